//! A game that lives in another crate gets all that ours get: it is played in lines, recorded, solved, played by bots,
//! coached and simulated.
//!
//! # Ten Up (`ten-up`)
//!
//! 1. Throw one die as often as you like; its pips are added to the turn.
//! 2. A 1 ends the turn, and the turn is lost. Who stops banks it.
//! 3. Who has banked ten has won.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rafle_bots::{Contest, Level, Limit, Mind, Player, Players, PlayersOf, Thought, Weighed, players};
use rafle_engine::{
    About, AnyGame, Begins, Chance, Game, InTheCup, Line, LineOf, Message, Move, Next, Objective, Occasion, PerSeat,
    Play, Record, Refusal, Seat, Seats, Seeded, Seen, Standings, Throw, Unreadable, View, open, options,
};
use rafle_solve::{Limits, Solver, Unsolved};

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Who has banked so much has won.
        pub target: u8 [2..=100] = 10,
    }
}

/// A game of Ten Up at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct TenUp {
    target: u8,
    seats: Seats,
    seat: Seat,
    banked: PerSeat<u8>,
    turn: u8,
    /// Whether the die lies on the table.
    thrown: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Action {
    Again,
    Stop,
}

impl Game for TenUp {
    const ABOUT: About = About {
        slug: "ten-up",
        picture: &[],
        least_seats: 2,
        most_seats: 4,
        usual_seats: 2,
        minutes: 3,
        skill: 1,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Quick],
        begins: Begins::FirstSeat,
    };

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<TenUp, Refusal> {
        let (seats, banked) = (Seats::first(seats), PerSeat::all(0));
        Ok(TenUp { target: options.target, seats, seat: Seat::A, banked, turn: 0, thrown: false })
    }

    fn next(&self) -> Next {
        if self.seats.iter().any(|seat| self.banked[seat] >= self.target) {
            Next::Nobody
        } else if self.thrown {
            Next::Seat(self.seat)
        } else {
            Next::throw_by(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        [Action::Again, Action::Stop].into_iter().filter(|_| matches!(self.next(), Next::Seat(_)))
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if !matches!(self.next(), Next::Seat(_)) {
            return Err(Refusal::new("throw-first"));
        }
        self.thrown = false;
        if action == Action::Stop {
            self.banked[self.seat] += self.turn;
            self.pass_on();
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        let die = throw.of(self.in_the_cup())?;
        if die.show(1) {
            self.pass_on();
        } else {
            // More than it takes to win is worth no more.
            self.turn = (self.turn + die.sum() as u8).min(self.target);
            self.thrown = true;
        }
        Ok(())
    }

    fn standings(&self) -> Standings {
        let banked: PerSeat<i32> = PerSeat::from_fn(|seat| self.banked[seat].into());
        Standings::most(self.seats, banked).wide()
    }

    fn most_steps(&self) -> u32 {
        10_000
    }

    fn view(seen: &Seen<TenUp>) -> View {
        let button = |action: Action| Move::touch(Message::new("move").with("action", action.to_string()), action);
        let say = Message::new("turn-so-far").with("points", seen.turn);
        View::new(seen, say).moves(seen, [Action::Again, Action::Stop].map(button))
    }

    fn happened(before: &Seen<TenUp>, line: LineOf<TenUp>, _: &Seen<TenUp>) -> Vec<Message> {
        match line {
            Line::Luck(throw) => vec![throw.told(before.seat)],
            Line::Action(_) => Vec::new(),
        }
    }
}

impl TenUp {
    fn in_the_cup(&self) -> u8 {
        u8::from(matches!(self.next(), Next::Chance { .. }))
    }

    fn pass_on(&mut self) {
        (self.turn, self.seat) = (0, self.seats.after(self.seat));
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Again { "again" } else { "stop" })
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        [Action::Again, Action::Stop].into_iter().find(|action| action.to_string() == text).ok_or(Unreadable)
    }
}

const THOUGHT: Thought = Thought { seed: 1, limit: Limit::Playouts(200), patient: false };

fn begun() -> Box<dyn AnyGame> {
    open::<TenUp>(2, []).unwrap()
}

/// Players who know everything about it.
fn exact_players() -> PlayersOf<TenUp> {
    PlayersOf::new().solved_by(Solver::new(Limits::states(10_000)))
}

/// A whole game of these levels, in lines.
fn played(players: &dyn Players, levels: [Level; 2], seed: u64) -> Play {
    let (mut play, mut source) = (Play::new(begun()), Seeded::new(seed));
    loop {
        let line = match play.next() {
            Next::Nobody => return play,
            Next::Chance { .. } => play.any_line(&mut source).unwrap(),
            Next::Seat(seat) => players.choose(levels[seat.index()], &play.seen_by(seat), THOUGHT).unwrap(),
        };
        play.enter(&line).unwrap();
    }
}

#[test]
fn it_is_not_on_our_list() {
    assert!(players(&*begun()).is_none());
    let start: TenUp = rafle_engine::start(Options::default(), 2).unwrap();
    assert_eq!(rafle_solve::exact(&start).err(), Some(Unsolved::NoMethod));
    assert_eq!(rafle_solve::odds(&*begun(), &Duration::default), Err(Unsolved::NoMethod));
}

#[test]
fn it_is_played_in_lines_and_its_record_plays_again() {
    for levels in [[Level::Random, Level::Easy], [Level::Club, Level::Master]] {
        let play = played(&exact_players(), levels, 3);
        let record = Record::read(&Record::of(&play).to_string()).unwrap();
        assert_eq!(record.slug, "ten-up");
        let again = record.play(open::<TenUp>(record.seats, record.option_pairs()).unwrap()).unwrap();
        assert_eq!(again.standings(), play.standings());
    }
}

#[test]
fn it_is_solved_within_limits() {
    let start: TenUp = rafle_engine::start(Options::default(), 2).unwrap();
    let solved = Solver::new(Limits::states(10_000)).exact(&start).unwrap();
    let figures = solved.figures();
    assert_eq!(solved.objective(), Objective::Share);
    assert!((figures.seats[0].share + figures.seats[1].share - 1.0).abs() < 1e-12);
    assert!(figures.seats[0].share > 0.5, "who begins is ahead: {figures:?}");
    assert!(figures.against_random.unwrap().best > figures.seats[0].share);
    let few = Solver::new(Limits::states(100)).exact(&start);
    assert_eq!(few.err(), Some(Unsolved::TooManyStates(100)));
    let hasty = Solver::new(Limits::states(10_000).within(Duration::ZERO)).exact(&start);
    assert_eq!(hasty.err(), Some(Unsolved::TooLong(Duration::ZERO)));
}

#[test]
fn the_coach_tells_what_actions_are_worth_and_where_a_game_was_lost() {
    let players = exact_players();
    let mut play = Play::new(begun());
    play.enter("throw 2").unwrap();
    let advice = players.advise(&play.seen_by(Seat::A), THOUGHT).unwrap();
    let [best, other] = &advice.actions[..] else { panic!("{advice:?}") };
    assert!(advice.exact && best.action == "again" && best.loss == 0.0, "two points are few: {advice:?}");
    assert!(other.loss > 0.0 && (best.value - other.value - other.loss).abs() < 1e-12);
    let analysis = players.analyse(&played(&players, [Level::Random, Level::Master], 5), THOUGHT).unwrap();
    assert!(analysis.exact && analysis.decisions.iter().any(|decision| decision.loss > 0.0));
    for account in &analysis.accounts {
        let parts = account.parts.unwrap();
        assert!((parts.expected + parts.luck + parts.skill - account.result).abs() < 1e-9, "{account:?}");
        assert!(account.seat == Seat::A || account.lost == 0.0, "a master loses nothing: {account:?}");
    }
}

#[test]
fn without_a_solver_the_coach_searches_and_says_so() {
    let mut play = Play::new(begun());
    play.enter("throw 2").unwrap();
    let advice = PlayersOf::<TenUp>::new().advise(&play.seen_by(Seat::A), THOUGHT).unwrap();
    assert!(!advice.exact && advice.actions[0].action == "again", "{advice:?}");
    assert!(advice.actions.iter().all(|action| action.error > 0.0));
}

#[test]
fn it_is_simulated_and_better_players_win_more_often() {
    let (players, start) = (exact_players(), begun());
    let mut shares = [0.0; 2];
    for seed in 0..400 {
        let (standings, moves) = players.at_random(&*start, seed).unwrap();
        assert!(moves > 0 && standings.winners.len() == 1);
        shares[0] += standings.share(Seat::A) / 400.0;
        let (standings, _) = players.thinking(&*start, &[Level::Master, Level::Random], seed, 10).unwrap();
        shares[1] += standings.share(Seat::A) / 400.0;
    }
    assert!(shares[1] > shares[0] + 0.1, "{shares:?}");
    let contest = Contest {
        players: vec![Player::Level(Level::Master), Player::Level(Level::Easy)],
        games: 400,
        seed: 1,
        limit: Limit::Playouts(10),
        until_sure: false,
    };
    let outcome = contest.play(&*start, &players, &|| true).unwrap();
    assert!(outcome.solved && outcome.margin(0, 1).mean > 0.0);
}

/// Holds whatever it has.
struct Cautious;

impl Mind<TenUp> for Cautious {
    fn weigh(&self, seen: &Seen<TenUp>, _: Thought) -> Option<Weighed<Action>> {
        let worth = |action| if action == Action::Stop { 1.0 } else { 0.0 };
        Some(Weighed::exactly(Objective::Share, seen.actions().map(|action| (action, worth(action)))))
    }
}

#[test]
fn what_somebody_knows_about_it_is_played_by() {
    let cautious = PlayersOf::new().with_mind(&Cautious);
    let play = played(&cautious, [Level::Master; 2], 1);
    assert!(play.log().iter().any(|line| line == "stop") && play.log().iter().all(|line| line != "again"));
}
