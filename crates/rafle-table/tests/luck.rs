//! What devices add to the luck of a table, from its opening to the first throw, and what everybody is told of it.

use rafle_engine::{Next, Seat, Seats, Seeded, Stage, Viewer};
use rafle_table::{
    Adding, Agreed, Fair, Granted, Guest, House, Number, Person, Preparation, RandomBots, Refused, Setup, SetupSeat,
    Table, Verdict, Wish, digits, replay, sealed, verify,
};
use sha2::{Digest, Sha256};

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);

/// Somebody at a table, and their device.
struct Player {
    guest: Guest,
    digits: String,
}

fn player(byte: u8) -> Player {
    on_device(byte, byte)
}

/// Somebody who plays by a device that they were lent.
fn on_device(person: u8, device: u8) -> Player {
    let token = Person::made_of([device; 32]).token("word");
    Player { guest: Person::made_of([person; 32]).at("word"), digits: digits(&token).to_owned() }
}

fn anna() -> Player {
    player(1)
}

fn bo() -> Player {
    player(2)
}

fn number(byte: u8) -> Number {
    [byte; 16]
}

fn seal(byte: u8) -> [u8; 32] {
    Sha256::digest(number(byte)).into()
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

fn bot() -> SetupSeat {
    SetupSeat::Bot("random".to_owned())
}

/// A table that Anna opens by a form that brings this seal along.
fn opened(slug: &str, seats: &[SetupSeat], brings: Option<u8>) -> Table {
    let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats: seats.to_vec(), agreed: Agreed::default() };
    let Player { guest, digits } = anna();
    let guest = match brings {
        Some(byte) => guest.bringing(&digits, seal(byte)),
        None => guest,
    };
    setup.open(&guest, &RandomBots, &sealed(&[1; 32], "word")).unwrap()
}

/// Whose numbers were missing.
fn missing(fair: &Fair) -> Seats {
    fair.missing.iter().map(|who| who.seat).collect()
}

fn granted(table: &Table, player: &Player, wish: &Wish) -> Result<Granted, String> {
    let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
    let mut luck = table.luck().expect("a secret was sealed");
    table.grant(&player.guest, wish, &house, &mut luck).map_err(|refused| match refused {
        Refused::Why(why) => why.key.to_owned(),
        refused => refused.to_string(),
    })
}

/// Does what somebody wishes, and tells the first words of the lines it leads to.
fn done(table: &mut Table, player: &Player, wish: &Wish) -> String {
    let lines = match granted(table, player, wish) {
        Ok(Granted::Lines(lines)) => lines,
        Ok(Granted::Missing(device)) => table.drawn_anew(&[device], &sealed(&[2; 32], "word")),
        other => panic!("{wish:?}: {other:?}"),
    };
    table.add(&lines);
    said(&lines)
}

/// The verbs of lines: of those of luck the second word.
fn said(lines: &[String]) -> String {
    let verb = |line: &String| {
        let mut words = line.split(' ');
        let first = words.next().unwrap_or_default().to_owned();
        if first == "luck" { words.next().unwrap_or_default().to_owned() } else { first }
    };
    lines.iter().map(verb).collect::<Vec<_>>().join(" ")
}

fn adds(player: &Player, adding: Adding) -> Wish {
    Wish::Add(player.digits.clone(), adding)
}

fn seals(table: &mut Table, player: &Player, byte: u8) -> String {
    done(table, player, &adds(player, Adding::Seal(seal(byte))))
}

fn opens(table: &mut Table, player: &Player, byte: u8) -> String {
    done(table, player, &adds(player, Adding::Number(number(byte))))
}

fn begins(table: &mut Table) -> String {
    done(table, &anna(), &Wish::Begin { fill: false })
}

/// What Anna's device is told of the luck here.
fn fair(table: &Table) -> Fair {
    table.fair(&anna().guest)
}

/// Anna has opened a room, Bo has sat down, and both devices have sealed a number.
fn room(slug: &str) -> Table {
    let mut table = opened(slug, &[mine("Anna"), SetupSeat::Open], Some(1));
    done(&mut table, &bo(), &Wish::Join("Bo".to_owned()));
    assert_eq!(seals(&mut table, &bo(), 2), "seal");
    table
}

