//! Two worlds of which a viewer was told the same, in every game with something hidden. `RAFLE_ALL=1` plays with every mix of
//! house rules.

use rafle_engine::{Game, Options, Play, Seeded};
use rafle_games::Visit;
use rafle_laws::{After, Broken, Worlds, by_the_rules, mixes, worlds};

/// So many games of each kind are played.
const GAMES: usize = 8;

/// So far each is played.
const TAPS: usize = 40;

struct Compare(After);

impl Visit for Compare {
    type Out = Result<Worlds, Broken>;

    fn visit<G: Game>(self) -> Self::Out {
        let mixes = mixes::<G::Options>();
        let games = if std::env::var_os("RAFLE_ALL").is_some() { mixes.len() } else { GAMES };
        let mut all = Worlds::default();
        for number in 0..games {
            let options = mixes[number * mixes.len() / games].options.written();
            let seats = G::ABOUT.least_seats + number % (G::ABOUT.most_seats - G::ABOUT.least_seats + 1);
            // Not every number of seats goes with every house rule.
            let Ok(start) = rafle_engine::open::<G>(seats, options.iter().map(|(key, word)| (*key, word.as_str())))
            else {
                continue;
            };
            let Worlds { looked, found } = worlds(&Play::new(start), TAPS, number as u64, self.0)?;
            all = Worlds { looked: all.looked + looked, found: all.found + found };
        }
        Ok(all)
    }
}

/// Compares worlds in every game with something hidden, until a law is broken.
fn compare(after: After) -> Result<(), Broken> {
    for about in rafle_games::GAMES.iter().filter(|about| about.hidden) {
        let Worlds { looked, found } =
            rafle_games::visit(about.slug, Compare(after)).expect("the list opens what it names")?;
        assert!(4 * found >= 3 * looked, "{}: another world was found at {found} moments of {looked}", about.slug);
    }
    Ok(())
}

#[test]
fn worlds_told_alike_are_seen_alike_and_go_on_alike() {
    if let Err(broken) = compare(by_the_rules) {
        panic!("{broken}");
    }
}

/// The law that is broken when lines follow in this way.
fn broken_law(after: After) -> &'static str {
    compare(after).expect_err("the flaw is caught").law
}

#[test]
fn a_move_that_only_a_hidden_hand_forces_is_caught_when_it_comes_by_itself() {
    let forced: After = |play, choice, luck| {
        let mut lines = by_the_rules(play, choice, luck);
        let mut after = play.clone();
        lines.iter().try_for_each(|line| after.enter(line)).unwrap();
        lines.extend(after.now().forced());
        lines
    };
    assert_eq!(broken_law(forced), "what follows in worlds told alike is told alike");
}

#[test]
fn luck_that_follows_from_what_is_hidden_is_caught() {
    let loaded: After = |play, choice, _| {
        let hidden = play.log().iter().flat_map(|line| line.bytes()).map(u64::from).sum();
        by_the_rules(play, choice, &mut Seeded::new(hidden))
    };
    assert_eq!(broken_law(loaded), "what follows in worlds told alike is told alike");
}
