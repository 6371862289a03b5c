//! Sticks in two halves: in the first the lowest throw takes from the pile what the highest is worth, in the second the
//! highest throw gives it to the lowest.

use std::hash::Hash;

use rafle_engine::{
    About, Aid, At, Begins, Dice, Game, Line, Message, Next, Occasion, Pieces, Refusal, Seat, Seats, Seen, Standings,
    Throw, View,
};

use super::bout::{Event, Settled};
use super::cups::{Cups, EmptyAtHalfTime, End, Lead, Rules};
use super::ranking::{Ranking, Row};
use super::turns::{Action, Choices, Keep, ThrowLimit, Way};

/// Dice of a seat.
const DICE: u8 = 3;

/// How many sticks a throw moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// So many.
    Sticks(u8),
    /// All there are.
    All,
    /// All but one.
    AllButOne,
}

impl Value {
    /// How many that is of the sticks that are there.
    pub fn of(self, there: u8) -> u8 {
        match self {
            Value::Sticks(count) => count.min(there),
            Value::All => there,
            Value::AllButOne => there.saturating_sub(1),
        }
    }
}

impl Row<Value> {
    /// A throw that moves so many sticks.
    pub const fn sticks(throws: &'static [u16], name: &'static str, number: u8, count: u8) -> Row<Value> {
        Row::new(throws, name, number, Value::Sticks(count))
    }
}

/// What the seats agree on before the first throw.
#[derive(Clone, Copy, Debug)]
pub struct Agreed {
    /// How many sticks there are.
    pub pile: u8,
    /// When the game ends.
    pub end: End,
    /// What becomes of seats without a stick when the pile runs out.
    pub empty_at_half_time: EmptyAtHalfTime,
    /// What becomes of dice that were kept.
    pub keep: Keep,
    /// Who leads the next round.
    pub lead: Lead,
    /// How many games make a match.
    pub rounds: u8,
}

/// What the shelf says of such a game; its slug and its minutes are its own.
pub const IN_HALVES: About = About {
    slug: "",
    picture: &[],
    least_seats: 2,
    most_seats: 8,
    usual_seats: 4,
    minutes: 1,
    skill: 1,
    decisions: true,
    hidden: false,
    cards: false,
    occasions: &[Occasion::Longer],
    begins: Begins::FirstSeat,
};

/// What an `impl Game` says when it holds [`Halves`] as its `halves`, and its `table` ranks and values throws.
macro_rules! in_halves {
    () => {
        type Action = $crate::family::turns::Action;
        type Luck = rafle_engine::Throw;

        fn next(&self) -> rafle_engine::Next {
            self.halves.next()
        }

        fn actions(&self) -> impl Iterator<Item = Self::Action> + Clone + '_ {
            self.halves.actions()
        }

        fn act(&mut self, action: Self::Action) -> Result<(), rafle_engine::Refusal> {
            self.halves.add(rafle_engine::Line::Action(action), self.table()).map(drop)
        }

        fn chance(&self) -> impl rafle_engine::Chance<Luck = Self::Luck> {
            rafle_engine::InTheCup(self.halves.in_the_cup())
        }

        fn befall(&mut self, throw: Self::Luck) -> Result<(), rafle_engine::Refusal> {
            self.halves.add(rafle_engine::Line::Luck(throw), self.table()).map(drop)
        }

        fn standings(&self) -> rafle_engine::Standings {
            self.halves.standings()
        }

        fn most_steps(&self) -> u32 {
            self.halves.most_steps()
        }

        fn gist(&self) -> impl std::hash::Hash + Eq + use<> {
            self.halves.gist(self.table())
        }

        fn at(&self) -> Option<rafle_engine::At> {
            self.halves.game_at()
        }

        fn view(seen: &rafle_engine::Seen<Self>) -> rafle_engine::View {
            seen.halves.view(seen, seen.table())
        }

        fn happened(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            _: &rafle_engine::Seen<Self>,
        ) -> Vec<rafle_engine::Message> {
            before.halves.happened(line, before.table())
        }

        fn moment(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            after: &rafle_engine::Seen<Self>,
        ) -> Option<rafle_engine::View> {
            let (event, halves) = before.halves.event(line, before.table())?;
            let settled = event.moment(before, line, &before.with(&Self { halves, ..Self::clone(before) }), after);
            // Dice of a roll-off that goes on lie there no longer either.
            settled.or_else(|| rafle_engine::ended(before, line, after))
        }

        fn aid(&self) -> Option<rafle_engine::Aid> {
            Some($crate::family::halves::aid(self.table()))
        }
    };
}

