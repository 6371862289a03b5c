//! Two worlds: one game played twice with other hidden things, of which the same was told. Whoever was told that must not
//! be able to tell them apart, neither by what is there nor by what follows.

use rafle_engine::{Next, Play, Record, Seats, Seeded, Source, TableLine, Viewer};

use crate::Broken;

/// So many changes are tried, one after the other, to make another world.
const CHANGES: usize = 16;

/// Of what could be chosen at one moment so much is tried.
const CHOICES: usize = 40;

/// After so many taps on average somebody takes a choice back.
const TAPS_PER_UNDO: u32 = 16;

/// How lines follow from what somebody chooses, or from a throw: [`by_the_rules`], or with a flaw.
pub type After = fn(&Play, Option<&str>, &mut dyn Source) -> Vec<String>;

/// The lines that follow from an open action, or from a throw where one is due.
pub fn by_the_rules(play: &Play, choice: Option<&str>, luck: &mut dyn Source) -> Vec<String> {
    let line = choice.map_or_else(|| play.now().draw(luck), ToOwned::to_owned);
    play.lines_after(&line, luck).expect("what is open or drawn is accepted")
}

/// A game played at random from here, as it stands after each tap: with the luck that nobody has to tap for, and with
/// choices taken back now and then.
pub fn taps(mut play: Play, mut luck: Seeded) -> impl Iterator<Item = Play> {
    std::iter::from_fn(move || {
        let choice = match play.next() {
            Next::Nobody => return None,
            Next::Chance { .. } => None,
            Next::Seat(_) => play.any_line(&mut luck),
        };
        let lines = by_the_rules(&play, choice.as_deref(), &mut luck);
        enter(&mut play, &lines);
        if luck.below(TAPS_PER_UNDO) == 0
            && play.next() != Next::Nobody
            && let Some(lines) = play.lines_since_choice(|_| true)
        {
            enter(&mut play, &[TableLine::Undo(lines).to_string()]);
        }
        Some(play.clone())
    })
}

/// Another world: a log of the same length, of which each of these eyes was told the same line by line, with other luck
/// where none of them was shown it. Nothing if no such log was found; there is none where nothing is hidden.
pub fn another_world(play: &Play, eyes: &[Viewer], luck: &mut dyn Source) -> Option<Play> {
    let told = told_by_line(play, eyes);
    let hidden: Vec<_> = (0..told.len()).filter(|&number| !told[number].contains(&play.log()[number])).collect();
    let mut world = play.clone();
    for _ in 0..CHANGES {
        let number = *any(&hidden, luck)?;
        let mut before = play.afresh();
        enter(&mut before, &world.log()[..number]);
        let lines = changed(&before, &world, &hidden, luck);
        if let Some(other) = told_as(before, &lines, eyes, &told[number..]) {
            world = other;
        }
    }
    (world.log() != play.log()).then_some(world)
}

/// What follows in the log of a world, with another outcome first. A deck is a multiset: where the other card came later
/// and nobody was shown it, it may be that the two have changed places.
fn changed(before: &Play, world: &Play, hidden: &[usize], luck: &mut dyn Source) -> Vec<String> {
    let number = before.log().len();
    let mut lines = world.log()[number..].to_vec();
    let outcomes = before.now().outcomes();
    let Some((outcome, _)) = any(&outcomes, luck) else { return lines };
    let later = hidden.iter().filter(|&&later| later > number).map(|later| later - number);
    let same = later.filter(|&later| split(&lines[later]).1 == split(outcome).1);
    let places: Vec<_> = same.map(Some).chain([None]).collect();
    if let Some(Some(later)) = any(&places, luck) {
        lines[*later] = format!("{} {}", split(&lines[*later]).0, split(&lines[0]).1);
    }
    lines[0].clone_from(outcome);
    lines
}

/// The game after these lines, if they are accepted and these eyes are told this of each.
fn told_as(mut play: Play, lines: &[String], eyes: &[Viewer], told: &[Vec<String>]) -> Option<Play> {
    let length = play.log().len() + lines.len();
    for (line, told) in lines.iter().zip(told) {
        if told_of(&play, line, eyes) != *told {
            return None;
        }
        play.enter(line).ok()?;
    }
    // What was the only choice could have been left out: then one line was accepted as two.
    (play.log().len() == length).then_some(play)
}

/// What these eyes read of each line.
fn told_by_line(play: &Play, eyes: &[Viewer]) -> Vec<Vec<String>> {
    let mut so_far = play.afresh();
    let mut tell = |line: &String| {
        let told = told_of(&so_far, line, eyes);
        enter(&mut so_far, std::slice::from_ref(line));
        told
    };
    play.log().iter().map(&mut tell).collect()
}

/// The verb of a line, and what follows it.
fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

fn any<'a, T>(list: &'a [T], luck: &mut dyn Source) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(luck.below(list.len() as u32) as usize) }
}

