//! The rule, what follows from it, and every way to forge a record.

use rafle_engine::{Next, Seat, TableLine, Viewer};

use super::lines::{missing_line, number_line, open_line, seal_line, words_line};
use super::*;
use crate::who::hex;

fn luck(secret: u8, word: &str) -> FairLuck {
    FairLuck::unsealed(&[secret; 32], word)
}

fn numbers(luck: &FairLuck, outcome: usize) -> Vec<u32> {
    let mut draws = luck.draws(outcome);
    (0..40).map(|_| draws.below(6)).collect()
}

fn hash(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes).into()
}

const ANNA: &str = "aaaa/1";
const BO: &str = "bbbb@old/2";

/// What is told before a game of Anna and Bo: she has sealed twice, Bo has opened first, and somebody has added words.
fn prepared() -> Vec<String> {
    vec![
        sealed(&[7; 32], "abc").to_string(),
        seal_line(ANNA, &hash(&[9; 16])),
        seal_line(BO, &hash(&[2; 16])),
        seal_line(ANNA, &hash(&[1; 16])),
        words_line("with a little help"),
        open_line([ANNA, BO].into_iter()),
        number_line(BO, &[2; 16]),
        number_line(ANNA, &[1; 16]),
    ]
}

/// A game that begins with these lines and goes on by the rule; once a throw is taken back.
fn played_after(lines: &[String]) -> Play {
    let mut play = Play::new(rafle_games::open("greedy", 2, &[("target", "20")]).unwrap().unwrap());
    for line in lines {
        play.enter(line).unwrap();
    }
    let mut luck = FairLuck::of(&play).unwrap();
    let taken_back = play.outcomes() + 5;
    while play.next() != Next::Nobody {
        let line = match play.next() {
            Next::Chance { .. } => play.draw(&mut luck),
            _ => play.now().open().pop().unwrap(),
        };
        play.enter(&line).unwrap();
        if play.outcomes() == taken_back && play.names()[0].is_none() {
            play.enter("undo").unwrap();
            play.enter("name A Anna").unwrap();
        }
    }
    play
}

fn played() -> Play {
    played_after(&prepared())
}

/// The same game with other lines, as far as it can be played then.
fn with_lines(play: &Play, lines: &[String]) -> Play {
    let mut other = play.afresh();
    for line in lines {
        if other.enter(line).is_err() {
            break;
        }
    }
    other
}

/// What comes of a game of which some lines were changed.
fn forged(change: impl FnOnce(&mut Vec<String>)) -> Verdict {
    let play = played();
    let mut lines = play.log().to_vec();
    change(&mut lines);
    verify(&with_lines(&play, &lines))
}

