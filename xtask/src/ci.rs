//! Everything that must hold before a change is kept.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::Instant;

use crate::shell::{Beside, Done, Tool, output, program, root, run, target, works};
use crate::{guide, packaging, wasm};

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What fits into a coffee break, with fixed seeds.
    Sampled,
    /// Everything.
    All,
}

impl Extent {
    /// The folder of the program that is looked at: the one that the tests have built, or the one that is shipped.
    fn folder(self) -> &'static str {
        match self {
            Extent::Sampled => "debug",
            Extent::All => "release",
        }
    }
}

const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probe: "cargo fmt --version",
    from: &["rustup component add rustfmt", "apt-get install -y --no-install-recommends rustfmt"],
};

const CLIPPY: Tool = Tool {
    name: "clippy",
    probe: "cargo clippy --version",
    from: &["rustup component add clippy", "apt-get install -y --no-install-recommends rust-clippy"],
};

/// The browser in which robots play, and what drives it.
const CHROMIUM: Tool = Tool {
    name: "Chromium",
    probe: "chromium --version",
    from: &["apt-get install -y --no-install-recommends chromium"],
};

const CHROMEDRIVER: Tool = Tool {
    name: "chromedriver",
    probe: "chromedriver --version",
    from: &["apt-get install -y --no-install-recommends chromium-driver"],
};

/// Other browsers, in which a short round is played with `--all`, and what drives them.
const OTHERS: [Tool; 4] = [
    Tool {
        name: "Firefox",
        probe: "firefox-esr --version",
        from: &["apt-get install -y --no-install-recommends firefox-esr"],
    },
    Tool { name: "geckodriver", probe: "geckodriver --version", from: &["cargo install --locked geckodriver"] },
    Tool {
        name: "WebKit",
        probe: "which WebKitWebDriver",
        from: &["apt-get install -y --no-install-recommends webkit2gtk-driver"],
    },
    Tool { name: "Xvfb", probe: "which Xvfb", from: &["apt-get install -y --no-install-recommends xvfb"] },
];

/// Gets axe-core, which looks at the pages.
const NPM: Tool =
    Tool { name: "npm", probe: "npm --version", from: &["apt-get install -y --no-install-recommends npm"] };

/// Runs the check of luck that was written from docs/FAIR-LUCK.md alone.
const PYTHON: Tool = Tool {
    name: "Python 3",
    probe: "python3 --version",
    from: &["apt-get install -y --no-install-recommends python3"],
};

/// Keeps tables in tests. Debian's lies beside the path, with a program of its own on it.
pub(crate) const POSTGRES: Tool = Tool {
    name: "PostgreSQL",
    probe: "pg_lsclusters --help",
    from: &["apt-get install -y --no-install-recommends postgresql"],
};

const CARGO_FUZZ: Tool =
    Tool { name: "cargo-fuzz", probe: "cargo fuzz --version", from: &["cargo install cargo-fuzz"] };

