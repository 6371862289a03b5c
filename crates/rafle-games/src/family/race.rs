//! A race: seats take turns until somebody reaches the goal, and several games make a match.

use rafle_engine::{Arg, At, Cell, Game, Message, Next, PerSeat, Seat, Seats, Seen, Sheet, Standings, View};

use crate::family::rounds::Rounds;

/// Where a race stands: whose turn it is, who still runs, and which game of the match it is.
///
/// A game ends as soon as somebody reaches the goal or, with equal turns, when the seat that began would be next again.
/// Whoever stands first then has won; before that, nobody has. It has room for `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Race<const N: usize = 8> {
    rounds: Rounds<N>,
    equal_turns: bool,
    /// Whether somebody has reached the goal.
    decided: bool,
    seat: Seat,
}

impl<const N: usize> Race<N> {
    /// A match of so many games, each of which ends at once when it is decided.
    pub fn new(seats: usize, games: u8) -> Race<N> {
        let rounds = Rounds::new(seats, games);
        Race { rounds, equal_turns: false, decided: false, seat: rounds.first() }
    }

    /// The same match, with the last round of turns finished or not.
    pub fn with_equal_turns(self, equal_turns: bool) -> Race<N> {
        Race { equal_turns, ..self }
    }

    /// Whether the last game is over.
    pub fn over(&self) -> bool {
        self.rounds.over()
    }

    /// Whose turn it is; at the end, whose it was.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everybody at the table.
    pub fn seats(&self) -> Seats {
        self.rounds.seats()
    }

    /// Who is next where nobody chooses anything: the seat whose turn it is throws.
    pub fn next(&self) -> Next {
        if self.over() { Next::Nobody } else { Next::throw_by(self.seat) }
    }

    /// How many dice are thrown next: as many as the turn asks for, and none when the race is over.
    pub fn dice(&self, count: u8) -> u8 {
        if self.over() { 0 } else { count }
    }

    /// The turn ends, at the goal or not. True if that ends the game, which is then to be finished.
    #[inline]
    pub fn pass_on(&mut self, at_goal: bool) -> bool {
        self.decided |= at_goal;
        let next = self.rounds.playing().after(self.seat);
        let ends = self.decided && self.ends_before(next);
        if !ends {
            self.seat = next;
        }
        ends
    }

    /// Whether a game that is decided ends before this turn. Rare, and kept out of the way of every other turn.
    #[cold]
    fn ends_before(&self, seat: Seat) -> bool {
        !self.equal_turns || seat == self.rounds.first()
    }

    /// `seat` is passed over from now on. True if that ends the game, which is then to be finished.
    pub fn pass_over(&mut self, seat: Seat) -> bool {
        self.rounds.pass_over(seat);
        self.seat == seat && self.pass_on(false)
    }

    /// Who still takes part.
    pub fn playing(&self) -> Seats {
        self.rounds.playing()
    }

    /// The turn ends, and this seat has the next one.
    pub fn pass_to(&mut self, seat: Seat) {
        self.seat = seat;
    }

    /// The game ends so. True if another one begins, for which the table is to be cleared.
    pub fn finish(&mut self, game: Standings<N>) -> bool {
        let another = self.rounds.finish(self.judged(game));
        if another {
            self.seat = self.rounds.first();
            self.decided = false;
        }
        another
    }

    /// How the match stands. `game` tells how this game stands so far.
    pub fn standings(&self, game: impl FnOnce() -> Standings<N>) -> Standings {
        self.rounds.standings(|| self.judged(game()))
    }

    /// Where in the match we are, if there are several games.
    pub fn game_at(&self) -> Option<At> {
        self.rounds.game_at()
    }

    /// Which game of the match it is, if there are several.
    pub fn game_of(&self) -> Option<Message> {
        self.rounds.game_of()
    }

    /// What there is to say while the seat whose turn it is throws so many dice.
    pub fn say(&self, dice: u8) -> Message {
        if self.over() {
            Message::new("over")
        } else {
            Message::new("say-throws").with("seat", self.seat).with("count", dice)
        }
    }

