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
solution, and a test compares them in random positions of each game. In bluff for two it draws its actions as likely as they are
near an equilibrium. Elsewhere it searches, here with so many playouts for a decision; at a table it has 300 milliseconds, which
is more.

";

/// What is said of the game that needs most games by far.
const HARDLY_WORSE: (&str, &str) = (
    "guess-and-throw",
    "
In guess-and-throw 10 and 11 are the best guesses, and those beside them are hardly worse: whoever slips there loses so little
that it takes very many games to be sure. Games for two that are not here are luck alone.
",
);

/// A game: how many games of each match at most, and how many playouts a master may make for one action.
struct Game {
    slug: String,
    games: u32,
    playouts: u32,
}

/// Where a game is solved, many games cost little.
const SOLVED: (u32, u32) = (16_000, 1);

/// Where it is not, a master searches, and every game takes long.
const SEARCHED: (u32, u32) = (800, 100);

/// Games that take longer than others of their kind, or need more games to be told apart. Where options stand behind the name,
/// the game is measured with them too.
const OTHERS: [(&str, u32, u32); 17] = [
    ("yatzy", 1600, 1),
    ("yatzy -o sheet=american", 1600, 1),
    ("yatzy -o sheet=german", 1600, 1),
    ("yatzy -o sheet=maxi", 1600, 1),
    ("bluff", 800, 1000),
    ("big-and-small", 6400, 1),
    ("even-and-odd", 6400, 1),
    (HARDLY_WORSE.0, 1_600_000, 1),
    ("morris", 6400, 1),
    ("hadsund", 6400, 1),
    ("sevens", 6400, 1),
    ("sevens-three-dice", 4000, 1),
    ("sevens-four-dice", 4000, 1),
    ("sevens-two-dice", 4000, 1),
    ("dnup", 1600, 100),
    ("crowns", 1600, 100),
    ("five-crowns", 800, 60),
];

/// Who is measured against whom, the stronger one first.
const LEVELS: [&str; 3] = ["master,club", "club,easy", "easy,random"];

/// Games against the greatest expected score: so small a difference drowns in luck.
const GAMES_AGAINST_ALONE: u32 = 60_000;

/// The game in which something is offered before a throw, and how many games show what that is worth.
const AGAINST_SILENT: (&str, u32) = ("court", 300);

/// Every game on the list with decisions that two can play.
fn games(rafle: &Path) -> Result<Vec<Game>, String> {
    let told = output(&mut program(&format!("{} games --json", rafle.display())))?;
    let game = |slug: String| {
        let known = OTHERS.iter().find(|(known, ..)| *known == slug).map(|&(_, games, playouts)| (games, playouts));
        let (games, playouts) = match known {
            Some(known) => known,
            None if Played::is_solved(rafle, &slug)? => SOLVED,
            None => SEARCHED,
        };
        Ok(Game { slug, games, playouts })
    };
    let with_options = |slug: String| {
        let options = format!("{slug} -o ");
        let others = OTHERS.iter().filter(move |(other, ..)| other.starts_with(&options)).map(|(other, ..)| *other);
        std::iter::once(slug).chain(others.map(ToOwned::to_owned))
    };
    decided_by_two(&told)?.into_iter().flat_map(with_options).map(game).collect()
}

/// The slugs of these games, out of what `rafle games --json` tells.
fn decided_by_two(told: &str) -> Result<Vec<String>, String> {
    let mut slugs = Vec::new();
    // Each game is told from its slug to the next.
    for about in told.split("\"slug\": ").skip(1) {
        let slug = about.split('"').nth(1).ok_or("a game has a slug")?;
        let number = |key| value(about, key)?.parse::<u32>().map_err(|_| format!("`{key}` of {slug} is no number"));
        let for_two = (number("least")?..=number("most")?).contains(&2);
        slugs.extend((for_two && value(about, "decisions")? == "true").then(|| slug.to_owned()));
    }
    Ok(slugs)
}

