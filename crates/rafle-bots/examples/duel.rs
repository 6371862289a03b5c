//! Who is ahead, and how much processor time decisions take: `cargo run --release -p rafle-bots --example duel -- SLUG BOT,BOT GAMES
//! PLAYOUTS [SEED]`, with `20ms` instead of playouts if they are to think for a time. The match is that of `rafle match`; before
//! it a few games are played for the times alone, by each of the bots in all seats. For the
//! games whose masters search.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rafle_bots::{Contest, Limit, Player, PlayersOf, Thought, players};
use rafle_engine::{Followed, Game, Line, Next, Seeded, Viewer, start, usual};

/// So many games tell how long decisions take.
const TIMED: u64 = 4;

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [slug, bots, games, limit, seed @ ..] = &arguments[..] else { panic!("SLUG BOT,BOT GAMES PLAYOUTS [SEED]") };
    let seats: Vec<Player> = bots.split(',').map(|bot| bot.parse().expect("a bot")).collect();
    let limit = match limit.strip_suffix("ms") {
        Some(time) => Limit::Time(Duration::from_millis(time.parse().expect("milliseconds"))),
        None => Limit::Playouts(limit.parse().expect("playouts")),
    };
    let (games, seed) =
        (games.parse().expect("a number"), seed.first().map_or(1, |seed| seed.parse().expect("a seed")));
    let start = rafle_games::open(slug, seats.len(), &[]).expect("a game").expect("so many can play");
    for player in [seats[0], seats[seats.len() - 1]] {
        let timing = Timing { player, seats: seats.len(), limit };
        let (time, longest, decisions) = match slug.as_str() {
            "bluff" => timing.visit::<rafle_games::bluff::Bluff>(),
            "court" => timing.visit::<rafle_games::court::Court>(),
            "crowns" => timing.visit::<rafle_games::crowns::Crowns>(),
            "dnup" => timing.visit::<rafle_games::dnup::Dnup>(),
            _ => timing.visit::<rafle_games::five_crowns::FiveCrowns>(),
        };
        println!("{player}: {:.2?} a decision, the longest {longest:.1?}", time / decisions);
    }
    if games == 0 {
        return;
    }
    let playing = players(&*start).expect("it is on the list");
    let contest = Contest { players: seats, games, seed, limit, until_sure: false };
    let begun = Instant::now();
    let outcome = contest.play(&*start, playing, &|| true).expect("they play it");
    for (index, name) in outcome.names.iter().enumerate() {
        let share = outcome.share(index);
        println!("{name}: {:.2} ± {:.2}", 100.0 * share.mean, 100.0 * share.width);
    }
    let margin = outcome.margin(0, 1);
    let (mean, width) = (100.0 * margin.mean, 100.0 * margin.width);
    println!("margin {mean:.2} ± {width:.2} in {} games, {:.1?}", outcome.games(), begun.elapsed());
}

/// A player in every seat, and how long it thinks.
struct Timing {
    player: Player,
    seats: usize,
    limit: Limit,
}

impl Timing {
    fn visit<G: Game>(self) -> (Duration, Duration, u32) {
        let begin: G = start(usual::<G>(), self.seats).expect("so many can play");
        let (mut time, mut longest, mut decisions) = (Duration::ZERO, Duration::ZERO, 0);
        for seed in 0..TIMED {
            let (mut game, mut source) = (Followed::new(begin.clone()), Seeded::new(seed));
            loop {
                let line = match game.next() {
                    Next::Nobody => break,
                    Next::Chance { .. } => Line::Luck(game.draw(&mut source)),
                    Next::Seat(seat) => {
                        let seen = game.seen(Viewer::Seat(seat));
                        let thought = Thought { seed: decisions.into(), limit: self.limit, patient: true };
                        let begun = ThreadTime::now();
                        let action = self.player.choose(&PlayersOf::new(), &begin, &seen, thought);
                        let took = begun.elapsed();
                        // What cannot be otherwise is no decision.
                        if seen.actions().nth(1).is_some() {
                            time += took;
                            longest = longest.max(took);
                            decisions += 1;
                        }
                        Line::Action(action)
                    }
                };
                game.add(line).expect("what was drawn can befall, and a player chooses what is open");
            }
        }
        (time, longest, decisions.max(1))
    }
}
