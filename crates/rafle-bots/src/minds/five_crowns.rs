//! Five Crowns and its solitaire. What a hand is worth is how few cards have to be exchanged until it goes out, how many cards
//! bring it nearer, and how little it leaves over; what is best by that is tried in quick hands with the same cards.

mod former;
mod near;
mod told;

use rafle_engine::{Game, Next, Objective, Seeded, Seen, Source};
use rafle_games::five_crowns::{Action, FiveCrowns};
use rafle_games::five_crowns_solitaire::{Put, Solitaire};

use crate::Thought;
use crate::mind::{Mind, Shares};
use crate::trials::tried;
use crate::weigh::{Weighed, Worth};
use near::{Near, best_first};
use told::Told;

pub(super) use former::Melding as Former;

/// So many discards are worth a trial.
const DISCARDS: usize = 5;

/// A trial is so many times as quick as a playout of a search.
const QUICKER: f64 = 1.7;

/// So many hands of the solitaire are worth a thought.
const HANDS: usize = 4;

pub(super) struct Melding;

impl Mind<FiveCrowns> for Melding {
    fn sensible(&self, game: &FiveCrowns, source: &mut Seeded) -> Action {
        Near::of(game).hurried(game).unwrap_or_else(|| game.any_action(source))
    }

    fn candidates(&self, game: &FiveCrowns, into: &mut Vec<Action>) {
        into.extend(best_first(game).into_iter().take(DISCARDS));
    }

    fn verdict(&self, root: &FiveCrowns, game: &FiveCrowns) -> Option<Shares> {
        Former.verdict(root, game)
    }

    fn world(&self, seen: &Seen<FiveCrowns>, source: &mut Seeded) -> FiveCrowns {
        Told::of(seen).world(seen, &mut Near::of(seen), source)
    }

    fn weigh(&self, seen: &Seen<FiveCrowns>, thought: Thought) -> Option<Weighed<Action>> {
        let mut candidates = Vec::new();
        self.candidates(&**seen, &mut candidates);
        let (told, mut near) = (Told::of(seen), Near::of(seen));
        let mut dealt = Dealt::new(thought.seed);
        let tried = tried(candidates.len(), thought.limit.of_quicker(QUICKER), |candidate, luck| {
            let (world, source) = dealt.world(luck, |source| told.world(seen, &mut near, source));
            played_out(world, candidates[candidate], &mut near, source)
        });
        let worth = |action| {
            let at = candidates.iter().position(|candidate| *candidate == action)?;
            Some(Worth { action, value: tried[at].value, error: tried[at].error })
        };
        Some(Weighed::roughly(Objective::Share, seen.actions().filter_map(worth).collect()))
    }
}

/// Lets hurried players play the hand to its end after an action, each by their own cards: what that is worth to whoever has
/// chosen it.
fn played_out(mut game: FiveCrowns, action: Action, near: &mut Near, mut source: Seeded) -> f64 {
    let Next::Seat(seat) = game.next() else { unreachable!("a seat is next") };
    game.act(action).expect("what is open is accepted");
    loop {
        match game.next() {
            Next::Nobody => return game.standings().share(seat),
            Next::Seat(_) => game.act(near.hurried(&game).unwrap_or_else(|| game.any_action(&mut source))),
            Next::Chance { .. } => match Former.verdict(&game, &game) {
                Some(shares) => return shares[seat.index()],
                None => game.befall(game.draw(&mut source)),
            },
        }
        .expect("what is open or drawn is accepted");
    }
}

/// The world that was dealt last, and the luck that goes on from there: each luck deals once for all who are tried with it.
struct Dealt {
    seed: u64,
    last: Option<(u64, FiveCrowns, Seeded)>,
}

impl Dealt {
    fn new(seed: u64) -> Dealt {
        Dealt { seed, last: None }
    }

    fn world(&mut self, luck: u64, deal: impl FnOnce(&mut Seeded) -> FiveCrowns) -> (FiveCrowns, Seeded) {
        let known = self.last.take().filter(|(last, ..)| *last == luck);
        let (_, world, source) = self.last.insert(known.unwrap_or_else(|| {
            let mut source = Seeded::new(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(luck));
            (luck, deal(&mut source), source)
        }));
        (world.clone(), source.clone())
    }
}

impl Mind<Solitaire> for Melding {
    fn sensible(&self, game: &Solitaire, source: &mut Seeded) -> Put {
        let puts = best_puts(game);
        // Not always the very best one, so that playouts differ.
        let pick = usize::from(source.below(8) == 0);
        puts[pick.min(puts.len() - 1)].1
    }

    fn candidates(&self, game: &Solitaire, into: &mut Vec<Put>) {
        into.extend(best_puts(game).into_iter().take(HANDS).map(|(_, put)| put));
    }
}

/// For each open hand the best discard, and the hands that gain most first.
fn best_puts(game: &Solitaire) -> Vec<(i32, Put)> {
    let card = game.to_put().expect("a card is to be put down");
    let put = |hand: u8| {
        let (cards, melds) = (game.hand(hand), game.melds(hand));
        let best = melds.best_discard(cards.with(card))?;
        let closes = if best.points == 0 { 40 } else { 0 };
        let gain = i32::from(melds.least(cards)) - i32::from(best.points) + closes;
        Some((gain, Put { hand, discard: best.card }))
    };
    let mut puts: Vec<_> = game.open_hands().filter_map(put).collect();
    puts.sort_by_key(|(gain, _)| -gain);
    puts
}
