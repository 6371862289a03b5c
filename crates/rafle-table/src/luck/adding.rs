//! What devices add to the luck of a table, from its opening to the first throw.

use std::sync::Arc;

use rafle_engine::{Message, Play, Record, Seat, Seats, Source, Stage, TableLine, Unnamed};
use sha2::{Digest, Sha256};

use super::lines::{LuckLine, missing_line, number_line, open_line, seal_line, words_line};
use super::{Hash, Number, Preparation, Sealing, Secret};
use crate::room::first_luck;
use crate::{Granted, Guest, Refused, Sitter, Table};

/// So often words are added at one table, and no more.
const MOST_WORDS: usize = 40;

/// So often by people who only look on: the others are left for those who sit there.
const MOST_WORDS_OF_OTHERS: usize = 20;

/// So often a device seals a number anew, and no more: everybody is shown each of these lines for as long as the table is there.
const MOST_SEALS: usize = 40;

/// So often devices seal numbers at one table, whoever sits down and gets up again; sixteen people do not come near it.
const MOST_SEALS_HERE: usize = 240;

/// So often they may do so anew: the others are left for devices that have not sealed any yet.
const MOST_SEALS_ANEW_HERE: usize = 120;

/// How many digits of its token tell a device from the others of the same person.
const DIGITS: usize = 8;

/// What a device does for the luck of a table. It is named by [`digits`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Adding {
    /// It seals a number.
    Seal(Hash),
    /// It opens its number.
    Number(Number),
    /// It has none any more, or does not want to wait until it has.
    Lost,
}

/// How a device is told from the others of the same person: digits of its own token at the table.
pub fn digits(token: &str) -> &str {
    &token[..DIGITS.min(token.len())]
}

/// What everybody may know of the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// The header of the record, which says by which rules luck is asked, the number of the line in which it is first sealed, and
    /// how many outcomes come before that: the number of the first one that follows from the seal.
    pub game: String,
    /// The lines of luck as everybody reads them, one below the other; with their secrets when the game is over.
    pub lines: Arc<str>,
    /// How far luck is prepared.
    pub preparation: Preparation,
    /// The hash of the secret, if one was sealed.
    pub commitment: Option<Hash>,
    /// The secret, when the game is over.
    pub secret: Option<Secret>,
    /// The devices that have sealed a number, or were asked for it, and whose seats they play.
    pub devices: Vec<(String, Seats)>,
    /// How often words were added.
    pub words: usize,
    /// How often all was drawn anew, because a number was missing.
    pub anew: usize,
    /// Whose numbers were missing.
    pub missing: Vec<Missing>,
    /// How the seats that this guest plays are written in the log.
    own: Vec<String>,
}

/// Somebody whose number was missing, as they were called when it was asked for: a seat may change hands, and what its player did
/// does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Where they sat.
    pub seat: Seat,
    /// What everybody was called.
    pub names: Vec<Option<String>>,
    /// Who had not said it.
    pub unnamed: Unnamed,
}

impl Fair {
    /// The name of this guest's device in lines of luck; none for somebody who only watches.
    pub fn device(&self, digits: &str) -> Option<String> {
        let known = |(device, _): &&(String, Seats)| self.own.iter().any(|token| is_named(device, token, digits));
        let known = self.devices.iter().find(known).map(|(device, _)| device.clone());
        known.or_else(|| self.own.first().map(|token| named(token, digits)))
    }

    /// The device whose number this guest can give up, on the device of these [digits]: this one, or else another of the same
    /// person, which may be gone for good.
    pub fn may_give_up(&self, digits: &str) -> Option<&str> {
        let Preparation::Opening(awaited) = &self.preparation else { return None };
        let own = |device: &&String| self.own.iter().any(|token| plays_for(device, token));
        let this = |device: &&String| self.own.iter().any(|token| is_named(device, token, digits));
        let device = awaited.iter().find(this).or_else(|| awaited.iter().find(own));
        device.map(String::as_str)
    }

    /// The seats whose devices have sealed a number, or were asked for it.
    pub fn adding(&self) -> Seats {
        self.devices.iter().flat_map(|(_, seats)| seats.iter()).collect()
    }

