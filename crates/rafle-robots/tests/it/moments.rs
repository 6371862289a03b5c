//! Whatever is thrown and whatever ends is on everybody's screen long enough to be seen, and is said in words; and the table
//! does not get slower by it than its pace says.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rafle_engine::{Face, Next, Pace, Play, Seat, Seeded, Viewer};
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::hands::{Touch, touches};
use rafle_robots::server::Server;
use rafle_robots::short::{Short, hurried};
use rafle_robots::watch::{Grew, ToSee, Whose, to_see};
use rafle_robots::{Done, everything, wanted};
use rafle_tables::{Agreed, Setup, SetupSeat, newcomer};
use tokio::task::JoinHandle;

/// Who plays by clicks; bots have the other seats.
const A: Seat = Seat::A;

/// So long a game is watched, at most, before its last reveal.
const WATCHED: Duration = Duration::from_secs(15);

/// So long after whoever plays somebody who watches has seen everything.
const BEHIND: Duration = Duration::from_secs(15);

/// So many games of each are walked through in memory to see what ends there.
const WALKED: u64 = 3;

/// What browsers and clicks take, on a busy machine: for each line, and once.
const SLOW_LINE: Duration = Duration::from_millis(900);
const SLOW: Duration = Duration::from_secs(10);

/// A page that loses what has ended on its way: the defect that is planted.
const FORGETFUL: &str = r"
const heard = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (kind, hear) {
  heard.call(this, kind, (event) => hear({ data: event.data.replace(/<article[^]*<\/article>/g, '') }));
};
";

/// A table at which a laptop without motion plays against bots, and a phone with motion watches.
struct Watch<'a> {
    server: &'a Server,
    laptop: &'a Browser,
    phone: &'a Browser,
    id: String,
}

