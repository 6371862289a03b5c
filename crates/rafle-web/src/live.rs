//! Live updates: one stream per open page, by server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::Form;
use futures_util::{Stream, StreamExt, stream};
use rafle_engine::Viewer;
use rafle_pages::table::{Eyes, Facing, Picture, facing};
use rafle_tables::{Guest, Live, Look};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Site;
use crate::form::{Sent, unreadable};
use crate::gallery::{Gallery, Watching};
use crate::refusal::{Refusal, Tried};
use crate::table::{At, EyesQuery, draw};
use crate::visitor::Visitor;

/// After so long without news something is said all the same, or what lies between would forget the connection.
const SILENCE: Duration = Duration::from_secs(15);

/// What is said then: a comment, of which no page takes notice.
const SIGN_OF_LIFE: Bytes = Bytes::from_static(b":\n\n");

/// What the page that listens shows already.
#[derive(Deserialize)]
pub(crate) struct Listening {
    #[serde(flatten)]
    eyes: EyesQuery,
    /// The number of the log it shows.
    n: Option<String>,
    /// What it shows that is not in the log.
    #[serde(default)]
    unlogged: String,
}

/// A page has shown everything up to this number of the log: bots need not wait for it any more.
pub(crate) async fn seen(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Form(sent): Form<Sent>,
) -> Response {
    let number = || {
        sent.has_only(|name| name == "n", &[])?;
        sent.read("n")?.ok_or_else(unreadable)
    };
    match number() {
        Ok(number) => {
            site.tables().goes_on_for(&table, &visitor.person, number).await;
            StatusCode::NO_CONTENT.into_response()
        }
        Err(refused) => Refusal::new(&visitor, Tried::READ.at(&table), &refused).line(),
    }
}

/// One open page.
struct Listener {
    site: Site,
    table: Arc<Live>,
    visitor: Visitor,
    /// The visitor as this table knows them, and their device.
    guest: Guest,
    device: String,
    eyes: Eyes,
    news: watch::Receiver<usize>,
    /// The number up to which this page has been told what happened.
    told: usize,
    /// What each region looked like when it was last sent.
    sent: Vec<u64>,
}

/// One stream: the newest table whenever there is news. A slow reader misses what lies between and never makes a queue.
pub(crate) async fn stream(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    Query(listening): Query<Listening>,
) -> Response {
    let mut news = table.news();
    let now = *news.borrow();
    let told = listening.n.and_then(|number| number.parse().ok()).unwrap_or(0);
    table.goes_on_for(&visitor.person, told);
    if told != now || listening.unlogged != table.unlogged().await {
        news.mark_changed();
    }
    let stopping = site.stopping().clone().cancelled_owned();
    let (eyes, told) = (listening.eyes.into(), told.min(now));
    let events = Body::from_stream(Listener::new(site, table, visitor, eyes, news, told).events().take_until(stopping));
    ([(CONTENT_TYPE, "text/event-stream")], events).into_response()
}

impl Listener {
    fn new(
        site: Site,
        table: Arc<Live>,
        visitor: Visitor,
        eyes: Eyes,
        news: watch::Receiver<usize>,
        told: usize,
    ) -> Listener {
        let (guest, device) = (visitor.person.at(table.id()), visitor.digits(table.id()));
        Listener { site, table, visitor, guest, device, eyes, news, told, sent: Vec::new() }
    }

    fn events(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        stream::unfold(self, |mut listener| async move { Some((Ok(listener.next().await?), listener)) })
    }

    /// Waits until something has happened, and draws what has changed.
    async fn next(&mut self) -> Option<Bytes> {
        let news = {
            // Whoever listens is here, as long as somebody waits for the next event.
            let _here = self.table.arrive(&self.guest);
            timeout(SILENCE, self.news.changed()).await
        };
        // A device that was shut out meanwhile is told nothing more; its page asks again, and is then a stranger's.
        if self.site.tables().plays_for(&self.visitor.device).await.ok()? != self.visitor.person {
            return None;
        }
        match news {
            Ok(changed) => changed.ok()?,
            // In a room another may have become its host, because the one before is silent.
            Err(_) if self.table.waits().await => {}
            Err(_) => return Some(SIGN_OF_LIFE),
        }
        // Drawing needs room for a moment; an open page at which nothing happens does not keep it.
        Box::pin(self.draw()).await
    }

