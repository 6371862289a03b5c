//! # Bluff (`bluff`)
//!
//! 1. Everybody throws four dice under a cup and looks only at their own.
//! 2. The opener bids: at least so many dice in all cups together show this face. Ones are wild and count for any face, so
//!    bids are on 2 to 6. Nobody can bid more dice than are in play.
//! 3. In turn, raise (more dice, or as many of a higher face) or lift. The highest bid can only be lifted.
//! 4. On a lift all cups are lifted. If the dice fall short of the bid, the bidder loses the round, else who lifted.
//! 5. The loser takes a stick from the heap and opens the next round. When the heap is empty, fewest sticks win.
//! 6. With `mode = shrinking` there are six dice each and no sticks: after a round everybody but the loser puts a die away
//!    for good, and whoever is without dice first has won.
//!
//! Options: `mode`, `matches`, `opener`. Notation: `throw 1 2 2 5`, `throw ?` for dice that stay covered, `bid 3x4`, `lift`.
//!
//! Hidden: each cup, until it is lifted. A cup that these eyes may not see is a hole; after a lift it is asked for.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, At, Begins, Chance, Choice, Count, Dice, Ends, Face, Game, InTheCup, Lies, Line, LineOf, Mark, Message,
    Move, Next, Note, Occasion, PerSeat, Piece, Pieces, Place, Refusal, Remember, Seat, Seats, Seen, Source, Standings,
    Sticks, Thing, Throw, Unreadable, View, Viewer, after_verb, choice, options,
};

/// Dice under each cup, in the two modes.
const DICE: u8 = 4;
const DICE_SHRINKING: u8 = 6;

/// Faces that can be bid: 2 to 6.
const FACES_BID: u8 = 5;

choice! {
    /// What losing a round means.
    pub enum Mode {
        /// The loser takes a stick.
        Matches = "matches",
        /// Everybody else puts a die away.
        Shrinking = "shrinking",
    }
}

choice! {
    /// Who opens the next round.
    pub enum Opener {
        /// Whoever lost the last one.
        Loser = "loser",
        /// The seat after the last opener.
        Rotate = "rotate",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// What losing a round means.
        pub mode: Mode = Mode::Matches,
        /// Sticks in the heap; without meaning when dice shrink.
        pub matches: u8 [1..=40] = 12,
        /// Who opens the next round.
        pub opener: Opener = Opener::Loser,
    }
}

/// A game of Bluff at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bluff {
    options: Options,
    seats: Seats,
    /// How many dice each seat still has.
    dice: PerSeat<u8>,
    cups: PerSeat<Cup>,
    sticks: PerSeat<u8>,
    heap: u8,
    stage: Stage,
    opener: Seat,
    /// Who bids or lifts next.
    seat: Seat,
    /// The standing bid, made by the seat before.
    bid: Option<Bid>,
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    Throwing,
    Bidding,
    /// Lifted, but cups that these eyes could not see are still to be shown.
    Lifting,
    /// All dice lie open, until the next round is thrown.
    Lifted,
}

/// What is under a cup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Cup {
    Empty,
    /// Dice that these eyes may not see.
    Covered,
    Dice(Dice),
}

/// A bid by its number: from 0, one 2, to the highest; five for each count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid(u8);

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `bid 3x4`: at least three dice show a 4 or a 1.
    Bid(Bid),
    /// `lift`: challenge the standing bid.
    Lift,
}

/// What is thrown under a cup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// `throw ?`: dice that the writer of this log may not see.
    Covered,
    /// `throw 1 2 2 5`: the dice.
    Shown(Dice),
}

const PICTURE: &[Thing] = &[Thing::Cup(24, 18, 70), Thing::Die(1, 96, 48, 38, 9), Thing::Die(4, 118, 24, 30, -12)];

impl Game for Bluff {
    const ABOUT: About = About {
        slug: "bluff",
        picture: PICTURE,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 4,
        minutes: 20,
        skill: 4,
        decisions: true,
        hidden: true,
        cards: false,
        occasions: &[Occasion::Tonight],
        begins: Begins::FirstSeat,
    };

