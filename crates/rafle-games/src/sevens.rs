//! # Sevens (`sevens`)
//!
//! 1. The pile has four sticks for each seat, or in all. A seven is a pair of dice adding to 7: 1 6, 2 5 or 3 4.
//! 2. In a round every seat in turn throws six dice once to three times, openly. After the first and the second throw the
//!    seat stops, or keeps any dice and throws the others; dice kept before may be thrown again.
//! 3. Two sevens and two ones are highest, then three sevens, then two sevens and the sum of the other two dice from 12
//!    down to 3. With fewer than two sevens the dice are worth nothing. Throws of the same kind are equal.
//! 4. The lowest takes one stick. Who ties for lowest throws six dice once more until one is left, also when all tie.
//! 5. The lead moves one seat on after every round. When the pile is empty, fewest sticks win; seats tied for fewest share.
//!
//! Options: `matches_per_player`, `pile_for`, `four_ones_top`, `rank_one_seven`, `rounds`.
//! Notation: `throw 1 2 3 4 5 6`, `keep 3 4`, `keep none`, `stop`.
//! Where sources differ, the rules page `sevens.md` says what we play and why.

use std::hash::Hash;

use rafle_engine::{
    About, Aid, At, Begins, Chance, Dice, Game, InTheCup, Line, LineOf, Message, Next, Occasion, Pieces, Refusal, Seat,
    Seats, Seen, Standings, Thing, Throw, View, choice, ended, options,
};

use crate::family::bout::{Bout, Event, Settled};
use crate::family::heap::Heap;
use crate::family::rounds::Rounds;
use crate::family::turns::{Action, Keep, ThrowLimit, Way};

/// Dice in a turn.
const DICE: u8 = 6;

/// How every turn goes.
const WAY: Way = Way { dice: DICE, throws: 3, cup: false, keep: Keep::Free, limit: ThrowLimit::Three };

/// Fewer than two sevens. With `rank_one_seven` there is one class more, for none at all.
const NO_VALUE: u8 = 13;

choice! {
    /// For whom so many sticks are.
    pub enum PileFor {
        /// So many for each seat.
        Each = "each",
        /// So many for all together, however many play.
        All = "all",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// How many sticks there are for each seat.
        pub matches_per_player: u8 [1..=20] = 4,
        /// Whether these are for each seat or for all together.
        pub pile_for: PileFor = PileFor::Each,
        /// One seven and four ones are the highest throw.
        pub four_ones_top: bool = false,
        /// One seven beats none.
        pub rank_one_seven: bool = false,
        /// How many games make a match.
        pub rounds: u8 [1..=20] = 1,
    }
}

/// A game of Sevens at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sevens {
    options: Options,
    rounds: Rounds,
    heap: Heap,
    bout: Bout,
}

const PICTURE: &[Thing] = &[Thing::Die(3, 14, 36, 38, -7), Thing::Die(4, 54, 44, 38, 8), Thing::Text("7", 124, 74)];

impl Game for Sevens {
    const ABOUT: About = About {
        slug: "sevens",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 20,
        skill: 2,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Longer],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Sevens, Refusal> {
        let rounds = Rounds::new(seats, options.rounds);
        let (heap, bout) = begin(options, &rounds);
        Ok(Sevens { options, rounds, heap, bout })
    }

