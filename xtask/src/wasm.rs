//! The pure crates for WebAssembly: what an app without a server is built on.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Done, output, program, run, target};

const WASM: &str = "wasm32-unknown-unknown";

/// What happens at a table and what a page shows; engine, games and words come with them.
const CRATES: &str = "-p rafle-table -p rafle-pages";

/// A compiler and the sources of its standard library, from which the part for WebAssembly is built. It need not be the
/// compiler of everything else: sources fit the one that they came with.
const PACKAGES: &str = "rustc-web rust-web-src";

/// Builds the pure crates, with the standard library for WebAssembly that is there, or with one of Debian's.
pub(crate) fn build() -> Done {
    let mut cargo = program(&format!("cargo build --locked {CRATES} --target {WASM} --target-dir"));
    cargo.arg(target().join("wasm"));
    if !has_std() {
        let compiler = debian()?;
        // Cargo builds a standard library only for compilers that take unstable flags.
        cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
        cargo.env("RUSTC", compiler.join("usr/bin/rustc")).env("LD_LIBRARY_PATH", libraries(&compiler)?);
    }
    run(&mut cargo)
}

/// Whether the usual compiler can build for WebAssembly by itself.
fn has_std() -> bool {
    let folder = output(&mut program(&format!("rustc --print target-libdir --target {WASM}")));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// The folder with Debian's compiler, unpacked and not installed: it would take the place of the usual one.
fn debian() -> Result<PathBuf, String> {
    let compiler = target().join("wasm-compiler");
    if !compiler.is_dir() {
        println!("no standard library for {WASM}; getting one from Debian (or install it: `rustup target add {WASM}`)");
        let half = target().join("wasm-compiler.half");
        unpack(&half)?;
        fs::rename(&half, &compiler).map_err(|error| format!("{}: {error}", compiler.display()))?;
    }
    Ok(compiler)
}

/// Downloads the packages, and whatever of what they need is not installed, and unpacks them into `folder`.
fn unpack(folder: &Path) -> Done {
    // With lists of its own apt knows today's versions and needs no rights.
    let apt = target().join("wasm-apt");
    for room in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(apt.join(room)).map_err(|error| format!("{}: {error}", apt.display()))?;
    }
    let own = format!("-o Dir::State::lists={0}/lists -o Dir::Cache={0}/cache", apt.display());
    run(&mut program(&format!("apt-get {own} update")))?;
    let needed = output(&mut program(&format!("apt-cache {own} depends --recurse --important {PACKAGES}")))?;
    let installed = output(&mut program("dpkg-query --show --showformat=${db:Status-Status}:${Package}\\n"))?;
    let installed: BTreeSet<_> = installed.lines().filter_map(|line| line.strip_prefix("installed:")).collect();
    // Names of packages begin a line; how they are related, and names without a package, do not.
    let needed = needed.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    let missing: BTreeSet<_> = needed.filter(|name| !installed.contains(name)).collect();
    run(program(&format!("apt-get {own} download")).args(missing).current_dir(&apt))?;
    for file in files_in(&apt)?.iter().filter(|file| file.extension().is_some_and(|it| it == "deb")) {
        run(program("dpkg-deb --extract").args([file.as_path(), folder]))?;
    }
    fs::remove_dir_all(&apt).map_err(|error| format!("{}: {error}", apt.display()))
}

/// Where the compiler's own libraries are: a folder named by the kind of machine.
fn libraries(compiler: &Path) -> Result<PathBuf, String> {
    let lib = compiler.join("usr/lib");
    let mut folders = files_in(&lib)?.into_iter().filter(|path| path.to_string_lossy().ends_with("-linux-gnu"));
    folders.next().ok_or_else(|| format!("{}: no libraries of a compiler", lib.display()))
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let wrong = |error| format!("{}: {error}", folder.display());
    fs::read_dir(folder).map_err(wrong)?.map(|entry| Ok(entry.map_err(wrong)?.path())).collect()
}
