use rafle_engine::*;
use std::time::Instant;
struct B;
impl rafle_games::Visit for B {
    type Out = ();
    fn visit<G: Game>(self) {
        let o = Default::default();
        let seats = G::ABOUT.least_seats;
        let mut s = Seeded::new(1);
        let start = G::new(o, seats).unwrap();
        let t = Instant::now();
        let mut steps = 0;
        let mut games = 0;
        while t.elapsed().as_millis() < 1000 {
            for _ in 0..100 {
                let mut g = start.clone();
                steps += play_out(&mut g, &mut s);
                games += 1;
                std::hint::black_box(&g);
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{} {:.1} M/s {:.0} games/s size {}",
            G::ABOUT.slug,
            steps as f64 / e / 1e6,
            games as f64 / e,
            std::mem::size_of::<G>()
        );
    }
}
fn main() {
    for a in rafle_games::GAMES {
        rafle_games::visit(a.slug, B);
    }
}