impl<'a> Watch<'a> {
    async fn begin(server: &'a Server, [laptop, phone]: [&'a Browser; 2], short: &Short) -> Done<Watch<'a>> {
        let mut seats = vec![SetupSeat::Mine("Anna".to_owned())];
        seats.extend((1..short.seats).map(|_| SetupSeat::Bot("random".to_owned())));
        let agreed = Agreed { pace: Some(Pace::Calm), ..Agreed::default() };
        let setup = Setup { slug: short.about.slug.to_owned(), options: short.options.clone(), seats, agreed };
        let (tables, host) = (server.tables(), newcomer());
        let id = tables.open(&host, &setup).await.map_err(|refused| refused.to_string())?.id().to_owned();
        let pass = tables.give_seat(&host, &host, &id, A).await.map_err(|refused| refused.to_string())?;
        phone.goto(server, &format!("/t/{id}")).await?;
        phone.wait_for("#fields").await?;
        laptop.goto(server, &format!("/pass/{pass}")).await?;
        laptop.wait_for("input[name=\"name\"]").await?.send_keys("Anna").await?;
        laptop.click_on("button[value=\"seat\"]").await?;
        laptop.wait_for("#fields[data-mine~=\"A\"]").await?;
        Ok(Watch { server, laptop, phone, id })
    }

    /// Plays for a while, until something has ended or the game is over. Tells how many lines it took.
    async fn play(&self) -> Done<usize> {
        let (mut source, began) = (Seeded::new(1), Instant::now());
        let (grew, following) = self.follow().await?;
        let starts = [self.laptop.watch().await?, self.phone.watch().await?];
        let before = self.server.play(&self.id).await.log().len();
        let long_enough = |play: &Play| play.over() || began.elapsed() > WATCHED;
        let mut play = self.server.play(&self.id).await;
        while !long_enough(&play) {
            match play.next() {
                Next::Seat(A) => {
                    let action = hurried(&play, &mut source);
                    self.touch(&play, touches(&play.now().view(Viewer::Seat(A)), &action)?).await?;
                }
                Next::Chance { hand: Some(A) } => self.touch(&play, vec![Touch::throw()]).await?,
                _ => self.wait_for_bots(&play).await,
            }
            play = self.server.play(&self.id).await;
        }
        self.laptop.says(play.log().len()).await?;
        let lines = play.log().len() - before;
        let sights = [Viewer::Seat(A), Viewer::Spectator];
        let [own, others] = [0, 1].map(|index| to_see(&play, sights[index], starts[index]));
        self.phone_comes_after(&play).await?;
        let took = began.elapsed();
        following.abort();
        let watcher = Whose::Watcher(grew.lock().expect("nobody panics here").clone());
        self.laptop.watched().await?.saw(&own, &Whose::Player).map_err(|error| format!("who plays: {error}"))?;
        self.phone.watched().await?.saw(&others, &watcher).map_err(|error| format!("who watches: {error}"))?;
        let most = longest(&others, lines);
        if took > most {
            return Err(format!("{lines} lines took {took:?}, and should take {most:?} at most").into());
        }
        Ok(lines)
    }

    /// Notes from now on when the log grows, until it is told to stop.
    async fn follow(&self) -> Done<(Arc<Mutex<Grew>>, JoinHandle<()>)> {
        let mut news = self.server.tables().table(&self.id).await.map_err(|refused| refused.to_string())?.news();
        let grew = Arc::new(Mutex::new(Grew::new()));
        let noted = grew.clone();
        let following = tokio::spawn(async move {
            while news.changed().await.is_ok() {
                let at = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
                noted.lock().expect("nobody panics here").push((at.as_secs_f64() * 1000.0, *news.borrow_and_update()));
            }
        });
        Ok((grew, following))
    }

    /// Touches this on the newest page, and waits until it has come of it.
    async fn touch(&self, play: &Play, touches: Vec<Touch>) -> Done {
        let number = play.log().len();
        self.laptop.says(number).await?;
        for touch in &touches {
            self.laptop.click(touch).await.map_err(|error| format!("{touch:?}: {error}"))?;
        }
        self.laptop.newer_than(number).await
    }

    /// Goes on from whatever is shown to whoever plays, until a bot has moved.
    async fn wait_for_bots(&self, play: &Play) {
        let live = self.server.tables().table(&self.id).await.expect("the table is there");
        let mut news = live.news();
        while *news.borrow_and_update() <= play.log().len() {
            let _ = self.laptop.go_on().await;
            let _ = tokio::time::timeout(Duration::from_millis(100), news.changed()).await;
        }
    }

    /// Waits until whoever only watches has come to the end as well, without touching anything.
    async fn phone_comes_after(&self, play: &Play) -> Done {
        let (newest, late) = (play.log().len(), Instant::now() + BEHIND);
        // Bots go on meanwhile: it may show more than this.
        while self.phone.shows().await? < newest {
            if Instant::now() > late {
                return Err(format!("who watches is behind: {newest} lines are not shown after {BEHIND:?}").into());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // What was thrown last comes to rest, and lies there for as long as everything else.
        tokio::time::sleep(Duration::from_millis(1300)).await;
        Ok(())
    }
}

/// How long so many lines may take: each as long as bots wait, and each reveal until it has been seen.
fn longest(seen: &[ToSee], lines: usize) -> Duration {
    let reveals = seen.iter().filter(|it| it.ends == Some(true)).count() as u32;
    let calm = Duration::from_millis(1200);
    (calm + SLOW_LINE) * lines as u32 + Duration::from_secs(5 + 6) * reveals + SLOW
}

/// The kinds of things that end in a game.
fn kinds(short: &Short) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for seed in 0..WALKED {
        let mut before: Option<Play> = None;
        short.walk(seed, |play| {
            let line = play.log().last();
            let ended = before.as_ref().zip(line).and_then(|(was, line)| was.now().moment(line, Viewer::Spectator));
            if let Some((view, moment)) = ended.as_ref().and_then(|view| Some((view, view.moment.as_ref()?))) {
                let cards = view.pieces().any(|piece| !matches!(piece.face, Face::Die(_) | Face::Cup(_)));
                let counts = moment.count.is_some();
                kinds.insert(format!("{:?} waits {} counts {counts} cards {cards}", moment.ends, moment.waits()));
            }
            before = Some(play.clone());
        });
    }
    kinds
}

