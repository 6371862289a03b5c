//! Games that are over soon: the options and the player that make them short, found by trying in memory.

use rafle_engine::{About, Field, Next, Play, Seeded, Source, Values};

/// So many games are played in memory to see how long one lasts.
const TRIED: u64 = 3;

/// A game that lasts longer than this, in taps, is not followed to its end.
const LONGEST: usize = 600;

/// So many open actions, at most, are looked into before one is chosen.
const WEIGHED: usize = 4;

/// A game with the options that make it short.
#[derive(Clone, Debug)]
pub struct Short {
    /// Which game.
    pub about: &'static About,
    /// How many seats: two people, or one if no more can play, or as many as it takes.
    pub seats: usize,
    /// Its options, as written.
    pub options: Vec<(String, String)>,
}

impl Short {
    /// The shortest form of a game: for each of its options the value that makes it shortest, one option after the other.
    pub fn of(about: &'static About) -> Short {
        let seats = 2.clamp(about.least_seats, about.most_seats);
        let mut short = Short { about, seats, options: Vec::new() };
        for field in rafle_games::fields(about.slug).expect("a game has options") {
            short = short.with_shortest(&field);
        }
        short
    }

    fn with_shortest(self, field: &Field) -> Short {
        let with = |value: String| {
            let mut options = self.options.clone();
            options.push((field.key.to_owned(), value));
            Short { options, ..self.clone() }
        };
        let tried = worth_trying(field).into_iter().map(with);
        let best = tried.filter_map(|short| Some((short.length()?, short))).min_by_key(|(length, _)| *length);
        best.map_or_else(|| self.clone(), |(_, short)| short)
    }

    /// The game before its first line; nothing if these options do not go together.
    fn opened(&self) -> Option<Play> {
        let pairs: Vec<_> = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        rafle_games::open(self.about.slug, self.seats, &pairs)?.ok().map(Play::new)
    }

    /// How many taps it takes at random, in all the games tried.
    fn length(&self) -> Option<usize> {
        let play = self.opened()?;
        Some((0..TRIED).map(|seed| taps_left(&play, &mut Seeded::new(seed))).sum())
    }

    /// A game in memory, shown after each line.
    pub fn walk(&self, seed: u64, mut shown: impl FnMut(&Play)) {
        let mut play = self.opened().expect("these options go together");
        let mut source = Seeded::new(seed);
        shown(&play);
        for _ in 0..LONGEST {
            let Some(line) = hurried_line(&play, &mut source) else { return };
            play.enter(&line).expect("an open line is accepted");
            shown(&play);
        }
    }
}

/// Values of an option that may make a game short. The least number may mean "without end", so the next one is tried too.
fn worth_trying(field: &Field) -> Vec<String> {
    if let Values::Text { .. } = field.values {
        // What is printed on a board makes no game short.
        return vec![field.default.clone()];
    }
    let mut values = field.samples();
    if let Values::Between { least, most } = field.values {
        values.push((least + 1).min(most).to_string());
    }
    values
}

fn hurried_line(play: &Play, source: &mut Seeded) -> Option<String> {
    match play.next() {
        Next::Seat(_) => Some(hurried(play, source)),
        _ => play.any_line(source),
    }
}

/// How many taps people make until the end if all of them choose at random.
fn taps_left(play: &Play, source: &mut Seeded) -> usize {
    let mut game = play.now().copy();
    let mut taps = 0;
    while taps < LONGEST {
        let line = match game.next() {
            Next::Nobody => break,
            Next::Chance { hand } => {
                taps += usize::from(hand.is_some());
                game.draw(source)
            }
            Next::Seat(_) => {
                taps += 1;
                any(game.open(), source)
            }
        };
        game.enter(&line).expect("an open line is accepted");
    }
    taps
}

fn any(mut open: Vec<String>, source: &mut Seeded) -> String {
    let chosen = source.below(open.len() as u32) as usize;
    open.swap_remove(chosen)
}

/// A simple player in a hurry: of some open actions the one after which the game was over soonest when it was tried.
pub fn hurried(play: &Play, source: &mut Seeded) -> String {
    let mut open = play.now().open();
    let mut best: Option<(usize, String)> = None;
    for _ in 0..WEIGHED.min(open.len()) {
        let action = open.swap_remove(source.below(open.len() as u32) as usize);
        let mut after = play.clone();
        after.enter(&action).expect("an open action is accepted");
        let taps = taps_left(&after, source);
        if best.as_ref().is_none_or(|(least, _)| taps < *least) {
            best = Some((taps, action));
        }
    }
    best.expect("whoever is next can do something").1
}
