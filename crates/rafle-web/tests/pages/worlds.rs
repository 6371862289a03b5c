//! The law of two worlds: two tables of which a viewer was told the same answer every request of this viewer alike.
//!
//! A game with something hidden is played at random. Then a second log is made in which hidden things are otherwise, and of
//! which one viewer was told the same. Each lies before a server of its own, and nothing else about these servers differs.
//! Whatever this viewer asks both of them, the answers are compared: status, headers, bytes, and what was added to the log.
//! How long an answer takes is not.

mod asks;
mod scene;
mod served;

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::header::ETAG;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use rafle_engine::{About, Play, Record, Seats, Seeded, Source, Viewer};
use rafle_laws::{another_world, go_on_alike, taps};
use rafle_tables::{fields, replay, shelf};
use tokio::time::timeout;

use self::asks::{Ask, routes};
use self::scene::{Asker, Cast, SCENES, Scene};
use self::served::{Answer, Flaw, Served, World};

/// How much is compared.
struct Extent {
    /// So many games of each kind.
    games: usize,
    /// So many of those who may ask.
    askers: usize,
    /// So many requests of each kind.
    asks: usize,
}

const SAMPLED: Extent = Extent { games: SCENES.len(), askers: 2, asks: 5 };

/// With `RAFLE_ALL`: every request, which takes some twenty minutes.
const WHOLE: Extent = Extent { games: 10, askers: usize::MAX, asks: usize::MAX };

/// Enough of each kind that a flaw is met soon.
const PLANTED: Extent = Extent { games: SCENES.len(), askers: 2, asks: 30 };

/// After so many taps at most a game is looked at.
const TAPS: u32 = 40;

/// What pages show in one of the scenes: a cover, a question, a hint, a seat to take, a seat to come back to.
const SHOWN: [&str; 5] = ["data-cover", "data-asked", "id=\"coach-says\"", "data-sit", "data-come-back"];

/// Where two worlds can be told apart.
struct Leak {
    who: String,
    ask: String,
    found: String,
    worlds: [String; 2],
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Leak { who, ask, found, worlds: [one, other] } = self;
        write!(f, "{who} tells two worlds apart by\n  {ask}\n  {found}\none is\n{one}\nthe other\n{other}")
    }
}

/// What was compared.
#[derive(Default)]
struct Tally {
    /// At how many moments somebody looked.
    looked: usize,
    /// At how many of them there was another world.
    pairs: usize,
    doors: BTreeSet<(&'static str, &'static str)>,
    shown: BTreeSet<&'static str>,
}

/// The law, for every game with something hidden.
async fn law(extent: &Extent, flaw: Flaw) -> Result<Tally, Leak> {
    let cast = Cast::gather().await;
    let mut tally = Tally::default();
    for about in shelf().iter().filter(|about| about.hidden) {
        for number in 0..extent.games {
            let luck = &mut Seeded::new(number as u64);
            let scene = &SCENES[number % SCENES.len()];
            let play = any_moment(about, number, &cast, scene, luck);
            for asker in some_askers(cast.askers(scene, &play), extent.askers, luck) {
                tally.looked += 1;
                let Some(other) = another_world(&play, &asker.eyes, luck) else { continue };
                tally.pairs += 1;
                let asks = asks::some([&play, &other], &asker, extent.asks, luck);
                tally.doors.extend(routes().filter(|door| asks.iter().any(|ask| ask.at(*door))));
                let worlds = [World::new(play.clone(), &cast, flaw).await, World::new(other, &cast, flaw).await];
                let pair = Pair { worlds, cast: &cast, scene };
                tally.shown.extend(pair.compare(&asker, &asks).await?);
                for world in pair.worlds {
                    world.close().await;
                }
            }
        }
    }
    Ok(tally)
}

/// A game of this kind with any number of seats and any house rules, at any moment before its end.
fn any_moment(about: &About, number: usize, cast: &Cast, scene: &Scene, luck: &mut Seeded) -> Play {
    let seats = about.least_seats + number % (about.most_seats - about.least_seats + 1);
    let mut play = loop {
        let fields = fields(about.slug).expect("a game of the list");
        let mut any_value = |samples: Vec<String>| samples[luck.below(samples.len() as u32) as usize].clone();
        let options = fields.iter().map(|field| format!(" {}={}", field.key, any_value(field.samples())));
        // Not all house rules go together, nor with every number of seats.
        if let Ok(play) = replay(&format!("rafle 1 {} seats={seats}{}", about.slug, options.collect::<String>())) {
            break play;
        }
    };
    let seats = Seats::first(seats);
    scene.first_lines(cast, seats).iter().for_each(|line| play.enter(line).unwrap());
    let moments = taps(play, Seeded::new(number as u64)).take_while(|play| !play.over());
    let mut play = moments.take(1 + luck.below(TAPS) as usize).last().expect("a game is not over after a tap");
    scene.last_lines(seats).iter().for_each(|line| play.enter(line).unwrap());
    play
}

