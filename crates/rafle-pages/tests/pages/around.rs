//! Every page around the table, and what stands beside it when something is out of the ordinary.

use std::sync::Arc;

use rafle_engine::{
    Account, Advised, Decision, Field, LuckAndSkill, Message, Next, Objective, Record, Seat, Seats, Stage, Unnamed,
    Values, Viewer,
};
use rafle_pages::game::{Setting, Way};
use rafle_pages::look::{Look, form};
use rafle_pages::menu::{Device, Handed};
use rafle_pages::onward::Going;
use rafle_pages::table::{Eyes, Facing, Found, page, sight};
use rafle_pages::{House, Reader, coach, entrance, game, home, menu, sorry, turned_away};
use rafle_table::{
    Coached, Guest, Hint, Hints, Lesson, Onward, Review, SetupSeat, Summary, Wish, about, draft, fields, opening,
    replay, shelf,
};

use crate::outline::{Element, read};
use crate::sitting::{DEVICE, Sitting, anna, bo, nobody, regions};
use crate::{compare, first_page, named, plain_reader};

const B: Seat = Seat::new(1);

fn english() -> Reader {
    plain_reader("en")
}

/// Several outlines, each under a headline.
#[derive(Default)]
struct Outlines(String);

impl Outlines {
    fn add(&mut self, headline: &str, outline: &str) {
        self.0.extend(["# ", headline, "\n", outline]);
    }
}

/// A page, whole.
fn whole(name: &str, markup: maud::Markup) {
    compare("around", name, &read(&markup.into_string()).outline());
}

fn mine(names: &[&str]) -> Vec<SetupSeat> {
    names.iter().map(|name| SetupSeat::Mine((*name).to_owned())).collect()
}

/// Anna and Bo at a table of two.
fn two(slug: &str) -> Sitting {
    let mut sitting = Sitting::of(about(slug).unwrap(), &[], vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open]);
    sitting.wish(&bo(), &Wish::Join("Bo".to_owned()));
    sitting.begin();
    sitting
}

#[test]
fn the_shelf_with_tables_of_ones_own() {
    let table = |id: &str, slug: &'static str, next: Option<Seat>| Summary {
        id: id.to_owned(),
        slug,
        names: vec![Some("Anna".to_owned()), Some("Bo".to_owned()), None],
        unnamed: Unnamed::default(),
        your_turn: next == Some(Seat::A),
        next,
        mine: Seats::only(Seat::A),
        open: Seats::only(Seat::new(2)),
        stage: if next.is_none() { Stage::Over } else { Stage::Playing },
    };
    let own = [
        table("mine", "yatzy", Some(Seat::A)),
        table("his", "bluff", Some(B)),
        table("open", "court", Some(Seat::new(2))),
        table("over", "greedy", None),
    ];
    whole("home", first_page(&english(), &own, home::Sought::default()));
    whole("home-at-first", first_page(&english(), &[], home::Sought::default()));
    let asked = |way, place: Option<&str>, missed| home::Asked {
        way,
        place: place.map(ToOwned::to_owned),
        missed,
        ..home::Asked::default()
    };
    let mut text = Outlines::default();
    let missed = home::Missed { typed: "Kugel".to_owned(), why: "No table is called kugel.".to_owned() };
    for (what, asked, class) in [
        ("a word that no room has", asked(None, None, Some(missed)), "join"),
        ("a game for this device", asked(Some(Way::Device), None, None), "hero"),
        ("all quick games, for phones", asked(Some(Way::Phones), Some("quick"), None), "grp"),
    ] {
        let page = read(&home::page(&english(), &[], about("yatzy").unwrap(), &asked).into_string());
        text.add(what, &page.by_class(class).unwrap().outline());
    }
    compare("around", "home-otherwise", &text.0);
}

