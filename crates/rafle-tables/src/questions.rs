//! Questions across processes: what is asked at a table stands on the board of the store, where every process finds it.
//!
//! Memory is a copy of the board. Whoever asks or answers reads it first, and puts the new question up only instead of the one
//! that was read: of two who answer at two processes at the same time, both count.

use std::fmt::Write as _;

use rafle_engine::{Seat, Seats};
use rafle_store::Store;
use rafle_table::{Asked, Question, Refused, Sitter, Wish};

use crate::live::State;
use crate::wish::kept;
use crate::{Live, Tables};

/// What stands on the board where nothing is asked any more.
const NOTHING: &str = "nothing";

/// Whether a question may come of a wish, or settle one.
fn may_ask(wish: &Wish) -> bool {
    matches!(wish, Wish::TakeBack(_) | Wish::Answer { .. } | Wish::Sit(..) | Wish::Join(_))
}

impl<S: Store> Tables<S> {
    /// Reads what is asked at a table before somebody asks or answers; gives the words in which it stands on the board.
    pub(crate) async fn read_question_for(
        &self,
        wish: &Wish,
        table: &Live,
        state: &mut State,
    ) -> Result<Option<String>, Refused> {
        if may_ask(wish) { self.read_question(table, state).await } else { Ok(None) }
    }

    /// Reads what is asked at a table, where other processes may have asked. Gives the words in which it stands there.
    pub(crate) async fn read_question(&self, table: &Live, state: &mut State) -> Result<Option<String>, Refused> {
        if self.store.process().is_none() {
            return Ok(None);
        }
        let words = self.store.question(table.id()).await.map_err(kept)?;
        let posed = words.as_deref().and_then(read).filter(|posed| posed.is_open(state));
        state.newcomer = posed.as_ref().and_then(|posed| posed.newcomer.clone());
        let asked = posed.map(|posed| posed.asked);
        if asked.as_ref() != state.table.asked() {
            state.table.ask(asked);
            table.publish(state.length());
        }
        Ok(words)
    }

    /// Asks something at a table instead of what stood on the board, for everybody to see. Whoever was faster is read, and this
    /// one has to look again.
    pub(crate) async fn pose(
        &self,
        table: &Live,
        state: &mut State,
        before: Option<&str>,
        asked: Option<Asked>,
        newcomer: Option<String>,
    ) -> Result<(), Refused> {
        let posed = asked.clone().map(|asked| Posed { number: state.length(), asked, newcomer: newcomer.clone() });
        let words = posed.as_ref().map_or(NOTHING.to_owned(), written);
        if !self.store.pose(table.id(), before, &words).await.map_err(kept)? {
            self.read_question(table, state).await?;
            return Err(Refused::Stale(state.length()));
        }
        state.table.ask(asked);
        state.newcomer = newcomer;
        table.publish(state.length());
        Ok(())
    }
}

/// A question as it stands on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Posed {
    /// How long the log was when it was asked.
    number: usize,
    asked: Asked,
    /// Who wants to sit down, by the key of the store.
    newcomer: Option<String>,
}

impl Posed {
    /// Whether it is still a question: the table is where it was, or the seat is still free.
    fn is_open(&self, state: &State) -> bool {
        match self.asked.what {
            Question::Back { .. } => state.length() == self.number,
            Question::Seat { .. } => !state.table.play().over() && *state.table.sitter(self.asked.by) == Sitter::Open,
        }
    }
}

/// A question in words: `12 A BC back 3`, or `12 B AC seat 0123456789abcdef KEY Anna`.
fn written(posed: &Posed) -> String {
    let Posed { number, asked: Asked { by, what, waiting }, newcomer } = posed;
    let mut words = format!("{number} {by} ");
    for seat in waiting.iter() {
        write!(words, "{seat}").expect("a string takes everything");
    }
    match what {
        Question::Back { lines } => words + &format!(" back {lines}"),
        Question::Seat { token, name } => {
            words + &format!(" seat {token} {} {name}", newcomer.as_deref().unwrap_or("-"))
        }
    }
}

/// The question of these words. What cannot be read was asked by a newer version, and is nothing here.
fn read(words: &str) -> Option<Posed> {
    let mut parts = words.splitn(5, ' ');
    let number = parts.next()?.parse().ok()?;
    let by = parts.next()?.parse().ok()?;
    let seat = |letter: char| letter.to_string().parse::<Seat>().ok();
    let waiting = parts.next()?.chars().map(seat).collect::<Option<Seats>>()?;
    let (what, newcomer) = match (parts.next()?, parts.next()?) {
        ("back", lines) => (Question::Back { lines: lines.parse().ok()? }, None),
        ("seat", rest) => {
            let mut rest = rest.splitn(3, ' ');
            let (token, key, name) = (rest.next()?.to_owned(), rest.next()?, rest.next()?.to_owned());
            (Question::Seat { token, name }, (key != "-").then(|| key.to_owned()))
        }
        _ => return None,
    };
    Some(Posed { number, asked: Asked { by, what, waiting }, newcomer })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_reads_back_to_itself() {
        let waiting: Seats = [Seat::new(1), Seat::new(2)].into_iter().collect();
        let back = Asked { by: Seat::A, what: Question::Back { lines: 3 }, waiting };
        let what = Question::Seat { token: "0123456789abcdef".to_owned(), name: "Anna  Maria".to_owned() };
        let seat = Asked { by: Seat::new(3), what, waiting };
        for (posed, words) in [
            (Posed { number: 12, asked: back, newcomer: None }, "12 A BC back 3"),
            (
                Posed { number: 7, asked: seat, newcomer: Some("key".to_owned()) },
                "7 D BC seat 0123456789abcdef key Anna  Maria",
            ),
        ] {
            assert_eq!(written(&posed), words);
            assert_eq!(read(words), Some(posed));
        }
        for unreadable in [NOTHING, "", "12 A BC", "12 A BC sing 3", "x A BC back 3", "12 A ?? back 3"] {
            assert_eq!(read(unreadable), None, "{unreadable}");
        }
    }
}
