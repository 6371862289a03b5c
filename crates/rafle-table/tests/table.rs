//! Tables around which there is nothing: a log, a wish and luck give lines, or a refusal.

use std::collections::BTreeSet;

use rafle_engine::{AnySeen, First, Next, Pace, Seat, Seats, Seeded, Stage, Viewer};
use rafle_table::{
    Agreed, Asked, Bots, Effort, Granted, Guest, House, Person, Question, RandomBots, Refused, Setup, SetupSeat,
    Sitter, Snapshot, Summary, Table, Told, Wish, plain_name, replay, sealed, seat_of, unlogged, verify,
};

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn anna() -> Guest {
    Person::made_of([1; 32]).at("word")
}

fn bo() -> Guest {
    Person::made_of([2; 32]).at("word")
}

fn eve() -> Guest {
    Person::made_of([3; 32]).at("word")
}

/// The table of a log, in which people have their names for tokens.
fn table(header: &str, log: &str) -> Table {
    let guests = [("anna", anna()), ("bo", bo()), ("eve", eve())];
    let known = |log: String, (name, guest): (&str, Guest)| {
        log.replace(&format!("person {name}\n"), &format!("person {}\n", guest.token()))
    };
    let log = guests.into_iter().fold(format!("{log}\n"), known);
    Table::new(replay(&format!("rafle 1 {header}\n{log}")).unwrap_or_else(|error| panic!("{log}: {error:?}")))
}

/// Anna and Bo at a table of two, where this has happened.
fn two(slug: &str, log: &str) -> Table {
    table(&format!("{slug} seats=2"), &format!("sits A person anna\nname A Anna\nsits B person bo\nname B Bo\n{log}"))
}

/// A new table of this game, as Anna opens it.
fn opened(slug: &str, seats: &[SetupSeat]) -> Table {
    let agreed = Agreed::default();
    let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats: seats.to_vec(), agreed };
    setup.open(&anna(), &RandomBots, &sealed(&[1; 32], "word")).unwrap()
}

fn mine(name: &str) -> SetupSeat {
    SetupSeat::Mine(name.to_owned())
}

fn bot() -> SetupSeat {
    SetupSeat::Bot("random".to_owned())
}

/// What comes of a wish while these are away: lines, a question, or why not.
fn wish_while_away(table: &Table, guest: &Guest, wish: &Wish, away: Seats) -> Result<Granted, String> {
    wish_in(table, guest, wish, &House { bots: &RandomBots, away, silent: Seats::NONE, released: &[] })
}

fn wish_in(table: &Table, guest: &Guest, wish: &Wish, house: &House<'_>) -> Result<Granted, String> {
    table.grant(guest, wish, house, &mut Seeded::new(7)).map_err(|refused| match refused {
        Refused::Why(why) => why.key.to_owned(),
        refused => refused.to_string(),
    })
}

fn wish(table: &Table, guest: &Guest, wish: &Wish) -> Result<Granted, String> {
    wish_while_away(table, guest, wish, Seats::NONE)
}

fn granted(lines: &[&str]) -> Granted {
    Granted::Lines(lines.iter().map(|line| (*line).to_owned()).collect())
}

fn refused(why: &str) -> Result<Granted, String> {
    Err(why.to_owned())
}

fn add(table: &mut Table, added: &[&str]) {
    table.add(&added.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>());
}

fn look(table: &Table, guest: &Guest, viewer: Viewer) -> Snapshot {
    table.look(guest, |_, _| viewer, 0).unwrap()
}

fn watch(table: &Table) -> Snapshot {
    look(table, &eve(), Viewer::Spectator)
}

/// The keys of what is told.
fn told(shot: &Snapshot) -> Vec<&'static str> {
    shot.happened
        .iter()
        .map(|told| match told {
            Told::Game(said) | Told::Table(said) => said.key,
        })
        .collect()
}

mod seats {
    use super::*;

    #[test]
    fn whoever_sat_last_has_a_seat_and_may_come_back_to_it_from_a_bot() {
        let mut table = two("greedy", "");
        assert_eq!((table.seats_of(&anna()), table.owned_by(&anna())), (Seats::only(A), Seats::NONE));
        assert!(table.sits(anna().token(), A) && !table.sits(anna().token(), B) && !table.sits(anna().token(), C));
        assert_eq!((table.people(), table.open_seats()), (Seats::first(2), Seats::NONE));
        add(&mut table, &["sits A bot random"]);
        assert_eq!((table.seats_of(&anna()), table.owned_by(&anna())), (Seats::NONE, Seats::only(A)));
        assert_eq!(table.owned_by(&bo()), Seats::NONE, "a bot does not play for Bo");
        assert_eq!(table.people(), Seats::only(B));
        add(&mut table, &["sits A open", "sits A bot random"]);
        assert_eq!(table.owned_by(&anna()), Seats::NONE, "who got up for good does not come back");
    }

    #[test]
    fn where_something_is_hidden_nobody_takes_a_second_seat() {
        for (slug, seats) in [("bluff", Seats::NONE), ("greedy", Seats::only(B).with(C))] {
            let table = three_of_whom_two_left(slug);
            assert_eq!(table.may_sit(&anna()), seats, "{slug}");
            assert_eq!(table.may_sit(&eve()), Seats::only(B).with(C), "{slug}");
            assert_eq!(watch(&table).may_sit, Seats::only(B).with(C), "{slug}");
        }
    }

    /// Anna at a table of three, at which the other two seats are open.
    fn three_of_whom_two_left(slug: &str) -> Table {
        table(&format!("{slug} seats=3"), "sits A person anna\nname A Anna\nsits B open\nsits C open")
    }

    #[test]
    fn where_something_is_hidden_the_others_are_asked_for_a_seat() {
        let log = "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C person cato\nsits C open";
        let mut table = table("five-crowns seats=3", log);
        let sit = |table: &Table, guest: &Guest| wish(table, guest, &Wish::Sit(C, "Eve".to_owned()));
        let what = Question::Seat { token: eve().token().to_owned(), name: "Eve".to_owned() };
        let asked = Asked { by: C, what, waiting: Seats::only(A).with(B) };
        assert_eq!((watch(&table).may_sit, watch(&table).asks_for), (Seats::only(C), Seats::only(C)));
        assert_eq!(sit(&table, &eve()), Ok(Granted::Asked(Some(asked.clone()))));
        assert_eq!(wish(&table, &eve(), &Wish::Join("Eve".to_owned())), Ok(Granted::Asked(Some(asked.clone()))));
        table.ask(Some(asked.clone()));
        assert_eq!(watch(&table).unlogged(), "C-ABb9bae658");
        let stranger = Person::made_of([4; 32]).at("word");
        assert_eq!(sit(&table, &stranger), refused("asked-already"), "one question at a time");
        let answer =
            |table: &Table, guest: &Guest, seat, yes| wish(table, guest, &Wish::Answer { seat, asker: C, yes });
        assert_eq!(answer(&table, &eve(), C, true), refused("not your seat"), "nobody lets oneself in");
        assert_eq!(answer(&table, &bo(), B, false), Ok(Granted::Asked(None)));
        let left = Asked { waiting: Seats::only(A), ..asked };
        assert_eq!(answer(&table, &bo(), B, true), Ok(Granted::Asked(Some(left.clone()))));
        table.ask(Some(left));
        add(&mut table, &["name B Bob"]);
        assert!(table.asked().is_some(), "a line of the table, or of the game, does not answer it");
        let sits = [format!("sits C person {}", eve().token()), "name C Eve".to_owned()];
        assert_eq!(answer(&table, &anna(), A, true), Ok(Granted::Lines(sits.to_vec())));
        let mut others = Table::new(table.play().clone());
        others.ask(table.asked().cloned());
        add(&mut others, &["sits B open"]);
        assert_eq!(others.asked(), None, "who has to agree are others now");
        table.add(&sits);
        assert_eq!((table.asked(), table.seats_of(&eve())), (None, Seats::only(C)));
    }

    #[test]
    fn for_a_seat_nobody_is_asked_where_nothing_is_hidden_or_it_is_ones_own() {
        let log = "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits B open";
        let sit = |slug: &str, guest: &Guest| {
            let table = table(&format!("{slug} seats=2"), log);
            matches!(wish(&table, guest, &Wish::Sit(B, "x".to_owned())), Ok(Granted::Lines(_)))
        };
        assert!(sit("greedy", &eve()) && sit("five-crowns", &bo()) && !sit("five-crowns", &eve()));
        let alone = table("five-crowns seats=2", "sits A bot random\nsits B open");
        assert!(wish(&alone, &eve(), &Wish::Join("Eve".to_owned())).is_ok_and(|it| matches!(it, Granted::Lines(_))));
        let owned = table("five-crowns seats=2", "sits A person anna\nname A Anna\nsits A bot random\nsits B open");
        let Ok(Granted::Asked(Some(asked))) = wish(&owned, &eve(), &Wish::Join("Eve".to_owned())) else {
            panic!("who let a bot play is asked")
        };
        assert_eq!(asked.waiting, Seats::only(A));
    }

