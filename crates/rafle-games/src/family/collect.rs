//! Collecting items in a fixed order with dice, in turns of up to three throws.
//!
//! 1. First all dice are thrown, then those that are not aside.
//! 2. When the item that is wanted next lies among the dice just thrown, one such die is laid aside, and so on with the
//!    item after it. Waiting never helps, so nobody is asked.
//! 3. Dice beyond the items can go aside only when all items are there: then some may be kept and the others thrown
//!    again. After the third throw all of them count as they lie.
//! 4. A round that has to be won is played again until somebody wins it.

use rafle_engine::{
    At, Cell, Dice, Game, Lies, Line, Message, Move, Next, Pieces, Refusal, Seat, Seen, Sheet, Standings, Throw, View,
    choice,
};

use super::aside::Keep;
use super::one_turn::{OneTurnEach, scored};
use super::rounds::{MatchBy, MatchOptions, RoundOptions, Rounds};

/// Throws in a turn.
const THROWS: u8 = 3;

choice! {
    /// How the dice beyond the items are kept.
    pub enum Beyond {
        /// Each of them is kept or thrown again.
        Any = "any",
        /// They are kept or thrown together.
        AllOrNone = "all-or-none",
    }
}

/// Something to collect: the row of the sheet where it is written, and the face that stands for it.
pub type Item = (&'static str, u8);

/// What is collected, and with how many dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wanted {
    /// In this order.
    pub items: &'static [Item],
    /// All dice of a turn.
    pub dice: u8,
}

/// Where a match of collecting stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// Whole words of 16 bytes: a quarter less time for a copy of so large a state.
#[repr(align(16))]
pub struct Collecting {
    wanted: &'static Wanted,
    /// How dice beyond the items are kept, if there are any.
    beyond: Beyond,
    /// Whether every round has to be won.
    until_won: bool,
    turns: OneTurnEach<Collected>,
    /// Dice beyond the items, to be kept or thrown again; none while they are in the cup.
    thrown: Dice,
}

/// What has come of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Collected {
    /// Throws made.
    throws: u8,
    /// Items aside.
    pub items: u8,
    /// The throw that brought the last of them; 0 as long as there is none.
    pub last: u8,
    /// Dice aside beyond the items.
    beyond: Dice,
}

impl Wanted {
    fn complete(&self, turn: Collected) -> bool {
        turn.items as usize == self.items.len()
    }

    fn over(&self, turn: Collected) -> bool {
        turn.throws == THROWS || turn.items + turn.beyond.count() == self.dice
    }

    /// What a throw makes of a turn, and the dice beyond the items about which there is a choice.
    fn thrown(&self, mut turn: Collected, mut thrown: Dice) -> (Collected, Dice) {
        turn.throws += 1;
        while let Some(&(_, face)) = self.items.get(turn.items as usize)
            && thrown.show(face)
        {
            thrown = thrown.without(face);
            turn.items += 1;
            turn.last = turn.throws;
        }
        if !self.complete(turn) {
            (turn, Dice::NONE)
        } else if turn.throws == THROWS {
            turn.beyond += thrown;
            (turn, Dice::NONE)
        } else {
            (turn, thrown)
        }
    }

    /// The dice of so many items.
    fn aside(&self, items: u8) -> Dice {
        self.items[..items as usize].iter().map(|&(_, face)| face).collect()
    }
}

impl Collecting {
    /// The first turn of a match of rounds that have to be won.
    pub fn new(wanted: &'static Wanted, rounds: Rounds) -> Collecting {
        Collecting { wanted, beyond: Beyond::Any, until_won: true, turns: OneTurnEach::new(rounds), thrown: Dice::NONE }
    }

    /// Who is next.
    pub fn next(&self) -> Next {
        if self.thrown.is_empty() { self.turns.next() } else { Next::Seat(self.turns.seat()) }
    }

    /// How many dice are thrown next; none while somebody chooses.
    pub fn in_the_cup(&self) -> u8 {
        let turn = self.turns.mine();
        match self.next() {
            Next::Chance { .. } => self.wanted.dice - turn.items - turn.beyond.count(),
            _ => 0,
        }
    }

