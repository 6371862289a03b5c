//! Crowns: whole placements are tried in quick games with the same dice, by what lines that are begun are worth.

mod former;
mod sheet;

use rafle_engine::{Game, Next, Objective, Seat, Seeded, Seen, Source, start, usual};
use rafle_games::crowns::{Action, Crowns, Field};

use crate::Thought;
use crate::mind::Mind;
use crate::trials::tried;
use crate::weigh::{Weighed, Worth};
use sheet::{Board, Sheet, Thrown, at};

pub(crate) use sheet::{LEARNT, Outlooks, names};

pub(super) use former::Lines as Former;

/// So many placements are worth a trial.
const PLACEMENTS: usize = 16;

/// A trial is so many times as quick as a playout of the rules.
const QUICKER: f64 = 8.0;

/// So many crowns ahead make a win about three times as likely: who is one ahead after a trial was lucky.
const LEAD: f64 = 1.6;

pub(super) struct Covering;

impl Mind<Crowns> for Covering {
    fn sensible(&self, game: &Crowns, source: &mut Seeded) -> Action {
        Former.sensible(game, source)
    }

    fn candidates(&self, game: &Crowns, into: &mut Vec<Action>) {
        Former.candidates(game, into);
    }

    fn weigh(&self, seen: &Seen<Crowns>, thought: Thought) -> Option<Weighed<Action>> {
        // Alone, and where dice are used in other ways, the rules are asked.
        let Next::Seat(seat) = seen.next() else { return None };
        if !seen.is_placed_as_usual() || seen.standings().seats.len() == 1 {
            return None;
        }
        let limit = thought.limit.of_quicker(QUICKER);
        let table = Table::of(seen, seat);
        let placements = table.placements(seen);
        let mut luck = Luck::new(thought.seed);
        let tried = tried(placements.len(), limit, |placement, number| {
            luck.turn_to(number);
            table.played_out(placements[placement], &mut luck)
        });
        // A chip is worth what the best placement is that it belongs to.
        let worth = |action| {
            let belongs = |placement: u64| match action {
                Action::Take(field) => placement & bit(field) != 0,
                Action::Done => placement == 0,
            };
            let of =
                placements.iter().zip(&tried).filter(|(placement, _)| belongs(**placement)).map(|(_, tried)| tried);
            let best = of.max_by(|one, other| one.value.total_cmp(&other.value))?;
            Some(Worth { action, value: best.value, error: best.error })
        };
        Some(Weighed::roughly(Objective::Share, seen.actions().filter_map(worth).collect()))
    }
}

/// What everybody has, and who is next.
struct Table {
    board: Board,
    /// In the order of their turns, whoever places now first.
    sheets: Vec<Sheet>,
    /// The scores of those who have no more turns.
    gone: Vec<f32>,
    /// How many have a turn in this round, the first included.
    in_round: usize,
    /// Rounds that may follow.
    rounds: u8,
}

impl Table {
    fn of(crowns: &Crowns, seat: Seat) -> Table {
        let (board, playing) = (Board::of(crowns), crowns.playing());
        let gone = crowns.standings().seats.iter().filter(|&seat| !playing.has(seat));
        let others = playing.from(seat).skip(1);
        Table {
            sheets: playing.from(seat).map(|seat| Sheet::of(crowns, seat)).collect(),
            gone: gone.map(|seat| Sheet::of(crowns, seat).score(&board)).collect(),
            in_round: 1 + others.take_while(|&other| other != crowns.first()).count(),
            rounds: crowns.rounds_left(),
            board,
        }
    }

    /// The placements that are worth a trial, the likeliest to be best first; and none, since that may always be best.
    fn placements(&self, crowns: &Crowns) -> Vec<u64> {
        let sheet = &self.sheets[0];
        let outlook = Outlooks::learnt().of(sheet.chips, Table::is_last(&self.sheets, 0, self.rounds));
        let taken = crowns.taken().fold(0, |taken, field| taken | bit(field));
        let all = Thrown::of(crowns.thrown()).placements(sheet, taken).into_iter();
        let mut all: Vec<_> = all.map(|fields| (sheet.gain(fields, &self.board, outlook), fields)).collect();
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut best: Vec<_> = all.iter().take(PLACEMENTS).map(|(_, fields)| *fields).collect();
        if !best.contains(&0) {
            best.pop();
            best.push(0);
        }
        best
    }