    /// The seats whose devices are waited for.
    pub fn awaited(&self) -> Seats {
        let Preparation::Opening(awaited) = &self.preparation else { return Seats::NONE };
        let waits = self.devices.iter().filter(|(device, _)| awaited.contains(device));
        waits.flat_map(|(_, seats)| seats.iter()).collect()
    }
}

impl Table {
    /// What everybody may know of the luck here, and how this guest's device is called.
    pub fn fair(&self, guest: &Guest) -> Fair {
        let (sealing, over) = (self.sealing(), self.play().over());
        // A number that had not come when the game was over was not added.
        let added = |device: &&str| !over || sealing.numbers().any(|other| other == *device);
        let devices = sealing.devices().filter(added).map(|device| (device.to_owned(), self.seats_of_device(device)));
        let devices = devices.collect();
        let preparation = match sealing.preparation() {
            Preparation::Opening(_) if over => Preparation::Ready,
            // Tables of older versions have a secret and nothing else: they are on their way.
            Preparation::Sealing if !self.takes_seals() => Preparation::Ready,
            preparation => preparation,
        };
        let own = self.seats_of(guest).iter().filter_map(|seat| match self.sitter(seat) {
            Sitter::Person(token) => Some(token.clone()),
            Sitter::Open | Sitter::Bot(_) => None,
        });
        let sealed = self.play().log().iter().position(|line| line.starts_with("luck 1 ")).unwrap_or_default();
        let before = self.play().elsewhere().map_or(0, |elsewhere| elsewhere.outcomes);
        let header = self.with_stored_options(Record::as_told(self.play(), Vec::new())).to_string();
        Fair {
            game: format!("{} luck {} {before}", header.trim_end(), sealed + 1),
            lines: sealing.lines(over),
            preparation,
            commitment: sealing.commitment(),
            secret: sealing.secret().filter(|_| over),
            words: sealing.words(),
            anew: sealing.anew(),
            missing: missing(self.play()),
            own: own.collect(),
            devices,
        }
    }

    /// Whose devices have sealed a number, by the tokens by which they sit here, and the [digits] of each device.
    pub fn sealed(&self) -> impl Iterator<Item = (&str, &str)> {
        self.sealing().devices().filter_map(|device| {
            let token = self.seats_of_device(device).iter().next().and_then(|seat| self.owner(seat))?;
            Some((token, device.split_once('/')?.1))
        })
    }

    /// The seats of the person whose device it is.
    fn seats_of_device(&self, device: &str) -> Seats {
        self.seats().iter().filter(|seat| self.owner(*seat).is_some_and(|token| plays_for(device, token))).collect()
    }

    /// Whether numbers can be sealed: nobody has begun yet, or all is drawn anew.
    fn takes_seals(&self) -> bool {
        let sealing = self.sealing();
        let anew = sealing.only().is_some() && !self.play().over();
        sealing.preparation() == Preparation::Sealing && (self.stage() == Stage::Waiting || anew)
    }

    /// Whether nothing but lines of luck has been added since the log was so long.
    pub fn only_luck_since(&self, number: usize) -> bool {
        self.play().log().get(number..).is_some_and(|lines| lines.iter().all(|line| line.starts_with("luck ")))
    }

    /// What comes of a device that adds something.
    pub(crate) fn adds(&self, guest: &Guest, digits: &str, adding: &Adding) -> Result<Granted, Refused> {
        let fair = self.fair(guest);
        let device = fair.device(digits).ok_or(Refused::NotYours)?;
        let line = match adding {
            Adding::Seal(seal) => {
                if !self.takes_seals() || self.sealing().only().is_some_and(|only| !only.contains(&device)) {
                    return Err(Refused::Why(Message::new("luck-is-sealed")));
                }
                self.may_seal(&device)?;
                seal_line(&device, seal)
            }
            Adding::Number(number) => {
                self.is_awaited(&device)?;
                if self.sealing().seal_of(&device) != Some(&Hash::from(Sha256::digest(number))) {
                    return Err(Refused::Why(Message::new("another-number")));
                }
                number_line(&device, number)
            }
            Adding::Lost => {
                let lost = fair.may_give_up(digits).ok_or_else(|| Refused::Why(Message::new("no-number-awaited")))?;
                return Ok(Granted::Missing(lost.to_owned()));
            }
        };
        Ok(Granted::Lines(self.prepared(&[line])))
    }

