//! Learns the weights of a game anew and writes its file: `cargo xtask train court --seed 1` asks for this.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [slug, numbers @ ..] = &arguments[..] else {
        eprintln!("train SLUG [SEED [GAMES]]");
        return ExitCode::FAILURE;
    };
    let number = |index: usize| numbers.get(index).and_then(|number| number.parse().ok());
    let Some(text) = rafle_bots::training::learn(slug, number(0).unwrap_or(1), number(1)) else {
        eprintln!("no weights are learnt for `{slug}`");
        return ExitCode::FAILURE;
    };
    print!("{text}");
    ExitCode::SUCCESS
}
