//! People who read different languages at one table.

use std::collections::BTreeSet;

use rafle_engine::{Play, Seeded, Viewer};
use rafle_words::Words;

use crate::browser::{Browser, Page, Server};
use crate::html::{plain, texts};
use crate::walk::step;

/// What browsers ask for in four houses, and what is read there.
const READERS: [(&str, &str, &str); 4] = [
    ("Anna", "da-DK", "da"),
    ("Þórdís", "is-IS,is;q=0.9", "is"),
    ("L’Île", "nn-NO,nb;q=0.8", "nb"),
    ("Bo", "fi", "fi"),
];

/// What the last line that told something meant, as this reader is told it.
fn told(play: &Play, words: Words) -> Option<String> {
    let mut last = None;
    for step in play.steps() {
        last = step.happened(Viewer::Spectator).last().cloned().or(last);
    }
    Some(words.say(play.start().about().slug, &last?, play.names()))
}

#[tokio::test]
async fn each_of_four_people_reads_the_table_in_their_own_language() {
    let server = Server::start().await;
    let mut people: Vec<Browser> = READERS.iter().map(|_| server.browser()).collect();
    for (person, (_, accepts, _)) in people.iter_mut().zip(READERS) {
        person.language = accepts;
    }
    let seats = [("name-0", READERS[0].0), ("seat-1", "link"), ("seat-2", "link"), ("seat-3", "link")];
    let opened = people[0].post("/g/zanzibar", &[&seats[..], &[("first", "seated")]].concat()).await;
    let id = opened.table();
    for (person, (name, ..)) in people.iter_mut().zip(READERS).skip(1) {
        let room = person.get(&format!("/t/{id}")).await;
        let number = room.number();
        person.post(&format!("/t/{id}/wish"), &[("n", &number), ("wish", "join"), ("name", name)]).await;
    }
    let room = people[0].get(&format!("/t/{id}")).await;
    people[0].post(&format!("/t/{id}/wish"), &[("n", &room.number()), ("wish", "begin")]).await;
    let mut luck = Seeded::new(5);
    for _ in 0..2000 {
        let play = server.tables.table(&id).await.unwrap().finished().await;
        let pages = looked_at(&mut people, &id).await;
        for (page, (name, _, tag)) in pages.iter().zip(READERS) {
            assert!(page.has(&format!("<html lang=\"{tag}\"")), "{name} reads {tag}");
        }
        if let Some(play) = play {
            // The log of everybody is the same, and told to each in the words of their language.
            for (page, (.., tag)) in pages.iter().zip(READERS) {
                let said = told(&play, Words::of(tag)).unwrap();
                assert!(plain(&page.text()).contains(&said), "{tag}: `{said}` is not on {}", plain(&page.text()));
            }
            for (person, (.., tag)) in people.iter_mut().zip(READERS) {
                looks_back(person, &id, &play, Words::of(tag)).await;
            }
            return;
        }
        let next = pages[0].value("data-next").expect("the page of a table");
        let at = pages.iter().position(|page| page.value("data-mine").as_deref() == Some(&next)).unwrap_or(0);
        step(&mut people[at], &pages[at], &mut luck).await;
    }
    panic!("the game does not end")
}

/// Goes through the whole game once more, and is told each step of it in these words.
async fn looks_back(person: &mut Browser, id: &str, play: &Play, words: Words) {
    let slug = play.start().about().slug;
    for (number, step) in play.steps().enumerate() {
        let page = person.get(&format!("/t/{id}/look?step={}", number + 1)).await;
        for message in step.happened(Viewer::Referee) {
            let said = words.say(slug, &message, play.names());
            assert!(plain(&page.text()).contains(&said), "step {number} in {}: no `{said}`", words.tag());
        }
    }
}

/// The table as each finds it who has looked at what has ended.
async fn looked_at(people: &mut [Browser], id: &str) -> Vec<Page> {
    let mut pages = Vec::new();
    for person in people {
        let mut page = person.get(&format!("/t/{id}")).await;
        while let Some(on) = page.tags().iter().find(|tag| tag.get("data-go-on").is_some()) {
            let on = on.get("href").expect("a link").to_owned();
            page = person.get(&on).await;
        }
        pages.push(page);
    }
    pages
}

#[tokio::test]
async fn a_language_that_nobody_has_written_falls_back_to_the_next_that_is_read() {
    let server = Server::start().await;
    for (accepts, tag) in [
        ("no", "nb"),
        ("nn", "nb"),
        ("nb-NO", "nb"),
        ("fo,da;q=0.8,en;q=0.5", "da"),
        ("fo,de;q=0.2", "de"),
        ("fo", "da"),
        ("ca-ES,gl;q=0.5", "es"),
        ("pl,de-AT;q=0.8", "de"),
        ("en;q=0.3, sv;q=0.9", "sv"),
        ("de;q=0, fr", "fr"),
        ("pt-BR,pt;q=0.9", "en"),
        ("", "en"),
        ("*", "en"),
    ] {
        let mut browser = server.browser();
        browser.language = accepts;
        let page = browser.get("/").await;
        assert!(page.has(&format!("<html lang=\"{tag}\"")), "{accepts} is answered in {tag}");
    }
}