    /// Refuses a device that seals too often, or at a table at which too many have.
    fn may_seal(&self, device: &str) -> Result<(), Refused> {
        let own = self.sealing().seals_by(device);
        let most = if own == 0 { MOST_SEALS_HERE } else { MOST_SEALS_ANEW_HERE };
        let here = self.play().log().iter().filter(|line| line.starts_with("luck seal ")).count();
        if own < MOST_SEALS && here < most { Ok(()) } else { Err(Refused::Why(Message::new("seals-enough"))) }
    }

    fn is_awaited(&self, device: &str) -> Result<(), Refused> {
        let awaited =
            matches!(self.awaited_here(), Preparation::Opening(awaited) if awaited.iter().any(|other| other == device));
        if awaited { Ok(()) } else { Err(Refused::Why(Message::new("no-number-awaited"))) }
    }

    /// The line by which somebody adds words.
    pub(crate) fn adds_words(&self, guest: &Guest, words: &str) -> Result<Vec<String>, Refused> {
        let why = |key| Err(Refused::Why(Message::new(key)));
        let most = if self.seats_of(guest).is_empty() { MOST_WORDS_OF_OTHERS } else { MOST_WORDS };
        match words.trim() {
            // Where all is drawn anew only devices that were asked before add something.
            _ if !self.takes_seals() || self.stage() != Stage::Waiting => why("luck-is-sealed"),
            _ if self.sealing().words() >= most => why("words-enough"),
            "" => why("words-empty"),
            words => Ok(vec![words_line(words)]),
        }
    }

    /// What is done when a number does not come: who is missing is told, and the others seal new ones.
    pub fn drawn_anew(&self, missing: &[String], secret: &TableLine) -> Vec<String> {
        let missing = missing.iter().map(|device| missing_line(device));
        self.prepared(&missing.chain([secret.to_string()]).collect::<Vec<_>>())
    }

    /// How far luck is prepared. When the game is over, nothing comes of it any more and nobody is waited for.
    fn awaited_here(&self) -> Preparation {
        if self.play().over() { Preparation::Ready } else { self.sealing().preparation() }
    }

    /// What is waited for: how often all was drawn anew, and whether it is numbers or new seals.
    pub fn awaits(&self) -> Option<(usize, bool)> {
        let sealing = self.sealing();
        match self.awaited_here() {
            Preparation::Opening(_) => Some((sealing.anew(), true)),
            Preparation::Sealing if sealing.only().is_some() => Some((sealing.anew(), false)),
            _ => None,
        }
    }

    /// What is to be done when nobody has waited long enough: numbers that have not come are missing, seals that have not come
    /// are done without. Nothing, if nothing is waited for, or by nobody else than who is to do it.
    pub fn waited(&self, secret: &dyn Fn() -> TableLine) -> Option<Vec<String>> {
        match self.awaited_here() {
            Preparation::Opening(awaited) => {
                let others = |device: &String| !self.people().minus(self.seats_of_device(device)).is_empty();
                let opened = self.sealing().numbers().next().is_some();
                (opened || awaited.iter().any(others)).then(|| self.drawn_anew(&awaited, &secret()))
            }
            Preparation::Sealing if self.sealing().only().is_some() => {
                Some(self.prepared(numbers_asked(self.play(), &[]).as_slice()))
            }
            Preparation::Sealing | Preparation::Unsealed | Preparation::Ready => None,
        }
    }

    /// These lines and what follows from them: when all who take part in a new draw have sealed, numbers are asked for; when
    /// all numbers are there, what nobody has to tap for is dealt.
    fn prepared(&self, lines: &[String]) -> Vec<String> {
        let mut play = self.play().clone();
        let before = play.log().len();
        let enter = |play: &mut Play, line: &str| play.enter(line).expect("a line of luck may stand anywhere");
        for line in lines {
            enter(&mut play, line);
        }
        let sealing = Sealing::of(&play);
        let all = sealing.only().is_some_and(|only| only.len() == sealing.devices().count());
        if all && sealing.preparation() == Preparation::Sealing {
            let asked = numbers_asked(&play, &[]).expect("a secret was sealed");
            enter(&mut play, &asked);
        }
        let mut lines = play.log()[before..].to_vec();
        if self.stage() == Stage::Playing {
            lines.extend(first_luck(&play, &mut Nothing).expect("luck is next"));
        }
        lines
    }
}