/// Plays on to the end, and follows its luck.
fn follows(mut table: Table) {
    let mut any = Seeded::new(1);
    while table.stage() == Stage::Playing {
        let mut luck = table.luck().unwrap();
        let chosen = match table.play().next() {
            Next::Seat(_) => table.play().any_line(&mut any),
            _ => None,
        };
        let lines = table.lines_of_bot(chosen.as_deref(), &mut luck).unwrap();
        table.add(&lines);
    }
    let verdict = verify(table.play());
    assert!(matches!(&verdict, Verdict::Follows(all) if !all.outcomes.is_empty()), "{verdict:?}");
}

#[test]
fn nothing_is_dealt_or_thrown_before_every_number_is_open() {
    for slug in ["dnup", "greedy", "five-crowns"] {
        let mut table = room(slug);
        assert_eq!(begins(&mut table), "begin open", "{slug}");
        assert_eq!(table.bot_to_move(), None);
        for player in [anna(), bo()] {
            for wish in [Wish::Throw, Wish::Choose("draw".to_owned())] {
                let refused = granted(&table, &player, &wish).unwrap_err();
                assert!(
                    ["numbers-awaited", "not your seat", "throw-first", "refused: game-over", "game-over"]
                        .contains(&refused.as_str()),
                    "{refused}"
                );
            }
        }
        assert_eq!(table.play().outcomes(), 0);
        assert_eq!(opens(&mut table, &bo(), 2), "number");
        assert_eq!(table.play().outcomes(), 0);
        let last = opens(&mut table, &anna(), 1);
        assert!(last.starts_with("number"), "{last}");
        let dealt = table.about().hidden || slug == "five-crowns";
        assert_eq!(table.play().outcomes() > 0, dealt, "{slug}: {last}");
        assert_eq!(table.fair(&anna().guest).preparation, Preparation::Ready);
        follows(table);
    }
}

#[test]
fn only_the_number_that_was_sealed_is_taken_and_once() {
    let mut table = room("greedy");
    let opens_early = granted(&table, &anna(), &adds(&anna(), Adding::Number(number(1))));
    assert_eq!(opens_early, Err("no-number-awaited".to_owned()), "nobody has begun");
    begins(&mut table);
    let tries = |table: &Table, player: &Player, adding| granted(table, player, &adds(player, adding));
    assert_eq!(tries(&table, &anna(), Adding::Number(number(2))), Err("another-number".to_owned()));
    assert_eq!(tries(&table, &anna(), Adding::Seal(seal(5))), Err("luck-is-sealed".to_owned()));
    assert_eq!(granted(&table, &anna(), &Wish::AddWords("six".to_owned())), Err("luck-is-sealed".to_owned()));
    opens(&mut table, &anna(), 1);
    // A second tab is the same device.
    assert_eq!(tries(&table, &anna(), Adding::Number(number(1))), Err("no-number-awaited".to_owned()));
    assert_eq!(tries(&table, &anna(), Adding::Lost), Err("no-number-awaited".to_owned()));
    assert_eq!(tries(&table, &player(3), Adding::Number(number(1))), Err("not your seat".to_owned()));
    opens(&mut table, &bo(), 2);
    follows(table);
}

#[test]
fn until_the_game_begins_the_last_seal_counts() {
    let mut table = room("greedy");
    seals(&mut table, &anna(), 7);
    begins(&mut table);
    assert!(granted(&table, &anna(), &adds(&anna(), Adding::Number(number(1)))).is_err());
    opens(&mut table, &anna(), 7);
    opens(&mut table, &bo(), 2);
    follows(table);
}

#[test]
fn two_devices_of_one_person_are_two() {
    let mut table = room("greedy");
    let phone = on_device(1, 9);
    seals(&mut table, &phone, 9);
    assert_eq!(table.fair(&anna().guest).devices.len(), 3);
    begins(&mut table);
    for (player, byte) in [(&phone, 9), (&bo(), 2), (&anna(), 1)] {
        opens(&mut table, player, byte);
    }
    follows(table);
}

#[test]
fn whoever_gets_up_is_not_asked() {
    let mut table = room("greedy");
    done(&mut table, &bo(), &Wish::Leave(B));
    done(&mut table, &player(3), &Wish::Join("Eve".to_owned()));
    assert_eq!(begins(&mut table), "begin open");
    assert_eq!(opens(&mut table, &anna(), 1), "number", "Eve has no script, and adds nothing");
    assert_eq!(table.fair(&anna().guest).adding(), Seats::only(A));
    follows(table);
}