#[test]
fn what_is_found_on_the_shelf() {
    let sought = |name: &str, people, kinds: &[home::Kind]| home::Sought {
        name: name.to_owned(),
        people,
        kinds: kinds.to_vec(),
    };
    let mut text = Outlines::default();
    for sought in [
        sought("", Some(1), &[]),
        sought("", Some(8), &[]),
        sought("", None, &[home::Kind::Quick]),
        sought("", None, &[home::Kind::Cards]),
        sought("", None, &[home::Kind::Hidden]),
        sought("", None, &[home::Kind::Luck]),
        sought("", None, &[home::Kind::Dice, home::Kind::Hidden]),
        sought(" GOD MAND ", None, &[]),
        sought("no such game", None, &[]),
    ] {
        let title = format!("{sought:?}");
        let page = read(&first_page(&english(), &[], sought).into_string());
        let found = page.all(&|it| it.attribute("data-names").is_some());
        let found: Vec<_> = found.iter().filter_map(|tile| tile.by_tag("a")?.attribute("data-game")).collect();
        let none = page.by_class("none").unwrap().outline();
        text.add(&title, &format!("{}\n{none}", found.join(" ")));
    }
    compare("around", "found", &text.0);
}

#[test]
fn a_game_to_be_opened() {
    let house = House { levels: &["novice", "master"], usual: "master", coach: true };
    let new = Reader { theme: Some("dark"), name: Some("Anna".to_owned()), new: true, ..english() };
    let greedy = about("greedy").unwrap();
    let setting = Setting { way: Way::Bots, filled: &|_| None, refused: None, unruly: None };
    whole("game", game::page(&new, house, greedy, &setting));
    let filled = |name: &str| match name {
        "name-0" => Some("Anna"),
        "name-2" => Some("Bo"),
        "level" => Some("novice"),
        "hints" => Some("off"),
        "option-target" => Some("0"),
        _ => None,
    };
    let refused = Setting { way: Way::Device, filled: &filled, refused: Some("too low"), unruly: None };
    let page = read(&game::page(&english(), house, greedy, &refused).into_string());
    compare("around", "game-refused", &page.by_class("head").unwrap().outline());
    let unruly = Setting { way: Way::Phones, filled: &filled, refused: None, unruly: Some("too low") };
    let page = read(&game::page(&english(), house, greedy, &unruly).into_string());
    compare("around", "game-unruly", &page.by_class("head").unwrap().outline());
}

#[test]
fn what_is_printed_in_a_box_is_drawn_as_it_will_lie() {
    let mut met = 0;
    for known in shelf() {
        let fields = fields(known.slug).unwrap_or_default();
        for Field { key, values, .. } in fields {
            let Values::Text { like, parted } = values else { continue };
            let (name, typed) = (format!("option-{key}"), like[0].replace(parted, "\n"));
            let page = |typed: &str, unruly| {
                let filled = |asked: &str| (asked == name).then_some(typed);
                let setting = Setting { way: Way::Bots, filled: &filled, refused: None, unruly };
                read(&game::page(&english(), crate::HOUSE, known, &setting).into_string())
            };
            let own = page(&typed, None);
            let drawn = own.by_class("opening").unwrap().all(&|it| it.attribute("data-piece").is_some()).len();
            let lying = opening(known.slug, &[(key, like[0])]).unwrap().laid_out();
            assert_eq!(drawn, lying.pieces().count(), "{}", known.slug);
            met += 1;
            assert!(own.outline().contains(&typed.lines().next().unwrap().to_owned()), "what was typed stays");
            let (wrong, unread) = (page("1", Some("wrong")), |it: &Element| it.attribute("class") == Some("fld q"));
            assert!(wrong.all(&|it| it.attribute("data-piece").is_some()).is_empty(), "what is wrong is not drawn");
            assert!(wrong.all(&unread).len() >= 25, "what could not be read is");
            let told = wrong.all(&|it| it.attribute("id") == Some("unruly"));
            assert!(told.len() == 1 && told[0].attribute("role") == Some("alert"));
            let invalid = wrong.all(&|it| it.is("textarea") && it.attribute("aria-invalid").is_some());
            assert_eq!(invalid.len(), 1, "and the text says that it is wrong");
            // The last part of what is right is missing: all the rest is shown.
            let (most, _) = typed.rsplit_once('\n').unwrap();
            let parts = draft(known.slug, key, &typed).unwrap().parts;
            let half = page(most, Some("wrong"));
            assert_eq!(half.all(&unread).len(), parts.last().unwrap().len(), "{}", known.slug);
            assert_eq!(half.all(&|it| it.attribute("class") == Some("fld")).len(), parts[1..].concat().len());
        }
    }
    assert!(met >= 2, "{met}");
}

