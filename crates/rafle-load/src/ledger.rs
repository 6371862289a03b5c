//! What a robot knows of a table's log without having read it, and whether the log agrees.

use std::fmt;

/// What a robot has sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// This action.
    Choice(String),
    /// Some pieces, which the server puts into words.
    Picked,
    /// A wish to throw; the server draws the luck.
    Throw,
}

impl Sent {
    /// Whether a line of the log can be this.
    fn is(&self, line: &str) -> bool {
        let luck = line.starts_with("throw ");
        match self {
            Sent::Choice(action) => line == action,
            Sent::Picked => !luck,
            Sent::Throw => luck,
        }
    }

    /// Whether these lines are this and what follows from it, once. What follows may hold an action that nobody was asked
    /// for, but not the same one, and one throw at most.
    pub(crate) fn is_once_in(&self, lines: &[String]) -> bool {
        let [first, rest @ ..] = lines else { return false };
        let throws = lines.iter().filter(|line| Sent::Throw.is(line)).count();
        self.is(first) && throws <= 1 && !rest.contains(first)
    }
}

/// A move whose outcome everybody has seen.
#[derive(Clone, Debug)]
struct Move {
    number: usize,
    sent: Sent,
    /// How long the log was then.
    length: usize,
}

/// A move on its way.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Which player has sent it.
    pub player: usize,
    /// The number it answers.
    pub number: usize,
    /// What it is, as a form.
    pub form: String,
    sent: Sent,
    /// Whether the server has said that it is done.
    acknowledged: bool,
}

/// Everything that was sent to one table and acknowledged, in order.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The word of the table.
    pub table: String,
    begins: usize,
    moves: Vec<Move>,
    pending: Option<Pending>,
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The move that was acknowledged for this number is not there.
    Lost(usize),
    /// Another line stands where this move was acknowledged.
    Changed(usize),
    /// Something is there from this number on that nobody has sent, or that was sent once and stands there twice.
    Doubled(usize),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Lost(number) => write!(f, "the move acknowledged at {number} is lost"),
            Fault::Changed(number) => write!(f, "another move stands at {number} than was acknowledged"),
            Fault::Doubled(number) => write!(f, "from {number} on there is more than was sent"),
        }
    }
}

impl Ledger {
    /// A table whose log is so long when the robots begin.
    pub fn new(table: String, begins: usize) -> Ledger {
        Ledger { table, begins, moves: Vec::new(), pending: None }
    }

    /// Notes that a move is about to be sent.
    pub fn send(&mut self, player: usize, number: usize, form: String, sent: Sent) {
        self.pending = Some(Pending { player, number, form, sent, acknowledged: false });
    }

    /// Notes that the server says it is done.
    pub fn acknowledge(&mut self) {
        if let Some(pending) = &mut self.pending {
            pending.acknowledged = true;
        }
    }

    /// Notes that everybody has seen it, and how long the log is now.
    pub fn see(&mut self, length: usize) {
        if let Some(Pending { number, sent, .. }) = self.pending.take() {
            self.moves.push(Move { number, sent, length });
        }
    }

    /// What was sent and not seen yet.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// How many moves the log must hold.
    pub fn acknowledged(&self) -> usize {
        self.moves.len() + usize::from(self.pending.as_ref().is_some_and(|pending| pending.acknowledged))
    }

    /// How long the log was when everybody had last seen it.
    pub fn length(&self) -> usize {
        self.moves.last().map_or(self.begins, |last| last.length)
    }

