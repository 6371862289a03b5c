//! The servers: one for each world, and what is answered there.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use futures_util::{FutureExt, StreamExt};
use rafle_engine::{Play, Record};
use rafle_store::laws::own_store;
use rafle_tables::{AnyStore, Live, Pacing, SystemLuck, Tables, hashed};
use rafle_web::Site;
use tempfile::TempDir;
use tokio::task::unconstrained;
use tower::ServiceExt;

use super::asks::Ask;
use super::scene::{Asker, Cast};
use crate::browser::{Browser, form};
use crate::coach::Orderly;

/// What is wrong with a server: what it makes of an answer, knowing what is true.
pub(super) type Flaw = fn(&[String], &Ask, Response) -> Response;

/// One of the worlds: what is true there, and where its tables are kept.
pub(super) struct World {
    pub(super) play: Play,
    store: AnyStore,
    flaw: Flaw,
    _folder: TempDir,
}

impl World {
    pub(super) async fn new(play: Play, cast: &Cast, flaw: Flaw) -> World {
        // In memory, where the system has such a folder: nothing here has to survive anything.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let store = own_store(folder.path()).await;
        store.setting("cookie-key", &cast.key).await.unwrap();
        World { play, store, flaw, _folder: folder }
    }

    /// A new table of this world under this word, before a server that knows nothing else.
    pub(super) async fn serve(&self, id: &str, cast: &Cast) -> Served<'_> {
        let record = Record::of(&self.play).to_string();
        let header = record.lines().next().unwrap();
        assert!(self.store.create(id, header, self.play.log(), 0).await.unwrap());
        for person in cast.people() {
            self.store.sit(&person.key(), id, 0).await.unwrap();
        }
        let host = cast.people().next().unwrap();
        let key = host.key();
        // As the log has whoever sits in seat A.
        let here = self.play.seating().sits[0].last().and_then(|words| words.strip_prefix("person "));
        let [device, seat] = ["device", "seat"].map(|kind| format!("{kind}-{id}"));
        let given = format!("seat {key} {} {} {id} A", here.unwrap_or("nobody"), host.token(id));
        for (word, means) in [(&device, format!("device {} {id}", host.sealed(&device, [0; 8]))), (&seat, given)] {
            assert!(self.store.give(&hashed(word), &key, &key, &means, i64::MAX).await.unwrap());
        }
        // Bots take longer than the whole comparison.
        let pacing = Pacing { pause: Duration::from_hours(24), ..Pacing::default() };
        let tables = Tables::new(self.store.clone(), SystemLuck::foretold(1), Arc::new(Orderly::default()), pacing);
        let works = async |word: &str| tables.pass(word).await.unwrap().is_some();
        assert_eq!(works(&seat).await, here.is_some(), "as long as somebody sits there");
        let router = planted(Site::new(tables.clone(), None).await.unwrap().router(), self.play.log(), self.flaw);
        let table = tables.table(id).await.unwrap();
        Served { world: self, table, router }
    }

    /// Lets the store go, which bots that wait would hold.
    pub(super) async fn close(self) {
        self.store.close().await;
    }
}

/// A server with a flaw.
fn planted(router: Router, log: &[String], flaw: Flaw) -> Router {
    let log = log.to_vec();
    router.layer(from_fn(move |request: Request, next: Next| {
        let (log, ask) = (log.clone(), request.extensions().get::<Ask>().cloned().expect("what is asked goes along"));
        async move { flaw(&log, &ask, next.run(request).await) }
    }))
}

/// A table of a world, until something happens to it.
pub(super) struct Served<'a> {
    world: &'a World,
    pub(super) table: Arc<Live>,
    router: Router,
}