/// Plays the matches of these games, or of all if none is named, and writes the page.
pub(crate) fn run_all(slugs: &[&str]) -> Done {
    let built = built()?;
    let rafle = built.join("rafle");
    let wanted = |slug: &str| slugs.is_empty() || slugs.iter().any(|wanted| slug.split(' ').next() == Some(wanted));
    let games: Vec<_> = games(&rafle)?.into_iter().filter(|game| wanted(&game.slug)).collect();
    let mut page = HEAD.to_owned();
    if !slugs.is_empty() {
        let _ = writeln!(page, "Only these games were measured in this run: {}.\n", slugs.join(", "));
    }
    let _ = writeln!(
        page,
        "| game | games at most | playouts | master − club | club − easy | easy − random | master against exact |"
    );
    let _ = writeln!(page, "| --- | ---: | ---: | --- | --- | --- | ---: |");
    let mut unsolved = Vec::new();
    for game in &games {
        let mut row = format!("| {} | {} | {} |", game.slug, game.games, game.playouts);
        let mut solved = false;
        for bots in LEVELS {
            let played = Played::until_sure(&rafle, game, bots)?;
            solved = played.solved;
            let _ = write!(row, " {} |", played.written());
        }
        row += if solved { " 0 |" } else { " not solved |" };
        unsolved.extend((!solved && !game.slug.contains(' ')).then_some(game));
        println!("{row}");
        let _ = writeln!(page, "{row}");
    }
    if wanted(HARDLY_WORSE.0) {
        page.push_str(HARDLY_WORSE.1);
    }
    // Whoever makes playouts searches; whoever needs none plays by what is known.
    let (searched, known): (Vec<&Game>, Vec<&Game>) = unsolved.into_iter().partition(|game| game.playouts > 1);
    if !searched.is_empty() {
        let _ = writeln!(page, "\n`one-ply` tries every action, plays on at random, and takes what won most often:\n");
        let _ = writeln!(page, "| game | games at most | playouts | master − one-ply |\n| --- | ---: | ---: | --- |");
        for game in searched {
            let margin = Played::until_sure(&rafle, game, "master,one-ply")?.written();
            let _ = writeln!(page, "| {} | {} | {} | {margin} |", game.slug, game.games, game.playouts);
        }
    }
    for game in known {
        let Game { slug, playouts, .. } = game;
        let game = Game { slug: slug.clone(), games: GAMES_AGAINST_ALONE, playouts: *playouts };
        let margin = Played::of(&rafle, &game, "master,alone", "")?.written();
        let _ = writeln!(
            page,
            "\nIn {slug} for two, `alone` maximises its own expected score, exactly. With paired dice, and all games played, the"
        );
        let _ = writeln!(page, "difference of the shares, master − alone, is {margin}.");
    }
    if let Some(Game { slug, playouts, .. }) = games.iter().find(|game| game.slug == AGAINST_SILENT.0) {
        let game = Game { slug: slug.clone(), games: AGAINST_SILENT.1, playouts: *playouts };
        let margin = Played::of(&rafle, &game, "master,silent", "")?.written();
        let _ = writeln!(
            page,
            "\n`silent` is a master who never uses what a rule offers before a throw: in {slug} for two, where characters that add"
        );
        let _ =
            writeln!(page, "a die may do so then (`adding=any-time`), master − silent is {margin}, all games played.");
    }
    if let Some(bluff) = games.iter().find(|game| game.slug == "bluff") {
        let margin = Played::until_sure(&rafle, bluff, "master,searcher")?.written();
        let _ = writeln!(
            page,
            "\n`searcher` is a master who searches even where more is known: in bluff for two, master − searcher is"
        );
        let _ = writeln!(page, "{margin}.\n");
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
    /// Whether shares of the win are solved for two: a match tells, however short.
    fn is_solved(rafle: &Path, slug: &str) -> Result<bool, String> {
        let game = Game { slug: slug.to_owned(), games: 2, playouts: 1 };
        Ok(Played::of(rafle, &game, "easy,random", "")?.solved)
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_luck_alone_and_for_one_are_left_out() {
        let game = |slug: &str, least: u8, most: u8, decisions: bool| {
            format!("{{\n\"slug\": \"{slug}\",\n\"least\": {least},\n\"most\": {most},\n\"decisions\": {decisions}\n}}")
        };
        let told =
            [game("dozen", 2, 8, true), game("plus", 2, 8, false), game("alone", 1, 1, true), game("cup", 1, 4, true)];
        assert_eq!(decided_by_two(&told.join(",\n")).unwrap(), ["dozen", "cup"]);
        assert!(decided_by_two("{\n\"slug\": \"dozen\"\n}").is_err(), "what is not told is missed");
    }
}
