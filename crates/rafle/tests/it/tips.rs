//! The advice on rules pages is true by our own numbers: what is called better is worth more, and what is quoted is what comes
//! out. A sample runs always, everything with `RAFLE_ALL`.

use rafle_bots::{Limit, Thought, advise, advise_record};
use rafle_engine::{Advice, Advised, Dice, FACES, Next, Objective, Play, Record, Seat, Seeded, throws};
use rafle_games::GAMES;
use rafle_words::Words;
use serde_json::Value;

use crate::shell::rafle;

/// The heading of the advice in each language.
#[rustfmt::skip]
const HEADINGS: [(&str, &str); 11] = [
    ("da", "## Gode råd"), ("de", "## Tipps"), ("en", "## Tips"), ("es", "## Consejos"), ("fi", "## Vinkkejä"),
    ("fr", "## Conseils"), ("is", "## Góð ráð"), ("it", "## Consigli"), ("nb", "## Tips"), ("nl", "## Tips"),
    ("sv", "## Tips"),
];

/// A claim: in this game, after these lines, one action is better than another, by this much where the page says so: so many
/// points, or so many wins in a hundred games.
type Claim = (&'static str, &'static str, &'static str, &'static str, Option<&'static str>);

/// The second half of Morris, reached by the shortest way.
const MORRIS: &str = "throw 4 2 1; throw 6 6 5; throw 4 2 1; throw 6 6 5; throw 4 2 1; throw 6 6 5; throw ";
/// That of Hadsund.
const HADSUND: &str = "throw 3 3 1; throw 6 6 5; throw ";

/// What is found in a moment.
#[rustfmt::skip]
const QUICK: &[Claim] = &[
    ("dice-poker seats=2", "throw 1 1 3 4 6", "keep 1 1", "keep 1 1 6", Some("6.7")),
    ("dice-poker seats=2", "throw 2 2 5 5 6", "keep 5 5", "keep 2 2", None),
    ("dice-poker seats=2", "throw 1 3 3 3 6", "keep 3 3 3", "keep 1 3 3 3", Some("8.1")),
    ("dice-poker seats=2", "throw 1 2 3 4 6", "keep 1", "keep none", None),
    ("higher-or-lower seats=2", "throw 3 3", "higher", "lower", Some("6.4")),
    ("higher-or-lower seats=2", "throw 3 5", "lower", "higher", Some("6.4")),
    ("dozen seats=2", "throw 3; throw 3; throw 2", "again", "stop", Some("8.8")),
    ("dozen seats=2", "throw 3; throw 3; throw 3", "stop", "again", Some("7.8")),
    ("dozen seats=3", "throw 3; throw 3; throw 2", "again", "stop", Some("18.2")),
    ("twenty-five seats=2", "throw 1", "turn 3", "turn 5", None),
    ("twenty-five seats=2", "throw 5", "turn 3", "turn 1", None),
    ("twenty-five seats=2", "throw 6", "turn 5", "turn 3", None),
    ("house-and-home seats=2", "throw 6 1 4 3 2", "keep none", "keep 4", Some("2.6")),
    ("house-and-home seats=2", "throw 6 1 4 4 5", "keep 5", "keep 4 5", None),
    ("house-and-home seats=2", "throw 6 1 4 5 3; keep 5; throw 4 3", "keep 4", "keep none", Some("3.1")),
    ("ship-captain-officer-crew seats=2", "throw 6 5 4 4 1", "keep none", "keep 4", Some("1.9")),
    ("ship-captain-officer-crew seats=2", "throw 6 5 4 4 5", "keep 5", "keep none", None),
    ("ship-captain-officer-crew seats=2", "throw 6 5 4 4 1; keep none; throw 4 3", "keep 4", "keep none", Some("2.1")),
    ("ship-captain-officer-crew seats=2", "throw 6 5 4 1 1; keep none; throw 3 3", "keep none", "keep 3", Some("3.9")),
    ("guess-and-throw seats=2", "", "guess 10", "guess 9", Some("0.2")),
    ("guess-and-throw seats=2", "", "guess 11", "guess 12", Some("0.2")),
];

/// What takes longer to solve.
#[rustfmt::skip]
const SLOW: &[Claim] = &[
    ("yatzy seats=1", "throw 1 2 3 4 6", "keep 6", "keep 2 3 4 6", Some("1.1")),
    ("yatzy seats=1", "throw 6 6 6 2 1; keep 6 6 6; throw 2 1; keep 6 6 6; throw 2 4", "score three-alike", "score chance", Some("4.4")),
    ("yatzy seats=1", "throw 1 1 2 3 5; keep 1 1; throw 2 4 6; keep 1 1; throw 3 4 6", "score ones", "score yatzy", Some("8.7")),
    ("greedy seats=2", "throw 6; again; throw 6; again; throw 6; again; throw 2", "again", "stop", Some("0.06")),
    ("greedy seats=2", "throw 6; again; throw 6; again; throw 6; again; throw 3", "stop", "again", Some("0.07")),
    ("good-man seats=2", "throw 1 1 1 6 5 6", "keep 1", "keep 6", Some("18.0")),
    ("good-man seats=2", "throw 2 3 4 5 5 5", "keep 5", "keep 4", Some("1.5")),
    ("big-and-small seats=2", "throw 5 5 4 4 3 6", "keep 6", "keep 5 6", Some("3.1")),
    ("big-and-small seats=2", "throw 5 5 4 4 3 2", "keep 5", "keep 5 5", None),
    ("big-and-small seats=2", "throw 4 4 4 3 3 2", "keep 4", "keep 4 4", None),
    ("even-and-odd seats=2", "throw 2 4 6 1 1 3", "keep 6", "keep 4 6", Some("2.7")),
    ("even-and-odd seats=2", "throw 2 2 4 1 1 3", "keep 4", "keep 2 4", None),
    ("even-and-odd seats=2", "throw 2 2 4 1 1 3", "keep 4", "keep 2", None),
    ("trump seats=2", "throw 1 3 3 3 5 6", "keep 1", "keep 1 6", Some("5.5")),
    ("trump seats=2", "throw 1 3 3 3 5 6", "keep 1", "keep 1 3 3 3", None),
    ("trump seats=2", "throw 2 2 3 4 5 6", "keep 6", "keep 5", Some("10.7")),
    ("trump seats=2", "throw 2 3 3 4 6 6", "keep 6 6", "keep 6", Some("0.4")),
    ("all-occupied seats=2", "throw 1; again; throw 2", "again", "stop", Some("1.6")),
    ("all-occupied seats=2", "throw 1; again; throw 2; again; throw 6", "again", "stop", None),
    ("all-occupied seats=2", "throw 1; again; throw 2; again; throw 3; again; throw 4", "stop", "again", Some("1.8")),
    ("sevens seats=2", "throw 1 6 2 5 3 3", "keep 1 2 5 6", "keep 1 2 3 5 6", Some("1.0")),
    ("sevens seats=2", "throw 1 1 2 3 5 6", "keep 1 1 2 5 6", "keep 1 2 5 6", None),
    ("sevens seats=2", "throw 1 6 2 2 3 3", "keep 1 6", "keep 1 3 6", None),
    ("sevens seats=2", "throw 1 6 3 4 6 6", "stop", "keep 1 3 4 6", None),
    ("sevens-three-dice seats=2", "throw 1 1 5", "stop", "again", None),
    ("sevens-three-dice seats=2", "throw 1 1 6", "again", "stop", None),
    ("sevens-four-dice seats=2", "throw 1 2 3 6", "again", "stop", None),
    ("sevens-four-dice seats=2", "throw 1 1 5 6", "again", "stop", None),
    ("sevens-four-dice seats=2", "throw 6 6 6 2", "stop", "again", None),
    ("sevens-two-dice seats=2", "throw 1 1", "stop", "again", None),
    ("sevens-two-dice seats=2", "throw 3 3", "stop", "again", None),
    ("sevens-two-dice seats=2", "throw 1 2", "stop", "again", None),
    ("sevens-two-dice seats=2", "throw 1 5", "stop", "again", None),
    ("sevens-two-dice seats=2", "throw 1 3", "again", "stop", None),
    ("sevens-two-dice seats=2", "throw 1 6", "again", "stop", None),
];

/// What is claimed of second halves: how they are reached, and the first throw in them.
#[rustfmt::skip]
const HALVES: [(&str, &[Claim]); 2] = [
    (MORRIS, &[
        ("morris seats=2", "6 2 1", "keep 1 2", "keep 1", None),
        ("morris seats=2", "6 4 2", "keep 2 4", "keep 2", None),
        ("morris seats=2", "5 1 3", "keep 1", "keep none", Some("4.9")),
        ("morris seats=2", "1 1 3", "keep 1 1", "keep 1", None),
        ("morris seats=2", "3 2 2", "keep 2", "keep 2 2", None),
        ("morris seats=2", "6 6 5", "keep none", "keep 6 6", None),
    ]),
    (HADSUND, &[
        ("hadsund seats=2", "3 3 6", "keep 3 3", "keep 3", None),
        ("hadsund seats=2", "3 1 6", "keep 1 3", "keep 3", None),
        ("hadsund seats=2", "4 3 6", "keep 3", "keep none", None),
        ("hadsund seats=2", "6 5 2", "keep none", "keep 2", None),
        ("hadsund seats=2", "4 4 2", "keep 4 4", "keep none", None),
    ]),
];

/// What no solver knows: a game, its lines, what is best by far, and what else could be chosen.
#[rustfmt::skip]
const BY_FAR: &[(&str, &str, &str, &[&str])] = &[
    ("court seats=2", "first A; throw 5 5 5; aside 5 5 5; end", "take farmer", &["take laborer", "take guard", "take maid", "take fool"]),
];

fn all() -> bool {
    std::env::var_os("RAFLE_ALL").is_some()
}

/// The advice of a game's rules page in one language.
fn tips(slug: &str, tag: &str) -> String {
    let heading = HEADINGS.iter().find(|(language, _)| *language == tag).expect("every language has a heading").1;
    let page = Words::of(tag).rules(slug).expect("every game has rules").page;
    let section = page.split_once(&format!("{heading}\n")).unwrap_or_else(|| panic!("{tag}/{slug}: no {heading}")).1;
    section.split("\n## ").next().unwrap_or_default().to_owned()
}

fn advice(header: &str, lines: &str) -> Advice {
    let record = Record::read(&format!("rafle 1 {header}\n{lines}\n")).unwrap();
    advise_record(&record, Thought { limit: Limit::Playouts(1000), patient: true, ..Thought::default() }).unwrap()
}

fn holds(header: &str, lines: &str, better: &str, worse: &str, quoted: Option<&str>) {
    let at = format!("{header}: {lines}");
    let advice = advice(header, lines);
    assert!(advice.exact, "{at}: only estimated");
    let value = |sought: &str| {
        let found = advice.actions.iter().find(|advised| advised.action == sought);
        found.unwrap_or_else(|| panic!("{at}: {sought} is not open")).value
    };
    let scale = if advice.objective == Objective::Share { 100.0 } else { 1.0 };
    let gain = scale * (value(better) - value(worse));
    assert!(gain > 0.0, "{at}: {worse} is better than {better}, by {gain}");
    if let Some(quoted) = quoted {
        let decimals = quoted.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        assert_eq!(format!("{gain:.decimals$}"), quoted, "{at}");
        is_quoted(header.split(' ').next().unwrap(), quoted);
    }
}

/// Every page has this figure, each with its own decimal mark.
fn is_quoted(slug: &str, figure: &str) {
    for (tag, _) in HEADINGS {
        let mark = Words::of(tag).word("table", "number-decimal").expect("every language has a mark");
        let figure = figure.replace('.', &mark);
        assert!(tips(slug, tag).contains(&figure), "{tag}/{slug} does not say {figure}");
    }
}

/// The figures of a text, each by its digits: those after a mark of decimals, and those after a space, stand for themselves.
fn digits(text: &str) -> Vec<String> {
    let mut found: Vec<_> = text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|digits| digits.len() > 1)
        .map(ToOwned::to_owned)
        .collect();
    found.sort();
    found
}

