//! One random game, with every law checked on the way.

use std::collections::{HashMap, HashSet};

use rafle_engine::{
    AnyGame, Followed, Game, How, Line, LineOf, Message, Move, Next, Notation, Record, Refusal, Seats, Seeded, Seen,
    Source, Standings, TABLE_VERBS, Throw, View, Viewer,
};

use crate::{Broken, Chance, distribution, written};

/// How many moments of one game are looked at closely; the others are only played.
const CLOSE_LOOKS: u32 = 60;

/// Chance points with more paths than this are not walked path by path.
const MOST_PATHS: u64 = 8_000;

/// How many chance points of one game are walked path by path.
const MOST_WALKS: usize = 4;

type Found = Result<(), (&'static str, String)>;

/// Plays a game at random from `seed` and checks every law.
pub(crate) fn walk<G: Game>(
    options: G::Options,
    seats: usize,
    seed: u64,
    hear: &mut dyn FnMut(&Message),
) -> Result<(), Broken> {
    let start = match rafle_engine::start::<G>(options, seats) {
        Ok(start) => start,
        Err(refusal) => {
            hear(refusal.message());
            return Ok(());
        }
    };
    let mut walk = Walk::new(options, start, seats, seed);
    walk.play(hear).map_err(|(law, found)| Broken { law, found, at: walk.at() })
}

struct Walk<G: Game> {
    options: G::Options,
    start: G,
    now: G,
    seats: usize,
    luck: Seeded,
    log: Vec<LineOf<G>>,
    /// What each viewer makes of the lines told to them.
    eyes: Vec<(Viewer, Followed<G>)>,
    erased: Box<dyn AnyGame>,
    /// Actions and luck that came up, to be tried when they are not open.
    actions: HashSet<G::Action>,
    lucks: HashSet<G::Luck>,
    walked: HashSet<(usize, u64)>,
}

impl<G: Game> Walk<G> {
    fn new(options: G::Options, start: G, seats: usize, seed: u64) -> Walk<G> {
        let text: Vec<_> = rafle_engine::Options::written(&options);
        let pairs = text.iter().map(|(key, word)| (*key, word.as_str()));
        Walk {
            options,
            now: start.clone(),
            seats,
            luck: Seeded::new(seed),
            log: Vec::new(),
            eyes: Viewer::all(seats).map(|viewer| (viewer, Followed::new(start.seen_by(viewer)))).collect(),
            erased: rafle_engine::open::<G>(seats, pairs).expect("the same game opens by text"),
            start,
            actions: HashSet::new(),
            lucks: HashSet::new(),
            walked: HashSet::new(),
        }
    }

    fn at(&self) -> String {
        let lines: Vec<_> = self.log.iter().map(ToString::to_string).collect();
        format!("{} seats={} {}\n  {}", G::ABOUT.slug, self.seats, written(&self.options), lines.join("; "))
    }

    fn play(&mut self, hear: &mut dyn FnMut(&Message)) -> Found {
        law("a state owns nothing on the heap", !std::mem::needs_drop::<G>(), || "something to drop".to_owned())?;
        let mut looks = 0;
        for step in 0.. {
            // The first moments, then some by chance, and the last one.
            let over = self.now.next() == Next::Nobody;
            let close = step < CLOSE_LOOKS / 2 || over || self.luck.below(32) == 0;
            if close && (looks < CLOSE_LOOKS || over) {
                looks += 1;
                self.look(hear)?;
            }
            if over {
                break;
            }
            law("a game of random players ends", step < self.now.most_steps(), || format!("{step} steps"))?;
            self.step(close, hear)?;
        }
        self.look_back()
    }

    /// One step by chance, told to every viewer.
    fn step(&mut self, close: bool, hear: &mut dyn FnMut(&Message)) -> Found {
        let line = match self.now.next() {
            Next::Seat(_) => Line::Action(self.now.any_action(&mut self.luck)),
            Next::Chance { .. } => Line::Luck(self.now.draw(&mut self.luck)),
            Next::Nobody => unreachable!("the game is not over"),
        };
        if close {
            self.remember(line);
        }
        let mut moments = Vec::new();
        if G::ABOUT.hidden || close {
            moments = self.tell(line, close, hear)?;
        } else {
            // Nothing is hidden: every viewer reads the line itself.
            self.eyes
                .iter_mut()
                .try_for_each(|(_, eyes)| eyes.add(line))
                .map_err(|refusal| broken("a line told is accepted", &refusal))?;
        }
        let mut after = self.now.clone();
        after.add(line).map_err(|refusal| broken("what is open is accepted", &refusal))?;
        self.erased
            .enter(&line.to_string())
            .map_err(|refusal| broken("the erased layer accepts what the typed one does", &refusal))?;
        let turn = |game: &G| match game.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            Next::Chance { hand: None } | Next::Nobody => None,
        };
        if let (true, Some(before), Some(next)) = (close && G::IN_TURN, turn(&self.now), turn(&after)) {
            let coming = G::view(&Seen::of(&self.now, Viewer::Spectator)).afterwards(Seats::NONE);
            let round = next == before || coming.first() == Some(&next);
            law("where turns go round, the next seat comes next", round, || {
                format!("{next} after {before} by {line}")
            })?;
        }
        self.now = after;
        self.log.push(line);
        if G::ABOUT.hidden || close {
            for (viewer, eyes) in &self.eyes {
                let seen = self.now.seen_by(*viewer);
                law("a viewer's log leads to what the viewer sees", **eyes == seen, || {
                    format!("{viewer} sees\n    {seen:?}\n  but has been told\n    {eyes:?}")
                })?;
                let (told, whole) = (eyes.seen(*viewer), self.followed().seen(*viewer));
                law("what a seat has in mind follows from what it was told", told == whole, || {
                    format!("{viewer} has in mind {:?}, not {:?}", whole.memory(), told.memory())
                })?;
            }
        }
        let alike = moments.windows(2).all(|two| two[0].1 == two[1].1);
        law("a moment is one for everybody", alike, || format!("{moments:?} of {line}"))
    }

    /// Tells a line to every viewer, and listens to what they say happened. Gives who saw something end.
    fn tell(
        &mut self,
        line: LineOf<G>,
        close: bool,
        hear: &mut dyn FnMut(&Message),
    ) -> Result<Vec<(Viewer, bool)>, (&'static str, String)> {
        let mut moments = Vec::new();
        for (viewer, eyes) in &mut self.eyes {
            let mut told = Vec::new();
            self.now.told(line, *viewer, &mut |line| told.push(line));
            let mut moment = None;
            for line in told {
                let before = eyes.seen(*viewer);
                eyes.add(line).map_err(|refusal| broken("a line told is accepted", &refusal))?;
                if close {
                    let after = eyes.seen(*viewer);
                    G::happened(&before, line, &after).iter().for_each(&mut *hear);
                    let made = G::moment(&before, line, &after);
                    thrown_is_seen(line, &after, made.as_ref())?;
                    moment = made.or(moment);
                }
            }
            if let Some(moment) = &moment {
                moment_holds(moment, *viewer)?;
                moment.messages().into_iter().for_each(&mut *hear);
            }
            moments.push((*viewer, moment.is_some()));
        }
        Ok(moments)
    }

    fn remember(&mut self, line: LineOf<G>) {
        match line {
            Line::Action(action) => _ = self.actions.insert(action),
            Line::Luck(luck) => _ = self.lucks.insert(luck),
        }
    }

    /// Looks closely at the game as it stands.
    fn look(&mut self, hear: &mut dyn FnMut(&Message)) -> Found {
        self.actions_hold(hear)?;
        self.chance_holds(hear)?;
        standings_hold(&self.now.standings(), self.seats, self.now.next() == Next::Nobody)?;
        self.erased_agrees()?;
        for viewer in Viewer::all(self.seats) {
            self.eyes_hold(viewer)?;
            let seen = Seen::of(&self.now, viewer);
            let view = G::view(&seen);
            view_holds(&seen, &view)?;
            view.messages().into_iter().for_each(&mut *hear);
        }
        Ok(())
    }

    fn actions_hold(&mut self, hear: &mut dyn FnMut(&Message)) -> Found {
        let open: Vec<_> = self.now.actions().collect();
        let asked = matches!(self.now.next(), Next::Seat(_));
        law("actions are open exactly when a seat is next", asked != open.is_empty(), || format!("{open:?}"))?;
        let distinct: HashSet<_> = open.iter().collect();
        law("each open action is listed once", distinct.len() == open.len(), || format!("{open:?}"))?;
        let again: Vec<_> = self.now.actions().collect();
        law("open actions keep their order", again == open, || format!("{open:?}, then {again:?}"))?;
        for (n, action) in open.iter().enumerate() {
            let nth = self.now.actions().nth(n);
            law("the n-th action is found directly", nth == Some(*action), || format!("{nth:?}, not {action:?}"))?;
            reads_back(action)?;
            let mut after = self.now.clone();
            after.act(*action).map_err(|refusal| broken("what is open is accepted", &refusal))?;
        }
        let (least, most) = self.now.actions().size_hint();
        let fits = least <= open.len() && most.is_none_or(|most| open.len() <= most);
        law("the list of actions is honest about its length", fits, || {
            format!("{least}..{most:?} for {}", open.len())
        })?;
        self.actions.extend(open.iter().take(40));
        for action in self.actions.iter().filter(|action| !open.contains(action)) {
            let mut after = self.now.clone();
            let refused = after.act(*action);
            law("what is not open is refused", refused.is_err(), || format!("{action} was accepted"))?;
            law("a refusal changes nothing", after == self.now, || format!("{action}"))?;
            refused.as_ref().err().map(Refusal::message).into_iter().for_each(&mut *hear);
        }
        Ok(())
    }

    fn chance_holds(&mut self, hear: &mut dyn FnMut(&Message)) -> Found {
        let outcomes: Vec<_> = self.now.outcomes().collect();
        let asked = matches!(self.now.next(), Next::Chance { .. });
        law("there are outcomes exactly when chance is next", asked != outcomes.is_empty(), || {
            format!("{outcomes:?}")
        })?;
        let listed: HashMap<_, _> = outcomes.iter().copied().collect();
        law("each outcome is listed once", listed.len() == outcomes.len(), || format!("{outcomes:?}"))?;
        let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        for (luck, weight) in &outcomes {
            law("every outcome has a weight", *weight > 0, || luck.to_string())?;
            reads_back(luck)?;
            let mut after = self.now.clone();
            after.befall(*luck).map_err(|refusal| broken("what chance can bring can befall", &refusal))?;
        }
        for luck in self.lucks.iter().filter(|luck| !listed.contains_key(luck)) {
            let mut after = self.now.clone();
            let refused = after.befall(*luck);
            // What covers something is luck that chance does not list.
            let covers = luck.to_string().contains('?');
            law("what chance cannot bring is refused", refused.is_err() || covers, || format!("{luck} was accepted"))?;
            if let Err(refusal) = refused {
                law("a refusal changes nothing", after == self.now, || format!("{luck}"))?;
                hear(refusal.message());
            }
        }
        self.lucks.extend(outcomes.iter().take(40).map(|(luck, _)| luck));
        if asked && total <= MOST_PATHS && self.walked.len() < MOST_WALKS && self.walked.insert((outcomes.len(), total))
        {
            draw_holds(&self.now, &listed, total)?;
        }
        Ok(())
    }

    /// What a viewer sees does not depend on what the viewer cannot see.
    fn eyes_hold(&mut self, viewer: Viewer) -> Found {
        let seen = self.now.seen_by(viewer);
        law("looking twice shows nothing new", seen.seen_by(viewer) == seen, || format!("{viewer}"))?;
        if viewer == Viewer::Referee {
            return law("the referee sees everything", seen == self.now, || format!("{seen:?}"));
        }
        if !G::ABOUT.hidden {
            return law("a game without secrets hides nothing", seen == self.now, || format!("{viewer}"));
        }
        let seed = u64::from(self.luck.below(u32::MAX));
        let world = seen.fill(&mut Seeded::new(seed));
        let differs = |what: &str| format!("{viewer}: {what} with\n    {world:?}\n  instead of\n    {:?}", self.now);
        law("a filled state has no holes", world.seen_by(Viewer::Referee) == world, || differs("holes"))?;
        law("filling holes anew leaves what is seen", world.seen_by(viewer) == seen, || {
            differs("something else is seen")
        })?;
        law(
            "equal knowledge and equal luck fill equally",
            world.seen_by(viewer).fill(&mut Seeded::new(seed)) == world,
            || differs("another filling"),
        )?;
        let (true_eyes, world_eyes) = (Seen::of(&self.now, viewer), Seen::of(&world, viewer));
        law("filling holes anew leaves the view", G::view(&true_eyes) == G::view(&world_eyes), || {
            differs("another view")
        })?;
        law("filling holes anew leaves who is next", world.next() == self.now.next(), || differs("another is next"))?;
        if true_eyes.to_move() {
            let same = world.actions().eq(self.now.actions()) && seen.actions().eq(self.now.actions());
            law("filling holes anew leaves the own actions", same, || differs("other actions"))?;
        }
        Ok(())
    }

    fn erased_agrees(&self) -> Found {
        let typed: Vec<_> = self.now.actions().map(|action| action.to_string()).collect();
        let same = self.erased.next() == self.now.next()
            && self.erased.open() == typed
            && self.erased.standings() == self.now.standings()
            && **self.followed() == self.now;
        law("the erased layer and the typed one agree", same, || format!("{:?}", self.followed()))
    }

    fn followed(&self) -> &Followed<G> {
        self.erased.as_game().expect("it was opened as such a game")
    }

    /// At the end: the log, typed and written, leads here again.
    fn look_back(&self) -> Found {
        let mut again = self.start.clone();
        for line in &self.log {
            again.add(*line).map_err(|refusal| broken("a log replays", &refusal))?;
        }
        let same = again == self.now && format!("{again:?}") == format!("{:?}", self.now);
        law("equal logs give equal states and equal bytes", same, || format!("{again:?}"))?;
        if self.log.len() > 500 {
            return Ok(()); // long logs as text would cost more than they show
        }
        let lines = self.log.iter().map(ToString::to_string).collect();
        let record = Record::with_log(&*self.erased, lines);
        let read = Record::read(&record.to_string()).map_err(|error| ("a record reads back", format!("{error:?}")))?;
        let start = rafle_engine::open::<G>(read.seats, read.option_pairs());
        let start = start.map_err(|refusal| broken("a record's game opens", &refusal))?;
        let play = read.play(start).map_err(|error| ("a record replays", format!("{error:?}")))?;
        let read = play.now().as_game();
        law("a record leads to the same state", read == Some(self.followed()), || format!("{read:?}"))
    }
}

