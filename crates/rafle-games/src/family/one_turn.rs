//! One turn each: the seats of a round play one after the other, and something comes out of every turn.

use rafle_engine::{
    Arg, At, Cell, Dice, Game, Lies, Message, Next, Note, PerSeat, Pieces, Seat, Seats, Seen, Sheet, Standings, Throw,
    View,
};

use super::rounds::Rounds;

/// Whose turn it is, and what every seat has made of its own in this round: dice, points, whatever the game counts.
///
/// The usual value of `T` stands for a turn that has not brought anything yet. When a round is over and another one
/// begins, everybody is back there; when the match is over, what was made last remains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OneTurnEach<T> {
    rounds: Rounds,
    seat: Seat,
    made: PerSeat<T>,
}

impl<T: Copy + Default + PartialEq> OneTurnEach<T> {
    /// The first turn of a match.
    pub fn new(rounds: Rounds) -> OneTurnEach<T> {
        OneTurnEach { rounds, seat: rounds.first(), made: PerSeat::all(T::default()) }
    }

    /// Whether the last turn of the match has been played.
    pub fn over(&self) -> bool {
        self.rounds.over()
    }

    /// The hand that throws next; nobody's when the match is over.
    pub fn next(&self) -> Next {
        if self.over() { Next::Nobody } else { Next::throw_by(self.seat) }
    }

    /// Whose turn it is; when the match is over, whose the last one was.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Who takes part in this round; nobody when the match is over.
    pub fn playing(&self) -> Seats {
        self.rounds.playing()
    }

    /// What this seat has made of its turn.
    pub fn made(&self, seat: Seat) -> T {
        self.made[seat]
    }

    /// What the seat whose turn it is has made of it so far.
    pub fn mine(&self) -> T {
        self.made[self.seat]
    }

    /// The seat whose turn it is now has made this of it.
    pub fn make(&mut self, made: T) {
        self.made[self.seat] = made;
    }

    /// What bears on how the match goes on, when `matters` tells it of what a seat has made.
    pub fn gist<K>(&self, matters: impl Fn(T) -> K) -> (Rounds, Seat, PerSeat<K>) {
        (self.rounds, self.seat, PerSeat::from_fn(|seat| matters(self.made[seat])))
    }

    /// The turn is over: the next seat begins its own, or the next round begins. `round` tells how a round stands.
    pub fn pass_on(&mut self, round: impl FnOnce(&OneTurnEach<T>) -> Standings<8>) {
        if let Some(next) = self.rounds.after(self.seat) {
            self.seat = next;
        } else if self.rounds.finish(round(self)) {
            *self = OneTurnEach::new(self.rounds);
        }
    }

    /// `seat` is passed over from now on; if it is its turn, nothing comes of that, and `pass_on` gives it to the next. True if
    /// it was its turn, so that nothing of it may be left on the table.
    pub fn pass_over(&mut self, seat: Seat, pass_on: impl FnOnce(&mut OneTurnEach<T>)) -> bool {
        self.rounds.pass_over(seat);
        if self.over() || self.seat != seat {
            return self.over();
        }
        self.made[seat] = T::default();
        pass_on(self);
        true
    }

    /// The same where every round has to be won: one that nobody wins is played again.
    pub fn pass_on_until_won(&mut self, round: impl FnOnce(&OneTurnEach<T>) -> Standings<8>) {
        let last = self.rounds.after(self.seat).is_none();
        match last.then(|| round(self)) {
            Some(round) if round.winners.is_empty() => *self = OneTurnEach::new(self.rounds),
            Some(round) => self.pass_on(|_| round),
            None => self.pass_on(|_| unreachable!("the round goes on")),
        }
    }

    /// How this round stands when most points win. Who has not thrown yet has nothing, which is more than a negative sum, but
    /// nobody would win by not having thrown.
    pub fn most(&self, points: impl Fn(T) -> i32) -> Standings<8> {
        let scores = PerSeat::from_fn(|seat| if self.begun(seat) { points(self.made[seat]) } else { 0 });
        let mut standings = Standings::most(self.playing(), scores);
        // At the end of a round everybody has thrown, and whoever stands first has won.
        if self.playing().iter().any(|seat| !self.begun(seat)) {
            standings.winners = self.playing().most(|seat| (self.begun(seat), scores[seat]));
        }
        standings
    }

