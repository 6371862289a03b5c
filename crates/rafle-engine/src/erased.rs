//! Any game behind one door, in strings and views: for tables, terminals and records. Whoever is in a hurry (simulation,
//! solvers, laws) uses [`Game`] itself.

use std::any::Any;

use crate::{
    About, Aid, Followed, Game, Line, LineOf, Message, Next, Options, Pad, Paper, Refusal, Seat, Seeded, Seen, Source,
    Standings, Tally, Unreadable, View, Viewer, after_verb,
};

/// A game whose type is forgotten.
pub trait AnyGame: Send + Sync + 'static {
    /// What the shelf says.
    fn about(&self) -> &'static About;

    /// Whether players choose anything that matters, with these options.
    fn decides(&self) -> bool;

    /// Whether whoever plays at a table may take a choice back.
    fn may_take_back(&self) -> bool;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The same game with the same options for so many, before its first line. Refused if so many cannot play it.
    fn with_seats(&self, seats: usize) -> Result<Box<dyn AnyGame>, Refusal>;

    /// Every option with its written value.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Who is next.
    fn next(&self) -> Next;

    /// What is open to the seat that is next, as written.
    fn open(&self) -> Vec<String>;

    /// The one action that is open, if it is the only one. Never where something is hidden from this state: behind a hole
    /// there may be more to choose from.
    fn forced(&self) -> Option<String>;

    /// Adds a line: an action if a seat is next, luck if chance is, or `gone A` for a seat that resigned. Gives it as logs
    /// have it: `6 1 4` is written `throw 1 4 6`. A refusal changes nothing.
    fn enter(&mut self, line: &str) -> Result<String, Refusal>;

    /// The action that goes without saying before luck, as written, see [`Game::unsaid`].
    fn unsaid(&self) -> Option<String>;

    /// Whether this line is luck: what chance brings, or a throw before which a choice goes without saying.
    fn is_luck(&self, line: &str) -> bool;

    /// A seat is passed over from now on, if the game can do without it, see [`Game::pass_over`].
    fn pass_over(&mut self, seat: Seat) -> bool;

    /// A written outcome of the chance that is next, also where a choice before it goes without saying.
    fn draw(&self, source: &mut dyn Source) -> String;

    /// Every outcome of the chance that is next, with its weight.
    fn outcomes(&self) -> Vec<(String, u64)>;

    /// Who stands where.
    fn standings(&self) -> Standings;

    /// The table as this viewer sees it.
    fn view(&self, viewer: Viewer) -> View;

    /// The card that players want at hand, if the game has one.
    fn aid(&self) -> Option<Aid>;

    /// The pad on which players keep score, see [`Game::pad`].
    fn pad(&self) -> Option<Pad>;

    /// The page to be printed, see [`Game::paper`].
    fn paper(&self) -> Option<Paper>;

    /// What the round has brought that has just ended, see [`Game::tally`].
    fn tally(&self) -> Option<Tally>;

    /// What this viewer reads in the log when `line` is added.
    fn told(&self, line: &str, viewer: Viewer) -> Vec<String>;

    /// What adding `line` would mean, told to this viewer.
    fn happened(&self, line: &str, viewer: Viewer) -> Vec<Message>;

    /// The moment that adding `line` would make, as this viewer sees it; nothing if nothing ends by it.
    fn moment(&self, line: &str, viewer: Viewer) -> Option<View>;

    /// The same game with holes where this viewer may not look.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyGame>;

    /// Whether something is hidden from this state, as it is from a viewer's.
    fn has_holes(&self) -> bool;

    /// The same game with its holes filled by chance.
    fn fill(&self, source: &mut dyn Source) -> Box<dyn AnyGame>;

    /// The same game, once more.
    fn copy(&self) -> Box<dyn AnyGame>;

    /// The game in its own type, a [`Followed`], for whoever knows that type.
    fn typed(&self) -> &dyn Any;
}

