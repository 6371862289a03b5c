//! The worked examples of the rules pages, as records with expectations.

use std::fs;
use std::path::{Path, PathBuf};

use rafle_engine::Record;

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let below = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let mut files: Vec<_> = below(&folder).iter().flat_map(|game| below(game)).collect();
    files.sort();
    files
}

#[test]
fn every_record_holds() {
    let mut broken = Vec::new();
    for file in records() {
        let name = file.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().display();
        match check(&fs::read_to_string(&file).unwrap()) {
            Ok(slug) if file.parent().unwrap().ends_with(&slug) => {}
            Ok(slug) => broken.push(format!("{name}: a record of {slug} lies in another game's folder")),
            Err(why) => broken.push(format!("{name}:{why}")),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_game_has_a_record() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    for about in rafle_games::GAMES {
        assert!(folder.join(about.slug).is_dir(), "records/{} is missing", about.slug);
    }
}

/// Plays a record and tells its slug, or the number of the line that fails and why.
fn check(text: &str) -> Result<String, String> {
    let record = Record::read(text).map_err(|error| format!("{}: {:?}", error.number, error.why))?;
    rafle_games::replay(&record).map_err(|error| format!("{}: {:?}", error.number, error.why))?;
    // What is written is read again as the same record, up to the numbers of its lines.
    let again = Record::read(&record.to_string()).map_err(|error| format!("{}: {:?}", error.number, error.why))?;
    let said = |record: &Record| record.entries.iter().map(|entry| entry.said.clone()).collect::<Vec<_>>();
    assert_eq!(said(&again), said(&record));
    Ok(record.slug)
}
