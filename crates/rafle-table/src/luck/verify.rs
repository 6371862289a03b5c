//! Whether the luck of a game follows from what was sealed before it.

use rafle_engine::{Play, Source, TableLine};

use super::lines::LuckLine;
use super::{Draws, Sealing, Wrong};

/// What comes of following the luck of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing was sealed: the outcomes were typed, or drawn by an older version.
    Unsealed,
    /// The secret is not in the record: the game is not over, or somebody has taken it out.
    Closed,
    /// The version of the rule is not known here.
    Unknown(String),
    /// This line of the log does not fit what was sealed before it.
    Wrong(usize, Wrong),
    /// Every outcome follows.
    Follows(Followed),
    /// This outcome does not follow; all before it do.
    Differs {
        /// What the record has.
        found: Outcome,
        /// What it should have been.
        follows: String,
    },
}

/// What follows from the seal of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Followed {
    /// The line of the log in which the secret is sealed.
    pub from: usize,
    /// How many outcomes came before it: those of a record that was opened as a table. They prove nothing here.
    pub before: usize,
    /// All others.
    pub outcomes: Vec<Outcome>,
    /// How many devices have added a number.
    pub numbers: usize,
    /// Whose numbers were missing, each of which had all drawn anew.
    pub missing: Vec<String>,
    /// How often something was taken back here that luck had answered: what comes instead follows as well, and so whoever writes
    /// the log could choose between several, if nobody told of it.
    pub late: usize,
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
    match follow(play) {
        Ok(verdict) | Err(verdict) => verdict,
    }
}

fn follow(play: &Play) -> Result<Verdict, Verdict> {
    let mut game = play.afresh();
    let (mut sealing, mut luck) = (Sealing::default(), None);
    let (mut from, mut before, mut late, mut outcomes) = (None, 0, 0, Vec::new());
    for (entry, line) in play.log().iter().enumerate() {
        match line.parse() {
            Ok(TableLine::Luck { told, secret }) => {
                sealing.check(&told, secret.as_deref()).map_err(|why| match why {
                    Ok(wrong) => Verdict::Wrong(entry, wrong),
                    Err(rule) => Verdict::Unknown(rule),
                })?;
                if matches!(LuckLine::of(&told), Ok(LuckLine::Secret { .. })) {
                    (from, before, late) = (Some(entry), game.outcomes(), game.late_take_backs());
                    outcomes.clear();
                }
                luck = sealing.luck();
            }
            Ok(line @ (TableLine::First(_) | TableLine::Begin(_))) => {
                sealing.begin(&line).map_err(|wrong| Verdict::Wrong(entry, wrong))?;
                luck = sealing.luck();
            }
            _ if game.is_luck(line) => {
                sealing.ready().map_err(|wrong| Verdict::Wrong(entry, wrong))?;
                sealing.note_outcome();
                if let Some(luck) = &luck {
                    let mut source = Noted { draws: luck.draws(game.outcomes()), noted: Vec::new() };
                    let follows = game.draw_from(&mut source);
                    let found = Outcome { entry, number: game.outcomes(), line: line.clone(), draws: source.noted };
                    if follows != *line {
                        return Err(Verdict::Differs { found, follows });
                    }
                    outcomes.push(found);
                }
            }
            _ => {}
        }
        game.enter(line).expect("a line that was accepted once is accepted again");
    }
    let from = from.ok_or(Verdict::Unsealed)?;
    if sealing.is_closed() {
        return Err(Verdict::Closed);
    }
    let (numbers, missing) = (sealing.numbers().count(), sealing.missing().to_vec());
    let late = game.late_take_backs() - late;
    Ok(Verdict::Follows(Followed { from, before, outcomes, numbers, missing, late }))
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
