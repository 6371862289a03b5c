//! How strong the bots are: matches between neighbouring levels in every game with decisions, written to docs/STRENGTH.md.
//!
//! But for the games against `former` at court, who has as much time as a master, nothing here depends on time: the same program
//! writes the same page on any machine.

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
    solved: bool,
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

/// What the table of the levels tells, and how it says that a game is not solved.
const LEVELS_COLUMNS: &str = "\
| game | games at most | playouts | master − club | club − easy | easy − random | master against exact |
| --- | ---: | ---: | --- | --- | --- | ---: |";
const NOT_SOLVED: &str = " not solved |";

/// Games against the greatest expected score: so small a difference drowns in luck.
const GAMES_AGAINST_ALONE: u32 = 60_000;

/// The game in which something is offered before a throw, and how many games show what that is worth.
const AGAINST_SILENT: (&str, u32, u32) = ("court", 800, 90_001);

/// Where a game is played in another way than before, the master of before can be played against: how many games, and the
/// playouts for which `former` takes about 20 milliseconds of a processor, and a master no more. One who does not search has the
/// time itself.
const AGAINST_FORMER: [(&str, u32, &str); 5] = [
    ("bluff", 400, "--playouts 12000"),
    ("court", 400, "--time 20"),
    ("dnup", 200, "--playouts 1300"),
    ("crowns", 200, "--playouts 1200"),
    ("five-crowns", 400, "--playouts 900"),
];

/// What is said of the masters of before.
const FORMER: &str = "
`former` is the master of before, who searched with numbers written by hand: in bluff a round for two is played near an
equilibrium since (`bids.rs` of `rafle-solve`), and for more each seat learns in the search from what it is told; at court what
positions are worth was learnt (`cargo xtask train`), in crowns whole placements are tried with the same dice by numbers that were
learnt, too, in dnup playouts are three times as quick, and in five-crowns hands are counted by the cards that have to be
exchanged, and tried against cards that fit to what others took, left lying and discarded.
Both think for about 20 milliseconds of a processor (`--seed 2101`); all games were played, for four seats with two of each, and
the figure is of one master over one `former`:

";

/// What is said of effort.
const PATIENT: &str = "
`patient` is a master with ten times as many playouts. What it is ahead is left to be gained by thinking longer; where it is
nothing, a master does not search:

";

/// What is said of more seats.
const SEATS: &str = "
With more seats, one master among those of the club, master − club:

";

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

/// Plays the matches of these games, or of all if none is named, and writes the page; what it says of other games stays.
pub(crate) fn run_all(slugs: &[&str]) -> Done {
    let file = root().join("docs/STRENGTH.md");
    let before = if slugs.is_empty() { Ok(String::new()) } else { fs::read_to_string(&file) };
    let before = before.map_err(|error| format!("docs/STRENGTH.md: {error}"))?;
    let built = built()?;
    let asked = Asked { rafle: &built.join("rafle"), slugs, before: &before };
    fs::write(&file, asked.page(&built)?).map_err(|error| format!("docs/STRENGTH.md: {error}"))
}

/// What is to be measured anew.
struct Asked<'a> {
    rafle: &'a Path,
    /// These games, or all if there is none.
    slugs: &'a [&'a str],
    /// The page as it was, of which the rest stays.
    before: &'a str,
}

/// A table of the page: what stands above it, and what its rows tell of a game.
struct Table<'a> {
    said: &'a str,
    columns: &'a str,
    row: &'a dyn Fn(&Game) -> Result<String, String>,
}

