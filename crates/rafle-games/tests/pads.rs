//! Score pads: what the lines of a game fill in is what its standings say, and what is taken back is not written any more.

use rafle_engine::{Play, Seeded};
use rafle_games::GAMES;

#[test]
fn pads_add_up_to_the_standings_and_forget_what_is_taken_back() {
    let mut pads = 0;
    for about in GAMES {
        let mut play = Play::new(rafle_games::open(about.slug, about.usual_seats, &[]).unwrap().unwrap());
        let Some(empty) = play.pad() else { continue };
        pads += 1;
        assert!(empty.tallies.is_empty() && !empty.pad.rows.is_empty(), "{}", about.slug);
        let mut source = Seeded::new(17);
        let mut ends = Vec::new();
        while let Some(line) = play.any_line(&mut source) {
            play.enter(&line).unwrap();
            let filled = play.pad().unwrap();
            if filled.tallies.len() > ends.len() {
                ends.push(play.counting().len());
                let scores = play.standings().seats.iter().map(|seat| play.standings().scores[seat]).collect();
                let totals = filled.over().last().map(|(_, _, totals)| totals);
                assert_eq!(totals, Some(scores), "{} after {} rounds", about.slug, ends.len());
            }
        }
        let filled = play.pad().unwrap();
        assert_eq!((filled.tallies.len(), filled.current()), (filled.pad.rows.len(), None), "{}", about.slug);
        assert!(filled.tallies.iter().any(|tally| tally.out.is_some()), "somebody went out");
        // Back to the line before the one that ended the third round.
        let back = play.counting().len() - ends[2] + 1;
        play.enter(&format!("undo {back}")).unwrap();
        assert_eq!(play.pad().unwrap().tallies, filled.tallies[..2]);
    }
    assert!(pads > 0, "some game is scored round by round");
}

#[test]
fn whoever_resigns_between_two_rounds_does_not_end_the_first_again() {
    let about = GAMES.iter().find(|about| about.cards && about.most_seats > 2 && has_pad(about.slug)).unwrap();
    let mut play = Play::new(rafle_games::open(about.slug, 3, &[]).unwrap().unwrap());
    let mut source = Seeded::new(5);
    while play.pad().unwrap().tallies.is_empty() {
        let line = play.any_line(&mut source).unwrap();
        play.enter(&line).unwrap();
    }
    play.enter("gone B").unwrap();
    assert_eq!(play.pad().unwrap().tallies.len(), 1);
}

fn has_pad(slug: &str) -> bool {
    rafle_games::open(slug, 3, &[]).is_some_and(|game| game.is_ok_and(|game| game.pad().is_some()))
}
