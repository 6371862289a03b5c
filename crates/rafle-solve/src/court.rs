//! To Court the King: one turn for a wanted character, and the last round.
//!
//! A turn has no way back, so that all of it can be unfolded and walked through from its end, for any goal. The last round
//! is such turns one after the other: what a result is worth is what the others still leave of it.

use rafle_engine::{Dice, Game, Next, PerSeat, Seat};
use rafle_games::court::{Action, Card, Court};
use rustc_hash::FxHashMap;

use crate::unfolded::{Bounds, Unfolded};

/// With more states than this a turn is not solved: some eight dice with half a dozen powers.
const MOST_STATES: usize = 1_500_000;

/// Everything that can become of the turn that is being played.
pub struct Turn {
    start: Court,
    unfolded: Unfolded<Court, Dice>,
}

impl Turn {
    /// Unfolds the turn in which `court` is, from here on; nothing if no turn is being played, or too much can become of
    /// it.
    pub fn of(court: &Court) -> Option<Turn> {
        let bounds = Bounds {
            most: MOST_STATES,
            end: |court: &Court, action| (action == Action::End).then(|| court.dice().1),
            // Dice that are laid aside together may as well be laid aside one by one.
            worth_trying: |action| match action {
                Action::Aside(dice) => dice.count() == 1,
                _ => true,
            },
        };
        let unfolded = court.is_with_dice().then(|| Unfolded::explored(court, &bounds))??;
        Some(Turn { start: court.clone(), unfolded })
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.unfolded.len()
    }

    /// How likely it is that the turn brings this character, if it is played for nothing else.
    pub fn chance_of(&self, card: Card) -> f64 {
        let values = self.unfolded.values(1, 0, |&result, chance| chance[0] = self.pays(result, card));
        values[self.number(&self.start)]
    }

    /// What can be done now, each with the chance that the turn brings this character after it.
    pub fn actions(&self, card: Card) -> Vec<(Action, f64)> {
        let values = self.unfolded.values(1, 0, |&result, chance| chance[0] = self.pays(result, card));
        self.open(|number| values[number])
    }

    /// 1 if this result lets the seat take the character, else 0.
    fn pays(&self, result: Dice, card: Card) -> f64 {
        let taking = self.start.ending_with(result);
        f64::from(u8::from(taking.actions().any(|action| action == Action::Take(Some(card)))))
    }

    fn open(&self, value: impl Fn(usize) -> f64) -> Vec<(Action, f64)> {
        let worth = |action| {
            let mut after = self.start.clone();
            after.act(action).expect("what is open is accepted");
            (action, value(self.number(&after)))
        };
        match self.start.next() {
            Next::Seat(_) => self.start.actions().filter(|action| *action != Action::End).map(worth).collect(),
            _ => Vec::new(),
        }
    }

    fn number(&self, state: &Court) -> usize {
        self.unfolded.number(state).expect("it is part of the turn")
    }
}

/// The last round, solved: what every state of it is worth to every seat as a share of the win, when all play as well as
/// they can for themselves.
#[derive(Default)]
pub struct LastRound {
    /// Every seat's whole turn; it is the same whatever is to be beaten.
    turns: PerSeat<Option<Turn>>,
    shares: FxHashMap<Before, PerSeat<f64>>,
}

/// Who is next, and plays or is asked; what is to be beaten, and who holds the King: all that bears on what is left of a
/// last round.
type Before = (Seat, bool, (u8, u8), Option<Seat>);

impl LastRound {
    /// What a state of the last round is worth to each seat; nothing if it is no such state, or somebody's turn is too
    /// large. All states asked for have to be of the same last round.
    pub fn shares(&mut self, court: &Court) -> Option<PerSeat<f64>> {
        if !court.is_last_round() {
            return None;
        }
        let standings = court.standings();
        if court.next() == Next::Nobody {
            return Some(PerSeat::from_fn(|seat| standings.share(seat)));
        }
        if !court.is_at_start_of_turn() {
            return self.turn(&Turn::of(court)?, court);
        }
        let before = (court.at_turn(), court.is_with_dice(), court.mark(), standings.winners.single());
        if let Some(shares) = self.shares.get(&before) {
            return Some(*shares);
        }
        let shares = if court.is_with_dice() { self.whole_turn(court)? } else { self.asked(court)? };
        self.shares.insert(before, shares);
        Some(shares)
    }

    /// To play or to pass.
    fn asked(&mut self, court: &Court) -> Option<PerSeat<f64>> {
        let seat = court.at_turn();
        let mut best: Option<PerSeat<f64>> = None;
        for action in court.actions() {
            let mut after = court.clone();
            after.act(action).expect("what is open is accepted");
            let shares = if action == Action::Play { self.whole_turn(&after)? } else { self.shares(&after)? };
            if best.is_none_or(|best| shares[seat] > best[seat]) {
                best = Some(shares);
            }
        }
        best
    }