    #[test]
    fn where_something_is_hidden_the_seat_that_one_left_may_be_taken_again() {
        let mut table = three_of_whom_two_left("bluff");
        add(&mut table, &["sits A open"]);
        assert_eq!(table.may_sit(&anna()), Seats::only(A));
        assert_eq!(wish(&table, &anna(), &Wish::Sit(B, "Anna".to_owned())), refused("no-second-seat"));
    }

    #[test]
    fn who_may_sit_down_where() {
        let table = table("greedy seats=3", "sits A person anna\nname A Anna\nsits B bot random\nsits C open");
        let sit = |guest: &Guest, seat| wish(&table, guest, &Wish::Sit(seat, " Eve ".to_owned()));
        let sits = |seat: &str, guest: &Guest| {
            Ok(granted(&[&format!("sits {seat} person {}", guest.token()), &format!("name {seat} Eve")]))
        };
        assert_eq!(sit(&eve(), C), sits("C", &eve()));
        assert_eq!(sit(&eve(), A), refused("seat-taken"));
        assert_eq!(sit(&anna(), A), sits("A", &anna()), "the own seat, under another name");
        assert_eq!(sit(&eve(), B), refused("seat-taken"), "a bot's own seat");
        assert_eq!(sit(&eve(), Seat::new(3)), refused("seat-taken"), "no such seat");
        assert_eq!(wish(&table, &eve(), &Wish::Sit(C, "\u{200b} ".to_owned())), refused("name-empty"));
    }

    #[test]
    fn whoever_gives_no_name_has_none_in_the_log_however_often_they_come_back() {
        let mut table = opened("greedy", &[SetupSeat::Unnamed, bot()]);
        let named = |table: &Table| table.names().iter().map(Option::is_some).collect::<Vec<_>>();
        assert_eq!((named(&table), table.play().unnamed().people), (vec![false, true], Seats::only(A)));
        let sits = format!("sits A person {}", anna().token());
        for (asked, line) in
            [(Wish::Replace(A, "random".to_owned()), "sits A bot random"), (Wish::Sit(A, String::new()), sits.as_str())]
        {
            assert_eq!(wish(&table, &anna(), &asked), Ok(granted(&[line])));
            add(&mut table, &[line]);
            assert_eq!(table.play().unnamed().people, Seats::only(A), "also while a bot plays");
        }
        assert_eq!(wish(&table, &bo(), &Wish::Sit(A, String::new())), Err("seat-taken".to_owned()));
        add(&mut table, &["name A Anna"]);
        assert_eq!((named(&table), table.play().unnamed().people), (vec![true, true], Seats::NONE));
        // A seat of which nothing is said is called by its letter, as ever.
        assert_eq!(table.play().afresh().unnamed().people, Seats::NONE);
    }

    #[test]
    fn who_let_a_bot_play_comes_back_unless_that_was_for_good() {
        let mut table = two("greedy", "");
        add(&mut table, &["sits B bot random"]);
        let back = |table: &Table, guest: &Guest| wish(table, guest, &Wish::Sit(B, "Bo".to_owned()));
        assert!(back(&table, &bo()).is_ok());
        assert_eq!(back(&table, &eve()), refused("seat-taken"));
        add(&mut table, &["resign B"]);
        assert_eq!(back(&table, &bo()), refused("resigned-already"));
    }

    #[test]
    fn bots_are_given_to_own_seats_empty_ones_and_those_of_who_is_away() {
        let table =
            table("greedy seats=3", "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C open");
        let replace =
            |guest: &Guest, seat, away| wish_while_away(&table, guest, &Wish::Replace(seat, "random".to_owned()), away);
        assert_eq!(replace(&anna(), A, Seats::NONE), Ok(granted(&["sits A bot random"])), "it goes on under her name");
        assert_eq!(replace(&anna(), B, Seats::NONE), refused("not your seat"), "Bo is here");
        assert_eq!(replace(&anna(), B, Seats::only(B)), Ok(granted(&["sits B bot random", "meanwhile B"])));
        assert_eq!(replace(&anna(), C, Seats::NONE), Ok(granted(&["sits C bot random", "name C Saga"])));
        assert_eq!(replace(&eve(), C, Seats::NONE), refused("not your seat"), "who only watches replaces nobody");
        let unknown = wish(&table, &anna(), &Wish::Replace(A, "perfect".to_owned()));
        assert_eq!(unknown, refused("no-such-bot"));
    }

    /// Bots of two strengths.
    struct TwoBots;

    impl Bots for TwoBots {
        fn levels(&self) -> &[&'static str] {
            &["easy", "club"]
        }

        fn usual(&self) -> &'static str {
            "club"
        }

