//! Signs that every terminal has, for those that have no others.

use ratatui::buffer::Buffer;

/// Whether the terminal shows ASCII alone: the console of Linux has a font without our signs, and `LANG=C` says so.
pub(crate) fn is_wanted(variable: impl Fn(&str) -> Option<String>) -> bool {
    if variable("TERM").as_deref() == Some("linux") {
        return true;
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    // A terminal of which nothing is said can do what terminals of this century can.
    locale.is_some_and(|locale| {
        let locale = locale.to_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

/// Draws what was drawn with signs that every terminal has. Letters stay as they are.
pub(crate) fn redraw(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(sign) = cell.symbol().chars().next().and_then(sign) {
            cell.set_char(sign);
        }
    }
}

fn sign(letter: char) -> Option<char> {
    Some(match letter {
        '╭' | '╮' | '╰' | '╯' | '┬' => '+',
        '╔' | '╗' | '╚' | '╝' | '║' | '▒' => '#',
        '─' | '–' | '−' => '-',
        '═' | '━' => '=',
        '│' | '❘' | '▏' => '|',
        '●' => 'o',
        '⚂' => '3',
        '⚄' => '5',
        '✱' => '!',
        '✶' | '★' => '*',
        '♠' => 'S',
        '♥' => 'H',
        '♦' => 'D',
        '♣' => 'C',
        '×' => 'x',
        '·' | '…' => '.',
        '▸' | '→' | '≥' => '>',
        '←' | '⌫' | '≤' => '<',
        '↑' | '▲' => '^',
        '↓' | '▼' => 'v',
        '’' | '‘' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' | '\u{202f}' => ' ',
        '±' => '~',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_what_a_terminal_shows() {
        let wanted = |set: &[(&str, &str)]| {
            let found = |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            is_wanted(found)
        };
        assert!(wanted(&[("LANG", "C")]));
        assert!(wanted(&[("TERM", "linux"), ("LANG", "da_DK.UTF-8")]));
        assert!(wanted(&[("LC_ALL", "POSIX"), ("LANG", "da_DK.UTF-8")]));
        assert!(!wanted(&[("LANG", "C.UTF-8")]));
        assert!(!wanted(&[("LC_ALL", ""), ("LANG", "da_DK.utf8")]));
        assert!(!wanted(&[("TERM", "xterm-256color")]));
    }
}