/// All games; or a few in which every kind of thing ends.
fn games() -> Vec<Short> {
    if let Some(wanted) = wanted() {
        return wanted;
    }
    let all = rafle_games::GAMES.iter().map(Short::of);
    if everything() {
        return all.collect();
    }
    let mut known: Vec<_> = all.map(|short| (kinds(&short), short)).collect();
    let mut missing: BTreeSet<_> = known.iter().flat_map(|(kinds, _)| kinds.clone()).collect();
    let mut games = Vec::new();
    while !missing.is_empty() {
        let news = |(kinds, _): &(BTreeSet<String>, Short)| kinds.intersection(&missing).count();
        let best = (0..known.len()).max_by_key(|&at| news(&known[at])).expect("some game has what is missing");
        let (kinds, short) = known.swap_remove(best);
        missing.retain(|kind| !kinds.contains(kind));
        games.push(short);
    }
    games
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_happens_is_seen_and_said() {
    let (server, drivers) = (Server::start().await, Drivers::start());
    let (laptop, phone) = (drivers.browser(Screen::Laptop).await, drivers.lively(Screen::Phone).await);
    let mut wrong = Vec::new();
    for short in games() {
        let (slug, began) = (short.about.slug, Instant::now());
        let watched = async { Watch::begin(&server, [&laptop, &phone], &short).await?.play().await };
        match watched.await {
            Ok(lines) => println!("{slug}: {lines} lines, {:.1} s", began.elapsed().as_secs_f64()),
            Err(error) => wrong.push(format!("{slug}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_skips_what_has_ended_is_found_out() {
    let (server, drivers) = (Server::start().await, Drivers::start());
    let (laptop, phone) = (drivers.browser(Screen::Laptop).await, drivers.browser(Screen::Phone).await);
    let plant = serde_json::json!({ "source": FORGETFUL });
    phone.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", plant).await.unwrap();
    let short = Short::of(rafle_tables::about("greedy").expect("there is such a game"));
    let found = Watch::begin(&server, [&laptop, &phone], &short).await.unwrap().play().await.unwrap_err().to_string();
    assert!(found.contains("who watches: line"), "{found}");
}

/// Throws, and touches whatever can be touched below the table as soon as that is there.
const TWICE: &str = r"
const done = arguments[0];
const number = () => document.querySelector('#fields').dataset.n;
const buttons = () => [...document.querySelectorAll('#acts button')];
const before = number();
buttons()[0].click();
const waiting = setInterval(() => {
  if (number() === before) return;
  clearInterval(waiting);
  buttons().forEach((button) => button.click());
  setTimeout(() => done(), 300);
}, 10);
";

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tap_while_dice_roll_chooses_nothing() {
    let (server, drivers) = (Server::start().await, Drivers::start());
    let (laptop, phone) = (drivers.browser(Screen::Laptop).await, drivers.browser(Screen::Phone).await);
    let short = Short::of(rafle_tables::about("greedy").expect("there is such a game"));
    let watch = Watch::begin(&server, [&laptop, &phone], &short).await.unwrap();
    laptop.wait_for("#acts button").await.unwrap();
    laptop.driver.execute_async(TWICE, []).await.unwrap();
    let play = server.play(&watch.id).await;
    let chosen = play.log().iter().filter(|line| ["again", "stop"].contains(&line.as_str())).count();
    assert_eq!(chosen, 0, "{:?}", play.log());
    assert!(play.log().iter().any(|line| line.starts_with("throw ")), "{:?}", play.log());
}