/// A step of the check and what it is called.
type Step = (&'static str, fn(Extent) -> Done);

const STEPS: [Step; 13] = [
    ("formatting", |_| run(&mut program("cargo fmt --all --check"))),
    ("lints", lints),
    ("building the tests", |extent| run(Tests::of(extent).command().arg("--no-run"))),
    ("tests", tests),
    ("tests of tables and pages on PostgreSQL", on_postgres),
    ("examples in the documentation", |_| run(&mut cargo("test --workspace --doc --locked --quiet"))),
    ("documentation", |_| run(cargo("doc --workspace --no-deps --locked --quiet").env("RUSTDOCFLAGS", "-D warnings"))),
    ("records and a first look at the program", smoke),
    ("many games", many_games),
    ("packages", |extent| if extent == Extent::All { packages() } else { Ok(()) }),
    ("what hosts install", |extent| if extent == Extent::All { packaging::check(&[]) } else { Ok(()) }),
    ("WebAssembly", |extent| if extent == Extent::All { wasm::build() } else { Ok(()) }),
    ("the guide for new games", |extent| if extent == Extent::All { guide::follow() } else { Ok(()) }),
];

fn run_steps(extent: Extent) -> Result<Vec<String>, String> {
    let mut times = Vec::new();
    for (name, step) in STEPS {
        let began = Instant::now();
        step(extent).map_err(|why| format!("\n{name}: {why}"))?;
        times.push(format!("{:>6.1} s  {name}", began.elapsed().as_secs_f64()));
    }
    Ok(times)
}

pub(crate) fn run_all(extent: Extent) -> Done {
    RUSTFMT.get()?;
    CLIPPY.get()?;
    CHROMIUM.get()?;
    CHROMEDRIVER.get()?;
    NPM.get()?;
    PYTHON.get()?;
    if !works("initdb --version") {
        POSTGRES.get()?;
    }
    let others = if extent == Extent::All { &OTHERS[..] } else { &[] };
    // Where one of them cannot be had, the rest is tried nevertheless, and it is said.
    let without: Vec<_> = others.iter().filter_map(|tool| tool.get().err()).collect();
    let times = run_steps(extent)?;
    for why in &without {
        println!("\nNot everything was tried: {why}");
    }
    println!("\n{}\nAll is well.", times.join("\n"));
    Ok(())
}

/// What a build that happens once can do without: what would be left for the next one, the many pieces that are for its sake,
/// and line numbers for whoever looks into it (a panic names its own).
const ONCE: [(&str, &str); 3] =
    [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_PROFILE_DEV_CODEGEN_UNITS", "4")];

/// Cargo with these arguments. Whoever has built here before goes on with what was built; what is set by hand stays.
fn cargo(line: &str) -> Command {
    let mut command = program(&format!("cargo {line}"));
    if is_new(&target().join("debug/incremental")) {
        command.envs(ONCE.into_iter().filter(|(key, _)| std::env::var_os(key).is_none()));
    }
    command
}

/// Whether nothing of ours, other than this program, has left pieces for the next build in this folder.
fn is_new(pieces: &Path) -> bool {
    let mut left = fs::read_dir(pieces).into_iter().flatten().flatten();
    !left.any(|entry| entry.file_name().to_string_lossy().starts_with("rafle"))
}

/// Unit and integration tests. The long way round walks everything that is otherwise sampled, optimised for that.
struct Tests {
    all: bool,
    nextest: bool,
}

impl Tests {
    fn of(extent: Extent) -> Tests {
        Tests { all: extent == Extent::All, nextest: works("cargo nextest --version") }
    }

    /// Examples are no tests: lints have seen whether they compile.
    fn command(&self) -> Command {
        let (program, profile) = if self.nextest { ("nextest run", "cargo-profile") } else { ("test", "profile") };
        let mut command = cargo(&format!("{program} --workspace --lib --bins --tests --locked"));
        if self.all {
            command.arg(format!("--{profile}")).arg("thorough").env("RAFLE_ALL", "1").env("PROPTEST_CASES", "20000");
        }
        command
    }

    fn run(&self) -> Done {
        let mut command = self.command();
        command.arg("--no-fail-fast");
        if self.nextest {
            command.args(at_a_time(available_parallelism().map_or(2, NonZero::get)));
        } else {
            println!("cargo-nextest is missing; `cargo test` is slower (`cargo install cargo-nextest`)");
            command.arg("--quiet");
        }
        run(&mut command)
    }
}

/// More tests at a time than there are cores: robots wait for pages, and servers for their clocks and disks. `few-cores` in
/// `.config/nextest.toml` mixes those that wait with those that calculate.
fn at_a_time(cores: usize) -> Vec<String> {
    let words = if cores <= 4 {
        format!("--profile few-cores --test-threads {}", 2 * cores + 1)
    } else {
        format!("--test-threads {}", cores + 1)
    };
    words.split(' ').map(str::to_owned).collect()
}

/// Lints for everything, and once more for the program alone: what is shipped has only the features that it asks for itself.
fn lints(_: Extent) -> Done {
    run(&mut cargo("clippy --workspace --all-targets --locked -- -D warnings"))?;
    run(&mut cargo("clippy --locked -- -D warnings"))
}

/// Tests wait a lot: what they leave of the machine builds the program as it is shipped.
fn tests(extent: Extent) -> Done {
    if extent == Extent::Sampled {
        return Tests::of(extent).run();
    }
    let shipped = Beside::run("cargo build --release --locked --quiet")?;
    Tests::of(extent).run()?;
    shipped.done()
}

/// Whatever holds for tables and pages on the embedded store holds on the other one.
fn on_postgres(extent: Extent) -> Done {
    match extent {
        Extent::Sampled => Ok(()),
        Extent::All => {
            let tests = "cargo test --locked --profile thorough -p rafle-tables -p rafle-web --tests --no-fail-fast";
            run(&mut program(&format!("cargo run --locked -p rafle-load --bin on-postgres -- {tests}")))
        }
    }
}

/// The program itself: it starts, speaks, keeps the score, and every worked example holds.
fn smoke(extent: Extent) -> Done {
    let rafle = rafle(extent);
    run(&mut program(&format!("{rafle} check crates/rafle-games/records")))?;
    for (line, expected) in [
        ("--version", "rafle "),
        ("games --lang da", "God mand"),
        ("rules good-man", "Good Man"),
        ("simulate greedy --games 1000 --seed 1 --json", "\"by_seat\""),
        ("bench --time 5 --json greedy", "\"moves_per_second\""),
    ] {
        let written = output(program(&format!("{rafle} {line}")).env("LANG", "C"))?;
        if !written.contains(expected) {
            return Err(format!("`rafle {line}` does not write {expected}:\n{written}"));
        }
        println!("rafle {line}: as expected");
    }
    Ok(())
}

fn many_games(extent: Extent) -> Done {
    if extent == Extent::Sampled {
        return Ok(());
    }
    let rafle = rafle(extent);
    let games = output(&mut program(&format!("{rafle} games")))?;
    for slug in games.lines().filter_map(|line| line.split_whitespace().next()) {
        run(&mut program(&format!("{rafle} simulate {slug} --games 100000")))?;
    }
    Ok(())
}

/// The crates that are meant for others can be packed, and build from what was packed.
pub(crate) fn packages() -> Done {
    let crates = root().join("crates");
    let wrong = |error| format!("{}: {error}", crates.display());
    let mut pack = program("cargo package --locked --allow-dirty");
    for entry in fs::read_dir(&crates).map_err(wrong)? {
        let folder = entry.map_err(wrong)?.path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).map_err(wrong)?;
        // Crates that stay at home repeat what the workspace says of all.
        if !manifest.contains("publish.workspace = true") {
            pack.arg("-p").args(folder.file_name());
        }
    }
    run(&mut pack)
}

/// The program, where it was built.
fn rafle(extent: Extent) -> String {
    target().join(extent.folder()).join("rafle").display().to_string()
}

/// Writes the book of odds.
pub(crate) fn odds() -> Done {
    run(&mut program("cargo build --release --locked"))?;
    let book = output(&mut program(&format!("{} odds --book", rafle(Extent::All))))?;
    let page = root().join("docs/ODDS.md");
    fs::write(&page, book).map_err(|error| format!("{}: {error}", page.display()))
}

/// Bad input for every parser, `seconds` for each target.
pub(crate) fn fuzz(seconds: &str) -> Done {
    if seconds.parse::<u32>().is_err() {
        return Err(format!("`{seconds}` is no number of seconds"));
    }
    CARGO_FUZZ.get()?;
    let targets = output(&mut program("cargo fuzz list"))?;
    for name in targets.lines() {
        // What it finds on its way goes to a folder of its own: the corpus in the project stays short.
        let found = target().join("fuzz-corpus").join(name);
        fs::create_dir_all(&found).map_err(|error| format!("{}: {error}", found.display()))?;
        let (found, kept) = (found.display(), root().join("fuzz/corpus").join(name));
        let line = format!("cargo fuzz run {name} {found} {} --", kept.display());
        // The compiler takes the flags that watch over memory only so, unless it is a nightly one.
        let line = format!("{line} -max_total_time={seconds} -timeout=10 -max_len=4096");
        run(program(&line).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_built_before_is_gone_on_with() {
        let pieces = target().join(format!("pieces-{}", std::process::id()));
        assert!(is_new(&pieces), "no folder at all");
        fs::create_dir_all(pieces.join("xtask-1")).unwrap();
        assert!(is_new(&pieces), "this program alone");
        fs::create_dir_all(pieces.join("rafle_engine-1")).unwrap();
        assert!(!is_new(&pieces));
        fs::remove_dir_all(&pieces).unwrap();
    }
}
