//! Several rounds make a match: the lead moves on, points are kept, and ties are shared or played off.

use rafle_engine::{At, Message, Options, PerSeat, Seat, Seats, Standings, choice, options};

choice! {
    /// How rounds count towards a match.
    pub enum MatchBy {
        /// Every winner of a round gets one round point.
        Wins = "wins",
        /// The scores of all rounds are added.
        Total = "total",
    }
}

choice! {
    /// What happens when several are in front at the very end.
    pub enum Ties {
        /// They share the win.
        Share = "share",
        /// They play on among themselves until one is alone in front.
        Playoff = "playoff",
    }
}

options! {
    /// What seats agree on in a game whose rounds end in numbers.
    pub struct RoundOptions {
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// How rounds count.
        pub match_by: MatchBy = MatchBy::Wins,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

options! {
    /// The same where there is nothing to add up: rounds are won or lost.
    pub struct WinOptions {
        /// How many rounds make a match.
        pub rounds: u8 [1..=20] = 1,
        /// What a tie at the very end means.
        pub ties: Ties = Ties::Share,
    }
}

/// Options that are those of a match.
pub trait MatchOptions: Options {
    /// The match that so many seats agree on.
    fn among(self, seats: usize) -> Rounds;
}

impl MatchOptions for RoundOptions {
    fn among(self, seats: usize) -> Rounds {
        Rounds::new(seats, self.rounds).counted(self.match_by).tied(self.ties)
    }
}

impl MatchOptions for WinOptions {
    fn among(self, seats: usize) -> Rounds {
        Rounds::new(seats, self.rounds).tied(self.ties)
    }
}

/// Where a match stands.
///
/// The first seat moves on by one each round. A play-off is made of further rounds that count by themselves: only those in
/// front of one play the next, in seat order, and if nobody is in front all of them play it again. It has room for `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rounds<const N: usize = 8> {
    planned: u8,
    played: u8,
    agreed: Agreed,
    first: Seat,
    /// Who takes part in this round; nobody when the match is over.
    playing: Seats,
    /// Who is passed over.
    out: Seats,
    /// How the match stands after the rounds played.
    settled: Standings<N>,
}

/// How rounds count and what a tie means. In one byte, since a match lies in the state of nearly every game: with two it would
/// take four more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Agreed {
    WinsShare,
    WinsPlayoff,
    TotalShare,
    TotalPlayoff,
}

impl Agreed {
    fn on(by: MatchBy, ties: Ties) -> Agreed {
        match (by, ties) {
            (MatchBy::Wins, Ties::Share) => Agreed::WinsShare,
            (MatchBy::Wins, Ties::Playoff) => Agreed::WinsPlayoff,
            (MatchBy::Total, Ties::Share) => Agreed::TotalShare,
            (MatchBy::Total, Ties::Playoff) => Agreed::TotalPlayoff,
        }
    }

    fn by(self) -> MatchBy {
        match self {
            Agreed::WinsShare | Agreed::WinsPlayoff => MatchBy::Wins,
            Agreed::TotalShare | Agreed::TotalPlayoff => MatchBy::Total,
        }
    }

    fn ties(self) -> Ties {
        match self {
            Agreed::WinsShare | Agreed::TotalShare => Ties::Share,
            Agreed::WinsPlayoff | Agreed::TotalPlayoff => Ties::Playoff,
        }
    }
}

impl<const N: usize> Rounds<N> {
    /// A match of `planned` rounds that are won or lost.
    pub fn new(seats: usize, planned: u8) -> Rounds<N> {
        let playing = Seats::first(seats);
        let settled = Standings::most(playing, PerSeat::all(0)).won_by(Seats::NONE);
        let (agreed, out) = (Agreed::on(MatchBy::Wins, Ties::Share), Seats::NONE);
        Rounds { planned, played: 0, agreed, first: Seat::A, playing, out, settled }
    }

    /// The same match, counted so.
    pub fn counted(self, by: MatchBy) -> Rounds<N> {
        Rounds { agreed: Agreed::on(by, self.agreed.ties()), ..self }
    }

    /// The same match, its ties settled so.
    pub fn tied(self, ties: Ties) -> Rounds<N> {
        Rounds { agreed: Agreed::on(self.agreed.by(), ties), ..self }
    }

    /// What bears on how the match goes on: nothing before the first round is over, as long as nobody is passed over.
    pub fn gist(&self) -> Option<Rounds<N>> {
        (self.played > 0 || !self.out.is_empty()).then_some(*self)
    }

    /// `seat` is passed over from now on. Where two play off and one of them goes, the other has won.
    pub fn pass_over(&mut self, seat: Seat) {
        self.out = self.out.with(seat);
        self.playing = self.playing.without(seat);
        if self.playoff() && self.playing.len() == 1 {
            self.settle_playoff(self.playing);
        }
    }

    /// Everybody at the table, also those who are not in the play-off.
    pub fn seats(&self) -> Seats {
        self.settled.seats
    }