        fn choose(&self, _: &str, _: &AnySeen, _: Effort) -> Option<String> {
            None
        }
    }

    #[test]
    fn nobody_chooses_a_weaker_bot_for_somebody_else() {
        let table =
            table("greedy seats=3", "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C open");
        let house = House { bots: &TwoBots, away: Seats::only(B), silent: Seats::NONE, released: &[] };
        let replace = |seat, level: &str| wish_in(&table, &anna(), &Wish::Replace(seat, level.to_owned()), &house);
        assert_eq!(replace(A, "easy"), Ok(granted(&["sits A bot easy"])));
        for seat in [B, C] {
            assert_eq!(replace(seat, "easy"), refused("usual-bot-only"));
            assert!(replace(seat, "club").is_ok());
        }
    }

    #[test]
    fn a_sign_of_life_gives_the_seat_back_that_a_bot_plays_meanwhile() {
        let mut table = two("five-crowns", "");
        add(&mut table, &["sits B bot random", "meanwhile B"]);
        let back = format!("sits B person {}", bo().token());
        assert_eq!(table.back_again(&bo()), std::slice::from_ref(&back));
        assert!(table.back_again(&anna()).is_empty() && table.back_again(&eve()).is_empty());
        table.add(&[back]);
        assert!(table.back_again(&bo()).is_empty() && table.play().seating().meanwhile.is_empty());
        add(&mut table, &["sits B bot random"]);
        assert!(table.back_again(&bo()).is_empty(), "who gave it to a bot says so");
        add(&mut table, &["meanwhile B", "resign B"]);
        assert!(table.back_again(&bo()).is_empty(), "who has resigned does not come back");
    }

    #[test]
    fn a_bot_is_called_like_nobody_else() {
        let table = opened("greedy", &[mine("sAGA"), bot(), mine("Idun"), bot()]);
        assert_eq!(table.names(), ["sAGA", "Loke", "Idun", "Brage"].map(|name| Some(name.to_owned())));
    }

    #[test]
    fn what_was_done_last_is_told_however_long_ago() {
        let did = |table: &Table| {
            let did = watch(table).did?;
            Some((did.by?, did.said[0].key))
        };
        let mut table = two("yatzy", "");
        assert_eq!(did(&table), None);
        for (line, told) in [
            ("throw 1 2 3 5 5", None), // it lies there
            ("keep 5 5", Some((A, "kept"))),
            ("throw 2 3 6", Some((A, "kept"))),
            ("score chance", Some((A, "wrote"))),
            ("throw 1 1 1 1 1", Some((A, "wrote"))),
            ("undo 1", Some((A, "wrote"))),
            ("undo 1", Some((A, "kept"))),
        ] {
            add(&mut table, &[line]);
            assert_eq!(did(&table), told, "{line}");
        }
        let mut table = two("greedy", "throw 4");
        assert_eq!(did(&table), None);
        add(&mut table, &["again", "throw 1"]);
        assert_eq!(did(&table), Some((A, "threw")), "it has ended the turn");
    }

    #[test]
    fn nobody_is_called_like_somebody_else() {
        let four = opened("greedy", &[mine("Åse"), mine("åse"), mine("Ida"), mine("ÅSE")]);
        assert_eq!(four.names(), ["Åse", "åse (2)", "Ida", "ÅSE (3)"].map(|name| Some(name.to_owned())));
        let (long, shorter) = ("12345678901234567890 234", "12345678901234567890 (2)");
        assert_eq!(opened("greedy", &[mine(long), mine(long)]).names()[1].as_deref(), Some(shorter));

        let mut room = table("greedy seats=3", "room\nsits A person anna\nname A Anna\nsits B open\nsits C open");
        let joins = |name: &str| Wish::Join(name.to_owned());
        let sits = format!("sits B person {}", bo().token());
        assert_eq!(wish(&room, &bo(), &joins(" ANNA ")), Ok(granted(&[&sits, "name B ANNA (2)"])));
        add(&mut room, &[&sits, "name B ANNA (2)"]);
        assert_eq!(
            wish(&room, &anna(), &Wish::Rename(A, "anna".to_owned())),
            Ok(granted(&["name A anna"])),
            "one's own"
        );
        assert_eq!(wish(&room, &bo(), &Wish::Rename(B, "Anna".to_owned())), Ok(granted(&["name B Anna (2)"])));
        add(&mut room, &["sits A open"]);
        assert_eq!(wish(&room, &bo(), &joins("Anna")), Ok(granted(&["name B Anna"])), "who got up took the name along");

        let begun = two("greedy", "");
        assert_eq!(wish(&begun, &bo(), &Wish::Rename(B, "Anna".to_owned())), Ok(granted(&["name B Anna (2)"])));
    }

    #[test]
    fn names_have_nothing_in_them_that_controls_a_text() {
        for (name, plain) in [
            ("  Åse   Marie ", "Åse Marie"),
            ("a;b\nc", "a；bc"),
            ("Þórdís <b>&amp;", "Þórdís <b>&amp；"),
            ("a\u{202e}b\u{61c}\u{200b}\u{200f}\u{2060}\u{206f}\u{ad}\u{feff}\u{fff9}c", "abc"),
            ("1234567890123456789012345", "123456789012345678901234"),
            ("\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}"), // a family
            ("\u{2764}\u{fe0f}\u{200d}\u{1f525}", "\u{2764}\u{fe0f}\u{200d}\u{1f525}"), // a heart on fire
            ("An\u{200d}na\u{200d}\u{1f467}\u{200d}", "Anna\u{1f467}"),                 // here it joins nothing
            ("12345678901234567890123\u{1f468}\u{200d}\u{1f469}", "12345678901234567890123\u{1f468}"),
        ] {
            assert_eq!(plain_name(name).unwrap(), plain);
        }
        assert!(plain_name(" \n\u{7}").is_err());
    }

    #[test]
    fn only_the_own_seat_is_renamed_left_and_given_up() {
        let table = two("greedy", "");
        assert_eq!(wish(&table, &anna(), &Wish::Rename(A, " Ann;a ".to_owned())), Ok(granted(&["name A Ann；a"])));
        assert_eq!(wish(&table, &anna(), &Wish::Leave(A)), Ok(granted(&["sits A open"])));
        assert_eq!(wish(&table, &anna(), &Wish::Resign(A)), Ok(granted(&["gone A"])), "with that the game is over");
        for other in [Wish::Rename(B, "x".to_owned()), Wish::Leave(B), Wish::Resign(B), Wish::TakeBack(B)] {
            assert_eq!(wish(&table, &anna(), &other), refused("not your seat"), "{other:?}");
        }
    }

    #[test]
    fn a_bot_plays_on_for_who_resigns_where_the_game_cannot_do_without() {
        let log = "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C open";
        let mut table = table("bluff seats=3", log);
        assert_eq!(wish(&table, &bo(), &Wish::Resign(B)), Ok(granted(&["gone B", "sits B bot random"])));
        add(&mut table, &["gone B", "sits B bot random"]);
        assert_eq!((watch(&table).resigned, told(&watch(&table))), (Seats::only(B), vec!["resigned", "bot-plays"]));
        add(&mut table, &["resign C", "resign A"]);
        assert_eq!(wish(&table, &anna(), &Wish::Resign(A)), refused("game-over"));
    }

    #[test]
    fn nothing_can_be_done_where_a_game_is_over_because_somebody_has_resigned() {
        let log = "sits A person anna\nname A Anna\nsits B person bo\nname B Bo";
        for played in [&["gone B"][..], &["throw 4", "gone B"]] {
            let mut table = table("greedy seats=2", log);
            add(&mut table, played);
            let shot = look(&table, &anna(), Viewer::Seat(A));
            assert!(shot.over(), "{played:?}");
            assert!(shot.view.moves.is_empty() && shot.view.tap.is_none(), "{played:?}");
            assert!(shot.view.seats.iter().all(|row| !row.next), "{played:?}");
        }
    }

    #[test]
    fn who_resigns_is_passed_over_and_takes_no_step_back_with_them() {
        let log =
            "friendly\nsits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C person eve\nname C Eve";
        let mut table = table("greedy seats=3", log);
        add(&mut table, &["throw 4", "stop"]);
        assert_eq!(wish(&table, &bo(), &Wish::Resign(B)), Ok(granted(&["gone B"])), "no bot is needed");
        add(&mut table, &["gone B"]);
        assert_eq!(table.play().next(), Next::throw_by(C));
        assert_eq!(
            (watch(&table).resigned, told(&watch(&table))),
            (Seats::only(B), vec!["threw", "banked", "resigned"])
        );
        assert_eq!(wish(&table, &bo(), &Wish::Sit(B, "Bo".to_owned())), refused("resigned-already"));
        // A tap makes nobody go.
        add(&mut table, &["throw 3"]);
        for (line, key) in [("gone A", "refused-open-are"), ("gone C", "refused-open-are"), ("resign A", "unreadable")]
        {
            assert_eq!(wish(&table, &eve(), &Wish::Choose(line.to_owned())), refused(key), "{line}");
        }
    }

    #[test]
    fn who_has_resigned_is_asked_before_that_is_taken_back_with_a_choice() {
        let log = "friendly\nsits A person anna\nsits B person bo\nsits C person eve\nthrow 4\nstop\ngone B\nthrow 3";
        let back = |table: &Table| wish(table, &anna(), &Wish::TakeBack(A));
        let mut table = table("greedy seats=3", log);
        let Ok(Granted::Asked(asked)) = back(&table) else { panic!("others are asked") };
        assert_eq!(asked.as_ref().unwrap().waiting, Seats::only(B).with(C));
        table.ask(asked);
        let agree = |seat| Wish::Answer { seat, asker: A, yes: true };
        let Ok(Granted::Asked(asked)) = wish(&table, &eve(), &agree(C)) else { panic!("one is still asked") };
        assert_eq!(asked.as_ref().unwrap().waiting, Seats::only(B));
        table.ask(asked);
        assert_eq!(wish(&table, &bo(), &agree(B)), Ok(granted(&["undo 3"])));
        // A later choice leaves the resignation where it is, and who resigned is not asked.
        add(&mut table, &["stop", "throw 5", "stop"]);
        let Ok(Granted::Asked(Some(asked))) = back(&table) else { panic!("others are asked") };
        assert_eq!(asked.waiting, Seats::only(C));
    }

    #[test]
    fn nobody_can_agree_for_who_resigned_and_left() {
        let log =
            "friendly\nsits A person anna\nsits B person bo\nsits C person eve\nthrow 4\nstop\ngone B\nsits B open";
        let table = table("greedy seats=3", log);
        assert_eq!(wish(&table, &anna(), &Wish::TakeBack(A)), refused("resigned-and-left"));
        assert_eq!(look(&table, &anna(), Viewer::Seat(A)).may_ask_back, None, "nothing is offered that is refused");
    }

    #[test]
    fn hints_need_everybodys_leave_or_nobody_else() {
        for (seats, log, allowed) in [
            (2, "sits A person anna\nsits B bot random", true),
            (2, "sits A person anna\nsits B bot random\nhints off", false),
            (2, "sits A person anna\nsits B person bo", false),
            (2, "sits A person anna\nsits B person bo\nhints on", true),
            (2, "sits A person anna\nsits B person bo\nsits B bot random", false),
            (2, "sits A person anna\nsits B open", false),
            (2, "sits A bot random\nsits B bot random", false),
            (3, "sits A person anna\nsits B bot random\nsits C bot random", true),
        ] {
            let table = table(&format!("greedy seats={seats}"), log);
            assert_eq!((table.hints_allowed(), watch(&table).hints), (allowed, allowed), "{log}");
        }
    }

    #[test]
    fn nobody_chooses_what_luck_brings() {
        // Anna may add a die before she throws: a throw says that she does not.
        let log = "sits A person anna\nsits B person bo\nthrow 5 5 5\naside 5 5 5\ntake laborer\n\
                   throw 1 2 4\naside 1 2 4\nend\ntake fool\nthrow 1 2 4\naside 1 2 4\nend\ntake nothing";
        let court = table("court seats=2 first_player=seat0", log);
        assert_eq!(court.play().next(), Next::Seat(A));
        for line in ["throw 6 6 6", "6 6 6", "resign B", "undo 1"] {
            assert_eq!(wish(&court, &anna(), &Wish::Choose(line.to_owned())), refused("unreadable"), "{line}");
        }
        for chosen in ["throw", "laborer"] {
            assert!(wish(&court, &anna(), &Wish::Choose(chosen.to_owned())).is_ok(), "{chosen}");
        }
    }

    #[test]
    fn whose_turn_it_is_and_whether_a_bot_has_it() {
        let mut table = table("greedy seats=2", "sits A bot random\nsits B person bo\nname B Bo");
        assert_eq!((table.bot_to_move(), table.seen_by_next().is_some()), (Some((A, "random".to_owned())), false));
        assert_eq!((watch(&table).to_move(), watch(&table).over()), (Some(A), false));
        add(&mut table, &["throw 4"]);
        assert_eq!(table.seen_by_next().map(|seen| seen.seat()), Some(A));
        add(&mut table, &["stop"]);
        assert_eq!((table.bot_to_move(), watch(&table).to_move()), (None, Some(B)));
        add(&mut table, &["resign B"]);
        assert_eq!((table.bot_to_move(), watch(&table).to_move(), watch(&table).over()), (None, None, true));
        assert_eq!(seat_of(Next::Chance { hand: None }), None);
    }
}