#[test]
fn card_and_paper_follow_the_house_rules() {
    let yatzy = about("yatzy").unwrap();
    let page = |sheet: &'static str| {
        let filled = move |asked: &str| (asked == "option-sheet").then_some(sheet);
        let setting = Setting { way: Way::Bots, filled: &filled, refused: None, unruly: None };
        read(&game::page(&english(), crate::HOUSE, yatzy, &setting).into_string())
    };
    let card = |sheet| page(sheet).by_class("still").unwrap().outline();
    let print =
        |sheet| page(sheet).by_class("on-paper").unwrap().by_tag("a").unwrap().attribute("href").map(str::to_owned);
    assert!(card("maxi").contains("Tower") && !card("nordic").contains("Tower"));
    assert_ne!(card("american"), card("german"));
    assert_eq!(print("maxi").as_deref(), Some("/g/yatzy/print?option-sheet=maxi"));
    assert_eq!(print("nordic").as_deref(), Some("/g/yatzy/print"), "the usual needs no saying");
}

#[test]
fn pages_that_say_one_thing() {
    whole("entrance", entrance::page(&english(), "/t/word", Some("wrong-word")));
    whole("sorry", sorry(&english(), "No.", Some("word")));
    whole("sorry-home", sorry(&english(), "No.", None));
    whole("turned-away", turned_away(&english(), "No.", Some("rafle serve --host here")));
    whole("turned-away-silently", turned_away(&english(), "No.", None));
}

#[test]
fn one_choice_says_which_bot_plays_on() {
    let sitting = two("greedy");
    let house = House { levels: &["random", "easy", "club", "master"], usual: "club", ..sitting.named.house };
    let shot = sitting.table.look(&anna(), |_, _| Viewer::Spectator, 0).unwrap();
    let menu =
        menu::page(&english(), &rafle_pages::Table { house, ..sitting.named.clone() }, &shot, Seats::NONE, &[], false);
    let page = read(&menu.into_string());
    assert_eq!(page.all(&|it| it.has("data-replace")).len(), 1);
    let levels = page
        .all(&|it| it.is("option") && ["random", "easy", "club", "master"].map(Some).contains(&it.attribute("value")));
    assert_eq!(levels.iter().map(|it| it.has("selected")).collect::<Vec<_>>(), [false, false, true, false]);
}

#[test]
fn while_something_that_has_ended_is_shown_nothing_is_taken_back() {
    let mut sitting = two("greedy");
    let shown = loop {
        let number = sitting.table.play().log().len();
        assert!(sitting.go_on(), "nothing has ended");
        let eyes = Eyes { seen: Some(number), ..Eyes::default() };
        let page = sitting.page_with(&english(), &bo(), &eyes);
        if page.by_id("say").is_some_and(|say| say.has("data-shown")) {
            break page;
        }
    };
    assert!(shown.all(&|it| it.has("data-ask-back") || it.has("data-back") || it.has("data-hint")).is_empty());
    // What a script shows has the place for it as well, and nothing in it.
    let number = sitting.table.play().log().len();
    let sight = sitting.sight(&english(), &bo(), &Eyes::default(), None);
    let sent = read(&rafle_pages::table::fragment(&english(), sight, &mut Vec::new()));
    let moments = sent.all(&|it| it.is("article"));
    assert!(!moments.is_empty(), "after line {number}");
    for moment in moments {
        assert!(["back", "hint"].iter().all(|id| moment.by_id(id).is_some_and(Element::is_empty)));
    }
}

