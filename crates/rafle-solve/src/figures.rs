//! What people ask about a game, answered exactly.

/// The figures of a game in which all play as well as they can.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Figures {
    /// Seat by seat.
    pub seats: Vec<OfSeat>,
    /// How likely it is that several share the win, if the method can tell.
    pub shared: Option<f64>,
    /// How likely it is that nobody wins.
    pub nobody: f64,
    /// How many steps a game has, throws and choices together, if the method can tell.
    pub steps: Option<f64>,
    /// How likely a seat's bonus is, in a game with one.
    pub bonus: Option<f64>,
    /// How much choosing well is worth, where there is something to choose and the method can tell.
    pub against_random: Option<AgainstRandom>,
}

/// The figures of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct OfSeat {
    /// Its share of the win.
    pub share: f64,
    /// Its score, if the method can tell.
    pub score: Option<Spread>,
}

/// A mean and how far it is from one game to another.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Spread {
    /// What is expected.
    pub mean: f64,
    /// Its standard deviation.
    pub sd: f64,
}

impl Spread {
    /// From the mean, and the mean of the squares.
    pub(crate) fn of(mean: f64, square: f64) -> Spread {
        Spread { mean, sd: (square - mean * mean).max(0.0).sqrt() }
    }
}

/// The first seat's share of the win against others who choose at random.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct AgainstRandom {
    /// When it plays by the exact policy.
    pub best: f64,
    /// When it chooses at random as well.
    pub random: f64,
}