#[test]
fn every_game_with_decisions_has_advice_and_no_other() {
    assert!(HEADINGS.iter().map(|(tag, _)| *tag).eq(Words::languages()));
    for about in GAMES {
        for (tag, heading) in HEADINGS {
            let page = Words::of(tag).rules(about.slug).unwrap().page;
            assert_eq!(page.contains(&format!("{heading}\n")), about.decisions, "{tag}/{}", about.slug);
            if about.decisions {
                let lines = tips(about.slug, tag).lines().filter(|line| line.starts_with("- ")).count();
                assert!((3..=6).contains(&lines), "{tag}/{}: {lines} lines", about.slug);
                let (here, english) = (digits(&tips(about.slug, tag)), digits(&tips(about.slug, "en")));
                assert_eq!(here, english, "{tag}/{} has other figures", about.slug);
            }
        }
    }
}

#[test]
fn what_is_called_better_is_worth_more() {
    for &(header, lines, better, worse, quoted) in QUICK {
        holds(header, lines, better, worse, quoted);
    }
    if all() {
        for &(header, lines, better, worse, quoted) in SLOW {
            holds(header, lines, better, worse, quoted);
        }
        for (reached, claims) in HALVES {
            for &(header, throw, better, worse, quoted) in claims {
                holds(header, &format!("{reached}{throw}"), better, worse, quoted);
            }
        }
    }
}

