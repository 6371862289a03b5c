//! Nothing that is quoted steers the terminal of whoever reads it.

use proptest::prelude::*;

use crate::pty::{A_MOMENT, Terminal};
use crate::shell::{command, file, run};

/// Letters that steer a terminal, between others.
fn wild() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        Just('\u{1b}'),
        Just('\u{9b}'),
        Just('\r'),
        Just('\u{8}'),
        Just('\u{7f}'),
        Just('\u{202e}'),
        Just('\u{200f}'),
        Just('\u{2028}'),
        Just('\u{7}'),
        Just('\t'),
        Just('\n'),
        Just('['),
        Just('2'),
        Just('J'),
        Just('m'),
        Just(' '),
        Just('6'),
        Just('é'),
        Just('骰'),
    ];
    proptest::collection::vec(letter, 1..24).prop_map(|letters| letters.into_iter().collect())
}

/// The first letter that moves the cursor or turns a line around; lines of our own end.
fn steers(text: &str) -> Option<char> {
    let turns = |letter: char| matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().find(|&letter| turns(letter) || letter.is_control() && letter != '\n')
}

/// Stands before what is quoted: no line of ours begins with it, so one that does was begun by what is quoted.
const FORGED: &str = "@@";

/// Every variable that we ask for something, and those that the system asks.
const VARIABLES: [&str; 20] = [
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "TZ",
    "TERM",
    "USER",
    "COLUMNS",
    "NO_COLOR",
    "RAFLE_GAMES",
    "RAFLE_CACHE",
    "RAFLE_LISTEN",
    "RAFLE_DATA",
    "RAFLE_STORE",
    "RAFLE_ADDRESS",
    "RAFLE_LIMITS",
    "RAFLE_KEEP",
    "RAFLE_PERSON",
    "RAFLE_METRICS",
    "COMPLETE",
];

/// What is asked of the program: its arguments, what it reads, and what the environment says.
struct Asked {
    arguments: Vec<String>,
    input: String,
    said: Option<(&'static str, String)>,
}

impl Asked {
    fn new(arguments: &str) -> Asked {
        let arguments = arguments.split_whitespace().map(ToOwned::to_owned).collect();
        Asked { arguments, input: String::new(), said: None }
    }

    /// With one argument more, which may be anything.
    fn with(mut self, argument: &str) -> Asked {
        self.arguments.push(argument.to_owned());
        self
    }

    fn reading(mut self, input: String) -> Asked {
        self.input = input;
        self
    }

    fn where_it_is_said(mut self, name: &'static str, value: &str) -> Asked {
        self.said = Some((name, value.to_owned()));
        self
    }

