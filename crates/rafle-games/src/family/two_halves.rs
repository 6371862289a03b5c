//! Games of two halves and a final: in each half everybody lays dice aside in one turn, the best in each half play the
//! final, and whoever is best in both has won without one.
//!
//! Those who tie for a half throw all dice once each, and those who still tie throw again; so it is in the final.

use std::hash::Hash;

use rafle_engine::{
    Arg, At, Cell, Dice, Game, Line, Message, Next, Note, PerSeat, Refusal, Seat, Seats, Seen, Sheet, Standings, Throw,
    View,
};

use super::aside::{Aside, Keep};
use super::rounds::Rounds;

/// Dice in a turn.
const DICE: u8 = 6;

/// Where the numbers of a throw-off or the final are written.
const THROWN_OFF: usize = 2;

/// What is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The first half, which the highest number wins.
    First,
    /// The second half, which the lowest number wins.
    Second,
    /// The final, which the highest number wins.
    Final,
}

/// A match of such games at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TwoHalves {
    rounds: Rounds,
    stage: Stage,
    /// Whether everybody throws once, in a tie or in the final, instead of taking a turn.
    throwing_off: bool,
    /// Who takes part: everybody, then those who tie; in the final the winners of the halves.
    among: Seats,
    seat: Seat,
    turn: Aside,
    /// The numbers of the first half, of the second, and of the throw-off or the final.
    numbers: [PerSeat<Option<u8>>; 3],
    /// Who has won the halves.
    won: [Option<Seat>; 2],
}

impl TwoHalves {
    /// A match of so many games.
    pub fn new(seats: usize, rounds: u8) -> TwoHalves {
        TwoHalves::begin(Rounds::new(seats, rounds))
    }

    fn begin(rounds: Rounds) -> TwoHalves {
        TwoHalves {
            rounds,
            stage: Stage::First,
            throwing_off: false,
            among: rounds.playing(),
            seat: rounds.first(),
            turn: Aside::new(DICE),
            numbers: [PerSeat::all(None); 3],
            won: [None; 2],
        }
    }

    /// What bears on how the match goes on, when these of the dice thrown may be laid aside: of dice that are aside, how many
    /// there are and what they add up to; of the numbers written, those that are still to be compared.
    pub fn gist(&self, open: Dice) -> impl Hash + Eq + use<> {
        let aside = (self.turn.aside().count(), self.turn.aside().sum());
        let at = (self.stage, self.throwing_off, self.among, self.seat, self.won, self.numbers[self.row()]);
        (self.rounds.gist(), (!self.rounds.over()).then_some((at, aside, open)))
    }

    /// Who is next.
    pub fn next(&self) -> Next {
        if self.rounds.over() { Next::Nobody } else { self.turn.next(self.seat) }
    }

    /// What is being played.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether everybody throws once, in a tie or in the final, instead of taking a turn.
    pub fn throwing_off(&self) -> bool {
        self.throwing_off
    }

    /// The dice of the seat that is next.
    pub fn turn(&self) -> Aside {
        self.turn
    }

    /// The dice are thrown. `count` makes a number of them, if this is a throw-off.
    pub fn land(&mut self, throw: Throw, count: impl Fn(Stage, Dice) -> u8) -> Result<(), Refusal> {
        self.turn.land(throw)?;
        if self.throwing_off {
            self.put(count(self.stage, throw.0));
        }
        Ok(())
    }

    /// Lays at least one of the dice thrown aside. `count` makes a number of them all, if this ends the turn.
    pub fn lay(&mut self, Keep(dice): Keep, count: impl Fn(Stage, Dice) -> u8) -> Result<(), Refusal> {
        self.turn.lay_some(dice)?;
        if self.turn.done() {
            self.end_turn(count);
        }
        Ok(())
    }

    /// The turn ends with the dice that are aside.
    pub fn end_turn(&mut self, count: impl Fn(Stage, Dice) -> u8) {
        self.put(count(self.stage, self.turn.aside()));
    }

    /// The number of the seat that is next is this.
    fn put(&mut self, number: u8) {
        if let Some(winner) = self.note(number) {
            self.end_game(winner);
        }
    }

    /// Writes the number of the seat that is next down and moves on. Says who has won the game if that decides it.
    fn note(&mut self, number: u8) -> Option<Seat> {
        let row = self.row();
        self.numbers[row][self.seat] = Some(number);
        self.turn = Aside::new(DICE);
        self.go_on()
    }

    /// `seat` is passed over from now on, and what it has won falls to nobody.
    pub fn pass_over(&mut self, seat: Seat) {
        self.rounds.pass_over(seat);
        self.won = self.won.map(|won| won.filter(|&winner| winner != seat));
        self.among = self.among.without(seat);
        if self.seat == seat {
            self.turn = Aside::new(DICE);
        }
        if let Some(winner) = self.go_on() {
            self.end_game(winner);
        }
    }