    fn next(&self) -> Next {
        if self.rounds.over() {
            Next::Nobody
        } else {
            // Dice that all lie open are settled at once; they are only looked at so.
            self.bout.next().unwrap_or(Next::Nobody)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.bout.actions()
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.play(Line::Action(action)).map(drop)
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.bout.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.play(Line::Luck(throw)).map(drop)
    }

    fn standings(&self) -> Standings {
        self.rounds.standings(|| self.game())
    }

    fn most_steps(&self) -> u32 {
        // Eight turns of five steps, and roll-offs: of two throws hardly more than every third pair ties.
        u32::from(self.options.rounds) * (1000 + u32::from(self.options.matches_per_player) * 8 * 120)
    }

    fn gist(&self) -> impl Hash + Eq + use<> {
        let options = self.options;
        let class = move |dice| class(dice, options);
        let playing = !self.rounds.over();
        (self.rounds.gist(), playing.then(|| (self.heap, self.bout.gist(move |_, dice| Some(class(dice)), class))))
    }

    fn at(&self) -> Option<At> {
        self.rounds.game_at()
    }

    fn view(seen: &Seen<Sevens>) -> View {
        let called = |seat| (seen.bout.open(seat).count() == DICE).then(|| seen.name(seen.bout.open(seat)));
        let dress = |seat, pieces: Pieces| Pieces { title: called(seat), ..pieces };
        let view = seen.heap.show(seen.bout.view(seen, seen.bout.say(), dress), seen.rounds.seats());
        match seen.next() {
            Next::Seat(seat) => view.moves(seen, seen.bout.turns().moves(seat, seen.name(seen.bout.open(seat)))),
            _ => view,
        }
    }

    fn happened(before: &Seen<Sevens>, line: LineOf<Sevens>, _: &Seen<Sevens>) -> Vec<Message> {
        let event = Sevens::clone(before).play(line);
        let told = event.into_iter().flat_map(Event::told);
        before.bout.told(line).into_iter().chain(told).collect()
    }

    fn moment(before: &Seen<Sevens>, line: LineOf<Sevens>, after: &Seen<Sevens>) -> Option<View> {
        let mut lying = Sevens::clone(before);
        lying.lay(line).ok()?;
        let settled = Sevens::clone(&lying).go_on().moment(before, line, &before.with(&lying), after);
        // Dice of a roll-off that goes on lie there no longer either.
        settled.or_else(|| ended(before, line, after))
    }

    fn aid(&self) -> Option<Aid> {
        let class = |dice| class(dice, self.options);
        let row = |dice| (self.called(class(dice)), None);
        Some(Aid::ranking("aid-throws", DICE, class, row).noting(Message::new("aid-sevens")))
    }
}

impl Sevens {
    fn play(&mut self, line: Line<Action, Throw>) -> Result<Event, Refusal> {
        self.lay(line)?;
        Ok(self.go_on())
    }

    fn lay(&mut self, line: Line<Action, Throw>) -> Result<(), Refusal> {
        let options = self.options;
        match line {
            Line::Action(action) => self.bout.act(action),
            Line::Luck(throw) => self.bout.land(throw, |dice| class(dice, options)),
        }
    }

    /// Compares throws and moves sticks as soon as that can be done.
    fn go_on(&mut self) -> Event {
        if self.bout.to_compare() {
            let low = self.bout.playing().most(|seat| class(self.bout.open(seat), self.options));
            self.bout.compared(low, Seats::NONE);
        }
        match self.bout.found() {
            Some((loser, _)) => self.settle(loser),
            None => self.bout.tied(),
        }
    }

    fn settle(&mut self, loser: Seat) -> Event {
        let taken = self.heap.take(1, loser);
        let mut settled = Settled { taken, ..Settled::lost_by(loser) };
        if self.heap.pile() > 0 {
            let seats = self.rounds.playing();
            self.bout = Bout::new(WAY, seats, seats.after(self.bout.leader()));
        } else {
            settled.won = self.game().winners;
            if self.rounds.finish(self.game()) {
                (self.heap, self.bout) = begin(self.options, &self.rounds);
            }
        }
        Event::Settled(settled)
    }

    fn game(&self) -> Standings<8> {
        Standings::fewest(self.rounds.playing(), self.heap.scores())
    }

    /// What six dice are called.
    fn name(&self, dice: Dice) -> Message {
        let class = class(dice, self.options);
        Message::new("throw-ranked").with("place", class).with("name", self.called(class))
    }