    /// How the match stands; `round` tells how a round stands.
    pub fn standings(&self, round: impl FnOnce(&OneTurnEach<T>) -> Standings<8>) -> Standings {
        self.rounds.standings(|| round(self))
    }

    /// A bound on the steps of the match if a turn has at most so many: play-offs end long before forty rounds.
    pub fn most_steps(&self, of_a_turn: u32) -> u32 {
        (u32::from(self.rounds.number().1) + 40) * self.rounds.seats().len() as u32 * of_a_turn
    }

    /// Which round of the match it is, if there are several.
    pub fn round_at(&self) -> Option<At> {
        self.rounds.round_at()
    }

    /// The table of a game in which so many dice are thrown next; what lies on it is for the game to add.
    pub fn view<G: Game>(&self, seen: &Seen<G>, dice: u8) -> View {
        let say = match seen.next() {
            Next::Nobody => Message::new("over"),
            _ => Message::new("say-throws").with("seat", self.seat).with("count", dice),
        };
        let view = View::new(seen, say).tap(seen, Message::new("throw-dice").with("count", dice));
        if self.rounds.playoff() { view.part(Note::phase(self.told_playoff("playoff"))) } else { view }
    }

    /// An empty sheet of this round.
    pub fn sheet(&self) -> Sheet {
        Sheet::of(self.rounds.seats())
    }

    /// The cells of a row of such a sheet, blank where nothing was made yet.
    pub fn cells(&self, cell: impl Fn(T) -> Cell) -> impl Fn(Seat) -> Cell {
        move |seat| if self.begun(seat) { cell(self.made[seat]) } else { Cell::Blank }
    }

    /// What there is to tell when a throw has led from `before` to this: the throw and, if the turn is over, what is told
    /// of its `end`.
    pub fn told(
        &self,
        before: &OneTurnEach<T>,
        throw: Throw,
        end: Option<(T, Message)>,
        round: impl FnOnce(&OneTurnEach<T>) -> Standings<8>,
    ) -> Vec<Message> {
        let rest = end.map(|end| self.told_end(before, end, round));
        [throw.told(before.seat)].into_iter().chain(rest.into_iter().flatten()).collect()
    }

    /// What there is to tell when the end of a turn has led from `before` to this. The `end` is what was made and a
    /// message of what it is worth; after the last turn of a round follows who has won it or must play it off.
    pub fn told_end(
        &self,
        before: &OneTurnEach<T>,
        (made, worth): (T, Message),
        round: impl FnOnce(&OneTurnEach<T>) -> Standings<8>,
    ) -> Vec<Message> {
        let mut told = vec![worth];
        if before.rounds.after(before.seat).is_none() {
            let mut last = *before;
            last.make(made);
            told.extend(self.told_round(before, || round(&last).winners));
        }
        told
    }

    /// The last turn of a round has led from `before` to this. A match of one round is its own message.
    fn told_round(&self, before: &OneTurnEach<T>, winners: impl FnOnce() -> Seats) -> Option<Message> {
        if self.rounds.playoff() {
            Some(self.told_playoff("playoff-begins"))
        } else if self.rounds.number().1 == 1 || before.rounds.playoff() {
            None
        } else {
            Some(round_won(winners()))
        }
    }

    fn begun(&self, seat: Seat) -> bool {
        self.made[seat] != T::default()
    }

    fn told_playoff(&self, key: &'static str) -> Message {
        Message::new(key).with("seats", self.playing().iter().collect::<Arg>())
    }
}

fn round_won(winners: Seats) -> Message {
    match winners.single() {
        Some(seat) => Message::new("round-won").with("seat", seat),
        None if winners.is_empty() => Message::new("round-unwon"),
        None => Message::new("round-shared").with("seats", winners.iter().collect::<Arg>()),
    }
}

impl OneTurnEach<Dice> {
    /// Adds the dice in front of every seat that has thrown, with what they are worth; not those that are worth nothing
    /// yet.
    pub fn lay_out(&self, view: View, worth: impl Fn(Dice) -> Option<Message>) -> View {
        let seats = self.rounds.seats().iter().filter(|&seat| self.begun(seat));
        let dice = |seat| {
            let worth = worth(self.made[seat])?;
            Some(Pieces::dice_of(seat, self.made[seat], Lies::Loose).called(worth))
        };
        seats.filter_map(dice).fold(view, View::part)
    }
}