fn enter(play: &mut Play, lines: &[String]) {
    for line in lines {
        play.enter(line).expect("a line that was accepted once is accepted again");
    }
}

/// What these eyes read, one after the other, when this line is added.
fn told_of(play: &Play, line: &str, eyes: &[Viewer]) -> Vec<String> {
    match line.parse::<TableLine>() {
        Ok(line) => vec![line.to_string()],
        Err(_) => eyes.iter().flat_map(|&eyes| play.now().told(line, eyes)).collect(),
    }
}

/// Compares what these eyes are told when lines are added to two worlds of which they were told the same. True if that is
/// the same again; false if the worlds are honestly apart from there on. Else says what gives them away.
pub fn go_on_alike(worlds: [&Play; 2], added: [&[String]; 2], eyes: &[Viewer]) -> Result<bool, String> {
    let [mut one, mut other] = worlds.map(Play::clone);
    for number in 0..added[0].len().max(added[1].len()) {
        let [Some(line), Some(others)] = added.map(|lines| lines.get(number)) else {
            return Err(format!("{:?} beside {:?}", added[0], added[1]));
        };
        let [told, told_there] = [told_of(&one, line, eyes), told_of(&other, others, eyes)];
        if told != told_there {
            let honest = honestly_apart([&one, &other], [line, others]);
            return if honest { Ok(false) } else { Err(format!("{told:?} beside {told_there:?}")) };
        }
        for &eyes in eyes {
            let [moment, there] = [one.now().moment(line, eyes), other.now().moment(others, eyes)];
            if moment != there {
                return Err(format!("the moment {moment:?} beside {there:?}"));
            }
        }
        enter(&mut one, std::slice::from_ref(line));
        enter(&mut other, std::slice::from_ref(others));
    }
    let [next, next_there] = [one.next(), other.next()];
    if next == next_there { Ok(true) } else { Err(format!("next is {next:?} beside {next_there:?}")) }
}

/// Whether other things may be told of these lines: where one action uncovers what was hidden, and where luck comes from
/// a deck in which there are other cards. Else the same luck brings the same.
fn honestly_apart([one, other]: [&Play; 2], lines: [&str; 2]) -> bool {
    let of_the_game = lines.iter().all(|line| line.parse::<TableLine>().is_err());
    of_the_game
        && match one.next() {
            Next::Chance { .. } => one.now().outcomes() != other.now().outcomes(),
            Next::Seat(_) => lines[0] == lines[1],
            Next::Nobody => false,
        }
}

/// At how many moments somebody looked, and at how many of them there was another world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worlds {
    /// Moments.
    pub looked: usize,
    /// Other worlds.
    pub found: usize,
}

/// Plays so many taps at random, and after each of them compares another world with the true one, for one viewer after the
/// other: what this viewer sees, and what is told of all that follows from anything that can be done in both.
pub fn worlds(start: &Play, taps: usize, seed: u64, after: After) -> Result<Worlds, Broken> {
    let mut luck = Seeded::new(seed);
    let mut worlds = Worlds::default();
    let viewers = Seats::first(start.start().seats()).iter().map(Viewer::Seat).chain([Viewer::Spectator]).cycle();
    for (play, viewer) in self::taps(start.clone(), Seeded::new(seed)).take(taps).zip(viewers) {
        worlds.looked += 1;
        let Some(other) = another_world(&play, &[viewer], &mut luck) else { continue };
        worlds.found += 1;
        compare([&play, &other], viewer, after, &mut luck).map_err(|(law, found)| Broken {
            law,
            found: format!("{viewer}: {found}"),
            at: format!("{}\n  and another world\n{}", Record::of(&play), Record::of(&other)),
        })?;
    }
    Ok(worlds)
}

fn compare(
    worlds: [&Play; 2],
    viewer: Viewer,
    after: After,
    luck: &mut dyn Source,
) -> Result<(), (&'static str, String)> {
    let [view, other] = worlds.map(|play| play.now().view(viewer));
    if view != other {
        return Err(("worlds told alike are seen alike", format!("{view:?} beside {other:?}")));
    }
    let choices: Vec<_> = match worlds[0].next() {
        Next::Nobody => Vec::new(),
        Next::Chance { .. } => vec![None],
        Next::Seat(_) => {
            let [open, others] = worlds.map(|play| play.now().open());
            let both: Vec<_> = open.into_iter().filter(|action| others.contains(action)).collect();
            (0..CHOICES).filter_map(|_| any(&both, luck).cloned()).map(Some).collect()
        }
    };
    let seed = u64::from(luck.below(u32::MAX));
    for choice in choices {
        let [added, others] = worlds.map(|play| after(play, choice.as_deref(), &mut Seeded::new(seed)));
        go_on_alike(worlds, [&added, &others], &[viewer])
            .map_err(|found| ("what follows in worlds told alike is told alike", found))?;
    }
    Ok(())
}