/// Whose numbers were missing. Nothing of the game is played before they have come, so that few lines are gone through.
fn missing(play: &Play) -> Vec<Missing> {
    let log = play.log();
    let last = log.iter().rposition(|line| line.starts_with("luck missing ")).map_or(0, |last| last + 1);
    let (mut then, mut asked, mut missing) = (play.afresh(), Vec::new(), Vec::new());
    for line in &log[..last] {
        then.enter(line).expect("a line that was accepted once is accepted again");
        match line.strip_prefix("luck ").map(LuckLine::of) {
            Some(Ok(LuckLine::Open { devices })) => {
                let sat = |seat| Missing { seat, names: then.names().to_vec(), unnamed: then.unnamed() };
                let sat = |device: String| Some((sat(seat_of(&then, &device)?), device));
                asked = devices.into_iter().filter_map(sat).collect();
            }
            Some(Ok(LuckLine::Missing { device })) => {
                missing.extend(asked.iter().filter(|(_, other)| *other == device).map(|(who, _)| who.clone()));
            }
            _ => {}
        }
    }
    missing
}

/// No luck at all, where all of it is sealed.
struct Nothing;

impl Source for Nothing {
    fn below(&mut self, _: u32) -> u32 {
        unreachable!("luck that is sealed comes from its seal")
    }
}

/// The line by which the numbers of all who sit here are asked for, but not those of devices that play for nobody any more; none
/// where nobody has sealed one, or they are asked for already. Where all is drawn anew it stands in any case, for till then it is
/// waited for seals.
pub(crate) fn numbers_asked(play: &Play, released: &[String]) -> Option<String> {
    let sealing = Sealing::of(play);
    let sits = |device: &&str| seat_of(play, device).is_some();
    let asks = sealing.devices().next().is_some() || sealing.only().is_some();
    (asks && sealing.preparation() == Preparation::Sealing).then(|| {
        open_line(sealing.devices().filter(sits).filter(|device| !released.iter().any(|other| other == device)))
    })
}

/// The line by which the device of whoever opens a table seals the number that it has brought along.
pub(crate) fn brought(play: &Play, guest: &Guest) -> Option<String> {
    let (digits, seal) = guest.brings()?;
    let mut sitters = play.seating().sits.iter().filter_map(|sits| sits.last()?.parse().ok());
    let token = sitters.find_map(|sitter| match sitter {
        Sitter::Person(token) if guest.holds(&token) => Some(token),
        Sitter::Person(_) | Sitter::Open | Sitter::Bot(_) => None,
    });
    Some(seal_line(&named(&token?, digits), seal))
}

/// Where somebody sits whose device this is.
fn seat_of(play: &Play, device: &str) -> Option<Seat> {
    let sitters = play.seating().sits.iter().map(|sits| sits.last()?.parse().ok());
    let theirs = |sitter| matches!(sitter, Some(Sitter::Person(token)) if plays_for(device, &token));
    sitters.map(theirs).position(|theirs| theirs).map(Seat::new)
}

/// How lines of luck name a device. They stay as they are for ever, and have no word of another table in them: older lines do.
fn named(token: &str, digits: &str) -> String {
    format!("{}/{digits}", bare(token))
}

fn is_named(device: &str, token: &str, digits: &str) -> bool {
    plays_for(device, token) && device.split_once('/').is_some_and(|(_, other)| other == digits)
}

/// Whether a device is that of whoever is written so in the line `sits`.
fn plays_for(device: &str, token: &str) -> bool {
    bare(device) == bare(token)
}

/// The digits of whoever is written so, or whose device it is, without the table at which they are known by them.
fn bare(token: &str) -> &str {
    token.split(['@', '/']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_without_the_table_at_which_its_person_sat_before() {
        let device = named("0123456789abcdef@before", "12345678");
        assert_eq!(device, "0123456789abcdef/12345678");
        // As older versions have written it.
        for device in [&*device, "0123456789abcdef@before/12345678"] {
            assert!(plays_for(device, "0123456789abcdef@before") && plays_for(device, "0123456789abcdef"));
            assert!(is_named(device, "0123456789abcdef@before", "12345678"));
            assert!(!is_named(device, "0123456789abcdef@before", "87654321"));
            assert!(!plays_for(device, "fedcba9876543210@before"));
        }
    }
}