    /// What throws of this class are called.
    fn called(&self, class: u8) -> Message {
        match class {
            0 => Message::new("throw-four-ones"),
            1 => Message::new("throw-two-ones"),
            2 => Message::new("throw-three-sevens"),
            NO_VALUE if self.options.rank_one_seven => Message::new("throw-one-seven"),
            NO_VALUE.. => Message::new("throw-nothing"),
            _ => Message::new("throw-two-sevens").with("n", 15 - class),
        }
    }
}

/// A game before its first throw.
fn begin(options: Options, rounds: &Rounds) -> (Heap, Bout) {
    let sharing = match options.pile_for {
        PileFor::Each => rounds.playing().len() as u8,
        PileFor::All => 1,
    };
    let sticks = options.matches_per_player * sharing;
    (Heap::new(sticks), Bout::new(WAY, rounds.playing(), rounds.first()))
}

/// Rule 3: the class of six dice, the highest having the lowest number. Class 8 is empty: a rest of seven is a third seven.
fn class(dice: Dice, options: Options) -> u8 {
    let sevens: u8 = [1, 2, 3].iter().map(|&face| dice.showing(face).min(dice.showing(7 - face))).sum();
    let rest = dice.sum() as u8 - 7 * sevens;
    match (sevens, rest) {
        (3, _) => 2,
        (2, 2) => 1,
        (2, rest) => 15 - rest,
        (1, 4) if options.four_ones_top => 0,
        (1, _) => NO_VALUE,
        (_, _) => NO_VALUE + u8::from(options.rank_one_seven),
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::throws;

    use super::*;

    fn class_of(text: &str, options: Options) -> u8 {
        class(text.parse().unwrap(), options)
    }

    #[test]
    fn rule_3_the_class_of_six_dice() {
        let (usual, top) = (Options::default(), Options { four_ones_top: true, ..Options::default() });
        for (dice, expected) in [
            // The examples of the source.
            ("3 4 6 1 1 1", 1),
            ("5 2 3 4 5 2", 2),
            ("3 4 6 1 6 6", 3),
            ("5 2 3 4 5 6", 4),
            ("3 4 6 1 5 5", 5),
            ("5 2 3 4 1 2", 12),
            // Ours.
            ("1 1 1 1 6 6", 1),
            ("1 1 1 1 3 4", 13),
            ("1 2 3 4 5 6", 2),
            ("3 4 3 4 2 6", 7),
            ("3 4 3 4 4 4", 7),
            ("6 6 6 6 6 6", 13),
        ] {
            assert_eq!(class_of(dice, usual), expected, "{dice}");
        }
        for dice in ["1 1 1 1 2 5", "1 1 1 1 3 4", "1 1 1 1 1 6"] {
            assert_eq!((class_of(dice, usual), class_of(dice, top)), (13, 0), "{dice}");
        }
        assert_eq!(throws(DICE).filter(|&(dice, _)| class(dice, top) == 0).count(), 3);
    }

    #[test]
    fn rule_3_every_throw_is_in_one_class() {
        let ways = |options, class_sought| {
            let of_class = throws(DICE).filter(|&(dice, _)| class(dice, options) == class_sought);
            of_class.map(|(_, ways)| ways).sum::<u64>()
        };
        let usual = Options::default();
        let table = [0, 795, 1860, 795, 1200, 1995, 2400, 3195, 0, 3195, 2400, 1995, 1200, 25626];
        for (class, expected) in table.into_iter().enumerate() {
            assert_eq!(ways(usual, class as u8), expected, "class {class}");
        }
        assert_eq!(table.iter().sum::<u64>(), 46656);
        let ranked = Options { rank_one_seven: true, ..usual };
        assert_eq!(ways(ranked, 13) + ways(ranked, 14), 25626);
        for (dice, _) in throws(DICE).filter(|&(dice, _)| class(dice, ranked) == 14) {
            assert!((1..=3).all(|face| !dice.show(face) || !dice.show(7 - face)), "{dice} has a seven");
        }
    }
}
