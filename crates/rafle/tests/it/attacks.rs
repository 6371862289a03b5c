//! What somebody with bad intentions would do to the real program, and what comes of it. `cargo xtask attack` does the same.

use std::path::Path;

use rafle_load::ATTACKS;

#[test]
fn nothing_that_an_attack_tries_is_granted() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for (name, attack) in ATTACKS {
        let folder = tempfile::tempdir().unwrap();
        let seen = runtime.block_on(attack(Path::new(env!("CARGO_BIN_EXE_rafle")), folder.path()));
        assert!(seen.is_ok(), "{name}: {seen:?}");
    }
}
