//! Who stands where.

use std::cmp::Reverse;

use serde::Serialize;

use crate::{Arg, MOST_SEATS, Message, PerSeat, Seat, Seats};

/// Score and place of every seat, now or at the end. What a game keeps of them is as wide as its table, `Standings<8>`; what
/// it tells others has room for all seats there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standings<const N: usize = MOST_SEATS> {
    /// Who plays.
    pub seats: Seats,
    /// What each seat has; whether much or little is good, the place tells.
    pub scores: PerSeat<i32, N>,
    /// 1 is first; seats that tie share a place, and the places below them are left out.
    pub places: PerSeat<u8, N>,
    /// Who has won, or would if the game ended now: one, several who share, or nobody.
    pub winners: Seats,
}

impl<const N: usize> Standings<N> {
    /// Ranks seats by `key`, the greatest first. Everybody in the first place wins.
    pub fn by<K: Ord>(seats: Seats, scores: PerSeat<i32, N>, key: impl Fn(Seat) -> K) -> Standings<N> {
        let place = |seat| 1 + seats.iter().filter(|&other| key(other) > key(seat)).count() as u8;
        let places = PerSeat::from_fn(|seat| if seats.has(seat) { place(seat) } else { 0 });
        let winners = seats.iter().filter(|&seat| places[seat] == 1).collect();
        Standings { seats, scores, places, winners }
    }

    /// Most points win.
    pub fn most(seats: Seats, scores: PerSeat<i32, N>) -> Standings<N> {
        Standings::by(seats, scores, |seat| scores[seat])
    }

    /// Fewest points win.
    pub fn fewest(seats: Seats, scores: PerSeat<i32, N>) -> Standings<N> {
        Standings::by(seats, scores, |seat| Reverse(scores[seat]))
    }

    /// Nothing counts but the win: one point for each of the winners.
    pub fn won(seats: Seats, winners: Seats) -> Standings<N> {
        Standings::most(seats, PerSeat::from_fn(|seat| winners.has(seat).into())).won_by(winners)
    }

    /// The same order, but only these have won.
    pub fn won_by(mut self, winners: Seats) -> Standings<N> {
        self.winners = winners;
        self
    }

    /// The same order, with those who are out behind everybody else. What they would have won falls to the first of those
    /// who are left.
    pub fn behind(self, out: Seats) -> Standings<N> {
        if out.is_empty() {
            return self;
        }
        let seats = self.seats.or(out);
        let key = |seat| (!out.has(seat), Reverse(if self.seats.has(seat) { self.places[seat] } else { u8::MAX }));
        let standings = Standings::by(seats, self.scores, key);
        match self.winners.minus(out) {
            _ if self.winners.is_empty() => standings.won_by(Seats::NONE),
            Seats::NONE => standings,
            left => standings.won_by(left),
        }
    }

    /// The same for others, whose tables may be wider.
    pub fn wide(self) -> Standings {
        let Standings { seats, scores, places, winners } = self;
        Standings { seats, scores: scores.wide(), places: places.wide(), winners }
    }

    /// The part of the win that belongs to `seat`: all, an equal share, or nothing.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// Who has won: nobody, one, or several who share.
    pub fn who_won(&self) -> Message {
        let winners = self.winners.iter().collect::<Arg>();
        match self.winners.len() {
            0 => Message::new("won-by-nobody"),
            1 => Message::new("won-by").with("winner", winners),
            _ => Message::new("won-by-several").with("winners", winners),
        }
    }

    /// A row per seat, for whoever writes them down.
    pub fn rows(&self) -> impl Iterator<Item = Standing> {
        self.seats.iter().map(|seat| Standing {
            seat,
            score: self.scores[seat],
            place: self.places[seat],
            share: self.share(seat),
        })
    }
}

/// One seat's row of the standings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Whose row it is.
    pub seat: Seat,
    /// What this seat has.
    pub score: i32,
    /// 1 is first.
    pub place: u8,
    /// The part of the win that belongs to this seat.
    pub share: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_win() {
        let scores: PerSeat<_> = PerSeat::from_fn(|seat| [7, 9, 9, 3, 0, 0, 0, 0][seat.index()]);
        let standings = Standings::most(Seats::first(4), scores);
        assert_eq!(standings.rows().map(|row| row.place).collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert_eq!(standings.rows().map(|row| row.share).collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
        let fewest = Standings::fewest(Seats::first(4), scores);
        assert_eq!(fewest.winners, Seats::only(Seat::new(3)));
        assert!(fewest.won_by(Seats::NONE).rows().all(|row| row.share < 0.5));
    }

    #[test]
    fn a_game_may_be_won_and_nothing_else() {
        let standings = <Standings>::won(Seats::first(3), Seats::only(Seat::new(1)));
        assert_eq!(standings.rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(), [(0, 2), (1, 1), (0, 2)]);
        let nobody = <Standings>::won(Seats::first(2), Seats::NONE);
        assert!(nobody.winners.is_empty() && nobody.rows().all(|row| (row.score, row.place) == (0, 1)));
    }
}