/// An estimate has an error: what is called better is better by more than three of them.
#[test]
fn what_is_called_better_by_far_is_estimated_so() {
    for &(header, lines, better, others) in BY_FAR {
        let advice = advice(header, lines);
        let of = |sought: &str| advice.actions.iter().find(|advised| advised.action == sought).expect("it is open");
        for other in others {
            let (gain, error) = (of(better).value - of(other).value, of(better).error.hypot(of(other).error));
            assert!(gain > 3.0 * error, "{header}: {better} is {gain} ± {error} better than {other}");
        }
    }
}

/// In Solitaire a hand can wait: in every game that is played well there are cards that would close one, and are worth more by far
/// in another.
#[test]
fn a_hand_that_many_cards_would_close_can_wait() {
    let closed = |play: &Play| play.standings().rows().next().expect("somebody plays").score;
    for seed in (0..5).filter(|_| all()) {
        let (mut luck, mut waited) = (Seeded::new(seed), 0);
        let mut play = Play::new(rafle_games::open("five-crowns-solitaire", 1, &[]).unwrap().unwrap());
        while play.next() != Next::Nobody {
            if !matches!(play.next(), Next::Seat(_)) {
                play.enter(&play.draw_from(&mut luck)).unwrap();
                continue;
            }
            let thought = Thought { seed, limit: Limit::Playouts(2000), ..Thought::default() };
            let actions = advise(&play.seen_by(Seat::A), thought).unwrap().actions;
            let closes = |advised: &&Advised| {
                let mut after = play.clone();
                after.enter(&advised.action).unwrap();
                closed(&after) > closed(&play)
            };
            // The best stands first.
            if let Some(closing) = actions.iter().find(closes) {
                waited += u32::from(closing.loss > 3.0 * closing.error.hypot(actions[0].error));
            }
            play.enter(&actions[0].action).unwrap();
        }
        assert!(waited > 0, "with seed {seed} nothing has waited");
    }
}

