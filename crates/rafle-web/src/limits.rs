//! How much of the house one visitor may take, by who it is and by where they come from. Whoever asks for more is told so, and
//! when to try again.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt;
use rafle_tables::meters::OneMore;
use rafle_tables::{AnyStore, Board as _, Buckets, Claim, Note, Person, Rate, Refused, hashed};

use crate::Site;
use crate::meters::STREAMS;
use crate::refusal::{Refusal, Tried};
use crate::visitor::{SCRIPTED, Visitor};

/// When somebody may try again who has too many pages open: one of them may be closed by then.
const A_PAGE_LATER: Duration = Duration::from_secs(30);

/// How often processes that share a store tell each other what is open.
pub(crate) const BEAT: Duration = Duration::from_secs(10);

/// The limits of a house; nothing means that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// How often one person may ask for something.
    pub requests: Option<Rate>,
    /// The same for everybody of one address.
    pub address_requests: Option<Rate>,
    /// How often one person may open a table.
    pub openings: Option<Rate>,
    /// The same for everybody of one address.
    pub address_openings: Option<Rate>,
    /// How often somebody of one address may type a word under which no room waits.
    pub address_words: Option<Rate>,
    /// How often somebody of one address may sit down: each time leaves lines that everybody at the table reads.
    pub address_seats: Option<Rate>,
    /// How many pages one person may have open.
    pub streams: Option<usize>,
    /// The same for everybody of one address.
    pub address_streams: Option<usize>,
    /// How many pages may be open at one table of people who only look on: whoever sits there always gets in.
    pub table_streams: Option<usize>,
    /// Whether a proxy stands before the server, and says where people come from.
    pub trust_proxy: bool,
}

/// What is left of them.
pub(crate) struct Left {
    requests: Buckets<Person>,
    address_requests: Buckets<IpAddr>,
    openings: Buckets<Person>,
    address_openings: Buckets<IpAddr>,
    address_words: Buckets<IpAddr>,
    address_seats: Buckets<IpAddr>,
    streams: Arc<Places<Person>>,
    address_streams: Arc<Places<IpAddr>>,
    table_streams: Arc<Places<String>>,
    trust_proxy: bool,
    /// What makes addresses unreadable for whoever reads the store.
    salt: String,
    /// What other processes are told.
    told: Arc<Told>,
}

impl Left {
    pub(crate) fn of(limits: &Limits, salt: &str) -> Left {
        Left {
            requests: Buckets::new(limits.requests),
            address_requests: Buckets::new(limits.address_requests),
            openings: Buckets::new(limits.openings),
            address_openings: Buckets::new(limits.address_openings),
            address_words: Buckets::new(limits.address_words),
            address_seats: Buckets::new(limits.address_seats),
            streams: Places::new(limits.streams),
            address_streams: Places::new(limits.address_streams),
            table_streams: Places::new(limits.table_streams),
            trust_proxy: limits.trust_proxy,
            salt: salt.to_owned(),
            told: Arc::default(),
        }
    }

    /// Forgets whoever has not come for a while.
    pub(crate) fn sweep(&self) {
        self.requests.sweep();
        self.address_requests.sweep();
        self.openings.sweep();
        self.address_openings.sweep();
        self.address_words.sweep();
        self.address_seats.sweep();
    }

    /// How often each was not enough.
    pub(crate) fn refused(&self) -> [(&'static str, u64); 9] {
        [
            ("requests", self.requests.refused()),
            ("address-requests", self.address_requests.refused()),
            ("openings", self.openings.refused()),
            ("address-openings", self.address_openings.refused()),
            ("address-words", self.address_words.refused()),
            ("address-seats", self.address_seats.refused()),
            ("streams", self.streams.refused()),
            ("address-streams", self.address_streams.refused()),
            ("table-streams", self.table_streams.refused()),
        ]
    }

    /// Lets somebody try the word of a room, and counts it as a wrong one until it is known to be right: of many who try at the
    /// same time none is told more than the others.
    pub(crate) fn try_word(&self, from: Option<From>) -> Result<Trying<'_>, Refused> {
        if let Some(From(address)) = from {
            self.address_words.take(address).map_err(|wait| Refused::TooMuch { of: "too-many-words", wait })?;
        }
        Ok(Trying { left: self, from })
    }

    /// Lets somebody sit down who does not sit at that table yet. They could be new each time.
    pub(crate) fn sit_down(&self, from: Option<From>) -> Result<(), Refused> {
        from.map_or(Ok(()), |From(address)| self.address_seats.take(address).map_err(of_requests))
    }