impl Asked<'_> {
    fn wants(&self, slug: &str) -> bool {
        self.slugs.is_empty() || self.slugs.iter().any(|wanted| slug.split(' ').next() == Some(wanted))
    }

    /// Every game on the list with decisions that two can play.
    fn games(&self) -> Result<Vec<Game>, String> {
        let told = output(&mut program(&format!("{} games --json", self.rafle.display())))?;
        let game = |slug: String| {
            let known = OTHERS.iter().find(|(known, ..)| *known == slug).map(|&(_, games, playouts)| (games, playouts));
            let solved = match row_of(self.before, LEVELS_COLUMNS, &slug) {
                Some(row) if !self.wants(&slug) => !row.ends_with(NOT_SOLVED),
                _ => Played::is_solved(self.rafle, &slug)?,
            };
            let (games, playouts) = known.unwrap_or(if solved { SOLVED } else { SEARCHED });
            Ok(Game { slug, games, playouts, solved })
        };
        let with_options = |slug: String| {
            let options = format!("{slug} -o ");
            let others = OTHERS.iter().filter(move |(other, ..)| other.starts_with(&options)).map(|(other, ..)| *other);
            std::iter::once(slug).chain(others.map(ToOwned::to_owned))
        };
        decided_by_two(&told)?.into_iter().flat_map(with_options).map(game).collect()
    }

    fn page(&self, built: &Path) -> Result<String, String> {
        let rafle = self.rafle;
        let games = self.games()?;
        let unsolved = games.iter().filter(|game| !game.slug.contains(' ') && !game.solved);
        let unsolved: Vec<_> = unsolved.collect();
        // Whoever makes playouts searches; whoever needs none plays by what is known.
        let (searched, known): (Vec<&Game>, Vec<&Game>) = unsolved.iter().copied().partition(|game| game.playouts > 1);
        let of_before = |game: &Game| AGAINST_FORMER.into_iter().find(|(slug, ..)| *slug == game.slug);
        let changed: Vec<_> = searched.iter().copied().filter(|game| of_before(game).is_some()).collect();
        let mut page = HEAD.to_owned();
        let levels = Table {
            said: "",
            columns: LEVELS_COLUMNS,
            row: &|game| {
                let mut row = format!("| {} | {} | {} |", game.slug, game.games, game.playouts);
                for bots in LEVELS {
                    let _ = write!(row, " {} |", Played::until_sure(rafle, game, bots)?.written());
                }
                Ok(row + if game.solved { " 0 |" } else { NOT_SOLVED })
            },
        };
        self.add(&mut page, &levels, games.iter())?;
        page.push_str(HARDLY_WORSE.1);
        let one_ply = Table {
            said: "\n`one-ply` tries every action, plays on at random, and takes what won most often:\n\n",
            columns: "| game | games at most | playouts | master − one-ply |\n| --- | ---: | ---: | --- |",
            row: &|game| {
                let margin = Played::until_sure(rafle, game, "master,one-ply")?.written();
                Ok(format!("| {} | {} | {} | {margin} |", game.slug, game.games, game.playouts))
            },
        };
        self.add(&mut page, &one_ply, searched.iter().copied())?;
        let former = Table {
            said: FORMER,
            columns: "| game | games | thinking | for two | for four |\n| --- | ---: | --- | --- | --- |",
            row: &|game| {
                let (_, games, thinking) = of_before(game).ok_or("it is played as before")?;
                let game = Game { slug: game.slug.clone(), games, ..*game };
                let [two, four] = ["master,former", "master,master,former,former"]
                    .map(|bots| Played::thinking(rafle, &game, bots, &format!("{thinking} --seed 2101")));
                Ok(format!("| {} | {games} | `{thinking}` | {} | {} |", game.slug, two?.written(), four?.written()))
            },
        };
        self.add(&mut page, &former, changed.into_iter())?;
        let patient = Table {
            said: PATIENT,
            columns: "| game | games at most | playouts | patient − master |\n| --- | ---: | ---: | --- |",
            row: &|game| {
                let game = Game { slug: game.slug.clone(), games: game.games / 4, ..*game };
                let margin = Played::until_sure(rafle, &game, "patient,master")?.written();
                Ok(format!("| {} | {} | {} | {margin} |", game.slug, game.games, game.playouts))
            },
        };
        self.add(&mut page, &patient, searched.iter().copied())?;
        let seats = Table {
            said: SEATS,
            columns: "| game | games at most | playouts | three seats | four seats |\n| --- | ---: | ---: | --- | --- |",
            row: &|game| {
                let three = Played::until_sure(rafle, game, "master,club,club")?.written();
                let four = Played::until_sure(rafle, game, "master,club,club,club")?.written();
                Ok(format!("| {} | {} | {} | {three} | {four} |", game.slug, game.games, game.playouts))
            },
        };
        self.add(&mut page, &seats, unsolved.iter().copied())?;
        for game in known {
            self.tell(&mut page, &game.slug, &format!("\nIn {} for two, `alone`", game.slug), &|| {
                against_alone(rafle, game)
            })?;
        }
        self.tell(&mut page, AGAINST_SILENT.0, "\n`silent` is", &|| against_silent(rafle, &games))?;
        self.tell(&mut page, "bluff", "\n`searcher` is", &|| against_searcher(rafle, &games))?;
        self.tell(&mut page, "bluff", "\n## How exploitable", &|| {
            Ok(format!("\n{}", output(&mut program(&built.join("examples/exploitability").display().to_string()))?))
        })?;
        Ok(page)
    }

    /// Adds a table, in which the rows of games that are not asked for stay as they were.
    fn add<'g>(&self, page: &mut String, table: &Table<'_>, games: impl Iterator<Item = &'g Game>) -> Done {
        let mut rows = Vec::new();
        for game in games {
            let row = if self.wants(&game.slug) {
                let row = (table.row)(game)?;
                println!("{row}");
                Some(row)
            } else {
                row_of(self.before, table.columns, &game.slug).map(ToOwned::to_owned)
            };
            rows.extend(row);
        }
        if !rows.is_empty() {
            let _ = writeln!(page, "{}{}\n{}", table.said, table.columns, rows.join("\n"));
        }
        Ok(())
    }

    /// Adds what is told of one game, or what was told before if it is not asked for.
    fn tell(&self, page: &mut String, slug: &str, begins: &str, told: &dyn Fn() -> Result<String, String>) -> Done {
        if self.wants(slug) {
            page.push_str(&told()?);
        } else {
            page.push_str(paragraph(self.before, begins));
        }
        Ok(())
    }
}