mod looking {
    use super::*;

    #[test]
    fn a_person_looks_with_own_eyes_or_a_spectators() {
        let table = opened("bluff", &[mine("Anna"), bot()]);
        for (guest, viewer, may) in [
            (anna(), Viewer::Seat(A), true),
            (anna(), Viewer::Seat(B), false),
            (anna(), Viewer::Referee, false),
            (eve(), Viewer::Seat(A), false),
            (eve(), Viewer::Spectator, true),
        ] {
            let seen = table.look(&guest, |_, _| viewer, 0);
            assert_eq!(seen.as_ref().is_ok_and(|shot| shot.view.viewer == viewer), may, "{viewer:?}");
            let record = table.record(&guest, viewer);
            assert_eq!(record.is_ok(), may, "{viewer:?}");
        }
    }

    #[test]
    fn eyes_are_chosen_by_who_plays_and_who_is_next() {
        let table = two("greedy", "throw 4");
        let eyes = |mine: Seats, next| {
            assert_eq!((mine, next), (Seats::only(B), Next::Seat(A)));
            Viewer::Seat(B)
        };
        assert_eq!(table.look(&bo(), eyes, 0).unwrap().mine, Seats::only(B));
    }

    #[test]
    fn a_record_hides_what_its_reader_may_not_know_until_the_game_is_over() {
        let mut table = opened("five-crowns", &[mine("Anna"), bot()]);
        let records = |table: &Table| {
            [(anna(), Viewer::Seat(A)), (eve(), Viewer::Spectator)]
                .map(|(guest, viewer)| table.record(&guest, viewer).unwrap().to_string())
        };
        let [own, watched] = records(&table);
        let (header, log) = table.header_and_lines();
        assert!(header.starts_with("rafle 1 five-crowns seats=2") && log[2].starts_with("sits A person "), "{header}");
        assert!(own.starts_with(&header) && watched.starts_with(&header));
        assert!(own != watched && own != format!("{header}\n{}\n", log.join("\n")), "nobody reads it whole");
        add(&mut table, &["resign A"]);
        let [own, watched] = records(&table);
        assert_eq!(own, watched);
        assert!(table.record(&eve(), Viewer::Referee).is_ok());
        let (header, log) = table.header_and_lines();
        assert_eq!(own, format!("{header}\n{}\n", log.join("\n")), "now everything is open");
    }

    #[test]
    fn what_happened_is_told_from_where_one_has_read() {
        let mut table = two("greedy", "");
        assert_eq!(told(&watch(&table)), ["sat-down"; 0]);
        add(&mut table, &["throw 4"]);
        add(&mut table, &["stop"]);
        add(&mut table, &["sits A bot random", "throw 6"]);
        let shot = |since| table.look(&eve(), |_, _| Viewer::Spectator, since).unwrap();
        let number = shot(0).number;
        assert_eq!(number, 8);
        assert_eq!(told(&shot(0)), ["threw", "banked", "bot-plays", "threw"]);
        assert_eq!(told(&shot(5)), ["banked", "bot-plays", "threw"]);
        assert_eq!(told(&shot(6)), ["bot-plays", "threw"]);
        assert_eq!(told(&shot(7)), ["threw"]);
        assert!(told(&shot(8)).is_empty());
        assert_eq!([5, 7, 8].map(|since| shot(since).thrown), [true, true, false]);
    }

    #[test]
    fn a_table_of_an_old_log_tells_its_last_lines_too() {
        let moves = "throw 4\nstop\nthrow 5\nstop\n".repeat(8);
        let table = two("greedy", &moves);
        let shot = watch(&table);
        assert_eq!(told(&shot), ["threw", "banked"].repeat(6), "the last dozen");
        let mut grown = two("greedy", "");
        for line in moves.lines() {
            add(&mut grown, &[line]);
        }
        assert_eq!(watch(&grown).happened, shot.happened, "as at a table that was there all the time");
        assert_eq!(told(&grown.look(&eve(), |_, _| Viewer::Spectator, shot.number - 1).unwrap()), ["banked"]);
    }

    #[test]
    fn a_long_addition_is_told_as_far_as_it_is_at_hand() {
        let mut table = two("greedy", "");
        let moves = "throw 4\nstop\nthrow 5\nstop\n".repeat(5);
        add(&mut table, &moves.lines().collect::<Vec<_>>());
        assert_eq!(told(&table.look(&eve(), |_, _| Viewer::Spectator, 4).unwrap()), ["threw", "banked"].repeat(6));
    }

    #[test]
    fn what_was_taken_back_is_told_no_more() {
        let mut table = two("greedy", "throw 4");
        add(&mut table, &["stop", "throw 6", "undo 2", "again", "throw 2"]);
        assert_eq!(told(&watch(&table)), ["threw", "took-back", "threw"]);
        assert_eq!(watch(&table).standings.scores[A], 0);
    }

    #[test]
    fn what_stands_beside_the_log_is_one_word() {
        let asked = |waiting| Asked { by: A, what: Question::Back { lines: 1 }, waiting };
        assert_eq!(unlogged(None, false), "");
        assert_eq!(unlogged(None, true), "on");
        assert_eq!(unlogged(Some(&asked(Seats::only(B).with(C))), false), "A-BC");
        assert_eq!(unlogged(Some(&asked(Seats::only(B))), true), "A-Bon");
        let mut table = two("greedy", "throw 4\nstop");
        table.ask(Some(asked(Seats::only(B))));
        assert_eq!((watch(&table).unlogged(), table.asked().is_some()), ("A-B".to_owned(), true));
        add(&mut table, &["throw 4"]);
        assert_eq!((watch(&table).unlogged(), table.asked().is_some()), (String::new(), false), "a line settles it");
        assert_eq!(Snapshot { followed: Some("next".to_owned()), ..watch(&table) }.unlogged(), "on");
    }

    #[test]
    fn a_line_of_a_list_says_who_is_awaited() {
        let table =
            table("greedy seats=3", "sits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits C open");
        let own = Summary::of("word", &table, Seats::only(A));
        assert_eq!((own.id.as_str(), own.slug, own.your_turn, own.over()), ("word", "greedy", true, false));
        assert_eq!((own.next, own.mine, own.open), (Some(A), Seats::only(A), Seats::only(C)));
        assert_eq!(own.names, [Some("Anna".to_owned()), Some("Bo".to_owned()), None]);
        assert!(!Summary::of("word", &table, Seats::only(B)).your_turn);
        let over = Summary::of("word", &two("greedy", "resign A"), Seats::only(A));
        assert_eq!((over.over(), over.your_turn, over.next), (true, false, None));
    }
}

mod playing {
    use super::*;

    #[test]
    fn only_who_is_next_chooses_and_throws() {
        let table = two("greedy", "");
        let choose = |table: &Table, guest: &Guest, line: &str| wish(table, guest, &Wish::Choose(line.to_owned()));
        assert_eq!(choose(&table, &anna(), "stop"), refused("throw-first"));
        assert_eq!(wish(&table, &bo(), &Wish::Throw), refused("not your seat"));
        assert!(
            matches!(wish(&table, &anna(), &Wish::Throw), Ok(Granted::Lines(lines)) if lines[0].starts_with("throw "))
        );
        let table = two("greedy", "throw 4");
        assert_eq!(choose(&table, &anna(), "stop"), Ok(granted(&["stop"])));
        assert_eq!(choose(&table, &anna(), "undo 1"), refused("unreadable"), "that is no choice");
        assert_eq!(choose(&table, &anna(), "keep 6"), refused("refused-open-are"));
        assert_eq!(choose(&table, &bo(), "stop"), refused("not your seat"));
        let over = two("greedy", "resign B");
        assert_eq!(choose(&over, &anna(), "stop"), refused("game-over"));
        assert_eq!(wish(&over, &anna(), &Wish::Throw), refused("game-over"));
    }

    #[test]
    fn wishes_that_answer_the_table_are_told_from_others() {
        let answer = Wish::Answer { seat: A, asker: B, yes: true };
        for wish in [Wish::Choose(String::new()), Wish::Throw, Wish::TakeBack(A), answer, Wish::Begin { fill: false }] {
            assert!(wish.answers(), "{wish:?}");
        }
        let level = || "random".to_owned();
        for wish in [
            Wish::Join(level()),
            Wish::Sit(A, level()),
            Wish::Free(A),
            Wish::Fill(level()),
            Wish::Rename(A, level()),
            Wish::Resign(A),
            Wish::Leave(A),
            Wish::Replace(A, level()),
        ] {
            assert!(!wish.answers(), "{wish:?}");
        }
    }

