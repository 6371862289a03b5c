//! Values that bots have learnt: plays a game against itself, from a seed, and writes the file of its weights.

use std::fs;

use crate::shell::{Done, output, program, root, run, target};

/// `train GAME [--seed N] [--games N]`.
pub(crate) fn run_with(arguments: &[&str]) -> Done {
    let (slug, seed, games) = match *arguments {
        [slug] => (slug, "1", None),
        [slug, "--seed", seed] => (slug, seed, None),
        [slug, "--games", games] => (slug, "1", Some(games)),
        [slug, "--seed", seed, "--games", games] => (slug, seed, Some(games)),
        _ => return Err("cargo xtask train GAME [--seed N] [--games N]".to_owned()),
    };
    run(&mut program("cargo build --release --locked -p rafle-bots --example train"))?;
    let train = target().join("release/examples/train");
    let weights = output(program(&train.display().to_string()).args([slug, seed]).args(games))?;
    let file = format!("crates/rafle-bots/values/{slug}.txt");
    fs::write(root().join(&file), weights).map_err(|error| format!("{file}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_the_games_that_learn() {
        let files = fs::read_dir(root().join("crates/rafle-bots/values")).unwrap();
        let file = |file: Result<fs::DirEntry, _>| file.unwrap().file_name().into_string().unwrap();
        let mut slugs: Vec<_> = files.map(|entry| file(entry).replace(".txt", "")).collect();
        slugs.sort();
        assert!(crate::HELP.contains(&format!("({})", slugs.join(", "))), "{slugs:?}");
    }
}