    fn whole_turn(&mut self, court: &Court) -> Option<PerSeat<f64>> {
        let seat = court.at_turn();
        let turn = match self.turns[seat].take() {
            Some(turn) => turn,
            None => Turn::of(court)?,
        };
        let shares = self.turn(&turn, court);
        self.turns[seat] = Some(turn);
        shares
    }

    /// What `turn` is worth if it is played at the point where `court` stands.
    fn turn(&mut self, turn: &Turn, court: &Court) -> Option<PerSeat<f64>> {
        let (seats, seat) = (court.standings().seats.len(), court.at_turn());
        let mut too_large = false;
        let values = turn.unfolded.values(seats, seat.index(), |&result, worth| {
            let after = self.shares(&court.ending_with(result));
            too_large |= after.is_none();
            let after = after.unwrap_or_else(|| PerSeat::all(0.0));
            worth.iter_mut().enumerate().for_each(|(index, worth)| *worth = after[Seat::new(index)]);
        });
        let root = &values[seats * turn.number(&turn.start)..][..seats];
        (!too_large).then(|| PerSeat::from_fn(|seat| root.get(seat.index()).copied().unwrap_or(0.0)))
    }
}

#[cfg(test)]
mod tests {
    use rafle_engine::{Line, Options as _};
    use rafle_games::court::Options;

    use super::*;
    use crate::graph::{Limits, Objective, Solved};

    fn after(options: &[(&str, &str)], seats: usize, lines: &str) -> Court {
        let mut court = Court::new(Options::read(options.iter().copied()).unwrap(), seats).unwrap();
        for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let line = match court.next() {
                Next::Seat(_) => Line::Action(line.parse().unwrap()),
                _ => Line::Luck(line.parse().unwrap()),
            };
            court.add(line).unwrap();
        }
        court
    }

    fn is(found: f64, known: f64) {
        assert!((found - known).abs() < 1e-12, "{found} is not {known}");
    }

    #[test]
    fn the_first_turn_for_each_character() {
        let turn = Turn::of(&after(&[], 2, "first A")).unwrap();
        // The turn is won when a throw brings odd dice only, and lost when it brings none, which is as likely each time.
        for card in [Card::Maid, Card::Philosopher] {
            is(turn.chance_of(card), 0.5);
        }
        is(turn.chance_of(Card::Fool), 1.0);
        // There is no Fool to turn over; four dice or more cannot be had; the Queen comes with the King.
        for card in [Card::Charlatan, Card::Hunter, Card::King, Card::Queen] {
            is(turn.chance_of(card), 0.0);
        }
    }

    #[test]
    fn three_of_a_kind_with_three_dice() {
        let chance = |lines: &str| Turn::of(&after(&[], 2, lines)).unwrap().chance_of(Card::Guard);
        is(chance("first A; throw 6 6 2; aside 6 6; again; throw 3"), 0.0);
        is(chance("first A; throw 6 6 2; aside 6 6"), 1.0 / 6.0);
        // Both show it at once, or one does and the other is thrown once more.
        is(chance("first A; throw 6 4 2; aside 6"), 1.0 / 36.0 + 10.0 / 36.0 / 6.0);
        let turn = Turn::of(&after(&[], 2, "first A; throw 6 6 2")).unwrap();
        let best = turn.actions(Card::Guard).into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
        assert_eq!(best.0.to_string(), "aside 6 6");
        is(best.1, 1.0 / 6.0);
    }

    #[test]
    fn powers_are_used() {
        let lines = "first A; throw 1 1 1; aside 1 1 1; end; take guard; throw 1 2 4; aside 1 2 4; end; take nothing;
                     throw 1 2 4; aside 1 2 4; end; take nothing";
        let turn = Turn::of(&after(&[], 2, lines)).unwrap();
        let four = turn.chance_of(Card::Hunter);
        assert!(four > 0.0, "the Guard's die is the fourth: {four}");
    }

    /// The general method, which knows nothing of turns, says the same.
    #[test]
    fn a_last_round_is_worth_what_the_whole_tree_says() {
        let options = [("round_limit", "1"), ("first_player", "seat0")];
        let nothing = "throw 1 2 4; aside 1 2 4; end; take nothing";
        let begun = after(&options, 2, &format!("{nothing}; {nothing}"));
        let played = after(&options, 2, &format!("{nothing}; {nothing}; throw 5 5 2; aside 5 5"));
        let mut last_round = LastRound::default();
        for court in [begun, played] {
            let shares = last_round.shares(&court).unwrap();
            let solved = Solved::new(&court, Objective::Share, Limits::states(2_000_000)).unwrap();
            let tree = solved.values(&court).unwrap();
            for (index, value) in tree.iter().enumerate() {
                assert!((shares[Seat::new(index)] - value).abs() < 1e-9, "{shares:?} and {tree:?}");
            }
        }
    }

    #[test]
    fn elsewhere_there_is_no_last_round() {
        assert!(LastRound::default().shares(&after(&[], 2, "first A")).is_none());
    }
}
