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
`rafle match SLUG --bots FIRST,SECOND --games N --playouts P --until-sure --json` with seed 1. **Bold** means surely ahead. A
match ends when that is so, and after the N games of the table at the latest; behind each figure stands how many it took.
Intervals are wide enough for the five looks that are taken.

`master` is exact where shares of the win are solved for two (`rafle_solve::exact`): there it loses nothing against the exact
solution, and a test compares them in random positions of each game. Elsewhere it searches, here with so many
playouts for a decision; at a table it has 300 milliseconds, which is more.

";

/// What is said of the game that needs most games by far.
const HARDLY_WORSE: &str = "
In guess-and-throw 10 and 11 are the best guesses, and those beside them are hardly worse: whoever slips there loses so little
that it takes very many games to be sure. Games for two that are not here are luck alone.
";

/// A game: how many games of each match at most, and how many playouts a master may make for one action.
struct Game {
    slug: &'static str,
    games: u32,
    playouts: u32,
}

const fn game(slug: &'static str, games: u32, playouts: u32) -> Game {
    Game { slug, games, playouts }
}

/// Every game with decisions that two can play. Where a game is solved, many games cost little.
const GAMES: [Game; 25] = [
    game("yatzy", 1600, 1),
    game("bluff", 800, 1000),
    game("dice-poker", 16_000, 1),
    game("higher-or-lower", 16_000, 1),
    game("big-and-small", 6400, 1),
    game("even-and-odd", 6400, 1),
    game("dozen", 16_000, 1),
    game("trump", 16_000, 1),
    game("good-man", 16_000, 1),
    game("guess-and-throw", 1_600_000, 1),
    game("all-occupied", 16_000, 1),
    game("morris", 6400, 1),
    game("hadsund", 6400, 1),
    game("greedy", 16_000, 1),
    game("twenty-five", 16_000, 1),
    game("house-and-home", 16_000, 1),
    game("ship-captain-officer-crew", 16_000, 1),
    game("sevens", 6400, 1),
    game("sevens-three-dice", 4000, 1),
    game("sevens-four-dice", 4000, 1),
    game("sevens-two-dice", 4000, 1),
    game("court", 800, 100),
    game("dnup", 1600, 100),
    game("crowns", 1600, 100),
    game("five-crowns", 800, 60),
];

/// Who is measured against whom, the stronger one first.
const LEVELS: [&str; 3] = ["master,club", "club,easy", "easy,random"];

/// Games that are too large for an exact solution, where a plain player is the measure.
const LARGE: [&str; 5] = ["bluff", "court", "dnup", "crowns", "five-crowns"];

/// Games of yatzy against the greatest expected score: so small a difference drowns in luck.
const YATZY_GAMES: u32 = 60_000;

/// Plays the matches of these games, or of all if none is named, and writes the page.
pub(crate) fn run_all(slugs: &[&str]) -> Done {
    let built = built()?;
    let rafle = built.join("rafle");
    let wanted = |slug: &str| slugs.is_empty() || slugs.contains(&slug);
    let games: Vec<_> = GAMES.iter().filter(|game| wanted(game.slug)).collect();
    let mut page = HEAD.to_owned();
    if !slugs.is_empty() {
        let _ = writeln!(page, "Only these games were measured in this run: {}.\n", slugs.join(", "));
    }
    let _ = writeln!(
        page,
        "| game | games at most | playouts | master − club | club − easy | easy − random | master against exact |"
    );
    let _ = writeln!(page, "| --- | ---: | ---: | --- | --- | --- | ---: |");
    for game in &games {
        let mut row = format!("| {} | {} | {} |", game.slug, game.games, game.playouts);
        let mut solved = false;
        for bots in LEVELS {
            let played = Played::until_sure(&rafle, game, bots)?;
            solved = played.solved;
            let _ = write!(row, " {} |", played.written());
        }
        row += if solved { " 0 |" } else { " not solved |" };
        println!("{row}");
        let _ = writeln!(page, "{row}");
    }
    if wanted("guess-and-throw") {
        page.push_str(HARDLY_WORSE);
    }
    let large: Vec<_> = games.iter().filter(|game| LARGE.contains(&game.slug)).collect();
    if !large.is_empty() {
        let _ = writeln!(page, "\n`one-ply` tries every action, plays on at random, and takes what won most often:\n");
        let _ = writeln!(page, "| game | games at most | playouts | master − one-ply |\n| --- | ---: | ---: | --- |");
        for game in large {
            let margin = Played::until_sure(&rafle, game, "master,one-ply")?.written();
            let _ = writeln!(page, "| {} | {} | {} | {margin} |", game.slug, game.games, game.playouts);
        }
    }
    if wanted("yatzy") {
        let yatzy = game("yatzy", YATZY_GAMES, 1);
        let margin = Played::of(&rafle, &yatzy, "master,alone", "")?.written();
        let _ = writeln!(
            page,
            "\nIn yatzy for two, `alone` maximises its own expected score, exactly. With paired dice, and all games played, the"
        );
        let _ = writeln!(page, "difference of the shares, master − alone, is {margin}.");
    }
    if wanted("bluff") {
        page.push('\n');
        let example = built.join("examples/exploitability");
        page.push_str(&output(&mut program(&example.display().to_string()))?);
    }
    fs::write(root().join("docs/STRENGTH.md"), page).map_err(|error| format!("docs/STRENGTH.md: {error}"))
}

/// Builds what is asked, and says where it lies: `rafle`, and the example that tells how exploitable bots are.
fn built() -> Result<PathBuf, String> {
    run(&mut program("cargo build --release --locked -p rafle"))?;
    run(&mut program("cargo build --release --locked -p rafle-bots --example exploitability"))?;
    Ok(target().join("release"))
}

/// What came of a match.
struct Played {
    games: u32,
    solved: bool,
    /// By how many percentage points the first is ahead: the mean, and the ends of its interval.
    margin: [f64; 3],
}

impl Played {
    fn until_sure(rafle: &Path, game: &Game, bots: &str) -> Result<Played, String> {
        Played::of(rafle, game, bots, "--until-sure")
    }

    fn of(rafle: &Path, game: &Game, bots: &str, how: &str) -> Result<Played, String> {
        let Game { slug, games, playouts } = game;
        let asked = format!("match {slug} --bots {bots} --games {games} --playouts {playouts} --json {how}");
        let told = output(&mut program(&format!("{} {asked}", rafle.display())))?;
        let margins = told.split("\"margins\"").nth(1).ok_or("a match has margins")?;
        let points = |key| Ok::<f64, String>(100.0 * value(margins, key)?.parse::<f64>().map_err(|it| it.to_string())?);
        Ok(Played {
            games: value(&told, "games")?.parse().map_err(|_| "games are counted")?,
            solved: value(&told, "solved")? == "true",
            margin: [points("mean")?, points("low")?, points("high")?],
        })
    }

    /// As the page writes it.
    fn written(&self) -> String {
        // Whoever has all has no more, however wide the interval.
        let [mean, low, high] = self.margin.map(|points| points.clamp(-100.0, 100.0));
        let figure = format!("{mean:.2} ({low:.2} to {high:.2})");
        let figure = if low > 0.0 { format!("**{figure}**") } else { figure };
        format!("{figure} in {}", self.games)
    }
}

/// The value of a key, as JSON that is written line by line has it.
fn value<'a>(json: &'a str, key: &str) -> Result<&'a str, String> {
    let after = json.split(&format!("\"{key}\": ")).nth(1).ok_or(format!("there is no `{key}`"))?;
    Ok(after.split([',', '\n', '}']).next().unwrap_or_default().trim())
}
