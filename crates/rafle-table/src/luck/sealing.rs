//! What the lines of luck in a log have come to: who has sealed a number, who has opened one, and what is waited for.

use std::sync::{Arc, OnceLock};

use hmac::{Hmac, KeyInit, Mac};
use rafle_engine::{Play, TableLine};
use sha2::{Digest, Sha256};

use super::FairLuck;
use super::lines::{Hash, LuckLine, Number, Secret, Strange, bytes, number_line};

/// What the lines of luck in a log have come to. It takes lines as they come, and says of each whether it fits.
#[derive(Clone, Default)]
pub struct Sealing {
    round: Option<Round>,
    /// The devices that took part and whose numbers were missing, each of which had all drawn anew.
    missing: Vec<String>,
    /// How often a secret was drawn anew because a number was missing.
    anew: usize,
    /// Every secret that was sealed, by its hash: numbers that were opened for one are known, and it is not sealed again.
    commitments: Vec<Hash>,
    /// The lines themselves, with the secrets that are in them, and the lines `begins` and `begin` among them; those of another table, of which
    /// the record went on here, are not.
    lines: Vec<(String, Option<String>)>,
    /// The same as everybody reads them, one below the other: every page of the table carries them.
    told: OnceLock<Arc<str>>,
}

/// What was told since a secret was sealed.
#[derive(Clone)]
struct Round {
    /// As long as this is a log with its secrets.
    secret: Option<Secret>,
    commitment: Hash,
    /// Of every line since the first secret that was not drawn anew, but the numbers.
    told: Sha256,
    seals: Vec<(String, Hash)>,
    /// How often words were added.
    words: usize,
    /// Whose numbers are opened, in the order in which they count; none as long as numbers can be sealed.
    opened: Option<Vec<String>>,
    numbers: Vec<(String, Number)>,
    missing: Vec<String>,
    /// Who may take part, if all was drawn anew: whoever was asked for a number before, and did not miss.
    only: Option<Vec<String>>,
    /// Whether the game has begun: then what comes after it is another table.
    played: bool,
}

/// How far luck is prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preparation {
    /// Nothing is sealed here, as at tables of older versions.
    Unsealed,
    /// Numbers can be sealed, and words be added.
    Sealing,
    /// The numbers of these devices are waited for.
    Opening(Vec<String>),
    /// Nothing enters any more.
    Ready,
}

/// What is wrong with a line of luck, or with an outcome that came too soon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It cannot be read.
    Unreadable,
    /// It is not the secret that was sealed.
    OtherSecret,
    /// It comes before a secret was sealed.
    TooEarly,
    /// Only numbers enter now, or nothing more.
    TooLate,
    /// This device has sealed no number.
    NoSeal(String),
    /// The number of this device is not asked for, or was opened already.
    NotAsked(String),
    /// This is not the number that the device has sealed.
    OtherNumber(String),
    /// An outcome has come before the number of this device.
    NoNumber(String),
    /// An outcome has come before numbers were opened.
    NotOpened,
}

impl Sealing {
    /// What the lines of this log have come to.
    pub fn of(play: &Play) -> Sealing {
        let mut sealing = Sealing::default();
        for line in play.log() {
            match line.parse() {
                Ok(line) => sealing.note(&line),
                Err(_) => sealing.note_played(),
            }
        }
        sealing
    }

    /// Notes a line of the table that was found fit before it was written.
    pub(crate) fn note(&mut self, line: &TableLine) {
        // What somebody has altered in a log is for `verify` to say: here the rest of it goes on.
        let _ = match line {
            TableLine::Luck { told, secret } => match LuckLine::of(told) {
                Ok(line) => self.take(told, line, secret.as_deref()),
                Err(_) => return,
            },
            TableLine::First(_) | TableLine::Begin(_) => self.begin(line),
            _ => return,
        };
    }

    /// The line by which a room begins, or one that says who is to: who has which seat, and whether luck has to say that, is settled
    /// before any number is open.
    pub(crate) fn begin(&mut self, line: &TableLine) -> Result<(), Wrong> {
        let Some(round) = &mut self.round else { return Ok(()) };
        if round.opened.is_some() {
            return Err(Wrong::TooLate);
        }
        round.told.update(format!("{line}\n"));
        self.keep(line.to_string(), None);
        Ok(())
    }

    /// Takes a line, if it can stand here; what it is otherwise.
    pub(crate) fn check(&mut self, told: &str, secret: Option<&str>) -> Result<(), Result<Wrong, String>> {
        let line = LuckLine::of(told).map_err(|strange| match strange {
            Strange::Line => Ok(Wrong::Unreadable),
            Strange::Rule(rule) => Err(rule),
        })?;
        self.take(told, line, secret).map_err(Ok)
    }