    /// Compares with the stored log: every acknowledged move is there once, and nothing but what was sent.
    pub fn check(&self, log: &[String]) -> Result<(), Fault> {
        let mut from = self.begins;
        for Move { number, sent, length } in &self.moves {
            if *number != from {
                return Err(Fault::Doubled(from));
            }
            let lines = log.get(*number..*length).ok_or(Fault::Lost(*number))?;
            if !sent.is(&lines[0]) {
                return Err(Fault::Changed(*number));
            }
            if !sent.is_once_in(lines) {
                return Err(Fault::Doubled(*number));
            }
            from = *length;
        }
        let rest = log.get(from..).ok_or(Fault::Lost(from))?;
        match &self.pending {
            Some(pending) if rest.is_empty() && pending.acknowledged => Err(Fault::Lost(from)),
            Some(pending) if !rest.is_empty() && !pending.sent.is(&rest[0]) => Err(Fault::Changed(from)),
            Some(pending) if !rest.is_empty() && !pending.sent.is_once_in(rest) => Err(Fault::Doubled(from)),
            None if !rest.is_empty() => Err(Fault::Doubled(from)),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A throw and two choices, all seen, after two lines about the seats.
    fn ledger() -> Ledger {
        let mut ledger = Ledger::new("t".to_owned(), 2);
        for (number, sent, length) in
            [(2, Sent::Throw, 3), (3, choice("again"), 5), (5, choice("stop"), 6), (6, Sent::Throw, 7)]
        {
            ledger.send(0, number, String::new(), sent);
            ledger.acknowledge();
            ledger.see(length);
        }
        ledger
    }

    fn choice(action: &str) -> Sent {
        Sent::Choice(action.to_owned())
    }

    fn log(game: &str) -> Vec<String> {
        ["sits A person 1", "sits B person 2"].into_iter().chain(game.split("; ")).map(ToOwned::to_owned).collect()
    }

    #[test]
    fn a_log_with_everything_once_is_right() {
        let log = log("throw 4; again; throw 5; stop; throw 2");
        assert_eq!(ledger().check(&log), Ok(()));
        assert_eq!(ledger().acknowledged(), 4);
    }

    #[test]
    fn a_lost_move_is_found() {
        for (game, fault) in [
            ("throw 4; again; throw 5; stop", Fault::Lost(6)),
            ("throw 4", Fault::Lost(3)),
            ("throw 4; again", Fault::Lost(3)),
            ("throw 4; again; throw 5; throw 2", Fault::Changed(5)),
            ("throw 4; stop; throw 5; stop; throw 2", Fault::Changed(3)),
        ] {
            assert_eq!(ledger().check(&log(game)), Err(fault), "{game}");
        }
    }

    #[test]
    fn a_doubled_move_is_found() {
        let twice = "throw 4; again; throw 5; stop; throw 2; throw 2";
        assert_eq!(ledger().check(&log(twice)), Err(Fault::Doubled(7)));
        // The robots have seen how the log grew by one move more than they had sent.
        let mut grown = ledger();
        grown.send(0, 9, String::new(), choice("stop"));
        grown.see(10);
        let game = "throw 4; again; throw 5; stop; throw 2; again; throw 3; stop";
        assert_eq!(grown.check(&log(game)), Err(Fault::Doubled(7)));
        // Or by one move that was done twice.
        let mut again = ledger();
        again.send(0, 7, String::new(), choice("again"));
        again.see(11);
        let game = "throw 4; again; throw 5; stop; throw 2; again; throw 3; again; throw 3";
        assert_eq!(again.check(&log(game)), Err(Fault::Doubled(7)));
    }

    #[test]
    fn a_move_on_its_way_may_have_arrived_once() {
        let before = "throw 4; again; throw 5; stop; throw 2";
        let arrived = &format!("{before}; again; throw 6");
        let mut sent = ledger();
        sent.send(0, 7, String::new(), choice("again"));
        assert_eq!(sent.check(&log(before)), Ok(()));
        assert_eq!(sent.check(&log(arrived)), Ok(()));
        assert_eq!(sent.check(&log(&format!("{arrived}; again; throw 6"))), Err(Fault::Doubled(7)));
        assert_eq!(sent.check(&log(&format!("{before}; stop"))), Err(Fault::Changed(7)));
        sent.acknowledge();
        assert_eq!(sent.check(&log(arrived)), Ok(()));
        assert_eq!(sent.check(&log(before)), Err(Fault::Lost(7)), "acknowledged means stored");
    }
}