impl dyn AnyGame {
    /// The game in its own type; nothing if it is a game of another.
    pub fn as_game<G: Game>(&self) -> Option<&Followed<G>> {
        self.typed().downcast_ref()
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// `gone A`: a line of every game. This seat resigned, and comes last whatever it has; it is passed over, or somebody plays
/// on for it where the game cannot do without.
pub fn gone(seat: Seat) -> String {
    format!("{GONE} {seat}")
}

/// The seat that a line says is gone.
pub fn gone_from(line: &str) -> Option<Seat> {
    after_verb(line, GONE).ok()?.parse().ok()
}

/// The first word of that line, which no game may use for its own.
const GONE: &str = "gone";

/// Opens a game of type `G` with written options. Refuses a wrong number of seats, unknown options and values, and what
/// makes no sense together.
pub fn open<'a, G: Game>(
    seats: usize,
    options: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Box<dyn AnyGame>, Refusal> {
    Ok(Box::new(Erased::<G>::new(G::Options::read(options)?, seats)?))
}

/// A new game, if so many can play it.
pub fn start<G: Game>(options: G::Options, seats: usize) -> Result<G, Refusal> {
    let About { least_seats, most_seats, .. } = G::ABOUT;
    if (least_seats..=most_seats).contains(&seats) {
        G::new(options, seats)
    } else {
        Err(Refusal::new("wrong-number-of-seats")
            .with("seats", seats)
            .with("least", least_seats)
            .with("most", most_seats))
    }
}

/// What one seat sees of a game whose type is forgotten, as a [`Seen`] is of one whose type is known. Bots and coaches get
/// this and nothing else; only [`Play`](crate::Play) makes it, so that there is nothing in it that the seat may not see.
#[derive(Clone)]
pub struct AnySeen {
    pub(crate) start: Box<dyn AnyGame>,
    pub(crate) now: Box<dyn AnyGame>,
    pub(crate) seat: Seat,
    pub(crate) told: usize,
}

impl AnySeen {
    /// Who sees this.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The game before its first line, which everybody knows.
    pub fn start(&self) -> &dyn AnyGame {
        &*self.start
    }

    /// The game as it stands, with holes where the seat may not look.
    pub fn now(&self) -> &dyn AnyGame {
        &*self.now
    }

    /// How many lines the seat has read until now: another number whenever it chooses.
    pub fn told(&self) -> usize {
        self.told
    }

    /// The game before its first line and what is seen, in their own type; nothing if it is a game of another.
    pub fn as_game<G: Game>(&self) -> Option<(&G, Seen<G>)> {
        Some((self.start.as_game::<G>()?, self.now.as_game::<G>()?.seen(Viewer::Seat(self.seat))))
    }
}

#[derive(Clone)]
struct Erased<G: Game> {
    state: Followed<G>,
    options: G::Options,
    seats: usize,
}

impl<G: Game> Erased<G> {
    fn new(options: G::Options, seats: usize) -> Result<Erased<G>, Refusal> {
        Ok(Erased { state: Followed::new(start::<G>(options, seats)?), options, seats })
    }

    fn read(&self, line: &str) -> Result<LineOf<G>, Refusal> {
        let action = |_| line.parse().map(Line::Action);
        let luck = |_| line.parse().map(Line::Luck);
        // Dice alone say enough: whoever types what they show need not say that they were thrown.
        let dice = |_| format!("throw {line}").parse().map(Line::Luck);
        // What is of the other kind is read too: the rules then say why it must wait.
        let read = match self.state.next() {
            Next::Seat(_) if self.state.unsaid().is_some() => action(Unreadable).or_else(luck).or_else(dice),
            Next::Seat(_) => action(Unreadable).or_else(luck),
            Next::Chance { .. } => luck(Unreadable).or_else(action).or_else(dice),
            Next::Nobody => return Err(Refusal::new("game-over")),
        };
        read.map_err(|Unreadable| Refusal::new("unreadable"))
    }

    fn told_lines(&self, line: LineOf<G>, viewer: Viewer) -> Vec<LineOf<G>> {
        let mut lines = Vec::new();
        self.state.told(line, viewer, &mut |line| lines.push(line));
        lines
    }

    /// Goes through what this viewer is told of a line, with what is seen before and after each.
    fn follow(&self, line: &str, viewer: Viewer, mut each: impl FnMut(&Seen<G>, LineOf<G>, &Seen<G>)) {
        let Ok(line) = self.read(line) else { return };
        let mut before = G::seen_by(&self.state, viewer);
        for line in self.told_lines(line, viewer) {
            let mut after = before.clone();
            if after.add(line).is_err() {
                break;
            }
            each(&Seen::of(&before, viewer), line, &Seen::of(&after, viewer));
            before = after;
        }
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn decides(&self) -> bool {
        self.state.decides()
    }

    fn may_take_back(&self) -> bool {
        self.state.may_take_back()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn with_seats(&self, seats: usize) -> Result<Box<dyn AnyGame>, Refusal> {
        Ok(Box::new(Erased::<G>::new(self.options, seats)?))
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.written()
    }

    fn next(&self) -> Next {
        self.state.next()
    }

    fn open(&self) -> Vec<String> {
        self.state.actions().map(|action| action.to_string()).collect()
    }

    fn forced(&self) -> Option<String> {
        let mut actions = self.state.actions();
        let only = actions.next()?;
        (actions.next().is_none() && !self.has_holes()).then(|| only.to_string())
    }

    fn enter(&mut self, line: &str) -> Result<String, Refusal> {
        if let Some(seat) = gone_from(line) {
            self.pass_over(seat);
            return Ok(gone(seat));
        }
        let line = self.read(line)?;
        self.state.add(line)?;
        Ok(line.to_string())
    }

    fn unsaid(&self) -> Option<String> {
        self.state.unsaid().map(|action| action.to_string())
    }

    fn is_luck(&self, line: &str) -> bool {
        matches!(self.read(line), Ok(Line::Luck(_)))
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        // Whoever is alone leaves nobody to play on.
        self.seats > 1 && self.state.pass_over(seat)
    }

    fn draw(&self, source: &mut dyn Source) -> String {
        let Some(unsaid) = self.state.unsaid() else { return self.state.draw(source).to_string() };
        let mut after = (*self.state).clone();
        after.act(unsaid).expect("what goes without saying is open");
        after.draw(source).to_string()
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        self.state.outcomes().map(|(luck, weight)| (luck.to_string(), weight)).collect()
    }

    fn standings(&self) -> Standings {
        self.state.standings()
    }

    fn view(&self, viewer: Viewer) -> View {
        G::view(&Seen::of(&self.state, viewer))
    }

    fn aid(&self) -> Option<Aid> {
        self.state.aid()
    }

    fn pad(&self) -> Option<Pad> {
        self.state.pad()
    }

    fn paper(&self) -> Option<Paper> {
        self.state.paper()
    }

    fn tally(&self) -> Option<Tally> {
        self.state.tally()
    }

    fn told(&self, line: &str, viewer: Viewer) -> Vec<String> {
        if gone_from(line).is_some() {
            return vec![line.to_owned()];
        }
        let Ok(line) = self.read(line) else { return Vec::new() };
        self.told_lines(line, viewer).iter().map(ToString::to_string).collect()
    }

    fn happened(&self, line: &str, viewer: Viewer) -> Vec<Message> {
        if let Some(seat) = gone_from(line) {
            return vec![Message::new("resigned").with("seat", seat)];
        }
        let mut messages = Vec::new();
        self.follow(line, viewer, |before, line, after| messages.extend(G::happened(before, line, after)));
        messages
    }

    fn moment(&self, line: &str, viewer: Viewer) -> Option<View> {
        let mut moment = None;
        self.follow(line, viewer, |before, line, after| moment = G::moment(before, line, after).or(moment.take()));
        moment
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyGame> {
        Box::new(Erased { state: self.state.seen_by(viewer), ..*self })
    }

    fn has_holes(&self) -> bool {
        // Filling a state changes it exactly if there is something to fill.
        G::ABOUT.hidden && self.state.fill(&mut Seeded::new(0)) != *self.state
    }

    fn fill(&self, source: &mut dyn Source) -> Box<dyn AnyGame> {
        Box::new(Erased { state: self.state.with(self.state.fill(source)), ..*self })
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn typed(&self) -> &dyn Any {
        &self.state
    }
}
