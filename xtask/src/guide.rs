//! Follows `docs/ADDING-A-GAME.md` to the letter, in a copy of the project: what the page does not name must not be needed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::shell::{Done, output, program, root, run, target, works};

const PAGE: &str = "docs/ADDING-A-GAME.md";

/// Where tests write down what pages show of every game; the page says so.
const WRITTEN: &str = "crates/rafle-pages/tests/pages/snapshots/";

/// The crates that know no game, and the robots, which play a sample of the games in a browser, have nothing to ask for.
const ASKED: &str = "--workspace --exclude rafle-load --exclude rafle-robots --exclude rafle-store --exclude xtask";

/// Adds the game of the page as the page says, and runs every test that could ask for more.
pub(crate) fn follow() -> Done {
    let page = read(&root().join(PAGE))?;
    let steps = steps(&page)?;
    let named: BTreeSet<_> = steps.iter().map(|step| step.path.to_owned()).collect();
    let copy = target().join("guide");
    copy_project(&copy)?;
    for step in &steps {
        step.take(&copy)?;
    }
    as_named(&copy, &named)?;
    let missing = |why| format!("{PAGE}, followed in {}, does not name all that is asked for: {why}", copy.display());
    run(program("cargo fmt --all --check").current_dir(&copy)).map_err(missing)?;
    let test = if works("cargo nextest --version") {
        "cargo nextest run --locked --no-fail-fast"
    } else {
        "cargo test --lib --bins --tests --locked --quiet --no-fail-fast"
    };
    // What others have written is compiled already, and is the same for both.
    let mut test = program(&format!("{test} {ASKED}"));
    run(test.current_dir(&copy).env("CARGO_TARGET_DIR", target()).env("INSTA_UPDATE", "always")).map_err(missing)?;
    // A test may have written down what it would like to see.
    as_named(&copy, &named)?;
    println!("\nthe guide names all that a game needs:\n  {}", Vec::from_iter(named).join("\n  "));
    Ok(())
}

/// Something the page says to do with a file: a line `` `PATH`: `` and the block that follows it.
#[derive(PartialEq, Eq, Debug)]
struct Step<'a> {
    path: &'a str,
    /// Whether the block shows lines to be added between others, and not a new file.
    diff: bool,
    block: Vec<&'a str>,
}

fn steps(page: &str) -> Result<Vec<Step<'_>>, String> {
    let mut steps = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(path) = line.strip_prefix('`').and_then(|line| line.strip_suffix("`:")) else { continue };
        let language = (lines.next() == Some("")).then(|| lines.next()?.strip_prefix("```")).flatten();
        let language = language.ok_or_else(|| format!("{PAGE}: no block follows `{path}`"))?;
        let block = lines.by_ref().take_while(|&line| line != "```").collect();
        steps.push(Step { path, diff: language == "diff", block });
    }
    if steps.is_empty() { Err(format!("{PAGE} names no file")) } else { Ok(steps) }
}

impl Step<'_> {
    fn take(&self, copy: &Path) -> Done {
        let file = copy.join(self.path);
        if self.diff {
            let text = read(&file)?;
            let added = self.added_to(&text).ok_or_else(|| format!("{PAGE}: {} has no such lines once", self.path))?;
            return write(&file, &added);
        }
        if file.exists() {
            return Err(format!("{PAGE}: {} is there already", self.path));
        }
        let folder = file.parent().expect("the file lies in the copy");
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        write(&file, &(self.block.join("\n") + "\n"))
    }

    /// The text with the lines that begin with `+` between the others; nothing unless these are there, and once.
    fn added_to(&self, text: &str) -> Option<String> {
        let lines = |keep: fn(&str) -> bool| {
            let kept = self.block.iter().filter(|line| keep(line)).map(|line| line.get(1..).unwrap_or_default());
            kept.flat_map(|line| [line, "\n"]).collect::<String>()
        };
        let (before, after) = (lines(|line| !line.starts_with('+')), lines(|_| true));
        (text.matches(&before).count() == 1).then(|| text.replace(&before, &after))
    }
}

/// The files of the project as they lie there now, those that are not yet committed too.
fn copy_project(copy: &Path) -> Done {
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    }
    let files = output(&mut program("git ls-files --cached --others --exclude-standard"))?;
    for file in files.lines().filter(|file| root().join(file).exists()) {
        let (from, to) = (root().join(file), copy.join(file));
        let folder = to.parent().expect("the file lies in the copy");
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        fs::copy(&from, &to).map_err(|error| format!("{file}: {error}"))?;
    }
    run(program("git init --quiet").current_dir(copy))?;
    run(program("git add --all").current_dir(copy))
}

/// The files that are not as they were copied are those that the page names, and no others.
fn as_named(copy: &Path, named: &BTreeSet<String>) -> Done {
    let changed = output(program("git diff --name-only").current_dir(copy))?;
    let new = output(program("git ls-files --others --exclude-standard").current_dir(copy))?;
    let touched = changed.lines().chain(new.lines()).filter(|file| !file.starts_with(WRITTEN));
    let touched: BTreeSet<_> = touched.map(str::to_owned).collect();
    if touched == *named {
        return Ok(());
    }
    let only = |of: &BTreeSet<String>, others| of.difference(others).cloned().collect::<Vec<_>>().join(", ");
    let (more, less) = (only(&touched, named), only(named, &touched));
    Err(format!("{PAGE} names other files than are touched; touched alone: {more}; named alone: {less}"))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Done {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_lines_to_add_are_read_from_a_page() {
        let page = "Text.\n\n`a/new.rs`:\n\n```rust\none\n\ntwo\n```\n\n```text\nnot a file\n```\n\n`list`:\n\n```diff\n a\n+b\n```\n";
        let steps = steps(page).unwrap();
        assert_eq!(steps[0], Step { path: "a/new.rs", diff: false, block: vec!["one", "", "two"] });
        assert_eq!(steps[1], Step { path: "list", diff: true, block: vec![" a", "+b"] });
        assert_eq!(steps.len(), 2);
    }

    #[test]
    fn a_page_that_names_a_file_without_a_block_is_refused() {
        assert!(steps("`a`:\nno block\n").unwrap_err().contains("`a`"));
        assert!(steps("no file\n").is_err());
    }

    #[test]
    fn lines_are_added_where_the_others_stand_and_nowhere_else() {
        let step = Step { path: "list", diff: true, block: vec![" a", "+    b", " c"] };
        assert_eq!(step.added_to("a\nc\nd\n").unwrap(), "a\n    b\nc\nd\n");
        assert_eq!(step.added_to("a\nd\nc\n"), None);
        assert_eq!(step.added_to("a\nc\na\nc\n"), None, "which of them?");
    }

    /// The whole walk takes minutes (`cargo xtask guide`); that the page can be followed at all is seen at once.
    #[test]
    fn every_step_of_the_guide_fits_the_project() {
        let page = read(&root().join(PAGE)).unwrap();
        for step in steps(&page).unwrap() {
            let file = root().join(step.path);
            if step.diff {
                assert!(step.added_to(&read(&file).unwrap()).is_some(), "{}: {:?}", step.path, step.block);
            } else {
                assert!(!file.exists(), "{} is there already", step.path);
            }
        }
    }
}
