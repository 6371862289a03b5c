//! The laws themselves are tried: a small game with something hidden keeps them, and each flaw planted in it is caught.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use rafle_engine::{
    About, Begins, Chance, Dice, Face, Game, Lies, Line, LineOf, Message, Move, Next, Occasion, PerSeat, Piece, Pieces,
    Place, Play, Refusal, Remember, Seat, Seats, Seen, Source, Standings, Throw, Unreadable, View, Viewer, after_verb,
    options, throws,
};
use rafle_laws::{Extent, check};

/// What can be wrong with the game.
mod flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const EYES_KEEP_A_COVERED_DIE: u8 = 1;
    pub(crate) const LOG_TELLS_A_COVERED_DIE: u8 = 2;
    pub(crate) const SUM_BETRAYS_THE_DICE: u8 = 3;
    pub(crate) const WRONG_WEIGHT: u8 = 4;
    pub(crate) const DRAW_FORGETS_SIXES: u8 = 5;
    pub(crate) const REFUSAL_LEAVES_A_TRACE: u8 = 6;
    pub(crate) const CLOSED_ACTION_ACCEPTED: u8 = 7;
    pub(crate) const FILL_USES_ONE_DIE_ONLY: u8 = 8;
    pub(crate) const MOVE_MISSING: u8 = 9;
    pub(crate) const BOUND_TOO_LOW: u8 = 10;
    pub(crate) const EVERYBODY_SEES_MOVES: u8 = 11;
    pub(crate) const GIST_WITHOUT_DICE: u8 = 12;
    pub(crate) const MOMENT_FOR_ONE_SEAT: u8 = 13;
    pub(crate) const MOMENT_WITH_A_MOVE: u8 = 14;
    pub(crate) const THROW_SEEN_BY_NOBODY: u8 = 15;
}

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

options! {
    /// None.
    pub struct Options {}
}

/// Both throw a die under a cup; A says whether B's is higher; the cups are lifted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Peek<const FLAW: u8> {
    cups: PerSeat<Cup>,
    guess: Option<Guess>,
    /// Stored twice on purpose: a secret in a second place.
    sum: i32,
    spoilt: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