    /// What the program writes that it should not.
    fn steered(&self) -> Option<String> {
        let mut command = command("");
        let folder = |name: &str| format!("{}/wild-{name}", env!("CARGO_TARGET_TMPDIR"));
        // Whatever is written lies where nobody looks for it.
        std::fs::create_dir_all(folder("here")).expect("the test's folder can be written");
        command.current_dir(folder("here")).env("RAFLE_GAMES", folder("games")).env("RAFLE_DATA", folder("data"));
        command.args(&self.arguments);
        command.envs(self.said.iter().map(|(name, value)| (name, value)));
        let left = run(&mut command, self.input.as_bytes());
        let wrong = |text: &str| {
            let forged = || text.lines().find(|line| line.starts_with(FORGED)).map(ToOwned::to_owned);
            steers(text).map(|letter| format!("{letter:?}")).or_else(forged)
        };
        let found = wrong(&left.out).or_else(|| wrong(&left.err))?;
        Some(format!("{:?} {:?}: {found} in {:?} {:?}", self.arguments, self.said, left.out, left.err))
    }
}

/// Every command, each with something wild in each place where it takes a word.
fn everything(wild: &str) -> Vec<Asked> {
    let line = wild.replace(['\n', ';'], "");
    let typed = format!("{wild}\n{FORGED}");
    let mut asked = Vec::new();
    let named = line.replace(char::is_control, "\u{202e}");
    for (name, record) in [
        ("record", format!("rafle 1 greedy seats=2\nthrow 6\nthrow {line}6\n")),
        ("header", format!("rafle 1 {} seats=2\n", line.replace(' ', ""))),
        ("option", format!("rafle 1 greedy seats=2 target={}\n", line.replace(' ', ""))),
        ("expected", format!("rafle 1 greedy seats=2\n= {line}\n")),
        ("comment", format!("# {line}\nrafle 1 greedy seats=2\n# {line}\nthrow 6\n")),
        ("named", format!("rafle 1 greedy seats=2\nname A Ann{named}\nthrow 6\n")),
        ("sits", format!("rafle 1 greedy seats=2\nsits A {line}\nthrow 6\n")),
        ("luck", format!("rafle 1 greedy seats=2\nluck {line}\nthrow 6\n")),
    ] {
        let file = file(&format!("wild-{name}.rafle"), &record).display().to_string();
        for verb in ["check", "check --json", "replay", "replay --json", "advise", "analyse", "verify"] {
            asked.push(Asked::new(verb).with(&file));
        }
        asked.push(Asked::new("check -").reading(record.clone()));
        asked.push(Asked::new("referee --record").with(&file).reading("6\n".to_owned()));
        asked.push(Asked::new("play --plain --pause 0 --record").with(&file));
    }
    let verbs = [
        "",
        "games",
        "rules",
        "referee",
        "check",
        "verify",
        "replay",
        "hand",
        "simulate",
        "odds",
        "bench",
        "match",
        "advise",
        "analyse",
        "backup",
        "restore",
        "export --to",
        "import",
        "forget",
        "ready",
        "play",
        "history",
        "completions",
        "--lang",
        "games --lang",
        "rules yatzy --lang",
        "referee greedy -o",
        "referee greedy --save",
        "match greedy --bots",
        "hand five-crowns",
        "simulate greedy --games",
        "simulate greedy --vary",
        "simulate greedy --bots",
        "simulate greedy --seed",
        "simulate greedy --games 10 --plot",
        "simulate greedy --games 10 --each",
        "play greedy --plain --seats",
        "play greedy --plain --first",
        "play greedy --plain --record",
        "history --games",
        "advise greedy",
        "advise greedy 6 -o",
        "advise --at",
        "hand five-crowns 3S --wild",
        "hand five-crowns 3S --all-wild-melds",
        "replay --viewer",
        "serve --store",
        "serve --limits",
        "serve --log",
        "serve --metrics",
        "serve --limit-rooms",
        "ready --listen",
        "forget --name",
        "odds --cache",
        "bench --time",
        "referee greedy --seats",
    ];
    asked.extend(verbs.map(|verb| Asked::new(verb).with(&typed)));
    // Behind a word, or some of these letters are a port at which it would serve.
    asked.push(Asked::new("serve --listen").with(&format!("at {typed}")));
    for verb in ["referee greedy", "referee greedy --json", "referee five-crowns --lang da", "referee court --lang fi"]
    {
        asked.push(
            Asked::new(verb).reading(format!("{line}\nname A {line}\nthrow {line}\nsits A {line}\nundo {line}\n")),
        );
    }
    let play = Asked::new("play greedy --plain --seats Anna,Bo --pause 0");
    asked.push(play.reading(format!("\n{line}\nname A {line}\nundo {line}\n")));
    // Help shows what the environment says.
    let helped =
        ["games", "serve --help", "play --help", "ready", "history --all", "play greedy --plain --seats 2 --pause 0"];
    for name in VARIABLES {
        asked.extend(helped.map(|verb| Asked::new(verb).where_it_is_said(name, &typed)));
    }
    asked
}

#[test]
fn every_command_is_tried() {
    use clap::CommandFactory as _;
    let asked = everything("x");
    for command in rafle::Cli::command().get_subcommands().map(clap::Command::get_name) {
        // It writes files alone.
        let tried = asked.iter().any(|asked| asked.arguments.first().is_some_and(|first| first == command));
        assert!(tried || command == "man", "{command}");
    }
}

/// At a terminal colours are written, so others' must not be taken for ours.
#[test]
fn nothing_that_is_quoted_colours_a_terminal() {
    // A place of the cursor that no screen of ours asks for.
    const WILD: &str = "\u{1b}[7;77H";
    let games = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("wild-terminal");
    let record = file("wild-terminal.rafle", &format!("rafle 1 greedy seats=2\nname A {WILD}\nthrow {WILD}\n"));
    let (named, wild) = (record.display().to_string(), format!("rules {WILD}"));
    let asked = [
        ("RAFLE_DATA", "serve --help"),
        ("RAFLE_WORD", "serve --help"),
        ("COMPLETE", "games"),
        ("RAFLE_LISTEN", "ready"),
        ("RAFLE_GAMES", "history --all"),
        ("LANG", "games"),
        ("X", wild.as_str()),
        ("X", &format!("games {WILD}")),
        ("X", &format!("bench --time {WILD}")),
        ("X", &format!("--lang {WILD} games")),
        ("X", &format!("hand five-crowns 3S {WILD}")),
        ("X", &format!("replay {named}")),
        ("X", &format!("check {named} {WILD}")),
    ];
    for (name, arguments) in asked {
        let mut terminal = Terminal::rafle_where(&[(name, WILD)], arguments, &games, (80, 24));
        terminal.end();
        terminal.wait_for("something", |lines| lines.iter().any(|line| !line.is_empty()));
        std::thread::sleep(A_MOMENT);
        assert!(!terminal.has_written(WILD.as_bytes()), "{name} {arguments}");
    }
}

/// Some hundred programs are started for each text: few texts, and none is made much shorter before it is told.
fn config() -> ProptestConfig {
    let cases = if std::env::var_os("RAFLE_ALL").is_some() { 24 } else { 3 };
    ProptestConfig { cases, max_shrink_iters: 2, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_is_quoted_is_spelled_out(wild in wild()) {
        let steered: Vec<_> = everything(&wild).iter().filter_map(Asked::steered).collect();
        prop_assert!(steered.is_empty(), "{}", steered.join("\n"));
    }
}