    /// What was bid in this round: whoever throws begins one, whoever lifts ends it. Who did not see the dice reads a lift as the
    /// showing of them, and remembers the same.
    const REMEMBER: Option<Remember<Bluff>> = Some(|bids, _, line| match line {
        Line::Action(Action::Bid(_)) => bids.push(line),
        Line::Action(Action::Lift) | Line::Luck(_) => bids.clear(),
    });

    type Options = Options;
    type Action = Action;
    type Luck = Luck;

    fn new(options: Options, seats: usize) -> Result<Bluff, Refusal> {
        let (dice, heap) = match options.mode {
            Mode::Matches => (DICE, options.matches),
            Mode::Shrinking => (DICE_SHRINKING, 0),
        };
        Ok(Bluff {
            options,
            seats: Seats::first(seats),
            dice: PerSeat::all(dice),
            cups: PerSeat::all(Cup::Empty),
            sticks: PerSeat::all(0),
            heap,
            stage: Stage::Throwing,
            opener: Seat::A,
            seat: Seat::A,
            bid: None,
        })
    }

    fn next(&self) -> Next {
        if self.over() {
            return Next::Nobody;
        }
        match self.stage {
            Stage::Bidding => Next::Seat(self.seat),
            Stage::Throwing | Stage::Lifting | Stage::Lifted => Next::Chance { hand: self.whose_cup() },
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let top = self.bids();
        let (from, to) = match (self.stage, self.bid) {
            (Stage::Bidding, None) => (0, top),
            (Stage::Bidding, Some(standing)) => (standing.0 + 1, top + 1),
            _ => (0, 0),
        };
        // The number after the highest bid stands for the lift.
        (from..to).map(move |number| if number == top { Action::Lift } else { Action::Bid(Bid(number)) })
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.stage != Stage::Bidding {
            return Err(Refusal::new("throw-first"));
        }
        match action {
            Action::Bid(bid) => self.raise(bid),
            Action::Lift => self.lift(),
        }
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        let count = self.in_the_cup();
        let cup = match luck {
            Luck::Shown(dice) => Cup::Dice(Throw(dice).of(count)?),
            Luck::Covered if count == 0 => return Err(Refusal::new("nothing-to-throw")),
            Luck::Covered if self.stage == Stage::Lifting => return Err(Refusal::new("cup-lifted")),
            Luck::Covered => Cup::Covered,
        };
        self.put_under(cup);
        Ok(())
    }

    fn standings(&self) -> Standings {
        let left: PerSeat<i32> = match self.options.mode {
            Mode::Matches => PerSeat::from_fn(|seat| self.sticks[seat].into()),
            Mode::Shrinking => PerSeat::from_fn(|seat| self.dice[seat].into()),
        };
        Standings::fewest(self.seats, left).wide()
    }

    fn most_steps(&self) -> u32 {
        // Eleven rounds at most when dice shrink; a throw each, every bid there is, and a lift.
        let rounds = u32::from(self.options.matches).max(11);
        rounds * (8 + 5 * 48 + 1)
    }

    fn at(&self) -> Option<At> {
        Some(self.round())
    }

    fn view(seen: &Seen<Bluff>) -> View {
        let mut view = View::new(seen, seen.say());
        if let Some(bid) = seen.bid {
            view = view.part(Note::bid(bid.told("standing-bid"), bid.count(), bid.face()));
        }
        for seat in seen.seats.from(seen.viewer().seat().unwrap_or(Seat::A)) {
            view = view.part(seen.cup_of(seat));
        }
        view = match seen.options.mode {
            Mode::Matches => view
                .part(Sticks { title: Message::new("heap"), owner: None, count: seen.heap.into() })
                .holds("sticks", |seat| seen.sticks[seat]),
            Mode::Shrinking => view.holds("dice-left", |seat| seen.dice[seat]),
        };
        view.moves(seen, seen.moves()).tap(seen, Message::new("throw-under-cup").with("count", seen.in_the_cup()))
    }

    fn happened(before: &Seen<Bluff>, line: LineOf<Bluff>, after: &Seen<Bluff>) -> Vec<Message> {
        let mut told = match line {
            Line::Luck(Luck::Covered) => vec![Message::new("threw-covered").with("seat", before.hand())],
            Line::Luck(Luck::Shown(dice)) if before.stage == Stage::Lifting => {
                vec![Message::new("shows").with("seat", before.hand()).with("dice", dice)]
            }
            Line::Luck(Luck::Shown(dice)) => vec![Throw(dice).told(before.hand())],
            Line::Action(Action::Bid(bid)) => vec![bid.told("bids").with("seat", before.seat)],
            Line::Action(Action::Lift) => vec![Message::new("lifts").with("seat", before.seat)],
        };
        if after.stage == Stage::Lifted && before.stage != Stage::Lifted {
            told.extend(before.lost(after));
        }
        told
    }

    fn moment(before: &Seen<Bluff>, _: LineOf<Bluff>, after: &Seen<Bluff>) -> Option<View> {
        let lifted = after.stage == Stage::Lifted && before.stage != Stage::Lifted;
        let (bid, by) = before.standing().filter(|_| lifted)?;
        let loser = before.loser_at(after)?;
        let there = after.supporting(bid);
        let key = if loser == by { "bid-too-high" } else { "bid-holds" };
        let verdict = bid.told(key).with("seat", by).with("found", there);
        let costs = after.costs(loser);
        let told = [verdict].into_iter().chain(costs).collect();
        let moment = Bluff::view(after).moment(Ends::Round, told, after).at_the_cost_of([loser]);
        let count = Count { by, claimed: bid.count(), face: bid.face(), there };
        Some(moment.counting(count).marked_faces(Mark::Counts, |face| face == bid.face() || face == 1))
    }

    fn seen_by(&self, viewer: Viewer) -> Bluff {
        let mut seen = *self;
        if matches!(self.stage, Stage::Throwing | Stage::Bidding) {
            for seat in self.seats.iter().filter(|&seat| !viewer.may_see(seat) && self.cups[seat] != Cup::Empty) {
                seen.cups[seat] = Cup::Covered;
            }
        }
        seen
    }

    fn fill<S: Source + ?Sized>(&self, source: &mut S) -> Bluff {
        let mut filled = *self;
        for seat in self.seats.iter().filter(|&seat| self.cups[seat] == Cup::Covered) {
            filled.cups[seat] = Cup::Dice(source.dice(self.dice[seat]));
        }
        if self.stage == Stage::Lifting {
            filled.settle();
        }
        filled
    }

    fn told(&self, line: LineOf<Bluff>, viewer: Viewer, say: &mut dyn FnMut(LineOf<Bluff>)) {
        match line {
            Line::Luck(luck) if self.stage == Stage::Lifting => {
                say(Line::Luck(luck));
                let shown = self.whose_cup();
                self.show_lifted(viewer, |seat| shown.is_some_and(|shown| self.order(seat) > self.order(shown)), say);
            }
            Line::Luck(_) if self.whose_cup().is_some_and(|seat| !viewer.may_see(seat)) => {
                say(Line::Luck(Luck::Covered));
            }
            Line::Action(Action::Lift) => {
                say(line);
                self.show_lifted(viewer, |_| true, say);
            }
            Line::Luck(_) | Line::Action(Action::Bid(_)) => say(line),
        }
    }
}

impl Chance for &Bluff {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        InTheCup(self.in_the_cup()).outcomes().map(|(throw, ways)| (Luck::Shown(throw.0), ways))
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        Luck::Shown(InTheCup(self.in_the_cup()).draw(source).0)
    }
}