pub(crate) use in_halves;

/// What throws are worth by this table.
pub fn aid(table: &Ranking<Value>) -> Aid {
    let worth = |value: Option<&Value>| {
        Some(match value {
            None => Message::number(1),
            Some(Value::Sticks(count)) => Message::number(*count),
            Some(Value::All) => Message::new("worth-all"),
            Some(Value::AllButOne) => Message::new("worth-all-but-one"),
        })
    };
    let merged = [("throw-pas", "throw-pas-all"), ("throw-sequence", "throw-sequence-all")];
    table.aid(3, |dice| dice, worth, &merged).noting(Message::new("aid-halves"))
}

/// A match of such games at one moment. Throws are ranked and valued by the table that is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Halves(Cups);

impl Halves {
    /// The first game before its first throw.
    pub fn new(agreed: Agreed, seats: usize) -> Halves {
        let Agreed { pile, end, empty_at_half_time, keep, lead, rounds } = agreed;
        let second = Way { dice: DICE, throws: 3, cup: true, keep, limit: ThrowLimit::Three };
        let first = Way { throws: 1, ..second };
        Halves(Cups::new(Rules { first, second, pile, end, empty_at_half_time, lead }, seats, rounds))
    }

    /// What bears on how the match goes on: of dice that a seat has finished with, their place.
    pub fn gist(&self, table: &'static Ranking<Value>) -> impl Hash + Eq + use<> {
        let place = |dice| table.place(dice);
        self.0.gist(self.0.bout.gist(move |_, dice| Some(place(dice)), place))
    }

    /// Who is next.
    pub fn next(&self) -> Next {
        // Dice that all lie open are settled at once; they are only looked at so.
        self.0.next().unwrap_or(Next::Nobody)
    }

    /// What is open to the seat that is next.
    pub fn actions(&self) -> Choices {
        self.0.bout.actions()
    }

    /// The seat that is next chooses, or dice land.
    pub fn add(&mut self, line: Line<Action, Throw>, table: &Ranking<Value>) -> Result<Event, Refusal> {
        self.lay(line, table)?;
        Ok(self.go_on(table))
    }

    fn lay(&mut self, line: Line<Action, Throw>, table: &Ranking<Value>) -> Result<(), Refusal> {
        match line {
            Line::Action(action) => self.0.bout.act(action),
            Line::Luck(throw) => self.0.bout.land(throw, |dice| table.place(dice)),
        }
    }

    /// What a line brings about, and how things lie before that; nothing if it is refused.
    pub fn event(&self, line: Line<Action, Throw>, table: &Ranking<Value>) -> Option<(Event, Halves)> {
        let mut lying = *self;
        lying.lay(line, table).ok()?;
        let mut after = lying;
        Some((after.go_on(table), lying))
    }

    /// How many dice are thrown next.
    pub fn in_the_cup(&self) -> u8 {
        self.0.bout.in_the_cup()
    }

    /// Compares throws and moves sticks as soon as that can be done.
    fn go_on(&mut self, table: &Ranking<Value>) -> Event {
        let Cups { bout, heap, .. } = &mut self.0;
        if bout.to_compare() {
            let seats = bout.playing();
            let place = |seat| table.place(bout.open(seat));
            let (low, high) = (seats.most(place), seats.least(place));
            if low == high {
                return bout.void();
            }
            // While there is a pile, a tie for highest does not matter.
            let sought = if heap.pile() > 0 { high.iter().take(1).collect() } else { high };
            bout.compared(low, sought);
        }
        match bout.found() {
            Some((low, Some(high))) => self.pay(low, high, table),
            _ => bout.tied(),
        }
    }