#[test]
fn a_text_is_in_the_language_of_what_is_around_it() {
    let page = "<html lang=\"da\"><style>a > b {}</style><p>Kast<br>igen <b lang=\"en\">Go <i>on</i></b> nu</p></html>";
    let found: Vec<_> = texts(page).into_iter().map(|(language, text)| format!("{language} {text}")).collect();
    assert_eq!(found, ["da Kast", "da igen", "en Go", "en on", "da nu"]);
}

#[tokio::test]
async fn what_is_in_another_language_than_its_page_says_so() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let id = anna.post("/g/five-crowns", &[("name-0", "Anna"), ("seat-1", "link")]).await.table();
    let about = ["", "/rules", "/fair", "/menu", "/tv"].map(|page| format!("/t/{id}{page}"));
    let games = rafle_tables::shelf().iter().map(|about| format!("/g/{}", about.slug));
    let pages: Vec<String> = ["/", "/look", "/pad"].map(str::to_owned).into_iter().chain(about).chain(games).collect();
    for page in pages {
        anna.language = "en";
        let english: BTreeSet<_> = texts(&anna.get(&page).await.text()).into_iter().map(|(_, text)| text).collect();
        for tag in Words::languages() {
            anna.language = tag;
            let shown = texts(&anna.get(&page).await.text());
            for other in Words::languages() {
                let called = Words::of(other).language_name();
                let names = shown.iter().filter(|(_, text)| *text == called);
                assert!(names.clone().all(|(language, _)| language == other), "{page} in {tag}: {called}");
                assert!(page != "/" || names.count() == 1, "{page} in {tag} offers {called}");
            }
            // A sentence of English on a page of another language, which is not said to be English. A name is no sentence.
            let names: Vec<_> = rafle_tables::shelf().iter().map(|about| Words::of(tag).name(about.slug)).collect();
            let is_english = |text: &str| {
                let said = names.iter().fold(text.to_owned(), |said, name| said.replace(name, ""));
                let words = said.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic));
                words.collect::<BTreeSet<_>>().len() > 2 && english.contains(text)
            };
            let mut own = shown.iter().filter(|(language, _)| language == tag && tag != "en");
            let left = own.find(|(_, text)| is_english(text));
            assert_eq!(left, None, "{page} in {tag}");
        }
    }
}

#[tokio::test]
async fn whoever_gives_no_name_is_a_guest_to_each_in_their_own_language() {
    let server = Server::start().await;
    let (mut host, mut bo) = (server.browser(), server.browser());
    (host.language, bo.language) = ("nb", "en");
    let id = host.post("/g/zanzibar", &[("seat-1", "link"), ("first", "seated")]).await.table();
    assert!(host.get(&format!("/t/{id}")).await.has("data-name=\"Gjest\""));
    let room = bo.get(&format!("/t/{id}")).await;
    assert!(room.has("Guest"), "{}", room.text());
    bo.post(&format!("/t/{id}/wish"), &[("n", &room.number()), ("wish", "join"), ("name", "Bo")]).await;
    let room = host.get(&format!("/t/{id}")).await;
    host.post(&format!("/t/{id}/wish"), &[("n", &room.number()), ("wish", "begin")]).await;
    for (reader, word) in [(&mut host, "Gjest"), (&mut bo, "Guest")] {
        let menu = reader.get(&format!("/t/{id}/menu")).await;
        assert!(menu.has(&format!("<b>{word}</b>")) && !menu.has(&format!("value=\"{word}\"")), "{}", menu.text());
    }
    assert!(bo.get(&format!("/t/{id}")).await.has("Guest"));
    assert!(bo.get("/").await.has("Guest"), "in the list of tables too");
    let record = host.get(&format!("/t/{id}/record")).await.text();
    assert!(!record.contains("name A") && record.contains("name B Bo"), "{record}");
    let mut others = server.browser();
    for (tag, word) in [("fi", "Vieras"), ("de", "Gast")] {
        others.language = tag;
        assert!(others.post("/look", &[("record", &record)]).await.has(word), "{tag}");
    }
    // Where several have none, they are told apart; what an older log says is said as it stands there.
    let id = host.post("/g/zanzibar", &[("seat-1", "here"), ("seat-2", "here"), ("name-2", "Bo")]).await.table();
    bo.language = "da";
    let page = bo.get(&format!("/t/{id}")).await;
    assert!(page.has("Spiller 1") && page.has("Spiller 2") && page.has("Bo") && !page.has("Gæst"), "{}", page.text());
    let old = record.replacen("name B Bo", "name A Gjest\nname B Bo", 1);
    others.language = "fi";
    let page = others.post("/look", &[("record", &old)]).await;
    assert!(page.has("Gjest") && !page.has("Vieras"), "{}", page.text());
}