#[test]
fn without_scripts_the_game_begins_at_once() {
    let mut table = opened("dnup", &[mine("Anna"), SetupSeat::Open], None);
    done(&mut table, &bo(), &Wish::Join("Bo".to_owned()));
    let lines = begins(&mut table);
    assert!(lines.starts_with("begin ") && !lines.contains("open") && table.play().outcomes() > 0, "{lines}");
    follows(table);
}

#[test]
fn whoever_plays_alone_is_waited_for() {
    let mut table = opened("dnup", &[mine("Anna"), bot()], Some(1));
    assert_eq!((table.play().outcomes(), table.stage()), (0, Stage::Playing), "it has begun by itself");
    assert_eq!(table.waited(&|| unreachable!("nobody else waits")), None);
    let lines = opens(&mut table, &anna(), 1);
    assert!(lines.starts_with("number ") && table.play().outcomes() > 0, "{lines}");
    follows(table);
}

#[test]
fn whoever_has_lost_the_number_says_so() {
    let mut table = opened("dnup", &[mine("Anna"), bot()], Some(1));
    let lines = done(&mut table, &anna(), &adds(&anna(), Adding::Lost));
    assert!(lines.starts_with("missing 1 open ") && table.play().outcomes() > 0, "{lines}");
    let fair = table.fair(&anna().guest);
    assert_eq!((fair.anew, missing(&fair), fair.adding()), (1, Seats::only(A), Seats::NONE));
    follows(table);
}

#[test]
fn whoever_has_lost_the_device_says_so_on_another() {
    let mut table = opened("dnup", &[mine("Anna"), bot()], Some(1));
    let (phone, gives_up) = (on_device(1, 9), |player: &Player| adds(player, Adding::Lost));
    assert_eq!(granted(&table, &player(3), &gives_up(&player(3))), Err("not your seat".to_owned()));
    let lines = done(&mut table, &phone, &gives_up(&phone));
    assert!(lines.starts_with("missing 1 open ") && table.play().outcomes() > 0, "{lines}");
    assert_eq!(missing(&fair(&table)), Seats::only(A));
    follows(table);
    // Only one's own, and first that of the device itself.
    let mut table = room("greedy");
    seals(&mut table, &phone, 9);
    begins(&mut table);
    let lost = |table: &Table, player: &Player| match granted(table, player, &gives_up(player)) {
        Ok(Granted::Missing(device)) => device,
        other => panic!("{other:?}"),
    };
    assert!(lost(&table, &phone).ends_with(&phone.digits) && lost(&table, &anna()).ends_with(&anna().digits));
    opens(&mut table, &phone, 9);
    assert!(lost(&table, &phone).ends_with(&anna().digits));
    opens(&mut table, &anna(), 1);
    assert_eq!(granted(&table, &phone, &gives_up(&phone)), Err("no-number-awaited".to_owned()), "Bo's is his own");
    opens(&mut table, &bo(), 2);
}

#[test]
fn a_number_that_does_not_come_has_all_drawn_anew() {
    let mut table = room("greedy");
    begins(&mut table);
    opens(&mut table, &anna(), 1);
    assert_eq!(table.awaits(), Some((0, true)));
    let lines = table.waited(&|| sealed(&[2; 32], "word")).unwrap();
    assert_eq!(said(&lines), "missing 1");
    table.add(&lines);
    assert_eq!(table.awaits(), Some((1, false)), "Anna seals a new one");
    let fair = table.fair(&bo().guest);
    assert_eq!((fair.anew, missing(&fair), &fair.preparation), (1, Seats::only(B), &Preparation::Sealing));
    let late = granted(&table, &bo(), &adds(&bo(), Adding::Number(number(2))));
    assert_eq!(late, Err("no-number-awaited".to_owned()));
    assert_eq!(granted(&table, &bo(), &adds(&bo(), Adding::Seal(seal(5)))), Err("luck-is-sealed".to_owned()));
    assert_eq!(seals(&mut table, &anna(), 3), "seal open", "nobody else takes part");
    assert!(opens(&mut table, &anna(), 3).starts_with("number"));
    assert_eq!(table.awaits(), None);
    assert_eq!(table.people(), Seats::only(A).with(B), "Bo stays seated");
    follows(table);
}