    /// The table of a race, so far without what only this game has. `dice` are thrown next, if any.
    ///
    /// In a match the rows of the seats tell how many games each has won; then a sheet tells how this game stands.
    pub fn view<G: Game>(&self, seen: &Seen<G>, say: Message, dice: u8, game: &Standings<N>) -> View {
        let view = View::new(seen, say).tap(seen, Message::new("throw-dice").with("count", dice));
        let Some(title) = self.game_of() else { return view };
        let sheet = Sheet::of(game.seats).row(Message::new("this-game"), |seat| Cell::Written(game.scores[seat]));
        view.part(Sheet { title: Some(title), ..sheet })
    }

    /// Who has won, if a game of a match was on `before` and is over now. A match of one game is its own message.
    pub fn told(&self, before: &Race<N>) -> Option<Message> {
        let games_won = |race: &Race<N>| race.standings(|| Standings::most(race.seats(), PerSeat::all(0))).scores;
        let (now, then) = (games_won(self), games_won(before));
        let won: Seats = self.seats().iter().filter(|&seat| now[seat] > then[seat]).collect();
        match won.single() {
            _ if self.rounds.number().1 == 1 || won.is_empty() => None,
            Some(seat) => Some(Message::new("game-won").with("seat", seat)),
            None => Some(Message::new("game-shared").with("seats", won.iter().collect::<Arg>())),
        }
    }

    /// Nobody has won a race in which nobody is at the goal.
    fn judged(&self, game: Standings<N>) -> Standings<N> {
        if self.decided { game } else { game.won_by(Seats::NONE) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn game(scores: [i32; 3]) -> Standings<8> {
        Standings::most(Seats::first(3), PerSeat::from_fn(|seat| scores.get(seat.index()).copied().unwrap_or(0)))
    }

    #[test]
    fn the_first_at_the_goal_has_won() {
        let mut race: Race = Race::new(3, 1);
        assert!(!race.pass_on(false));
        assert_eq!(race.seat(), B);
        assert!(race.standings(|| game([7, 9, 9])).winners.is_empty(), "nobody is at the goal yet");
        let before = race;
        assert!(race.pass_on(true));
        assert!(!race.finish(game([7, 10, 9])));
        assert_eq!((race.next(), race.dice(2), race.seat()), (Next::Nobody, 0, B));
        assert_eq!(race.standings(|| unreachable!()).winners, Seats::only(B));
        assert_eq!(race.told(&before), None);
    }

    #[test]
    fn a_turn_may_pass_to_anybody() {
        let mut race: Race = Race::new(3, 1);
        race.pass_to(C);
        assert_eq!(race.next(), Next::throw_by(C));
        assert!(!race.pass_on(false));
        assert_eq!(race.seat(), A);
    }

    #[test]
    fn equal_turns_finish_the_round() {
        let mut race: Race = Race::new(3, 1).with_equal_turns(true);
        assert!(!race.pass_on(false));
        assert!(!race.pass_on(true), "the round is not over");
        assert_eq!((race.next(), race.dice(2)), (Next::throw_by(C), 2));
        assert!(race.pass_on(false), "nor does a miss keep it open");
        assert!(!race.finish(game([1, 10, 10])));
        assert_eq!(race.standings(|| unreachable!()).winners, Seats::only(B).with(C));
    }

    #[test]
    fn a_match_has_several_games_and_the_lead_moves() {
        let mut race: Race = Race::new(3, 2).with_equal_turns(true);
        assert!(!race.pass_on(true) && !race.pass_on(false) && race.pass_on(false));
        let before = race;
        assert!(race.finish(game([5, 2, 3])), "another game begins");
        assert_eq!((race.seat(), race.told(&before)), (B, Some(Message::new("game-won").with("seat", A))));
        // B began, so the round is over when A has thrown.
        assert!(!race.pass_on(true) && !race.pass_on(false) && race.pass_on(false));
        let before = race;
        assert!(!race.finish(game([3, 4, 4])));
        let shared = Message::new("game-shared").with("seats", [B, C].into_iter().collect::<Arg>());
        assert_eq!(race.told(&before), Some(shared));
        assert_eq!(race.standings(|| unreachable!()).winners, Seats::first(3));
    }
}