    /// Whether the last round has been played.
    pub fn over(&self) -> bool {
        self.playing.is_empty()
    }

    /// Who takes part in this round; nobody when the match is over.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Who begins this round.
    #[inline]
    pub fn first(&self) -> Seat {
        if self.over() || self.playing.has(self.first) { self.first } else { self.playing.after(self.first) }
    }

    /// Who follows `seat` in this round; nobody if that was the last turn.
    #[inline]
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        // A round also ends where it began if whoever began it is gone.
        Some(self.playing.with(self.first).after(seat)).filter(|&next| next != self.first)
    }

    /// Which round it is, counted from 1, and how many are planned; a play-off has higher numbers.
    pub fn number(&self) -> (u8, u8) {
        (self.played.min(self.planned - 1) + 1, self.planned)
    }

    /// Which game of the match it is, where rounds are whole games; nothing to say if there is only one.
    pub fn game_of(&self) -> Option<Message> {
        let (number, games) = self.number();
        (games > 1).then(|| Message::new("game-of").with("number", number).with("games", games))
    }

    /// The same as a place in the game.
    pub fn game_at(&self) -> Option<At> {
        let (number, of) = self.number();
        (of > 1).then(|| At::Game { number: number.into(), of: of.into() })
    }

    /// Which round of the match it is; nothing to say if there is only one, or in a play-off.
    pub fn round_at(&self) -> Option<At> {
        let (number, of) = self.number();
        (of > 1 && !self.playoff()).then(|| At::round(number, of))
    }

    /// Whether this round is part of a play-off.
    pub fn playoff(&self) -> bool {
        self.played >= self.planned && !self.over()
    }

    /// A round ends so. True if another one begins.
    #[inline]
    pub fn finish(&mut self, round: Standings<N>) -> bool {
        // Copied only where somebody is out: this ends every round of every game.
        if self.out.is_empty() {
            self.settle(round);
        } else {
            self.settle(round.behind(self.out));
        }
        !self.over()
    }

    fn settle(&mut self, round: Standings<N>) {
        if self.playoff() {
            self.settle_playoff(round.winners);
        } else {
            self.settle_round(round);
        }
    }

    fn settle_round(&mut self, round: Standings<N>) {
        self.played += 1;
        self.settled = if self.planned == 1 { round } else { self.with_round(round) };
        self.first = self.playing.after(self.first);
        if self.played == self.planned {
            let winners = self.settled.winners;
            let settled = self.agreed.ties() == Ties::Share || winners.len() == 1;
            self.play_on_among(match winners {
                _ if settled => Seats::NONE,
                Seats::NONE => self.playing,
                tied => tied,
            });
        }
    }

    /// How a match of several rounds stands when this one is counted.
    fn with_round(&self, round: Standings<N>) -> Standings<N> {
        let mut points = self.settled.scores;
        for seat in round.seats.iter() {
            points[seat] += match self.agreed.by() {
                MatchBy::Wins => round.winners.has(seat).into(),
                MatchBy::Total => round.scores[seat],
            };
        }
        let standings = Standings::most(self.seats(), points).behind(self.out);
        // Without a single round point there is no winner.
        let none = self.agreed.by() == MatchBy::Wins && round.seats.iter().all(|seat| points[seat] == 0);
        if none { standings.won_by(Seats::NONE) } else { standings }
    }

    fn settle_playoff(&mut self, winners: Seats) {
        match winners.single() {
            Some(winner) => {
                let order = self.settled;
                let key = |seat| (std::cmp::Reverse(order.places[seat]), seat == winner);
                self.settled = Standings::by(order.seats, order.scores, key).won_by(winners);
                self.play_on_among(Seats::NONE);
            }
            None if winners.is_empty() => {}
            None => self.play_on_among(winners),
        }
    }

    fn play_on_among(&mut self, seats: Seats) {
        self.playing = seats;
        if let Some(first) = seats.iter().next() {
            self.first = first;
        }
    }

    /// How the match stands. `round` tells how this round stands so far, which is the whole match if there is only one.
    pub fn standings(&self, round: impl FnOnce() -> Standings<N>) -> Standings {
        let standings = match self.agreed.by() {
            _ if self.planned == 1 && self.played == 0 => round(),
            // What a round has brought so far counts at once where scores are added.
            MatchBy::Total if self.played < self.planned => self.with_round(round()),
            _ => self.settled,
        };
        standings.behind(self.out).wide()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(rounds: &Rounds, scores: [i32; 3]) -> Standings<8> {
        let scores = PerSeat::from_fn(|seat| scores.get(seat.index()).copied().unwrap_or(0));
        Standings::most(rounds.playing(), scores)
    }

    fn seats(letters: &str) -> Seats {
        letters.chars().map(|letter| letter.to_string().parse().unwrap()).collect::<Vec<Seat>>().into_iter().collect()
    }

    #[test]
    fn a_match_of_one_round_stands_as_its_round() {
        let mut rounds: Rounds = Rounds::new(3, 1);
        let result = round(&rounds, [7, 9, 9]);
        assert!(!rounds.finish(result));
        assert!(rounds.over());
        assert_eq!(rounds.standings(|| unreachable!()), result.wide());
    }

    #[test]
    fn every_winner_of_a_round_gets_a_point_and_the_lead_moves() {
        let mut rounds: Rounds = Rounds::new(3, 2);
        assert_eq!((rounds.first(), rounds.after(Seat::new(2))), (Seat::A, None));
        assert!(rounds.game_of().is_some() && Rounds::<8>::new(3, 1).game_of().is_none());
        assert!(rounds.finish(round(&rounds, [7, 9, 9])));
        assert_eq!((rounds.first(), rounds.after(Seat::new(2))), (Seat::new(1), Some(Seat::A)));
        assert!(!rounds.finish(round(&rounds, [1, 0, 1])));
        let standings = rounds.standings(|| unreachable!());
        assert_eq!(standings.winners, seats("C"));
        assert_eq!(standings.scores[Seat::new(2)], 2);
    }

    #[test]
    fn totals_are_added() {
        let mut rounds: Rounds = Rounds::new(3, 2).counted(MatchBy::Total);
        rounds.finish(round(&rounds, [7, 9, 9]));
        let so_far = rounds.standings(|| round(&rounds, [4, 0, 0]));
        assert_eq!((so_far.scores[Seat::A], so_far.winners), (11, seats("A")), "what a round brings counts at once");
        rounds.finish(round(&rounds, [5, 0, 1]));
        assert_eq!(rounds.standings(|| unreachable!()).winners, seats("A"));
    }

    #[test]
    fn without_a_round_point_nobody_wins() {
        let mut rounds: Rounds = Rounds::new(3, 2);
        for _ in 0..2 {
            rounds.finish(round(&rounds, [0, 0, 0]).won_by(Seats::NONE));
        }
        assert_eq!(rounds.standings(|| unreachable!()).winners, Seats::NONE);
    }

    #[test]
    fn a_playoff_goes_on_until_one_is_alone_in_front() {
        let mut rounds: Rounds = Rounds::new(3, 1).tied(Ties::Playoff);
        assert!(rounds.finish(round(&rounds, [9, 3, 9])));
        assert!(rounds.playoff());
        assert_eq!((rounds.seats(), rounds.playing(), rounds.first()), (seats("ABC"), seats("AC"), Seat::A));
        assert!(rounds.finish(round(&rounds, [4, 0, 4])), "still tied");
        assert!(rounds.finish(round(&rounds, [4, 0, 4]).won_by(Seats::NONE)), "nobody in front");
        assert!(!rounds.finish(round(&rounds, [4, 0, 5])));
        let standings = rounds.standings(|| unreachable!());
        assert_eq!((rounds.seats(), standings.winners), (seats("ABC"), seats("C")));
        assert_eq!(standings.rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(), [(9, 2), (3, 3), (9, 1)]);
    }

    #[test]
    fn who_is_passed_over_has_no_turn_and_loses_no_play_off_for_others() {
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let mut rounds: Rounds = Rounds::new(3, 3);
        rounds.pass_over(a);
        assert_eq!((rounds.first(), rounds.after(b), rounds.after(c)), (b, Some(c), None));
        rounds.finish(round(&rounds, [9, 1, 2]));
        assert_eq!(
            (rounds.first(), rounds.standings(|| unreachable!()).winners),
            (b, Seats::only(c)),
            "B begins, as if A had"
        );
        let mut rounds: Rounds = Rounds::new(3, 1).tied(Ties::Playoff);
        rounds.finish(round(&rounds, [9, 3, 9]));
        rounds.pass_over(a);
        assert!(rounds.over());
        let standings = rounds.standings(|| unreachable!());
        assert_eq!((standings.winners, standings.places[a]), (Seats::only(c), 3));
    }

    #[test]
    fn options_make_the_match() {
        let options = RoundOptions { rounds: 2, match_by: MatchBy::Total, ties: Ties::Playoff };
        assert_eq!(options.among(3), Rounds::new(3, 2).counted(MatchBy::Total).tied(Ties::Playoff));
        assert_eq!(WinOptions::default().among(4), Rounds::new(4, 1));
    }

    #[test]
    fn when_nobody_won_all_play_off() {
        let mut rounds: Rounds = Rounds::new(3, 1).tied(Ties::Playoff);
        assert!(rounds.finish(round(&rounds, [0, 0, 0]).won_by(Seats::NONE)));
        assert_eq!(rounds.playing(), seats("ABC"));
        assert!(!rounds.finish(round(&rounds, [0, 1, 0])));
        assert_eq!(rounds.standings(|| unreachable!()).winners, seats("B"));
    }
}
