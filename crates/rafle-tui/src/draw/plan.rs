//! How a table is laid out, from roomy to tight: the first way that fits the screen is taken.

/// How large dice and cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// Dice with pips, cards in a fan.
    Large,
    /// Dice with a numeral, cards in a line of text.
    Middle,
    /// Everything in lines of text.
    Small,
}

/// One way to lay a table out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) size: Size,
    /// Lines between what lies below each other.
    pub(crate) gap: u16,
    /// How many lines of what has happened there have to be, at least.
    pub(crate) told: u16,
    /// How paper is folded.
    pub(crate) fold: Fold,
}

/// How paper is folded. What is folded away lies whole below the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fold {
    /// It lies as it is.
    Open,
    /// One's own board and one's own column of a sheet; the market without what each card does.
    Own,
    /// The same, and sheets in two halves beside each other.
    Halves,
    /// The same, and no sheet or market of which nothing can be touched.
    Away,
}

/// What has happened goes first, then the gaps, then the drawings; paper is folded last, and may leave room for larger
/// drawings again.
pub(crate) const PLANS: [Plan; 12] = {
    use Fold::{Away, Halves, Open, Own};
    use Size::{Large, Middle, Small};
    const fn plan(size: Size, gap: u16, told: u16, fold: Fold) -> Plan {
        Plan { size, gap, told, fold }
    }
    [
        plan(Large, 1, 2, Open),
        plan(Large, 0, 1, Open),
        plan(Large, 0, 0, Open),
        plan(Middle, 0, 0, Open),
        plan(Small, 0, 0, Open),
        plan(Large, 0, 1, Own),
        plan(Middle, 0, 0, Own),
        plan(Small, 0, 0, Own),
        plan(Middle, 0, 0, Halves),
        plan(Small, 0, 0, Halves),
        plan(Middle, 0, 0, Away),
        plan(Small, 0, 0, Away),
    ]
};