fn law(law: &'static str, holds: bool, found: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err((law, found())) }
}

fn broken(law: &'static str, refusal: &Refusal) -> (&'static str, String) {
    (law, format!("{:?}", refusal.message()))
}

fn reads_back<N: Notation>(notation: &N) -> Found {
    let text = notation.to_string();
    let plain = !text.is_empty() && text.trim() == text && !text.contains([';', '\n', '#', '=', '!']);
    law("notation is one plain line", plain, || text.clone())?;
    let verb = text.split(' ').next().unwrap_or_default();
    law("a game leaves the words of the table alone", !TABLE_VERBS.contains(&verb), || text.clone())?;
    let again = text.parse::<N>();
    law("notation reads back", again.as_ref() == Ok(notation), || format!("{again:?} for `{text}`"))
}

/// Every outcome is drawn exactly as often as its weight says: every path is walked.
fn draw_holds<G: Game>(game: &G, listed: &HashMap<G::Luck, u64>, total: u64) -> Found {
    let drawn = distribution(|source| game.draw(source));
    for (luck, chance) in &drawn {
        let weight = listed.get(luck).copied().unwrap_or(0);
        let due = Chance::new(weight.into(), total.into());
        law("draw agrees with the weights", *chance == due, || {
            format!("{luck} is drawn {chance} of the time, not {due}")
        })?;
    }
    law("everything listed is drawn", drawn.len() == listed.len(), || format!("{} of {}", drawn.len(), listed.len()))
}

