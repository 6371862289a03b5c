//! Two browsers at one table, from opening it to the end of the game.

use std::time::{Duration, Instant};

use rafle_engine::{Begins, Next, Play, Seat, Seeded, Values, Viewer};
use tokio::time::sleep;

use crate::Done;
use crate::browser::Browser;
use crate::hands::{Hands, Touch, touches};
use crate::server::Server;
use crate::short::{Short, hurried};

/// A table at which two browsers sit, or one sits and the other watches.
pub struct Sitting<'a> {
    server: &'a Server,
    /// The word of the table.
    pub id: String,
    browsers: [&'a Browser; 2],
}

impl<'a> Sitting<'a> {
    /// The first browser opens a table by the form of the game's page; the other follows the link and sits down. When it does,
    /// the first begins.
    pub async fn open(server: &'a Server, short: &'a Short, browsers: [&'a Browser; 2]) -> Done<Sitting<'a>> {
        let [host, guest] = browsers;
        let id = host.invites(server, short).await?;
        let sitting = Sitting { server, id, browsers };
        guest.goto(server, &format!("/t/{}", sitting.id)).await?;
        if short.seats > 1 {
            guest.write("[data-sit] input[name=\"name\"]", "Bo").await?;
            guest.click_on("[data-sit] button[value=\"join\"]").await?;
            guest.wait_for("#fields[data-mine~=\"B\"]").await?;
            host.wait_for("[data-begin] button[value=\"begin\"]").await?;
            for seat in (2..short.seats).map(Seat::new) {
                host.click_on(&format!("[data-seat=\"{seat}\"] button[value=\"replace\"]")).await?;
                host.wait_for(&format!("[data-seat=\"{seat}\"][data-name]")).await?;
            }
            host.click_on("[data-begin] button[value=\"begin\"]").await?;
            for browser in browsers {
                browser.wait_for("#fields:not([data-next=\"waiting\"])").await?;
            }
        }
        Ok(sitting)
    }

    /// The first browser plays against bots in all other seats; the other one watches.
    pub async fn against_bots(server: &'a Server, short: &'a Short, browsers: [&'a Browser; 2]) -> Done<Sitting<'a>> {
        let [host, watcher] = browsers;
        let id = host.opens(server, short, "bots").await?;
        watcher.goto(server, &format!("/t/{id}")).await?;
        for browser in browsers {
            browser.wait_for("#fields:not([data-next=\"waiting\"])").await?;
        }
        Ok(Sitting { server, id, browsers })
    }

    /// The game as it stands, when both pages show it, agree with it and have said what happened.
    async fn seen_by_both(&self, moves: usize) -> Done<Play> {
        let play = self.server.settled(&self.id).await;
        for browser in self.browsers {
            let screen = browser.screen;
            let told = |error| format!("{screen:?}: {error}");
            let says = browser.says(play.log().len()).await.map_err(told)?;
            says.agrees_with(&play).map_err(told)?;
            browser.fits(&says).map_err(told)?;
            if moves > 0 {
                browser.has_heard(&says).map_err(told)?;
            }
        }
        Ok(play)
    }

    /// The browser in which this seat is played.
    fn browser_of(&self, seat: Seat) -> &'a Browser {
        self.browsers[seat.index()]
    }

    /// Plays to the end. Tells how many moves it took.
    pub async fn play(&self, hands: Hands, seed: u64) -> Done<usize> {
        self.play_while(hands, seed, async |_, _| Ok(true)).await
    }

    /// Plays as long as `more` says so, which is shown the game and the number of moves before each of them and at the end.
    pub async fn play_while(
        &self,
        hands: Hands,
        seed: u64,
        mut more: impl AsyncFnMut(&Play, usize) -> Done<bool>,
    ) -> Done<usize> {
        let mut source = Seeded::new(seed);
        let mut moves = 0;
        loop {
            let play = self.seen_by_both(moves).await.map_err(|error| format!("after {moves} moves: {error}"))?;
            if !more(&play, moves).await? {
                return Ok(moves);
            }
            let Some((seat, touches)) = to_do(&play, &mut source)? else { return Ok(moves) };
            for touch in &touches {
                let browser = self.browser_of(seat);
                let done = match hands {
                    Hands::Mouse => browser.click(touch).await,
                    Hands::Keys => browser.press(touch).await,
                };
                done.map_err(|error| format!("move {moves} of {seat}, {touch:?}: {error}"))?;
            }
            self.moved_on(&play, seat)
                .await
                .map_err(|error| format!("move {moves} of {seat}, {touches:?}: {error}"))?;
            moves += 1;
        }
    }

    /// Waits until the page of whoever moved shows something newer.
    async fn moved_on(&self, before: &Play, seat: Seat) -> Done {
        let browser = self.browser_of(seat);
        let number = before.log().len();
        if browser.screen.is_plain() {
            browser.wait_for(&format!("#fields:not([data-n=\"{number}\"])")).await?;
        } else {
            browser.newer_than(number).await?;
        }
        let now = self.server.play(&self.id).await.log().len();
        if now > number { Ok(()) } else { Err("nothing has happened".into()) }
    }
}

/// What is to be touched next, and whose turn it is; nothing when the game is over.
fn to_do(play: &Play, source: &mut Seeded) -> Done<Option<(Seat, Vec<Touch>)>> {
    Ok(match play.next() {
        Next::Nobody => None,
        Next::Chance { hand: None } => return Err("the server does not draw what nobody has to tap for".into()),
        Next::Chance { hand: Some(seat) } => Some((seat, vec![Touch::throw()])),
        Next::Seat(seat) => {
            let action = hurried(play, source);
            Some((seat, touches(&play.now().view(Viewer::Seat(seat)), &action)?))
        }
    })
}

impl Browser {
    /// Opens a page of the server.
    pub async fn goto(&self, server: &Server, page: &str) -> Done {
        let address = self.through.unwrap_or(server.address());
        Ok(self.driver.goto(format!("http://{address}{page}")).await?)
    }

    /// Opens a table with a seat for whoever comes with the link, and tells its word.
    pub async fn invites(&self, server: &Server, short: &Short) -> Done<String> {
        self.opens(server, short, if short.seats > 1 { "phones" } else { "bots" }).await
    }

    /// Opens a table in this way, and tells its word.
    async fn opens(&self, server: &Server, short: &Short, way: &str) -> Done<String> {
        self.fill_in(server, short, way).await?;
        self.wait_for("#fields[data-mine~=\"A\"]").await?;
        let address = self.driver.current_url().await?;
        Ok(address.path().rsplit('/').next().unwrap_or_default().to_owned())
    }

    /// Chooses a theme.
    pub async fn wears(&self, server: &Server, theme: &str) -> Done {
        self.goto(server, "/").await?;
        self.click_on("[data-choose=\"theme\"] > summary").await?;
        self.click_on(&format!("[data-choose=\"theme\"] button[value=\"{theme}\"]")).await?;
        self.wait_for(&format!("html[data-theme=\"{theme}\"]")).await?;
        Ok(())
    }

    /// Waits until the table shows another entry of the log than this, or something that has ended.
    pub async fn newer_than(&self, number: usize) -> Done {
        const NEWER: &str = r"
            const [number, done] = arguments;
            const late = Date.now() + 15000;
            const look = () => {
              const newer = document.querySelector('#fields')?.dataset.n !== number || Boolean(document.querySelector('#acts [data-go-on]'));
              return newer || Date.now() > late ? done(newer || document.querySelector('#lost').textContent) : setTimeout(look, 4);
            };
            look();
        ";
        let found = self.driver.execute_async(NEWER, [serde_json::json!(number.to_string())]).await?;
        match found.json() {
            serde_json::Value::Bool(true) => Ok(()),
            said => Err(format!("the page does not move on; it says {said}").into()),
        }
    }

    /// Sets a game up as a person would, and opens the table: for phones, or for one who plays alone or against bots.
    async fn fill_in(&self, server: &Server, short: &Short, way: &str) -> Done {
        // Who begins is known to whoever has planned the game.
        let asks = short.about.most_seats > 1 && short.about.begins != Begins::Rule;
        let first = if asks { "&first=seated" } else { "" };
        self.goto(server, &format!("/g/{}?way={way}{first}", short.about.slug)).await?;
        // On a busy machine a browser may say that a page is there before all of it is.
        self.wait_for("#rules").await?;
        self.agree_on(short).await?;
        self.wait_for("#rules").await?;
        if way == "bots" && short.about.most_seats > 1 {
            self.write("[name=\"bots\"]", &(short.seats - 1).to_string()).await?;
        }
        self.click_on(&format!("[data-way=\"{way}\"] [data-begins]")).await
    }

    /// Changes the house rules to those of a short game.
    async fn agree_on(&self, short: &Short) -> Done {
        let fields = rafle_games::fields(short.about.slug).expect("a game has options");
        let described = |key: &str| fields.iter().find(|field| field.key == key).expect("an option is described");
        // Who begins is asked for all games alike.
        let asked = |key: &str| !matches!(short.about.begins, Begins::Option(other, _) if other == key);
        let changed = short.options.iter().filter(|(key, value)| asked(key) && *value != described(key).default);
        let changed: Vec<_> = changed.collect();
        if changed.is_empty() {
            return Ok(());
        }
        self.click_on("details.house > summary").await?;
        for (key, value) in changed {
            let name = format!("option-{key}");
            if let Values::Between { .. } = described(key).values {
                self.write(&format!(".house input[name=\"{name}\"]"), value).await?;
            } else {
                let chip = format!("label:has(> input[name=\"{name}\"][value=\"{value}\"])");
                self.choose(&format!("{chip}, select[name=\"{name}\"] option[value=\"{value}\"]")).await?;
            }
        }
        self.click_on("[data-use]").await?;
        // The page comes again, with what was changed in its address.
        let late = Instant::now() + Duration::from_secs(30);
        while !self.driver.current_url().await?.as_str().contains("option-") {
            if Instant::now() > late {
                return Err("house rules are not used".into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.wait_for("[data-usual]").await?;
        Ok(())
    }

    async fn choose(&self, selector: &str) -> Done {
        if self.find(selector).await?.is_selected().await? { Ok(()) } else { self.click_on(selector).await }
    }

    async fn write(&self, selector: &str, text: &str) -> Done {
        let field = self.find(selector).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }
}
