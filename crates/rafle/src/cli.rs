//! What can be asked for.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use clap_complete::{ArgValueCandidates, ArgValueCompleter};
use rafle_engine::{MOST_SEATS, Message, Seat, Viewer};

use crate::arguments::{Unfit, whole};
use crate::completions::{bots, house_rules, languages, slugs, varied};

/// More playouts than this would take days.
pub(crate) const MOST_PLAYOUTS: u32 = 1_000_000_000;

/// What holds for every command comes last.
pub(crate) const EVERYWHERE: &str = "Everywhere";

pub(crate) const EXIT_CODES: &str = "\
Exit codes: 0 all is well; 1 the answer is no: a record does not hold, a line from a pipe was refused, nobody has to choose \
where advice is asked for, a game is not solved; 2 the question or the input cannot be understood (unknown game, option, \
file or form); 3 the machine would not (a full disk, a port in use).";

/// Dice and card games: rules, a referee for real dice and cards, records, simulation.
#[derive(Parser, Debug)]
#[command(
    name = "rafle",
    version,
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = format!("\
Examples:
  rafle serve                       the table in the browser, for the whole room
  rafle play                        in the terminal, against bots or each other
  rafle games                       what there is to play
  rafle rules greedy --lang da      its rules, in Danish
  rafle referee good-man --seats 3  real dice on the table, the score kept here
  rafle hand five-crowns \"5C 6C 7C 7C 8C\" --wild 4
  rafle simulate greedy
  rafle odds greedy --seats 2       who wins how often, exactly
  rafle check crates/rafle-games/records

{EXIT_CODES}")
)]
pub struct Cli {
    /// Language, such as da; else the environment says it (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`); else English
    #[arg(long, global = true, value_name = "LANG", help_heading = EVERYWHERE, add = ArgValueCandidates::new(languages))]
    pub lang: Option<String>,
    /// Where results are kept.
    #[command(flatten)]
    pub cache: crate::cache::Cache,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// What the arguments of this process ask for. Help is written as it is, so nothing that others say stands in it: neither
    /// what a variable is set to nor under which name the program was started.
    pub fn asked() -> Result<Cli, clap::Error> {
        let told = |command: clap::Command| command.mut_args(|argument| argument.hide_env_values(true));
        let command = <Cli as clap::CommandFactory>::command().bin_name("rafle").mut_subcommands(told);
        let matches = command.try_get_matches()?;
        <Cli as clap::FromArgMatches>::from_arg_matches(&matches)
    }
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Lists every game
    Games(Games),
    /// Shows the rules of a game
    Rules(Rules),
    /// Keeps the score of a game with real dice and cards
    Referee(Referee),
    /// Plays records and checks what they expect
    Check(Check),
    /// Checks that the luck of a finished game follows from what was sealed before it
    Verify(crate::verify::Verify),
    /// Tells a recorded game, as one viewer sees it
    Replay(Replay),
    /// Divides a hand of real cards into the best melds
    Hand(crate::hand::Hand),
    /// Lets random players or bots play, and counts
    Simulate(Simulate),
    /// Tells the exact odds of a game
    Odds(crate::odds::Odds),
    /// Measures how fast games are played at random on one core
    Bench(Bench),
    /// Lets bots play against each other, in every seating
    Match(crate::contest::Match),
    /// Says what every open action of a recorded game is worth
    Advise(crate::advise::Advise),
    /// Says where a finished game was lost and won, and what was luck
    Analyse(crate::analyse::Analyse),
    /// Serves the table in the browser
    Serve(Serve),
    /// Copies all tables into a file, while a server may be running
    Backup(crate::host::backup::Backup),
    /// Puts a backup into an empty folder or database
    Restore(crate::host::backup::Restore),
    /// Writes every table as a record that people can read
    Export(crate::host::export::Export),
    /// Copies one store into another, whole
    Import(crate::host::import::Import),
    /// Forgets a table, a name or a person
    Forget(crate::host::forget::Forget),
    /// Asks a running server whether it can keep what people do
    Ready(crate::host::ready::Ready),
    /// Plays a game in the terminal
    Play(crate::play::Asked),
    /// Lists the games that were played in this terminal
    History(crate::history::History),
    /// Writes what a shell needs to complete commands
    Completions(crate::completions::Completions),
    /// Writes the manual pages into a folder
    #[command(hide = true)]
    Man(crate::completions::Man),
}

/// `rafle games`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle games
  rafle games --lang da
  rafle games --json | jq -r '.[] | select(.hidden) | .slug'")]