fn standings_hold(standings: &Standings, seats: usize, over: bool) -> Found {
    let found = || format!("{standings:?}");
    law("every seat stands somewhere", standings.seats == Seats::first(seats), found)?;
    let first = standings.seats.iter().filter(|&seat| standings.places[seat] == 1).collect::<Seats>();
    let place = |seat| {
        let above = |other| standings.places[other] < standings.places[seat];
        1 + standings.seats.iter().filter(|&other| above(other)).count() == standings.places[seat] as usize
    };
    law("places count those in front", standings.seats.iter().all(place), found)?;
    law("who wins is first", !over || standings.winners.is_empty() || standings.winners == first, found)
}

fn view_holds<G: Game>(seen: &Seen<G>, view: &View) -> Found {
    let ids: Vec<_> = view.touchable().collect();
    let distinct: HashSet<_> = ids.iter().collect();
    law("every piece has a name of its own", distinct.len() == ids.len(), || format!("{ids:?}"))?;
    law(
        "the button to throw is there exactly for the hand that throws",
        view.tap.is_some() == seen.to_throw(),
        || format!("{:?}", view.tap),
    )?;
    let open: Vec<_> =
        if seen.to_move() { seen.actions().map(|action| action.to_string()).collect() } else { Vec::new() };
    law("moves are shown exactly to who can make them", view.moves.is_empty() == open.is_empty(), || {
        format!("{}: {:?}", seen.viewer(), view.moves)
    })?;
    for action in &open {
        let ways = view.moves.iter().filter(|it| it.words_for(action).is_some()).count();
        law("every open action can be made in one way", ways == 1, || {
            format!("{action}: {ways} ways in {:?}", view.moves)
        })?;
    }
    for it in &view.moves {
        moves_hold::<G::Action>(it, &open, &distinct)?;
    }
    Ok(())
}

