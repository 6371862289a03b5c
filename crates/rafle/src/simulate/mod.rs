//! `rafle simulate`: players of any strength, many games, and what comes of it; several hypotheses side by side.

mod picture;
mod tally;
mod told;

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::ProgressBar;
use rafle_bots::{Endless, Level};
use rafle_engine::{AnyGame, Message, Seat};
use rafle_words::Words;
use rayon::prelude::*;

use crate::cli::Simulate;
use crate::failure::{Failure, find};
use crate::history::said;
use crate::play::no_such_bot;
use crate::progress;
use crate::referee::pairs;
use crate::voice::Voice;
use tally::{Game, Tally};

/// Games of random players per piece of work: enough to keep the cores busy, few enough to see progress.
const CHUNK: u64 = 256;

/// Games of players who think, per piece of work: any of them may take long.
const CHUNK_OF_THINKERS: u64 = 4;

pub(crate) fn run(asked: &Simulate, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.opening.slug)?;
    let hypotheses = hypotheses(asked, about)?;
    // Whatever is wrong is said before any long work starts.
    let starts = hypotheses.iter().map(|hypothesis| hypothesis.opened(about.slug)).collect::<Result<Vec<_>, _>>()?;
    let (plot, each) =
        (asked.plot.as_deref().map(Sink::open).transpose()?, asked.each.as_deref().map(Sink::open).transpose()?);
    let bar = progress::games(asked.games * hypotheses.len() as u64);
    let stop = progress::stopping(words, &bar)?;
    let several = hypotheses.len() > 1;
    let mut results = Vec::new();
    for (hypothesis, start) in hypotheses.into_iter().zip(starts) {
        let tally = Playing { hypothesis: &hypothesis, asked, bar: &bar, stop: &stop }.play(&*start)?;
        // After Ctrl-C nothing is known of those that were not begun.
        if tally.games() > 0 {
            results.push(Outcome { hypothesis, options: start.options(), tally });
        }
    }
    bar.finish_and_clear();
    let voice = Voice::new(words, about.slug);
    // Whoever wants a picture or rows where people read wants nothing else there.
    if ![&plot, &each].into_iter().flatten().any(Sink::is_output) {
        told::tell(asked, several, &results, &voice, output)?;
    }
    if let Some(sink) = plot.filter(|_| !results.is_empty()) {
        sink.write(&picture::svg(&results, &voice), output)?;
    }
    if let Some(sink) = each {
        sink.write(&told::each_as_csv(&results), output)?;
    }
    output.flush()?;
    if stop.load(Ordering::SeqCst) {
        progress::end_by_interrupt();
    }
    Ok(())
}

/// Where something is written besides what is told: a file, or standard output, which is called `-`.
enum Sink {
    Output,
    File(File),
}

impl Sink {
    fn open(path: &Path) -> Result<Sink, Failure> {
        if path == Path::new("-") {
            return Ok(Sink::Output);
        }
        File::create(path).map(Sink::File).map_err(|error| Failure::file(path.display(), &error))
    }

    fn is_output(&self) -> bool {
        matches!(self, Sink::Output)
    }

    fn write(self, text: &str, output: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Sink::Output => output.write_all(text.as_bytes())?,
            Sink::File(mut file) => file.write_all(text.as_bytes())?,
        }
        Ok(())
    }
}

/// Who plays, and by which rules.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hypothesis {
    /// What tells it from the others, as it was asked for.
    name: String,
    options: Vec<(String, String)>,
    bots: Vec<Level>,
}

impl Hypothesis {
    /// The game before its first line.
    fn opened(&self, slug: &'static str) -> Result<Box<dyn AnyGame>, Failure> {
        let pairs: Vec<_> = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let opened = rafle_games::open(slug, self.bots.len(), &pairs).expect("the game is on the list");
        opened.map_err(|refusal| Failure::refused(slug, &refusal))
    }

    fn random(&self) -> bool {
        self.bots.iter().all(|level| *level == Level::Random)
    }
}