    fn take(&mut self, told: &str, line: LuckLine, secret: Option<&str>) -> Result<(), Wrong> {
        let hashed = |round: &mut Round| round.told.update(format!("luck {told}\n"));
        if let LuckLine::Secret { commitment } = line {
            let mut round = self.next_round(commitment)?;
            hashed(&mut round);
            if let Some(secret) = secret {
                let secret: Secret = bytes(secret).ok_or(Wrong::OtherSecret)?;
                if Hash::from(Sha256::digest(secret)) != commitment {
                    return Err(Wrong::OtherSecret);
                }
                round.secret = Some(secret);
            }
            self.round = Some(round);
            self.keep(format!("luck {told}"), secret);
            return Ok(());
        }
        let round = self.round.as_mut().ok_or(Wrong::TooEarly)?;
        match (&round.opened, line) {
            (None, LuckLine::Seal { device, hash }) => {
                round.may_take_part(&device)?;
                hashed(round);
                round.seals.retain(|(other, _)| *other != device);
                round.seals.push((device, hash));
            }
            // Where all is drawn anew only devices that were asked before add something: words could be sought that favour somebody.
            (None, LuckLine::Words) if round.only.is_some() => return Err(Wrong::TooLate),
            (None, LuckLine::Words) => {
                hashed(round);
                round.words += 1;
            }
            (None, LuckLine::Open { devices }) => {
                for (place, device) in devices.iter().enumerate() {
                    round.seal_of(device)?;
                    if devices[..place].contains(device) {
                        return Err(Wrong::NotAsked(device.clone()));
                    }
                }
                hashed(round);
                round.opened = Some(devices);
            }
            (Some(_), LuckLine::Number { device, number }) => {
                if !round.awaited().any(|other| *other == device) {
                    return Err(Wrong::NotAsked(device));
                }
                if Hash::from(Sha256::digest(number)) != *round.seal_of(&device)? {
                    return Err(Wrong::OtherNumber(device));
                }
                round.numbers.push((device, number));
            }
            (Some(_), LuckLine::Missing { device }) => {
                if !round.awaited().any(|other| *other == device) {
                    return Err(Wrong::NotAsked(device));
                }
                hashed(round);
                round.missing.push(device);
            }
            (Some(_), _) => return Err(Wrong::TooLate),
            (None, LuckLine::Number { device, .. } | LuckLine::Missing { device }) => {
                return Err(Wrong::NotAsked(device));
            }
            (None, LuckLine::Secret { .. }) => unreachable!("taken above"),
        }
        self.keep(format!("luck {told}"), None);
        Ok(())
    }

    fn keep(&mut self, line: String, secret: Option<&str>) {
        self.lines.push((line, secret.map(ToOwned::to_owned)));
        self.told = OnceLock::new();
    }

    fn joined(&self, line: impl Fn(&(String, Option<String>)) -> String) -> Arc<str> {
        self.lines.iter().map(line).collect::<Vec<_>>().join("\n").into()
    }

    /// A secret takes the place of the one before it. If a number of that one was missing, all is drawn anew, by all others
    /// that were asked: also by those whose numbers were still on their way, or whoever is quick to say that one is lost would
    /// decide who adds nothing. What was told before goes on being hashed: or whoever writes the log could leave a draw out of it.
    /// Else it is another table, which goes on from a record. A table that somebody has sealed a number for, and at which nothing
    /// was played, has no other secret.
    fn next_round(&mut self, commitment: Hash) -> Result<Round, Wrong> {
        if self.commitments.contains(&commitment) {
            return Err(Wrong::TooLate);
        }
        let (told, only) = match self.round.take() {
            Some(round) if !round.missing.is_empty() => {
                self.anew += 1;
                let others = round.opened.into_iter().flatten().filter(|device| !round.missing.contains(device));
                let others = others.collect();
                self.missing.extend(round.missing);
                (round.told, Some(others))
            }
            Some(round) if round.is_pending() => {
                self.round = Some(round);
                return Err(Wrong::TooLate);
            }
            _ => {
                (self.missing, self.anew) = (Vec::new(), 0);
                self.lines.clear();
                (Sha256::new(), None)
            }
        };
        self.commitments.push(commitment);
        Ok(Round {
            secret: None,
            commitment,
            told,
            seals: Vec::new(),
            words: 0,
            opened: None,
            numbers: Vec::new(),
            missing: Vec::new(),
            only,
            played: false,
        })
    }

    /// How far luck is prepared. A number that was missing is waited for no more: all is to be drawn anew.
    pub fn preparation(&self) -> Preparation {
        match &self.round {
            None => Preparation::Unsealed,
            Some(round) if round.opened.is_none() => Preparation::Sealing,
            Some(round) => match round.awaited().cloned().collect::<Vec<_>>() {
                awaited if awaited.is_empty() && round.missing.is_empty() => Preparation::Ready,
                awaited => Preparation::Opening(awaited),
            },
        }
    }

    /// An outcome has come: where nobody had sealed a number, nobody does any more.
    pub(crate) fn note_outcome(&mut self) {
        self.note_played();
        if let Some(round) = &mut self.round {
            round.opened.get_or_insert_default();
        }
    }

    /// A line of the game has come.
    fn note_played(&mut self) {
        if let Some(round) = &mut self.round {
            round.played = true;
        }
    }