enum Cup {
    #[default]
    Empty,
    /// A die that these eyes may not see.
    Covered,
    Known(Dice),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Guess {
    Higher,
    NotHigher,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Luck {
    Covered,
    Shown(Dice),
}

impl<const FLAW: u8> Peek<FLAW> {
    fn to_throw(&self) -> Option<Seat> {
        let waits = |seat: &Seat| match self.cups[*seat] {
            Cup::Empty => true,
            Cup::Covered => self.guess.is_some(),
            Cup::Known(_) => false,
        };
        SEATS.into_iter().find(waits)
    }

    fn face(&self, seat: Seat) -> i32 {
        if let Cup::Known(die) = self.cups[seat] { die.sum() } else { 0 }
    }
}

impl<const FLAW: u8> Game for Peek<FLAW> {
    const ABOUT: About = About {
        slug: "peek",
        picture: &[],
        least_seats: 2,
        most_seats: 2,
        usual_seats: 2,
        minutes: 1,
        skill: 1,
        decisions: true,
        hidden: true,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    const REMEMBER: Option<Remember<Self>> = Some(|memory, before, line| {
        // After the guess all dice are shown, and only the guess is worth remembering.
        if before.guess.is_none() {
            memory.retain(|_| matches!(line, Line::Luck(_)));
            memory.push(line);
        }
    });

    type Options = Options;
    type Action = Guess;
    type Luck = Luck;

    fn new(_: Options, _: usize) -> Result<Self, Refusal> {
        Ok(Peek { cups: PerSeat::all(Cup::Empty), guess: None, sum: 0, spoilt: false })
    }

    fn next(&self) -> Next {
        match (self.to_throw(), self.guess) {
            (Some(seat), _) => Next::throw_by(seat),
            (None, None) => Next::Seat(Seat::A),
            (None, Some(_)) => Next::Nobody,
        }
    }

    fn actions(&self) -> impl Iterator<Item = Guess> + Clone + '_ {
        let open: &[Guess] = if self.next() == Next::Seat(Seat::A) { &[Guess::Higher, Guess::NotHigher] } else { &[] };
        open.iter().copied()
    }

    fn act(&mut self, guess: Guess) -> Result<(), Refusal> {
        if self.next() != Next::Seat(Seat::A) && FLAW != flaw::CLOSED_ACTION_ACCEPTED {
            self.spoilt = FLAW == flaw::REFUSAL_LEAVES_A_TRACE;
            return Err(Refusal::new("not-now"));
        }
        self.guess = Some(guess);
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Luck> {
        self
    }

    fn befall(&mut self, luck: Luck) -> Result<(), Refusal> {
        let seat = self.to_throw().ok_or_else(|| Refusal::new("not-now"))?;
        self.cups[seat] = match luck {
            Luck::Covered if self.cups[seat] == Cup::Covered => return Err(Refusal::new("not-now")),
            Luck::Covered => Cup::Covered,
            Luck::Shown(die) => Cup::Known(Throw(die).of(1)?),
        };
        if FLAW == flaw::SUM_BETRAYS_THE_DICE {
            self.sum += self.face(seat);
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let right = match self.guess {
            Some(Guess::Higher) => self.face(SEATS[1]) > self.face(SEATS[0]),
            Some(Guess::NotHigher) => self.face(SEATS[1]) <= self.face(SEATS[0]),
            None => return Standings::most(Seats::first(2), PerSeat::all(0)),
        };
        Standings::most(Seats::first(2), PerSeat::from_fn(|seat| ((seat == Seat::A) == right).into()))
    }

    fn most_steps(&self) -> u32 {
        if FLAW == flaw::BOUND_TOO_LOW { 2 } else { 3 }
    }

    fn gist(&self) -> impl Hash + Eq + use<FLAW> {
        let mut gist = self.clone();
        if FLAW == flaw::GIST_WITHOUT_DICE {
            gist.cups = PerSeat::from_fn(|seat| if self.cups[seat] == Cup::Empty { Cup::Empty } else { Cup::Covered });
            gist.sum = 0;
        }
        gist
    }

    fn view(seen: &Seen<Self>) -> View {
        let piece = |seat: Seat| match seen.cups[seat] {
            Cup::Known(die) if FLAW != flaw::THROW_SEEN_BY_NOBODY => {
                Piece::new(format!("die-{seat}"), Face::Die(die.sum() as u8), Lies::Loose)
            }
            _ => Piece::new(format!("die-{seat}"), Face::Cup(1), Lies::Covered),
        };
        let word = |guess| Move::touch(Message::new("guess"), guess);
        let mut moves = vec![word(Guess::Higher), word(Guess::NotHigher)];
        moves.truncate(if FLAW == flaw::MOVE_MISSING { 1 } else { 2 });
        let mut view = View::new(seen, Message::new("say"))
            .part(Pieces::at(Place::Tray, SEATS.map(piece)))
            .moves(seen, moves.clone())
            .tap(seen, Message::new("tap"));
        if FLAW == flaw::EVERYBODY_SEES_MOVES {
            view.moves = moves;
        }
        view
    }

    fn happened(_: &Seen<Self>, _: LineOf<Self>, _: &Seen<Self>) -> Vec<Message> {
        Vec::new()
    }

    fn moment(before: &Seen<Self>, line: LineOf<Self>, after: &Seen<Self>) -> Option<View> {
        let mut moment = rafle_engine::ended(before, line, after);
        if FLAW == flaw::MOMENT_FOR_ONE_SEAT && before.viewer() != Viewer::Seat(Seat::A) {
            moment = None;
        }
        if let Some(view) = moment.as_mut().filter(|_| FLAW == flaw::MOMENT_WITH_A_MOVE) {
            view.tap = Some(Message::new("tap"));
        }
        moment.filter(|_| FLAW != flaw::THROW_SEEN_BY_NOBODY)
    }

    fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        let leak = FLAW == flaw::EYES_KEEP_A_COVERED_DIE;
        for seat in SEATS {
            if self.guess.is_none() && self.cups[seat] != Cup::Empty && !viewer.may_see(seat) && !leak {
                seen.cups[seat] = Cup::Covered;
            }
        }
        seen
    }

    fn fill<S: Source + ?Sized>(&self, source: &mut S) -> Self {
        let mut filled = self.clone();
        for seat in SEATS {
            if self.cups[seat] == Cup::Covered {
                filled.cups[seat] = Cup::Known(source.dice(1));
            }
        }
        if FLAW == flaw::FILL_USES_ONE_DIE_ONLY {
            filled.cups[SEATS[1]] = Cup::Known(Dice::of(&[1]));
        }
        filled
    }

    fn told(&self, line: LineOf<Self>, viewer: Viewer, say: &mut dyn FnMut(LineOf<Self>)) {
        let open = FLAW == flaw::LOG_TELLS_A_COVERED_DIE;
        match line {
            Line::Luck(_) if self.to_throw().is_some_and(|seat| !viewer.may_see(seat) && !open) => {
                say(Line::Luck(Luck::Covered));
            }
            Line::Luck(_) => say(line),
            Line::Action(_) => {
                say(line);
                for seat in SEATS {
                    if let Cup::Known(die) = self.cups[seat]
                        && !viewer.may_see(seat)
                    {
                        say(Line::Luck(Luck::Shown(die)));
                    }
                }
            }
        }
    }
}

impl<const FLAW: u8> Chance for &Peek<FLAW> {
    type Luck = Luck;

    fn outcomes(self) -> impl Iterator<Item = (Luck, u64)> {
        let count = u8::from(self.to_throw().is_some());
        let weight = |die: Dice| if FLAW == flaw::WRONG_WEIGHT && die.show(6) { 2 } else { 1 };
        throws(count).filter(move |_| count > 0).map(move |(die, _)| (Luck::Shown(die), weight(die)))
    }

    fn draw<S: Source + ?Sized>(self, source: &mut S) -> Luck {
        let faces = if FLAW == flaw::DRAW_FORGETS_SIXES { 5 } else { 6 };
        Luck::Shown(Dice::alike(source.below(faces) as u8 + 1, 1))
    }
}

impl fmt::Display for Guess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Guess::Higher { "higher" } else { "not-higher" })
    }
}