/// The row of a game in the table that has these columns.
fn row_of<'a>(page: &'a str, columns: &str, slug: &str) -> Option<&'a str> {
    let table = page.split(columns).nth(1)?.trim_start_matches('\n');
    table.lines().take_while(|line| line.starts_with('|')).find(|line| line.starts_with(&format!("| {slug} |")))
}

/// What begins so, up to the next empty line; a chapter goes on to the end.
fn paragraph<'a>(page: &'a str, begins: &str) -> &'a str {
    let Some(at) = page.find(begins) else { return "" };
    let rest = &page[at..];
    let end = if begins.contains('#') { None } else { rest[1..].find("\n\n") };
    end.map_or(rest, |end| &rest[..end + 2])
}

fn against_alone(rafle: &Path, game: &Game) -> Result<String, String> {
    let Game { slug, playouts, .. } = game;
    let game = Game { slug: slug.clone(), games: GAMES_AGAINST_ALONE, playouts: *playouts, solved: false };
    let margin = Played::of(rafle, &game, "master,alone", "")?.written();
    Ok(format!(
        "\nIn {slug} for two, `alone` maximises its own expected score, exactly. With paired dice, and all games played, the
difference of the shares, master − alone, is {margin}.\n"
    ))
}

fn against_silent(rafle: &Path, games: &[Game]) -> Result<String, String> {
    let (slug, count, seed) = AGAINST_SILENT;
    let playouts = games.iter().find(|game| game.slug == slug).map_or(SEARCHED.1, |game| game.playouts);
    let game = Game { slug: slug.to_owned(), games: count, playouts, solved: false };
    let margin = Played::of(rafle, &game, "master,silent", &format!("--seed {seed}"))?.written();
    Ok(format!(
        "\n`silent` is a master who never uses what a rule offers before a throw: in {slug} for two, where characters that add
a die may do so then (`adding=any-time`), master − silent is {margin}, all games played
(`rafle match {slug} --bots master,silent --games {count} --playouts {playouts} --seed {seed}`).\n"
    ))
}

fn against_searcher(rafle: &Path, games: &[Game]) -> Result<String, String> {
    let bluff = games.iter().find(|game| game.slug == "bluff").ok_or("bluff is on the list")?;
    let margin = Played::until_sure(rafle, bluff, "master,searcher")?.written();
    Ok(format!(
        "\n`searcher` is a master who searches even where more is known: in bluff for two, master − searcher is\n{margin}.\n"
    ))
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
        let game = Game { slug: slug.to_owned(), games: 2, playouts: 1, solved: false };
        Ok(Played::of(rafle, &game, "easy,random", "")?.solved)
    }

    fn until_sure(rafle: &Path, game: &Game, bots: &str) -> Result<Played, String> {
        Played::of(rafle, game, bots, "--until-sure")
    }

    fn of(rafle: &Path, game: &Game, bots: &str, how: &str) -> Result<Played, String> {
        Played::thinking(rafle, game, bots, &format!("--playouts {} {how}", game.playouts))
    }

    /// The same for bots that think for another time, or for another number of playouts.
    fn thinking(rafle: &Path, game: &Game, bots: &str, how: &str) -> Result<Played, String> {
        let Game { slug, games, .. } = game;
        let asked = format!("match {slug} --bots {bots} --games {games} --json {how}");
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
    fn what_is_not_asked_for_stays() {
        let columns = "| game | x |\n| --- | --- |";
        let page =
            format!("head\n\n{columns}\n| court | 1 |\n| dnup | 2 |\n\nOne says\nthis.\n\n## More\n\nall\n\nof it\n");
        assert_eq!(row_of(&page, columns, "dnup"), Some("| dnup | 2 |"));
        assert_eq!(row_of(&page, columns, "crowns"), None);
        assert_eq!(row_of(&page, "| other |", "dnup"), None);
        assert_eq!(paragraph(&page, "\nOne says"), "\nOne says\nthis.\n");
        assert_eq!(paragraph(&page, "\n## More"), "\n## More\n\nall\n\nof it\n");
        assert_eq!(paragraph(&page, "\nNobody"), "");
    }

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