    /// Dice fall. `round` tells how a round stands.
    pub fn befall(
        &mut self,
        throw: Throw,
        round: impl FnOnce(&OneTurnEach<Collected>) -> Standings<8>,
    ) -> Result<(), Refusal> {
        let (turn, thrown) = self.wanted.thrown(self.turns.mine(), throw.of(self.in_the_cup())?);
        self.thrown = thrown;
        self.make(turn, round);
        Ok(())
    }

    /// `seat` is passed over from now on.
    pub fn pass_over(&mut self, seat: Seat, round: impl Fn(&OneTurnEach<Collected>) -> Standings<8>) -> bool {
        let until_won = self.until_won;
        let pass_on = |turns: &mut OneTurnEach<Collected>| {
            if until_won { turns.pass_on_until_won(&round) } else { turns.pass_on(&round) }
        };
        if self.turns.pass_over(seat, pass_on) {
            self.thrown = Dice::NONE;
        }
        true
    }

    fn make(&mut self, turn: Collected, round: impl FnOnce(&OneTurnEach<Collected>) -> Standings<8>) {
        self.turns.make(turn);
        if !self.wanted.over(turn) {
            return;
        }
        if self.until_won {
            self.turns.pass_on_until_won(round);
        } else {
            self.turns.pass_on(round);
        }
    }

    /// How the match stands; `round` tells how a round stands.
    pub fn standings(&self, round: impl FnOnce(&OneTurnEach<Collected>) -> Standings<8>) -> Standings {
        self.turns.standings(round)
    }

    /// Rounds that are played again are many only where three items are wanted from everybody: even then two hundred in a
    /// row do not come up.
    pub fn most_steps(&self) -> u32 {
        self.turns.most_steps(2 * u32::from(THROWS)) * 200
    }

    /// The tray: items and what was kept, then the dice about which there is a choice.
    fn tray(&self) -> Pieces {
        let turn = self.turns.mine();
        Pieces::tray(&[(self.wanted.aside(turn.items) + turn.beyond, Lies::Aside), (self.thrown, Lies::Loose)])
            .of(self.turns.seat())
    }

    /// Which round of the match it is, if there are several.
    pub fn round_at(&self) -> Option<At> {
        self.turns.round_at()
    }

    /// The table: the tray, and a sheet with a row for each item and what the game adds.
    pub fn view<G: Game>(&self, seen: &Seen<G>, rows: impl FnOnce(Sheet, &OneTurnEach<Collected>) -> Sheet) -> View {
        let item = |sheet: Sheet, (index, &(name, face)): (usize, &Item)| {
            let there = |turn: Collected| turn.items as usize > index;
            sheet.row(Message::new(name), self.turns.cells(|turn| Cell::written(there(turn).then_some(face))))
        };
        let sheet = self.wanted.items.iter().enumerate().fold(self.turns.sheet(), item);
        let mut view = self.turns.view(seen, self.in_the_cup()).part(self.tray()).part(rows(sheet, &self.turns));
        if let Next::Seat(seat) = self.next() {
            view.say = Message::new("say-keep-or-throw").with("seat", seat);
        }
        view
    }

    /// What there is to tell when `throw` has led from `before` to this: what fell, what could be laid aside, and if the
    /// turn is over what `worth` it was.
    pub fn told(
        &self,
        before: &Collecting,
        throw: Throw,
        worth: impl FnOnce(Collected) -> Message,
        round: impl Fn(&OneTurnEach<Collected>) -> Standings<8>,
    ) -> Vec<Message> {
        let seat = before.turns.seat();
        let old = before.turns.mine();
        let (turn, _) = self.wanted.thrown(old, throw.0);
        let items = self.wanted.aside(turn.items) - self.wanted.aside(old.items);
        let mut told = vec![throw.told(seat)];
        if self.wanted.over(turn) {
            told.extend(self.told_end(before, turn, worth(turn), round));
        } else if !items.is_empty() {
            told.push(Message::new("laid-aside").with("seat", seat).with("dice", items));
        }
        told
    }

    /// The same when the turn was over with this, which was worth so much.
    fn told_end(
        &self,
        before: &Collecting,
        turn: Collected,
        worth: Message,
        round: impl Fn(&OneTurnEach<Collected>) -> Standings<8>,
    ) -> Vec<Message> {
        let mut played = before.turns;
        played.make(turn);
        let last = played.playing().iter().all(|seat| self.wanted.over(played.made(seat)));
        if last && self.until_won && round(&played).winners.is_empty() {
            vec![worth, Message::new("round-again")]
        } else {
            self.turns.told_end(&before.turns, (turn, worth), round)
        }
    }
}

