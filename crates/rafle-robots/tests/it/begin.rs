//! Somebody who hears the page, and sees nothing of it, comes from the first page to a running game in three activations, in
//! each of the three ways, and plays it to its end. The robot knows the accessibility tree alone, and has a keyboard.

use std::time::{Duration, Instant};

use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::short::Short;
use rafle_robots::sitting::Sitting;
use rafle_tables::about;
use serde_json::{Value, json};

use crate::room::Room;

/// No page takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is heard of one thing on a page.
#[derive(Clone, Debug)]
struct Heard {
    role: String,
    name: String,
    value: String,
    node: i64,
}

/// Somebody with a screen reader.
struct Listener<'a> {
    browser: &'a Browser,
    /// How often something was activated.
    activations: usize,
}

impl<'a> Listener<'a> {
    async fn at_home(browser: &'a Browser, server: &'a Server) -> Done<Listener<'a>> {
        browser.goto(server, "/").await?;
        Ok(Listener { browser, activations: 0 })
    }

    /// Everything that can be heard, in the order of the page.
    async fn hears(&self) -> Done<Vec<Heard>> {
        let tree = self.browser.driver.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
        let text = |node: &Value, key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
        let heard = |node: &Value| {
            let disabled = node["properties"].as_array().is_some_and(|properties| {
                properties.iter().any(|it| it["name"] == "disabled" && it["value"]["value"] == true)
            });
            (node["ignored"] != true && !disabled).then(|| Heard {
                role: text(node, "role"),
                // Marks around names are not spoken.
                name: text(node, "name").replace(['\u{2068}', '\u{2069}'], ""),
                value: text(node, "value"),
                node: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
            })
        };
        Ok(tree["nodes"].as_array().map(|nodes| nodes.iter().filter_map(heard).collect()).unwrap_or_default())
    }

    /// Waits until something is heard that is so.
    async fn waits_for(&self, what: &str, is: impl Fn(&Heard) -> bool) -> Done<Heard> {
        let late = Instant::now() + PATIENCE;
        loop {
            let heard = self.hears().await.unwrap_or_default();
            if let Some(found) = heard.iter().find(|it| is(it)) {
                return Ok(found.clone());
            }
            if Instant::now() > late {
                let all: Vec<_> = heard
                    .iter()
                    .filter(|it| !it.name.is_empty())
                    .map(|it| format!("{} {}", it.role, it.name))
                    .collect();
                return Err(format!("{what} is not heard, but {all:#?}").into());
            }
        }
    }

    async fn finds(&self, role: &str, name: &str) -> Done<Heard> {
        self.waits_for(&format!("{role} {name}"), |it| it.role == role && it.name.starts_with(name)).await
    }

    async fn focuses(&self, it: &Heard) -> Done {
        self.browser.driver.cdp().send_raw("DOM.focus", json!({ "backendNodeId": it.node })).await?;
        Ok(())
    }

    async fn presses_enter(&self) -> Done {
        for kind in ["keyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": if kind == "keyDown" { "\r" } else { "" } });
            self.browser.driver.cdp().send_raw("Input.dispatchKeyEvent", key).await?;
        }
        Ok(())
    }

    /// Activates what is so called. Between hearing and touching it a page that is live may have drawn it anew.
    async fn activates(&mut self, role: &str, name: &str) -> Done {
        const TRIES: usize = 20;
        for _ in 0..TRIES {
            let it = self.finds(role, name).await?;
            if self.focuses(&it).await.is_ok() {
                return self.activates_this(&it).await;
            }
        }
        Err(format!("{role} {name} cannot be reached").into())
    }

    async fn activates_this(&mut self, it: &Heard) -> Done {
        self.focuses(it).await?;
        self.activations += 1;
        self.presses_enter().await
    }

    /// Writes into the field of this name, over what stands there.
    async fn writes(&self, name: &str, text: &str) -> Done {
        let field = self.finds("textbox", name).await?;
        self.focuses(&field).await?;
        let end = std::iter::once(("End", 35));
        for (key, code) in end.chain(field.value.chars().map(|_| ("Backspace", 8))) {
            for kind in ["keyDown", "keyUp"] {
                let event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code });
                self.browser.driver.cdp().send_raw("Input.dispatchKeyEvent", event).await?;
            }
        }
        self.browser.driver.cdp().send_raw("Input.insertText", json!({ "text": text })).await?;
        Ok(())
    }

    /// That a game goes on, in which somebody may throw.
    async fn is_playing(&self) -> Done {
        self.finds("button", "Throw").await.map(|_| ())
    }

    /// Plays with whoever else listens until a headline says who wins: throws where that is all, and writes as soon as it can.
    async fn play_to_the_end(players: &mut [Listener<'_>]) -> Done {
        let late = Instant::now() + 8 * PATIENCE;
        loop {
            for player in &mut *players {
                let heard = player.hears().await.unwrap_or_default();
                if heard
                    .iter()
                    .any(|it| it.role == "heading" && (it.name.contains(" win") || it.name.contains(" share the win")))
                {
                    return Ok(());
                }
                let called = |word: &str| {
                    heard.iter().find(|it| matches!(it.role.as_str(), "button" | "link") && it.name.contains(word))
                };
                // The page may have changed meanwhile; then it is heard anew.
                if let Some(it) = called("Write ").or_else(|| called("Go on")).or_else(|| called("Throw")) {
                    let _ = player.activates_this(&it.clone()).await;
                }
            }
            if Instant::now() > late {
                return Err("the game does not end".into());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_ways_from_the_first_page_to_the_end_of_a_game() {
    let drivers = Drivers::start();
    let server = Server::start().await;
    let (phone, other) = (drivers.browser(Screen::Phone).await, drivers.browser(Screen::Laptop).await);

    // At once: one touch, and a game against two bots goes on.
    let mut anna = Listener::at_home(&phone, &server).await.unwrap();
    anna.activates("button", "Play at once").await.unwrap();
    anna.is_playing().await.unwrap();
    assert_eq!(anna.activations, 1);
    Listener::play_to_the_end(&mut [anna]).await.unwrap();

    // Round this device: the way, the game, and Enter below the last name.
    let mut anna = Listener::at_home(&other, &server).await.unwrap();
    anna.activates("link", "One device").await.unwrap();
    anna.finds("heading", "Choose a game for this device").await.unwrap();
    anna.activates("link", "Plus ").await.unwrap();
    anna.writes("Name of player 1", "Anna").await.unwrap();
    anna.writes("Name of player 2", "Bo").await.unwrap();
    anna.finds("button", "Begin with 2 people").await.unwrap();
    anna.activations += 1;
    anna.presses_enter().await.unwrap();
    anna.is_playing().await.unwrap();
    assert!(anna.activations <= 3, "{}", anna.activations);
    Listener::play_to_the_end(&mut [anna]).await.unwrap();

    // Phones: the way, the game, and a table waits; by its word another comes, and one more activation begins.
    let mut anna = Listener::at_home(&phone, &server).await.unwrap();
    anna.activates("link", "Phones join").await.unwrap();
    anna.activates("link", "Sequence ").await.unwrap();
    anna.activates("button", "Open a table for phones").await.unwrap();
    let code = anna.finds("image", "http").await.unwrap();
    assert!(anna.activations <= 3, "{}", anna.activations);
    let id = code.name.rsplit('/').next().unwrap_or_default();
    let word = server.tables().table(id).await.unwrap().word().expect("a word").to_owned();
    anna.waits_for("the word", |it| it.name == word).await.unwrap();
    let bo = Listener::at_home(&other, &server).await.unwrap();
    bo.writes("Somebody has opened a table?", &word).await.unwrap();
    bo.presses_enter().await.unwrap();
    bo.writes("Your name", "Bo").await.unwrap();
    bo.presses_enter().await.unwrap();
    anna.waits_for("that Bo sits down", |it| it.name.contains("Bo sits down")).await.unwrap();
    let before = anna.activations;
    anna.activates("button", "Begin with 2").await.unwrap();
    assert_eq!(anna.activations, before + 1);
    Listener::play_to_the_end(&mut [anna, bo]).await.unwrap();
}

/// On every field of the set-up Enter does what the only main button of its form says.
#[tokio::test(flavor = "multi_thread")]
async fn enter_does_what_the_page_shows() {
    let drivers = Drivers::start();
    let server = Server::start().await;
    let browser = drivers.browser(Screen::Laptop).await;
    for (way, field, begins) in [
        ("bots", "Your name", "playing"),
        ("bots", "Bots", "playing"),
        ("device", "Name of player 1", "playing"),
        ("device", "Name of player 2", "playing"),
        ("device", "Name of player 3", "playing"),
        ("phones", "Your name", "waiting"),
    ] {
        browser.goto(&server, &format!("/g/plus?way={way}")).await.unwrap();
        let anna = Listener { browser: &browser, activations: 0 };
        if way == "device" {
            anna.writes("Name of player 1", "Anna").await.unwrap();
            anna.writes("Name of player 2", "Bo").await.unwrap();
        }
        let is = |it: &Heard| matches!(it.role.as_str(), "textbox" | "spinbutton") && it.name.starts_with(field);
        let it = anna.waits_for(field, is).await.unwrap();
        anna.focuses(&it).await.unwrap();
        anna.presses_enter().await.unwrap();
        if begins == "playing" {
            anna.is_playing().await.unwrap();
        } else {
            anna.finds("button", "Play with bots instead").await.unwrap();
        }
        let address = browser.driver.current_url().await.unwrap();
        let id = address.path().strip_prefix("/t/").expect("a table");
        let seats = if way == "bots" {
            3
        } else if way == "device" {
            2
        } else {
            8
        };
        assert_eq!(server.play(id).await.start().seats(), seats, "{way} {field}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opens_a_room_on_a_phone_begins_the_game() {
    let room = Room::with(Screen::Phone, Screen::Phone).await;
    let short = Short::of(about("house-and-home").expect("there is such a game"));
    Sitting::open(&room.server, &short, [&room.laptop, &room.phone]).await.unwrap();
}