impl Bluff {
    /// The standing bid, and who made it.
    pub fn standing(&self) -> Option<(Bid, Seat)> {
        self.bid.map(|bid| (bid, self.seats.before(self.seat)))
    }

    /// The dice of a seat, if these eyes see them.
    pub fn under_cup(&self, seat: Seat) -> Option<Dice> {
        if let Cup::Dice(dice) = self.cups[seat] { Some(dice) } else { None }
    }

    /// Who opened this round, or opens it.
    pub fn opener(&self) -> Seat {
        self.opener
    }

    /// How many dice a seat has.
    pub fn dice_of(&self, seat: Seat) -> u8 {
        self.dice[seat]
    }

    /// How many sticks are left in the heap.
    pub fn heap(&self) -> u8 {
        self.heap
    }

    fn over(&self) -> bool {
        match self.options.mode {
            Mode::Matches => self.heap == 0,
            Mode::Shrinking => self.seats.iter().any(|seat| self.dice[seat] == 0),
        }
    }

    /// How the game goes on when this seat loses the round, whatever lies under the cups.
    pub fn lost_by(&self, loser: Seat) -> Bluff {
        let mut after = Bluff { cups: PerSeat::all(Cup::Empty), bid: None, ..*self };
        after.end_round(loser);
        after
    }