impl Served<'_> {
    pub(super) async fn answer(&self, browser: &Browser, ask: &Ask) -> Answer {
        let here = |text: &str| text.replace("{id}", self.table.id());
        let mut request = browser.request(ask.method, &here(&ask.path)).extension(ask.clone());
        if ask.scripted {
            request = request.header("x-live", "1");
        }
        let fields: Vec<_> = ask.fields.iter().map(|(name, value)| (name.as_str(), here(value))).collect();
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let request = if ask.method == "POST" { form(request, &fields) } else { request.body(Body::empty()).unwrap() };
        let (parts, body) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        let stream = ask.at(("GET", "/t/{id}/live"));
        let body = if stream { first_event(body) } else { to_bytes(body, usize::MAX).await.unwrap() };
        let headers = parts.headers.iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
        Answer { status: parts.status, headers: headers.collect(), body: String::from_utf8(body.to_vec()).unwrap() }
    }

    /// A stream of this browser that has been told all that there is to tell.
    pub(super) async fn listen(&self, browser: &Browser) -> BodyDataStream {
        let ask = Ask::get(format!("/t/{{id}}/live?n={}", self.world.play.log().len()));
        let path = ask.path.replace("{id}", self.table.id());
        let request = browser.request("GET", &path).extension(ask).body(Body::empty()).unwrap();
        let mut events = self.router.clone().oneshot(request).await.unwrap().into_body().into_data_stream();
        while unconstrained(events.next()).now_or_never().flatten().is_some() {}
        events
    }

    /// What has been added to the log, and what the table shows besides.
    pub(super) async fn added(&self) -> (Vec<String>, String) {
        let (length, log) = (*self.table.news().borrow(), self.world.play.log().len());
        let added = if length == log {
            Vec::new()
        } else {
            self.world.store.load(self.table.id()).await.unwrap().unwrap().log.split_off(log)
        };
        (added, self.table.unlogged().await)
    }
}

/// The first event of a stream, if there is one at once: a page that has missed nothing waits for the next.
fn first_event(body: Body) -> Bytes {
    let mut events = body.into_data_stream();
    let event = unconstrained(events.next()).now_or_never().flatten();
    event.map(Result::unwrap).unwrap_or_default()
}

/// All that whoever asks is given.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Answer {
    status: StatusCode,
    headers: Vec<(String, String)>,
    pub(super) body: String,
}

impl Answer {
    /// The same without the clock, and without what every server draws for itself: who a stranger is from now on, the word of
    /// a new table, and the word of a new pass, with the code to scan that shows it and the length that follows from that.
    pub(super) fn without_clock_and_draws(mut self, asker: &Asker<'_>, ask: &Ask) -> Answer {
        let pass = pass_in(&self.body).filter(|_| ask.at(("POST", "/t/{id}/pass")));
        self.headers.retain(|(name, _)| pass.is_none() || name != "content-length");
        for (name, value) in &mut self.headers {
            if name == "set-cookie" {
                let drawn = asker.person.is_none() && value.starts_with("rafle-");
                let said = value.split("; ").filter(|part| !part.starts_with("Expires="));
                let said = said.map(|part| if drawn { part.split('=').next().unwrap_or(part) } else { part });
                *value = said.collect::<Vec<_>>().join("; ");
            } else if name == "location"
                && ["/g/{slug}", "/look/on", "/t/{id}/on"].iter().any(|opens| ask.at(("POST", opens)))
            {
                value.truncate("/t/".len());
            }
        }
        if let Some((word, code)) = pass {
            self.body = self.body.replace(&code, "").replace(&word, "");
        }
        self
    }

    /// What differs, in a few words.
    pub(super) fn compare(&self, other: &Answer) -> Result<(), String> {
        if self.status != other.status {
            return Err(format!("{} beside {}", self.status, other.status));
        }
        if self.headers != other.headers {
            let only = |one: &Answer, other: &Answer| {
                one.headers.iter().filter(|header| !other.headers.contains(header)).cloned().collect::<Vec<_>>()
            };
            return Err(format!("{:?} beside {:?}", only(self, other), only(other, self)));
        }
        if self.body != other.body {
            let common = self.body.bytes().zip(other.body.bytes()).take_while(|(one, other)| one == other).count();
            let [one, other] = [self, other].map(|answer| around(&answer.body, common));
            return Err(format!("{one:?} beside {other:?}"));
        }
        Ok(())
    }
}

/// A few words of a text around this place.
fn around(text: &str, place: usize) -> String {
    let (from, to) = (place.saturating_sub(60), (place + 60).min(text.len()));
    String::from_utf8_lossy(&text.as_bytes()[from..to]).into_owned()
}

/// The word of the pass that a page shows, and its code to scan.
fn pass_in(page: &str) -> Option<(String, String)> {
    let between = |from, to| Some(page.split_once(from)?.1.split_once(to)?.0.to_owned());
    Some((between("/pass/", "\"")?, between("<svg class=\"qr\"", "</svg>")?))
}