#[test]
fn the_first_throw_of_twenty_five_decides_it_between_two() {
    for face in FACES {
        let best = advice("twenty-five seats=2", &format!("throw {face}")).actions[0].value;
        let forced = if [1, 5, 6].contains(&face) { 1.0 } else { 0.0 };
        assert!((best - forced).abs() < 1e-9, "{face}: {best}");
    }
}

/// Of which throws something is said.
type Said<'a> = &'a dyn Fn(Dice) -> bool;

/// With which first throws to stop, for every throw there is.
#[test]
fn it_is_as_said_when_to_stop_after_the_first_throw() {
    let alike = |throw: Dice, count: u8| FACES.iter().any(|&face| throw.showing(face) >= count);
    let born = |throw: Dice| throw.sum() == 7 || alike(throw, 3) || [1, 2, 3].iter().all(|&face| throw.show(face));
    let extra = |throw: Dice| [2, 4, 5].iter().any(|&face| throw.show(1) && throw.show(face));
    let claims: [(&str, u8, Said<'_>); 3] = [
        ("sevens-three-dice", 3, &born),
        ("sevens-four-dice", 4, &|throw| alike(throw, 3)),
        ("sevens-two-dice", 2, &|throw| alike(throw, 2) || extra(throw)),
    ];
    for (slug, dice, stops) in claims.into_iter().filter(|_| all()) {
        for (throw, _) in throws(dice) {
            let best = &advice(&format!("{slug} seats=2"), &format!("throw {throw}")).actions[0].action;
            assert_eq!(*best == "stop", stops(throw), "{slug}: {throw}, best is {best}");
        }
    }
}

#[test]
fn figures_of_dice_are_those_of_all_throws() {
    let percent = |ways: u64, dice: u8| format!("{:.1}", 100.0 * ways as f64 / 6_f64.powi(dice.into()));
    let ways =
        |dice: u8, is: Said<'_>| -> u64 { throws(dice).filter(|(throw, _)| is(*throw)).map(|(_, ways)| ways).sum() };
    // Bluff: a hidden die is a 6 or a wild 1.
    let there = |dice: u8, least: u8| percent(ways(dice, &|throw| throw.showing(6) + throw.showing(1) >= least), dice);
    for (dice, least, figure) in [(4, 1, "80.2"), (4, 2, "40.7"), (8, 2, "80.5"), (8, 3, "53.2")] {
        assert_eq!(there(dice, least), figure);
        is_quoted("bluff", figure);
    }
    let even = |throw: Dice| [2, 4, 6].iter().any(|&face| throw.show(face));
    assert_eq!((percent(ways(6, &|throw| !even(throw)), 6), ways(2, &|throw| !even(throw))), ("1.6".to_owned(), 9));
    is_quoted("even-and-odd", "1.6");
    assert_eq!(percent(ways(4, &|throw| !throw.show(1)), 4), "48.2");
    is_quoted("greedy", "48.2");
    assert_eq!(percent(ways(3, &|throw| FACES.iter().any(|&face| throw.showing(face) == 3)), 3), "2.8");
    is_quoted("sevens-three-dice", "2.8");
    assert_eq!([ways(3, &|throw| throw.sum() == 10), ways(3, &|throw| throw.sum() == 9)], [27, 25]);
    is_quoted("guess-and-throw", "12.5");
    // Crowns: a die may be lowered to a value that was thrown.
    assert_eq!(percent(ways(6, &|throw| throw.show(1)), 6), "66.5");
    assert_eq!(percent(ways(6, &|throw| throw.show(5) && throw.showing(5) + throw.showing(6) >= 5), 6), "1.7");
    is_quoted("crowns", "66.5");
    is_quoted("crowns", "1.7");
    // Five Crowns: six jokers and ten cards of a rank.
    assert_eq!(format!("{:.1}", 100.0 * 16.0 / 116.0), "13.8");
    is_quoted("five-crowns", "13.8");
    is_quoted("five-crowns-solitaire", "13.8");
}

#[test]
fn figures_of_commands_are_those_that_they_tell() {
    let court = rafle("odds court --seats 2 -o first_player=seat0").out;
    for (told, figure) in
        [("take farmer (79.4", "79.4"), ("take laborer (41.0601", "41.1"), ("take guard (13.8", "13.8")]
    {
        assert!(court.contains(told), "{court}");
        is_quoted("court", figure);
    }
    for half in ["take maid (50.0000)", "take philosopher (50.0000)"] {
        assert!(court.contains(half), "{court}");
    }
    let hand = rafle("hand five-crowns KS 10H Joker 9D 4C --wild 4").out;
    assert!(hand.contains("Discard KS.") && hand.contains("Left over: 9D, 9 points."), "{hand}");
    if all() {
        let yatzy: Value = serde_json::from_str(&rafle("odds yatzy --seats 1 --json").out).unwrap();
        let mean = yatzy["by_seat"][0]["score"]["mean"].as_f64().unwrap_or_default();
        assert_eq!(format!("{mean:.1}"), "248.4", "{yatzy:#}");
        for (slug, throw, figure) in [("sevens-four-dice", "6 6 6 2", "92.9"), ("sevens-two-dice", "1 1", "95.9")] {
            let advice = advice(&format!("{slug} seats=2"), &format!("throw {throw}"));
            assert_eq!(format!("{:.1}", 100.0 * advice.actions[0].value), figure);
            is_quoted(slug, figure);
        }
    }
    is_quoted("yatzy", "248.4");
}
