//! The trait that every game implements, and the eyes through which it is seen.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::Deref;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    Aid, At, Field, Message, Options, Pad, Paper, Refusal, Seat, Source, Standings, Tally, Thing, Unreadable, View,
    Viewer,
};

/// What a shelf of games says about one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// The name in addresses, commands and files.
    pub slug: &'static str,
    /// What lies on its picture, at most a handful of things.
    #[serde(skip)]
    pub picture: &'static [Thing],
    /// With how few seats it can be played.
    pub least_seats: usize,
    /// With how many.
    pub most_seats: usize,
    /// With how many it is at its best.
    pub usual_seats: usize,
    /// How long one game lasts, roughly.
    pub minutes: u8,
    /// From 0, luck alone, to 4, hardly any.
    pub skill: u8,
    /// Whether players choose anything that matters, with the usual options.
    pub decisions: bool,
    /// Whether something is hidden from some of the seats.
    pub hidden: bool,
    /// Whether it is played with cards that are dealt.
    pub cards: bool,
    /// What it is good for. It stands there on the shelf; a game for several that is as good alone also among those.
    pub occasions: &'static [Occasion],
    /// Who begins.
    #[serde(skip)]
    pub begins: Begins,
}

/// What people look for when they take a game from the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Occasion {
    /// Half an hour or more, and worth learning.
    Tonight,
    /// Something to decide, and no longer than ten minutes.
    Quick,
    /// Something to decide, and a little longer.
    Longer,
    /// Nothing to decide.
    Luck,
    /// Nobody else is there.
    Alone,
}

impl About {
    /// Whether a table decides who begins, where the game is played by these options.
    pub fn asks_who_begins(&self, options: &[(&'static str, String)]) -> bool {
        self.most_seats > 1
            && match self.begins {
                Begins::FirstSeat => true,
                Begins::Rule => false,
                Begins::Option(key, word) => options.iter().any(|(other, value)| *other == key && value == word),
            }
    }
}

/// Who begins a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begins {
    /// The first seat; who sits there is decided at the table.
    FirstSeat,
    /// Whoever a rule of the game names.
    Rule,
    /// The first seat, if this option has this word, as it has at new tables; else luck decides in the game itself, as in
    /// records of before.
    Option(&'static str, &'static str),
}

/// Who is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// This seat chooses an action.
    Seat(Seat),
    /// Luck decides. A table waits until the player whose `hand` throws or draws taps; with no hand it just happens.
    Chance {
        /// Whose hand it is.
        hand: Option<Seat>,
    },
    /// The game is over.
    Nobody,
}

impl Next {
    /// `seat` throws or draws.
    pub const fn throw_by(seat: Seat) -> Next {
        Next::Chance { hand: Some(seat) }
    }
}

/// A question to luck. Games that throw ask [`InTheCup`](crate::InTheCup); those that deal answer for themselves.
pub trait Chance: Sized {
    /// What luck answers.
    type Luck;

    /// Everything that can come of it, with exact weights.
    fn outcomes(self) -> impl Iterator<Item = (Self::Luck, u64)>;

    /// One of the outcomes, as likely as its weight says, without listing them.
    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Self::Luck;
}

/// A thing with a short text that reads back to the same thing.
pub trait Notation: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static> Notation for T {}

/// One entry of a game's log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line<A, L> {
    /// What a seat chose.
    Action(A),
    /// What luck brought.
    Luck(L),
}

impl<A: Display, L: Display> Display for Line<A, L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Line::Action(action) => action.fmt(f),
            Line::Luck(luck) => luck.fmt(f),
        }
    }
}

/// An entry of this game's log.
pub type LineOf<G> = Line<<G as Game>::Action, <G as Game>::Luck>;

/// Takes a line that a seat is told into what it has in mind; `before` is what it saw until then.
pub type Remember<G> = fn(memory: &mut Vec<LineOf<G>>, before: &Seen<G>, line: LineOf<G>);

