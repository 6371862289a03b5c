//! A server in this process, and a browser without scripts: it keeps cookies, follows redirects and sends forms.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream, Bytes, to_bytes};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::StreamExt;
use rafle_store::laws::own_store;
use rafle_tables::{AnyStore, Bots, Pacing, Person, RandomBots, SystemLuck, Tables};
use rafle_web::{Address, Hosting, Site};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::html::{Tag, tags};

/// How our server is called in these tests.
pub(crate) const NAME: &str = "rafle.test";

/// As long as the name of a person is, with which the signed cookie ends.
const PERSON: usize = 26;

/// A server with an empty data folder of its own, whose bots do not wait.
pub(crate) struct Server {
    pub(crate) tables: Arc<Tables<AnyStore>>,
    site: Site,
    router: Router,
    folder: TempDir,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(Arc::new(RandomBots)).await
    }

    /// The same with these bots.
    pub(crate) async fn with(bots: Arc<dyn Bots>) -> Server {
        Server::in_folder(tempfile::tempdir().unwrap(), bots).await
    }

    /// A server with the tables of somebody else's database.
    pub(crate) async fn on_copy_of(database: &Path) -> Server {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(database, folder.path().join("rafle.db")).unwrap();
        Server::in_folder(folder, Arc::new(RandomBots)).await
    }

    async fn in_folder(folder: TempDir, bots: Arc<dyn Bots>) -> Server {
        let pacing = Pacing { pause: Duration::ZERO, ..Pacing::default() };
        Server::of(folder, |store| Tables::new(store, SystemLuck::foretold(1), bots, pacing)).await
    }

    async fn of(folder: TempDir, tables: impl FnOnce(AnyStore) -> Arc<Tables<AnyStore>>) -> Server {
        let tables = tables(own_store(folder.path()).await);
        let site = Site::new(tables.clone(), None).await.unwrap();
        Server { tables, router: site.router(), site, folder }
    }

    /// A server with tables that are made so.
    pub(crate) async fn run(tables: impl FnOnce(AnyStore) -> Arc<Tables<AnyStore>>) -> Server {
        Server::of(tempfile::tempdir().unwrap(), tables).await
    }

    /// The same folder after a restart, with tables that are made so.
    pub(crate) async fn run_by(self, tables: impl FnOnce(AnyStore) -> Arc<Tables<AnyStore>>) -> Server {
        self.tables.store().close().await;
        Server::of(self.folder, tables).await
    }

    /// How often somebody was told that it is too much, by this limit.
    pub(crate) fn refused(&self, limit: &str) -> u64 {
        self.site.refused().find(|(name, _)| *name == limit).expect("there is such a limit").1
    }

    /// The same where the host has said at which address others find it.
    pub(crate) async fn at(self, address: &str) -> Server {
        self.hosted(Hosting { address: Address::Said(address.to_owned()), ..Hosting::default() }).await
    }

    /// The same as its host says.
    pub(crate) async fn hosted(self, hosting: Hosting) -> Server {
        let site = Site::hosted(self.tables.clone(), hosting).await.unwrap();
        Server { router: site.router(), site, ..self }
    }

    /// A browser that has not been here before.
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), language: "en" }
    }
}

#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) language: &'static str,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    /// Where it is, after every redirect.
    pub(crate) path: String,
    pub(crate) bytes: Bytes,
    tags: OnceCell<Vec<Tag>>,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Page {
        self.follow(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    /// Sends a form of our own pages.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = self.request("POST", path).header(ORIGIN, format!("http://{NAME}"));
        self.follow(form(request, fields)).await
    }

    /// A request with the cookies and the language of this browser.
    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder().method(method).uri(path).header(HOST, NAME);
        request.header(ACCEPT_LANGUAGE, self.language).header(COOKIE, cookies.join("; "))
    }

    async fn follow(&mut self, request: Request<Body>) -> Page {
        let mut page = self.send(request).await;
        while let Some(to) = page.headers.get(LOCATION) {
            let to = to.to_str().unwrap().to_owned();
            page = self.send(self.request("GET", &to).body(Body::empty()).unwrap()).await;
        }
        page
    }

    /// One request and its answer.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Page {
        let path = request.uri().to_string();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let (name, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Page { status: parts.status, headers: parts.headers, path, bytes, tags: OnceCell::new() }
    }

    /// Opens a stream.
    pub(crate) async fn listen(&self, path: &str) -> Events {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        Events(self.router.clone().oneshot(request).await.unwrap().into_body().into_data_stream())
    }

    /// The status of the answer to one request; nothing of it is read, so that it may be a stream.
    pub(crate) async fn status(&self, request: Request<Body>) -> StatusCode {
        self.router.clone().oneshot(request).await.unwrap().status()
    }

    /// Goes to another server under the same name, with all cookies.
    pub(crate) fn turn_to(&mut self, server: &Server) {
        self.router = server.router.clone();
    }

    /// What the cookie is called that says who this is.
    pub(crate) fn person_cookie(&self) -> String {
        self.cookies.keys().find(|name| name.starts_with("rafle-")).expect("somebody who has been here").clone()
    }

    /// Who this is, as the own cookie says.
    pub(crate) fn person(&self) -> Person {
        let value = &self.cookies[&self.person_cookie()];
        Person::known(&value[value.len() - PERSON..]).unwrap()
    }
}

/// A stream of events.
pub(crate) struct Events(BodyDataStream);

impl Events {
    /// The next event as text; nothing when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<String> {
        let event = self.0.next().await?.unwrap();
        Some(String::from_utf8(event.to_vec()).unwrap())
    }
}

impl Page {
    /// The page as text, without the marks that keep names of any direction apart.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).replace(['\u{2068}', '\u{2069}'], "")
    }

    pub(crate) fn tags(&self) -> &[Tag] {
        self.tags.get_or_init(|| tags(&self.text()))
    }

    pub(crate) fn has(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// The value of the first tag that has this attribute.
    pub(crate) fn value(&self, attribute: &str) -> Option<String> {
        self.tags().iter().find_map(|tag| tag.get(attribute).map(ToOwned::to_owned))
    }

    /// The word of the table whose page this is.
    pub(crate) fn table(&self) -> String {
        let path = self.path.split('?').next().unwrap_or_default();
        path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()).expect("the page of a table").to_owned()
    }

    /// The word by which the room on it is called.
    pub(crate) fn word(&self) -> String {
        self.value("data-word").expect("a room has a word")
    }

    /// The number of the log that the page shows.
    pub(crate) fn number(&self) -> String {
        self.value("data-n").expect("the page of a table")
    }
}

/// A request that carries these fields.
pub(crate) fn form(request: axum::http::request::Builder, fields: &[(&str, &str)]) -> Request<Body> {
    let pairs: Vec<_> = fields.iter().map(|(name, value)| format!("{}={}", written(name), written(value))).collect();
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    request.body(Body::from(pairs.join("&"))).unwrap()
}

fn written(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}