    /// What has changed; those who watch alike share what was drawn for the first of them.
    async fn draw(&mut self) -> Option<Bytes> {
        let Listener { site, table, visitor, guest, device, eyes, told, sent, .. } = self;
        let gallery = table.beside::<Gallery>();
        let mut watching = None;
        let known = |standing| {
            watching = Watching::of(standing, visitor, eyes, *told);
            gallery.find(watching.as_ref()?)
        };
        let (hidden, mut faced) = (table.about().hidden, Facing::Table(Viewer::Spectator));
        let viewer = |mine, next| {
            faced = facing(eyes, hidden, mine, next);
            faced.viewer()
        };
        let hung = match table.look_unless(guest, known, viewer, *told).await.ok()? {
            Look::Known(hung) => hung,
            Look::Found(shot) => {
                let sight = draw(site, table, visitor, device.clone(), eyes, (faced, *shot)).await;
                gallery.hang(watching, Picture::of(&visitor.reader, sight))
            }
        };
        let event = hung.event(sent, event);
        (*told, *sent) = (hung.picture().number, hung.picture().looks().to_vec());
        Some(event)
    }
}

/// An event as a stream carries it.
fn event(data: &str) -> Bytes {
    let mut event = String::with_capacity(data.len() + 32);
    event.push_str("event: table\n");
    for line in data.lines() {
        event.push_str("data: ");
        event.push_str(line);
        event.push('\n');
    }
    event.push('\n');
    event.into()
}

#[cfg(test)]
mod tests {
    use rafle_engine::{How, Next, Seat, View};
    use rafle_pages::Reader;
    use rafle_pages::table::fragment;
    use rafle_tables::{Agreed, Setup, SetupSeat, Wish, newcomer};
    use rafle_words::Words;
    use tokio::time::{pause, resume};

    use super::*;
    use crate::assets::ASSETS;
    use crate::table::look;
    use crate::tests::site;
    use crate::visitor::Who;

    fn visitor() -> Visitor {
        reading("en")
    }

    fn reading(language: &str) -> Visitor {
        let words = Words::of(language).marked();
        let device = newcomer();
        let reader = Reader { words, theme: None, name: None, new: false, page: String::new(), assets: &ASSETS };
        Who { person: device.clone(), device, reader, pace: None, from: None, address: None, secure: false }.into()
    }

    #[tokio::test]
    async fn a_slow_reader_gets_the_newest_table_and_never_a_queue() {
        let (_folder, site) = site().await;
        let visitor = visitor();
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Mine("Bo".to_owned())];
        let setup = Setup { slug: "greedy".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
        let table = site.tables().open(&visitor.person, &setup).await.unwrap();
        let news = table.news();
        let told = *news.borrow();
        let listener = Listener::new(site.clone(), table.clone(), visitor.clone(), Eyes::default(), news, told);
        let mut events = Box::pin(listener.events());
        // Whoever reads slowly does not ask for the next event meanwhile.
        let mut number = told;
        for _ in 0..20 {
            let shot = table.look(&visitor.person, Viewer::Spectator, number).await.unwrap();
            let wish = match shot.next {
                Next::Seat(_) => Wish::Choose("stop".to_owned()),
                _ => Wish::Throw,
            };
            number = site.tables().wish(table.id(), &visitor.person, number, wish).await.unwrap();
        }
        let event = events.next().await.unwrap().unwrap();
        let event = std::str::from_utf8(&event).unwrap();
        assert!(event.starts_with("event: table\ndata: <ol") && event.ends_with("\n\n"), "{event}");
        assert!(event.contains(&format!("data-n=\"{number}\"")), "{event}");
        // The stream is silent for as long as it may be.
        pause();
        assert_eq!(events.next().await, Some(Ok(SIGN_OF_LIFE)), "what lay between is not told again");
    }

    #[tokio::test]
    async fn those_who_watch_alike_are_sent_what_was_drawn_once() {
        let (_folder, site) = site().await;
        let anna = visitor();
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Mine("Bo".to_owned())];
        let setup = Setup { slug: "five-crowns".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
        let table = site.tables().open(&anna.person, &setup).await.unwrap();
        let Next::Seat(seat) = table.look(&anna.person, Viewer::Spectator, 0).await.unwrap().next else {
            panic!("somebody has a choice")
        };
        let hers = EyesQuery::default().of(seat);
        let mut events = Vec::new();
        for (visitor, eyes) in [
            (anna, hers.clone()),
            (visitor(), EyesQuery::default()),
            (visitor(), hers),
            (reading("da"), EyesQuery::default()),
        ] {
            let listening = Listening { eyes, n: None, unlogged: String::new() };
            let (site, at) = (State(site.clone()), At(table.clone()));
            let stream = stream(site, Extension(visitor), at, Query(listening)).await;
            events.push(stream.into_body().into_data_stream().next().await.unwrap().unwrap());
        }
        let [anna, stranger, another, danish] = &events[..] else { unreachable!("four are listening") };
        assert_eq!(stranger.as_ptr(), another.as_ptr(), "whatever eyes a stranger asks for, it is the same event");
        assert_ne!(stranger, danish);
        let offers = |event: &Bytes| String::from_utf8_lossy(event).contains("name=\"do\"");
        assert_eq!([anna, stranger, danish].map(offers), [true, false, false]);
    }