/// "15 points".
pub fn worth(points: i32) -> Message {
    Message::new("points").with("points", points)
}

/// "Anna scores 15 points."
pub fn scored(seat: Seat, points: i32) -> Message {
    Message::new("turn-scored").with("seat", seat).with("points", points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::rounds::Ties;

    /// Every seat that plays makes so much of its turn.
    fn play(turns: &mut OneTurnEach<i32>, made: impl IntoIterator<Item = i32>) {
        for points in made {
            turns.make(points);
            turns.pass_on(by_points);
        }
    }

    /// The same for one seat, and what there is to tell of it.
    fn play_one(turns: &mut OneTurnEach<i32>, points: i32) -> Vec<&'static str> {
        let before = *turns;
        play(turns, [points]);
        let told = turns.told_end(&before, (points, scored(before.seat(), points)), by_points);
        told.iter().map(|message| message.key).collect()
    }

    fn by_points(turns: &OneTurnEach<i32>) -> Standings<8> {
        turns.most(|points| points)
    }

    #[test]
    fn one_turn_each_then_the_next_round_begins_with_the_next_seat() {
        let mut turns = OneTurnEach::new(Rounds::new(3, 2));
        assert_eq!(turns.next(), Next::throw_by(Seat::A));
        assert_eq!(play_one(&mut turns, 3), ["turn-scored"]);
        play(&mut turns, [5]);
        assert_eq!((turns.seat(), turns.made(Seat::A), turns.mine()), (Seat::new(2), 3, 0));
        assert_eq!(play_one(&mut turns, 4), ["turn-scored", "round-won"]);
        assert_eq!((turns.seat(), turns.made(Seat::A)), (Seat::new(1), 0));
        play(&mut turns, [9, 2]);
        assert_eq!(play_one(&mut turns, 9), ["turn-scored", "round-shared"]);
        assert_eq!((turns.next(), turns.made(Seat::A)), (Next::Nobody, 9), "what was made last remains");
    }

    #[test]
    fn who_has_not_thrown_has_nothing_which_may_be_more_than_others_have() {
        let mut turns = OneTurnEach::new(Rounds::new(3, 1));
        play(&mut turns, [-4]);
        let standings = turns.standings(by_points);
        assert_eq!(standings.rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(), [(-4, 3), (0, 1), (0, 1)]);
        assert_eq!(standings.winners, Seats::only(Seat::A), "but nobody would win by that");
    }

    #[test]
    fn a_round_that_has_to_be_won_is_played_until_it_is() {
        let mut turns = OneTurnEach::new(Rounds::new(2, 2));
        let mut play = |points: [i32; 2], winners| {
            for points in points {
                turns.make(points);
                turns.pass_on_until_won(|turns| by_points(turns).won_by(winners));
            }
            (turns.seat(), turns.mine())
        };
        assert_eq!(play([1, 2], Seats::NONE), (Seat::A, 0), "again, and A begins again");
        assert_eq!(play([1, 2], Seats::only(Seat::A)), (Seat::new(1), 0));
        assert_eq!(play([1, 2], Seats::NONE), (Seat::new(1), 0));
        assert_eq!(play([1, 2], Seats::only(Seat::A)), (Seat::A, 2), "the match is over");
        assert!(turns.over());
    }

    #[test]
    fn a_play_off_is_told_each_time() {
        let mut turns = OneTurnEach::new(Rounds::new(3, 1).tied(Ties::Playoff));
        play(&mut turns, [7, 2]);
        assert_eq!(play_one(&mut turns, 7), ["turn-scored", "playoff-begins"]);
        play(&mut turns, [1]);
        assert_eq!(play_one(&mut turns, 1), ["turn-scored", "playoff-begins"]);
        play(&mut turns, [1]);
        assert_eq!(play_one(&mut turns, 3), ["turn-scored"]);
        assert!(turns.over());
    }

    #[test]
    fn a_round_may_be_won_by_nobody() {
        assert_eq!(round_won(Seats::NONE).key, "round-unwon");
    }
}
