//! Crates use each other in one direction only.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::root;

/// What each crate may use of ours. Whatever is not listed here may not exist.
const MAY_USE: [(&str, &[&str]); 16] = [
    ("rafle-engine", &[]),
    ("rafle-games", &["rafle-engine"]),
    ("rafle-laws", &["rafle-engine"]),
    // Robots know what a browser knows; the houses they are sent to need a database.
    ("rafle-load", &["rafle-engine", "rafle-store"]),
    ("rafle-words", &["rafle-engine"]),
    ("rafle-solve", &["rafle-engine", "rafle-games"]),
    ("rafle-bots", &["rafle-engine", "rafle-games", "rafle-solve"]),
    ("rafle-store", &[]),
    // No store, no clock, no lock: a server and a browser without one stand around the same tables.
    ("rafle-table", &["rafle-engine", "rafle-games"]),
    ("rafle-tables", &["rafle-engine", "rafle-games", "rafle-store", "rafle-table"]),
    // Pages and screens see views, never the rules: no page can reach a hidden card.
    ("rafle-pages", &["rafle-engine", "rafle-table", "rafle-words"]),
    ("rafle-web", &["rafle-engine", "rafle-pages", "rafle-tables", "rafle-words"]),
    ("rafle-tui", &["rafle-engine", "rafle-words"]),
    (
        "rafle",
        &[
            "rafle-bots",
            "rafle-engine",
            "rafle-games",
            "rafle-solve",
            "rafle-store",
            "rafle-table",
            "rafle-tables",
            "rafle-tui",
            "rafle-web",
            "rafle-words",
        ],
    ),
    ("rafle-robots", &["rafle-engine", "rafle-games", "rafle-tables", "rafle-web", "rafle-words"]),
    ("xtask", &[]),
];

/// What only tests may use on top of that.
const TESTS_MAY_USE: [(&str, &[&str]); 5] = [
    ("rafle-games", &["rafle-laws"]),
    ("rafle-tui", &["rafle-games"]),
    // Itself, with its laws.
    ("rafle-store", &["rafle-store"]),
    // Both faces of a table offer the same moves; other worlds are made by the laws, and stand on any store.
    ("rafle-web", &["rafle-laws", "rafle-store", "rafle-tui"]),
    ("rafle", &["rafle-laws", "rafle-load"]),
];

fn listed<'a>(table: &[(&str, &'a [&'a str])], name: &str) -> &'a [&'a str] {
    table.iter().find(|(known, _)| *known == name).map_or(&[], |(_, uses)| uses)
}

/// Every member of the workspace by its name.
fn manifests() -> BTreeMap<String, toml::Table> {
    let crates = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let folders = crates.chain([root().join("xtask")]);
    let read = |folder: PathBuf| {
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let manifest: toml::Table = text.parse().unwrap();
        (manifest["package"]["name"].as_str().unwrap().to_owned(), manifest)
    };
    folders.map(read).collect()
}

fn ours(manifest: &toml::Table, section: &str) -> Vec<String> {
    let table = manifest.get(section).and_then(toml::Value::as_table);
    let names = table.into_iter().flat_map(toml::Table::keys);
    names.filter(|name| *name == "rafle" || name.starts_with("rafle-")).cloned().collect()
}

#[test]
fn arrows_point_one_way() {
    let mut wrong = Vec::new();
    for (name, manifest) in manifests() {
        if !MAY_USE.iter().any(|(known, _)| *known == name) {
            wrong.push(format!("{name} is not on the map: say here and in docs/ARCHITECTURE.md what it may use"));
        }
        let may = listed(&MAY_USE, &name);
        let used = ours(&manifest, "dependencies").into_iter().chain(ours(&manifest, "build-dependencies"));
        wrong.extend(used.filter(|it| !may.contains(&it.as_str())).map(|it| format!("{name} may not use {it}")));
        let tests_may = listed(&TESTS_MAY_USE, &name);
        let in_tests = ours(&manifest, "dev-dependencies").into_iter();
        let astray = in_tests.filter(|it| !may.contains(&it.as_str()) && !tests_may.contains(&it.as_str()));
        wrong.extend(astray.map(|it| format!("tests of {name} may not use {it}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Rules and tables draw no luck, read no clock, do no input or output: nothing they use could.
#[test]
fn rules_stand_on_little() {
    stand_on(&[
        ("rafle-engine", &["rand_core", "rand_pcg", "serde"]),
        ("rafle-games", &["rafle-engine"]),
        ("rafle-table", &["hmac", "rafle-engine", "rafle-games", "sha2", "thiserror"]),
    ]);
}

/// Pages wait for nothing and keep nothing: what they use makes text out of text.
#[test]
fn pages_stand_on_little() {
    let ours = ["rafle-engine", "rafle-table", "rafle-words"];
    let others = ["maud", "pulldown-cmark", "qrcode", "rustc-hash"];
    stand_on(&[("rafle-pages", &[ours.as_slice(), &others].concat())]);
    let maud = &manifests()["rafle-pages"]["dependencies"]["maud"];
    assert!(maud.get("features").is_none(), "markup is no answer of a server yet: {maud}");
}

fn stand_on(table: &[(&str, &[&str])]) {
    for (name, allowed) in table {
        let manifest = &manifests()[*name];
        let used: Vec<_> = manifest["dependencies"].as_table().unwrap().keys().collect();
        assert!(used.iter().all(|it| allowed.contains(&it.as_str())), "{name} uses {used:?}");
    }
}

/// Whatever knows the type of a game is compiled once for each of them: that is for rules, laws, solvers and bots alone.
/// (A table asks each game for one constant.)
#[test]
fn nobody_else_knows_types_of_games() {
    const MAY: [&str; 6] = ["rafle-bots", "rafle-engine", "rafle-games", "rafle-laws", "rafle-solve", "rafle-table"];
    let mut wrong = Vec::new();
    for name in manifests().keys().filter(|name| name.starts_with("rafle") && !MAY.contains(&name.as_str())) {
        for (path, text) in sources(&root().join("crates").join(name).join("src")) {
            // Tests beside the code may.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let signs = ["rafle_games::visit", "impl Visit for", ".as_game", ": Game>", "impl Game"];
            wrong.extend(signs.iter().filter(|sign| code.contains(*sign)).map(|sign| format!("{path}: `{sign}`")));
        }
    }
    assert!(wrong.is_empty(), "ask a door of rafle-games, rafle-solve or rafle-bots instead:\n{}", wrong.join("\n"));
}

/// Every Rust file below a folder, with its path.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|end| end == "rs") => {
            vec![(path.display().to_string(), fs::read_to_string(&path).unwrap())]
        }
        false => Vec::new(),
    };
    entries.flat_map(read).collect()
}