/// A hypothesis and what came of it.
struct Outcome {
    hypothesis: Hypothesis,
    /// Every house rule with its value.
    options: Vec<(&'static str, String)>,
    tally: Tally,
}

/// Each line-up of bots with each value of what is varied.
fn hypotheses(asked: &Simulate, about: &rafle_engine::About) -> Result<Vec<Hypothesis>, Failure> {
    let given = pairs(&asked.opening)?;
    let given: Vec<_> = given.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let mut varied = vec![(Vec::new(), given)];
    for text in &asked.vary {
        let form = || said(Message::new("vary-form").with("text", text.as_str()));
        let (key, values) = text.split_once('=').ok_or_else(form)?;
        let with = |(names, options): &(Vec<String>, Vec<(String, String)>)| {
            let (names, options) = (names.clone(), options.clone());
            let one = |value: &str| {
                let named = names.iter().cloned().chain([format!("{key}={value}")]).collect();
                let set = options.iter().filter(|(other, _)| other != key).cloned();
                (named, set.chain([(key.to_owned(), value.to_owned())]).collect())
            };
            values.split(',').map(one).collect::<Vec<(Vec<String>, Vec<(String, String)>)>>()
        };
        varied = varied.iter().flat_map(with).collect();
    }
    let line_ups = line_ups(asked, about)?;
    let several = line_ups.len() > 1;
    let all = varied.iter().flat_map(|(names, options)| {
        line_ups.iter().map(move |bots| {
            let written = several.then(|| bots.iter().map(Level::to_string).collect::<Vec<_>>().join(","));
            let name = names.iter().cloned().chain(written).collect::<Vec<_>>().join(" ");
            Hypothesis { name, options: options.clone(), bots: bots.clone() }
        })
    });
    Ok(all.collect())
}

/// Who sits where, for each `--bots`; random players if there is none.
fn line_ups(asked: &Simulate, about: &rafle_engine::About) -> Result<Vec<Vec<Level>>, Failure> {
    let read = |text: &String| {
        let level = |name: &str| name.trim().parse().map_err(|_| no_such_bot(name.trim()));
        text.split(',').map(level).collect::<Result<Vec<Level>, _>>()
    };
    let named: Vec<_> = asked.bots.iter().map(read).collect::<Result<_, _>>()?;
    let longest = named.iter().map(Vec::len).max().filter(|&count| count > 1);
    let seats = asked.opening.seats.map(usize::from).or(longest).unwrap_or(about.usual_seats);
    let fill = |bots: Vec<Level>| match bots[..] {
        [level] => Ok(vec![level; seats]),
        _ if bots.len() == seats => Ok(bots),
        _ => Err(said(Message::new("bots-form").with("count", bots.len()).with("seats", seats))),
    };
    if named.is_empty() {
        return Ok(vec![vec![Level::Random; seats]]);
    }
    named.into_iter().map(fill).collect()
}

/// Plays the games of a hypothesis.
struct Playing<'a> {
    hypothesis: &'a Hypothesis,
    asked: &'a Simulate,
    bar: &'a ProgressBar,
    stop: &'a AtomicBool,
}

impl Playing<'_> {
    fn play(&self, start: &dyn AnyGame) -> Result<Tally, Failure> {
        let Playing { hypothesis, asked, bar, stop } = self;
        let players = rafle_bots::players(start).expect("the game is on the list");
        let size = if hypothesis.random() { CHUNK } else { CHUNK_OF_THINKERS };
        let pictured = asked.histogram || asked.plot.is_some();
        let each = asked.each.is_some();
        let chunk = |first: u64| -> Result<Tally, Failure> {
            let mut tally = Tally::default();
            let last = (first + size).min(asked.games);
            for game in first..last {
                let seed = asked.seed.wrapping_add(game);
                let played = if hypothesis.random() {
                    players.at_random(start, seed)
                } else {
                    players.thinking(start, &hypothesis.bots, seed, asked.playouts)
                };
                let (standings, moves) = played.map_err(|Endless(most)| never_ends(most, seed))?;
                tally.add(&standings, moves, pictured);
                if each {
                    tally.games_played.push(Game { seed, moves, standings });
                }
            }
            bar.inc(last - first);
            Ok(tally)
        };
        // Whole numbers are added, so the order in which cores finish does not matter.
        (0..asked.games.div_ceil(size))
            .into_par_iter()
            .take_any_while(|_| !stop.load(Ordering::Relaxed))
            .map(|number| chunk(number * size))
            .try_reduce(Tally::default, |one, other| Ok(one.and(&other)))
    }
}

fn never_ends(most: u32, seed: u64) -> Failure {
    Failure::wrong(Message::new("game-never-ends").with("moves", most).with("seed", seed.to_string()))
}

/// A seat's letter and who sits there, where that is not the same everywhere.
fn seat_name(seat: Seat, hypothesis: &Hypothesis) -> String {
    if hypothesis.random() { seat.to_string() } else { format!("{seat} {}", hypothesis.bots[seat.index()]) }
}
