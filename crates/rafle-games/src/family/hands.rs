//! Hands that are compared when everybody has one: the best hand wins, and nothing is counted.

use rafle_engine::{Dice, Lies, Message, PerSeat, Pieces, Seat, Seats, Standings, View};

/// The hands of a round; none before a seat's turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hands(PerSeat<Dice>);

impl Hands {
    /// Nobody has a hand yet.
    pub const NONE: Hands = Hands(PerSeat::all(Dice::NONE));

    /// The turn of `seat` is over, and these dice are its hand.
    pub fn put(&mut self, seat: Seat, hand: Dice) {
        self.0[seat] = hand;
    }

    /// How these seats stand if hands rank so, the greatest first; a seat without a hand comes last. When all have one,
    /// the best get a point.
    pub fn standings<K: Ord>(&self, seats: Seats, rank: impl Fn(Seat, Dice) -> K) -> Standings {
        let ranks =
            PerSeat::from_fn(|seat| if seats.has(seat) { self.of(seat).map(|hand| rank(seat, hand)) } else { None });
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

    /// Lays every hand before its seat and says what it is.
    pub fn show(&self, mut view: View, name: impl Fn(Seat, Dice) -> Message) -> View {
        for row in &mut view.seats {
            if let Some(hand) = self.of(row.seat) {
                let name = name(row.seat, hand);
                view.parts.push(Pieces::dice_of(row.seat, hand, Lies::Aside).called(name.clone()).into());
                row.holds.push(name);
            }
        }
        view
    }

    fn of(&self, seat: Seat) -> Option<Dice> {
        Some(self.0[seat]).filter(|hand| !hand.is_empty())
    }
}

/// "Anna has three 6s."
pub fn told(seat: Seat, name: Message) -> Message {
    Message::new("has-hand").with("seat", seat).with("hand", name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_point_is_given_when_all_have_a_hand() {
        let stand = |hands: &[i32]| {
            let mut dealt = Hands::NONE;
            for (seat, &face) in Seats::first(3).iter().zip(hands) {
                dealt.put(seat, Dice::of(&[face as u8]));
            }
            let standings = dealt.standings(Seats::first(3), |_, hand| hand.sum());
            (standings.rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(), standings.winners.len())
        };
        assert_eq!(stand(&[]), (vec![(0, 1), (0, 1), (0, 1)], 0));
        assert_eq!(stand(&[3, 5]), (vec![(0, 2), (0, 1), (0, 3)], 1));
        assert_eq!(stand(&[3, 5, 5]), (vec![(0, 3), (1, 1), (1, 1)], 2));
    }
}
