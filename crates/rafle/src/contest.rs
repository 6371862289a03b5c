//! `rafle match`: bots against each other, in every seating.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use clap_complete::{ArgValueCandidates, ArgValueCompleter};
use rafle_bots::{Contest, Limit, Outcome, Player, Unplayable, Within};
use rafle_engine::{About, Arg, Message};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::arguments::whole;
use crate::cli::{MOST_PLAYOUTS, many};
use crate::completions::{bots, house_rules, slugs};
use crate::failure::{Failure, find};
use crate::progress;
use crate::referee::pairs_of;
use crate::table::in_columns;
use crate::voice::{Voice, options_as_data};

/// `rafle match`.
#[derive(Args, Debug)]
#[command(after_help = "\
Every seating of the bots is played with the same luck, as far as luck can be the same. The same seed gives the same \
result on any number of cores, unless --time says how long the bots may think. Ctrl-C tells what is known so far. ± is an \
interval of 99%.

Bots: random, easy, club, master; one-ply, who tries every action and plays on at random; searcher, a master who \
searches even where more is known; silent, a master who never uses what a rule offers before a throw; former, the master of before \
where it was another; patient, a master who thinks ten times as long; alone, who plays for \
the greatest expected score where that is solved.

Examples:
  rafle match greedy --bots master,club,easy --games 600
  rafle match bluff --bots master,one-ply --games 800 --until-sure
  rafle match yatzy --bots master,alone --games 10000 --json")]
pub struct Match {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(add = ArgValueCandidates::new(slugs))]
    pub slug: String,
    /// Who plays, a seat for each
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true, add = ArgValueCompleter::new(bots))]
    pub bots: Vec<String>,
    /// How many games, over all seatings; rounded up to a whole number of each
    #[arg(long, value_name = "N", default_value = "600", value_parser = many)]
    pub games: u64,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
    /// How many playouts a master may make for one action
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = whole::<u32>(1..=MOST_PLAYOUTS))]
    pub playouts: u32,
    /// How long a master may think about one action instead, in milliseconds
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(1..=3_600_000))]
    pub time: Option<u64>,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Stop as soon as each bot is surely ahead of the next; intervals are wider then
    #[arg(long)]
    pub until_sure: bool,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

impl Match {
    fn limit(&self) -> Limit {
        match self.time {
            Some(time) => Limit::Time(Duration::from_millis(time)),
            None => Limit::Playouts(self.playouts),
        }
    }
}