    /// Dice in all cups together.
    pub fn in_play(&self) -> u8 {
        self.seats.iter().map(|seat| self.dice[seat]).sum()
    }

    /// How many different bids there are.
    fn bids(&self) -> u8 {
        FACES_BID * self.in_play()
    }

    /// Whose turn to throw or to show comes first: 0 for the opener.
    fn order(&self, seat: Seat) -> usize {
        (seat.index() + 8 - self.opener.index()) % 8
    }

    /// Whose cup is thrown or shown next.
    fn whose_cup(&self) -> Option<Seat> {
        match self.stage {
            Stage::Throwing => self.first_with(Cup::Empty),
            Stage::Lifting => self.first_with(Cup::Covered),
            Stage::Lifted => Some(self.opener),
            Stage::Bidding => None,
        }
    }

    fn first_with(&self, cup: Cup) -> Option<Seat> {
        self.seats.from(self.opener).find(|&seat| self.cups[seat] == cup)
    }

    /// Whose hand throws or shows next, where one surely does.
    fn hand(&self) -> Seat {
        self.whose_cup().expect("luck comes by somebody's hand")
    }

    fn in_the_cup(&self) -> u8 {
        match self.next() {
            Next::Chance { hand: Some(seat) } => self.dice[seat],
            _ => 0,
        }
    }

    fn put_under(&mut self, cup: Cup) {
        if self.stage == Stage::Lifted {
            self.cups = PerSeat::all(Cup::Empty);
            self.stage = Stage::Throwing;
        }
        let seat = self.hand();
        self.cups[seat] = cup;
        match self.stage {
            Stage::Throwing if self.first_with(Cup::Empty).is_none() => {
                self.stage = Stage::Bidding;
                self.seat = self.opener;
                self.bid = None;
            }
            Stage::Lifting => self.settle_if_shown(),
            _ => {}
        }
    }

    fn raise(&mut self, bid: Bid) -> Result<(), Refusal> {
        if self.bid.is_some_and(|standing| bid <= standing) {
            return Err(Refusal::new("bid-not-higher"));
        }
        if bid.0 >= self.bids() {
            return Err(Refusal::new("bid-beyond-dice").with("count", self.in_play()));
        }
        self.bid = Some(bid);
        self.seat = self.seats.after(self.seat);
        Ok(())
    }

    fn lift(&mut self) -> Result<(), Refusal> {
        if self.bid.is_none() {
            return Err(Refusal::new("nothing-to-lift"));
        }
        self.stage = Stage::Lifting;
        self.settle_if_shown();
        Ok(())
    }

    fn settle_if_shown(&mut self) {
        if self.first_with(Cup::Covered).is_none() {
            self.settle();
        }
    }