#[test]
fn the_menu() {
    let mut sitting = two("yatzy");
    let device = |key: &str, label: &str, this| Device { key: key.to_owned(), label: label.to_owned(), this };
    let devices = [device("k1", "Firefox", true), device("k2", "", false)];
    let shot = |sitting: &Sitting, guest| sitting.table.look(&guest, |_, _| Viewer::Spectator, 0).unwrap();
    let away = Seats::only(B);
    whole("menu", menu::page(&english(), &sitting.named, &shot(&sitting, anna()), away, &devices, false));
    let inner = |shot, away| {
        let page = read(&menu::page(&english(), &sitting.named, &shot, away, &[], false).into_string());
        page.by_tag("main").unwrap().outline()
    };
    let mut text = Outlines::default();
    text.add("Bo is here", &inner(shot(&sitting, anna()), Seats::NONE));
    text.add("somebody who watches", &inner(shot(&sitting, nobody()), away));
    sitting.wish(&bo(), &Wish::Leave(B));
    let open = menu::page(&english(), &sitting.named, &shot(&sitting, anna()), Seats::NONE, &[], false);
    text.add("Bo has left", &read(&open.into_string()).by_class("players").unwrap().outline());
    sitting.wish(&bo(), &Wish::Sit(B, "Bo".to_owned()));
    sitting.wish(&bo(), &Wish::Resign(B));
    let over = menu::page(&english(), &sitting.named, &shot(&sitting, anna()), Seats::NONE, &[], false);
    text.add("Bo has resigned", &read(&over.into_string()).by_tag("main").unwrap().outline());
    compare("around", "menu-for-others", &text.0);
}

#[test]
fn links_that_work_once() {
    let new = Reader { new: true, name: Some("Bo".to_owned()), ..english() };
    whole("given-device", menu::given(&english(), "word", Handed::Device, "https://rafle.example/pass/abc"));
    whole("given-seat", menu::given(&english(), "word", Handed::Seat, "https://rafle.example/pass/abc"));
    whole("pass-device", menu::pass(&english(), "yatzy", "abc", Handed::Device, "Anna"));
    whole("pass-device-new", menu::pass(&new, "yatzy", "abc", Handed::Device, "Anna"));
    whole("pass-seat", menu::pass(&new, "yatzy", "abc", Handed::Seat, "Anna"));
}

#[test]
fn a_table_and_a_screen_whole() {
    let mut sitting = two("yatzy");
    sitting.until_choice_of(Seat::A);
    let sight = |guest| sitting.sight(&english(), &guest, &Eyes::default(), None);
    let refused = page(&english(), &sitting.named, &Eyes::default(), sight(anna()), Some("That is not allowed."));
    whole("table", refused);
    whole("table-of-another", page(&english(), &sitting.named, &Eyes::default(), sight(bo()), None));
    compare("around", "tv", &sitting.screen(&english()).outline());
    // A bot is one in the words of whoever reads.
    let screen = Sitting::usual(about("yatzy").unwrap()).screen(&plain_reader("da")).outline();
    assert!(screen.contains("robot") && !screen.contains(" bot"), "{screen}");
}

#[test]
fn a_room_that_fills_up() {
    let reader = Reader { name: Some("Bo".to_owned()), ..english() };
    let places = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open, SetupSeat::Open];
    let mut sitting = Sitting::of(about("greedy").unwrap(), &[], places);
    let around = |sitting: &Sitting, guest| sitting.page(&reader, &guest).by_id("around").unwrap().outline();
    let mut text = Outlines::default();
    text.add("Anna, who waits", &around(&sitting, anna()));
    text.add("somebody with the link", &around(&sitting, bo()));
    let refreshes = |sitting: &Sitting, guest| sitting.page(&reader, &guest).by_tag("noscript").is_some();
    assert!(!refreshes(&sitting, bo()) && refreshes(&sitting, anna()), "whoever writes a name is not interrupted");
    sitting.wish(&bo(), &Wish::Join("Bo".to_owned()));
    assert!(refreshes(&sitting, bo()));
    text.add("Anna, when Bo is there", &around(&sitting, anna()));
    text.add("Bo, who waits for Anna", &around(&sitting, bo()));
    text.add("the big screen", &sitting.screen(&reader).by_id("around").unwrap().outline());
    sitting.wish(&anna(), &Wish::Fill("random".to_owned()));
    text.add("Anna, when everybody is there", &around(&sitting, anna()));
    text.add("somebody who comes too late", &around(&sitting, nobody()));
    whole(
        "room",
        page(&reader, &sitting.named, &Eyes::default(), sitting.sight(&reader, &anna(), &Eyes::default(), None), None),
    );
    compare("around", "room-fills-up", &text.0);
    sitting.begin();
    let begun = sitting.page(&reader, &anna());
    assert!(!begun.by_id("around").unwrap().outline().contains("data-room"), "the room vanishes");
}