    /// Counts what somebody asks for by where they come from.
    fn take_by_address(&self, request: &Request) -> Result<(), Refused> {
        let Some(address) = self.address(request) else { return Ok(()) };
        self.address_requests.take(address).map_err(of_requests)?;
        if opens(request) { self.address_openings.take(address).map_err(of_openings) } else { Ok(()) }
    }

    /// The same by who it is. Whoever is new has been counted by address alone: they could be new each time. What one person is
    /// refused is put back for the others of the address: they need not stay outside because one of them asks too often.
    fn take_by_person(&self, visitor: &Visitor, request: &Request) -> Result<(), Refused> {
        if visitor.reader.new {
            return Ok(());
        }
        let (person, opens) = (|| visitor.person.clone(), opens(request));
        let taken = self.requests.take(person()).map_err(of_requests);
        let taken = taken.and_then(|()| if opens { self.openings.take(person()).map_err(of_openings) } else { Ok(()) });
        if taken.is_err()
            && let Some(address) = self.address(request)
        {
            self.address_requests.put_back(&address);
            if opens {
                self.address_openings.put_back(&address);
            }
        }
        taken
    }

    /// What is answered to whoever takes too much from one address: before anything is read or anybody recognised.
    pub(crate) fn turned_away(&self, site: &Site, request: &mut Request) -> Option<Response> {
        let from = self.address(request).map(From);
        request.extensions_mut().insert(from);
        let refused = self.take_by_address(request).err()?;
        Some(too_much(&Visitor::unknown(site, request), request.headers(), &refused))
    }

    /// What is answered where it is too much from one person.
    pub(crate) fn too_much_of(&self, visitor: &Visitor, request: &Request) -> Option<Response> {
        let refused = self.take_by_person(visitor, request).err()?;
        Some(too_much(visitor, request.headers(), &refused))
    }

    /// Opens a stream, if not too many are open. It is counted until it ends.
    pub(crate) async fn stream(&self, site: &Site, visitor: &Visitor, request: Request, next: Next) -> Response {
        let table = request.uri().path().split('/').nth(2).unwrap_or_default();
        let sits = site.tables().table(table).await.is_ok_and(|table| table.is_played_by(&visitor.person));
        let taken = match self.take_place(visitor, &request, (!sits).then(|| table.to_owned())) {
            Ok(open) => self.agrees(site.tables().store(), open).await,
            Err(refused) => Err(refused),
        };
        match taken {
            Ok(open) => next.run(request).await.map(|events| {
                Body::from_stream(events.into_data_stream().map(move |event| {
                    let _still = &open;
                    event
                }))
            }),
            Err(refused) => too_much(visitor, request.headers(), &refused),
        }
    }

    /// A place for one more open page: of this person, from this address, and among those who look on at this table, if they do.
    fn take_place(&self, visitor: &Visitor, request: &Request, looks_on_at: Option<String>) -> Result<Open, Refused> {
        Ok(Open {
            person: self.streams.take(visitor.person.clone())?,
            address: self.address(request).map(|address| self.address_streams.take(address)).transpose()?,
            table: looks_on_at.map(|table| self.table_streams.take(table)).transpose()?,
            _shown: None,
            _counted: STREAMS.one_more(),
        })
    }

    /// Lets a page be open if it is not too much together with those that other processes have open. Where the store does not
    /// answer, what is open here has to do.
    async fn agrees(&self, store: &AnyStore, open: Open) -> Result<Open, Refused> {
        let Some(process) = store.process() else { return Ok(open) };
        let person = self.streams.limit(|| of_person(&open.person.of));
        let address = open.address.as_ref();
        let address = address.and_then(|it| self.address_streams.limit(|| self.at_address(it.of)));
        let table = open.table.as_ref();
        let table = table.and_then(|it| self.table_streams.limit(|| at_table(&it.of)));
        let limits: Vec<_> = [person, address, table].into_iter().flatten().collect();
        let page = self.told.page();
        let note = |limit: &Limit<'_>| Note::new(limit.place.clone(), format!("{process} {page}"), String::new());
        let claims: Vec<_> = limits.iter().map(|limit| Claim { note: note(limit), most: limit.most }).collect();
        let shown = self.told.show(page, claims.iter().map(|claim| claim.note.clone()).collect());
        let claimed = async {
            // Somebody who opens a page again has just closed it.
            store.take_down(&self.told.closed()).await?;
            store.claim(&claims, 3 * BEAT).await
        };
        match claimed.await {
            Ok(Some(full)) => {
                limits[full].refused.fetch_add(1, Ordering::Relaxed);
                Err(too_many_pages())
            }
            _ => Ok(Open { _shown: Some(shown), ..open }),
        }
    }