#[test]
fn when_the_game_is_over_no_number_is_awaited_and_nobody_is_missing() {
    let mut table = room("greedy");
    begins(&mut table);
    opens(&mut table, &bo(), 2);
    done(&mut table, &anna(), &Wish::Resign(A));
    assert_eq!(table.stage(), Stage::Over);
    assert_eq!((table.awaits(), table.waited(&|| sealed(&[2; 32], "word"))), (None, None));
    for wish in [adds(&anna(), Adding::Number(number(1))), adds(&anna(), Adding::Lost)] {
        assert_eq!(granted(&table, &anna(), &wish), Err("no-number-awaited".to_owned()));
    }
    let told = fair(&table);
    assert_eq!((&told.preparation, told.awaited(), missing(&told)), (&Preparation::Ready, Seats::NONE, Seats::NONE));
    assert_eq!(told.adding(), Seats::only(B), "hers was not added");
    // Nor is a seal awaited, where all was drawn anew before.
    let mut anew = room("greedy");
    begins(&mut anew);
    opens(&mut anew, &bo(), 2);
    done(&mut anew, &anna(), &adds(&anna(), Adding::Lost));
    done(&mut anew, &anna(), &Wish::Resign(A));
    assert_eq!((anew.awaits(), anew.waited(&|| sealed(&[3; 32], "word"))), (None, None));
    assert_eq!(granted(&anew, &bo(), &adds(&bo(), Adding::Seal(seal(4)))), Err("luck-is-sealed".to_owned()));
}

/// A version that knows another option of a game writes it into its headers. What devices have kept stays as it was stored.
#[test]
fn a_table_keeps_the_header_by_which_it_was_stored() {
    let options = vec![("target".to_owned(), "50".to_owned())];
    let table = Table::new(room("greedy").play().clone()).stored_with(options);
    let header = "rafle 1 greedy seats=2 target=50";
    assert_eq!(fair(&table).game, format!("{header} luck 1 0"));
    let record = table.record(&anna().guest, Viewer::Seat(A)).unwrap().to_string();
    assert_eq!(record.lines().next(), Some(header));
    let mut over = table;
    begins(&mut over);
    done(&mut over, &anna(), &Wish::Resign(A));
    assert!(over.record(&anna().guest, Viewer::Spectator).unwrap().to_string().starts_with(&format!("{header}\n")));
}

/// A seat that changes hands takes nothing along of what its player did.
#[test]
fn whose_number_was_missing_is_said_of_whoever_sat_there() {
    let names = |table: &Table| -> Vec<_> {
        let missing = fair(table).missing.into_iter();
        missing.map(|mut who| who.names.swap_remove(who.seat.index()).unwrap_or_default()).collect()
    };
    for before in [true, false] {
        let mut table = room("greedy");
        begins(&mut table);
        opens(&mut table, &anna(), 1);
        let hands_on = |table: &mut Table| {
            let lines = table.sitting(B, player(3).guest.token(), "Dee").unwrap();
            table.add(&lines);
        };
        if before {
            hands_on(&mut table);
        }
        let lines = table.waited(&|| sealed(&[2; 32], "word")).unwrap();
        table.add(&lines);
        assert_eq!(names(&table), ["Bo"]);
        hands_on(&mut table);
        assert_eq!(names(&table), ["Bo"]);
        done(&mut table, &player(3), &Wish::Leave(B));
        assert_eq!(names(&table), ["Bo"]);
    }
}

/// Of three, one says at once that the number is lost: those that were on their way are not missing, and take part.
#[test]
fn whoever_is_quick_to_lose_a_number_shuts_nobody_else_out() {
    let mut table = opened("greedy", &[mine("Anna"), SetupSeat::Open, SetupSeat::Open], Some(1));
    let eve = player(3);
    for (player, byte) in [(&bo(), 2), (&eve, 3)] {
        done(&mut table, player, &Wish::Join("Somebody".to_owned()));
        seals(&mut table, player, byte);
    }
    begins(&mut table);
    assert_eq!(done(&mut table, &eve, &adds(&eve, Adding::Lost)), "missing 1");
    let fair = table.fair(&anna().guest);
    assert_eq!((fair.anew, missing(&fair)), (1, Seats::only(Seat::new(2))));
    assert_eq!(granted(&table, &eve, &adds(&eve, Adding::Seal(seal(6)))), Err("luck-is-sealed".to_owned()));
    assert_eq!((seals(&mut table, &anna(), 4), seals(&mut table, &bo(), 5)), ("seal".into(), "seal open".into()));
    opens(&mut table, &anna(), 4);
    opens(&mut table, &bo(), 5);
    assert_eq!(table.fair(&anna().guest).adding(), Seats::only(A).with(B), "both have added a number");
    follows(table);
}

