//! The coach: what the open actions are worth, and where a finished game was lost and won.

use rafle_engine::{
    Account, Advice, Advised, Analysis, AnySeen, DUST, Decision, Followed, Game, Line, LineOf, LuckAndSkill, Message,
    Next, Objective, Play, Record, RecordError, Said, Seat, TableLine, Viewer, gone_from,
};
use rafle_solve::Shared;

use crate::{PlayersOf, Thought, Weighed, Worth, players};

/// Weighs what the seat that is next can do, by what it sees and nothing else. Says why not where there is nothing to weigh.
pub fn advise(seen: &AnySeen, thought: Thought) -> Result<Advice, Message> {
    players(seen.start()).ok_or_else(nothing_to_decide)?.advise(seen, thought)
}

/// The same for the end of a record, which may be what only this seat was told; says which line is in the way.
pub fn advise_record(record: &Record, thought: Thought) -> Result<Advice, RecordError> {
    let play = rafle_games::replay(record)?;
    let advice = match play.next() {
        _ if !play.start().decides() => Err(nothing_to_decide()),
        Next::Seat(seat) => advise(&play.seen_by(seat), thought),
        _ => Err(Message::new("nobody-to-advise")),
    };
    advice.map_err(|why| in_the_way(record, why))
}

/// Goes through a finished game, with everything open. Says why not if it is not finished, or had nothing to decide.
pub fn analyse(play: &Play, thought: Thought) -> Result<Analysis, Message> {
    players(play.start()).ok_or_else(nothing_to_decide)?.analyse(play, thought)
}

/// The same for a record; says which line is in the way.
pub fn analyse_record(record: &Record, thought: Thought) -> Result<Analysis, RecordError> {
    analyse(&rafle_games::replay(record)?, thought).map_err(|why| in_the_way(record, why))
}

/// In which line of a record there is what a coach has nothing to say to.
fn in_the_way(record: &Record, why: Message) -> RecordError {
    let resigns = |said: &Said| match said {
        Said::Line(line) => gone_from(line).is_some() || matches!(line.parse(), Ok(TableLine::Resign(_))),
        _ => false,
    };
    let entry = match why.key {
        "nothing-to-decide" => None,
        "somebody-resigned" => record.entries.iter().find(|entry| resigns(&entry.said)),
        _ => record.entries.last(),
    };
    RecordError::new(entry.map_or(record.number, |entry| entry.number), why)
}

fn nothing_to_decide() -> Message {
    Message::new("nothing-to-decide")
}

/// See [`advise`].
pub(crate) fn advise_in<G: Game>(players: &PlayersOf<G>, seen: &AnySeen, thought: Thought) -> Result<Advice, Message> {
    // Known when this is compiled: where no choice ever matters no search is built.
    if const { !G::DECIDES } {
        return Err(nothing_to_decide());
    }
    let (start, seen) = seen.as_game::<G>().filter(|(start, _)| start.decides()).ok_or_else(nothing_to_decide)?;
    match seen.next() {
        Next::Seat(seat) if seen.to_move() => {
            let unknown = || Message::new("hand-unknown").with("seat", seat);
            seen.actions().next().ok_or_else(unknown)?;
            Ok(advice(seat, &players.weigh(start, &seen, thought)))
        }
        _ => Err(Message::new("nobody-to-advise")),
    }
}