    #[test]
    fn a_bot_without_an_answer_does_not_stop_the_table() {
        let table = two("greedy", "throw 4");
        let first = table.play().now().open().remove(0);
        let by_bot = |table: &Table, chosen| table.lines_of_bot(chosen, &mut Seeded::new(1)).unwrap();
        assert_eq!(by_bot(&table, Some("stop"))[0], "stop");
        assert_eq!(by_bot(&table, Some("keep 6"))[0], first);
        assert_eq!(by_bot(&table, None)[0], first);
        assert!(by_bot(&two("greedy", ""), Some("stop"))[0].starts_with("throw "), "luck is nobody's choice");
        assert!(two("greedy", "resign A").lines_of_bot(None, &mut Seeded::new(1)).is_err());
    }

    #[test]
    fn bots_that_choose_anything_choose_the_same_after_the_same_moves() {
        assert_eq!((RandomBots.usual(), RandomBots.longest("random").is_zero()), ("random", true));
        assert!(RandomBots.coach().is_none());
        let seen = two("greedy", "throw 4").seen_by_next().unwrap();
        let chosen = RandomBots.choose("random", &seen, Effort::WHOLE);
        assert!(chosen.as_ref().is_some_and(|line| seen.now().open().contains(line)));
        assert_eq!(chosen, RandomBots.choose("random", &seen, Effort::WHOLE));
        let played = |count| two("greedy", &"throw 4\nagain\n".repeat(count)[..]);
        let many = (1..12).filter_map(|count| {
            let mut table = played(count);
            add(&mut table, &["throw 4"]);
            RandomBots.choose("random", &table.seen_by_next()?, Effort::WHOLE)
        });
        let many: BTreeSet<_> = many.collect();
        assert_eq!(many.len(), 2, "not always the same: {many:?}");
    }
}

mod taking_back {
    use super::*;

    /// Anna has covered a field and may cover another.
    const COVERED: &str = "throw 1 2 2 3 4 5\ntake 1 1";

    #[test]
    fn a_step_back_needs_nobodys_leave_while_nothing_has_happened_since() {
        let table = two("crowns", COVERED);
        let may = |table: &Table, guest: &Guest, seat| look(table, guest, Viewer::Seat(seat)).may_step_back;
        assert!(may(&table, &anna(), A) && !may(&table, &bo(), B));
        assert_eq!(wish(&table, &anna(), &Wish::TakeBack(A)), Ok(granted(&["undo 1"])));
        let twice = two("crowns", &format!("{COVERED}\ntake 2 1"));
        assert_eq!(wish(&twice, &anna(), &Wish::TakeBack(A)), Ok(granted(&["undo 1"])), "one step at a time");
        let thrown = two("crowns", "throw 1 2 2 3 4 5");
        assert!(!may(&thrown, &anna(), A), "a throw is no choice");
        assert_eq!(wish(&thrown, &anna(), &Wish::TakeBack(A)), refused("nothing-to-undo"));
        let mut named = two("crowns", COVERED);
        add(&mut named, &["name B Bob"]);
        assert!(may(&named, &anna(), A), "what happens to the table is no move");
        let mut done = two("crowns", COVERED);
        add(&mut done, &["done"]);
        assert!(!may(&done, &anna(), A) && !may(&done, &bo(), B), "it is the other's turn");
    }

    /// How many lines a step back takes now, if one may be taken; and that it leads to a real choice of whoever is next.
    fn lines_back(table: &Table) -> Option<usize> {
        let seat = seat_of(table.play().next())?;
        look(table, &anna(), Viewer::Spectator).may_step_back.then_some(())?;
        let Ok(Granted::Lines(back)) = wish(table, &anna(), &Wish::TakeBack(seat)) else { panic!("it may") };
        let mut before = table.play().clone();
        before.enter(&back[0]).unwrap();
        assert_eq!((before.next(), before.now().forced()), (Next::Seat(seat), None), "{}", table.about().slug);
        back[0].strip_prefix("undo ")?.parse().ok()
    }

    #[test]
    fn what_was_the_only_thing_to_do_goes_with_the_choice_before_it() {
        // At court a turn that ends with nothing to take may be followed by another of the same seat, before which it is asked.
        for (slug, expected) in [("crowns", &[1][..]), ("court", &[1, 2, 3])] {
            let mut table = opened(slug, &[mine("Anna"), mine("Bo")]);
            let (mut luck, mut found) = (Seeded::new(3), BTreeSet::new());
            for _ in 0..400 {
                found.extend(lines_back(&table));
                let Some(line) = table.play().any_line(&mut luck) else { break };
                let lines = table.lines_of_bot(Some(&line), &mut luck).unwrap();
                table.add(&lines);
            }
            assert!(found.iter().eq(expected), "{slug}: {found:?}");
        }
    }

    #[test]
    fn where_something_is_hidden_no_step_is_taken_back_without_asking() {
        let mut table = opened("five-crowns", &[mine("Anna"), bot()]);
        let mut luck = Seeded::new(1);
        for _ in 0..100 {
            if let Some(seat) = seat_of(table.play().next()) {
                let guest = if seat == A { anna() } else { bo() };
                assert!(!look(&table, &guest, Viewer::Spectator).may_step_back);
            }
            let Some(line) = table.play().any_line(&mut luck) else { return };
            let lines = table.lines_of_bot(Some(&line), &mut luck).unwrap();
            table.add(&lines);
        }
    }

    #[test]
    fn others_are_asked_one_question_at_a_time() {
        let log =
            "friendly\nsits A person anna\nsits B person bo\nsits C person eve\nthrow 4\nstop\nthrow 5\nstop\nthrow 2";
        let mut table = table("greedy seats=3", log);
        let back = |table: &Table, guest: &Guest, seat| wish(table, guest, &Wish::TakeBack(seat));
        let asked = Asked { by: A, what: Question::Back { lines: 4 }, waiting: Seats::only(B).with(C) };
        let may_ask = |table: &Table| {
            let own = look(table, &anna(), Viewer::Seat(A));
            assert_eq!((own.may_ask_back, own.may_step_back), (Some(A), false));
            assert_eq!(back(table, &anna(), A), Ok(Granted::Asked(Some(asked.clone()))));
        };
        may_ask(&table);
        // Nor does somebody who wants to sit down keep her from it.
        let comes = Question::Seat { token: "stranger".to_owned(), name: "Dee".to_owned() };
        let mut visited = Table::new(table.play().clone());
        visited.ask(Some(Asked { by: C, what: comes, waiting: Seats::only(A).with(B) }));
        may_ask(&visited);
        assert_eq!(back(&table, &eve(), C), refused("nothing-to-undo"), "Eve has chosen nothing yet");
        let answer =
            |table: &Table, guest: &Guest, seat, asker, yes| wish(table, guest, &Wish::Answer { seat, asker, yes });
        assert_eq!(answer(&table, &bo(), B, A, true), refused("nobody-asked"));
        table.ask(Some(asked.clone()));
        assert_eq!(look(&table, &anna(), Viewer::Seat(A)).may_ask_back, None, "it is asked already");
        assert_eq!(back(&table, &bo(), B), refused("asked-already"));
        assert_eq!(answer(&table, &bo(), B, C, true), refused("nobody-asked"), "somebody else's question");
        assert_eq!(answer(&table, &anna(), A, A, true), refused("nobody-asked"), "nobody asks oneself");
        assert_eq!(answer(&table, &anna(), B, A, true), refused("not your seat"));
        assert_eq!(answer(&table, &bo(), B, A, false), Ok(Granted::Asked(None)));
        let agreed = Asked { waiting: Seats::only(C), ..asked };
        assert_eq!(answer(&table, &bo(), B, A, true), Ok(Granted::Asked(Some(agreed.clone()))));
        table.ask(Some(agreed.clone()));
        assert_eq!(back(&table, &anna(), A), Ok(Granted::Asked(Some(agreed))), "who has agreed need not do so twice");
        assert_eq!(answer(&table, &eve(), C, A, true), Ok(granted(&["undo 4"])));
    }

    /// Anna has stopped against a bot, and this has happened since.
    fn against_a_bot(agreed: &str, since: &str) -> Table {
        table("greedy seats=2", &format!("{agreed}sits A person anna\nsits B bot random\nthrow 4\nstop\n{since}"))
    }

    #[test]
    fn among_bots_nobody_has_to_be_asked() {
        assert_eq!(wish(&against_a_bot("", ""), &anna(), &Wish::TakeBack(A)), Ok(granted(&["undo 1"])));
        assert_eq!(
            wish(&against_a_bot("friendly\n", "throw 5"), &anna(), &Wish::TakeBack(A)),
            Ok(granted(&["undo 2"]))
        );
    }

