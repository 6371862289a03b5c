//! The coach: what the open actions are worth, and where a finished game was lost and won.

use rafle_engine::{
    Game, Line, LineOf, Message, Next, Record, RecordError, Said, Seat, Seen, TableLine, Viewer, start,
};
use rafle_games::Visit;
use rafle_solve::Shared;

use crate::Thought;
use crate::weigh::{Objective, Weighed, weigh};

/// Losses below this are the dust of floating point: the best action and its equals lose nothing.
const DUST: f64 = 1e-9;

/// What one action is worth, in writing.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The action.
    pub action: String,
    /// Points, or a share of the win.
    pub value: f64,
    /// What it is worth less than the best.
    pub loss: f64,
    /// The standard error of an estimate; 0 where the value is exact.
    pub error: f64,
}

/// What the seat that is next can do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Who is next.
    pub seat: Seat,
    /// What the values are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// The best first.
    pub actions: Vec<Advised>,
}

/// One decision of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Which line of the game it was, counted from 1.
    pub number: usize,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub action: String,
    /// What would have been best.
    pub best: String,
    /// What the chosen action is worth less.
    pub loss: f64,
    /// The standard error of that loss; 0 where it is exact.
    pub error: f64,
}

/// How a seat came by its result.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// Whose account it is.
    pub seat: Seat,
    /// What the seat had in the end.
    pub result: f64,
    /// What all its decisions lost together.
    pub lost: f64,
    /// What was expected before the first throw, and what luck and skill changed of it: only where the game is solved.
    pub parts: Option<Parts>,
}

/// The result is `expected + luck + skill`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parts {
    /// What is expected when all play as well as they can.
    pub expected: f64,
    /// What chance added.
    pub luck: f64,
    /// What decisions added: one's own take away, those of others may give.
    pub skill: f64,
}

/// A finished game, looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// What values and losses are of.
    pub objective: Objective,
    /// Whether they are exact.
    pub exact: bool,
    /// Every decision that left a choice, in order.
    pub decisions: Vec<Decision>,
    /// An account for each seat.
    pub accounts: Vec<Account>,
}

impl Analysis {
    /// The decisions that cost most, the costliest first: as many as asked for, and only such that cost anything.
    pub fn costliest(&self, most: usize) -> Vec<&Decision> {
        let mut costly: Vec<_> = self.decisions.iter().filter(|decision| decision.loss > DUST).collect();
        costly.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        costly.truncate(most);
        costly
    }
}

/// Weighs what the seat that is next can do. The record may be what only this seat was told.
pub fn advise(record: &Record, thought: Thought) -> Result<Advice, RecordError> {
    struct Advising<'a>(&'a Record, Thought);

    impl Visit for Advising<'_> {
        type Out = Result<Advice, RecordError>;

        fn visit<G: Game>(self) -> Self::Out {
            // Known when this is compiled: where no choice ever matters no search is built.
            if const { !G::DECIDES } {
                return Err(nothing_to_decide());
            }
            let Advising(record, thought) = self;
            let told: Told<G> = Told::read(record)?;
            if !told.start.decides() {
                return Err(nothing_to_decide());
            }
            let state = told.end();
            let seat = match state.next() {
                Next::Seat(seat) if !told.over => seat,
                _ => return Err(wrong_at_end(record, Message::new("nobody-to-advise"))),
            };
            let seen = Seen::of(&state, Viewer::Seat(seat));
            if seen.actions().next().is_none() {
                return Err(wrong_at_end(record, Message::new("hand-unknown").with("seat", seat)));
            }
            Ok(advice(seat, &weigh(&told.start, &seen, thought)))
        }
    }

    visit(record, Advising(record, thought))
}

fn nothing_to_decide() -> RecordError {
    RecordError { number: 1, why: Message::new("nothing-to-decide") }
}

fn advice<A: Copy + ToString>(seat: Seat, weighed: &Weighed<A>) -> Advice {
    let best = weighed.best();
    let advised = |worth: &crate::Worth<A>| Advised {
        action: worth.action.to_string(),
        value: worth.value,
        loss: loss(best.value, worth.value),
        error: worth.error,
    };
    let actions = weighed.ranked().iter().map(advised).collect();
    Advice { seat, objective: weighed.objective, exact: weighed.exact, actions }
}

fn loss(best: f64, chosen: f64) -> f64 {
    if best - chosen > DUST { best - chosen } else { 0.0 }
}

/// Goes through a finished game.
pub fn analyse(record: &Record, thought: Thought) -> Result<Analysis, RecordError> {
    struct Analysing<'a>(&'a Record, Thought);

    impl Visit for Analysing<'_> {
        type Out = Result<Analysis, RecordError>;

        fn visit<G: Game>(self) -> Self::Out {
            if const { !G::DECIDES } {
                return Err(nothing_to_decide());
            }
            let Analysing(record, thought) = self;
            let told: Told<G> = Told::read(record)?;
            if !told.start.decides() {
                return Err(nothing_to_decide());
            }
            if let Some(number) = resigned(record) {
                return Err(RecordError { number, why: Message::new("somebody-resigned") });
            }
            if told.end().next() != Next::Nobody {
                return Err(wrong_at_end(record, Message::new("game-not-over")));
            }
            Ok(Look::new(&told, thought).through(&told.lines))
        }
    }

    visit(record, Analysing(record, thought))
}

fn visit<T, V: Visit<Out = Result<T, RecordError>>>(record: &Record, visitor: V) -> Result<T, RecordError> {
    let unknown = || RecordError { number: 1, why: Message::new("no-such-game").with("slug", record.slug.as_str()) };
    rafle_games::visit(&record.slug, visitor).ok_or_else(unknown)?
}