fn advice<A: Copy + ToString>(seat: Seat, weighed: &Weighed<A>) -> Advice {
    let best = weighed.best();
    let advised = |worth: &Worth<A>| Advised {
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

/// See [`analyse`].
pub(crate) fn analyse_in<G: Game>(players: &PlayersOf<G>, play: &Play, thought: Thought) -> Result<Analysis, Message> {
    if const { !G::DECIDES } {
        return Err(nothing_to_decide());
    }
    let start = play.start().as_game::<G>().filter(|start| start.decides()).ok_or_else(nothing_to_decide)?;
    if !play.resigned().is_empty() {
        // What came of the game then says little about its decisions.
        return Err(Message::new("somebody-resigned"));
    }
    if play.next() != Next::Nobody {
        return Err(Message::new("game-not-over"));
    }
    Ok(Look::new(players, start, thought).through(play))
}

/// Reads a line as logs write it.
fn written<G: Game>(state: &G, line: &str) -> Option<LineOf<G>> {
    match state.next() {
        Next::Seat(_) => line.parse().ok().map(Line::Action).or_else(|| line.parse().ok().map(Line::Luck)),
        Next::Chance { .. } => line.parse().ok().map(Line::Luck),
        Next::Nobody => None,
    }
}

/// A look through a game.
struct Look<'a, G: Game> {
    players: &'a PlayersOf<G>,
    start: &'a G,
    thought: Thought,
    solved: Option<Shared<G>>,
    objective: Objective,
    exact: bool,
    decisions: Vec<Decision>,
    lost: Vec<f64>,
    parts: Vec<LuckAndSkill>,
}

impl<'a, G: Game> Look<'a, G> {
    fn new(players: &'a PlayersOf<G>, start: &'a G, thought: Thought) -> Look<'a, G> {
        let solved = players.solution(start, thought.patient);
        let objective = solved.as_ref().map_or_else(|| crate::weigh::objective(start), |solved| solved.objective());
        let seats = start.standings().seats;
        let expected = solved.as_ref().and_then(|solved| solved.values(start));
        let begin = |seat| expected.map_or(0.0, |values| values[seat]);
        Look {
            players,
            start,
            thought,
            objective,
            exact: expected.is_some(),
            solved: solved.filter(|_| expected.is_some()),
            decisions: Vec::new(),
            lost: vec![0.0; seats.len()],
            parts: seats.iter().map(|seat| LuckAndSkill { expected: begin(seat), luck: 0.0, skill: 0.0 }).collect(),
        }
    }

    fn through(mut self, play: &Play) -> Analysis {
        for (number, step) in (1..).zip(play.steps()) {
            let before = step.before.as_game::<G>().expect("a game keeps its type");
            let line = written(&**before, step.line).expect("a line that was accepted reads back");
            let chosen = match line {
                Line::Action(action) => Some(action),
                Line::Luck(_) => before.unsaid(),
            };
            if let (Next::Seat(seat), Some(action)) = (before.next(), chosen) {
                self.decide(number, seat, before, action);
            }
            self.share_out(before, line);
        }
        let standings = play.standings();
        let account = |seat: Seat| Account {
            seat,
            result: self.objective.of(&standings, seat),
            lost: self.lost[seat.index()],
            parts: self.solved.is_some().then(|| self.parts[seat.index()]),
        };
        let accounts = standings.seats.iter().map(account).collect();
        Analysis { objective: self.objective, exact: self.exact, decisions: self.decisions, accounts }
    }

    fn decide(&mut self, number: usize, seat: Seat, state: &Followed<G>, action: G::Action) {
        if state.actions().nth(1).is_none() {
            return;
        }
        let weighed = match &self.solved {
            Some(solved) => solved.actions(state).map(|values| Weighed::exactly(self.objective, values)),
            None => Some(self.players.weigh(self.start, &state.seen(Viewer::Seat(seat)), self.thought)),
        };
        let Some(weighed) = weighed else { return };
        let best = weighed.best();
        // What nobody would think of was not looked at, and counts as no better than the worst that was.
        let worst = weighed.ranked().pop().unwrap_or(best);
        let chosen = weighed.worths.iter().find(|worth| worth.action == action).copied().unwrap_or(worst);
        // What a master chooses now and then is no mistake.
        let loss = if weighed.mixes(action) { 0.0 } else { loss(best.value, chosen.value) };
        let error = best.error.hypot(chosen.error);
        self.lost[seat.index()] += loss;
        let (action, best) = (action.to_string(), best.action.to_string());
        self.decisions.push(Decision { number, seat, action, best, loss, error });
    }

    /// What a step changed goes to luck or to skill.
    fn share_out(&mut self, before: &G, line: LineOf<G>) {
        let Some(solved) = &self.solved else { return };
        let mut after = before.clone();
        after.add(line).expect("a line that was accepted once is accepted again");
        let (Some(old), Some(new)) = (solved.values(before), solved.values(&after)) else { return };
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
