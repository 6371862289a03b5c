//! Why there is no exact answer.

use std::fmt;
use std::time::Duration;

/// Why a game is not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unsolved {
    /// Nobody has said how games of this type are solved: it is not on our list.
    NoMethod,
    /// More states can be reached than were allowed.
    TooManyStates(usize),
    /// More seats play than it is solved for.
    TooManySeats(usize),
    /// Exploring took longer than was allowed.
    TooLong(Duration),
    /// It takes about ten seconds, and whoever asked has not the patience.
    TakesLong,
    /// It is solved with other options than these.
    OtherRules,
    /// Something is hidden: states are not what players know.
    Hidden,
    /// Several seats whose choices answer each other in a cycle found no rest.
    NeverSettles,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::NoMethod => f.write_str("no method is known for this game: give it a solver"),
            Unsolved::TooManyStates(limit) => write!(f, "more than {limit} states can be reached"),
            Unsolved::TooManySeats(most) => write!(f, "it is solved for at most {most} seats"),
            Unsolved::TooLong(limit) => write!(f, "there are more states than can be reached in {limit:?}"),
            Unsolved::TakesLong => f.write_str("it takes about ten seconds: ask with patience"),
            Unsolved::OtherRules => f.write_str("it is solved with other options than these"),
            Unsolved::Hidden => f.write_str("something is hidden in this game"),
            Unsolved::NeverSettles => f.write_str("the choices of the seats answer each other without rest"),
        }
    }
}

impl std::error::Error for Unsolved {}
