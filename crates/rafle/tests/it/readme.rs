//! What the documents promise: the screen of examples works from top to bottom, and links lead somewhere.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Parser;
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

/// The links of a page, and the pictures on it, that stay in this house.
fn links(page: &str) -> Vec<String> {
    let linked = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let shown = page.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let own = |link: &&str| !link.contains("://") && !link.starts_with('#');
    linked.chain(shown).filter(own).map(|link| link.split('#').next().unwrap().to_owned()).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let pages = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|it| it == "md")).chain([root().join("README.md")]);
    let mut found = 0;
    for page in pages {
        for link in links(&fs::read_to_string(&page).unwrap()) {
            let there = page.parent().unwrap_or(Path::new("")).join(&link);
            assert!(there.exists(), "{}: {link} leads nowhere", page.display());
            found += 1;
        }
    }
    assert!(found > 15, "{found}");
}

#[test]
fn every_variable_of_the_environment_is_in_the_table() {
    let readme = readme();
    let table = readme.split("| environment |").nth(1).unwrap().split("\n\n").next().unwrap();
    let mut sources = Vec::new();
    for folder in ["crates/rafle/src", "crates/rafle/src/host"] {
        let files = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        sources.extend(files.filter(|path| path.is_file()).map(|path| fs::read_to_string(path).unwrap()));
    }
    let named = sources.iter().flat_map(|text| text.split("RAFLE_").skip(1));
    let named =
        named.map(|rest| rest.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_').next().unwrap());
    // Of the limits there are many, and another page has them all.
    let named = named.map(|name| if name.starts_with("LIMIT_") { "LIMIT_…" } else { name });
    for name in named.filter(|name| !name.is_empty()) {
        assert!(table.contains(&format!("`RAFLE_{name}`")), "RAFLE_{name} is not in the table of the README");
    }
}