pub struct Games {
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

/// `rafle rules`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  rafle rules good-man
  rafle rules \"Good Man\" --lang da | less
  rafle rules morris --card
  rafle rules good-man --raw | pandoc -o good-man.pdf")]
pub struct Rules {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(add = ArgValueCandidates::new(slugs))]
    pub slug: String,
    /// Only the reference card: what throws are worth, what things cost, what may be done
    #[arg(long)]
    pub card: bool,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
    /// Write the page as Markdown, as it is
    #[arg(long)]
    pub raw: bool,
}

/// A game as it is opened.
#[derive(Args, Clone, Debug)]
pub struct Opening {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(add = ArgValueCandidates::new(slugs))]
    pub slug: String,
    /// How many play; the usual number if you do not say
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=MOST_SEATS as u32))]
    pub seats: Option<u8>,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
}

/// The same where the game may be found elsewhere.
#[derive(Args, Debug)]
pub struct MaybeOpening {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(required_unless_present_any = ["resume", "record"], add = ArgValueCandidates::new(slugs))]
    pub slug: Option<String>,
    /// How many play; the usual number if you do not say
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=MOST_SEATS as u32))]
    pub seats: Option<u8>,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
}

impl MaybeOpening {
    /// The opening of this game.
    pub(crate) fn named(&self, slug: &str) -> Opening {
        Opening { slug: slug.to_owned(), seats: self.seats, options: self.options.clone() }
    }
}

/// `rafle referee`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
Type what the dice show (`6 4 1`, `66321`, `6-6-3-2-1`), what a seat does (`keep 6`, or `6` where that can mean one thing \
alone), `throw ?` for dice under a cup that only their player sees, `deal ? x7` for cards nobody shows, `undo`, \
`name A Anna`, `resign A`, `hint`, `standings`, `help`, `quit`; an empty line shows the table. Capitals and commas do not \
matter, and names of boxes and characters do as well as their short words; what could mean two things is asked back. \
Several lines may stand in one, with semicolons between them. From a pipe a refused line does not stop the game, but the \
exit code tells. At a terminal a game is kept while it is played, and `--resume` goes on with it.

Examples:
  rafle referee greedy
  rafle referee good-man --seats 3 -o rounds=5 --record evening.rafle
  rafle referee --resume
  printf 'throw 6; stop\\nthrow 1\\n' | rafle referee greedy --seats 2 --json

{EXIT_CODES}"))]
pub struct Referee {
    /// The game.
    #[command(flatten)]
    pub opening: MaybeOpening,
    /// Answer each line with a line of JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
    /// Write the record of the game to this file, line by line; a file that holds a game is left as it is; `-` is standard
    /// output, and what is said goes to standard error
    #[arg(long, value_name = "FILE", conflicts_with_all = ["record", "resume"])]
    pub save: Option<PathBuf>,
    /// Keep the game in this file, and go on with the one that is there
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub record: Option<PathBuf>,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with_all = ["slug", "seats", "options"])]
    pub resume: bool,
    /// Where games are kept.
    #[command(flatten)]
    pub place: crate::history::Place,
}

/// `rafle check`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
Examples:
  rafle check evening.rafle
  rafle check crates/rafle-games/records