/// So many of those who may ask, whoever is next among them.
fn some_askers<'a>(mut askers: Vec<Asker<'a>>, most: usize, luck: &mut Seeded) -> Vec<Asker<'a>> {
    askers.sort_by_key(|asker| !asker.is_next);
    while askers.len() > most {
        askers.swap_remove(1 + luck.below(askers.len() as u32 - 1) as usize);
    }
    askers
}

/// Two worlds with the same people.
struct Pair<'a> {
    worlds: [World; 2],
    cast: &'a Cast,
    scene: &'a Scene,
}

impl Pair<'_> {
    /// Asks the same in both, one request after the other, and tells what was shown. A request that changes something is the
    /// last at its table, and what it adds is compared too. The very last makes this device play for the host: from then on
    /// it may see what the host sees, in these worlds as in others.
    async fn compare(&self, asker: &Asker<'_>, asks: &[Ask]) -> Result<BTreeSet<&'static str>, Leak> {
        let mut shown = BTreeSet::new();
        let mut tables = 0;
        let mut served = self.serve(tables).await;
        let mut streams = listen(&served, asker).await;
        let mut before = served[0].added().await;
        for ask in asks {
            let leak = |found| self.leak(asker, ask, found);
            let answer = same(&served, asker, ask).await.map_err(leak)?;
            shown.extend(SHOWN.into_iter().filter(|mark| answer.body.contains(mark)));
            let after = [served[0].added().await, served[1].added().await];
            if after.iter().any(|after| *after != before) {
                self.go_on(&served, streams, after, asker, ask).await.map_err(leak)?;
                tables += 1;
                served = self.serve(tables).await;
                streams = listen(&served, asker).await;
                before = served[0].added().await;
            }
        }
        let last = Ask::post("/pass/device-{id}", [("pass", "device")]);
        same(&served, asker, &last).await.map_err(|found| self.leak(asker, &last, found))?;
        Ok(shown)
    }

    /// A new table in both, at which somebody asks for something if that is so in this scene.
    async fn serve(&self, number: usize) -> [Served<'_>; 2] {
        let [one, other] = &self.worlds;
        let id = format!("table{number}");
        let served = [one.serve(&id, self.cast).await, other.serve(&id, self.cast).await];
        for (browser, ask) in self.scene.who_ask(self.cast, &one.play) {
            for served in &served {
                served.answer(browser, &ask).await;
            }
        }
        served
    }

    /// Compares what a request has added. Where nothing tells the worlds apart even then, nor does what a stream tells of it,
    /// nor the same request sent twice, nor what its sender sees next.
    async fn go_on(
        &self,
        served: &[Served<'_>; 2],
        streams: [BodyDataStream; 2],
        after: [(Vec<String>, String); 2],
        asker: &Asker<'_>,
        ask: &Ask,
    ) -> Result<(), String> {
        let worlds = self.worlds.each_ref().map(|world| &world.play);
        let [(added, beside), (others, beside_there)] = after.map(|(added, beside)| (asker.known(added), beside));
        if !go_on_alike(worlds, [&added, &others], &asker.eyes)? {
            return Ok(());
        }
        if beside != beside_there {
            return Err(format!("{beside:?} beside {beside_there:?}"));
        }
        if !learns_more(&served[0], asker).await {
            let [one, other] = streams;
            let [one, other] = [next_event(one).await, next_event(other).await];
            if one != other {
                return Err(format!("and the stream tells {} beside {} bytes", one.len(), other.len()));
            }
            let live = format!("/live?n={}", worlds[0].log().len());
            let pages = ["", "/record", &live].map(|page| Ask::get(format!("/t/{{id}}{page}")));
            for next in [ask].into_iter().chain(&pages) {
                same(served, asker, next).await.map_err(|found| format!("and then {next}: {found}"))?;
            }
        }
        Ok(())
    }

    fn leak(&self, asker: &Asker<'_>, ask: &Ask, found: String) -> Leak {
        let worlds = self.worlds.each_ref().map(|world| Record::of(&world.play).to_string());
        Leak { who: asker.name.to_owned(), ask: ask.to_string(), found, worlds }
    }
}

/// The answer of both, if it is the same.
async fn same(served: &[Served<'_>; 2], asker: &Asker<'_>, ask: &Ask) -> Result<Answer, String> {
    let [one, other] = served;
    let [one, other] = [one.answer(asker.browser, ask).await, other.answer(asker.browser, ask).await];
    let [one, other] = [one, other].map(|answer| answer.without_clock_and_draws(asker, ask));
    one.compare(&other).map(|()| one)
}

/// A stream of this one in both.
async fn listen(served: &[Served<'_>; 2], asker: &Asker<'_>) -> [BodyDataStream; 2] {
    let [one, other] = served;
    [one.listen(asker.browser).await, other.listen(asker.browser).await]
}

/// What a stream tells next. Something was added, and so there is something to tell, if it is not over.
async fn next_event(mut stream: BodyDataStream) -> Vec<u8> {
    let event = timeout(Duration::from_secs(20), stream.next()).await.expect("a stream tells what was added");
    event.map(|event| event.unwrap().to_vec()).unwrap_or_default()
}

/// Whether this one may know more from now on: in another seat, or since the game is over. A stranger can do nothing to a
/// table but sit down, and is none any more then.
async fn learns_more(served: &Served<'_>, asker: &Asker<'_>) -> bool {
    let Some(person) = &asker.person else { return true };
    let seats = served.table.seats_of(person).await;
    served.table.finished().await.is_some() || seats.iter().any(|seat| !asker.eyes.contains(&Viewer::Seat(seat)))
}

#[tokio::test]
async fn worlds_told_alike_answer_alike() {
    let extent = if std::env::var_os("RAFLE_ALL").is_some() { WHOLE } else { SAMPLED };
    let Tally { looked, pairs, doors, shown } =
        law(&extent, |_, _, answer| answer).await.unwrap_or_else(|leak| panic!("{leak}"));
    assert!(4 * pairs >= 3 * looked, "another world was found at {pairs} moments of {looked}");
    let left_out: Vec<_> = routes().filter(|door| !doors.contains(door)).collect();
    assert!(left_out.is_empty(), "nothing was asked at {left_out:?}");
    assert_eq!(shown, BTreeSet::from(SHOWN), "every scene was seen");
}

/// The request by which a flaw is found.
async fn caught(flaw: Flaw) -> String {
    law(&PLANTED, flaw).await.err().expect("the flaw is caught").ask
}

/// Something that is otherwise in every second world.
fn is_odd(log: &[String]) -> bool {
    log.iter().flat_map(|line| line.bytes()).map(usize::from).sum::<usize>() % 2 == 1
}

/// An answer with other bytes.
fn rewritten(answer: Response, change: fn(&str) -> String) -> Response {
    let (parts, body) = answer.into_parts();
    let chunks =
        body.into_data_stream().map(move |chunk| chunk.map(|bytes| change(std::str::from_utf8(&bytes).unwrap())));
    Response::from_parts(parts, Body::from_stream(chunks))
}

#[tokio::test]
async fn an_old_number_that_tells_what_stands_there_is_caught() {
    let flaw: Flaw = |log, ask, answer| {
        let number = ask.field("n").and_then(|number| number.parse::<usize>().ok());
        let line = number.and_then(|number| log.get(number)).map(String::as_str);
        let right = ask.at(("POST", "/t/{id}/act")) && line.is_some() && line == ask.field("do");
        if right { StatusCode::NO_CONTENT.into_response() } else { answer }
    };
    assert!(caught(flaw).await.starts_with("POST /t/{id}/act n="));
}

#[tokio::test]
async fn a_status_that_tells_something_hidden_is_caught() {
    let flaw: Flaw = |log, ask, mut answer| {
        if ask.at(("GET", "/t/{id}/menu")) && is_odd(log) {
            *answer.status_mut() = StatusCode::NOT_FOUND;
        }
        answer
    };
    assert!(caught(flaw).await.starts_with("GET /t/{id}/menu"));
}

#[tokio::test]
async fn a_header_that_tells_something_hidden_is_caught() {
    let flaw: Flaw = |log, ask, mut answer| {
        if ask.at(("POST", "/t/{id}/wish")) && is_odd(log) {
            answer.headers_mut().insert(ETAG, HeaderValue::from_static("odd"));
        }
        answer
    };
    assert!(caught(flaw).await.starts_with("POST /t/{id}/wish"));
}

#[tokio::test]
async fn a_length_that_tells_something_hidden_is_caught() {
    let flaw: Flaw = |log, ask, answer| {
        let longer = ask.at(("GET", "/t/{id}/tv")) && is_odd(log);
        if longer { rewritten(answer, |page| format!("{page} ")) } else { answer }
    };
    assert!(caught(flaw).await.starts_with("GET /t/{id}/tv"));
}

#[tokio::test]
async fn a_number_of_lines_that_tells_something_hidden_is_caught() {
    let flaw: Flaw = |log, ask, answer| {
        let more = ask.at(("GET", "/t/{id}/live")) && is_odd(log);
        if more { rewritten(answer, |event| event.replacen("<li>", "<li></li><li>", 1)) } else { answer }
    };
    assert!(caught(flaw).await.starts_with("GET /t/{id}/live"));
}
