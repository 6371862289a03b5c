//! Hands that are compared when everybody has one: the best hand wins, and nothing is counted.

use rafle_engine::{Dice, Lies, Message, PerSeat, Pieces, Seat, Seats, Standings, View};

use super::one_turn::OneTurnEach;

impl<T: Copy + Default + PartialEq> OneTurnEach<T> {
    /// How this round stands if hands rank so, the greatest first; a seat without a hand comes last. When all have one,
    /// the best get a point.
    pub fn best_hand<K: Ord>(&self, rank: impl Fn(T) -> Option<K>) -> Standings<8> {
        let seats = self.playing();
        let ranks: PerSeat<_> = PerSeat::from_fn(|seat| if seats.has(seat) { rank(self.made(seat)) } else { None });
        let standings = Standings::by(seats, PerSeat::all(0), |seat| ranks[seat].as_ref());
        let waiting = seats.iter().filter(|&seat| ranks[seat].is_none()).count();
        if waiting == seats.len() {
            standings.won_by(Seats::NONE)
        } else if waiting > 0 {
            standings
        } else {
            Standings { scores: PerSeat::from_fn(|seat| standings.winners.has(seat).into()), ..standings }
        }
    }

    /// Lays the dice of every hand before its seat and says what it is.
    pub fn show_hands(&self, mut view: View, hand: impl Fn(T) -> Option<(Dice, Message)>) -> View {
        for row in &mut view.seats {
            if let Some((dice, name)) = hand(self.made(row.seat)) {
                view.parts.push(Pieces::dice_of(row.seat, dice, Lies::Aside).called(name.clone()).into());
                row.holds.push(name);
            }
        }
        view
    }
}

/// "Anna has three 6s."
pub fn told(seat: Seat, name: Message) -> Message {
    Message::new("has-hand").with("seat", seat).with("hand", name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::rounds::Rounds;

    #[test]
    fn the_point_is_given_when_all_have_a_hand() {
        let best = |turns: &OneTurnEach<Option<u8>>| turns.best_hand(|hand| hand);
        let stand = |hands: &[u8]| {
            let mut turns = OneTurnEach::new(Rounds::new(3, 1));
            for &hand in hands {
                turns.make(Some(hand));
                turns.pass_on(best);
            }
            let standings = turns.standings(best);
            (standings.rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(), standings.winners.len())
        };
        assert_eq!(stand(&[]), (vec![(0, 1), (0, 1), (0, 1)], 0));
        assert_eq!(stand(&[3, 5]), (vec![(0, 2), (0, 1), (0, 3)], 1));
        assert_eq!(stand(&[3, 5, 5]), (vec![(0, 3), (1, 1), (1, 1)], 2));
    }
}