    fn pay(&mut self, low: Seat, high: Seat, table: &Ranking<Value>) -> Event {
        let count = value(table, self.0.bout.open(high)).of(self.pool(high));
        let mut settled = Settled::lost_by(low);
        let heap = &mut self.0.heap;
        if heap.pile() > 0 {
            settled.taken = heap.take(count, low);
        } else {
            settled.given = heap.give(count, high, low);
            settled.givers = Seats::only(high);
            settled.left = heap.empty_handed(settled.givers);
        }
        self.0.settle(settled)
    }

    /// What a seat would move sticks from if it were highest: the pile, or its own.
    fn pool(&self, seat: Seat) -> u8 {
        let heap = &self.0.heap;
        if heap.pile() > 0 { heap.pile() } else { heap.held()[seat] }
    }

    /// How the match stands.
    pub fn standings(&self) -> Standings {
        self.0.standings()
    }

    /// A bound for random players; see [`Game::most_steps`].
    pub fn most_steps(&self) -> u32 {
        let (sticks, games) = self.0.length();
        games * (10_000 + sticks * 1000)
    }

    /// Where in the match we are, if there are several games.
    pub fn game_at(&self) -> Option<At> {
        self.0.game_at()
    }

    /// The table, of which nothing is hidden.
    pub fn view<G: Game>(&self, seen: &Seen<G>, table: &Ranking<Value>) -> View {
        let bout = &self.0.bout;
        let worth = |seat| {
            let dice = bout.open(seat);
            if self.0.over() {
                return table.name(dice);
            }
            let count = value(table, dice).of(self.pool(seat));
            Message::new("throw-worth").with("count", count).with("name", table.name(dice))
        };
        let called = |seat| (bout.open(seat).count() == DICE).then(|| worth(seat));
        let view = self.0.view(seen, bout.say(), |seat, pieces| Pieces { title: called(seat), ..pieces });
        match self.next() {
            Next::Seat(seat) => view.moves(seen, bout.turns().moves(seat, worth(seat))),
            _ => view,
        }
    }

    /// What a line means here.
    pub fn happened(&self, line: Line<Action, Throw>, table: &Ranking<Value>) -> Vec<Message> {
        let mut after = *self;
        let event = after.add(line, table);
        let told = event.into_iter().flat_map(Event::told);
        self.0.bout.told(line).into_iter().chain(told).collect()
    }
}

fn value(table: &Ranking<Value>, dice: Dice) -> Value {
    table.row(dice).map_or(Value::Sticks(1), |row| row.worth)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::family::ranking::tests::in_order;

    /// All throws of a table with their values, the highest first: `421=10 221=8`.
    pub(crate) fn written(table: &Ranking<Value>) -> String {
        let digits = |dice: Dice| dice.iter().rev().map(|face| face.to_string()).collect::<String>();
        let worth = |dice| match value(table, dice) {
            Value::Sticks(count) => count.to_string(),
            Value::All => "all".to_owned(),
            Value::AllButOne => "all-1".to_owned(),
        };
        let all: Vec<_> =
            in_order(table).iter().map(|&(_, dice)| format!("{}={}", digits(dice), worth(dice))).collect();
        all.join(" ")
    }

    #[test]
    fn a_value_is_cut_to_what_is_there() {
        for (value, there, moved) in [
            (Value::Sticks(8), 21, 8),
            (Value::Sticks(8), 3, 3),
            (Value::Sticks(8), 0, 0),
            (Value::All, 12, 12),
            (Value::AllButOne, 12, 11),
            (Value::AllButOne, 1, 0),
            (Value::AllButOne, 0, 0),
        ] {
            assert_eq!(value.of(there), moved, "{value:?} of {there}");
        }
    }
}
