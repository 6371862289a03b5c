//! The coach as pages show it: who may ask, what is said, and what is looked back at.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Body;
use axum::http::StatusCode;
use rafle_engine::{
    Account, Advice, Advised, Analysis, AnySeen, Decision, Face, LuckAndSkill, Objective, Play, Seat, Seats, Seeded,
    Viewer,
};
use rafle_tables::{Bots, Coach, Effort, RandomBots};

use crate::browser::{Browser, Page, Server};
use crate::walk::{open, step};

/// A coach for whom the first open action is best and every further one costs a tenth more; it counts how often it was
/// asked, and keeps what it saw last.
#[derive(Default)]
pub(crate) struct Orderly {
    asked: AtomicUsize,
    seen: std::sync::Mutex<Option<AnySeen>>,
}

impl Bots for Orderly {
    fn levels(&self) -> &[&'static str] {
        RandomBots.levels()
    }

    fn choose(&self, level: &str, seen: &AnySeen, effort: Effort) -> Option<String> {
        RandomBots.choose(level, seen, effort)
    }

    fn coach(&self) -> Option<&dyn Coach> {
        Some(self)
    }
}

impl Coach for Orderly {
    fn hints(&self, seen: &AnySeen, _: Effort) -> Option<Advice> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        *self.seen.lock().unwrap() = Some(seen.clone());
        let advised = |(index, action)| {
            let loss = 0.1 * f64::from(index);
            Advised { action, value: 1.0 - loss, loss, error: 0.02 }
        };
        let actions = (0..).zip(seen.now().open()).map(advised).collect();
        Some(Advice { seat: seen.seat(), objective: Objective::Share, exact: false, actions })
    }

    fn look_back(&self, play: &Play, _: Effort) -> Option<Analysis> {
        let decision = |number: usize| Decision {
            number,
            seat: Seat::A,
            action: "stop".to_owned(),
            best: "keep".to_owned(),
            loss: number as f64 / 1000.0,
            error: 0.0,
        };
        let parts = LuckAndSkill { expected: 0.5, luck: 0.75, skill: -0.25 };
        let account = |seat| Account { seat, result: 1.0, lost: 0.25, parts: Some(parts) };
        let decisions = (2..=play.counting().len()).step_by(2).map(decision).collect();
        let accounts = Seats::first(play.start().seats()).iter().map(account).collect();
        Some(Analysis { objective: Objective::Share, exact: true, decisions, accounts })
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
    assert!(hinted.has("What the coach would do") && hinted.has("nothing") && hinted.has("10.0 ± 2.0% of the win"));
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
    for (seat, hints, allowed) in
        [("bot", "bots", true), ("bot", "off", false), ("here", "bots", false), ("here", "on", true)]
    {
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
async fn a_coach_sees_what_the_seat_sees() {
    let (server, coach) = coached().await;
    let mut anna = server.browser();
    let page = to_choose(&mut anna, "bluff", &[("name-0", "Anna"), ("quick", "1")]).await;
    anna.get(&offered(&page).unwrap()).await;
    let seen = coach.seen.lock().unwrap().clone().unwrap();
    let faces = |viewer| seen.now().view(viewer).pieces().map(|piece| piece.face.clone()).collect::<Vec<_>>();
    let found = faces(Viewer::Referee);
    assert!(found.iter().any(|face| matches!(face, Face::Cup(_))), "the dice under other cups are unknown: {found:?}");
    assert_eq!(found, faces(Viewer::Seat(Seat::A)), "there is nothing more to see for whoever may see everything");
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
