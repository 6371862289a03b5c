//! Turns of a few throws: keep some dice, throw the others again. A third throw may stay under the cup until all have
//! finished.
//!
//! What nobody has seen does not exist yet: the third throw is decided when its cup is lifted.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    Dice, Face, Lies, Message, Move, Next, PerSeat, Picks, Piece, Pieces, Refusal, Seat, Seats, Unreadable, after_verb,
    choice,
};

choice! {
    /// What becomes of dice that were kept.
    pub enum Keep {
        /// They stay for the rest of the turn.
        Locked = "locked",
        /// They may be thrown again.
        Free = "free",
    }
}

choice! {
    /// How many throws a turn may have.
    pub enum ThrowLimit {
        /// Three.
        Three = "three",
        /// No more than the leader of the round used.
        Leader = "leader",
    }
}

/// How the turns of a round go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Way {
    /// How many dice a seat has.
    pub dice: u8,
    /// The most throws in a turn.
    pub throws: u8,
    /// Whether the third throw stays under the cup.
    pub cup: bool,
    /// What becomes of dice that were kept.
    pub keep: Keep,
    /// Whether the leader's number of throws binds the others.
    pub limit: ThrowLimit,
}

/// The number of the throw that stays under the cup.
const COVERED: u8 = 3;

/// One round of turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turns {
    way: Way,
    leader: Seat,
    playing: Seats,
    /// Whose turn it is or, when all have finished, whose cup is lifted next; nobody when all dice lie open.
    at: Option<Seat>,
    /// Whether all have finished, so that cups are lifted.
    lifting: bool,
    /// The most throws in a turn; fewer than usual where the leader binds the others.
    most: u8,
    /// How often the seat at turn has thrown.
    throws: u8,
    /// What the seat at turn has kept: for this throw, or for good.
    kept: Dice,
    /// What lies open before each seat. Dice that are missing are in the cup of the seat at turn, or under a cup.
    open: PerSeat<Dice>,
}

/// One choice of the seat at turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `stop`: the dice stay as they lie.
    Stop,
    /// `keep 1 4`, `keep none`: keep these of the loose dice, throw all others.
    Keep(Dice),
}

/// See [`Turns::gist`]: where the round is, the turn, the dice of every seat, and their places.
pub type TurnsGist = ((Seats, Seat, Option<Seat>, bool), (u8, u8, Dice), PerSeat<Dice>, PerSeat<u8>);

impl Turns {
    /// A round in which nobody has thrown yet.
    pub fn new(way: Way, playing: Seats, leader: Seat) -> Turns {
        let open = PerSeat::all(Dice::NONE);
        let (at, most) = (Some(leader), way.throws);
        Turns { way, leader, playing, at, lifting: false, most, throws: 0, kept: Dice::NONE, open }
    }

    /// The same round from its beginning.
    pub fn again(&self) -> Turns {
        Turns::new(self.way, self.playing, self.leader)
    }

    /// What bears on how the round goes on, where of dice that a seat has finished with only their `place` does, if they have
    /// one yet.
    pub fn gist(&self, place: impl Fn(Seat, Dice) -> Option<u8>) -> TurnsGist {
        let finished = |seat| Some(seat) != self.at && self.missing(seat) == 0;
        let place = |seat| if finished(seat) { place(seat, self.open[seat]) } else { None };
        let places: PerSeat<_> = PerSeat::from_fn(place);
        let open = PerSeat::from_fn(|seat| if places[seat].is_some() { Dice::NONE } else { self.open[seat] });
        let at = (self.playing, self.leader, self.at, self.lifting);
        (
            at,
            (self.most, self.throws, self.kept),
            open,
            PerSeat::from_fn(|seat| places[seat].map_or(0, |place| 1 + place)),
        )
    }

    /// Who began.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Who takes part.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// How the turns go.
    pub fn way(&self) -> Way {
        self.way
    }

    /// What lies open before a seat.
    pub fn open(&self, seat: Seat) -> Dice {
        self.open[seat]
    }

    /// Whose turn it is or, when all have finished, whose cup is lifted next; nobody when all dice lie open.
    pub fn at(&self) -> Option<Seat> {
        self.at
    }

    /// Whether all have finished, so that cups are lifted.
    pub fn lifting(&self) -> bool {
        self.lifting
    }

    /// Who is next; nobody when all dice lie open.
    #[inline]
    pub fn next(&self) -> Option<Next> {
        let seat = self.at?;
        Some(if self.missing(seat) == 0 { Next::Seat(seat) } else { Next::throw_by(seat) })
    }