    /// Whoever has no number yet is next; when all have one, the best have won. Says who has won the game if that decides it.
    fn go_on(&mut self) -> Option<Seat> {
        let row = self.row();
        if let Some(alone) = self.among.single().filter(|_| self.throwing_off) {
            return self.win(alone);
        }
        let waiting = |&seat: &Seat| self.numbers[row][seat].is_none();
        if let Some(next) = self.among.from(self.rounds.first()).find(waiting) {
            self.seat = next;
            return None;
        }
        let number = |seat| self.numbers[row][seat];
        let best = if self.stage == Stage::Second { self.among.least(number) } else { self.among.most(number) };
        if let Some(winner) = best.single() {
            return self.win(winner);
        }
        self.throw_off(best);
        None
    }

    /// A half or the final is won. Says who has won the game if that decides it.
    fn win(&mut self, winner: Seat) -> Option<Seat> {
        match self.stage {
            Stage::First => {
                self.won[0] = Some(winner);
                self.stage = Stage::Second;
                self.throwing_off = false;
                self.among = self.rounds.playing();
                self.seat = self.rounds.first();
                None
            }
            Stage::Second => {
                self.won[1] = Some(winner);
                let both: Seats = self.won.into_iter().flatten().collect();
                if both.len() > 1 {
                    self.stage = Stage::Final;
                    self.throw_off(both);
                }
                both.single()
            }
            Stage::Final => Some(winner),
        }
    }

    /// These throw all dice once each.
    fn throw_off(&mut self, among: Seats) {
        self.throwing_off = true;
        self.among = among;
        self.seat = among.from(self.rounds.first()).next().unwrap_or(self.seat);
        self.numbers[THROWN_OFF] = PerSeat::all(None);
    }

    fn end_game(&mut self, winner: Seat) {
        if self.rounds.finish(self.game(Some(winner))) {
            *self = TwoHalves::begin(self.rounds);
        } else {
            self.turn = Aside::NONE;
        }
    }

    /// Where numbers are written now.
    fn row(&self) -> usize {
        if self.throwing_off { THROWN_OFF } else { self.stage as usize }
    }

    /// How the match stands.
    pub fn standings(&self) -> Standings {
        self.rounds.standings(|| self.game(None))
    }

    /// How this game stands: a point for each half, and one for the final.
    fn game(&self, winner: Option<Seat>) -> Standings<8> {
        let halves = |seat| self.won.iter().filter(|&&won| won == Some(seat)).count() as i32;
        let in_final = |seat| self.stage == Stage::Final && winner == Some(seat);
        let points = PerSeat::from_fn(|seat| halves(seat) + i32::from(in_final(seat)));
        let standings = Standings::by(self.rounds.seats(), points, |seat| (winner == Some(seat), points[seat]));
        if self.won[0].is_none() { standings.won_by(Seats::NONE) } else { standings }
    }

    /// Where in the match we are, if there are several games.
    pub fn game_at(&self) -> Option<At> {
        self.rounds.game_at()
    }

    /// The table; dice that show a face of `among` may be laid aside.
    pub fn view<G: Game>(&self, seen: &Seen<G>, among: Dice) -> View {
        let tray = self.turn.tray(self.seat);
        let pick = Aside::pick(&tray, among, 1);
        let goal = match self.stage {
            Stage::First => "goal-first-half",
            Stage::Second => "goal-second-half",
            Stage::Final => "goal-final",
        };
        View::new(seen, self.say())
            .part(Note::phase(Message::new(goal)))
            .part(tray)
            .part(Sheet { title: self.rounds.game_of(), ..self.sheet() })
            .moves(seen, [pick])
            .tap(seen, Message::new("throw-dice").with("count", self.turn.in_the_cup()))
    }