    /// Whether an outcome may come: where nobody has sealed a number, nothing has to be opened.
    pub fn ready(&self) -> Result<(), Wrong> {
        let Some(round) = &self.round else { return Ok(()) };
        match (&round.opened, round.awaited().next(), round.missing.first()) {
            (None, ..) if round.seals.is_empty() && round.only.is_none() => Ok(()),
            (None, ..) => Err(Wrong::NotOpened),
            (_, Some(device), _) | (_, None, Some(device)) => Err(Wrong::NoNumber(device.clone())),
            (Some(_), None, None) => Ok(()),
        }
    }

    /// The luck that follows from these lines; none where there is no secret, as at tables of older versions.
    pub(crate) fn luck(&self) -> Option<FairLuck> {
        let round = self.round.as_ref()?;
        let mut told = round.told.clone();
        // In the order of `open`, not in that in which they came: or whoever writes the log could choose between orders.
        for device in round.opened.iter().flatten() {
            if let Some((_, number)) = round.numbers.iter().find(|(other, _)| other == device) {
                told.update(number_line(device, number) + "\n");
            }
        }
        let mut begun = Hmac::new_from_slice(&round.secret?).expect("a key may have any length");
        begun.update(&told.finalize());
        Some(FairLuck { begun })
    }

    /// Whether there is a secret, or there was one that somebody has taken out.
    pub(crate) fn is_closed(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.secret.is_none())
    }

    /// The lines of luck as everybody reads them, or with their secrets; nothing where there are none.
    pub(crate) fn lines(&self, secrets: bool) -> Arc<str> {
        if !secrets {
            return self.told.get_or_init(|| self.joined(|(told, _)| told.clone())).clone();
        }
        self.joined(|(told, secret)| match secret {
            Some(secret) => format!("{told} secret {secret}"),
            None => told.clone(),
        })
    }

    /// The hash of the secret, if one was sealed.
    pub fn commitment(&self) -> Option<Hash> {
        Some(self.round.as_ref()?.commitment)
    }

    /// The secret itself: nothing for anybody before the game is over.
    pub fn secret(&self) -> Option<Secret> {
        self.round.as_ref()?.secret
    }

    /// The devices that have sealed a number; once numbers are opened, those that were asked for theirs.
    pub fn devices(&self) -> impl Iterator<Item = &str> {
        let round = self.round.as_ref();
        let opened = round.and_then(|round| round.opened.as_deref());
        let sealed = round.filter(|_| opened.is_none()).into_iter().flat_map(|round| &round.seals);
        opened.into_iter().flatten().map(String::as_str).chain(sealed.map(|(device, _)| device.as_str()))
    }

    /// The devices whose numbers are in.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.round.iter().flat_map(|round| &round.numbers).map(|(device, _)| device.as_str())
    }

    /// The seal of a device, if it has one.
    pub fn seal_of(&self, device: &str) -> Option<&Hash> {
        self.round.as_ref()?.seal_of(device).ok()
    }

    /// How often this device has sealed a number since the secret was.
    pub(crate) fn seals_by(&self, device: &str) -> usize {
        let by = format!("luck seal {device} ");
        let since = self.lines.iter().rev().take_while(|(line, _)| !line.starts_with("luck 1 "));
        since.filter(|(line, _)| line.starts_with(&by)).count()
    }

    /// How often words were added.
    pub fn words(&self) -> usize {
        self.round.as_ref().map_or(0, |round| round.words)
    }

    /// How often all was drawn anew, because a number was missing.
    pub fn anew(&self) -> usize {
        self.anew
    }

    /// The devices whose numbers were missing.
    pub fn missing(&self) -> &[String] {
        &self.missing
    }

    /// The devices that may seal a number now; everybody's, if all was not drawn anew.
    pub(crate) fn only(&self) -> Option<&[String]> {
        self.round.as_ref()?.only.as_deref()
    }
}

impl Round {
    /// Whether numbers belong to it, sealed or known from the draw before, and nothing was played by them.
    fn is_pending(&self) -> bool {
        !self.played && (self.opened.is_some() || !self.seals.is_empty() || self.only.is_some())
    }

    fn seal_of(&self, device: &str) -> Result<&Hash, Wrong> {
        let sealed = self.seals.iter().find(|(other, _)| other == device);
        sealed.map(|(_, hash)| hash).ok_or_else(|| Wrong::NoSeal(device.to_owned()))
    }

    /// The devices whose numbers have not come, and that nobody has given up.
    fn awaited(&self) -> impl Iterator<Item = &String> {
        let came = |device: &String| self.numbers.iter().any(|(other, _)| other == device);
        self.opened.iter().flatten().filter(move |&device| !came(device) && !self.missing.contains(device))
    }

    fn may_take_part(&self, device: &String) -> Result<(), Wrong> {
        match &self.only {
            Some(only) if !only.contains(device) => Err(Wrong::NotAsked(device.clone())),
            _ => Ok(()),
        }
    }
}
