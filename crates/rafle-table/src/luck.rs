//! The rule of luck: how throws, deals and draws follow from a secret that was sealed before the game, so that whoever has the
//! record can check them. docs/FAIR-LUCK.md tells it to those who want to write the check themselves.

use hmac::{Hmac, KeyInit, Mac};
use rafle_engine::{Luck, Next, Play, Source, TableLine, below, gone_from};
use sha2::{Digest, Sha256};

use crate::who::hex;

/// The version of the rule, and with it of the order in which every game asks for its luck. Whoever changes either writes
/// another number, and goes on checking this one.
const RULE: &str = "1";

/// What luck is made of: 32 bytes that nobody can foretell.
pub type Secret = [u8; 32];

/// What the lines of luck in a log have come to.
#[derive(Clone, Default)]
pub(crate) struct Sealing(Option<(Secret, Sha256)>);

impl Sealing {
    /// Those of this log.
    pub(crate) fn of(play: &Play) -> Sealing {
        let mut sealing = Sealing::default();
        play.log().iter().filter_map(|line| line.parse().ok()).for_each(|line| sealing.note(&line));
        sealing
    }

    /// Notes a line of the table. A secret that is sealed takes the place of the one before it.
    pub(crate) fn note(&mut self, line: &TableLine) {
        let TableLine::Luck { told, secret } = line else { return };
        if let Some(secret) = secret.as_deref().and_then(bytes) {
            self.0 = Some((secret, Sha256::new()));
        }
        if let Some((_, hash)) = &mut self.0 {
            hash.update(format!("luck {told}\n"));
        }
    }

    /// The luck that follows from these lines; none where no secret was sealed, as at tables of older versions.
    pub(crate) fn luck(&self) -> Option<FairLuck> {
        let (secret, hash) = self.0.as_ref()?;
        let mut begun = Hmac::new_from_slice(secret).expect("a key may have any length");
        begun.update(&hash.clone().finalize());
        Some(FairLuck { begun })
    }
}

/// The luck that follows from what was sealed.
#[derive(Clone)]
pub struct FairLuck {
    /// Keyed by the secret, and fed with the hash of what everybody was told.
    begun: Hmac<Sha256>,
}

impl FairLuck {
    /// The luck of this log, if a secret was sealed in it.
    pub fn of(play: &Play) -> Option<FairLuck> {
        Sealing::of(play).luck()
    }

    /// Luck from a secret that nobody was told of before, and that nobody can check.
    pub fn unsealed(secret: &Secret, table: &str) -> FairLuck {
        let mut sealing = Sealing::default();
        sealing.note(&sealed(secret, table));
        sealing.luck().expect("there is a secret")
    }

    /// Where the outcome of this number comes from.
    pub fn draws(&self, number: usize) -> Draws {
        let mut begun = self.begun.clone();
        begun.update(&(number as u64).to_be_bytes());
        Draws { begun, blocks: 0, words: [0; 8], used: 8 }
    }
}

impl Luck for FairLuck {
    fn outcome(&mut self, number: usize) -> Box<dyn Source + '_> {
        Box::new(self.draws(number))
    }
}

/// The words of one outcome, eight to a block.
pub struct Draws {
    begun: Hmac<Sha256>,
    blocks: u32,
    words: [u32; 8],
    used: usize,
}

impl Draws {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut block = self.begun.clone();
            block.update(&self.blocks.to_be_bytes());
            let bytes = block.finalize().into_bytes();
            for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks::<4>().0) {
                *word = u32::from_be_bytes(*bytes);
            }
            (self.blocks, self.used) = (self.blocks + 1, 0);
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