    /// Tells the other processes what is open here, and what is not any more. Asked for every [`BEAT`].
    pub(crate) async fn tell_others(&self, store: &AnyStore) {
        let (closed, open) = (self.told.closed(), self.told.open());
        let told = async {
            store.take_down(&closed).await?;
            store.put(&open).await
        };
        if let Err(error) = told.await {
            tracing::warn!(%error, "other processes cannot be told what is open here");
        }
    }

    fn at_address(&self, address: IpAddr) -> String {
        format!("pages from {}", hashed(&format!("{} {address}", self.salt)))
    }

    /// What counts as the address from which a request comes, as far as that is known.
    pub(crate) fn address(&self, request: &Request) -> Option<IpAddr> {
        self.from(request).map(household)
    }

    /// From where a request comes.
    pub(crate) fn from(&self, request: &Request) -> Option<IpAddr> {
        let forwarded = self.trust_proxy.then(|| forwarded(request.headers())).flatten();
        let peer = || request.extensions().get::<Peer>().map(|Peer(address)| *address);
        forwarded.or_else(peer)
    }
}

fn of_person(person: &Person) -> String {
    format!("pages of {}", person.key())
}

fn at_table(table: &str) -> String {
    format!("pages at {table}")
}

/// Where it stands what is open of somebody, from somewhere, or at a table, and how much may be open at all.
struct Limit<'a> {
    place: String,
    most: usize,
    refused: &'a AtomicU64,
}

/// What other processes are told of the pages that are open here: a note for each, in each place where it counts.
#[derive(Default)]
struct Told(Mutex<Pages>);

#[derive(Default)]
struct Pages {
    /// How many there have been, so that each has a name of its own.
    count: usize,
    open: HashMap<usize, Vec<Note>>,
    /// What is still to be taken down.
    closed: Vec<Note>,
}

impl Told {
    /// The number of another page.
    fn page(&self) -> usize {
        let mut pages = self.lock();
        pages.count += 1;
        pages.count
    }

    /// Has the others told so of a page until this is dropped.
    fn show(self: &Arc<Self>, page: usize, notes: Vec<Note>) -> Shown {
        self.lock().open.insert(page, notes);
        Shown { told: self.clone(), page }
    }

    /// What is open.
    fn open(&self) -> Vec<Note> {
        self.lock().open.values().flatten().cloned().collect()
    }

    /// What was closed since this was asked for the last time.
    fn closed(&self) -> Vec<Note> {
        std::mem::take(&mut self.lock().closed)
    }

    fn lock(&self) -> MutexGuard<'_, Pages> {
        // Whatever is done under it cannot be left half-done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A page of which other processes are told.
struct Shown {
    told: Arc<Told>,
    page: usize,
}

impl Drop for Shown {
    fn drop(&mut self) {
        let mut pages = self.told.lock();
        let notes = pages.open.remove(&self.page).unwrap_or_default();
        pages.closed.extend(notes);
    }
}

/// From where somebody comes, as far as that is known.
#[derive(Clone, Copy)]
pub(crate) struct From(IpAddr);

/// Somebody who tries a word.
pub(crate) struct Trying<'a> {
    left: &'a Left,
    from: Option<From>,
}

impl Trying<'_> {
    /// It was right, and does not count.
    pub(crate) fn was_right(self) {
        if let Some(From(address)) = self.from {
            self.left.address_words.put_back(&address);
        }
    }
}

/// The other end of a connection.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Where a request comes from, as the proxy says that stands before us: it adds whom it has seen at the end, and whatever stands
/// before that anybody could have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let said = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = said.rsplit(',').next()?.trim();
    let plain = last.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(last, |(address, _)| address);
    plain.parse().ok().or_else(|| plain.rsplit_once(':')?.0.parse().ok())
}

/// What counts as one address: of the newer kind whoever has one has a whole network of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        old @ IpAddr::V4(_) => old,
    }
}

/// So many places for each of many.
struct Places<K> {
    most: Option<usize>,
    taken: Mutex<HashMap<K, usize>>,
    refused: AtomicU64,
}

impl<K: Hash + Eq + Clone> Places<K> {
    fn new(most: Option<usize>) -> Arc<Places<K>> {
        Arc::new(Places { most, taken: Mutex::default(), refused: AtomicU64::new(0) })
    }

    /// Takes a place until it is dropped, if there is one left.
    fn take(self: &Arc<Self>, of: K) -> Result<Place<K>, Refused> {
        if let Some(most) = self.most {
            let mut taken = self.lock();
            let places = taken.entry(of.clone()).or_default();
            if *places >= most {
                self.refused.fetch_add(1, Ordering::Relaxed);
                return Err(too_many_pages());
            }
            *places += 1;
        }
        Ok(Place { places: self.clone(), of })
    }

