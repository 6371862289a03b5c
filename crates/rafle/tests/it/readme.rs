//! What the documents promise: the screen of examples works from top to bottom, and links lead somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::{CommandFactory, Parser};
use rafle::Cli;

use crate::shell::root;

fn readme() -> String {
    fs::read_to_string(root().join("README.md")).unwrap()
}

/// The commands of the screen of examples. What is said of one stands behind it, after two spaces or more.
fn examples() -> Vec<String> {
    let readme = readme();
    let screen = readme.split("## One screen of examples").nth(1).unwrap().split("```text\n").nth(1).unwrap();
    let screen = screen.split("```").next().unwrap();
    let commands = screen.lines().filter_map(|line| line.strip_prefix("$ "));
    commands.map(|line| said_behind(line).to_owned()).collect()
}

/// A command without what is said of it: behind the first gap, or behind a closing quote.
fn said_behind(line: &str) -> &str {
    let gap = line.find("  ").unwrap_or(line.len());
    let quote = line[..gap].rfind("\" ").filter(|_| line.contains("Anna\"")).map_or(gap, |quote| quote + 1);
    line[..gap.min(quote)].trim()
}

/// Needs a terminal or does not end by itself; whether it is understood is tried all the same.
fn only_read(example: &str) -> bool {
    example.starts_with("rafle serve") || ["rafle play", "rafle play --resume"].contains(&example)
}

#[test]
fn the_whole_screen_of_examples_works_in_one_go() {
    let folder = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(root().join("crates"), folder.path().join("crates")).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_rafle"), folder.path().join("rafle")).unwrap();
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let examples = examples();
    assert!(examples.len() > 20, "{examples:?}");
    for example in examples {
        if only_read(&example) {
            let words = example.replace("\"six of one\"", "six-of-one");
            assert!(Cli::try_parse_from(words.split_whitespace()).is_ok(), "{example}");
            continue;
        }
        let shell = Command::new("sh")
            .args(["-c", &example])
            .current_dir(folder.path())
            .env("PATH", &path)
            .env("RAFLE_CACHE", "off")
            .env("RAFLE_GAMES", folder.path().join("games"))
            .env("LANG", "C")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&shell.stderr);
        assert!(shell.status.success(), "{example}: {told}\n{}", String::from_utf8_lossy(&shell.stdout));
        assert!(!shell.stdout.is_empty(), "{example} says nothing");
    }
    assert!(folder.path().join("yatzy.svg").is_file() && folder.path().join("yatzy.csv").is_file());
}

#[test]
fn what_the_readme_types_at_the_referee_is_answered_so() {
    let readme = readme();
    let talk = readme.split("$ rafle referee good-man --seats 2\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let typed: Vec<_> = talk.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let told = crate::shell::with_input("referee good-man --seats 2", &typed.join("\n")).out;
    for line in talk.lines().filter(|line| !line.starts_with('>') && line.trim() != "…") {
        assert!(told.contains(line.trim_end()), "`{line}` is not in\n{told}");
    }
}

/// Commands that are named in passing, on every page.
#[test]
fn every_command_that_is_named_exists() {
    let cli = Cli::command();
    let mut found = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for named in text.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("rafle ")) {
            let verb = named.split_whitespace().next().unwrap_or_default();
            let known = cli.get_subcommands().any(|command| command.get_name() == verb) || verb.starts_with("--");
            assert!(known || verb.parse::<u32>().is_ok(), "{}: `rafle {named}`", page.display());
            found += 1;
        }
    }
    assert!(found > 30, "{found}");
}

/// The README and every page of the documents.
fn pages() -> Vec<PathBuf> {
    let pages = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    pages.filter(|path| path.extension().is_some_and(|it| it == "md")).chain([root().join("README.md")]).collect()
}

/// The links of a page, and the pictures on it, that stay in this house.
fn links(page: &str) -> Vec<String> {
    let linked = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let shown = page.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let own = |link: &&str| !link.contains("://") && !link.starts_with('#');
    linked.chain(shown).filter(own).map(|link| link.split('#').next().unwrap().to_owned()).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut found = 0;
    for page in pages() {
        for link in links(&fs::read_to_string(&page).unwrap()) {
            let there = page.parent().unwrap_or(Path::new("")).join(&link);
            assert!(there.exists(), "{}: {link} leads nowhere", page.display());
            found += 1;
        }
    }
    assert!(found > 15, "{found}");
}

/// The names in a text that begin with `RAFLE_`.
fn variables(text: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_').next().map(named);
    text.split("RAFLE_").skip(1).filter_map(name).filter(|name| name != "RAFLE_").collect()
}

/// Of the limits there are many, and another page has them all.
fn named(name: &str) -> String {
    if name.starts_with("LIMIT_") { "RAFLE_LIMIT_…".to_owned() } else { format!("RAFLE_{name}") }
}

/// All that a command and those below it ask of the environment.
fn asked_by(command: &clap::Command) -> Vec<String> {
    let own = command.get_arguments().filter_map(|it| it.get_env()?.to_str().map(ToOwned::to_owned));
    own.chain(command.get_subcommands().flat_map(asked_by)).collect()
}

/// The same of the program's own code: whatever stands in quotes where a variable is read.
fn asked_by_the_code() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in ["crates/rafle/src", "crates/rafle/src/host", "crates/rafle-tui/src"] {
        let files = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        for text in files.filter(|path| path.is_file()).map(|path| fs::read_to_string(path).unwrap()) {
            // What a test sets is nothing that is asked for.
            let text = text.split("#[cfg(test)]").next().unwrap();
            let near =
                text.lines().filter(|line| ["env::var", "variable", "set(\""].iter().any(|it| line.contains(it)));
            let words = near.flat_map(|line| line.split('"').skip(1).step_by(2));
            let is_name = |word: &&str| word.len() > 2 && word.bytes().all(|it| it.is_ascii_uppercase() || it == b'_');
            found.extend(words.filter(is_name).map(ToOwned::to_owned));
            found.extend(variables(text));
        }
    }
    found
}

#[test]
fn the_table_of_the_environment_names_every_variable_and_no_other() {
    let readme = readme();
    let table = readme.split("| environment |").nth(1).unwrap().split("\n\n").next().unwrap();
    let asked = asked_by(&Cli::command());
    assert!(asked.len() > 20, "{asked:?}");
    let mut asked: BTreeSet<_> = asked.iter().flat_map(|name| variables(name)).collect();
    asked.extend(asked_by_the_code());
    // A machine's own name is no wish of its host.
    asked.remove("COMPUTERNAME");
    for name in ["LC_ALL", "NO_COLOR", "TERM", "USER", "XDG_DATA_HOME", "XDG_CACHE_HOME", "RAFLE_DATA", "RAFLE_LIMIT_…"]
    {
        assert!(asked.contains(name), "{name} is asked for: {asked:?}");
    }
    for name in &asked {
        assert!(table.contains(&format!("`{name}`")), "{name} is not in the table of the README");
    }
    for name in variables(table) {
        assert!(asked.contains(&name), "nobody asks for {name}");
    }
    // Limits are named one by one where hosts read of them.
    let hosting = fs::read_to_string(root().join("docs/HOSTING.md")).unwrap();
    for name in asked_by(&Cli::command()).iter().filter(|name| name.starts_with("RAFLE_LIMIT_")) {
        let option = format!("--{}", name["RAFLE_".len()..].to_lowercase().replace('_', "-"));
        assert!(hosting.contains(name.as_str()) || hosting.contains(&option), "{name} is not in docs/HOSTING.md");
    }
}
