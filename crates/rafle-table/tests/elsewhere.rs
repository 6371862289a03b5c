//! Records opened as tables: a game goes on in a room of its own, with people and luck of its own.

use rafle_engine::{Next, Play, Record, Seat, Seats, Seeded, Stage, TableLine, Viewer, gone};
use rafle_table::{
    Agreed, FairLuck, Granted, Guest, House, Onward, Person, RandomBots, Refused, SetupSeat, Table, Verdict, Wish,
    replay, sealed, shelf, step, verify,
};

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn guest(byte: u8) -> Guest {
    Person::made_of([byte; 32]).at("new")
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

fn bot() -> SetupSeat {
    SetupSeat::Bot("random".to_owned())
}

fn bots(count: usize) -> Vec<SetupSeat> {
    [vec![mine("Eve")], vec![bot(); count - 1]].concat()
}

/// The table as Eve opens it.
fn opened(onward: &Onward, seats: &[SetupSeat]) -> Table {
    let seal = sealed(&[9; 32], "new");
    onward.open(seats, Agreed::default(), &guest(1), &RandomBots, &seal).unwrap()
}

fn why(refused: Refused) -> String {
    match refused {
        Refused::Why(why) => why.key.to_owned(),
        other => other.to_string(),
    }
}

fn refused(record: &Play, step: usize) -> String {
    Onward::from(record, step).err().map(why).expect("it is refused")
}

fn wish(table: &Table, guest: &Guest, wish: &Wish) -> Result<Vec<String>, String> {
    let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
    match table.grant(guest, wish, &house, &mut Seeded::new(7)) {
        Ok(Granted::Lines(lines)) => Ok(lines),
        Ok(other) => panic!("{other:?}"),
        Err(refused) => Err(why(refused)),
    }
}

fn granted(table: &mut Table, guest: &Guest, wished: &Wish) {
    let lines = wish(table, guest, wished).unwrap();
    table.add(&lines);
}

/// A game at an old table whose luck was sealed, up to so many lines of it; here and there something is taken back. In a game
/// of several somebody has the second seat by a token, and in a long one somebody resigns.
fn old(slug: &str, seats: usize, lines: usize) -> Play {
    let mut play = Play::new(rafle_games::open(slug, seats, &[]).unwrap().unwrap());
    let first = sealed(&[5; 32], "old").to_string();
    let token = Person::made_of([2; 32]).token("old");
    for line in [first.as_str(), "room", "friendly", "hints on", "patience 9", "begins lot", "name A  Anna"] {
        play.enter(line).unwrap();
    }
    if seats > 1 {
        play.enter(&format!("sits B person {token}@old")).unwrap();
    }
    play.enter(&TableLine::Begin(Seats::first(seats).iter().collect()).to_string()).unwrap();
    let (mut luck, mut any) = (FairLuck::of(&play).unwrap(), Seeded::new(3));
    let mut back = 0;
    while play.next() != Next::Nobody && play.counting().len() < lines {
        let line = match play.next() {
            Next::Chance { .. } => play.draw(&mut luck),
            _ => play.any_line(&mut any).unwrap(),
        };
        play.enter(&line).unwrap();
        back += 1;
        if back % 11 == 0 && play.next() != Next::Nobody {
            play.enter("undo 1").unwrap();
        }
        if back == 30 && seats > 2 && play.next() != Next::Nobody {
            play.enter(&gone(C)).unwrap();
        }
    }
    play
}

fn played_on(mut table: Table) -> Table {
    let mut any = Seeded::new(4);
    while table.play().next() != Next::Nobody {
        let mut luck = table.luck().unwrap();
        let line = match table.play().next() {
            Next::Chance { .. } => table.play().draw(&mut luck),
            _ => table.play().any_line(&mut any).unwrap(),
        };
        table.add(&[line]);
    }
    table
}

#[test]
fn every_game_goes_on_from_a_record_and_only_its_new_luck_is_proved() {
    for about in shelf() {
        let seats = 3.clamp(about.least_seats, about.most_seats);
        let play = old(about.slug, seats, 45);
        if play.over() {
            continue;
        }
        let onward = Onward::from(&play, usize::MAX).unwrap_or_else(|refused| panic!("{}: {refused}", about.slug));
        assert!(onward.play().now().view(Viewer::Referee) == play.now().view(Viewer::Referee), "{}", about.slug);
        let table = opened(&onward, &bots(seats));
        assert_eq!(table.stage(), Stage::Playing, "{}: nobody else is awaited", about.slug);
        let before = table.play().elsewhere().unwrap().outcomes;
        // The lot was the first outcome of the old table; who begins has begun.
        assert_eq!(before, play.outcomes() - usize::from(seats > 1), "{}: those taken back count", about.slug);
        let table = played_on(table);
        let Verdict::Follows(followed) = verify(table.play()) else { panic!("{}", about.slug) };
        assert_eq!(followed.before, before, "{}", about.slug);
        assert_eq!(followed.outcomes.len(), table.play().outcomes() - before);
        assert!(followed.outcomes.iter().zip(before..).all(|(outcome, number)| outcome.number == number));
        let again = replay(&Record::of(table.play()).to_string()).unwrap();
        assert_eq!((verify(&again), again.log()), (verify(table.play()), table.play().log()), "{}", about.slug);
    }
}

#[test]
fn nothing_of_the_old_table_is_left_but_the_game() {
    let play = old("yatzy", 3, 40);
    let onward = Onward::from(&play, usize::MAX).unwrap();
    let table = opened(&onward, &[mine("Eve"), SetupSeat::Open, bot()]);
    let all = table.play().log().join("\n");
    let old_secret = "05".repeat(32);
    for gone in ["person 2", "@old", &old_secret, "hints", "friendly", "patience", "begins", "lot ", "room"] {
        assert!(!all.contains(gone), "{gone}: {all}");
    }
    let bo = Person::made_of([2; 32]);
    assert_eq!(table.seats_of(&bo.at("new")).or(table.owned_by(&bo.at("new"))), Seats::NONE);
    // Who began by lot has the first seat, under the name that was theirs.
    let name = |seat: usize| table.names()[seat].as_deref();
    let anna = play.names().iter().position(|name| name.as_deref() == Some("Anna")).unwrap();
    assert!(anna == 0 || name(anna) == Some("Anna"));
    assert!(table.play().log().iter().any(|line| line.starts_with("undo")), "what was taken back stays");
    assert!(all.contains(&gone(C)) && table.play().resigned() == Seats::only(C));
}

#[test]
fn a_step_before_the_end_is_where_it_goes_on() {
    let play = old("five-crowns", 3, usize::MAX);
    assert!(play.over());
    let count = step(&play, usize::MAX, Viewer::Referee).count;
    assert_eq!(refused(&play, count), "record-over");
    assert_eq!(refused(&play, usize::MAX), "record-over");
    for number in [0, 1, count / 2, count - 1] {
        let onward = Onward::from(&play, number).unwrap();
        let shown = step(&play, number, Viewer::Referee).view;
        assert!(onward.play().now().view(Viewer::Referee) == shown, "step {number} of {count}");
        played_on(opened(&onward, &bots(3)));
    }
}

#[test]
fn what_cannot_go_on_says_why() {
    let room = replay("rafle 1 yatzy seats=3\nroom\nname A Anna\n").unwrap();
    assert_eq!(refused(&room, 0), "not-begun");
    let lot = replay("rafle 1 yatzy seats=2\nroom\nbegins lot\nbegin A B\n").unwrap();
    assert_eq!(refused(&lot, 0), "not-begun");
    let play = old("five-crowns", 3, 20);
    for viewer in [Viewer::Spectator, Viewer::Seat(A)] {
        let told = replay(&Record::as_told(&play, play.log_for(viewer)).to_string()).unwrap();
        assert_eq!(refused(&told, usize::MAX), "record-has-holes", "{viewer}");
    }
    let resigned = replay("rafle 1 greedy seats=2\nthrow 3\nresign B\n").unwrap();
    assert_eq!(refused(&resigned, usize::MAX), "record-over");
    let long = "throw 3\nundo\n".repeat(4_001);
    assert_eq!(refused(&replay(&format!("rafle 1 greedy seats=2\n{long}")).unwrap(), usize::MAX), "record-too-long");
}

#[test]
fn a_game_that_goes_on_keeps_its_seats() {
    let mut table = opened(&Onward::from(&old("yatzy", 3, 12), usize::MAX).unwrap(), &[mine("Eve"), SetupSeat::Open]);
    let (eve, bo, cato) = (guest(1), guest(2), guest(3));
    assert_eq!((table.stage(), table.taken(), table.laid()), (Stage::Waiting, Seats::only(A), Seats::only(B).with(C)));
    assert_eq!(table.first(), None, "who begins has begun");
    let begin = Wish::Begin { fill: false };
    assert_eq!(wish(&table, &eve, &begin), Err("seats-stay".to_owned()));
    assert_eq!(wish(&table, &eve, &Wish::First(rafle_engine::First::Lot)), Err("begun-already".to_owned()));
    assert_eq!(wish(&table, &eve, &Wish::Throw), Err("not-begun".to_owned()));
    assert_eq!(wish(&table, &eve, &Wish::TakeBack(A)), Err("not-begun".to_owned()));
    granted(&mut table, &bo, &Wish::Sit(C, "Bo".to_owned()));
    assert_eq!(wish(&table, &eve, &begin), Err("seats-stay".to_owned()), "B is free");
    let filled = wish(&table, &eve, &Wish::Begin { fill: true }).unwrap();
    assert_eq!(filled.last().unwrap(), "begin A B C", "{filled:?}");
    granted(&mut table, &cato, &Wish::Join("Cato".to_owned()));
    granted(&mut table, &eve, &begin);
    assert_eq!(
        (table.stage(), table.seats_of(&bo), table.seats_of(&cato)),
        (Stage::Playing, Seats::only(C), Seats::only(B))
    );
    assert_eq!(table.names(), ["Eve", "Cato", "Bo"].map(|name| Some(name.to_owned())));
}

#[test]
fn who_has_resigned_stays_so() {
    let play = replay("rafle 1 yatzy seats=3\nname A Anna\nname C Cato\ngone C\n").unwrap();
    let table = opened(&Onward::from(&play, usize::MAX).unwrap(), &[mine("Eve"), SetupSeat::Open, SetupSeat::Open]);
    assert_eq!((table.open_seats(), table.names()[2].as_deref()), (Seats::only(B), Some("Cato")));
    assert_eq!(wish(&table, &guest(1), &Wish::Free(C)), Err("resigned-already".to_owned()));
    assert_eq!(wish(&table, &guest(2), &Wish::Sit(C, "Bo".to_owned())), Err("seat-taken".to_owned()));
    let alone = replay("rafle 1 yatzy seats=2\ngone B\n").unwrap();
    assert_eq!(refused(&alone, usize::MAX), "record-over");
}

#[test]
fn what_was_chosen_elsewhere_is_not_taken_back_here() {
    let play = replay("rafle 1 yatzy seats=2\nthrow 1 2 3 4 6\nkeep 6\n").unwrap();
    let seats = [mine("Eve"), mine("Bo")];
    let agreed = Agreed { friendly: true, ..Agreed::default() };
    let onward = Onward::from(&play, usize::MAX).unwrap();
    let mut table = onward.open(&seats, agreed, &guest(1), &RandomBots, &sealed(&[9; 32], "new")).unwrap();
    assert_eq!(wish(&table, &guest(1), &Wish::TakeBack(A)), Err("nothing-to-undo".to_owned()));
    assert!(table.play().clone().enter("undo").is_err() && table.play().counting_here() == 0);
    granted(&mut table, &guest(1), &Wish::Throw);
    let chance = table.play().now().open().into_iter().find(|line| line.starts_with("score")).unwrap();
    granted(&mut table, &guest(1), &Wish::Choose(chance));
    granted(&mut table, &guest(1), &Wish::TakeBack(A));
    assert!(table.play().clone().enter("undo 3").is_err(), "not beyond the border");
}

#[test]
fn the_room_says_what_whoever_has_the_record_knows_and_shows_nothing_of_it() {
    let play = old("five-crowns", 2, 20);
    let onward = Onward::from(&play, usize::MAX).unwrap();
    assert!(onward.hides());
    let mut table = opened(&onward, &[mine("Eve"), SetupSeat::Open]);
    granted(&mut table, &guest(2), &Wish::Join("Bo".to_owned()));
    let look = |table: &Table, byte: u8, viewer| table.look(&guest(byte), |_, _| viewer, 0).unwrap();
    let seen = look(&table, 2, Viewer::Seat(B));
    assert!(seen.room.as_ref().unwrap().known && seen.elsewhere.is_some());
    assert!(seen.view == look(&table, 3, Viewer::Spectator).view, "nobody has a hand in a room");
    let record = |table: &Table, viewer| table.record(&guest(2), viewer).unwrap().to_string();
    assert_eq!(record(&table, Viewer::Seat(B)), record(&table, Viewer::Spectator));
    granted(&mut table, &guest(1), &Wish::Begin { fill: false });
    assert_ne!(record(&table, Viewer::Seat(B)), record(&table, Viewer::Spectator), "now it is Bo's");
    let open = opened(&Onward::from(&old("yatzy", 2, 20), usize::MAX).unwrap(), &[mine("Eve"), SetupSeat::Open]);
    assert!(!look(&open, 1, Viewer::Spectator).room.unwrap().known, "nothing is hidden in Yatzy");
}

#[test]
fn names_of_a_record_are_plain_here() {
    let long = "x".repeat(100);
    let play =
        replay(&format!("rafle 1 yatzy seats=2\nname A {long}\nname B \u{202e}\u{200b}\nthrow 1 1 1 1 1\n")).unwrap();
    let onward = Onward::from(&play, usize::MAX).unwrap();
    assert_eq!(onward.play().names(), [Some("x".repeat(24)), None]);
}

#[test]
fn what_was_opened_from_a_record_can_be_opened_again() {
    let first = opened(&Onward::from(&old("yatzy", 2, 20), usize::MAX).unwrap(), &bots(2));
    let table = opened(&Onward::from(first.play(), usize::MAX).unwrap(), &bots(2));
    let lines = |word: &str| table.play().log().iter().filter(|line| line.starts_with(word)).count();
    assert_eq!((lines("elsewhere"), lines("luck 1 "), lines("begin ")), (1, 1, 1));
    assert!(matches!(verify(played_on(table).play()), Verdict::Follows(_)));
}