    /// Rule 4, with all cups lifted.
    fn settle(&mut self) {
        self.end_round(self.loser());
    }

    /// Rules 5 and 6.
    fn end_round(&mut self, loser: Seat) {
        self.stage = Stage::Lifted;
        match self.options.mode {
            Mode::Matches => {
                self.heap -= 1;
                self.sticks[loser] += 1;
            }
            Mode::Shrinking => {
                for seat in self.seats.without(loser).iter() {
                    self.dice[seat] -= 1;
                }
            }
        }
        self.opener = match self.options.opener {
            Opener::Loser => loser,
            Opener::Rotate => self.seats.after(self.opener),
        };
    }

    fn loser(&self) -> Seat {
        let bid = self.bid.expect("only a bid is lifted");
        if self.supporting(bid) < bid.count() { self.seats.before(self.seat) } else { self.seat }
    }

    /// How many dice in all cups show the face that was bid, or a 1.
    fn supporting(&self, bid: Bid) -> u8 {
        self.seats.iter().map(|seat| self.under_cup(seat).map_or(0, |dice| bid.supported_by(dice))).sum()
    }

    /// Tells what lies under the cups that `viewer` has not seen, in the order in which they are shown, up to the first
    /// that nobody has seen yet.
    fn show_lifted(&self, viewer: Viewer, then: impl Fn(Seat) -> bool, say: &mut dyn FnMut(LineOf<Bluff>)) {
        for seat in self.seats.from(self.opener).filter(|&seat| then(seat)) {
            match self.cups[seat] {
                Cup::Dice(dice) if !viewer.may_see(seat) => say(Line::Luck(Luck::Shown(dice))),
                Cup::Dice(_) => {}
                Cup::Covered | Cup::Empty => return,
            }
        }
    }

    fn cup_of(&self, seat: Seat) -> Pieces {
        let (hidden, lies) = match self.cups[seat] {
            Cup::Dice(dice) => return Pieces::dice_of(seat, dice, Lies::Loose),
            Cup::Empty => (0, Lies::Loose),
            Cup::Covered => (self.dice[seat], Lies::Covered),
        };
        Pieces::at(Place::Row, [Piece::new(format!("cup-{seat}"), Face::Cup(hidden), lies)]).of(seat)
    }

    fn moves(&self) -> Vec<Move> {
        let lift = self.bid.map(|_| Move::touch(Message::new("lift"), Action::Lift));
        let least = self.bid.map_or(0, |standing| standing.0 + 1);
        let raise = (least < self.bids()).then(|| {
            let count = |count: u8| Choice::word(count.to_string(), Message::number(count));
            let face = |face: u8| Choice::face(face, Message::new("face").with("face", face));
            let counts = (Bid(least).count()..=self.in_play()).map(count).collect();
            Move::rows(Message::new("bid"), "bid", "x", vec![counts, (2..=6).map(face).collect()])
        });
        raise.into_iter().chain(lift).collect()
    }

    /// What is told when the cups have been lifted.
    fn lost(&self, after: &Bluff) -> Option<Message> {
        let (bid, loser) = (self.bid?, self.loser_at(after)?);
        Some(bid.told("lost-round").with("seat", loser).with("found", after.supporting(bid)))
    }

    /// Who has lost the round that ended on the way to `after`.
    fn loser_at(&self, after: &Bluff) -> Option<Seat> {
        let lost = |seat: &Seat| match self.options.mode {
            Mode::Matches => after.sticks[*seat] > self.sticks[*seat],
            Mode::Shrinking => after.dice[*seat] == self.dice[*seat],
        };
        self.seats.iter().find(lost)
    }

    /// What losing has cost this seat.
    fn costs(&self, loser: Seat) -> Vec<Message> {
        let opens = (!self.over()).then(|| Message::new("opens-next").with("seat", self.opener));
        let cost = match self.options.mode {
            Mode::Matches => vec![
                Message::new("takes-stick").with("seat", loser).with("count", self.sticks[loser]),
                Message::new("left-in-heap").with("count", self.heap),
            ],
            Mode::Shrinking => vec![Message::new("others-put-away").with("seat", loser)],
        };
        cost.into_iter().chain(opens).collect()
    }