impl Source for Draws {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// The secret that follows from words, such as a seed: whoever knows them can foretell everything.
pub fn secret_of(words: &str) -> Secret {
    Sha256::digest(words).into()
}

/// The line by which a secret is sealed at the table of this word: everybody reads its hash and the hash of the word, and
/// the secret itself when the game is over.
pub fn sealed(secret: &Secret, table: &str) -> TableLine {
    let told = format!("{RULE} {} {}", hex(&Sha256::digest(secret)), hex(&Sha256::digest(table)));
    TableLine::Luck { told, secret: Some(hex(secret)) }
}

/// What comes of following the luck of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing was sealed: the outcomes were typed, or drawn by an older version.
    Unsealed,
    /// The secret is not in the record: the game is not over, or somebody has taken it out.
    Closed,
    /// The version of the rule is not known here.
    Unknown(String),
    /// The secret in this line of the log is not the one that was sealed.
    OtherSecret(usize),
    /// Every outcome follows.
    Follows {
        /// How many outcomes came before anything was sealed, and cannot be checked.
        before: usize,
        /// All others.
        outcomes: Vec<Outcome>,
    },
    /// This outcome does not follow; all before it do.
    Differs {
        /// What the record has.
        found: Outcome,
        /// What it should have been.
        follows: String,
    },
}

/// An outcome of luck in a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of its line in the log, from 0.
    pub entry: usize,
    /// Its own number among the outcomes.
    pub number: usize,
    /// The line.
    pub line: String,
    /// What was asked for it, and what came: a number below the first.
    pub draws: Vec<(u32, u32)>,
}

/// Follows the luck of a game, line by line.
pub fn verify(play: &Play) -> Verdict {
    let mut game = Play::new(play.start().copy());
    let (mut sealing, mut luck) = (Sealing::default(), None);
    let (mut before, mut outcomes) = (0, Vec::new());
    for (entry, line) in play.log().iter().enumerate() {
        match line.parse() {
            Ok(line) => {
                if let Err(verdict) = fits(entry, &line) {
                    return verdict;
                }
                sealing.note(&line);
                luck = sealing.luck();
            }
            Err(_) if gone_from(line).is_some() || !matches!(game.next(), Next::Chance { .. }) => {}
            Err(_) => match &luck {
                None => before += 1,
                Some(luck) => {
                    let mut source = Noted { draws: luck.draws(game.outcomes()), noted: Vec::new() };
                    let follows = game.now().draw(&mut source);
                    let found = Outcome { entry, number: game.outcomes(), line: line.clone(), draws: source.noted };
                    if follows != *line {
                        return Verdict::Differs { found, follows };
                    }
                    outcomes.push(found);
                }
            },
        }
        game.enter(line).expect("a line that was accepted once is accepted again");
    }
    if luck.is_none() { Verdict::Unsealed } else { Verdict::Follows { before, outcomes } }
}

/// Whether a line of luck can be followed: by a rule that is known here, and with the secret that was sealed.
fn fits(entry: usize, line: &TableLine) -> Result<(), Verdict> {
    let TableLine::Luck { told, secret } = line else { return Ok(()) };
    let (rule, words) = told.split_once(' ').unwrap_or((told, ""));
    if rule != RULE {
        return Err(Verdict::Unknown(rule.to_owned()));
    }
    let secret = secret.as_deref().ok_or(Verdict::Closed)?;
    let hash = bytes(secret).map(|secret| hex(&Sha256::digest(secret)));
    if hash.as_deref() == words.split(' ').next() { Ok(()) } else { Err(Verdict::OtherSecret(entry)) }
}

/// Notes what is asked of luck, and what comes.
struct Noted {
    draws: Draws,
    noted: Vec<(u32, u32)>,
}

impl Source for Noted {
    fn below(&mut self, n: u32) -> u32 {
        let came = self.draws.below(n);
        self.noted.push((n, came));
        came
    }
}