    /// The limit that holds together with other processes, if there is one.
    fn limit(&self, place: impl FnOnce() -> String) -> Option<Limit<'_>> {
        Some(Limit { most: self.most?, place: place(), refused: &self.refused })
    }

    fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        // Whatever is done under it cannot be left half-done.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place that somebody has taken.
struct Place<K: Hash + Eq + Clone> {
    places: Arc<Places<K>>,
    of: K,
}

impl<K: Hash + Eq + Clone> Drop for Place<K> {
    fn drop(&mut self) {
        if self.places.most.is_none() {
            return;
        }
        let mut taken = self.places.lock();
        if let Some(places) = taken.get_mut(&self.of) {
            *places -= 1;
            if *places == 0 {
                taken.remove(&self.of);
            }
        }
    }
}

/// An open page, for as long as it is.
struct Open {
    person: Place<Person>,
    address: Option<Place<IpAddr>>,
    /// At which table somebody looks on.
    table: Option<Place<String>>,
    /// Where other processes have to know of it.
    _shown: Option<Shown>,
    _counted: OneMore,
}

fn too_many_pages() -> Refused {
    Refused::TooMuch { of: "too-many-streams", wait: A_PAGE_LATER }
}

fn of_requests(wait: Duration) -> Refused {
    Refused::TooMuch { of: "too-many-requests", wait }
}

fn of_openings(wait: Duration) -> Refused {
    Refused::TooMuch { of: "too-many-openings", wait }
}

/// Whether a request opens a table.
fn opens(request: &Request) -> bool {
    let matched = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    request.method() == Method::POST
        && matches!(matched, Some("/g/{slug}" | "/t/{id}/again" | "/t/{id}/on" | "/look/on"))
}

/// What is answered to a page or a script where it was too much.
pub(crate) fn too_much(visitor: &Visitor, headers: &HeaderMap, refused: &Refused) -> Response {
    let refusal = Refusal::new(visitor, Tried::READ, refused);
    if headers.contains_key(SCRIPTED) { refusal.line() } else { refusal.page() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(said: &[&'static str]) -> HeaderMap {
        let name = || "x-forwarded-for".parse().unwrap();
        said.iter().map(|value| (name(), value.parse().unwrap())).collect()
    }

    #[test]
    fn of_what_a_proxy_says_the_end_is_its_own() {
        for (said, from) in [
            (&["203.0.113.7"][..], Some("203.0.113.7")),
            (&["1.2.3.4, 203.0.113.7"], Some("203.0.113.7")),
            (&["1.2.3.4", "203.0.113.7"], Some("203.0.113.7")),
            (&["203.0.113.7:4711"], Some("203.0.113.7")),
            (&["2001:db8::7"], Some("2001:db8::7")),
            (&["[2001:db8::7]:4711"], Some("2001:db8::7")),
            (&["203.0.113.7, unknown"], None),
            (&[""], None),
            (&[], None),
        ] {
            assert_eq!(forwarded(&headers(said)), from.map(|from| from.parse().unwrap()), "{said:?}");
        }
    }

    #[test]
    fn a_household_is_one_address() {
        let household = |address: &str| household(address.parse().unwrap()).to_string();
        assert_eq!(household("192.168.1.7"), "192.168.1.7");
        assert_eq!(household("::ffff:192.168.1.7"), "192.168.1.7");
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
    }

    #[test]
    fn nobody_is_believed_who_is_not_trusted() {
        let mut request = Request::new(Body::empty());
        *request.headers_mut() = headers(&["203.0.113.7"]);
        let from = |trust_proxy, request: &Request| {
            Left::of(&Limits { trust_proxy, ..Limits::default() }, "").address(request).map(|from| from.to_string())
        };
        assert_eq!(from(false, &request), None);
        request.extensions_mut().insert(Peer("10.0.0.1".parse().unwrap()));
        assert_eq!(from(false, &request).as_deref(), Some("10.0.0.1"));
        assert_eq!(from(true, &request).as_deref(), Some("203.0.113.7"));
        request.headers_mut().clear();
        assert_eq!(from(true, &request).as_deref(), Some("10.0.0.1"), "who comes past the proxy");
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Places::new(Some(2));
        let held: Vec<_> = (0..3).map(|_| places.take("anna")).collect();
        assert!(held[1].is_ok() && held[2].is_err() && places.take("bo").is_ok());
        drop(held);
        assert!(places.take("anna").is_ok() && places.lock().is_empty(), "nobody is remembered for ever");
        assert_eq!(places.refused(), 1);
        let unlimited = Places::new(None);
        let held: Vec<_> = (0..1000).map(|_| unlimited.take("anna").ok().unwrap()).collect();
        assert!(unlimited.lock().is_empty() && held.len() == 1000);
    }
}