    fn sheet(&self) -> Sheet {
        let off = if self.stage == Stage::Final { "sheet-final" } else { "sheet-throw-off" };
        let rows = [("sheet-first-half", true), ("sheet-second-half", true), (off, self.throwing_off)];
        let sheet = Sheet::of(self.rounds.seats());
        rows.into_iter()
            .zip(&self.numbers)
            .filter(|((_, shown), _)| *shown)
            .fold(sheet, |sheet, ((name, _), numbers)| {
                sheet.row(Message::new(name), |seat| Cell::written(numbers[seat]))
            })
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-lay-some-aside").with("seat", seat),
            Next::Chance { .. } => {
                let key = match self.stage {
                    _ if !self.throwing_off => "say-throws",
                    Stage::Final => "say-throws-final",
                    Stage::First | Stage::Second => "say-throws-off",
                };
                Message::new(key).with("seat", self.seat).with("count", self.turn.in_the_cup())
            }
        }
    }

    /// What `line` means. `ends` says that it ends the turn though dice are left.
    pub fn told(&self, line: Line<Keep, Throw>, ends: bool, count: impl Fn(Stage, Dice) -> u8) -> Vec<Message> {
        let aside = self.turn.aside();
        let (told, counted) = match line {
            Line::Luck(throw) if self.throwing_off => (throw.told(self.seat), Some(throw.0)),
            Line::Luck(throw) => (throw.told(self.seat), ends.then_some(aside)),
            Line::Action(keep) => (keep.told(self.seat), Some(aside + keep.0).filter(|dice| dice.count() == DICE)),
        };
        let number = counted.map(|dice| count(self.stage, dice));
        let named = number.map(|number| Message::new("number-reached").with("seat", self.seat).with("number", number));
        let decided = number.and_then(|number| self.decided_by(number));
        [Some(told), named, decided].into_iter().flatten().collect()
    }

    /// Whether a half, a throw-off or the final has ended on the way from `before` to this.
    pub fn has_left(&self, before: &TwoHalves) -> bool {
        (self.rounds, self.stage, self.among, self.throwing_off)
            != (before.rounds, before.stage, before.among, before.throwing_off)
    }

    /// What it decides that the seat that is next has this number.
    fn decided_by(&self, number: u8) -> Option<Message> {
        let mut after = *self;
        let by = |key, seat: Option<Seat>| seat.map(|seat| Message::new(key).with("seat", seat));
        match after.note(number) {
            winner @ Some(_) if after.stage == Stage::Final => by("final-won", winner),
            winner @ Some(_) => by("both-halves-won", winner),
            None if after.stage == Stage::Final && self.stage == Stage::Second => by("second-half-won", after.won[1]),
            None if after.stage != self.stage => by("first-half-won", after.won[0]),
            // A throw-off in which nobody has thrown yet has just begun.
            None if after.throwing_off && after.numbers[THROWN_OFF] == PerSeat::all(None) => {
                Some(Message::new("tied-throw-off").with("seats", after.among.iter().collect::<Arg>()))
            }
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Puts these numbers in order and tells who is next, or who has won.
    fn play(halves: &mut TwoHalves, numbers: &[u8]) -> Next {
        for &number in numbers {
            halves.put(number);
        }
        halves.next()
    }

    const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

    #[test]
    fn who_wins_both_halves_has_won() {
        let [_, b, _] = SEATS;
        let mut halves = TwoHalves::new(3, 1);
        play(&mut halves, &[20, 30, 10]);
        assert_eq!(
            (halves.stage(), halves.won[0], halves.standings().winners),
            (Stage::Second, Some(b), Seats::only(b))
        );
        assert_eq!(play(&mut halves, &[20, 10, 30]), Next::Nobody);
        assert_eq!(
            halves.standings().rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(),
            [(0, 2), (2, 1), (0, 2)]
        );
    }

    #[test]
    fn ties_are_thrown_off_until_one_is_left() {
        let [a, b, c] = SEATS;
        let mut halves = TwoHalves::new(3, 1);
        assert_eq!(play(&mut halves, &[31, 31, 31]), Next::throw_by(a));
        assert!(halves.throwing_off());
        assert_eq!(play(&mut halves, &[19, 24, 24]), Next::throw_by(b), "only who ties again throws again");
        assert_eq!(play(&mut halves, &[20, 21]), Next::throw_by(a));
        assert_eq!((halves.stage(), halves.won), (Stage::Second, [Some(c), None]));
        play(&mut halves, &[9, 7, 7, 30, 20]);
        assert_eq!(
            (halves.stage(), halves.won),
            (Stage::Second, [Some(c), Some(c)]),
            "the lowest throws off as lowest"
        );
        assert_eq!(halves.next(), Next::Nobody);
    }

    #[test]
    fn an_equal_final_is_thrown_again() {
        let [_, b, c] = SEATS;
        let mut halves = TwoHalves::new(3, 2);
        assert_eq!(play(&mut halves, &[20, 30, 10, 20, 30, 10]), Next::throw_by(b));
        assert_eq!(halves.stage(), Stage::Final);
        assert_eq!(play(&mut halves, &[22, 22]), Next::throw_by(b));
        assert_eq!(play(&mut halves, &[18, 25]), Next::throw_by(b), "the next game begins with the next seat");
        assert_eq!((halves.stage(), halves.standings().winners), (Stage::First, Seats::only(c)));
    }
}