    /// The first of what a view offers, with the least that has to be picked.
    fn simple_choice(view: &View) -> String {
        let it = &view.moves[0];
        let words: Vec<&str> = match &it.how {
            How::Touch { .. } => Vec::new(),
            How::Pick { from, least, .. } => from.iter().take(*least).map(|choice| choice.word.as_str()).collect(),
            How::Rows { rows, .. } => rows.iter().map(|row| row[0].word.as_str()).collect(),
        };
        it.action(&words)
    }

    #[tokio::test]
    async fn a_cover_takes_away_what_was_told_before() {
        let (_folder, site) = site().await;
        let visitor = visitor();
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Mine("Bo".to_owned())];
        let setup = Setup { slug: "five-crowns".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
        let table = site.tables().open(&visitor.person, &setup).await.unwrap();
        let start = *table.news().borrow();
        let Next::Seat(seat) = table.look(&visitor.person, Viewer::Spectator, 0).await.unwrap().next else {
            panic!("somebody has a choice")
        };
        let eyes = Eyes { seat: Some(seat), ..Eyes::default() };
        let mut private = Vec::new();
        let (mut number, mut sent) = (start, Vec::new());
        loop {
            let sight = look(&site, &table, &visitor, &eyes, number).await.unwrap();
            let all = look(&site, &table, &visitor, &Eyes { tv: true, ..Eyes::default() }, number).await.unwrap().news;
            private.extend(sight.news.iter().filter(|said| !all.contains(said)).cloned());
            if sight.covered {
                let fragment = fragment(&visitor.reader, sight, &mut sent);
                assert!(fragment.contains("<ol id=\"log\"") && !fragment.contains("id=\"news\""), "{fragment}");
                assert!(!private.is_empty(), "something was told to one alone");
                assert!(!private.iter().any(|said| fragment.contains(said)), "{private:?} {fragment}");
                return;
            }
            let choice = Wish::Choose(simple_choice(&sight.shot.view));
            number = sight.shot.number;
            assert!(fragment(&visitor.reader, sight, &mut sent).contains("<ol id=\"news\""));
            site.tables().wish(table.id(), &visitor.person, number, choice).await.unwrap();
        }
    }

    #[tokio::test]
    async fn a_page_that_comes_back_sees_what_was_asked_meanwhile() {
        let (_folder, site) = site().await;
        let (anna, bo) = (visitor(), visitor());
        let seats = vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open];
        let setup = Setup { slug: "yatzy".to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
        let table = site.tables().open(&anna.person, &setup).await.unwrap();
        let mut number = *table.news().borrow();
        let score = Wish::Choose("score chance".to_owned());
        let (joins, begins) = (Wish::Join("Bo".to_owned()), Wish::Begin { fill: false });
        for (who, wish) in [(&bo, joins), (&anna, begins), (&anna, Wish::Throw), (&anna, score)] {
            number = site.tables().wish(table.id(), &who.person, number, wish).await.unwrap();
        }
        let comes_back = async |unlogged: String| {
            let listening = Listening { eyes: EyesQuery::default(), n: Some(number.to_string()), unlogged };
            let (site, at) = (State(site.clone()), At(table.clone()));
            let mut events =
                stream(site, Extension(bo.clone()), at, Query(listening)).await.into_body().into_data_stream();
            // Whether there is something to tell is known before the stream has been silent for as long as it may be.
            pause();
            let event = events.next().await.unwrap().unwrap();
            resume();
            (event != SIGN_OF_LIFE).then_some(event)
        };
        // Which devices play for somebody is asked of the store once, and that takes real time.
        site.tables().plays_for(&bo.device).await.unwrap();
        let shown = async || look(&site, &table, &bo, &Eyes::default(), 0).await.unwrap().shot.unlogged();
        let before = shown().await;
        assert_eq!(comes_back(before.clone()).await, None, "nothing is new");
        site.tables().wish(table.id(), &anna.person, number, Wish::TakeBack(Seat::A)).await.unwrap();
        let event = comes_back(before.clone()).await.expect("somebody asks");
        assert!(String::from_utf8_lossy(&event).contains("data-asked"));
        assert_eq!(comes_back(shown().await).await, None, "it is there already");
        let no = Wish::Answer { seat: Seat::new(1), asker: Seat::A, yes: false };
        site.tables().wish(table.id(), &bo.person, number, no).await.unwrap();
        assert!(comes_back("A-B".to_owned()).await.is_some(), "nobody asks any more");
    }

    #[test]
    fn an_event_survives_any_line_break() {
        assert_eq!(event("a\nb\r\nc"), "event: table\ndata: a\ndata: b\ndata: c\n\n");
    }
}
