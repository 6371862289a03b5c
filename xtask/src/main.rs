//! `cargo xtask`: what one does to the project, one command each. No dependencies, so that it builds in a second.

mod ci;
mod guide;
mod language;
mod load;
mod mutants;
mod packaging;
mod peers;
mod shell;
mod strength;
mod train;
mod wasm;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask ci [--all]   everything that must hold before a change is kept;
                         --all also walks every law with every number of seats, looks at the program as it is shipped,
                         plays 100,000 random games of each game, runs longer on bad input,
                         runs the tests of tables and pages on PostgreSQL too,
                         packs the crates that are published, and checks what hosts install,
                         builds for WebAssembly, and follows the guide for new games
cargo xtask odds         writes docs/ODDS.md, the book of exact odds
cargo xtask peers        compares the speed of play with other libraries, in the same run
cargo xtask attack       what somebody with bad intentions would do to a server, and that it is refused
cargo xtask load [...]   how much one server can bear: moves per second, waiting, memory (--help says more)
cargo xtask pictures [GAME]…  takes the pictures of docs/pictures anew (needs chromium and chromium-driver); `books` are the
                         contact sheets of all that is printed and of all cards
cargo xtask terminal     takes the picture of the terminal anew, docs/pictures/terminal.svg
cargo xtask strength [SLUG…]
                         matches between the bots in these games, or in all, written to docs/STRENGTH.md; what the page says of
                         other games stays
cargo xtask train GAME [--seed N] [--games N]
                         what bots hold positions of a game to be worth, learnt anew by playing with
                         themselves (court, crowns), written to crates/rafle-bots/values; the same seed gives the same weights
cargo xtask mutants [PART] [--share K/N]
                         small changes to the code, and which of them no test of the crate notices; PART is
                         core, games, store or pages, K/N the Kth of N equal shares (needs cargo-mutants)
cargo xtask guide        adds the game of docs/ADDING-A-GAME.md to a copy of the project, and runs its tests
cargo xtask language [TAG]
                         what a language still lacks, what is longer than fits, and what English says otherwise since
cargo xtask package      packs the crates that are meant for others, and builds what was packed
cargo xtask packaging [PROGRAM]
                         image, compose file, proxy, service and Debian package, each used as its host would
                         (as root, on Debian; PROGRAM instead of one that is built)
cargo xtask wasm         builds what needs no server (tables and pages) for WebAssembly
cargo xtask man          manual pages of every command, in target/man
cargo xtask fuzz [SECS]  bad input for every parser, so many seconds each (needs cargo-fuzz)";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["ci"] => ci::run_all(ci::Extent::Sampled),
        ["ci", "--all"] => ci::run_all(ci::Extent::All),
        ["load", ref more @ ..] => load::run_with("load", more),
        ["attack"] => load::run_with("attack", &[]),
        ["mutants", ref more @ ..] => mutants::run_with(more),
        ["odds"] => ci::odds(),
        ["peers"] => peers::run_all(),
        ["pictures", ref games @ ..] => {
            shell::run(shell::program("cargo run --locked -p rafle-robots --example pictures --").args(games))
        }
        ["terminal"] => terminal(),
        ["strength", ref slugs @ ..] => strength::run_all(slugs),
        ["train", ref more @ ..] => train::run_with(more),
        ["language", ref tags @ ..] => language::run_with(tags),
        ["guide"] => guide::follow(),
        ["package"] => ci::packages(),
        ["packaging"] => packaging::check(&[]),
        ["packaging", file] => packaging::check(&[file]),
        ["wasm"] => wasm::build(),
        ["man"] => man(),
        ["fuzz"] => ci::fuzz("60"),
        ["fuzz", seconds] => ci::fuzz(seconds),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The picture of a table in the terminal, for the README.
fn terminal() -> shell::Done {
    shell::run(&mut shell::program("cargo build --locked -p rafle --bin rafle"))?;
    shell::run(&mut shell::program("cargo run --locked -p rafle --example terminal -- docs/pictures/terminal.svg"))
}

/// The program knows its own commands: it writes the pages.
fn man() -> shell::Done {
    let folder = shell::target().join("man");
    shell::run(shell::program("cargo run --locked -- man").arg(&folder))?;
    println!("written to {}", folder.display());
    Ok(())
}