/// A game at one moment, and its rules. Plain data: no luck, no clock, no language.
///
/// A state may have holes: what its viewer may not see ([`Game::seen_by`]). Rules that meet a hole ask for it as chance,
/// or take the word of the action that uncovers it.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What the shelf says.
    const ABOUT: About;

    /// Whether players choose anything that matters, with some options at least. Where they do not, nobody searches.
    const DECIDES: bool = Self::ABOUT.decisions;

    /// Whether turns always go round, by whatever house rules: after a seat comes the next one that takes part. It is not so
    /// where a round may begin with anybody else.
    const IN_TURN: bool = false;

    /// What a seat has in mind of all it was told, where a player should know more than the table shows: the bids of this
    /// round, what somebody took up. It is folded line by line ([`Followed`](crate::Followed)), so that nobody has to read
    /// a log again; in most games there is nothing to remember, and it costs nothing.
    const REMEMBER: Option<Remember<Self>> = None;

    /// House rules.
    type Options: Options;
    /// What a seat can choose. One decision is one action, however many pieces it names.
    type Action: Notation;
    /// What chance can bring.
    type Luck: Notation;

    /// Whether a game by these options is of this type. Where an option would make every state larger, a game has a type for
    /// each of its values: they share a slug and a struct of options, and for any options exactly one of them says yes.
    fn suits(options: &Self::Options) -> bool {
        let _ = options;
        true
    }

    /// A game before its first throw or deal. Refuses options that make no sense together, or with so many seats;
    /// the number of seats lies within [`Game::ABOUT`].
    fn new(options: Self::Options, seats: usize) -> Result<Self, Refusal>;

    /// Who is next.
    fn next(&self) -> Next;

    /// What is open to the seat that is next; nothing at other times. Each action once, always in the same order.
    ///
    /// Where it can, the iterator knows its length and finds the n-th directly: a random action is then one draw.
    fn actions(&self) -> impl Iterator<Item = Self::Action> + Clone + '_;

    /// The seat that is next chooses `action`. A refusal changes nothing.
    fn act(&mut self, action: Self::Action) -> Result<(), Refusal>;

    /// What is asked of luck now; something that nothing can come of while chance is not next.
    fn chance(&self) -> impl Chance<Luck = Self::Luck>;

    /// Everything that chance can bring now, with exact weights.
    fn outcomes(&self) -> impl Iterator<Item = (Self::Luck, u64)> {
        self.chance().outcomes()
    }

    /// One of the outcomes, as likely as its weight says, without listing them.
    #[inline]
    fn draw<S: Source + ?Sized>(&self, source: &mut S) -> Self::Luck {
        self.chance().draw(source)
    }

    /// The one door for luck, whoever made it. A refusal changes nothing.
    fn befall(&mut self, luck: Self::Luck) -> Result<(), Refusal>;

    /// Who stands where, now or at the end.
    fn standings(&self) -> Standings;

    /// `seat` has resigned, and is passed over from now on: it throws nothing, chooses nothing and wins nothing. False, and
    /// nothing is changed, where the game would be another one for those who are left; then somebody plays on for it.
    fn pass_over(&mut self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether players choose anything that matters, with the options of this game.
    fn decides(&self) -> bool {
        Self::DECIDES
    }

    /// Whether whoever plays at a table may take a choice back. A referee, who may have heard wrong, always may.
    fn may_take_back(&self) -> bool {
        true
    }

    /// After so many steps, actions and chance outcomes together, a game of random players is surely over.
    fn most_steps(&self) -> u32;

    /// Where in the game we are, for all to see: in which round, hand or game of a match, or how far it goes.
    fn at(&self) -> Option<At> {
        None
    }

    /// The table as this viewer sees it, and the moves that are open to this viewer.
    fn view(seen: &Seen<Self>) -> View;

    /// What `line` meant, told to the viewer of `before` and `after`, which must be the same.
    fn happened(before: &Seen<Self>, line: LineOf<Self>, after: &Seen<Self>) -> Vec<Message>;

    /// The moment that `line` makes if it ends a turn, a round or a hope: the table with all of that still lying there, see
    /// [`Moment`](crate::Moment). Whether it makes one is the same for all viewers; what it shows is made of what this
    /// viewer sees and was told.
    fn moment(before: &Seen<Self>, line: LineOf<Self>, after: &Seen<Self>) -> Option<View> {
        crate::ended(before, line, after)
    }

    /// The same state with holes where `viewer` may not look. Nothing is hidden in most games.
    fn seen_by(&self, viewer: Viewer) -> Self {
        let _ = viewer;
        self.clone()
    }

    /// The same state with its holes filled by chance, as likely as chance made them; covered choices of others
    /// evenly from what was open to them.
    fn fill<S: Source + ?Sized>(&self, source: &mut S) -> Self {
        let _ = source;
        self.clone()
    }

    /// What `viewer` reads in the log when `line` is added to this state. Those lines, and no others, lead from what the
    /// viewer saw to what the viewer sees.
    fn told(&self, line: LineOf<Self>, viewer: Viewer, say: &mut dyn FnMut(LineOf<Self>)) {
        let _ = viewer;
        say(line);
    }

    /// What of this state bears on how the game goes on and ends; the rest, such as dice that lie there until they are
    /// thrown again, is only looked at. States of equal gist have the same future, so solvers need to follow only one.
    fn gist(&self) -> impl Hash + Eq + use<Self> {
        self.clone()
    }

    /// The card that players want at hand: what throws are worth, what things cost, what may be done. From the same tables as
    /// the rules, and with the options of this game.
    fn aid(&self) -> Option<Aid> {
        None
    }

    /// The pad on which players of this game keep score, where that is done round by round.
    fn pad(&self) -> Option<Pad> {
        None
    }

    /// What the round has brought that is over: in the states between its last line and the first one of the next round. Only
    /// of games that have a [`Game::pad`], which has a row for each of these, in order.
    fn tally(&self) -> Option<Tally> {
        None
    }

    /// The page on which players of this game write, or lay things, when they play it with real things.
    fn paper(&self) -> Option<Paper> {
        None
    }

    /// The action that goes without saying while a seat is next: a line of luck then says that it was chosen first. So a
    /// rule can offer something before a throw, whoever has nothing of it in mind just throws, and logs from before the
    /// rule mean what they meant.
    fn unsaid(&self) -> Option<Self::Action> {
        None
    }

    /// One of the open actions, each as likely.
    fn any_action<S: Source + ?Sized>(&self, source: &mut S) -> Self::Action {
        let mut actions = self.actions();
        let count = match actions.size_hint() {
            (least, Some(most)) if least == most => least,
            _ => actions.clone().count(),
        };
        actions.nth(source.below(count as u32) as usize).expect("a seat that is next has an action")
    }

    /// Adds a line of the log, and before luck what goes without saying. A refusal changes nothing.
    fn add(&mut self, line: LineOf<Self>) -> Result<(), Refusal> {
        match line {
            Line::Action(action) => self.act(action),
            Line::Luck(luck) => match self.unsaid() {
                None => self.befall(luck),
                Some(action) => {
                    let mut after = self.clone();
                    after.act(action)?;
                    after.befall(luck)?;
                    *self = after;
                    Ok(())
                }
            },
        }
    }
}

