//! Seats that resign: whoever is passed over is never asked again, and the game goes on without them.

use rafle_engine::{Game, Message, Next, Seat, Seats, Seeded, Seen, Source, Viewer, step};

use crate::{Broken, written};

/// Plays a game at random in which seats resign by chance, until one is left or the game is over.
pub(crate) fn passed<G: Game>(
    options: G::Options,
    seats: usize,
    seed: u64,
    hear: &mut dyn FnMut(&Message),
) -> Result<(), Broken> {
    let Ok(mut game) = rafle_engine::start::<G>(options, seats) else { return Ok(()) };
    let mut luck = Seeded::new(seed);
    let (mut left, mut out) = (Seats::first(seats), Seats::NONE);
    let mut said = Vec::new();
    let broken = |law, found: String, said: &[String]| {
        let at = format!("{} seats={seats} {}\n  {}", G::ABOUT.slug, written(&options), said.join("; "));
        Err(Broken { law, found, at })
    };
    let most = game.most_steps();
    for steps in 0.. {
        if seats > 1 && left.len() > 1 && luck.below(6) == 0 && game.next() != Next::Nobody {
            let seat = left.iter().nth(luck.below(left.len() as u32) as usize).expect("there are so many");
            let before = game.clone();
            let passed = game.pass_over(seat);
            said.push(format!("gone {seat}"));
            left = left.without(seat);
            if passed {
                out = out.with(seat);
            } else if game != before {
                return broken("a seat that cannot be passed over changes nothing", format!("{game:?}"), &said);
            }
            G::view(&Seen::of(&game, Viewer::Referee)).messages().into_iter().for_each(&mut *hear);
        }
        let (Next::Seat(at) | Next::Chance { hand: Some(at) }) = game.next() else {
            if game.next() == Next::Nobody {
                break;
            }
            step(&mut game, &mut luck);
            continue;
        };
        if out.has(at) {
            return broken("who is passed over is not asked", at.to_string(), &said);
        }
        if steps > most {
            return broken("a game ends without those who resigned", format!("{steps} steps"), &said);
        }
        said.push(format!("{at}"));
        step(&mut game, &mut luck);
    }
    let standings = game.standings();
    if standings.seats != Seats::first(seats) {
        return broken(
            "those who resigned stand in the standings",
            format!("{:?}", standings.rows().collect::<Vec<_>>()),
            &said,
        );
    }
    let ahead = |seat: Seat| standings.behind(out).places[seat] <= left.len() as u8;
    match out.iter().find(|&seat| !left.is_empty() && out.or(left) == Seats::first(seats) && ahead(seat)) {
        Some(seat) => broken("who resigned comes last", format!("{seat}"), &said),
        None => Ok(()),
    }
}