/// Games in which the pips beyond the items are points.
impl Collecting {
    /// The first turn of a match of these rounds. Where scores are added, a round without points is no worse than others.
    pub fn points(wanted: &'static Wanted, beyond: Beyond, rounds: RoundOptions, seats: usize) -> Collecting {
        let until_won = rounds.rounds == 1 || rounds.match_by == MatchBy::Wins;
        Collecting { beyond, until_won, ..Collecting::new(wanted, rounds.among(seats)) }
    }

    /// How a round stands: most points win, and without all items there are none.
    pub fn by_points(turns: &OneTurnEach<Collected>) -> Standings<8> {
        let standings = turns.most(|turn| turn.beyond.sum());
        let scored = standings.winners.iter().filter(|&seat| standings.scores[seat] > 0);
        standings.won_by(scored.collect())
    }

    /// Every way to keep some of the dice.
    pub fn keeps(&self) -> impl Iterator<Item = Keep> + Clone + use<> {
        let picks = self.thrown.picks();
        let (count, step) = match self.beyond {
            _ if self.thrown.is_empty() => (0, 1),
            Beyond::Any => (picks.len(), 1),
            Beyond::AllOrNone => (2, picks.len() - 1),
        };
        picks.step_by(step).take(count).map(Keep)
    }

    /// The seat that is next keeps these dice.
    pub fn keep(&mut self, Keep(dice): Keep) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new("throw-first"));
        }
        if !self.thrown.contain(dice) {
            return Err(Refusal::new("not-all-thrown").with("dice", dice));
        }
        if self.beyond == Beyond::AllOrNone && !dice.is_empty() && dice != self.thrown {
            return Err(Refusal::new("keep-all-or-none"));
        }
        self.thrown = Dice::NONE;
        self.make(self.kept(dice), Collecting::by_points);
        Ok(())
    }

    /// The turn with these dice kept.
    fn kept(&self, dice: Dice) -> Collected {
        let turn = self.turns.mine();
        Collected { beyond: turn.beyond + dice, ..turn }
    }

    /// The table of such a game, with the row in which points are written.
    pub fn view_with_points<G: Game>(&self, seen: &Seen<G>, name: &'static str) -> View {
        let points =
            |turn: Collected| (self.wanted.over(turn) && self.wanted.complete(turn)).then(|| turn.beyond.sum());
        let rows = |sheet: Sheet, turns: &OneTurnEach<Collected>| {
            let mut sheet = sheet.row(Message::new(name), turns.cells(|turn| Cell::written(points(turn))));
            sheet.rows.last_mut().expect("a row was added").sum = true;
            sheet
        };
        self.view(seen, rows).moves(seen, self.moves())
    }

    fn moves(&self) -> Vec<Move> {
        let count = self.thrown.count();
        let points = self.kept(self.thrown).beyond.sum();
        let throw = Move::touch(Message::new("throw-dice").with("count", count), Keep(Dice::NONE));
        let stop = Message::new("stop-with").with("points", points);
        let mut moves = vec![throw, Move::touch(stop, Keep(self.thrown)).brings(Message::number(points))];
        if self.beyond == Beyond::Any && count > 1 {
            let dice = self.tray().dice_to_pick(Lies::Loose);
            moves.push(Move::pick(Message::new("keep-and-throw"), "keep", dice, 1, count as usize - 1));
        }
        moves
    }

    /// Whose turn ends with this line and is worth nothing.
    pub fn comes_to_nothing(&self, line: Line<Keep, Throw>) -> Option<Seat> {
        let turn = match line {
            Line::Luck(throw) => self.wanted.thrown(self.turns.mine(), throw.0).0,
            Line::Action(keep) => self.kept(keep.0),
        };
        (self.wanted.over(turn) && turn.beyond.sum() == 0).then_some(self.turns.seat())
    }

    /// What there is to tell when `line` has led from `before` to this.
    pub fn told_points(&self, before: &Collecting, line: Line<Keep, Throw>) -> Vec<Message> {
        let seat = before.turns.seat();
        let worth = |turn: Collected| match turn.beyond.sum() {
            0 => Message::new("no-result").with("seat", seat),
            points => scored(seat, points),
        };
        match line {
            Line::Luck(throw) => self.told(before, throw, worth, Collecting::by_points),
            Line::Action(keep) => {
                let mut told = vec![keep.told(seat)];
                let turn = before.kept(keep.0);
                if self.wanted.over(turn) {
                    told.extend(self.told_end(before, turn, worth(turn), Collecting::by_points));
                }
                told
            }
        }
    }
}

