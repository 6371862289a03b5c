//! How strong the bots are: matches between neighbouring levels in every game with decisions, written to docs/STRENGTH.md.
//!
//! Nothing here depends on time: the same program writes the same page on any machine.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Done, output, program, root, run, target};

/// What stands above the tables.
const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength`; do not edit. Each figure is by how many percentage points the first bot's share of the
win is greater than the second's, with its interval of 99 % confidence, over both seatings with the same luck, from
`rafle match SLUG --bots FIRST,SECOND --games N --playouts P --json` with seed 1. **Bold** means surely ahead.
`master` is exact where a game is solved for two (`rafle_solve::exact`): against the exact solution it loses nothing.

";

/// What a quick run says of itself.
const QUICKLY: &str = "\
This page was made by a quick run, `cargo xtask strength --quick`: where a game is searched rather than solved, it has a
twentieth of the games and a quarter of the playouts, and intervals are wide.

";

/// A game: how many games of each match, and how many playouts a master may make for one action.
#[derive(Clone)]
struct Game {
    slug: &'static str,
    games: u32,
    playouts: u32,
}

const fn game(slug: &'static str, games: u32, playouts: u32) -> Game {
    Game { slug, games, playouts }
}

/// A quick run has so much fewer games, and playouts, where a game is searched; solved games are as many.
const QUICK: u32 = 20;
const QUICK_PLAYOUTS: u32 = 4;

impl Game {
    fn quick(&self) -> Game {
        let searched = self.playouts > 1 || self.slug == "yatzy";
        let games = if searched { self.games / QUICK } else { self.games };
        Game { slug: self.slug, games, playouts: (self.playouts / QUICK_PLAYOUTS).max(1) }
    }
}

/// Every game with decisions that two can play. Where a game is solved, many games cost little.
const GAMES: [Game; 25] = [
    game("yatzy", 2000, 1),
    game("bluff", 1200, 300),
    game("dice-poker", 2000, 100),
    game("higher-or-lower", 4000, 100),
    game("big-and-small", 800, 100),
    game("even-and-odd", 800, 100),
    game("dozen", 4000, 1),
    game("trump", 2000, 100),
    game("good-man", 2000, 100),
    game("guess-and-throw", 4000, 1),
    game("all-occupied", 1000, 1),
    game("morris", 400, 100),
    game("hadsund", 400, 100),
    game("greedy", 2000, 1),
    game("twenty-five", 4000, 1),
    game("house-and-home", 2000, 100),
    game("ship-captain-officer-crew", 4000, 1),
    game("sevens", 800, 100),
    game("sevens-three-dice", 1000, 1),
    game("sevens-four-dice", 800, 100),
    game("sevens-two-dice", 1000, 1),
    game("court", 120, 200),
    game("dnup", 400, 200),
    game("crowns", 400, 200),
    game("five-crowns", 120, 60),
];

/// Who is measured against whom, the stronger one first.
const LEVELS: [&str; 3] = ["master,club", "club,easy", "easy,random"];

/// Games that are too large for an exact solution, where a plain player is the measure.
const LARGE: [&str; 5] = ["bluff", "court", "dnup", "crowns", "five-crowns"];

/// Games of yatzy against the greatest expected score: a small difference drowns in little luck.
const YATZY_GAMES: u32 = 20_000;

/// Plays the matches of these games, or of all if none is named, and writes the page.
pub(crate) fn run_all(quick: bool, slugs: &[&str]) -> Done {
    let rafle = built()?;
    let wanted = |slug: &str| slugs.is_empty() || slugs.contains(&slug);
    let games = GAMES
        .iter()
        .filter(|game| wanted(game.slug))
        .map(|game| if quick { game.quick() } else { game.clone() })
        .collect::<Vec<_>>();
    let mut page = HEAD.to_owned();
    if quick {
        page.push_str(QUICKLY);
    }
    if !slugs.is_empty() {
        let _ = writeln!(page, "Only these games were measured in this run: {}.\n", slugs.join(", "));
    }
    let _ = writeln!(page, "| game | games | playouts | master − club | club − easy | easy − random |");
    let _ = writeln!(page, "| --- | ---: | ---: | --- | --- | --- |");
    for game in &games {
        let mut row = format!("| {} | {} | {} |", game.slug, game.games, game.playouts);
        for bots in LEVELS {
            let _ = write!(row, " {} |", margin(&rafle, game, bots)?);
        }
        println!("{row}");
        let _ = writeln!(page, "{row}");
    }
    let large: Vec<_> = games.iter().filter(|game| LARGE.contains(&game.slug)).collect();
    if !large.is_empty() {
        let _ = writeln!(page, "\n`one-ply` tries every action, plays on at random, and takes what won most often:\n");
        let _ = writeln!(page, "| game | games | playouts | master − one-ply |\n| --- | ---: | ---: | --- |");
        for game in large {
            let margin = margin(&rafle, game, "master,one-ply")?;
            let _ = writeln!(page, "| {} | {} | {} | {margin} |", game.slug, game.games, game.playouts);
        }
    }
    if wanted("yatzy") {
        let yatzy = game("yatzy", YATZY_GAMES, 1);
        let yatzy = if quick { yatzy.quick() } else { yatzy };
        let margin = margin(&rafle, &yatzy, "master,alone")?;
        let _ = writeln!(
            page,
            "\nIn yatzy for two, `alone` maximises its own expected score, exactly. Over {YATZY_GAMES} games with"
        );
        let _ = writeln!(page, "paired dice the difference of the shares, master − alone, is {margin}.");
    }
    fs::write(root().join("docs/STRENGTH.md"), page).map_err(|error| format!("docs/STRENGTH.md: {error}"))
}

/// The program that is asked: the one named by `RAFLE`, else the one of this source.
fn built() -> Result<PathBuf, String> {
    if let Some(path) = std::env::var_os("RAFLE") {
        return Ok(path.into());
    }
    run(&mut program("cargo build --release --locked"))?;
    Ok(target().join("release/rafle"))
}

/// Plays a match and gives its margin as the page writes it.
fn margin(rafle: &Path, game: &Game, bots: &str) -> Result<String, String> {
    let Game { slug, games, playouts } = game;
    let line = format!("{} match {slug} --bots {bots} --games {games} --playouts {playouts} --json", rafle.display());
    let told = output(&mut program(&line))?;
    let margins = told.split("\"margins\"").nth(1).ok_or("a match has margins")?;
    let number = |key: &str| {
        let after = margins.split(&format!("\"{key}\": ")).nth(1).ok_or(format!("a margin has `{key}`"))?;
        let digits: String = after.chars().take_while(|it| !",\n}".contains(*it)).collect();
        digits.trim().parse::<f64>().map(|share| 100.0 * share).map_err(|error| error.to_string())
    };
    let (mean, low, high) = (number("mean")?, number("low")?, number("high")?);
    let text = format!("{mean:.2} ({low:.2} to {high:.2})");
    Ok(if low > 0.0 { format!("**{text}**") } else { text })
}