#[test]
fn the_menu_of_a_room() {
    let places = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open, SetupSeat::Open];
    let mut sitting = Sitting::of(about("greedy").unwrap(), &[], places);
    sitting.wish(&bo(), &Wish::Join("Bo".to_owned()));
    let menu = |guest| {
        let shot = sitting.table.look(&guest, |_, _| Viewer::Spectator, 0).unwrap();
        let page = menu::page(&english(), &sitting.named, &shot, Seats::NONE, &[], false);
        read(&page.into_string()).by_tag("main").unwrap().outline()
    };
    let mut text = Outlines::default();
    text.add("the host", &menu(anna()));
    text.add("a guest", &menu(bo()));
    compare("around", "menu-of-room", &text.0);
}

#[test]
fn somebody_for_whom_a_bot_plays() {
    let mut sitting = two("greedy");
    let refreshes = |sitting: &Sitting, guest| sitting.page(&english(), &guest).by_tag("noscript").is_some();
    assert!(refreshes(&sitting, bo()) && refreshes(&sitting, nobody()) && !refreshes(&sitting, anna()), "Anna is next");
    let around = |sitting: &Sitting, guest| sitting.page(&english(), &guest).by_id("around").unwrap().outline();
    let mut text = Outlines::default();
    text.add("somebody who watches", &around(&sitting, nobody()));
    sitting.wish(&bo(), &Wish::Replace(B, "random".to_owned()));
    text.add("Bo, for whom a bot plays", &around(&sitting, bo()));
    compare("around", "people", &text.0);
}

#[test]
fn a_seat_that_is_asked_for() {
    let mut sitting = two("five-crowns");
    sitting.wish(&bo(), &Wish::Leave(B));
    let around = |sitting: &Sitting, guest| sitting.page(&english(), &guest).by_id("around").unwrap().outline();
    let mut text = Outlines::default();
    text.add("somebody who would like it", &around(&sitting, nobody()));
    sitting.wish(&nobody(), &Wish::Sit(B, "Zoe".to_owned()));
    text.add("Anna, who is asked", &around(&sitting, anna()));
    text.add("Zoe, who waits", &around(&sitting, nobody()));
    compare("around", "seat-asked", &text.0);
}

#[test]
fn whose_choice_is_taken_back() {
    let mine = |name: &str| SetupSeat::Mine(name.to_owned());
    let mut shared = Sitting::of(about("greedy").unwrap(), &[], vec![mine("Farmor"), mine("Bo")]);
    let mut own = two("greedy");
    for (sitting, words) in [(&mut shared, "Take the last choice back"), (&mut own, "Take my last choice back")] {
        sitting.until_choice_of(Seat::A);
        sitting.wish(&anna(), &Wish::Choose("stop".to_owned()));
        let back = sitting.page(&english(), &anna()).by_id("back").unwrap().outline();
        assert!(back.contains(words), "{back}");
    }
}

#[test]
fn nobody_is_led_to_take_nothing() {
    for slug in ["crowns", "court"] {
        let mut sitting = two(slug);
        let (mut declined, mut shown) = (0, 0);
        while declined + shown < 400 && sitting.go_on() {
            let page = sitting.page(&english(), &anna());
            let Some(acts) = page.by_id("acts") else { continue };
            let text = acts.outline();
            if !["Done, no chip", "Take nothing"].iter().any(|words| text.contains(words)) {
                continue;
            }
            shown += 1;
            // Main is what is left where nothing else can be done.
            let others = page.by_class("can").is_some();
            let main = acts.by_class("main").is_some();
            assert!(!(main && others), "{slug}: {text}");
            declined += usize::from(others);
        }
        assert!(declined > 0, "{slug}");
    }
}