fn wrong_at_end(record: &Record, why: Message) -> RecordError {
    RecordError { number: record.entries.last().map_or(1, |entry| entry.number), why }
}

/// The line in which somebody resigned, if somebody did: what came of the game then says little about its decisions.
fn resigned(record: &Record) -> Option<usize> {
    let resigns = |said: &Said| match said {
        Said::Line(line) => matches!(line.parse(), Ok(TableLine::Resign(_))),
        _ => false,
    };
    record.entries.iter().find(|entry| resigns(&entry.said)).map(|entry| entry.number)
}

/// A record in the game's own types: where it begins, and the lines that still count.
pub(crate) struct Told<G: Game> {
    pub(crate) start: G,
    lines: Vec<LineOf<G>>,
    /// Whether nobody is next, be it that all others have resigned.
    over: bool,
}

impl<G: Game> Told<G> {
    pub(crate) fn read(record: &Record) -> Result<Told<G>, RecordError> {
        let refused = |refusal: rafle_engine::Refusal| RecordError { number: 1, why: refusal.message().clone() };
        let begun = rafle_engine::open::<G>(record.seats, record.option_pairs()).map_err(refused)?;
        let play = record.play(begun)?;
        let options = rafle_engine::Options::read(record.option_pairs()).map_err(refused)?;
        let start: G = start(options, record.seats).map_err(refused)?;
        let mut state = start.clone();
        let line = |line: &str| {
            let read = written(&state, line).expect("a line that was accepted reads back");
            state.add(read).expect("a line that was accepted once is accepted again");
            read
        };
        let lines = play.counting().map(line).collect();
        Ok(Told { start, lines, over: play.next() == Next::Nobody })
    }

    /// The state at its end.
    pub(crate) fn end(&self) -> G {
        let mut state = self.start.clone();
        for &line in &self.lines {
            state.add(line).expect("a line that was accepted once is accepted again");
        }
        state
    }
}

/// Reads a line as logs write it.
fn written<G: Game>(state: &G, line: &str) -> Option<LineOf<G>> {
    match state.next() {
        Next::Seat(_) => line.parse().ok().map(Line::Action),
        Next::Chance { .. } => line.parse().ok().map(Line::Luck),
        Next::Nobody => None,
    }
}

/// A look through a game.
struct Look<'a, G: Game> {
    start: &'a G,
    thought: Thought,
    solved: Option<Shared<G>>,
    objective: Objective,
    exact: bool,
    decisions: Vec<Decision>,
    lost: Vec<f64>,
    parts: Vec<Parts>,
}

impl<'a, G: Game> Look<'a, G> {
    fn new(told: &'a Told<G>, thought: Thought) -> Look<'a, G> {
        let start = &told.start;
        let solved = thought.solution(start);
        let objective = solved.as_ref().map_or_else(|| crate::weigh::objective(start), |solved| solved.objective());
        let seats = start.standings().seats;
        let expected = solved.as_ref().and_then(|solved| solved.values(start));
        let begin = |seat| expected.map_or(0.0, |values| values[seat]);
        Look {
            start,
            thought,
            objective,
            exact: expected.is_some(),
            solved: solved.filter(|_| expected.is_some()),
            decisions: Vec::new(),
            lost: vec![0.0; seats.len()],
            parts: seats.iter().map(|seat| Parts { expected: begin(seat), luck: 0.0, skill: 0.0 }).collect(),
        }
    }

    fn through(mut self, lines: &[LineOf<G>]) -> Analysis {
        let mut state = self.start.clone();
        for (index, &line) in lines.iter().enumerate() {
            if let (Next::Seat(seat), Line::Action(action)) = (state.next(), line) {
                self.decide(index + 1, seat, &state, action);
            }
            let before = state.clone();
            state.add(line).expect("a line that was accepted once is accepted again");
            self.share_out(&before, line, &state);
        }
        let standings = state.standings();
        let account = |seat: Seat| Account {
            seat,
            result: self.objective.of(&standings, seat),
            lost: self.lost[seat.index()],
            parts: self.solved.is_some().then(|| self.parts[seat.index()]),
        };
        let accounts = standings.seats.iter().map(account).collect();
        Analysis { objective: self.objective, exact: self.exact, decisions: self.decisions, accounts }
    }

    fn decide(&mut self, number: usize, seat: Seat, state: &G, action: G::Action) {
        if state.actions().nth(1).is_none() {
            return;
        }
        let seen = Seen::of(state, Viewer::Seat(seat));
        let weighed = match &self.solved {
            Some(solved) => solved.actions(state).map(|values| Weighed::exactly(self.objective, values)),
            None => Some(weigh(self.start, &seen, self.thought)),
        };
        let Some(weighed) = weighed else { return };
        let best = weighed.best();
        // What nobody would think of was not looked at, and counts as no better than the worst that was.
        let worst = weighed.ranked().pop().unwrap_or(best);
        let chosen = weighed.worths.iter().find(|worth| worth.action == action).copied().unwrap_or(worst);
        let loss = loss(best.value, chosen.value);
        let error = best.error.hypot(chosen.error);
        self.lost[seat.index()] += loss;
        let (action, best) = (action.to_string(), best.action.to_string());
        self.decisions.push(Decision { number, seat, action, best, loss, error });
    }

    /// What a step changed goes to luck or to skill.
    fn share_out(&mut self, before: &G, line: LineOf<G>, after: &G) {
        let Some(solved) = &self.solved else { return };
        let (Some(old), Some(new)) = (solved.values(before), solved.values(after)) else { return };
        for seat in before.standings().seats.iter() {
            let change = new[seat] - old[seat];
            let parts = &mut self.parts[seat.index()];
            match line {
                Line::Action(_) => parts.skill += change,
                Line::Luck(_) => parts.luck += change,
            }
        }
    }
}