/// What an `impl Game` says when its field `collecting` is all there is to such a game. How it begins and what its view
/// calls the points is its own.
macro_rules! collecting_points {
    () => {
        type Action = $crate::family::aside::Keep;
        type Luck = rafle_engine::Throw;

        fn next(&self) -> rafle_engine::Next {
            self.collecting.next()
        }

        fn actions(&self) -> impl Iterator<Item = $crate::family::aside::Keep> + Clone + '_ {
            self.collecting.keeps()
        }

        fn act(&mut self, keep: $crate::family::aside::Keep) -> Result<(), rafle_engine::Refusal> {
            self.collecting.keep(keep)
        }

        fn chance(&self) -> impl rafle_engine::Chance<Luck = rafle_engine::Throw> {
            rafle_engine::InTheCup(self.collecting.in_the_cup())
        }

        fn befall(&mut self, throw: rafle_engine::Throw) -> Result<(), rafle_engine::Refusal> {
            self.collecting.befall(throw, $crate::family::collect::Collecting::by_points)
        }

        fn standings(&self) -> rafle_engine::Standings {
            self.collecting.standings($crate::family::collect::Collecting::by_points)
        }

        fn pass_over(&mut self, seat: rafle_engine::Seat) -> bool {
            self.collecting.pass_over(seat, $crate::family::collect::Collecting::by_points)
        }

        fn most_steps(&self) -> u32 {
            self.collecting.most_steps()
        }

        fn happened(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            after: &rafle_engine::Seen<Self>,
        ) -> Vec<rafle_engine::Message> {
            after.collecting.told_points(&before.collecting, line)
        }

        fn moment(
            before: &rafle_engine::Seen<Self>,
            line: rafle_engine::LineOf<Self>,
            after: &rafle_engine::Seen<Self>,
        ) -> Option<rafle_engine::View> {
            let moment = rafle_engine::ended(before, line, after)?;
            Some(match before.collecting.comes_to_nothing(line) {
                Some(seat) => moment.at_the_cost_of([seat]),
                None => moment,
            })
        }
    };
}

pub(crate) use collecting_points;

#[cfg(test)]
mod tests {
    use super::*;

    const SHIP: Wanted = Wanted { items: &[("ship", 6), ("captain", 5), ("officer", 4)], dice: 5 };

    fn thrown(turn: Collected, dice: &str) -> (Collected, String) {
        let (turn, left) = SHIP.thrown(turn, dice.parse().unwrap());
        (turn, left.to_string())
    }

    #[test]
    fn items_come_in_order_and_several_in_one_throw() {
        for (dice, items, left) in [
            ("2 4 5 5 3", 0, "none"),
            ("6 4 1 4 3", 1, "none"),
            ("6 5 1 2 3", 2, "none"),
            ("6 5 4 6 5", 3, "5 6"),
            ("6 6 6 6 6", 1, "none"),
        ] {
            let (turn, choice) = thrown(Collected::default(), dice);
            assert_eq!((turn.items, turn.last, choice.as_str()), (items, u8::from(items > 0), left), "{dice}");
            assert!(!SHIP.over(turn));
        }
    }

    #[test]
    fn the_third_throw_counts_as_it_lies() {
        let turn = Collected { throws: 2, items: 2, last: 1, beyond: Dice::NONE };
        let (with, left) = thrown(turn, "4 2 3");
        assert_eq!((with.items, with.last, with.beyond.sum(), left.as_str()), (3, 3, 5, "none"));
        let (without, _) = thrown(turn, "6 6 6");
        assert_eq!((without.items, without.last, without.beyond.sum()), (2, 1, 0), "no officer, no crew");
        assert!(SHIP.over(with) && SHIP.over(without));
    }
}