{EXIT_CODES}"))]
pub struct Check {
    /// Records, or folders of them (every file that ends in .rafle); `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

/// `rafle replay`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
Examples:
  rafle replay evening.rafle
  rafle replay evening.rafle --viewer B --json

{EXIT_CODES}"))]
pub struct Replay {
    /// The record; `-` is standard input
    pub file: PathBuf,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
    /// Whose eyes: a seat such as A, spectator or referee
    #[arg(long, default_value = "referee", value_parser = viewer)]
    pub viewer: Viewer,
}

fn viewer(text: &str) -> Result<Viewer, Unfit> {
    let written = if text.len() == 1 { text.to_uppercase() } else { text.to_lowercase() };
    written.parse().map_err(|_| Message::new("viewer-form").with("last", Seat::new(MOST_SEATS - 1).to_string()).into())
}

/// A number of games as people write it: `10000`, `10_000`, `1.000`, `1e4`, `1.5e3`.
pub(crate) fn many(text: &str) -> Result<u64, Unfit> {
    const MOST: u64 = 1_000_000_000_000;
    let number = match text.split_once(['e', 'E']) {
        Some((digits, zeros)) => scaled(digits, zeros),
        None => in_thousands(text).and_then(|digits| digits.parse().ok()),
    };
    number.filter(|number| (1..=MOST).contains(number)).ok_or_else(|| Message::new("many-form").into())
}

/// So many times a power of ten, if that is a whole number.
fn scaled(digits: &str, zeros: &str) -> Option<u64> {
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let (whole, part) = (whole.replace(['_', '\''], ""), part.trim_end_matches('0'));
    let zeros = zeros.parse::<u32>().ok()?.checked_sub(u32::try_from(part.len()).ok()?)?;
    10_u64.checked_pow(zeros)?.checked_mul(format!("{whole}{part}").parse().ok()?)
}

/// The digits of a number with marks between its thousands; a point before anything else would be the end of the whole ones.
fn in_thousands(text: &str) -> Option<String> {
    let mut groups = text.split([',', '.']);
    let first = groups.next().unwrap_or_default();
    let thousands = |group: &str| group.len() == 3 && group.bytes().all(|byte| byte.is_ascii_digit());
    groups.all(thousands).then(|| text.replace([',', '.', '_', '\''], "")).filter(|_| !first.is_empty())
}

/// `rafle simulate`.
#[derive(Args, Debug)]
#[command(after_help = "\
The same seed gives the same result on any number of cores; game number i, from 0, has the seed S + i. Several `--bots` \
and each value of `--vary` are hypotheses that are compared. Ctrl-C tells what is known so far. ± is one standard error.

Examples:
  rafle simulate greedy
  rafle simulate good-man --games 1000 --seats 4 -o rounds=3 --seed 7 --json
  rafle simulate greedy --games 2000 --bots master,club --bots club,master
  rafle simulate yatzy --games 1000000 --histogram --plot yatzy.svg
  rafle simulate greedy --games 100000 --vary target=50,100 --csv")]
pub struct Simulate {
    /// The game.
    #[command(flatten)]
    pub opening: Opening,
    /// How many games, such as 10000 or 1e6
    #[arg(long, value_name = "N", default_value = "10000", value_parser = many)]
    pub games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Who plays, such as master,club,random: one for each seat, or one for all; may be given several times
    #[arg(long, value_name = "LEVELS", add = ArgValueCompleter::new(bots))]
    pub bots: Vec<String>,
    /// A house rule with several values, such as target=50,100; may be given several times
    #[arg(long, value_name = "KEY=VALUES", add = ArgValueCompleter::new(varied))]
    pub vary: Vec<String>,
    /// How many playouts a bot may try before it moves, where it searches
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u32>(1..=MOST_PLAYOUTS))]
    pub playouts: u32,
    /// Show how often each score came up; in JSON each seat's `histogram`
    #[arg(long, conflicts_with = "csv")]
    pub histogram: bool,
    /// Draw how often each score came up into this file, as SVG; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Write a row for each game into this file, as comma-separated values; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub each: Option<PathBuf>,
    /// Write comma-separated values
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

/// `rafle bench`.
#[derive(Args, Debug)]
#[command(after_help = "\
A move is one action or one outcome of chance. Time is time of the processor; figures are the median of five runs.

Examples:
  rafle bench greedy yatzy
  rafle bench --seats 5 --json dnup")]
pub struct Bench {
    /// The games; all if you name none
    #[arg(value_name = "SLUG", add = ArgValueCandidates::new(slugs))]
    pub slugs: Vec<String>,
    /// How many play; as few as each game takes if you do not say
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=MOST_SEATS as u32))]
    pub seats: Option<u8>,
    /// How long each game is measured, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = whole::<u64>(5..=600_000))]
    pub time: u64,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

/// `rafle serve`.
#[derive(Args, Debug)]
#[command(after_help = format!("\
Phones on the same network scan the code; everybody else types the address. The tables are kept in one file of the data \
folder and are there again after a restart. How much is logged follows RAFLE_LOG, such as `RAFLE_LOG=debug`; what is \
logged of a table is under the first eight digits of the SHA-256 of its word.

Examples:
  rafle serve
  rafle serve --listen 127.0.0.1:8080 --data /var/lib/rafle
  rafle serve --address https://rafle.example --log json
  RAFLE_WORD=strawberry rafle serve --address https://rafle.example