/// A moment is there to be looked at.
fn moment_holds(moment: &View, viewer: Viewer) -> Found {
    let ids: Vec<_> = moment.touchable().collect();
    let distinct: HashSet<_> = ids.iter().collect();
    law("every piece has a name of its own", distinct.len() == ids.len(), || format!("{ids:?}"))?;
    let bare = moment.moves.is_empty() && moment.tap.is_none();
    law("nothing can be done in a moment", bare, || format!("{:?} {:?}", moment.moves, moment.tap))?;
    law("a moment says what ended, to whom it is shown", moment.moment.is_some() && moment.viewer == viewer, || {
        format!("{:?} for {viewer}", moment.viewer)
    })
}

/// What somebody was told of a throw they also see: on the table after it, or in the moment that it made.
fn thrown_is_seen<G: Game>(line: LineOf<G>, after: &Seen<G>, moment: Option<&View>) -> Found {
    let Ok(Throw(dice)) = line.to_string().parse() else { return Ok(()) };
    let seen = moment.is_some_and(|view| view.shows(dice)) || G::view(after).shows(dice);
    law("dice that are thrown are seen", seen, || format!("{line} is not there for {}", after.viewer()))
}

fn moves_hold<A: Notation>(it: &Move, open: &[String], ids: &HashSet<&&str>) -> Found {
    let usable = open.iter().any(|action| it.words_for(action).is_some());
    law("every move can be made", usable, || format!("{it:?}"))?;
    let pieces: Vec<_> = match &it.how {
        How::Touch { piece, .. } => piece.iter().collect(),
        How::Pick { from, .. } => from.iter().filter_map(|choice| choice.piece.as_ref()).collect(),
        How::Rows { rows, .. } => rows.iter().flatten().filter_map(|choice| choice.piece.as_ref()).collect(),
    };
    law("a move touches what lies on the table", pieces.iter().all(|id| ids.contains(&id.as_str())), || {
        format!("{it:?}")
    })?;
    for action in open {
        if let Some(words) = it.words_for(action) {
            let made = it.action(&as_they_lie(it, words));
            let same = made.parse::<A>().map(|made| made.to_string());
            law("what is picked makes the action", same.as_ref() == Ok(action), || format!("`{made}` for `{action}`"))?;
        }
    }
    Ok(())
}

/// The words a person picks, in the order in which the pieces lie.
fn as_they_lie<'a>(it: &'a Move, mut words: Vec<&'a str>) -> Vec<&'a str> {
    let How::Pick { from, .. } = &it.how else { return words };
    let mut take = |word: &'a str| words.iter().position(|other| *other == word).map(|found| words.swap_remove(found));
    from.iter().filter_map(|choice| take(&choice.word)).collect()
}
