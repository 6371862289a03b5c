//! A heap of sticks, what each seat has taken of it, and who has got rid of everything and left.

use std::cmp::Reverse;

use rafle_engine::{Message, PerSeat, Seat, Seats, Standings, Sticks, View};

/// Where the sticks are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap {
    pile: u8,
    held: PerSeat<u8>,
    /// 1 for those who left first, then 2; those who leave together share a number. 0 for those still in. Those who left
    /// as losers count down from 255.
    left: PerSeat<u8>,
}

/// Between the numbers of those who left and of those who left as losers.
const STILL_IN: u8 = 128;

impl Heap {
    /// All sticks lie in the pile.
    pub fn new(pile: u8) -> Heap {
        Heap { pile, held: PerSeat::all(0), left: PerSeat::all(0) }
    }

    /// How many lie in the pile.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// How many each seat holds.
    pub fn held(&self) -> &PerSeat<u8> {
        &self.held
    }

    /// At most `count` sticks of the pile go to a seat. Tells how many.
    pub fn take(&mut self, count: u8, to: Seat) -> u8 {
        let count = count.min(self.pile);
        self.pile -= count;
        self.held[to] += count;
        count
    }

    /// At most `count` sticks pass from one seat to another. Tells how many.
    pub fn give(&mut self, count: u8, from: Seat, to: Seat) -> u8 {
        let count = count.min(self.held[from]);
        self.held[from] -= count;
        self.held[to] += count;
        count
    }

    /// These leave together.
    pub fn leave(&mut self, seats: Seats) {
        let latest = self.numbers().filter(|&left| left < STILL_IN).max().unwrap_or(0);
        seats.iter().for_each(|seat| self.left[seat] = latest + 1);
    }

    /// These leave together, and have lost: nobody who is still in can come after them.
    pub fn leave_lost(&mut self, seats: Seats) {
        let latest = self.numbers().filter(|&left| left > STILL_IN).min();
        seats.iter().for_each(|seat| self.left[seat] = latest.map_or(u8::MAX, |latest| latest - 1));
    }

    fn numbers(&self) -> impl Iterator<Item = u8> {
        <PerSeat<u8>>::SEATS.iter().map(|seat| self.left[seat])
    }

    /// Whether anybody of these has left otherwise than as a loser.
    pub fn anybody_done(&self, seats: Seats) -> bool {
        seats.iter().any(|seat| (1..STILL_IN).contains(&self.left[seat]))
    }

    /// Which of these seats are still in.
    pub fn still_in(&self, seats: Seats) -> Seats {
        seats.iter().filter(|&seat| self.left[seat] == 0).collect()
    }

    /// Which of these seats hold nothing.
    pub fn empty_handed(&self, seats: Seats) -> Seats {
        seats.iter().filter(|&seat| self.held[seat] == 0).collect()
    }

    /// How these seats stand: in the order of leaving, those still in by how few sticks they hold, and then those who left
    /// as losers, the last one first. Who left first has won, or who is the only one left when nobody else has.
    pub fn standings(&self, seats: Seats) -> Standings<8> {
        let place = |seat| if self.left[seat] == 0 { STILL_IN } else { self.left[seat] };
        let key = |seat| Reverse((place(seat), self.held[seat]));
        let alone = self.still_in(seats).single().filter(|_| seats.len() > 1 && !self.anybody_done(seats));
        let first = seats.iter().filter(|&seat| self.left[seat] == 1);
        Standings::by(seats, self.scores(), key).won_by(first.chain(alone).collect())
    }

    /// The same view with the pile, what these seats hold, and who has left.
    pub fn show(&self, view: View, seats: Seats) -> View {
        view.part(Sticks { title: Message::new("pile"), owner: None, count: self.pile.into() })
            .holds("sticks", |seat| self.held[seat])
            .out(seats.minus(self.still_in(seats)))
    }

    /// What each seat holds, as scores.
    pub fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(|seat| self.held[seat].into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_first_wins_and_the_rest_stand_by_their_sticks() {
        let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
        let all = Seats::first(4);
        let mut heap = Heap::new(9);
        assert_eq!((heap.take(5, a), heap.take(6, b), heap.give(4, a, c), heap.give(4, d, a)), (5, 4, 4, 0));
        assert_eq!((heap.pile(), heap.held()[a], heap.held()[c]), (0, 1, 4));
        assert_eq!(heap.standings(all).winners, Seats::NONE);
        heap.leave(heap.empty_handed(all));
        heap.give(1, a, b);
        heap.leave(Seats::only(a));
        assert_eq!(heap.still_in(all), [b, c].into_iter().collect());
        let standings = heap.standings(all);
        assert_eq!(standings.winners, Seats::only(d));
        assert_eq!([a, b, c, d].map(|seat| standings.places[seat]), [2, 4, 3, 1]);
    }

    #[test]
    fn who_leaves_as_a_loser_comes_after_everybody_still_in() {
        let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
        let all = Seats::first(4);
        let mut heap = Heap::new(9);
        heap.take(2, d);
        heap.leave_lost(Seats::only(b));
        heap.leave_lost(Seats::only(a));
        assert_eq!((heap.still_in(all), heap.anybody_done(all)), ([c, d].into_iter().collect(), false));
        assert_eq!(heap.standings(all).winners, Seats::NONE);
        let mut done = heap;
        done.leave(Seats::only(d));
        assert_eq!(done.standings(all).winners, Seats::only(d));
        assert_eq!([a, b, c, d].map(|seat| done.standings(all).places[seat]), [3, 4, 2, 1]);
        heap.leave_lost(Seats::only(c));
        assert_eq!(heap.standings(all).winners, Seats::only(d), "the only one left");
        assert_eq!([a, b, c, d].map(|seat| heap.standings(all).places[seat]), [3, 4, 2, 1]);
    }
}