    #[test]
    fn what_luck_has_answered_stays_unless_the_table_is_friendly() {
        for (table, may) in [
            (against_a_bot("", ""), true),
            (against_a_bot("", "throw 5"), false),
            (against_a_bot("friendly\n", "throw 5"), true),
            (two("greedy", "throw 4\nstop"), true),
            (two("greedy", "throw 4\nstop\nthrow 5"), false),
            (two("greedy", "friendly\nthrow 4\nstop\nthrow 5"), true),
            (two("bluff", "throw 1 2 3 4\nthrow 1 2 3 4\nbid 1x2"), true),
            (two("bluff", "throw 1 2 3 4\nthrow 1 2 3 4\nbid 1x2\nbid 2x2"), false),
            (two("bluff", "throw 1 2 3 4\nthrow 1 2 3 4\nbid 1x2\nlift"), false),
            (two("bluff", "friendly\nthrow 1 2 3 4\nthrow 1 2 3 4\nbid 1x2\nlift"), true),
        ] {
            let back = wish(&table, &anna(), &Wish::TakeBack(A));
            let slug = table.about().slug;
            assert_eq!(look(&table, &anna(), Viewer::Seat(A)).may_ask_back, may.then_some(A), "{slug}");
            if may {
                assert!(back.is_ok(), "{slug}: {back:?}");
            } else {
                assert_eq!(back, refused("answered-by-luck"), "{slug}");
            }
        }
    }

    #[test]
    fn who_is_replaced_by_a_bot_is_asked_all_the_same() {
        let mut table = two("greedy", "friendly\nthrow 4\nstop\nthrow 5");
        add(&mut table, &["sits B bot random", "meanwhile B"]);
        let asked = Asked { by: A, what: Question::Back { lines: 2 }, waiting: Seats::only(B) };
        assert_eq!(wish(&table, &anna(), &Wish::TakeBack(A)), Ok(Granted::Asked(Some(asked.clone()))));
        table.ask(Some(asked));
        let answer = |guest: &Guest, yes| wish(&table, guest, &Wish::Answer { seat: B, asker: A, yes });
        assert_eq!(answer(&anna(), true), refused("not your seat"));
        assert_eq!(answer(&eve(), true), refused("not your seat"));
        assert_eq!(answer(&bo(), true), Ok(granted(&["undo 2"])));
        assert_eq!(answer(&bo(), false), Ok(Granted::Asked(None)));
    }

    #[test]
    fn when_the_game_is_over_nothing_is_taken_back() {
        let table = two("greedy", "throw 4\nstop\nresign B");
        assert_eq!(wish(&table, &anna(), &Wish::TakeBack(A)), refused("game-over"));
        assert_eq!(look(&table, &anna(), Viewer::Seat(A)).may_ask_back, None);
    }

    #[test]
    fn where_the_rules_forbid_it_nobody_is_asked() {
        let mut table = opened("five-crowns-solitaire", &[mine("Anna")]);
        let mut luck = Seeded::new(1);
        for _ in 0..6 {
            let line = table.play().any_line(&mut luck).unwrap();
            let lines = table.lines_of_bot(Some(&line), &mut luck).unwrap();
            table.add(&lines);
        }
        let shot = look(&table, &anna(), Viewer::Seat(A));
        assert_eq!((shot.may_ask_back.is_some(), shot.may_step_back), (table.play().start().may_take_back(), false));
    }
}

mod opening {
    use super::*;

    fn setup(slug: &str, seats: &[SetupSeat], hints: Option<bool>) -> Setup {
        let agreed = Agreed { hints, ..Agreed::default() };
        Setup { slug: slug.to_owned(), options: Vec::new(), seats: seats.to_vec(), agreed }
    }

    /// The log of a new table, of which the first line seals its luck.
    fn log_of(setup: &Setup) -> Vec<String> {
        let seal = sealed(&[1; 32], "word");
        let mut log = setup.open(&anna(), &RandomBots, &seal).unwrap().header_and_lines().1;
        assert_eq!(log.remove(0), seal.to_string());
        log
    }

    #[test]
    fn a_new_table_says_who_sits_where() {
        let log = log_of(&setup("greedy", &[mine("Anna"), SetupSeat::Open, bot()], Some(false)));
        let person = format!("sits A person {}", anna().token());
        let room = ["room", "hints off", &person, "name A Anna", "sits B open", "sits C bot random", "name C Saga"];
        assert_eq!(log, room);
        assert_eq!(log_of(&setup("greedy", &[mine("Anna"), bot()], Some(true)))[1], "hints on");
        let agreed = Agreed { friendly: true, patience: Some(5), pace: Some(Pace::Calm), ..Agreed::default() };
        let log = log_of(&Setup { agreed, ..setup("greedy", &[mine("Anna"), bot()], None) });
        assert_eq!(log[..4], ["room", "friendly", "patience 5", "pace calm"]);
        assert_eq!(log.last().map(String::as_str), Some("begin A B"), "nobody else is awaited");
    }

    #[test]
    fn what_is_dealt_before_anybody_taps_is_dealt_at_once() {
        let log = log_of(&setup("five-crowns", &[mine("Anna"), bot()], None));
        assert!(log.len() > 10, "{log:?}");
        let thrown = log_of(&setup("greedy", &[mine("Anna"), bot()], None));
        assert!(!thrown.iter().any(|line| line.starts_with("throw")), "who throws has to tap: {thrown:?}");
    }

    #[test]
    fn what_cannot_be_opened_is_refused() {
        let refused = |setup: &Setup| match setup.open(&anna(), &RandomBots, &sealed(&[1; 32], "word")) {
            Err(Refused::Why(why)) => why.key,
            _ => "opened",
        };
        assert_eq!(refused(&setup("no-such", &[mine("Anna")], None)), "no-such-game");
        assert_ne!(refused(&setup("greedy", &[mine("Anna")], None)), "opened", "too few");
        assert_eq!(refused(&setup("greedy", &[mine(" "), bot()], None)), "name-empty");
        let strange = SetupSeat::Bot("perfect".to_owned());
        assert_eq!(refused(&setup("greedy", &[mine("Anna"), strange], None)), "no-such-bot");
        let options = vec![("target".to_owned(), "0".to_owned())];
        assert_ne!(refused(&Setup { options, ..setup("greedy", &[mine("Anna"), bot()], None) }), "opened");
    }

    #[test]
    fn the_same_people_play_again_in_the_same_seats() {
        let log = "hints on\nsits A person anna\nname A Anna\nsits B person bo\nname B Bo\nsits B bot random\nsits C bot random\nname C Ull\nsits D open";
        let mut table = table("greedy seats=4 target=50", log);
        let again = |table: &Table| table.again("word", &bo(), &RandomBots, &sealed(&[1; 32], "word"));
        assert!(matches!(again(&table), Err(Refused::NotOver)));
        add(&mut table, &["resign A", "resign B", "resign C"]);
        let (header, mut lines) = again(&table).unwrap().header_and_lines();
        assert!(lines.remove(0).starts_with("luck 1 "), "with luck of its own");
        assert_eq!(header, "rafle 1 greedy seats=4 target=50 equal_turns=off rounds=1");
        let [a, b] = [anna(), bo()].map(|guest| format!("{}@word", guest.token()));
        assert_eq!(
            lines,
            [
                "room",
                "hints on",
                &format!("sits B person {b}"),
                "name B Bo",
                &format!("sits A person {a}"),
                "name A Anna",
                "sits C bot random",
                "name C Ull",
                "sits D open",
                "begins B",
            ],
            "Bo, who let a bot play, comes back, hosts because he asked, and begins because Anna did before"
        );
        assert_eq!(again(&table).unwrap().host(Seats::NONE), Some(B));
    }

    #[test]
    fn the_next_game_begins_by_itself_where_nobody_else_is_awaited() {
        let stage = |log: &str| {
            let mut table = table("greedy seats=3", log);
            add(&mut table, &["resign A", "resign B"]);
            table.again("word", &anna(), &RandomBots, &sealed(&[1; 32], "word")).unwrap().stage()
        };
        let anna = "sits A person anna\nname A Anna\n";
        assert_eq!(stage(&format!("{anna}sits B bot random\nsits C bot random")), Stage::Playing);
        assert_eq!(stage(&format!("{anna}sits B person anna\nname B Per\nsits C bot random")), Stage::Playing);
        assert_eq!(stage(&format!("{anna}sits B person bo\nname B Bo\nsits C bot random")), Stage::Waiting);
        assert_eq!(stage(&format!("{anna}sits B person bo\nname B Bo\nsits B bot random")), Stage::Waiting);
        assert_eq!(stage(&format!("{anna}sits B open\nsits C open")), Stage::Waiting, "alone nobody can play this");
    }

