//! `rafle odds`: the exact figures of a game, and the book of them all.

use std::io::Write;

use clap_complete::{ArgValueCandidates, ArgValueCompleter};
use cpu_time::ProcessTime;
use rafle_bots::{AgainstSensible, Measured, players};
use rafle_engine::{About, AnyGame, Message, Seat, Seats};
use rafle_games::GAMES;
use rafle_solve::{Beginning, Figures, Objective, Odds as Exactly, OfSeat, Unsolved};
use rafle_words::Words;
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::cli::Opening;
use crate::completions::{house_rules, slugs};
use crate::failure::{Failure, find};
use crate::progress;
use crate::referee::pairs;
use crate::table::in_columns;
use crate::voice::{Voice, options_as_data};

/// More beginnings than this are for JSON only.
const MOST_BEGINNINGS: usize = 24;

/// `rafle odds`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
The figures follow from the rules; only what exact play gains over sensible play is measured, and said with its standard \
error. Scores and their standard deviations are told where the solver has followed them. Where it asks only who wins (one turn \
each and the best result wins, races to a target) it has followed places and no points, and they are left out; `rafle \
simulate` measures them. A game that is not solved is refused with the reason, or told as far as it can be. What took longer than a second \
is kept for the next time (--cache).

Examples:
  rafle odds greedy --seats 2
  rafle odds yatzy --seats 1 -o order=forced --json
  rafle odds --book > docs/ODDS.md")]
pub struct Odds {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(required_unless_present = "book", add = ArgValueCandidates::new(slugs))]
    pub slug: Option<String>,
    /// How many play; as few as the game takes if you do not say
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
    /// Write the book of odds: a row for every game that is solved
    #[arg(long, conflicts_with_all = ["slug", "seats", "options", "json"])]
    pub book: bool,
}