    /// How many dice are thrown next.
    #[inline]
    pub fn in_the_cup(&self) -> u8 {
        self.at.map_or(0, |seat| self.missing(seat))
    }

    /// Whether the throw that would come next stays under the cup.
    pub fn cup_is_next(&self) -> bool {
        self.way.cup && self.throws + 1 == COVERED
    }

    /// The dice that the seat at turn chooses from; none while they are in the cup.
    #[inline]
    pub fn loose(&self) -> Dice {
        match self.next() {
            Some(Next::Seat(seat)) => self.open[seat] - self.kept,
            _ => Dice::NONE,
        }
    }

    /// What is open to the seat at turn.
    pub fn actions(&self) -> Choices {
        Choices::among(self.loose())
    }

    /// The dice of the seat that is next have landed.
    #[inline]
    pub fn land(&mut self, dice: Dice) {
        let seat = self.at.expect("dice land before somebody");
        self.open[seat] += dice;
        if self.lifting {
            return self.lift_next();
        }
        self.throws += 1;
        if self.throws == self.most {
            self.end_turn(seat);
        } else if self.way.keep == Keep::Free {
            self.kept = Dice::NONE;
        }
    }

    /// The seat at turn chooses.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let Some(Next::Seat(seat)) = self.next() else { return Err(Refusal::new("throw-first")) };
        let loose = self.open[seat] - self.kept;
        match action {
            Action::Stop => self.end_turn(seat),
            Action::Keep(dice) => {
                if !loose.contain(dice) {
                    return Err(Refusal::new("not-among-the-dice").with("dice", dice));
                }
                if dice == loose {
                    return Err(Refusal::new("throw-at-least-one"));
                }
                self.kept += dice;
                self.open[seat] = self.kept;
                if self.cup_is_next() {
                    self.throws = COVERED;
                    self.end_turn(seat);
                }
            }
        }
        Ok(())
    }

    fn end_turn(&mut self, seat: Seat) {
        if self.way.limit == ThrowLimit::Leader && seat == self.leader {
            self.most = self.throws;
        }
        self.throws = 0;
        self.kept = Dice::NONE;
        self.at = Some(self.playing.after(seat));
        if self.at == Some(self.leader) {
            self.lifting = true;
            self.lift_next();
        }
    }

    fn lift_next(&mut self) {
        self.at = self.playing.from(self.leader).find(|&seat| self.missing(seat) > 0);
    }

    #[inline]
    fn missing(&self, seat: Seat) -> u8 {
        self.way.dice - self.open[seat].count()
    }

    /// What the seat at turn has before it.
    pub fn tray(&self, seat: Seat) -> Pieces {
        let kept = if self.way.keep == Keep::Locked { Lies::Aside } else { Lies::Kept };
        let tray = Pieces::tray(&[(self.kept, kept), (self.open[seat] - self.kept, Lies::Loose)]).of(seat);
        self.with_cup(tray, seat)
    }

    /// What any other seat has before it.
    pub fn row(&self, seat: Seat) -> Pieces {
        self.with_cup(Pieces::dice_of(seat, self.open[seat], Lies::Loose), seat)
    }

    fn with_cup(&self, mut pieces: Pieces, seat: Seat) -> Pieces {
        let covered = self.missing(seat);
        let mut waiting = self.playing.from(self.leader).skip_while(|&other| Some(other) != self.at);
        let finished = self.lifting || !waiting.any(|other| other == seat);
        if covered > 0 && finished {
            pieces.pieces.push(Piece::new(format!("cup-{seat}"), Face::Cup(covered), Lies::Covered));
        }
        pieces
    }

    /// The moves of the seat at turn; to stop brings what `brings` says.
    pub fn moves(&self, seat: Seat, brings: Message) -> [Move; 2] {
        let [keep, all, again] = if self.cup_is_next() {
            ["keep-and-cover", "cover-all", "throw-covered"]
        } else {
            ["keep-and-throw", "throw-all", "throw-again"]
        };
        let throw = match self.tray(seat).dice_to_pick(Lies::Loose) {
            // A single die is thrown again or not: there is nothing to pick.
            one if one.len() == 1 => Move::touch(Message::new(again), Action::Keep(Dice::NONE)),
            dice => {
                let most = dice.len() - 1;
                Move::pick(Message::new(keep), "keep", dice, 0, most).or_none(Message::new(all))
            }
        };
        [throw, Move::touch(Message::new("stop"), Action::Stop).brings(brings)]
    }

    /// What the seat at turn is asked.
    pub fn say(&self, seat: Seat) -> Message {
        Message::new(if self.cup_is_next() { "say-cover-or-stop" } else { "say-keep-or-stop" }).with("seat", seat)
    }

    /// What it means that the seat at turn chooses `action`.
    pub fn told(&self, action: Action) -> Vec<Message> {
        let seat = self.at.expect("somebody chooses");
        let dice = |key, dice: Dice| Message::new(key).with("seat", seat).with("dice", dice);
        match action {
            Action::Stop => vec![dice("stopped", self.open[seat])],
            Action::Keep(kept) if self.cup_is_next() => {
                let under = self.way.dice - self.kept.count() - kept.count();
                vec![Message::new("covered").with("seat", seat).with("count", under)]
            }
            Action::Keep(kept) => vec![super::kept(seat, kept)],
        }
    }
}