/// The options of this type of a game that differ least from the usual ones: none, or one that chooses the type.
pub fn usual<G: Game>() -> G::Options {
    let with = |field: Field| {
        field.samples().into_iter().filter_map(move |word| {
            let mut options = G::Options::default();
            options.set(field.key, &word).is_ok().then_some(options)
        })
    };
    let others = G::Options::fields().into_iter().flat_map(with);
    std::iter::once(G::Options::default()).chain(others).find(G::suits).expect("some options are of this type")
}

/// Plays one step at random. False when the game is over.
// Everything that plays at random goes through here; a call for each step would cost a tenth of it.
#[allow(clippy::inline_always)]
#[inline(always)]
pub fn step<G: Game>(game: &mut G, source: &mut (impl Source + ?Sized)) -> bool {
    match game.next() {
        Next::Chance { .. } => game.befall(game.draw(source)).expect("what was drawn can befall"),
        Next::Seat(_) => game.act(game.any_action(source)).expect("what is open is accepted"),
        Next::Nobody => return false,
    }
    true
}

/// Plays a game to its end at random, and counts the steps.
pub fn play_out<G: Game>(game: &mut G, source: &mut (impl Source + ?Sized)) -> u64 {
    let mut steps = 0;
    while step(game, source) {
        steps += 1;
    }
    steps
}

/// A state with the holes of one viewer. Views, messages, bots and exports get this and nothing else: they cannot leak
/// what they never had.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seen<G: Game> {
    state: G,
    viewer: Viewer,
    memory: Vec<LineOf<G>>,
}

impl<G: Game> Seen<G> {
    /// What `viewer` may see of `game`, with nothing in mind.
    pub fn of(game: &G, viewer: Viewer) -> Seen<G> {
        Seen { state: game.seen_by(viewer), viewer, memory: Vec::new() }
    }

    /// The same with this in mind.
    pub(crate) fn with_memory(self, memory: Vec<LineOf<G>>) -> Seen<G> {
        Seen { memory, ..self }
    }

    /// What the viewer has in mind of the lines it was told, see [`Game::REMEMBER`].
    pub fn memory(&self) -> &[LineOf<G>] {
        &self.memory
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The same eyes before another state, made of what they have seen: how things lie just before the table goes on.
    pub fn with(&self, state: &G) -> Seen<G> {
        Seen::of(state, self.viewer)
    }

    /// Whether the viewer sits in the seat that is next.
    pub fn to_move(&self) -> bool {
        matches!(self.state.next(), Next::Seat(seat) if self.viewer.may_see(seat))
    }

    /// Whether it is the viewer's hand that throws or draws next.
    pub fn to_throw(&self) -> bool {
        matches!(self.state.next(), Next::Chance { hand: Some(seat) } if self.viewer.may_see(seat))
    }
}

impl<G: Game> Deref for Seen<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

/// The action of games in which nobody chooses anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoAction {}

impl Display for NoAction {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoAction {
    type Err = Unreadable;

    fn from_str(_: &str) -> Result<NoAction, Unreadable> {
        Err(Unreadable)
    }
}
