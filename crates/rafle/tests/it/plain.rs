//! The table that speaks in lines.

#[cfg(unix)]
use crate::pty::Terminal;

#[cfg(unix)]
#[test]
fn hidden_dice_are_gone_before_another_player_looks() {
    let games = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::rafle("play bluff --plain --seats Anna,Bo --seed 1", games.path(), (100, 40));
    terminal.wait_for_text("Press Enter: ");
    terminal.type_in(b"\r");
    // Whoever threw has time to look.
    terminal.wait_for_text("seen enough");
    let dice = terminal.lines().into_iter().find(|line| line.starts_with("Anna throws ")).expect("Anna sees her dice");
    assert!(dice.contains(|letter: char| letter.is_ascii_digit()), "{dice}");
    terminal.type_in(b"\r");
    terminal.wait_for_text("Now it is Bo’s turn");
    assert!(!terminal.lines().contains(&dice), "{}", terminal.lines().join("\n"));
    terminal.type_in(b"\r");
    terminal.wait_for_text("Bo throws");
    let screen = terminal.lines();
    assert!(!screen.iter().any(|line| line.contains("hand over") || *line == dice), "{}", screen.join("\n"));
    assert!(screen.iter().any(|line| line.starts_with("Anna ")), "Bo is told what he may know: {}", screen.join("\n"));
    terminal.type_in(b"\x03");
    terminal.end();
}