pub(crate) fn run(asked: &Match, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let about = find(&asked.slug)?;
    let players = players(asked, about)?;
    let start = rafle_games::open(about.slug, players.len(), &pairs_of(&asked.options)?);
    let start = start.expect("the game is on the list").map_err(|refusal| Failure::refused(about.slug, &refusal))?;
    let contest =
        Contest { players, games: asked.games, seed: asked.seed, limit: asked.limit(), until_sure: asked.until_sure };
    let bar = progress::games(contest.all_games());
    let playing = rafle_bots::players(&*start).expect("the game is on the list");
    let stop = progress::stopping(words, &bar)?;
    let outcome = contest.play(&*start, playing, &|| {
        bar.inc(1);
        !stop.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    let result = Played(outcome.map_err(unplayable)?);
    if result.0.games() == 0 {
        writeln!(output, "{}", words.say("tui", &Message::new("simulated-nothing"), &[]))?;
    } else if asked.json {
        writeln!(output, "{:#}", result.as_data(asked, about))?;
    } else {
        for line in result.said(asked, &Voice::new(words, about.slug)) {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()?;
    if stop.load(Ordering::Relaxed) {
        progress::end_by_interrupt();
    }
    Ok(())
}

fn players(asked: &Match, about: &About) -> Result<Vec<Player>, Failure> {
    let player = |name: &String| {
        let name = name.trim();
        let known = || Player::ALL.iter().map(ToString::to_string).collect::<Arg>();
        let unknown = |_| Failure::wrong(Message::new("no-such-bot").with("bot", name).with("known", known()));
        name.parse().map_err(unknown)
    };
    let players = asked.bots.iter().map(player).collect::<Result<Vec<Player>, Failure>>()?;
    if (about.least_seats..=about.most_seats).contains(&players.len()) {
        return Ok(players);
    }
    Err(Failure::wrong(
        Message::new("wrong-number-of-bots")
            .with("bots", players.len())
            .with("least", about.least_seats)
            .with("most", about.most_seats),
    ))
}

/// Why a match cannot be played, in words.
fn unplayable(why: Unplayable) -> Failure {
    Failure::wrong(match why {
        Unplayable::NotBy(bot) => Message::new("bot-cannot-play").with("bot", bot.to_string()),
        // There are as many seats as bots, so only this can be left.
        _ => Message::new("nothing-to-decide"),
    })
}

/// What came of a match.
struct Played(Outcome);

impl Played {
    fn as_data(&self, asked: &Match, about: &About) -> Value {
        let bot = |(index, name): (usize, &Player)| json!({ "bot": name.to_string(), "share": share_as_data(self.0.share(index)), "score": as_data(self.0.score(index)) });
        let margin = |index: usize| {
            let margin = self.0.margin(index, index + 1);
            json!({
                "bot": self.0.names[index].to_string(),
                "over": self.0.names[index + 1].to_string(),
                "margin": as_data(margin),
                "sure": margin.sure(),
            })
        };
        json!({
            "slug": about.slug,
            "options": options_as_data(self.0.options.clone()),
            "games": self.0.games(),
            "seatings": self.0.seatings,
            "seed": asked.seed,
            "playouts": if asked.time.is_none() { Some(asked.playouts) } else { None },
            "confidence": 0.99,
            "solved": self.0.solved,
            "bots": self.0.names.iter().enumerate().map(bot).collect::<Vec<_>>(),
            "margins": (1..self.0.names.len()).map(|index| margin(index - 1)).collect::<Vec<_>>(),
        })
    }

    fn said(&self, asked: &Match, voice: &Voice) -> Vec<String> {
        let number = |number: f64, digits| voice.words.decimal(number, digits);
        let heading = Message::new("matched")
            .with("game", voice.words.name(voice.slug))
            .with("count", self.0.games() as i64)
            .with("games", number(self.0.games() as f64, 0))
            .with("seatings", self.0.seatings)
            .with("seed", asked.seed.to_string());
        let column = |key| voice.tell(&Message::new(key));
        let head = vec![String::new(), column("column-wins"), column("column-within"), column("column-score")];
        let row = |(index, name): (usize, &Player)| {
            let (share, score) = (self.0.share(index), self.0.score(index));
            vec![name.to_string(), number(100.0 * share.mean, 2), number(100.0 * share.width, 2), number(score.mean, 2)]
        };
        let rows: Vec<_> = std::iter::once(head).chain(self.0.names.iter().enumerate().map(row)).collect();
        let margin = |index: usize| {
            // Whoever is surely behind is told as the one whom the other is ahead of.
            let told = self.0.margin(index, index + 1);
            let (first, second) = if told.sure() && told.mean < 0.0 { (index + 1, index) } else { (index, index + 1) };
            let margin = self.0.margin(first, second);
            let sure = if margin.sure() { "match-margin-sure" } else { "match-margin" };
            let message = Message::new(sure)
                .with("bot", self.0.names[first].to_string())
                .with("over", self.0.names[second].to_string())
                .with("margin", number(100.0 * margin.mean, 2))
                .with("within", number(100.0 * margin.width, 2));
            voice.tell(&message)
        };
        let mut lines = vec![voice.tell(&heading)];
        lines.extend(in_columns(&rows));
        lines.extend((1..self.0.names.len()).map(|index| margin(index - 1)));
        lines
    }
}

fn as_data(within: Within) -> Value {
    json!({ "mean": within.mean, "low": within.mean - within.width, "high": within.mean + within.width })
}

/// The same of a share, which is never less than nothing nor more than all.
fn share_as_data(within: Within) -> Value {
    let (low, high) = (within.mean - within.width, within.mean + within.width);
    json!({ "mean": within.mean, "low": low.max(0.0), "high": high.min(1.0) })
}