#[test]
fn words_are_added_in_the_room_and_never_after_it() {
    let mut table = room("greedy");
    begins(&mut table);
    opens(&mut table, &anna(), 1);
    let lines = table.waited(&|| sealed(&[2; 32], "word")).unwrap();
    table.add(&lines);
    assert_eq!(table.fair(&anna().guest).preparation, Preparation::Sealing, "all is drawn anew");
    for player in [anna(), bo(), player(3)] {
        let words = granted(&table, &player, &Wish::AddWords("six".to_owned()));
        assert_eq!(words, Err("luck-is-sealed".to_owned()));
    }
}

#[test]
fn nobody_fills_the_log_with_seals() {
    let mut table = room("greedy");
    for byte in 0..39 {
        seals(&mut table, &anna(), byte);
    }
    let more = granted(&table, &anna(), &adds(&anna(), Adding::Seal(seal(7))));
    assert_eq!(more, Err("seals-enough".to_owned()), "it does not help to wait");
    assert_eq!(seals(&mut table, &bo(), 7), "seal", "everybody has their own");
    begins(&mut table);
    opens(&mut table, &anna(), 38);
    opens(&mut table, &bo(), 7);
    follows(table);
}

/// Strangers who sit down, seal and get up again fill nothing, and leave room for the numbers of those who come after them.
#[test]
fn nobody_fills_the_log_with_seals_as_one_after_the_other() {
    let mut table = room("greedy");
    let seals_in = |table: &Table| table.play().log().iter().filter(|line| line.starts_with("luck seal ")).count();
    let comes = |table: &mut Table, player: &Player| {
        done(table, player, &Wish::Join("Somebody".to_owned()));
    };
    done(&mut table, &bo(), &Wish::Leave(B));
    for stranger in 10..20 {
        let stranger = player(stranger);
        comes(&mut table, &stranger);
        while granted(&table, &stranger, &adds(&stranger, Adding::Seal(seal(1)))).is_ok() {
            seals(&mut table, &stranger, 1);
        }
        done(&mut table, &stranger, &Wish::Leave(B));
    }
    assert!(seals_in(&table) < 140, "{}", seals_in(&table));
    comes(&mut table, &bo());
    let anew = granted(&table, &bo(), &adds(&bo(), Adding::Seal(seal(2))));
    assert_eq!(anew, Err("seals-enough".to_owned()), "he has sealed one before");
    done(&mut table, &bo(), &Wish::Leave(B));
    let carl = player(3);
    comes(&mut table, &carl);
    assert_eq!(seals(&mut table, &carl, 3), "seal", "those who come after them add a number");
    begins(&mut table);
    opens(&mut table, &carl, 3);
    opens(&mut table, &anna(), 1);
    follows(table);
}

#[test]
fn a_seal_that_does_not_come_is_done_without() {
    let mut table = room("dnup");
    begins(&mut table);
    let secret = || sealed(&[2; 32], "word");
    let lines = table.waited(&secret).unwrap();
    assert!(said(&lines).starts_with("missing missing 1 open "), "nobody is left to add anything: {lines:?}");
    assert!(lines.len() > 4, "and cards are dealt: {lines:?}");
    table.add(&lines);
    follows(table);
    // And where one of two has opened, and goes away then.
    let mut table = room("dnup");
    begins(&mut table);
    opens(&mut table, &bo(), 2);
    let lines = table.waited(&secret).unwrap();
    table.add(&lines);
    let lines = table.waited(&secret).unwrap();
    assert!(said(&lines).starts_with("open "), "{lines:?}");
    table.add(&lines);
    assert!(table.play().outcomes() > 0);
    follows(table);
}

#[test]
fn a_seal_changes_nothing_of_who_begins() {
    let mut table = room("greedy");
    let number = table.play().log().len();
    seals(&mut table, &anna(), 5);
    assert!(table.only_luck_since(number) && table.only_luck_since(number + 1));
    done(&mut table, &bo(), &Wish::Leave(B));
    assert!(!table.only_luck_since(number) && !table.only_luck_since(number + 9));
}