    #[test]
    fn at_a_third_table_people_are_still_known_from_the_first() {
        let mut table = two("greedy", "resign A");
        for id in ["word", "second"] {
            let next = table.again(id, &anna(), &RandomBots, &sealed(&[1; 32], "word")).unwrap();
            assert_eq!(*next.sitter(A), Sitter::Person(format!("{}@word", anna().token())));
            table = next;
            add(&mut table, &["begin A B", "resign B"]);
        }
        assert_eq!(table.seats_of(&Person::made_of([1; 32]).at("third")), Seats::only(A));
    }
}

mod rooms {
    use super::*;

    const D: Seat = Seat::new(3);

    /// A room for four that Anna has opened, in which Bo sits in C.
    fn room(slug: &str) -> Table {
        let mut room = opened(slug, &[mine("Anna"), SetupSeat::Open, SetupSeat::Open, SetupSeat::Open]);
        add(&mut room, &[&format!("sits C person {}", bo().token()), "name C Bo"]);
        room
    }

    fn begin(table: &Table, guest: &Guest) -> Result<Granted, String> {
        wish(table, guest, &Wish::Begin { fill: false })
    }

    #[test]
    fn nothing_is_dealt_before_the_host_begins() {
        for about in rafle_table::shelf().iter().filter(|about| about.most_seats > 2) {
            let mut room = room(about.slug);
            let shot = watch(&room);
            assert_eq!((shot.stage, shot.waits(), shot.over(), shot.to_move()), (Stage::Waiting, true, false, None));
            assert_eq!((room.play().outcomes(), room.play().counting().count()), (0, 0), "{}", about.slug);
            assert!(room.bot_to_move().is_none() && room.lines_of_bot(None, &mut Seeded::new(1)).is_err());
            let Ok(Granted::Lines(lines)) = begin(&room, &anna()) else { panic!("{}: she hosts it", about.slug) };
            assert_eq!(lines[0], "begin A C");
            room.add(&lines);
            assert_eq!((room.stage(), room.play().now().seats()), (Stage::Playing, 2), "{}", about.slug);
            assert_eq!((room.seats_of(&anna()), room.seats_of(&bo())), (Seats::only(A), Seats::only(B)));
            let first = told(&watch(&room)).first().copied();
            assert!(about.hidden || first == Some("begun"), "{}: {first:?}", about.slug);
        }
    }

    /// The lines by which a room begins that was told this, and the names in the order of the seats after them.
    fn begun(room: &mut Table, first: &str) -> (Vec<String>, Vec<String>) {
        add(room, &[&format!("begins {first}")]);
        let Ok(Granted::Lines(lines)) = begin(room, &anna()) else { panic!("she hosts it") };
        room.add(&lines);
        (lines, room.names().iter().flatten().cloned().collect())
    }

    #[test]
    fn who_begins_has_the_first_seat() {
        let text = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(begun(&mut room("yatzy"), "seated"), (text(&["begin A C"]), text(&["Anna", "Bo"])));
        assert_eq!(begun(&mut room("yatzy"), "C"), (text(&["begin C A"]), text(&["Bo", "Anna"])));
        let mut fell = Vec::new();
        for secret in 1..=20 {
            let mut play = room("yatzy").play().afresh();
            let before = room("yatzy").play().log().to_vec();
            play.enter(&sealed(&[secret; 32], "word").to_string()).unwrap();
            before.iter().skip(1).for_each(|line| play.enter(line).unwrap());
            let mut room = Table::new(play);
            let (lines, names) = begun(&mut room, "lot");
            assert_eq!((lines[0].as_str(), lines.len(), room.play().outcomes()), ("begin A C", 2, 1));
            let first = if lines[1] == "lot A" { text(&["Anna", "Bo"]) } else { text(&["Bo", "Anna"]) };
            assert_eq!(names, first, "{lines:?}");
            let seats = [anna(), bo()].map(|guest| room.seats_of(&guest));
            assert_eq!(seats, if lines[1] == "lot A" { [A, B] } else { [B, A] }.map(Seats::only), "whose name it is");
            let again = Table::new(room.play().clone());
            assert_eq!(seats, [anna(), bo()].map(|guest| again.seats_of(&guest)), "as the log has it");
            assert_eq!(told(&watch(&room)).last().copied(), Some("lot-fell"));
            assert_eq!(room.play().next(), Next::throw_by(A));
            fell.push(lines[1].clone());
        }
        fell.sort_unstable();
        fell.dedup();
        assert_eq!(fell, ["lot A", "lot B"], "it falls on everybody");
    }

    #[test]
    fn only_the_host_says_who_begins_and_only_where_the_game_does_not() {
        let mut room = room("yatzy");
        let first = |room: &Table, guest: &Guest, first| wish(room, guest, &Wish::First(first));
        assert_eq!(room.first(), Some(First::Seated), "nothing was said");
        assert_eq!(first(&room, &anna(), First::Seat(C)), Ok(granted(&["begins C"])));
        assert_eq!(first(&room, &bo(), First::Lot), Err("not your seat".to_owned()));
        assert_eq!(first(&room, &anna(), First::Seat(B)), refused("no-such-seat"), "nobody sits there");
        add(&mut room, &["begins C"]);
        assert_eq!(room.first(), Some(First::Seat(C)));
        add(&mut room, &["sits C open"]);
        assert_eq!(room.first(), Some(First::Lot), "who was to begin has left");
        assert_eq!(first(&super::rooms::room("dnup"), &anna(), First::Lot), refused("game-says-who-begins"));
        let Ok(Granted::Lines(lines)) = wish(&room, &anna(), &Wish::Begin { fill: true }) else { panic!("she hosts") };
        room.add(&lines);
        assert_eq!(first(&room, &anna(), First::Lot), refused("begun-already"));
        for slug in ["court", "five-crowns"] {
            assert!(super::rooms::room(slug).first().is_some(), "{slug}: tables decide it now");
        }
    }

    #[test]
    fn whoever_sits_next_begins_the_next_game() {
        let over = "room\nsits C person eve\nname C Eve\nbegin A B C\nresign A\nresign B";
        let over =
            table("greedy seats=3", &format!("sits A person anna\nname A Anna\nsits B person bo\nname B Bo\n{over}"));
        let again = over.again("word", &anna(), &RandomBots, &sealed(&[2; 32], "next")).unwrap();
        assert_eq!(again.first(), Some(First::Seat(B)));
    }

    #[test]
    fn nobody_reads_the_secret_of_a_room() {
        let room = room("five-crowns");
        for (guest, viewer) in [(anna(), Viewer::Seat(A)), (eve(), Viewer::Spectator)] {
            assert!(!room.record(&guest, viewer).unwrap().to_string().contains("secret"));
        }
        assert!(room.record(&eve(), Viewer::Referee).is_err());
    }

    #[test]
    fn whoever_comes_sits_down_where_there_is_room() {
        let room = room("five-crowns");
        let join = |room: &Table, guest: &Guest| wish(room, guest, &Wish::Join("Eve".to_owned()));
        let sits =
            |seat: &str| Ok(granted(&[&format!("sits {seat} person {}", eve().token()), &format!("name {seat} Eve")]));
        assert_eq!(join(&room, &eve()), sits("B"));
        assert_eq!(join(&room, &bo()), Ok(granted(&["name C Eve"])), "the same button twice takes one place");
        assert_eq!(wish(&room, &eve(), &Wish::Sit(D, "Eve".to_owned())), sits("D"));
        assert_eq!(wish(&room, &eve(), &Wish::Sit(C, "Eve".to_owned())), refused("seat-taken"));
        let mut full = room;
        add(&mut full, &["sits B bot random", "sits D bot random"]);
        assert_eq!(join(&full, &eve()), refused("no-free-seat"));
        assert_eq!(wish(&full, &anna(), &Wish::Fill("random".to_owned())), refused("no-free-seat"));
    }

    #[test]
    fn where_something_is_hidden_one_person_has_one_seat_in_a_room_too() {
        for slug in ["five-crowns", "bluff", "greedy"] {
            let (room, sit) = (room(slug), Wish::Sit(D, "Bo".to_owned()));
            if slug == "greedy" {
                assert!(wish(&room, &bo(), &sit).is_ok(), "nobody sees more with two");
                continue;
            }
            assert_eq!(wish(&room, &bo(), &sit), refused("no-second-seat"));
            assert_eq!(room.may_sit(&bo()), Seats::NONE);
            let mut left = room;
            add(&mut left, &["sits C open"]);
            assert!(wish(&left, &bo(), &sit).is_ok(), "whoever got up sits down elsewhere");
        }
        // Round one device several are seated by whoever opens the table, with or without others who come.
        let table = opened("five-crowns", &[mine("Anna"), mine("Ane"), SetupSeat::Open]);
        assert_eq!(table.seats_of(&anna()), Seats::only(A).with(B));
    }