/// What is open to a seat that may stop, or keep some of its loose dice; see [`Turns::actions`].
#[derive(Clone, Debug)]
pub struct Choices {
    loose: Dice,
    picks: Picks,
}

impl Choices {
    /// Nothing if there are no loose dice.
    fn among(loose: Dice) -> Choices {
        let picks = loose.picks();
        Choices { loose, picks: if loose.is_empty() { picks.but_all() } else { picks } }
    }

    /// To keep all is to stop.
    fn action(&self, pick: Dice) -> Action {
        if pick == self.loose { Action::Stop } else { Action::Keep(pick) }
    }
}

impl Iterator for Choices {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        self.picks.nth(n).map(|pick| self.action(pick))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.picks.size_hint()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stop => f.write_str("stop"),
            Action::Keep(dice) => write!(f, "keep {dice}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.trim() {
            "stop" => Ok(Action::Stop),
            text => after_verb(text, "keep")?.parse().map(Action::Keep),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAY: Way = Way { dice: 3, throws: 3, cup: true, keep: Keep::Locked, limit: ThrowLimit::Three };
    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    fn keep(text: &str) -> Action {
        Action::Keep(dice(text))
    }

    #[test]
    fn a_third_throw_lies_under_the_cup_until_all_have_finished() {
        let mut turns = Turns::new(WAY, Seats::first(2), A);
        turns.land(dice("1 4 5"));
        turns.act(keep("1 4")).unwrap();
        assert_eq!(turns.in_the_cup(), 1);
        turns.land(dice("3"));
        assert_eq!(turns.actions().collect::<Vec<_>>(), [keep("none"), Action::Stop]);
        assert_eq!(turns.act(keep("1")).unwrap_err().key(), "not-among-the-dice");
        assert_eq!(turns.act(keep("3")).unwrap_err().key(), "throw-at-least-one");
        turns.act(keep("none")).unwrap();
        assert_eq!((turns.open(A), turns.next()), (dice("1 4"), Some(Next::throw_by(B))));
        turns.land(dice("6 6 6"));
        turns.act(Action::Stop).unwrap();
        assert_eq!((turns.lifting(), turns.next(), turns.in_the_cup()), (true, Some(Next::throw_by(A)), 1));
        turns.land(dice("2"));
        assert_eq!((turns.open(A), turns.next()), (dice("1 2 4"), None));
        assert_eq!(turns.actions().count(), 0);
    }

    #[test]
    fn free_dice_may_be_thrown_again() {
        let mut turns = Turns::new(Way { dice: 6, cup: false, keep: Keep::Free, ..WAY }, Seats::first(2), A);
        turns.land(dice("1 1 1 6 6 6"));
        turns.act(keep("1 1 1")).unwrap();
        turns.land(dice("2 3 4"));
        assert_eq!(turns.actions().size_hint(), (32, Some(32)));
        turns.act(keep("1 2")).unwrap();
        turns.land(dice("5 5 5 5"));
        assert_eq!((turns.open(A), turns.at()), (dice("1 2 5 5 5 5"), Some(B)));
    }

    #[test]
    fn the_leader_may_bind_the_others() {
        let way = Way { limit: ThrowLimit::Leader, ..WAY };
        let mut turns = Turns::new(way, Seats::first(3), B);
        turns.land(dice("1 2 3"));
        turns.act(keep("none")).unwrap();
        turns.land(dice("1 2 3"));
        turns.act(Action::Stop).unwrap();
        turns.land(dice("1 1 1"));
        turns.act(keep("none")).unwrap();
        turns.land(dice("6 6 6"));
        assert_eq!((turns.at(), turns.open(Seat::new(2))), (Some(A), dice("6 6 6")));
        assert_eq!(turns.again(), Turns::new(way, Seats::first(3), B));
    }
}