/// The secret that is written so.
fn bytes(text: &str) -> Option<Secret> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().as_chunks::<2>().0) {
        *byte = u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Seat, Viewer};

    use super::*;

    fn luck(secret: u8, word: &str) -> FairLuck {
        FairLuck::unsealed(&[secret; 32], word)
    }

    fn numbers(luck: &FairLuck, outcome: usize) -> Vec<u32> {
        let mut draws = luck.draws(outcome);
        (0..40).map(|_| draws.below(6)).collect()
    }

    #[test]
    fn every_outcome_of_every_table_has_luck_of_its_own() {
        assert_eq!(numbers(&luck(7, "abc"), 3), numbers(&luck(7, "abc"), 3));
        for other in [(luck(7, "abc"), 4), (luck(7, "abd"), 3), (luck(8, "abc"), 3)] {
            assert_ne!(numbers(&luck(7, "abc"), 3), numbers(&other.0, other.1));
        }
    }

    #[test]
    fn the_rule_means_the_same_for_ever() {
        assert_eq!(numbers(&luck(0, ""), 0)[..12], [0, 5, 4, 1, 1, 1, 2, 4, 3, 5, 5, 5]);
    }

    /// A game of which every outcome follows; once a throw is taken back.
    fn played() -> Play {
        let mut play = Play::new(rafle_games::open("greedy", 2, &[("target", "20")]).unwrap().unwrap());
        play.enter(&sealed(&[7; 32], "abc").to_string()).unwrap();
        let mut luck = FairLuck::of(&play).unwrap();
        while play.next() != Next::Nobody {
            let line = match play.next() {
                Next::Chance { .. } => play.draw(&mut luck),
                _ => play.now().open().pop().unwrap(),
            };
            play.enter(&line).unwrap();
            if play.outcomes() == 5 && play.names()[0].is_none() {
                play.enter("undo").unwrap();
                play.enter("name A Anna").unwrap();
            }
        }
        play
    }

    /// The same game with one line written otherwise.
    fn changed(play: &Play, change: impl Fn(usize, &str) -> String) -> Play {
        let mut other = Play::new(play.start().copy());
        for (number, line) in play.log().iter().enumerate() {
            if other.enter(&change(number, line)).is_err() {
                break;
            }
        }
        other
    }

    #[test]
    fn what_was_drawn_by_the_rule_follows() {
        let play = played();
        let Verdict::Follows { before: 0, outcomes } = verify(&play) else { panic!("{:?}", verify(&play)) };
        assert_eq!(outcomes.len(), play.outcomes(), "those taken back are followed too");
        let numbers: Vec<_> = outcomes.iter().map(|outcome| outcome.number).collect();
        assert_eq!(numbers, (0..play.outcomes()).collect::<Vec<_>>());
        assert!(outcomes.iter().all(|outcome| outcome.draws.iter().all(|(n, came)| came < n)));
    }

    #[test]
    fn what_was_not_is_named() {
        let play = played();
        let throws: Vec<_> = (0..play.log().len()).filter(|&number| play.log()[number].starts_with("throw")).collect();
        let third = throws[2];
        let other = if play.log()[third] == "throw 3" { "throw 4" } else { "throw 3" };
        let verdict = verify(&changed(&play, |number, line| if number == third { other } else { line }.to_owned()));
        let Verdict::Differs { found, follows } = verdict else { panic!("{verdict:?}") };
        assert_eq!((found.entry, found.number, found.line.as_str()), (third, 2, other));
        assert_eq!(follows, play.log()[third]);
    }

    #[test]
    fn only_the_secret_that_was_sealed_will_do() {
        let play = played();
        let [seal, other] = [7, 8].map(|byte| sealed(&[byte; 32], "abc"));
        let (TableLine::Luck { told, .. }, TableLine::Luck { secret, .. }) = (&seal, &other) else { unreachable!() };
        let with = |line: TableLine| {
            verify(&changed(&play, |number, old| if number == 0 { line.to_string() } else { old.to_owned() }))
        };
        let told = || told.clone();
        assert_eq!(with(TableLine::Luck { told: told(), secret: secret.clone() }), Verdict::OtherSecret(0));
        assert_eq!(with(TableLine::Luck { told: told(), secret: None }), Verdict::Closed);
        assert_eq!(with(TableLine::Luck { told: told().replacen('1', "2", 1), secret: None }), {
            Verdict::Unknown("2".to_owned())
        });
        assert!(matches!(with(other.clone()), Verdict::Differs { .. }), "another secret, and its own seal");
        assert_eq!(verify(&changed(&play, |number, line| if number == 0 { "hints on" } else { line }.to_owned())), {
            Verdict::Unsealed
        });
    }

    #[test]
    fn before_the_end_nobody_reads_the_secret() {
        let play = played();
        let mut running = Play::new(play.start().copy());
        let secret = hex(&[7; 32]);
        for line in play.log() {
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Referee] {
                assert!(!running.log_for(viewer).concat().contains(&secret));
            }
            running.enter(line).unwrap();
        }
        assert!(running.log_for(Viewer::Spectator)[0].ends_with(&secret), "when the game is over, everybody does");
    }
}
