//! The coach as pages show it: who may ask, what is said, and what is looked back at.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use axum::http::StatusCode;
use rafle_engine::{Record, Seat, Seeded};
use rafle_tables::{Account, Bots, Coach, Decided, Hints, LookBack, Parts, RandomBots, Weighed, replay};

use crate::browser::{Browser, Page, Server};
use crate::walk::{open, step};

/// A coach for whom the first open action is best and every further one costs a tenth more; it counts how often it was
/// asked, and keeps what it was told last.
#[derive(Default)]
struct Orderly {
    asked: AtomicUsize,
    told: std::sync::Mutex<String>,
}

impl Bots for Orderly {
    fn levels(&self) -> &[&'static str] {
        RandomBots.levels()
    }

    fn choose(&self, level: &str, told: &Record, seat: Seat) -> Option<String> {
        RandomBots.choose(level, told, seat)
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Orderly {
    fn hints(&self, told: &Record) -> Option<Hints> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        *self.told.lock().unwrap() = told.to_string();
        let open = replay(&told.to_string()).ok()?.now().open();
        let weighed = |(index, action)| Weighed { action, loss: 0.1 * f64::from(index), error: 0.02 };
        Some(Hints { points: false, exact: false, actions: (0..).zip(open).map(weighed).collect() })
    }

    fn look_back(&self, record: &Record) -> Option<LookBack> {
        let play = replay(&record.to_string()).ok()?;
        let decided = |number: usize| {
            let best = Weighed { action: "keep".to_owned(), loss: number as f64 / 1000.0, error: 0.0 };
            Decided { number, seat: Seat::A, best }
        };
        let parts = Parts { expected: 0.5, luck: 0.75, skill: -0.25 };
        let account = Account { result: 1.0, lost: 0.25, parts: Some(parts) };
        let decisions = (2..=play.counting().len()).step_by(2).map(decided).collect();
        Some(LookBack { points: false, exact: true, decisions, accounts: vec![account; record.seats] })
    }
}

async fn coached() -> (Server, Arc<Orderly>) {
    let coach = Arc::new(Orderly::default());
    (Server::with(coach.clone()).await, coach)
}

/// The link by which a page offers a hint.
fn offered(page: &Page) -> Option<String> {
    let link = page.tags().iter().find(|tag| tag.get("data-hint").is_some())?;
    link.get("href").map(|href| href.replace("&amp;", "&").replace("#hint", ""))
}

/// Opens a table by the form, and throws until the own seat has something to choose. It has to be a game whose first
/// throw always leaves a choice: nobody plays for the other people.
async fn to_choose(browser: &mut Browser, slug: &str, fields: &[(&str, &str)]) -> Page {
    let table = browser.post(&format!("/g/{slug}"), fields).await;
    let mut page = browser.get(&format!("/t/{}?seat=A", table.table())).await;
    let mut luck = Seeded::new(2);
    for _ in 0..2000 {
        if page.value("data-next").as_deref() == Some("A") {
            if !crate::walk::offers(&page).is_empty() {
                return page;
            }
            step(browser, &page, &mut luck).await.unwrap();
        }
        page = browser.get(&format!("/t/{}?seat=A", page.table())).await;
    }
    panic!("A never has a choice")
}

#[tokio::test]
async fn a_hint_is_a_link_where_only_bots_play_along() {
    let (server, coach) = coached().await;
    let mut anna = server.browser();
    let page = to_choose(&mut anna, "yatzy", &[("name-0", "Anna"), ("quick", "1")]).await;
    assert!(!page.has("What the coach would do") && coach.asked.load(Ordering::Relaxed) == 0, "nobody has asked");
    let link = offered(&page).unwrap();
    let hinted = anna.get(&link).await;
    assert!(hinted.has("What the coach would do") && hinted.has("nothing") && hinted.has("10.0 ± 2.0 % of the win"));
    assert!(hinted.has("estimates"), "how sure the coach is");
    anna.get(&link).await;
    assert_eq!(coach.asked.load(Ordering::Relaxed), 1, "what was thought of once is remembered");
    // A script gets the hint alone.
    let request = anna.request("GET", &link).header("x-live", "1").body(Body::empty()).unwrap();
    let part = anna.send(request).await;
    assert!(part.text().starts_with("<div id=\"hint\"") && part.has("What the coach would do"));
    anna.language = "da";
    assert!(anna.get(&link).await.has("Hvad træneren ville gøre"));
    // After the next move it is gone.
    let after = step(&mut anna, &page, &mut Seeded::new(1)).await.unwrap();
    assert!(!after.has("Hvad træneren ville gøre"));
    // Whoever watches is offered nothing, and gets nothing.
    let mut bo = server.browser();
    let watched = bo.get(&link).await;
    assert!(offered(&watched).is_none() && !watched.has("What the coach would do"));
}

#[tokio::test]
async fn among_people_a_table_has_to_allow_hints() {
    let (server, coach) = coached().await;
    let mut anna = server.browser();
    let set_up = anna.get("/g/yatzy").await;
    assert!(set_up.has("Hints from the coach") && set_up.has("Against bots only"));
    for (seat, hints, allowed) in [
        ("bot", "bots", true),
        ("bot", "off", false),
        ("here", "bots", false),
        ("link", "bots", false),
        ("here", "on", true),
    ] {
        let fields = [("name-0", "Anna"), ("seat-1", seat), ("hints", hints)];
        let page = to_choose(&mut anna, "yatzy", &fields).await;
        assert_eq!(offered(&page).is_some(), allowed, "{seat} {hints}");
        let menu = anna.get(&format!("/t/{}/menu", page.table())).await;
        assert_eq!(menu.has("<span>not allowed</span>"), !allowed, "the menu says so");
        let asked = coach.asked.load(Ordering::Relaxed);
        anna.get(&format!("/t/{}?seat=A&hint=1", page.table())).await;
        assert_eq!(coach.asked.load(Ordering::Relaxed) > asked, allowed, "and nobody gets around it");
    }
    // What was agreed on holds for the next game as well.
    let table = open_with_hints(&mut anna).await;
    let end = crate::journeys::play_on(&mut anna, table).await;
    let again = anna.post(&format!("/t/{}/again", end.table()), &[]).await;
    let menu = anna.get(&format!("/t/{}/menu", again.table())).await;
    assert!(menu.has("<span>allowed</span>"));
}

async fn open_with_hints(browser: &mut Browser) -> Page {
    let fields = [("name-0", "Anna"), ("seat-1", "here"), ("hints", "on"), ("option-target", "20")];
    browser.post("/g/greedy", &fields).await
}

#[tokio::test]
async fn without_a_coach_there_is_nothing_to_ask() {
    let server = Server::start().await;
    let mut anna = server.browser();
    assert!(!anna.get("/g/yatzy").await.has("Hints from the coach"));
    let page = to_choose(&mut anna, "yatzy", &[("quick", "1")]).await;
    assert!(offered(&page).is_none());
}

#[tokio::test]
async fn a_coach_is_told_what_the_seat_was_told() {
    let (server, coach) = coached().await;
    let mut anna = server.browser();
    let page = to_choose(&mut anna, "bluff", &[("name-0", "Anna"), ("quick", "1")]).await;
    anna.get(&offered(&page).unwrap()).await;
    let told = coach.told.lock().unwrap().clone();
    assert!(told.contains("\nthrow ?"), "the dice under other cups are unknown: {told}");
}

#[tokio::test]
async fn the_coach_goes_through_a_finished_game() {
    let (server, _) = coached().await;
    let mut anna = server.browser();
    let table = open(&mut anna, "greedy", 2).await;
    let id = table.table();
    assert_eq!(anna.get(&format!("/t/{id}/coach")).await.status, StatusCode::CONFLICT, "not before the end");
    let end = crate::journeys::play_on(&mut anna, table).await;
    assert!(end.has(&format!("/t/{id}/coach")), "the end leads there");
    let look = anna.get(&format!("/t/{id}/look?step=2")).await;
    assert!(look.has("The coach goes through the game") && !look.has("Better:"));
    let coach = anna.get(&format!("/t/{id}/coach")).await;
    for words in ["Luck and skill", "+75.0", "−25.0", "50.0", "100.0", "exact", "The 3 costliest decisions", "Better:"]
    {
        assert!(coach.has(words), "{words}");
    }
    let step = coach.tags().iter().find_map(|tag| tag.get("href").filter(|href| href.contains("look?step="))).unwrap();
    assert!(anna.get(step).await.has("Better:"), "and each step says what would have been better");
    assert_eq!(anna.get("/t/nothing/coach").await.status, StatusCode::NOT_FOUND);
    // Luck alone leaves nothing to go through.
    let table = open(&mut anna, "plus", 2).await;
    let end = crate::journeys::play_on(&mut anna, table).await;
    assert!(end.has("/look\"") && !end.has("/coach\""));
}