    #[test]
    fn who_sat_in_a_place_of_the_room_has_no_seat_of_the_game_with_that() {
        let mut room = room("five-crowns");
        let sits = |seat: &str, guest: &Guest| format!("sits {seat} person {}", guest.token());
        // Eve was in the place that Bo has when it begins, and gets up before that.
        add(&mut room, &["sits C open", &sits("C", &eve()), "sits C open", &sits("C", &bo())]);
        let Ok(Granted::Lines(lines)) = begin(&room, &anna()) else { panic!("she hosts it") };
        room.add(&lines);
        add(&mut room, &["sits B open"]);
        assert!(matches!(wish(&room, &bo(), &Wish::Join("Bo".to_owned())), Ok(Granted::Lines(_))), "it was his");
        assert!(matches!(wish(&room, &eve(), &Wish::Join("Eve".to_owned())), Ok(Granted::Asked(Some(_)))));
        let again = Table::new(room.play().clone());
        assert!(matches!(wish(&again, &eve(), &Wish::Join("Eve".to_owned())), Ok(Granted::Asked(Some(_)))));
    }

    #[test]
    fn the_host_is_who_opened_the_room_or_has_sat_longest() {
        let mut room = room("greedy");
        let hosts = |room: &Table, silent| room.host(silent);
        assert_eq!(hosts(&room, Seats::NONE), Some(A));
        assert_eq!(hosts(&room, Seats::only(A)), Some(C), "no sign of life of Anna");
        assert_eq!(hosts(&room, Seats::only(A).with(C)), Some(A), "nobody gives one");
        add(&mut room, &[&format!("sits B person {}", eve().token())]);
        assert_eq!(hosts(&room, Seats::only(A)), Some(C), "longer than Eve");
        add(&mut room, &["name A Ann", "sits A open"]);
        assert_eq!(hosts(&room, Seats::NONE), Some(C), "Anna has got up");
        add(&mut room, &[&format!("sits A person {}", anna().token())]);
        assert_eq!(hosts(&room, Seats::NONE), Some(C), "who comes back sits last");
        add(&mut room, &["sits A open", "sits B open", "sits C bot random"]);
        assert_eq!(hosts(&room, Seats::NONE), None, "a bot hosts nobody");
    }

    #[test]
    fn only_the_host_sets_bots_frees_places_and_begins() {
        let room = room("greedy");
        let level = || "random".to_owned();
        let host_only = [Wish::Replace(B, level()), Wish::Free(C), Wish::Fill(level()), Wish::Begin { fill: true }];
        for it in &host_only {
            for guest in [bo(), eve()] {
                assert_eq!(wish(&room, &guest, it), refused("not your seat"), "{it:?}");
            }
            assert!(wish(&room, &anna(), it).is_ok(), "{it:?}");
            let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::only(A), released: &[] };
            assert!(wish_in(&room, &bo(), it, &house).is_ok(), "{it:?}: Anna is silent");
            assert_eq!(wish_in(&room, &anna(), it, &house), refused("not your seat"), "{it:?}");
        }
        assert_eq!(wish(&room, &anna(), &host_only[0]), Ok(granted(&["sits B bot random", "name B Saga"])));
        assert_eq!(wish(&room, &anna(), &host_only[1]), Ok(granted(&["sits C open"])));
        // Bots fill what is laid: Greedy is at its best with three.
        let filled = ["sits B bot random", "name B Saga"];
        assert_eq!(wish(&room, &anna(), &host_only[2]), Ok(granted(&filled)));
        let all = [&filled[..], &["begin A B C"]].concat();
        assert_eq!(wish(&room, &anna(), &host_only[3]), Ok(granted(&all)));
        assert_eq!(wish(&room, &anna(), &Wish::Replace(C, level())), refused("seat-taken"), "Bo sits there");
        assert_eq!(wish(&room, &anna(), &Wish::Free(Seat::new(4))), refused("no-such-seat"));
        assert_eq!(wish(&room, &anna(), &Wish::Fill("perfect".to_owned())), refused("no-such-bot"));
    }

    #[test]
    fn a_game_begins_with_as_many_as_can_play_it() {
        let alone = opened("greedy", &[mine("Anna"), SetupSeat::Open]);
        assert!(!watch(&alone).room.unwrap().enough);
        assert_eq!(begin(&alone, &anna()), refused("wrong-number-of-seats"));
        assert_eq!(
            wish(&alone, &anna(), &Wish::Begin { fill: true }).map(|it| matches!(it, Granted::Lines(_))),
            Ok(true)
        );
        assert!(watch(&room("greedy")).room.unwrap().enough);
    }

    #[test]
    fn in_a_room_nobody_plays_and_after_it_nobody_begins() {
        let mut room = room("greedy");
        let answer = Wish::Answer { seat: A, asker: B, yes: true };
        for it in [Wish::Throw, Wish::Choose("stop".to_owned()), Wish::TakeBack(A), Wish::Resign(A), answer] {
            assert_eq!(wish(&room, &anna(), &it), refused("not-begun"), "{it:?}");
            assert_eq!(wish(&room, &eve(), &it), refused("not your seat"), "{it:?}");
        }
        assert_eq!(wish(&room, &bo(), &Wish::Rename(C, "Bob".to_owned())), Ok(granted(&["name C Bob"])));
        assert_eq!(wish(&room, &bo(), &Wish::Rename(A, "Bob".to_owned())), refused("not your seat"));
        assert_eq!(wish(&room, &bo(), &Wish::Leave(C)), Ok(granted(&["sits C open"])));
        add(&mut room, &["begin C A"]);
        for it in [Wish::Begin { fill: false }, Wish::Free(A), Wish::Fill("random".to_owned())] {
            assert_eq!(wish(&room, &anna(), &it), refused("begun-already"), "{it:?}");
            assert_eq!(wish(&room, &eve(), &it), refused("not your seat"), "{it:?}");
        }
        assert_eq!(
            (room.seats_of(&bo()), room.seats_of(&anna())),
            (Seats::only(A), Seats::only(B)),
            "Bo was put first"
        );
    }

    #[test]
    fn who_takes_a_place_that_was_left_takes_no_name_with_it() {
        let mut room = room("greedy");
        add(&mut room, &["sits C open"]);
        assert_eq!(
            wish(&room, &anna(), &Wish::Replace(C, "random".to_owned())),
            Ok(granted(&["sits C bot random", "name C Saga"]))
        );
    }

    #[test]
    fn the_luck_of_a_room_that_begins_can_be_followed() {
        for slug in ["five-crowns", "dnup", "bluff", "greedy"] {
            let mut room = room(slug);
            let mut luck = room.luck().unwrap();
            let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
            let Ok(Granted::Lines(lines)) = room.grant(&anna(), &Wish::Begin { fill: true }, &house, &mut luck) else {
                panic!("{slug}: she hosts it")
            };
            room.add(&lines);
            let verdict = verify(room.play());
            assert!(matches!(verdict, rafle_table::Verdict::Follows(all) if all.before == 0), "{slug}");
        }
    }
}

#[test]
fn what_has_ended_is_shown_to_each_with_their_own_eyes_and_once() {
    let mut table = two("bluff", "throw 1 2 3 4\nthrow 4 4 5 6\nbid 3x4\nlift\n");
    let moments = |table: &Table, guest: &Guest, since| {
        table.look(guest, |mine, _| mine.single().map_or(Viewer::Spectator, Viewer::Seat), since).unwrap().moments
    };
    let number = table.play().log().len() - 1;
    let shown = moments(&table, &bo(), 0);
    assert_eq!(shown.iter().map(|moment| moment.number).collect::<Vec<_>>(), [number]);
    assert_eq!((shown[0].view.viewer, shown[0].view.say.key), (Viewer::Seat(B), "bid-holds"));
    assert_eq!(moments(&table, &eve(), number)[0].view.viewer, Viewer::Spectator);
    assert!(moments(&table, &bo(), number + 1).is_empty(), "whoever has seen it is not shown it again");
    // It is still there when the next round is on, and gone when it is taken back.
    add(&mut table, &["throw 1 1 2 2"]);
    assert_eq!(moments(&table, &anna(), 0).len(), 1);
    add(&mut table, &["undo 2"]);
    assert!(moments(&table, &anna(), 0).is_empty());
}

/// A deal is longer than all lines that are kept at hand.
#[test]
fn a_hand_that_was_laid_out_is_still_shown_when_the_next_is_dealt() {
    let mut luck = Seeded::new(4);
    let mut game = two("five-crowns", "");
    let mut number = None;
    while number.is_none_or(|number| game.play().log().len() < number + 20) {
        let line = game.play().any_line(&mut luck).unwrap();
        if game.play().now().moment(&line, Viewer::Spectator).is_some() {
            number = Some(game.play().log().len());
        }
        add(&mut game, &[&line]);
    }
    let shown = game.look(&anna(), |_, _| Viewer::Seat(A), number.unwrap()).unwrap().moments;
    assert_eq!(shown.first().map(|moment| moment.number), number);
}
