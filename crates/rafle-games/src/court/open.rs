//! What is open to the seat that is next: counted by kind, and found by number.

use super::cards::{Card, Cards};
use super::{Action, Court, Phase, Way};

/// Actions that are counted and found together.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Throw,
    Add(Card),
    Aside,
    Again,
    End,
    Use(Card),
    Take,
    Ask,
}

impl Court {
    /// The kinds of actions that may be open now.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Kind> + Clone + use<> {
        let (kinds, powers): (&[Kind], Cards) = match self.phase {
            Phase::Before => (&[Kind::Throw], self.addable()),
            Phase::Dice if self.cup == 0 => {
                (&[Kind::Aside, Kind::Again, Kind::End], self.held[self.seat].minus(self.used))
            }
            Phase::Take => (&[Kind::Take], Cards::NONE),
            Phase::Ask => (&[Kind::Ask], Cards::NONE),
            Phase::First | Phase::Dice | Phase::Over => (&[], Cards::NONE),
        };
        let before = self.phase == Phase::Before;
        kinds
            .iter()
            .copied()
            .chain(powers.iter().map(move |card| if before { Kind::Add(card) } else { Kind::Use(card) }))
    }

    pub(super) fn count(&self, kind: Kind) -> u32 {
        match kind {
            Kind::Throw | Kind::Add(_) => 1,
            Kind::Aside => self.active.picks().but_none().len() as u32,
            Kind::Again => (!self.duty && !self.active.is_empty()).into(),
            Kind::End => self.active.is_empty().into(),
            Kind::Use(card) => card.power().ways(&self.lying()),
            Kind::Take => 1 + u32::from(self.offered().len()),
            Kind::Ask => 2,
        }
    }

    /// The action of this number among those of its kind.
    fn nth_of(&self, kind: Kind, number: u32) -> Action {
        let nth = number as usize;
        match kind {
            Kind::Throw => Action::Throw,
            Kind::Add(card) => Action::Use(card, Way::NONE),
            Kind::Aside => Action::Aside(self.active.picks().but_none().nth(nth).expect("a pick for every number")),
            Kind::Again => Action::Again,
            Kind::End => Action::End,
            Kind::Use(card) => Action::Use(card, card.power().way(&self.lying(), number)),
            Kind::Take => Action::Take(nth.checked_sub(1).and_then(|nth| self.offered().iter().nth(nth))),
            Kind::Ask if number == 0 => Action::Play,
            Kind::Ask => Action::Pass,
        }
    }
}

/// The open actions. The n-th is found without walking there: hundreds may be open.
#[derive(Clone)]
pub(super) struct Open<'a> {
    court: &'a Court,
    /// Each kind with the number of actions before its own; places without a kind come after all actions.
    kinds: [(Kind, u32); MOST_KINDS],
    at: u32,
    end: u32,
}

/// Laying aside, throwing again or ending, and every power.
const MOST_KINDS: usize = 22;

impl<'a> Open<'a> {
    pub(super) fn of(court: &'a Court) -> Open<'a> {
        let mut kinds = [(Kind::End, u32::MAX); MOST_KINDS];
        let mut end = 0;
        for (place, kind) in kinds.iter_mut().zip(court.kinds()) {
            *place = (kind, end);
            end += court.count(kind);
        }
        Open { court, kinds, at: 0, end }
    }
}

impl Iterator for Open<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        let number = u32::try_from(n).map_or(self.end, |n| self.at.saturating_add(n)).min(self.end);
        self.at = self.end.min(number + 1);
        if number == self.end {
            return None;
        }
        // Kinds without actions share their number with the next one: the last of them has some.
        let (kind, before) = self.kinds.iter().take_while(|(_, before)| *before <= number).last()?;
        Some(self.court.nth_of(*kind, number - before))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.at) as usize;
        (left, Some(left))
    }
}
