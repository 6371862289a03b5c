//! What the page of a table says, and whether that is what the log says.

use rafle_engine::{Next, Play};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, WebElement};

use crate::Done;
use crate::browser::{Browser, PHONE};

/// Waits until the page shows the log up to this number or further, or something that has ended before it, which is to be
/// gone on from; and tells what it says then, or at the latest after a while. What is said in the live region is overheard from
/// the first look on.
const LOOK: &str = r"
const [wanted, done] = arguments;
const aloud = document.querySelector('#heard');
if (aloud && !window.overheard) {
  window.overheard = [];
  new MutationObserver(() => window.overheard.push(aloud.textContent)).observe(aloud, { childList: true, characterData: true, subtree: true });
}
const late = Date.now() + 15000;
const all = (selector) => [...document.querySelectorAll(selector)];
const row = (it) => ({ seat: it.dataset.seat, score: Number(it.dataset.score), place: Number(it.dataset.place), now: it.matches('.now') });
const look = () => {
  const fields = document.querySelector('#fields');
  const there = Number(fields?.dataset.n) >= wanted;
  if (document.querySelector('#acts [data-go-on]')) return done(null);
  if (!there && Date.now() < late) return setTimeout(look, 5);
  done({
    number: Number(fields?.dataset.n), next: fields?.dataset.next, seats: all('#seats > [data-seat]').map(row),
    ranks: all('[data-over] [data-place]').map(row), width: document.scrollingElement.scrollWidth,
    heard: window.overheard?.splice(0) ?? [], said: document.querySelector('#say')?.textContent ?? '',
  });
};
look();
";

/// What a page says of a table.
#[derive(Debug, Deserialize)]
pub struct Says {
    /// How long the log is.
    pub number: Option<usize>,
    /// Who is next: a seat, `chance` or `over`.
    pub next: Option<String>,
    /// Every seat with its score.
    pub seats: Vec<SaysSeat>,
    /// Who stands where, once the game is over.
    pub ranks: Vec<SaysSeat>,
    /// How wide the page is, in pixels; not known without scripts.
    pub width: Option<f64>,
    /// What has been said in the live region since the last look.
    pub heard: Vec<String>,
    /// The one sentence that says what is going on.
    pub said: String,
}

/// What a page says of a seat.
#[derive(Debug, Deserialize)]
pub struct SaysSeat {
    seat: String,
    score: i32,
    place: Option<u8>,
    now: bool,
}

/// The link that leads on from what has ended.
const GO_ON: &str = "a[data-go-on]";

impl Browser {
    /// What the page says when it shows the log entry of this number.
    pub async fn says(&self, number: usize) -> Done<Says> {
        if self.screen.is_plain() {
            return self.says_plainly(number).await;
        }
        loop {
            let found = self.driver.execute_async(LOOK, [json!(number)]).await?;
            match found.convert()? {
                Some(says) => return Ok(says),
                None => self.go_on().await?,
            }
        }
    }

    /// Goes on from what has ended, if it has not gone on by itself.
    pub async fn go_on(&self) -> Done {
        match self.click_on(GO_ON).await {
            Err(error) if self.find(GO_ON).await.is_ok() => Err(error),
            _ => Ok(()),
        }
    }

    /// The same without scripts: the page is loaded again if it is not the newest.
    async fn says_plainly(&self, number: usize) -> Done<Says> {
        let shown = self.driver.find(By::Css("#fields")).await?.attr("data-n").await?;
        if shown != Some(number.to_string()) {
            self.driver.refresh().await?;
        }
        // What has ended is a page of its own, with a link that leads on.
        while self.find(GO_ON).await.is_ok() {
            self.click_on(GO_ON).await?;
            self.wait_for("#fields").await?;
        }
        let fields = self.driver.find(By::Css("#fields")).await?;
        Ok(Says {
            number: fields.attr("data-n").await?.and_then(|number| number.parse().ok()),
            next: fields.attr("data-next").await?,
            seats: rows(self.driver.find_all(By::Css("#seats > [data-seat]")).await?).await?,
            ranks: rows(self.driver.find_all(By::Css("[data-over] [data-place]")).await?).await?,
            width: None,
            heard: Vec::new(),
            said: self.driver.find(By::Css("#say")).await?.text().await?,
        })
    }

    /// Complains if the move that was just made was not said in the live region, in words.
    pub fn has_heard(&self, says: &Says) -> Done {
        let sentence = |said: &String| said.contains(' ') && said.trim_end().ends_with(['.', '!', '?', '…']);
        match &says.heard[..] {
            [] if !self.screen.is_plain() => Err("nothing is said in the live region".into()),
            heard if heard.iter().all(sentence) => Ok(()),
            heard => Err(format!("this is no sentence: {heard:?}").into()),
        }
    }

    /// Complains if anything of the page lies beside a phone's screen.
    pub fn fits(&self, says: &Says) -> Done {
        match says.width {
            Some(width) if self.screen.is_phone() && width > f64::from(PHONE) => {
                Err(format!("the page is {width} pixels wide on a phone of {PHONE}").into())
            }
            _ => Ok(()),
        }
    }
}

async fn rows(found: Vec<WebElement>) -> WebDriverResult<Vec<SaysSeat>> {
    let mut rows = Vec::new();
    for it in found {
        let number = |text: Option<String>| text.and_then(|text| text.parse::<i32>().ok());
        rows.push(SaysSeat {
            seat: it.attr("data-seat").await?.unwrap_or_default(),
            score: number(it.attr("data-score").await?).unwrap_or(i32::MIN),
            place: number(it.attr("data-place").await?).map(|place| place as u8),
            now: it.class_name().await?.is_some_and(|names| names.split(' ').any(|name| name == "now")),
        });
    }
    Ok(rows)
}

impl Says {
    /// Complains if the page says anything else than the log.
    pub fn agrees_with(&self, play: &Play) -> Done {
        let next = play.next();
        let to_move = match next {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            Next::Chance { hand: None } | Next::Nobody => None,
        };
        let word = match next {
            Next::Nobody => "over".to_owned(),
            _ => to_move.map_or_else(|| "chance".to_owned(), |seat| seat.to_string()),
        };
        let standings = play.standings();
        let scores: Vec<_> = standings.rows().map(|row| (row.seat.to_string(), row.score)).collect();
        let says: Vec<_> = self.seats.iter().map(|row| (row.seat.clone(), row.score)).collect();
        let on_move: Vec<_> = self.seats.iter().filter(|row| row.now).map(|row| row.seat.clone()).collect();
        let expected: Vec<_> = to_move.iter().map(ToString::to_string).collect();
        same("entry", &self.number, &Some(play.log().len()))?;
        same("who is next", &self.next.as_deref(), &Some(&word))?;
        same("scores", &says, &scores)?;
        same("whose seat is marked", &on_move, &expected)?;
        if play.over() {
            let mut places: Vec<_> = standings.rows().map(|row| (row.seat.to_string(), row.score, row.place)).collect();
            let mut ranks: Vec<_> =
                self.ranks.iter().map(|row| (row.seat.clone(), row.score, row.place.unwrap_or(0))).collect();
            places.sort();
            ranks.sort();
            same("final standings", &ranks, &places)?;
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, page: &T, log: &T) -> Done {
    if page == log { Ok(()) } else { Err(format!("{what}: the page says {page:?}, the log {log:?}").into()) }
}
