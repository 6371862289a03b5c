//! Where a table stands.

use rafle_engine::About;

/// What there is in a house besides its tables.
#[derive(Clone, Copy, Debug)]
pub struct House<'a> {
    /// The strengths of its bots, the weakest first.
    pub levels: &'a [&'static str],
    /// The strength of a bot when nobody says which.
    pub usual: &'static str,
    /// Whether there is a coach.
    pub coach: bool,
}

/// A table, as it is for everybody and at any time.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The word by which people find it.
    pub id: &'a str,
    /// Which game.
    pub about: &'static About,
    /// Whether the players choose anything that matters: whether there is something for a coach to say.
    pub decides: bool,
    /// Where it stands.
    pub house: House<'a>,
    /// The link by which others come.
    pub link: String,
    /// The first page as others reach it: where the word is typed.
    pub door: String,
    /// The word by which it is called as long as it waits, if it has one.
    pub word: Option<&'a str>,
}

impl Table<'_> {
    /// Whether a coach can go through its game.
    pub(crate) fn is_coached(&self) -> bool {
        self.house.coach && self.decides
    }
}
