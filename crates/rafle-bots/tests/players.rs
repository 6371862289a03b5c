//! What must hold for every level in every game.

use rafle_bots::{Level, Limit, PlayersOf, Thought, choose_for};
use rafle_engine::{Game, Next, Play, Record, Seeded, Seen, Source, Viewer, start};
use rafle_games::Visit;

/// Few playouts: what is shown here does not depend on strength.
fn quick(seed: u64) -> Thought {
    Thought { seed, limit: Limit::Playouts(8), patient: false }
}

/// Two, or as few as it takes.
fn few<G: Game>() -> usize {
    G::ABOUT.least_seats.max(2).min(G::ABOUT.most_seats)
}

fn new_game<G: Game>(seats: usize) -> G {
    start(rafle_engine::usual::<G>(), seats).unwrap()
}

/// Plays a game with these levels in turn; `look` is shown every decision and what was chosen.
fn play<G: Game>(levels: &[Level], seed: u64, mut look: impl FnMut(&G, Level, G::Action)) -> G {
    let start: G = new_game(few::<G>());
    let mut game = start.clone();
    let mut source = Seeded::new(seed);
    for step in 0.. {
        match game.next() {
            Next::Nobody => break,
            Next::Chance { .. } => game.befall(game.draw(&mut source)).unwrap(),
            Next::Seat(seat) => {
                let level = levels[seat.index() % levels.len()];
                let seen = Seen::of(&game, Viewer::Seat(seat));
                let action = PlayersOf::new().action(level, &start, &seen, quick(step));
                look(&game, level, action);
                game.act(action).unwrap();
            }
        }
    }
    game
}

fn every<V: Visit + Copy>(visit: V) {
    for about in rafle_games::GAMES.iter().filter(|about| about.decisions) {
        rafle_games::visit_each(about.slug, visit);
    }
}

#[derive(Clone, Copy)]
struct ToTheEnd;

impl Visit for ToTheEnd {
    type Out = ();

    fn visit<G: Game>(self) {
        for levels in [[Level::Random, Level::Easy], [Level::Club, Level::Master]] {
            let end = play(&levels, 1, |game: &G, level, action| {
                assert!(game.actions().any(|open| open == action), "{} {level} {action}", G::ABOUT.slug);
            });
            assert_eq!(end.next(), Next::Nobody);
        }
    }
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    every(ToTheEnd);
}

#[derive(Clone, Copy)]
struct Again;

impl Visit for Again {
    type Out = ();

    fn visit<G: Game>(self) {
        let log = || {
            let mut log = Vec::new();
            play::<G>(&[Level::Master, Level::Easy], 3, |_, _, action| log.push(action));
            log
        };
        assert!(log() == log(), "{}", G::ABOUT.slug);
    }
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    every(Again);
}

#[derive(Clone, Copy)]
struct DealtAnew;

impl Visit for DealtAnew {
    type Out = ();

    fn visit<G: Game>(self) {
        if !G::ABOUT.hidden {
            return;
        }
        let start: G = new_game(few::<G>());
        let mut different = 0;
        let mut source = Seeded::new(9);
        for levels in [[Level::Easy, Level::Random], [Level::Master, Level::Club]] {
            play::<G>(&levels, 5, |game, level, action| {
                let Next::Seat(seat) = game.next() else { unreachable!("somebody chose") };
                let viewer = Viewer::Seat(seat);
                let anew = game.seen_by(viewer).fill(&mut source);
                different += u32::from(anew != *game);
                // `play` gives each decision a seed of its own; any will do as long as it is the same twice.
                let seed = u64::from(source.below(1000));
                let choose = |game| PlayersOf::new().action(level, &start, &Seen::of(game, viewer), quick(seed));
                let same = [game, &anew].map(choose);
                assert_eq!(same[0], same[1], "{} {level}, where {action} was chosen", G::ABOUT.slug);
            });
        }
        assert!(different > 20, "{}: the hidden part was hardly ever another one", G::ABOUT.slug);
    }
}

#[test]
fn nobody_cheats() {
    every(DealtAnew);
}

#[test]
fn what_a_seat_was_told_is_enough() {
    for slug in ["bluff", "dnup", "five-crowns", "yatzy"] {
        let mut play = Play::new(rafle_games::open(slug, 2, &[]).unwrap().unwrap());
        let mut source = Seeded::new(2);
        for seed in 0..60 {
            let line = match play.next() {
                Next::Nobody => break,
                Next::Chance { .. } => play.any_line(&mut source).unwrap(),
                Next::Seat(seat) => {
                    let told = Record::as_told(&play, play.log_for(Viewer::Seat(seat)));
                    let told = rafle_games::replay(&told).unwrap();
                    let other = rafle_engine::Seats::first(2).after(seat);
                    for play in [&told, &play] {
                        assert_eq!(choose_for(Level::Easy, &play.seen_by(other), quick(seed)), None);
                    }
                    let chosen = choose_for(Level::Easy, &play.seen_by(seat), quick(seed));
                    assert_eq!(choose_for(Level::Easy, &told.seen_by(seat), quick(seed)), chosen);
                    chosen.unwrap()
                }
            };
            play.enter(&line).unwrap();
        }
    }
}