#[test]
fn cards_come_from_no_cup() {
    let mut sitting = two("five-crowns");
    let mut seen = 0;
    for _ in 0..600 {
        let page = sitting.page(&english(), &anna()).by_id("wood").unwrap().outline();
        assert!(!page.contains("cup"), "{page}");
        seen += 1;
        if !sitting.go_on() {
            break;
        }
    }
    assert!(seen > 100);
}

#[test]
fn a_take_back_that_is_asked_for() {
    let mut sitting = two("greedy");
    sitting.until_choice_of(Seat::A);
    sitting.wish(&anna(), &Wish::Choose("stop".to_owned()));
    let before = regions(&sitting.page(&english(), &anna()));
    assert!(before.contains("data-ask-back"), "{before}");
    sitting.wish(&anna(), &Wish::TakeBack(Seat::A));
    let mut text = Outlines::default();
    for (who, guest) in [("Anna", anna()), ("Bo", bo()), ("a spectator", nobody())] {
        let page = sitting.page(&english(), &guest);
        let [around, fields] = ["around", "fields"].map(|id| page.by_id(id).unwrap().outline());
        text.add(who, &format!("{around}{fields}"));
        assert!(page.by_id("back").unwrap().is_empty(), "one question at a time");
    }
    compare("around", "asked", &text.0);
}

#[test]
fn a_step_back_that_needs_nobodys_leave() {
    let mut sitting = Sitting::of(about("crowns").unwrap(), &[], mine(&["Anna", "Bo"]));
    for _ in 0..200 {
        let page = sitting.page(&english(), &anna());
        if let Some(back) = page.all(&|it| it.has("data-back")).first() {
            return compare("around", "step-back", &back.outline());
        }
        assert!(sitting.go_on(), "there was a step to take back");
    }
    panic!("nothing can be taken back");
}

#[test]
fn a_device_that_goes_round() {
    let mut sitting = Sitting::of(about("bluff").unwrap(), &[], mine(&["Anna", "Bea"]));
    while !matches!(sitting.table.play().next(), Next::Seat(_)) {
        sitting.go_on();
    }
    let covered = sitting.page(&english(), &anna());
    let seat = sitting.table.play().next();
    let Next::Seat(seat) = seat else { unreachable!("somebody chooses") };
    let own = sitting.page_with(&english(), &anna(), &Eyes { seat: Some(seat), ..Eyes::default() });
    let mut text = Outlines::default();
    text.add("covered", &regions(&covered));
    text.add("uncovered", &regions(&own));
    compare("around", "cover", &text.0);
}

fn hints(objective: Objective, exact: bool, error: f64) -> Hints {
    let hint = |number: usize| Hint {
        said: if number == 1 { Vec::new() } else { vec![Message::new("say-again-or-stop").with("seat", Seat::A)] },
        advised: Advised { action: format!("do {number}"), value: 1.0, loss: 0.25 * number as f64, error },
    };
    Hints { objective, exact, hints: (0..7).map(hint).collect() }
}

#[test]
fn a_hint() {
    let mut sitting = Sitting::of(about("yatzy").unwrap(), &[], mine(&["Anna"]));
    sitting.named.house = House { coach: true, ..sitting.named.house };
    let hint = |sitting: &Sitting, advice| {
        let sight = sitting.sight(&english(), &anna(), &Eyes::default(), advice);
        read(&sight.into_hint().into_string()).outline()
    };
    let mut text = Outlines::default();
    text.add("nobody chooses", &hint(&sitting, None));
    sitting.until_choice_of(Seat::A);
    let said = |hints| Some(Coached::Said(Arc::new(hints)));
    let few = Hints { hints: Vec::new(), ..hints(Objective::Score, true, 0.0) };
    for (name, advice) in [
        ("nobody has asked", None),
        ("thinking", Some(Coached::Thinking)),
        ("nothing to say", Some(Coached::Nothing)),
        ("points, exact", said(hints(Objective::Score, true, 0.0))),
        ("points, about", said(hints(Objective::Score, false, 0.1))),
        ("share, exact", said(hints(Objective::Share, true, 0.0))),
        ("share, about", said(hints(Objective::Share, false, 0.01))),
        ("none", said(few)),
    ] {
        text.add(name, &hint(&sitting, advice));
    }
    sitting.named.house.coach = false;
    text.add("no coach in the house", &hint(&sitting, None));
    compare("around", "hint", &text.0);
}