impl FromStr for Guess {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Guess, Unreadable> {
        match text {
            "higher" => Ok(Guess::Higher),
            "not-higher" => Ok(Guess::NotHigher),
            _ => Err(Unreadable),
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Covered => f.write_str("throw ?"),
            Luck::Shown(die) => write!(f, "throw {die}"),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        match after_verb(text, "throw")? {
            "?" => Ok(Luck::Covered),
            die => die.parse().map(Luck::Shown),
        }
    }
}

fn broken_law<const FLAW: u8>() -> &'static str {
    check::<Peek<FLAW>>(Extent::Whole, &mut |_| {}).expect_err("the flaw is caught").law
}

#[test]
fn a_sound_game_keeps_every_law() {
    if let Err(broken) = check::<Peek<{ flaw::NONE }>>(Extent::Whole, &mut |_| {}) {
        panic!("{broken}");
    }
}

#[test]
fn a_leak_is_caught() {
    let replay = "a viewer's log leads to what the viewer sees";
    assert_eq!(broken_law::<{ flaw::EYES_KEEP_A_COVERED_DIE }>(), replay);
    assert_eq!(broken_law::<{ flaw::LOG_TELLS_A_COVERED_DIE }>(), replay);
    assert_eq!(broken_law::<{ flaw::SUM_BETRAYS_THE_DICE }>(), replay);
}

#[test]
fn a_wrong_weight_is_caught() {
    assert_eq!(broken_law::<{ flaw::WRONG_WEIGHT }>(), "draw agrees with the weights");
    assert_eq!(broken_law::<{ flaw::DRAW_FORGETS_SIXES }>(), "draw agrees with the weights");
}

#[test]
fn broken_doors_are_caught() {
    assert_eq!(broken_law::<{ flaw::REFUSAL_LEAVES_A_TRACE }>(), "a refusal changes nothing");
    assert_eq!(broken_law::<{ flaw::CLOSED_ACTION_ACCEPTED }>(), "what is not open is refused");
    assert_eq!(broken_law::<{ flaw::BOUND_TOO_LOW }>(), "a game of random players ends");
}

#[test]
fn a_filling_that_forgets_what_is_known_is_caught() {
    assert_eq!(broken_law::<{ flaw::FILL_USES_ONE_DIE_ONLY }>(), "filling holes anew leaves what is seen");
}

#[test]
fn moves_that_nobody_or_everybody_can_make_are_caught() {
    assert_eq!(broken_law::<{ flaw::MOVE_MISSING }>(), "every open action can be made in one way");
    assert_eq!(broken_law::<{ flaw::EVERYBODY_SEES_MOVES }>(), "moves are shown exactly to who can make them");
}

#[test]
fn moments_that_are_not_for_everybody_or_not_only_looked_at_are_caught() {
    assert_eq!(broken_law::<{ flaw::MOMENT_FOR_ONE_SEAT }>(), "a moment is one for everybody");
    assert_eq!(broken_law::<{ flaw::MOMENT_WITH_A_MOVE }>(), "nothing can be done in a moment");
    assert_eq!(broken_law::<{ flaw::THROW_SEEN_BY_NOBODY }>(), "dice that are thrown are seen");
}

#[test]
fn a_gist_that_leaves_out_what_matters_is_caught() {
    assert_eq!(broken_law::<{ flaw::GIST_WITHOUT_DICE }>(), "the standings lie in the gist");
}

#[test]
fn a_seat_has_in_mind_what_it_was_told_and_nothing_else() {
    let mut play = Play::new(rafle_engine::open::<Peek<{ flaw::NONE }>>(2, []).unwrap());
    let in_mind = |play: &Play| {
        let of = |seat| play.seen_by(seat).as_game::<Peek<{ flaw::NONE }>>().unwrap().1.memory().to_vec();
        SEATS.map(|seat| of(seat).iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    play.enter("throw 3").unwrap();
    play.enter("throw 5").unwrap();
    let thrown = [vec!["throw 3", "throw ?"], vec!["throw ?", "throw 5"]];
    assert_eq!(in_mind(&play), thrown);
    let seen = play.seen_by(Seat::A);
    let others = seen.now().as_game::<Peek<{ flaw::NONE }>>().unwrap().seen(Viewer::Seat(SEATS[1]));
    assert!(others.memory().is_empty(), "nobody looks into another's mind");
    play.enter("higher").unwrap();
    assert_eq!(in_mind(&play), [["higher"], ["higher"]]);
    play.enter("undo").unwrap();
    assert_eq!(in_mind(&play), thrown, "what is taken back is forgotten");
}