fn followed(play: &Play) -> Followed {
    match verify(play) {
        Verdict::Follows(followed) => followed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_outcome_of_every_table_has_luck_of_its_own() {
    assert_eq!(numbers(&luck(7, "abc"), 3), numbers(&luck(7, "abc"), 3));
    for other in [(luck(7, "abc"), 4), (luck(7, "abd"), 3), (luck(8, "abc"), 3)] {
        assert_ne!(numbers(&luck(7, "abc"), 3), numbers(&other.0, other.1));
    }
}

#[test]
fn the_rule_means_the_same_for_ever() {
    assert_eq!(numbers(&luck(0, ""), 0)[..12], [0, 5, 4, 1, 1, 1, 2, 4, 3, 5, 5, 5]);
    let mut play = Play::new(rafle_games::open("greedy", 2, &[]).unwrap().unwrap());
    for line in prepared() {
        play.enter(&line).unwrap();
    }
    let luck = FairLuck::of(&play).unwrap();
    assert_eq!(numbers(&luck, 0)[..12], [3, 2, 3, 4, 4, 5, 0, 2, 0, 4, 5, 4]);
}

#[test]
fn every_line_before_the_game_has_its_say() {
    let of = |lines: &[String]| {
        let mut sealing = Sealing::default();
        for line in lines {
            sealing.note(&line.parse().unwrap());
        }
        numbers(&sealing.luck().unwrap(), 0)
    };
    let all = of(&prepared());
    for line in 1..prepared().len() {
        let mut fewer = prepared();
        fewer.remove(line);
        assert_ne!(of(&fewer), all, "{}", prepared()[line]);
    }
    let mut turned = prepared();
    turned.swap(6, 7);
    assert_eq!(of(&turned), all, "who writes the log cannot choose by the order of the numbers");
    turned.swap(1, 2);
    assert_ne!(of(&turned), all);
}

#[test]
fn what_was_drawn_by_the_rule_follows() {
    let play = played();
    let followed = followed(&play);
    assert_eq!((followed.from, followed.before, followed.numbers), (0, 0, 2));
    assert_eq!(followed.outcomes.len(), play.outcomes(), "those taken back are followed too");
    let numbers: Vec<_> = followed.outcomes.iter().map(|outcome| outcome.number).collect();
    assert_eq!(numbers, (0..play.outcomes()).collect::<Vec<_>>());
    assert!(followed.outcomes.iter().all(|outcome| outcome.draws.iter().all(|(n, came)| came < n)));
}

#[test]
fn how_far_luck_is_prepared() {
    let mut sealing = Sealing::default();
    assert_eq!((sealing.preparation(), sealing.ready()), (Preparation::Unsealed, Ok(())));
    let stages: Vec<_> = prepared()
        .iter()
        .map(|line| {
            sealing.note(&line.parse().unwrap());
            (sealing.preparation(), sealing.ready().is_ok())
        })
        .collect();
    let opening =
        |devices: &[&str]| (Preparation::Opening(devices.iter().map(|&device| device.to_owned()).collect()), false);
    assert_eq!(stages[0], (Preparation::Sealing, true), "whoever is alone without a script");
    assert!(stages[1..5].iter().all(|stage| *stage == (Preparation::Sealing, false)));
    assert_eq!(stages[5..], [opening(&[ANNA, BO]), opening(&[ANNA]), (Preparation::Ready, true)]);
    assert_eq!(sealing.commitment(), Some(hash(&[7; 32])));
    assert_eq!(sealing.seal_of(ANNA), Some(&hash(&[1; 16])), "the last one counts");
    assert_eq!((sealing.words(), sealing.anew()), (1, 0));
}

/// Bo does not open: all is drawn anew without him.
fn drawn_anew() -> Vec<String> {
    let mut lines = prepared();
    lines[6] = missing_line(BO);
    lines.swap(6, 7);
    lines.extend([
        sealed(&[8; 32], "abc").to_string(),
        seal_line(ANNA, &hash(&[3; 16])),
        open_line([ANNA].into_iter()),
        number_line(ANNA, &[3; 16]),
    ]);
    lines
}

/// The numbers of the draw before are known when a new secret is sealed: whoever could seal another one would choose.
#[test]
fn what_is_drawn_anew_has_one_secret_before_it_is_played() {
    let mut lines = drawn_anew();
    lines.insert(9, sealed(&[9; 32], "abc").to_string());
    let play = played_after(&lines);
    assert_eq!(verify(&play), Verdict::Wrong(9, Wrong::TooLate));
    assert_eq!(Sealing::of(&play).anew(), 1, "what does not fit lets nobody forget that all was drawn anew");
}

#[test]
fn a_number_that_is_missing_is_told_and_all_is_drawn_anew() {
    let play = played_after(&drawn_anew());
    let followed = followed(&play);
    assert_eq!((followed.from, followed.before, followed.numbers), (8, 0, 1));
    assert_eq!(followed.missing, [BO]);
    let sealing = Sealing::of(&play);
    assert_eq!((sealing.anew(), sealing.missing()), (1, &[BO.to_owned()][..]));
    assert_eq!(sealing.devices().collect::<Vec<_>>(), [ANNA]);
    // The first draw cannot be left out of the record, nor the line that says why it does not count.
    let hidden = verify(&with_lines(&play, &play.log()[8..]));
    assert!(matches!(hidden, Verdict::Differs { .. }), "{hidden:?}");
    let silent: Vec<_> = play.log().iter().filter(|line| !line.starts_with("luck missing")).cloned().collect();
    assert_eq!(verify(&with_lines(&play, &silent)), Verdict::Wrong(7, Wrong::TooLate));
    let sealed_only: Vec<_> = silent.iter().filter(|line| !line.starts_with("luck open")).cloned().collect();
    assert_eq!(verify(&with_lines(&play, &sealed_only)), Verdict::Wrong(5, Wrong::NotAsked(ANNA.to_owned())));
    let mut alone = drawn_anew()[8..].to_vec();
    // Whoever was missing adds nothing any more.
    let mut again = drawn_anew();
    again.insert(9, seal_line(BO, &hash(&[2; 16])));
    let wrong = verify(&with_lines(&play, &again));
    assert_eq!(wrong, Verdict::Wrong(9, Wrong::NotAsked(BO.to_owned())));
    // A secret that is exchanged without a reason is another table's: what came before is not proved by it.
    alone.insert(0, sealed(&[9; 32], "abc").to_string());
    assert_eq!(Sealing::of(&played_after(&alone)).anew(), 0);
}

/// Numbers that were opened for a secret are known: with the same one again, or with words that may be sought, whoever writes the log
/// could choose.
#[test]
fn what_is_drawn_anew_is_new() {
    let lines = drawn_anew();
    let play = played_after(&lines);
    let seal = lines.iter().rposition(|line| line.starts_with("luck 1 ")).unwrap();
    let mut same = lines.clone();
    same[seal] = lines[0].clone();
    assert_eq!(verify(&with_lines(&play, &same)), Verdict::Wrong(seal, Wrong::TooLate));
    let mut words = lines;
    words.insert(seal + 1, words_line("sought"));
    assert_eq!(verify(&with_lines(&play, &words)), Verdict::Wrong(seal + 1, Wrong::TooLate));
}

#[test]
fn who_has_which_seat_is_settled_before_a_number_is_open() {
    let begun = |order: &str, place: usize| {
        let mut lines = prepared();
        lines.insert(place, format!("begin {order}"));
        lines.insert(0, "room".to_owned());
        lines
    };
    let play = played_after(&begun("A B", 5));
    assert_eq!(followed(&play).outcomes.len(), play.outcomes());
    let with_beginning = |lines: Vec<String>| {
        let game = play.log().iter().skip_while(|line| !line.starts_with("luck number")).skip(2);
        verify(&with_lines(&play, &lines.into_iter().chain(game.cloned()).collect::<Vec<_>>()))
    };
    let turned = with_beginning(begun("B A", 5));
    assert!(matches!(turned, Verdict::Differs { .. }), "{turned:?}");
    for place in [6, 8] {
        assert_eq!(with_beginning(begun("B A", place)), Verdict::Wrong(place + 1, Wrong::TooLate));
    }
}

#[test]
fn a_record_that_goes_on_as_a_table_counts_on() {
    let play = played();
    let half = play.log().len() / 2;
    let mut lines = play.log()[..half].to_vec();
    let before = with_lines(&play, &lines).outcomes();
    lines.extend([sealed(&[9; 32], "new").to_string(), open_line([].into_iter())]);
    let on = played_after(&lines);
    let followed = followed(&on);
    assert_eq!((followed.from, followed.before), (half, before));
    assert_eq!(followed.outcomes[0].number, before, "outcomes are counted on");
    assert_eq!(followed.outcomes.len(), on.outcomes() - before);
    // The record of a game that was not over has no secret: nothing can be said of it, but of the rest.
    lines[0] = lines[0].split(" secret ").next().unwrap().to_owned();
    assert_eq!(self::followed(&played_after(&lines)).before, before);
}

#[test]
fn another_die_is_named() {
    let play = played();
    let throws: Vec<_> = (0..play.log().len()).filter(|&number| play.log()[number].starts_with("throw")).collect();
    let third = throws[2];
    let other = if play.log()[third] == "throw 3" { "throw 4" } else { "throw 3" };
    let verdict = forged(|lines| lines[third] = other.to_owned());
    let Verdict::Differs { found, follows } = verdict else { panic!("{verdict:?}") };
    assert_eq!((found.entry, found.number, found.line.as_str()), (third, 2, other));
    assert_eq!(follows, play.log()[third]);
}

#[test]
fn a_swapped_pair_and_an_outcome_too_many_are_named() {
    let play = played();
    let throws: Vec<_> = (0..play.log().len()).filter(|&number| play.log()[number].starts_with("throw")).collect();
    let pair = throws.windows(2).find(|pair| play.log()[pair[0]] != play.log()[pair[1]]).unwrap();
    let swapped = forged(|lines| lines.swap(pair[0], pair[1]));
    assert!(matches!(swapped, Verdict::Differs { found, .. } if found.entry == pair[0]));
    // One that luck gave once more than it was asked, in the place of the next one.
    let twice = forged(|lines| lines.insert(pair[1], play.log()[pair[0]].clone()));
    assert!(matches!(twice, Verdict::Differs { found, .. } if found.entry == pair[1]));
}

#[test]
fn a_number_that_was_dropped_or_changed_is_named() {
    let first = played().log().iter().position(|line| line.starts_with("throw")).unwrap();
    let anna = || ANNA.to_owned();
    let dropped = forged(|lines| drop(lines.remove(7)));
    assert_eq!(dropped, Verdict::Wrong(first - 1, Wrong::NoNumber(anna())));
    let changed = forged(|lines| lines[7] = number_line(ANNA, &[4; 16]));
    assert_eq!(changed, Verdict::Wrong(7, Wrong::OtherNumber(anna())));
    let older = forged(|lines| lines[7] = number_line(ANNA, &[9; 16]));
    assert_eq!(older, Verdict::Wrong(7, Wrong::OtherNumber(anna())), "the last seal counts");
    let sealed = forged(|lines| lines[3] = seal_line(ANNA, &hash(&[4; 16])));
    assert_eq!(sealed, Verdict::Wrong(7, Wrong::OtherNumber(anna())));
    let both = forged(|lines| {
        lines[3] = seal_line(ANNA, &hash(&[4; 16]));
        lines[7] = number_line(ANNA, &[4; 16]);
    });
    assert!(matches!(both, Verdict::Differs { .. }), "{both:?}");
    let never = forged(|lines| {
        lines[5] = open_line([BO].into_iter());
        lines.remove(7);
    });
    assert!(matches!(never, Verdict::Differs { .. }), "though nothing is missing: {never:?}");
}

#[test]
fn what_comes_at_a_wrong_time_is_named() {
    let (anna, first) = (|| ANNA.to_owned(), prepared().len());
    let twice = forged(|lines| lines.insert(first, number_line(ANNA, &[1; 16])));
    assert_eq!(twice, Verdict::Wrong(first, Wrong::NotAsked(anna())));
    let late = forged(|lines| lines.insert(first, words_line("one more")));
    assert_eq!(late, Verdict::Wrong(first, Wrong::TooLate));
    let late = forged(|lines| lines.insert(6, seal_line(ANNA, &hash(&[4; 16]))));
    assert_eq!(late, Verdict::Wrong(6, Wrong::TooLate));
    let early = forged(|lines| lines.swap(5, 6));
    assert_eq!(early, Verdict::Wrong(5, Wrong::NotAsked(BO.to_owned())));
    let unsealed = forged(|lines| drop(lines.remove(2)));
    assert_eq!(unsealed, Verdict::Wrong(4, Wrong::NoSeal(BO.to_owned())));
    let closed = forged(|lines| drop(lines.drain(5..8)));
    assert_eq!(closed, Verdict::Wrong(5, Wrong::NotOpened));
    let before = forged(|lines| lines.swap(0, 1));
    assert_eq!(before, Verdict::Wrong(0, Wrong::TooEarly));
    let alone = played_after(&prepared()[..1]);
    let mut late = alone.log().to_vec();
    let first = late.iter().position(|line| line.starts_with("throw")).unwrap();
    late.insert(first + 1, seal_line(ANNA, &hash(&[4; 16])));
    let late = verify(&with_lines(&alone, &late));
    assert_eq!(late, Verdict::Wrong(first + 1, Wrong::TooLate), "also where nobody had sealed a number");
    let nonsense = forged(|lines| lines[4] = "luck words of wisdom".to_owned());
    assert_eq!(nonsense, Verdict::Wrong(4, Wrong::Unreadable));
}

#[test]
fn only_the_secret_that_was_sealed_will_do() {
    let [seal, other] = [7, 8].map(|byte| sealed(&[byte; 32], "abc"));
    let (TableLine::Luck { told, .. }, TableLine::Luck { secret, .. }) = (&seal, &other) else { unreachable!() };
    let with = |line: TableLine| forged(|lines| lines[0] = line.to_string());
    let told = || told.clone();
    let wrong = Verdict::Wrong(0, Wrong::OtherSecret);
    assert_eq!(with(TableLine::Luck { told: told(), secret: secret.clone() }), wrong);
    assert_eq!(with(TableLine::Luck { told: told(), secret: None }), Verdict::Closed);
    assert_eq!(with(TableLine::Luck { told: told().replacen('1', "2", 1), secret: None }), {
        Verdict::Unknown("2".to_owned())
    });
    assert!(matches!(with(other.clone()), Verdict::Differs { .. }), "another secret, and its own seal");
    let unsealed = forged(|lines| drop(lines.splice(..8, ["hints on".to_owned()])));
    assert_eq!(unsealed, Verdict::Unsealed);
}

#[test]
fn before_the_end_nobody_reads_the_secret() {
    let play = played();
    let mut running = play.afresh();
    let secret = hex(&[7; 32]);
    for line in play.log() {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Referee] {
            assert!(!running.log_for(viewer).concat().contains(&secret));
        }
        running.enter(line).unwrap();
    }
    assert!(running.log_for(Viewer::Spectator)[0].ends_with(&secret), "when the game is over, everybody does");
}

/// How far so many throws lie from what fair dice would give; each way is as likely as the others.
fn chi_square(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

#[test]
fn a_million_dice_are_as_even_as_fair_ones() {
    let luck = luck(5, "a million");
    let (mut faces, mut pairs, mut last) = ([0; 6], [0; 36], 0);
    for outcome in 0..100_000 {
        let mut draws = luck.draws(outcome);
        for _ in 0..10 {
            let face = draws.below(6) as usize;
            faces[face] += 1;
            pairs[6 * last + face] += 1;
            last = face;
        }
    }
    // One in a thousand fair series lies beyond these; the secret is fixed, so that this one does for ever what it does.
    let (single, double) = (chi_square(&faces), chi_square(&pairs));
    assert!(single < 20.5 && double < 66.6, "{single} {double}");
}

/// What a player can make of all that a player is told, without the secret.
fn guesses(play: &Play) -> Vec<FairLuck> {
    let told = play.log_for(Viewer::Seat(Seat::A));
    let lines: Vec<_> = told.iter().filter(|line| line.starts_with("luck ")).cloned().collect();
    let all = lines.join("\n") + "\n";
    let mut keys = vec![hash(all.as_bytes()), hash(lines[0].as_bytes()), [0; 32]];
    for word in lines.iter().flat_map(|line| line.split(' ')) {
        keys.extend(lines::bytes::<32>(word));
        keys.extend(lines::bytes::<16>(word).map(|number| hash(&number)));
        keys.extend(lines::bytes::<16>(word).map(|number| {
            let mut key = [0; 32];
            key[..16].copy_from_slice(&number);
            key
        }));
    }
    let with = |key: &Hash| {
        // As the rule has it, but for the key.
        let mut begun = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key).unwrap();
        begun.update(&hash(all.as_bytes()));
        FairLuck { begun }
    };
    keys.iter().map(with).collect()
}

#[test]
fn what_a_player_is_told_foretells_nothing() {
    const THROWS: usize = 6_000;
    let mut play = Play::new(rafle_games::open("greedy", 2, &[("target", "20")]).unwrap().unwrap());
    for line in prepared() {
        play.enter(&line).unwrap();
    }
    let luck = FairLuck::of(&play).unwrap();
    let faces: Vec<_> = (0..THROWS).map(|outcome| luck.draws(outcome).below(6)).collect();
    let right = |guess: &dyn Fn(usize) -> u32| (1..THROWS).filter(|&outcome| guess(outcome) == faces[outcome]).count();
    let mut hits: Vec<_> = guesses(&play).iter().map(|guess| right(&|outcome| guess.draws(outcome).below(6))).collect();
    hits.push(right(&|outcome| faces[outcome - 1]));
    hits.push(right(&|outcome| (faces[outcome - 1] + 1) % 6));
    assert!(hits.len() > 10);
    // A sixth, and four times what chance alone makes of that: 29 with so many throws.
    assert!(hits.iter().all(|hits| hits.abs_diff(THROWS / 6) < 116), "{hits:?}");
}