fn review(objective: Objective, parts: Option<LuckAndSkill>, error: f64) -> Review {
    let lesson = |step: usize, seat, loss| Lesson {
        step,
        decision: Decision { number: step, seat, action: "stop".to_owned(), best: "throw".to_owned(), loss, error },
        said: vec![Message::new("say-again-or-stop").with("seat", seat)],
        better: Vec::new(),
    };
    let lessons = vec![
        lesson(1, Seat::A, 0.0),
        lesson(2, B, 0.5),
        lesson(3, Seat::A, 0.25),
        lesson(4, B, 0.75),
        lesson(5, Seat::A, 0.125),
    ];
    let account = |seat, result| Account { seat, result, lost: 1.25, parts };
    let accounts = vec![account(Seat::A, 1.0), account(B, 0.0)];
    Review { objective, exact: parts.is_some(), lessons, accounts }
}

#[test]
fn the_coach_goes_through_a_game() {
    let mut sitting = two("greedy");
    sitting.play_out();
    let play = sitting.table.play();
    let parts = Some(LuckAndSkill { expected: 0.5, luck: 0.75, skill: -0.25 });
    let main = |review| {
        let page = read(&coach::page(&english(), &sitting.named, play, &review).into_string());
        assert_eq!(
            page.by_tag("noscript").is_some(),
            review == Coached::Thinking,
            "only a coach who thinks is awaited"
        );
        page.by_tag("main").unwrap().outline()
    };
    let said = |review| Coached::Said(Arc::new(review));
    let mut text = Outlines::default();
    for (name, review) in [
        ("thinking", Coached::Thinking),
        ("nothing to say", Coached::Nothing),
        ("shares, exact", said(review(Objective::Share, parts, 0.0))),
        ("points, about", said(review(Objective::Score, None, 0.1))),
    ] {
        text.add(name, &main(review));
    }
    compare("around", "review", &text.0);
    let exact = review(Objective::Share, parts, 0.0);
    whole("coach", coach::page(&english(), &sitting.named, play, &said(exact)));
    // What has no words of its own in the log is called as its button is.
    let choice = play.steps().zip(1..).find(|(step, _)| step.before.next() == Next::Seat(B)).map(|(_, number)| number);
    let mut again = review(Objective::Share, parts, 0.0);
    again.lessons.truncate(2);
    again.lessons[1].decision.number = choice.unwrap();
    "again".clone_into(&mut again.lessons[1].decision.best);
    let page = coach::page(&plain_reader("de"), &sitting.named, play, &said(again)).into_string();
    assert!(page.contains("<q>Weiterwürfeln</q>") && !page.contains("<code"), "{page}");
}

#[test]
fn looking_back() {
    let mut sitting = two("greedy");
    sitting.play_out();
    let (reader, play) = (english(), sitting.table.play());
    let found = review(Objective::Share, None, 0.0);
    let coached = Look {
        reader: &reader,
        play,
        back: "/t/word",
        action: "/t/word/look",
        on: Some("/t/word/on"),
        record: None,
        coach: Some(("/t/word/coach", Some(&found))),
    };
    whole("look", coached.page(2));
    let mut text = Outlines::default();
    for number in [0, 1, 3, 10_000] {
        let step = read(&coached.fragment(number));
        text.add(&format!("step {number}"), &step.outline());
    }
    compare("around", "look-steps", &text.0);
    let record = Record::of(play).to_string();
    let record = record.lines().take(1).collect::<String>();
    let alone = Look { back: "/look", action: "/look", record: Some(&record), on: None, coach: None, ..coached };
    whole("look-record", alone.page(0));
    whole("desk", form(&reader, "", None));
    whole("desk-refused", form(&reader, "rafle 1 nothing", Some("line 1: no such game")));
}