    /// Which round it is, from 1.
    fn round(&self) -> At {
        let resting = u16::from(self.stage == Stage::Lifted);
        match self.options.mode {
            Mode::Matches => {
                let taken: u8 = self.seats.iter().map(|seat| self.sticks[seat]).sum();
                At::round(u16::from(taken) + 1 - resting, self.options.matches)
            }
            Mode::Shrinking => {
                let away: u8 = self.seats.iter().map(|seat| DICE_SHRINKING - self.dice[seat]).sum();
                // Each round all but one put a die away.
                At::open_round(u16::from(away) / (self.seats.len() as u16 - 1) + 1 - resting)
            }
        }
    }

    fn say(&self) -> Message {
        match (self.next(), self.stage) {
            (Next::Nobody, _) => Message::new("over"),
            (Next::Seat(seat), _) if self.bid.is_none() => Message::new("say-opens").with("seat", seat),
            (Next::Seat(seat), _) => Message::new("say-raise-or-lift").with("seat", seat),
            (Next::Chance { .. }, Stage::Lifting) => Message::new("say-shows").with("seat", self.hand()),
            (Next::Chance { .. }, _) => {
                Message::new("say-throws").with("seat", self.hand()).with("count", self.in_the_cup())
            }
        }
    }
}

impl Bid {
    /// So many dice of this face, if that can be bid.
    pub fn new(count: u8, face: u8) -> Option<Bid> {
        let possible = (1..=48).contains(&count) && (2..=6).contains(&face);
        possible.then(|| Bid(FACES_BID * (count - 1) + (face - 2)))
    }

    /// How many dice.
    pub fn count(self) -> u8 {
        self.0 / FACES_BID + 1
    }

    /// Which face.
    pub fn face(self) -> u8 {
        self.0 % FACES_BID + 2
    }

    /// How many of these dice show its face, or a 1.
    pub fn supported_by(self, dice: Dice) -> u8 {
        dice.showing(self.face()) + dice.showing(1)
    }

    /// Its number among all bids, from 0 for the lowest.
    pub fn number(self) -> usize {
        self.0.into()
    }

    fn told(self, key: &'static str) -> Message {
        Message::new(key).with("count", self.count()).with("face", self.face())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {}x{}", bid.count(), bid.face()),
            Action::Lift => f.write_str("lift"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if text.trim() == "lift" {
            return Ok(Action::Lift);
        }
        let (count, face) = after_verb(text, "bid")?.split_once('x').ok_or(Unreadable)?;
        let number = |word: &str| word.trim().parse().map_err(|_| Unreadable);
        Bid::new(number(count)?, number(face)?).map(Action::Bid).ok_or(Unreadable)
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Covered => f.write_str("throw ?"),
            Luck::Shown(dice) => Throw(*dice).fmt(f),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        if after_verb(text, "throw") == Ok("?") {
            Ok(Luck::Covered)
        } else {
            text.parse().map(|Throw(dice)| Luck::Shown(dice))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_3_bids_are_ordered_by_count_and_then_by_face() {
        let bid = |text: &str| match text.parse() {
            Ok(Action::Bid(bid)) => bid,
            other => panic!("{text}: {other:?}"),
        };
        assert!(bid("bid 4x5") > bid("bid 3x5"));
        assert!(bid("bid 4x6") > bid("bid 4x5"));
        assert!(bid("bid 4x2") > bid("bid 3x6"));
        assert_eq!((bid("bid 1x2"), bid("bid 48x6")), (Bid(0), Bid(239)));
        for text in ["bid 0x4", "bid 49x2", "bid 3x1", "bid 3x7", "bid 3", "bid x", "lift 2"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