#[test]
fn words_count_and_are_not_told() {
    let mut table = room("greedy");
    let add = |words: &str| Wish::AddWords(words.to_owned());
    let before = table.fair(&anna().guest).lines.lines().count();
    assert_eq!(done(&mut table, &player(3), &add("  six, please ")), "words", "anybody may");
    let told = table.fair(&anna().guest);
    assert_eq!((told.words, told.lines.lines().count()), (1, before + 1));
    let hash = Sha256::digest("six, please").iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    assert_eq!(told.lines.lines().last().unwrap(), format!("luck words {hash}"));
    assert_eq!(granted(&table, &bo(), &add(" ")), Err("words-empty".to_owned()));
    for number in 1..20 {
        done(&mut table, &player(3), &add(&number.to_string()));
    }
    assert_eq!(granted(&table, &player(3), &add("more")), Err("words-enough".to_owned()), "others sit there");
    for number in 20..40 {
        done(&mut table, &bo(), &add(&number.to_string()));
    }
    assert_eq!(granted(&table, &bo(), &add("more")), Err("words-enough".to_owned()));
}

#[test]
fn people_who_play_again_seal_again() {
    let mut table = room("greedy");
    begins(&mut table);
    opens(&mut table, &anna(), 1);
    opens(&mut table, &bo(), 2);
    done(&mut table, &bo(), &Wish::Resign(B));
    let again =
        table.again("word", &anna().guest.bringing("01234567", seal(4)), &RandomBots, &sealed(&[3; 32], "next"));
    let again = again.unwrap();
    assert_eq!(again.stage(), Stage::Waiting);
    let anna = Person::made_of([1; 32]).at("next");
    let fair = again.fair(&anna);
    assert_eq!(fair.adding(), Seats::only(A));
    assert_eq!(fair.device("01234567"), Some(fair.devices[0].0.clone()), "the same device, by whichever token");
    let device = &fair.devices[0].0;
    assert!(device.ends_with("/01234567") && !device.contains("word"), "as at any other table: {device}");
}

/// Whoever gets a record may give it to anybody, who must not find the table before by it, and from there the room after it.
#[test]
fn a_record_that_is_shared_leads_to_no_other_table() {
    let mut table = room("greedy");
    begins(&mut table);
    opens(&mut table, &anna(), 1);
    opens(&mut table, &bo(), 2);
    done(&mut table, &bo(), &Wish::Resign(B));
    let mut again = table.again("word", &anna().guest, &RandomBots, &sealed(&[3; 32], "next")).unwrap();
    let at_next = |byte: u8| Player { guest: Person::made_of([byte; 32]).at("next"), digits: "01234567".to_owned() };
    let (anna, bo) = (at_next(1), at_next(2));
    seals(&mut again, &anna, 4);
    done(&mut again, &anna, &Wish::Begin { fill: false });
    opens(&mut again, &anna, 4);
    let stored = again.header_and_lines().1.join("\n");
    assert!(stored.contains("@word"), "the log of the table itself knows them by it");
    let lines = |table: &Table, viewer| table.record(&anna.guest, viewer).unwrap().to_string();
    for viewer in [Viewer::Spectator, Viewer::Seat(again.seats_of(&anna.guest).iter().next().unwrap())] {
        assert!(!lines(&again, viewer).contains("word"), "{}", lines(&again, viewer));
    }
    while again.stage() == Stage::Playing && again.play().outcomes() < 20 {
        let mut luck = again.luck().unwrap();
        let lines = again.lines_of_bot(None, &mut luck).unwrap();
        again.add(&lines);
    }
    let bos = again.seats_of(&bo.guest).iter().next().unwrap();
    done(&mut again, &bo, &Wish::Resign(bos));
    let record = lines(&again, Viewer::Spectator);
    assert!(record.contains("sits A person ") && !record.contains("word"), "{record}");
    let verdict = verify(&replay(&record).unwrap());
    assert!(matches!(&verdict, Verdict::Follows(all) if !all.outcomes.is_empty()), "{verdict:?}");
}

#[test]
fn secrets_are_told_when_the_game_is_over_and_not_before() {
    let mut table = room("greedy");
    let secret = [1_u8; 32].iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    let told = |table: &Table| {
        for player in [anna(), bo(), player(3)] {
            let shot = table.look(&player.guest, |_, _| Viewer::Spectator, 0).unwrap();
            assert_eq!(format!("{shot:?}").contains(&secret), table.play().over());
            assert_eq!(shot.luck.secret.is_some(), table.play().over());
        }
    };
    told(&table);
    begins(&mut table);
    told(&table);
    opens(&mut table, &anna(), 1);
    opens(&mut table, &bo(), 2);
    told(&table);
    done(&mut table, &bo(), &Wish::Resign(B));
    assert!(table.play().over());
    told(&table);
}