    /// Whether whoever has this place in the order has the last turn: no round follows, or somebody else has no chip left.
    fn is_last(sheets: &[Sheet], place: usize, rounds: u8) -> bool {
        rounds == 0 || sheets.iter().enumerate().any(|(other, sheet)| other != place && sheet.chips == 0)
    }

    /// Covers these fields and lets hurried players play to the end: what comes of it for whoever has covered them.
    fn played_out(&self, fields: u64, luck: &mut Luck) -> f64 {
        let mut sheets = self.sheets.clone();
        sheets[0].cover(fields);
        let learnt = Outlooks::learnt();
        self.play_on(&mut sheets, 1, |_| learnt, luck);
        self.share(&sheets, 0)
    }

    /// Lets hurried players play from a turn of this round to the end, each with its own hopes. Turns are numbered on, whoever
    /// has them.
    fn play_on<'a>(
        &self,
        sheets: &mut [Sheet],
        mut turn: usize,
        hopes: impl Fn(usize) -> &'a Outlooks,
        luck: &mut Luck,
    ) {
        let (count, mut rounds, mut end) = (sheets.len(), self.rounds, self.in_round);
        loop {
            while turn < end {
                let place = turn % count;
                if sheets[place].chips > 0 {
                    let outlook = hopes(place).of(sheets[place].chips, Table::is_last(sheets, place, rounds));
                    sheets[place].play(luck.throw(turn), &self.board, outlook);
                }
                turn += 1;
            }
            if rounds == 0 || sheets.iter().any(|sheet| sheet.chips == 0) {
                break;
            }
            rounds -= 1;
            end += count;
        }
    }

    /// What somebody's score is worth in the end.
    fn share(&self, sheets: &[Sheet], place: usize) -> f64 {
        let own = sheets[place].score(&self.board);
        let chance = |score: f32| (f64::from(score - own) / LEAD).exp();
        let scores = sheets.iter().map(|sheet| sheet.score(&self.board)).chain(self.gone.iter().copied());
        1.0 / scores.map(chance).sum::<f64>()
    }
}

/// By how much hurried players with these hopes win more than others do, as many of each, in a game for so many from its
/// beginning, whoever begins.
pub(crate) fn ahead(ours: &Outlooks, theirs: &Outlooks, seats: usize, seed: u64) -> f64 {
    let begin: Crowns = start(usual::<Crowns>(), seats).expect("so many can play");
    let table = Table::of(&begin, begin.first());
    let mut luck = Luck::new(seed);
    let mut ahead = 0.0;
    for ours_begin in [true, false] {
        let is_ours = |place: usize| place.is_multiple_of(2) == ours_begin;
        let mut sheets = table.sheets.clone();
        table.play_on(&mut sheets, 0, |place| if is_ours(place) { ours } else { theirs }, &mut luck);
        let won = (0..seats).map(|place| if is_ours(place) { 1.0 } else { -1.0 } * table.share(&sheets, place));
        ahead += won.sum::<f64>() / 2.0;
    }
    ahead
}

fn bit(field: Field) -> u64 {
    1 << at(field)
}

/// The throws of a trial, the same for all who meet it.
struct Luck {
    seed: u64,
    number: u64,
    source: Seeded,
    throws: Vec<Thrown>,
}

impl Luck {
    fn new(seed: u64) -> Luck {
        Luck { seed, number: 0, source: Seeded::new(seed), throws: Vec::new() }
    }

    fn turn_to(&mut self, number: u64) {
        if self.number != number {
            *self = Luck { number, source: Seeded::new(self.seed.wrapping_add(number)), ..Luck::new(self.seed) };
        }
    }