/// Every page that can be looked at, by its route, and whether a plain way to the menu of the table is enough there.
async fn pages(host: &mut Browser, guest: &mut Browser) -> Vec<(&'static str, String)> {
    let seats = [("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")];
    let room = host.post("/g/yatzy", &seats).await.table();
    let running = host.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "bot")]).await.table();
    let over = host.post("/g/zanzibar", &[("name-0", "Anna"), ("seat-1", "bot")]).await.table();
    host.post(&format!("/t/{over}/wish"), &[("wish", "resign"), ("seat", "A")]).await;
    assert!(host.get(&format!("/t/{over}")).await.has("data-over"), "the game is over");
    let pass =
        host.post(&format!("/t/{running}/pass"), &[("pass", "device")]).await.value("data-pass").expect("a link");
    let pass = pass.rsplit('/').next().unwrap_or_default().to_owned();
    guest.get("/").await;
    let mut pages = Vec::new();
    for (_, pattern) in rafle_web::routes().filter(|(method, _)| method == "GET") {
        let tables: &[&str] = match pattern {
            "/t/{id}/live" | "/t/{id}/record" | "/assets/{file}" | "/healthz" | "/readyz" => &[],
            "/t/{id}/look" | "/t/{id}/coach" | "/t/{id}/on" => &[&over],
            "/t/{id}/begins" => &[&room],
            _ if pattern.contains("{id}") => &[&room, &running, &over],
            _ => &["none"],
        };
        for table in tables {
            let page = pattern.replace("{id}", table).replace("{slug}", "yatzy").replace("{word}", &pass);
            let asked = match pattern {
                "/t/{id}/on" => "?from=0",
                "/join" => "?word=abc",
                _ => "",
            };
            pages.push((pattern, page + asked));
        }
    }
    assert!(pages.len() > 20, "{pages:?}");
    pages
}

/// Whether a page offers every language, and leads back to itself.
fn offers_languages(page: &Page, back: &str) -> bool {
    let tags = page.tags();
    let offered = tags.iter().filter(|tag| tag.is("button", "name", "lang")).filter_map(|tag| tag.get("value"));
    offered.eq(Words::languages())
        && tags.iter().any(|tag| tag.is("input", "name", "back") && tag.get("value") == Some(back))
}

#[tokio::test]
async fn every_page_has_a_way_to_another_language() {
    let server = Server::start().await;
    let (mut host, mut guest) = (server.browser(), server.browser());
    for (pattern, address) in pages(&mut host, &mut guest).await {
        for (who, browser) in [("host", &mut host), ("guest", &mut guest)] {
            let page = browser.get(&address).await;
            let menu = format!("/t/{}/menu", address.split('/').nth(2).unwrap_or_default());
            let menu_of_screen = format!("{menu}?tv=1");
            let leads = |to: &str| page.tags().iter().any(|tag| tag.is("a", "href", to));
            // While somebody plays on a narrow screen, the switch is the menu's; the big screen has nothing to choose.
            let by_menu = match pattern {
                "/t/{id}/tv" => Some(menu_of_screen.as_str()),
                "/t/{id}" => Some(menu.as_str()),
                _ => None,
            };
            if let Some(menu) = by_menu {
                assert!(leads(menu), "{who} finds no menu on {address}");
                let menu_page = browser.get(menu).await;
                assert!(offers_languages(&menu_page, menu), "{who} cannot choose on {menu}");
                assert!(
                    menu_page.tags().iter().any(|tag| tag.is("a", "href", &address)),
                    "{menu} leads back to {address}"
                );
            }
            if pattern != "/t/{id}/tv" {
                assert!(offers_languages(&page, &address), "{who} cannot choose on {address}");
            }
        }
    }
}

#[tokio::test]
async fn whoever_chooses_a_language_comes_back_to_the_page() {
    let server = Server::start().await;
    let mut anna = server.browser();
    let room = anna.post("/g/yatzy", &[("name-0", "Anna"), ("seat-1", "link")]).await.table();
    for (page, tag) in
        [(format!("/t/{room}"), "fi"), (format!("/t/{room}/menu?tv=1"), "is"), ("/g/yatzy/print".to_owned(), "de")]
    {
        let chosen = anna.post("/choose", &[("lang", tag), ("back", &page)]).await;
        assert_eq!(chosen.path, page);
        assert!(chosen.has(&format!("<html lang=\"{tag}\"")), "{page} is in {tag}");
    }
}
