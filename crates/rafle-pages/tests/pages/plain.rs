//! Pages of tables around which there is nothing: no server, no store, no task.

use rafle_engine::{About, Viewer};
use rafle_pages::game::{self, Setting, Way};
use rafle_pages::table::{Eyes, Facing, Found, Sight, facing, fragment, sight};
use rafle_pages::{Reader, home, table, tv};
use rafle_table::{Agreed, Person, RandomBots, Setup, SetupSeat, sealed, shelf};
use rafle_words::Words;

use crate::outline::read;
use crate::{HOUSE, first_page, named, reader, to_be_opened};

/// A new table of this game with as many seats as usual, as whoever plays all of them finds it.
fn seen(about: &'static About, reader: &Reader, eyes: &Eyes) -> Sight {
    let anna = Person::made_of([7; 32]).at("word");
    let seats = about.usual_seats.clamp(about.least_seats, about.most_seats);
    let seats = (1..=seats).map(|number| SetupSeat::Mine(format!("Anna {number}"))).collect();
    let setup = Setup { slug: about.slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    let opened = setup.open(&anna, &RandomBots, &sealed(&[1; 32], "word")).unwrap();
    let mut faced = Facing::Table(Viewer::Spectator);
    let viewer = |mine, next| {
        faced = facing(eyes, about.hidden, mine, next);
        faced.viewer()
    };
    let shot = opened.look(&anna, viewer, 0).unwrap();
    sight(reader, &named(about), eyes, Found { shot, faced, finished: None, device: String::new(), advice: None })
}

#[test]
fn every_game_has_its_pages_without_a_server() {
    for (about, language) in shelf().iter().zip(["en", "da"].into_iter().cycle()) {
        let (reader, eyes) = (reader(language), Eyes::default());
        let drawn = || table::page(&reader, &named(about), &eyes, seen(about, &reader, &eyes), None).into_string();
        let page = drawn();
        // Whoever plays alone is called by no name.
        let name = if about.most_seats == 1 { reader.word("you") } else { "Anna 1".to_owned() };
        assert!(page.contains(&reader.words.name(about.slug)) && page.contains(&name), "{page}");
        assert_eq!(page, drawn(), "{}: who sees the same is shown the same", about.slug);
        let screen = tv::page(&reader, &named(about), seen(about, &reader, &tv::EYES)).into_string();
        assert!(screen.contains("Anna 1") && !screen.contains("<form"), "{screen}");
        let set_up = to_be_opened(&reader, about).into_string();
        assert!(set_up.contains("<article class=\"rules\">"), "{set_up}");
    }
}

#[test]
fn rules_that_are_borrowed_say_so_and_in_which_language_they_are() {
    let about = shelf().iter().find(|about| about.slug == "greedy").unwrap();
    let page = |language| to_be_opened(&reader(language), about).into_string();
    let borrowed = "<p class=\"note\">This page has not been translated yet.</p><div lang=\"en\">";
    assert!(page("ja").contains(borrowed), "{}", page("ja"));
    for complete in Words::languages() {
        let page = page(complete);
        let rules = &page[page.find("<article").unwrap()..];
        assert!(!rules.contains("class=\"note\"") && !rules.contains("<div lang"), "{complete}");
    }
}

#[test]
fn what_looks_as_before_is_not_sent_again() {
    let (about, reader, eyes) = (&shelf()[0], reader("en"), Eyes::default());
    let mut sent = Vec::new();
    let first = fragment(&reader, seen(about, &reader, &eyes), &mut sent);
    let second = fragment(&reader, seen(about, &reader, &eyes), &mut sent);
    assert!(first.contains("id=\"wood\"") && second.contains("id=\"news\""), "{first} {second}");
    assert!(!second.contains("id=\"wood\""), "{second}");
}

#[test]
fn a_form_that_is_refused_stays_filled_in() {
    let (about, reader) = (&shelf()[0], reader("en"));
    let filled = |name: &str| (name == "name-0").then_some("Åse");
    let setting = Setting { way: Way::Bots, filled: &filled, refused: Some("no"), unruly: None };
    let page = game::page(&reader, HOUSE, about, &setting).into_string();
    assert!(page.contains("value=\"Åse\"") && page.contains("role=\"alert\">no<"), "{page}");
}

#[test]
fn a_shelf_shows_what_is_sought() {
    let reader = reader("en");
    let found = |sought: home::Sought| {
        let page = first_page(&reader, &[], sought).into_string();
        page[page.find("data-found").unwrap()..].matches("data-names").count()
    };
    let of = |kinds: &[home::Kind]| found(home::Sought { kinds: kinds.to_vec(), ..home::Sought::default() });
    assert_eq!(of(&[]), 0, "nothing is sought");
    let (dice, cards) = (of(&[home::Kind::Dice]), of(&[home::Kind::Cards]));
    assert_eq!(dice + cards, shelf().len(), "a game has dice or cards");
    assert_eq!(of(&[home::Kind::Dice, home::Kind::Cards]), 0, "and not both");
    let yatzy = home::Sought { name: " Yatzy ".to_owned(), ..home::Sought::default() };
    assert!((1..shelf().len()).contains(&found(yatzy)));
}

#[test]
fn a_page_has_one_main_button_and_enter_is_for_it() {
    let reader = reader("en");
    for about in shelf() {
        let page = read(&to_be_opened(&reader, about).into_string());
        let choices = page.all(&|it| it.attribute("data-way").is_some());
        assert_eq!(choices.len(), if about.most_seats == 1 { 1 } else { 3 }, "{}", about.slug);
        assert_eq!(choices.iter().filter(|choice| choice.has("open")).count(), 1, "{}", about.slug);
        for choice in choices {
            let buttons = choice.all(&|it| it.is("button") && it.attribute("type") != Some("button"));
            assert_eq!(buttons.len(), 1, "{}: Enter does what the only button says", about.slug);
            assert!(buttons[0].attribute("class") == Some("btn main"));
        }
    }
}

#[test]
fn a_word_that_can_be_picked_is_called_by_its_move_and_its_place() {
    assert_eq!(rafle_pages::word_id(3, 14), "w3-14");
}