/// A game that goes on from a record: the page on which that is set up, the room, and what is said of its luck.
#[test]
fn going_on_from_a_record() {
    let dice = "rafle 1 yatzy seats=3\nname A Anna\nname B Bo\nthrow 1 1 2 3 6\nkeep 1 1\nthrow 1 5 6\n";
    let reader = english();
    let onward = Onward::from(&replay(dice).unwrap(), usize::MAX).unwrap();
    let house = named(about("yatzy").unwrap()).house;
    let filled = |name: &str| match name {
        "seat" => Some("B"),
        "way" => Some("phones"),
        _ => None,
    };
    let going = Going {
        reader: &reader,
        house,
        onward: &onward,
        step: 3,
        back: "/look",
        action: "/look/on",
        record: Some("rafle 1 yatzy seats=3"),
        filled: &filled,
        refused: Some("too many tables"),
    };
    whole("onward", going.page());
    let alone = Onward::from(&replay("rafle 1 five-crowns-solitaire seats=1\n").unwrap(), 0).unwrap();
    whole("onward-alone", Going { onward: &alone, record: None, refused: None, ..going }.page());
    let cards = Onward::from(&replay(&with_cards()).unwrap(), usize::MAX).unwrap();
    whole("onward-hidden", Going { onward: &cards, record: None, refused: None, ..going }.page());
    let seats = [SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open, SetupSeat::Open];
    let mut sitting = Sitting::from(dice, &seats);
    let mut text = Outlines::default();
    text.add("the host", &sitting.page(&reader, &anna()).by_id("around").unwrap().outline());
    text.add("whoever comes", &sitting.page(&reader, &bo()).by_id("around").unwrap().outline());
    sitting.wish(&anna(), &Wish::Fill("random".to_owned()));
    text.add("filled", &sitting.page(&reader, &anna()).by_id("around").unwrap().outline());
    sitting.begin();
    text.add("begun", &sitting.page(&reader, &anna()).by_id("say").unwrap().outline());
    let hidden = Sitting::from(&with_cards(), &seats[..2]);
    text.add("where something is hidden", &hidden.page(&reader, &bo()).by_id("around").unwrap().outline());
    compare("around", "elsewhere", &text.0);
}

/// Two people with cards in their hands.
fn with_cards() -> String {
    let mut sitting = two("five-crowns");
    sitting.go_on();
    Record::of(sitting.table.play()).to_string()
}

/// How a game ends, for whoever played and for the big screen.
fn endings(sitting: &Sitting, guest: &Guest) -> String {
    let page = sitting.page(&english(), guest);
    let ending = page.by_class("ending").unwrap().outline();
    let said = page.by_id("say").unwrap().outline();
    let screen = sitting.screen(&english());
    format!("{ending}{said}## the big screen\n{}", screen.by_class("ending").unwrap().outline())
}

#[test]
fn how_games_end() {
    let mut text = Outlines::default();
    let mut resigned = two("yatzy");
    resigned.named.house.coach = true;
    resigned.wish(&bo(), &Wish::Resign(B));
    text.add("Bo has resigned", &endings(&resigned, &anna()));
    text.add("the same for a spectator", &endings(&resigned, &nobody()));
    for slug in ["dozen", "five-crowns-solitaire", "court", "soren"] {
        let mut sitting = Sitting::usual(about(slug).unwrap());
        sitting.play_out();
        text.add(slug, &endings(&sitting, &anna()));
    }
    compare("around", "ends", &text.0);
}

#[test]
fn what_goes_on_elsewhere() {
    let mut sitting = two("yatzy");
    sitting.wish(&bo(), &Wish::Resign(B));
    let eyes = Eyes::default();
    let mut shot = sitting.table.look(&anna(), |_, _| Viewer::Spectator, 0).unwrap();
    shot.followed = Some("next".to_owned());
    let faced = Facing::Table(Viewer::Spectator);
    let found = Found { shot, faced, finished: Some(sitting.finished()), device: DEVICE.to_owned(), advice: None };
    let sight = sight(&english(), &sitting.named, &eyes, found);
    let page = read(&page(&english(), &sitting.named, &eyes, sight, None).into_string());
    let follow = page.all(&|it| it.has("data-follow"));
    assert_eq!(follow[0].attribute("href"), Some("/t/next"));
    assert!(page.all(&|it| it.has("data-again")).is_empty(), "there is a next table already");
    assert_eq!(page.by_id("fields").unwrap().attribute("data-unlogged"), Some("on"));
}