{EXIT_CODES}"))]
pub struct Serve {
    /// Where to listen: an address with its port, or a port alone
    #[arg(long, value_name = "ADDR", default_value = "0.0.0.0:7070", env = "RAFLE_LISTEN")]
    pub listen: String,
    /// Where the tables are.
    #[command(flatten)]
    pub place: crate::host::Place,
    /// Wait up to ten seconds for another server to let the folder go
    #[arg(long, env = "RAFLE_TAKE_OVER")]
    pub take_over: bool,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = whole::<u64>(0..=60_000), env = "RAFLE_PAUSE")]
    pub pause: u64,
    /// The address that others use, if it is not that of this machine; no other name of the net is answered
    #[arg(long, value_name = "URL", env = "RAFLE_ADDRESS", value_parser = address)]
    pub address: Option<String>,
    /// A word without which nobody comes in; in `RAFLE_WORD` nobody else on this machine sees it
    #[arg(long, value_name = "WORD", env = "RAFLE_WORD", hide_env_values = true)]
    pub word: Option<Word>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = Log::Text, env = "RAFLE_LOG_FORM")]
    pub log: Log,
    /// Write everybody who asks for something into the log, with their address
    #[arg(long, env = "RAFLE_ACCESS_LOG")]
    pub access_log: bool,
    /// Where to tell a Prometheus what is measured, such as `127.0.0.1:9100`; for nobody but the host
    #[arg(long, value_name = "ADDR", env = "RAFLE_METRICS")]
    pub metrics: Option<String>,
    /// How much one visitor may take.
    #[command(flatten)]
    pub limits: crate::limits::Asked,
}

/// An address that a browser can open.
fn address(text: &str) -> Result<String, Unfit> {
    let machine = ["http://", "https://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let named = machine.and_then(|rest| rest.split(['/', ':']).next()).is_some_and(|name| !name.is_empty());
    let plain = !text.chars().any(|letter| letter.is_whitespace() || letter.is_control());
    if named && plain { Ok(text.to_owned()) } else { Err(Message::new("address-form").into()) }
}

/// A word that is told to those who may come in, and is written nowhere.
#[derive(Clone)]
pub struct Word(pub(crate) String);

impl FromStr for Word {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Word, Unfit> {
        // Without the spaces around it, which people do not see when they type it.
        let word = text.trim();
        if word.is_empty() { Err(Message::new("word-form").into()) } else { Ok(Word(word.to_owned())) }
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Word(..)")
    }
}

/// How a log is written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Log {
    /// A line for people
    Text,
    /// A line of JSON
    Json,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_a_host_can_say_has_its_variable() {
        use clap::CommandFactory as _;
        let cli = Cli::command();
        let serve = cli.find_subcommand("serve").expect("it is a command");
        let mut said = 0;
        for argument in serve.get_arguments().filter(|it| !it.is_global_set()) {
            let Some(long) = argument.get_long().filter(|long| *long != "help") else { continue };
            // `RAFLE_LOG` says how much is written, as it always has.
            let usual = format!("RAFLE_{}", long.to_uppercase().replace('-', "_"));
            let wanted = if long == "log" { "RAFLE_LOG_FORM".to_owned() } else { usual };
            let found = argument.get_env().and_then(|it| it.to_str());
            assert_eq!(found, Some(wanted.as_str()), "--{long}");
            said += 1;
        }
        assert!(said > 20, "{said}");
    }

    #[test]
    fn an_address_is_one_that_a_browser_opens() {
        for good in ["https://rafle.example", "http://192.0.2.7:7070/", "http://[::1]:7070", "https://example/rafle"] {
            assert_eq!(address(good).as_deref(), Ok(good));
        }
        for bad in ["", "foo", "ftp://x", "http://", "https:///x", "http://:80", "https://a b", "rafle.example"] {
            assert!(address(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn many_games_are_written_in_many_ways() {
        for (text, number) in [
            ("1", 1),
            ("10_000", 10_000),
            ("1e6", 1_000_000),
            ("2E3", 2000),
            ("1,000", 1000),
            ("1.000.000", 1_000_000),
            ("1.5e3", 1500),
            ("1,25e2", 125),
            ("1.50e1", 15),
        ] {
            assert_eq!(many(text), Ok(number), "{text}");
        }
        for wrong in [
            "", "0", "-1", "1e13", "e", "1e", "many", "1e99", "0x10", "10.5", "1.5e0", "1.55e1", "1.0000", ".5",
            ",100", "1.5", "1..000", "1.e",
        ] {
            assert!(many(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_word_is_written_nowhere_and_has_a_letter() {
        let asked = Cli::try_parse_from(["rafle", "serve", "--word", " rhubarb "]).unwrap();
        assert!(!format!("{asked:?}").contains("rhubarb"));
        assert!(matches!(asked.command, Command::Serve(Serve { word: Some(Word(word)), .. }) if word == "rhubarb"));
        for empty in ["", " \t"] {
            assert!(Cli::try_parse_from(["rafle", "serve", "--word", empty]).is_err());
        }
    }
}