    fn throw(&mut self, turn: usize) -> Thrown {
        while self.throws.len() <= turn {
            self.throws.push(Thrown::of(self.source.dice(6)));
        }
        self.throws[turn]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rafle_engine::{Viewer, step};

    use super::*;
    use crate::Limit;
    use crate::values::Weights;

    /// Random positions of games for so many in which somebody is to place.
    fn positions(seats: usize, count: usize) -> Vec<Crowns> {
        let mut positions = Vec::new();
        let mut source = Seeded::new(seats as u64);
        while positions.len() < count {
            let mut crowns: Crowns = start(usual::<Crowns>(), seats).unwrap();
            while step(&mut crowns, &mut source) {
                positions.extend(matches!(crowns.next(), Next::Seat(_)).then(|| crowns.clone()));
            }
        }
        positions
    }

    #[test]
    fn what_was_learnt_reads_back() {
        let weights = Weights::read(include_str!("../../values/crowns.txt"), &names()).unwrap();
        assert_eq!(weights.0.len(), LEARNT.len());
    }

    /// All sets of fields that can be covered, one after the other, before the turn is over.
    fn by_the_rules(crowns: &Crowns, covered: u64, all: &mut BTreeSet<u64>) {
        if all.insert(covered) {
            for action in crowns.actions() {
                if let Action::Take(field) = action {
                    let mut after = crowns.clone();
                    after.act(action).unwrap();
                    by_the_rules(&after, covered | bit(field), all);
                }
            }
        }
    }

    #[test]
    fn placements_are_those_of_the_rules() {
        for crowns in positions(2, 60) {
            let Next::Seat(seat) = crowns.next() else { unreachable!("somebody is to place") };
            let mut all = BTreeSet::new();
            by_the_rules(&crowns, 0, &mut all);
            let taken = crowns.taken().fold(0, |taken, field| taken | bit(field));
            let placements = Thrown::of(crowns.thrown()).placements(&Sheet::of(&crowns, seat), taken);
            assert_eq!(placements.len(), all.len(), "each once");
            assert_eq!(placements.into_iter().collect::<BTreeSet<_>>(), all);
        }
    }

    #[test]
    fn a_sheet_counts_as_the_rules_do() {
        for crowns in positions(3, 200) {
            let (board, standings) = (Board::of(&crowns), crowns.standings());
            for seat in standings.seats.iter() {
                let sheet = Sheet::of(&crowns, seat);
                assert!((sheet.score(&board) - standings.scores[seat] as f32).abs() < 1e-3);
                assert_eq!(sheet.chips, crowns.chips(seat));
            }
        }
    }

    /// What a hurried player covers can be covered, with chips that are there.
    #[test]
    fn a_hurried_player_keeps_to_the_rules() {
        for crowns in positions(2, 200) {
            let Next::Seat(seat) = crowns.next() else { unreachable!("somebody is to place") };
            let before = Sheet::of(&crowns, seat);
            if crowns.taken().next().is_some() || before.chips == 0 {
                continue;
            }
            let thrown = Thrown::of(crowns.thrown());
            for last in [false, true] {
                let mut after = before;
                after.play(thrown, &Board::of(&crowns), Outlooks::learnt().of(before.chips, last));
                assert!(thrown.placements(&before, 0).contains(&(after.covered & !before.covered)));
            }
        }
    }

    /// In the last turn of the game, whoever can win does.
    #[test]
    fn the_last_turn_is_won_if_it_can_be() {
        let mut found = 0;
        for mut crowns in positions(2, 4_000) {
            let Next::Seat(seat) = crowns.next() else { unreachable!("somebody is to place") };
            let after = |crowns: &Crowns, action| {
                let mut after = crowns.clone();
                after.act(action).unwrap();
                after
            };
            let won = |crowns: &Crowns| crowns.next() == Next::Nobody && crowns.standings().share(seat) > 0.9;
            let now = after(&crowns, Action::Done);
            let wins = |action| action != Action::Done && won(&after(&after(&crowns, action), Action::Done));
            if now.next() != Next::Nobody || won(&now) || !crowns.actions().any(wins) {
                continue;
            }
            while crowns.next() == Next::Seat(seat) {
                let thought = Thought { seed: 1, limit: Limit::Playouts(8), patient: false };
                let weighed = Covering.weigh(&Seen::of(&crowns, Viewer::Seat(seat)), thought).unwrap();
                crowns.act(weighed.best().action).unwrap();
            }
            assert!(won(&crowns));
            found += 1;
        }
        assert!(found > 3, "{found}");
    }
}