pub(crate) fn run(asked: &Odds, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let Some(slug) = &asked.slug else { return book(output) };
    let about = find(slug)?;
    let seats = asked.seats.map_or(about.least_seats, usize::from);
    let opening = Opening { slug: slug.clone(), seats: asked.seats, options: asked.options.clone() };
    let voice = Voice::new(words, about.slug);
    let start = rafle_games::open(about.slug, seats, &pairs(&opening)?).expect("the game is on the list");
    let start = start.map_err(|refusal| Failure::refused(about.slug, &refusal))?;
    let bar = progress::solving(Voice::new(words, about.slug));
    let known = Known::of(&*start);
    bar.finish_and_clear();
    let known = known.map_err(|why| {
        let unsolved = unsolved(why).with("game", words.name(about.slug)).with("seats", seats);
        Failure::No(Some(voice.tell(&unsolved)))
    })?;
    if asked.json {
        writeln!(output, "{:#}", known.as_data(about, seats))?;
    } else {
        for line in known.said(seats, &voice) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// Why there are no exact odds: what was tried and was too much, and what nobody has tried.
fn unsolved(why: Unsolved) -> Message {
    Message::new(match why {
        Unsolved::NoMethod => "odds-no-method",
        Unsolved::OtherRules => "odds-other-rules",
        Unsolved::Hidden => "odds-hidden",
        Unsolved::NeverSettles => "odds-never-settles",
        _ => "odds-too-large",
    })
}

/// What is known of a game.
struct Known {
    options: Vec<(&'static str, String)>,
    /// Whether anybody has anything to choose.
    choices: bool,
    odds: Exactly,
    against_sensible: Option<AgainstSensible>,
}

impl Known {
    /// Asks, and says why not if the game is not solved.
    fn of(start: &dyn AnyGame) -> Result<Known, Unsolved> {
        let odds = rafle_solve::odds(start, &|| ProcessTime::now().as_duration())?;
        let players = players(start).expect("the game is on the list");
        let against_sensible = players.against_sensible(start, odds.took_long());
        Ok(Known { options: start.options(), choices: start.decides(), odds, against_sensible })
    }
}

impl Known {
    fn as_data(&self, about: &About, seats: usize) -> Value {
        let Figures { shared, nobody, steps, bonus, against_random, .. } = &self.odds.figures;
        let seat = |(seat, of): (Seat, &OfSeat)| {
            let score = of.score.map(|score| json!({ "mean": score.mean, "sd": score.sd }));
            json!({ "seat": seat, "share": of.share, "score": score })
        };
        let beginning =
            |Beginning { after, best, worth, .. }: &Beginning| json!({ "after": after, "best": best, "worth": worth });
        json!({
            "slug": about.slug,
            "seats": seats,
            "options": options_as_data(self.options.clone()),
            "objective": match self.odds.objective {
                Objective::Score => "score",
                Objective::Share => "share",
            },
            "by_seat": Seats::first(seats).iter().zip(&self.odds.figures.seats).map(seat).collect::<Value>(),
            "shared": shared,
            "without_winner": nobody,
            "steps": steps,
            "bonus": bonus,
            "first_against_random": against_random.map(|of| json!({ "best": of.best, "random": of.random })),
            "first_against_sensible": self.against_sensible.map(|of| {
                let measured = |of: Measured| json!({ "mean": of.mean, "error": of.error });
                json!({ "best": measured(of.best), "sensible": measured(of.sensible) })
            }),
            "beginnings": self.odds.beginnings.iter().map(beginning).collect::<Value>(),
            "first_turn": self.odds.first_turn.iter().map(|(take, chance)| json!({ "take": take, "chance": chance })).collect::<Value>(),
            "seconds": self.odds.took.as_secs_f64(),
        })
    }

    fn said(&self, seats: usize, voice: &Voice) -> Vec<String> {
        let number = |number: f64, digits| voice.words.decimal(number, digits);
        let percent = |share: f64| number(100.0 * share, 4);
        let column = |key| voice.tell(&Message::new(key));
        let key = match self.odds.objective {
            _ if !self.odds.first_turn.is_empty() => "odds-first-turn",
            _ if !self.choices => "odds-luck",
            Objective::Share => "odds-share",
            Objective::Score => "odds-score",
        };
        let heading = Message::new(key).with("game", voice.words.name(voice.slug)).with("seats", seats);
        let mut lines = vec![voice.tell(&heading)];
        if !self.odds.first_turn.is_empty() {
            lines.extend(
                self.odds.first_turn.iter().map(|(take, chance)| format!("  take {take} ({})", percent(*chance))),
            );
            return lines;
        }
        // A column of which nothing is known is left out.
        let scored = self.odds.figures.seats.iter().any(|of| of.score.is_some());
        let columns = if scored { 4 } else { 2 };
        let mut head = vec![String::new(), column("column-wins"), column("column-score"), column("column-sd")];
        head.truncate(columns);
        let row = |(seat, of): (Seat, &OfSeat)| {
            let score = |of: Option<f64>| of.map_or_else(String::new, |of| number(of, 4));
            let (mean, sd) = (of.score.map(|score| score.mean), of.score.map(|score| score.sd));
            let mut row = vec![seat.to_string(), percent(of.share), score(mean), score(sd)];
            row.truncate(columns);
            row
        };
        let rows = Seats::first(seats).iter().zip(&self.odds.figures.seats).map(row);
        lines.extend(in_columns(&std::iter::once(head).chain(rows).collect::<Vec<_>>()));
        lines.extend(self.sentences(percent, number).iter().map(|message| voice.tell(message)));
        if (1..=MOST_BEGINNINGS).contains(&self.odds.beginnings.len()) {
            lines.push(column("odds-beginnings"));
            lines.extend(self.odds.beginnings.iter().map(|Beginning { after, best, worth, .. }| {
                let after = after.as_ref().map_or_else(String::new, |after| format!("{after}: "));
                format!(
                    "  {after}{best} ({})",
                    if self.odds.objective == Objective::Share { percent(*worth) } else { number(*worth, 4) }
                )
            }));
        }
        lines
    }

    fn sentences(&self, percent: impl Fn(f64) -> String, number: impl Fn(f64, usize) -> String) -> Vec<Message> {
        let Figures { shared, nobody, steps, bonus, against_random, .. } = &self.odds.figures;
        let ends = shared.map(|shared| {
            Message::new("simulated-ends").with("shared", percent(shared)).with("nobody", percent(*nobody))
        });
        let length = steps.map(|steps| Message::new("odds-length").with("steps", number(steps, 2)));
        let bonus = bonus.map(|bonus| Message::new("odds-bonus").with("bonus", percent(bonus)));
        let against = against_random.map(|of| {
            Message::new("odds-against-random").with("best", percent(of.best)).with("random", percent(of.random))
        });
        let sensible = self.against_sensible.map(|of| {
            let (key, number): (_, &dyn Fn(f64) -> String) = match self.odds.objective {
                Objective::Share => ("odds-against-sensible", &|share| number(100.0 * share, 2)),
                Objective::Score => ("odds-sensible-score", &|score| number(score, 2)),
            };
            let with = |message: Message, [mean, error]: [&'static str; 2], of: Measured| {
                message.with(mean, number(of.mean)).with(error, number(of.error))
            };
            let message = with(Message::new(key), ["best", "best_error"], of.best);
            with(message, ["sensible", "sensible_error"], of.sensible)
        });
        [ends, length, bonus, against, sensible].into_iter().flatten().collect()
    }
}

/// With more seats a row of the book would take seconds where something is chosen: those are left to whoever asks.
const MOST_SEATS_IN_THE_BOOK: usize = 4;

/// Every solved game as a page: with a few seats, and with any number where luck alone decides.
fn book(output: &mut dyn Write) -> Result<(), Failure> {
    let seats = |about: &About| {
        let most = if about.decisions { MOST_SEATS_IN_THE_BOOK } else { about.most_seats };
        about.least_seats..=about.most_seats.min(most)
    };
    let types = |about: &'static About| rafle_games::types(about.slug).into_iter().map(move |chosen| (about, chosen));
    let asked: Vec<_> = GAMES
        .iter()
        .flat_map(types)
        .flat_map(|(about, chosen)| seats(about).map(move |seats| (about, chosen.clone(), seats)))
        .collect();
    let row = |(about, chosen, seats): &(&'static About, Vec<(&'static str, String)>, usize)| {
        // Options that do not suit so many seats, and games that are too large, have no row.
        let pairs: Vec<_> = chosen.iter().map(|(key, word)| (*key, word.as_str())).collect();
        let start = rafle_games::open(about.slug, *seats, &pairs)?.ok()?;
        let known = Known::of(&*start).ok()?;
        let named = pairs.iter().fold(about.slug.to_owned(), |name, (key, word)| format!("{name} {key}={word}"));
        known.odds.first_turn.is_empty().then(|| known.row(&named, *seats))
    };
    // One after the other, but on every core: rows differ much in how long they take.
    let rows: Vec<Option<String>> = asked.par_iter().with_max_len(1).map(row).collect();
    writeln!(output, "{HEAD}")?;
    for row in rows.into_iter().flatten() {
        writeln!(output, "{row}")?;
    }
    Ok(())
}

const HEAD: &str = "\
# The book of odds

Exact figures for the usual options, and for one that chooses another kind of game, made by `rafle odds --book`; `rafle odds
SLUG --seats N -o KEY=VALUE --json` gives all digits for any house rules and more seats. Everybody plays as well as can be for a
share of the win, in yatzy for the highest expected score. A length counts throws and choices. `against random` is the first
seat's share of the win when all others choose at random. A beginning is told where the first seat has one, before any throw.

Only the gain is measured, in games with a fixed seed and with their luck taken out: by how much the first seat's share, in
percentage points, or its score is greater if it plays exactly than if it is only sensible, against others who are sensible;
± is one standard error. Whoever is sensible weighs every action exactly, but slips as often as the bot `club` does. It is
told for two seats at most.

| game | seats | wins by seat, % | shared, % | nobody, % | score | length | best beginning | against random, % | gain over sensible |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

impl Known {
    /// A row of the book.
    fn row(&self, game: &str, seats: usize) -> String {
        let percent = |share: f64| format!("{:.4}", 100.0 * share);
        let or_nothing = |figure: Option<String>| figure.unwrap_or_default();
        let Figures { seats: by_seat, shared, nobody, steps, against_random, .. } = &self.odds.figures;
        let wins: Vec<_> = by_seat.iter().map(|of| percent(of.share)).collect();
        let score = by_seat.first().and_then(|of| of.score).map(|score| format!("{:.4} ± {:.4}", score.mean, score.sd));
        format!(
            "| {game} | {seats} | {} | {} | {} | {} | {} | {} | {} | {} |",
            wins.join(", "),
            or_nothing(shared.map(percent)),
            percent(*nobody),
            or_nothing(score),
            or_nothing(steps.map(|steps| format!("{steps:.3}"))),
            or_nothing(
                self.odds.beginnings.first().filter(|first| first.after.is_none()).map(|first| first.best.clone())
            ),
            or_nothing(against_random.map(|of| percent(of.best))),
            or_nothing(self.against_sensible.map(|of| self.gain(of.gain()))),
        )
    }

    /// A gain with its error, as a row tells it.
    fn gain(&self, Measured { mean, error, .. }: Measured) -> String {
        match self.odds.objective {
            Objective::Share => format!("{:.2} ± {:.2}", 100.0 * mean, 100.0 * error),
            Objective::Score => format!("{mean:.2} ± {error:.2} points"),
        }
    }
}
