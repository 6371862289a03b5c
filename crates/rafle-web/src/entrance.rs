//! The word by which a whole server is entered, where its host has set one.
//!
//! It is typed once for each browser and never kept there: a cookie proves that it was known, and proves nothing any more
//! when the host chooses another word.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::Key;
use axum_extra::extract::{Form, SignedCookieJar};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use rafle_pages::entrance::ENTER;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex, Semaphore};
use tokio::time::sleep;

use crate::Site;
use crate::page::{is_own_page, lead_to};
use crate::refusal::seconds;
use crate::visitor::{SCRIPTED, Visitor, of_key};

/// The cookie that proves that somebody knew the word.
const PROOF: &str = "entered";

/// How late a wrong word is answered.
const LATE: Duration = Duration::from_millis(500);

/// So many wrong words wait for their answer at the same time, each for its turn; all of them are answered before the
/// patience with a page ends.
const WAITING: usize = 16;

/// What guards a server.
pub(crate) struct Entrance {
    key: [u8; 32],
    /// What the word makes with the key.
    proof: [u8; 32],
    /// Wrong words are answered one after the other.
    turn: Arc<Mutex<()>>,
    places: Arc<Semaphore>,
}

/// What comes of a word that was tried.
#[derive(PartialEq, Eq, Debug)]
enum Tried {
    Right,
    Wrong,
    /// Too many wait for their answer: it was not even looked at.
    Crowded,
}

impl Entrance {
    /// An entrance that opens by this word. The key is that of the site, made into one of its own: nothing that is signed
    /// elsewhere proves anything here.
    pub(crate) fn new(key: &Key, word: &str) -> Entrance {
        let key: [u8; 32] = Sha256::new().chain_update(b"entrance").chain_update(key.signing()).finalize().into();
        let proof = mac(&key, word).finalize().into_bytes().into();
        Entrance { key, proof, turn: Arc::default(), places: Arc::new(Semaphore::new(WAITING)) }
    }

    /// Whether this is the word; it takes as long to say no, however near the word is.
    fn opens_by(&self, word: &str) -> bool {
        mac(&self.key, word.trim()).verify_slice(&self.proof).is_ok()
    }

    /// Tries a word. The right one never waits. A wrong one takes half a second of everybody who guesses, and takes it even
    /// if the guesser does not stay for the answer: else no answer at once would be one.
    async fn tried(&self, word: &str) -> Tried {
        let Ok(place) = self.places.clone().try_acquire_owned() else { return Tried::Crowded };
        if self.opens_by(word) {
            return Tried::Right;
        }
        let turn = self.turn.clone();
        let late = tokio::spawn(async move {
            let _place = place;
            let _turn = turn.lock().await;
            sleep(LATE).await;
        });
        let _ = late.await;
        Tried::Wrong
    }

    /// What the cookie of whoever knew the word carries.
    fn proof(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.proof)
    }

    fn has_let_in(&self, headers: &HeaderMap, key: &Key) -> bool {
        let jar = SignedCookieJar::from_headers(headers, key.clone());
        jar.get(&of_key(PROOF, key)).is_some_and(|cookie| cookie.value() == self.proof())
    }
}

fn mac(key: &[u8], word: &str) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("a key may have any length").chain_update(word)
}

/// What is answered to those who have not said the word: it is asked for.
pub(crate) fn turned_away(site: &Site, request: &Request) -> Option<Response> {
    let may_go_on = |entrance: &Entrance| enters(request) || entrance.has_let_in(request.headers(), site.key());
    if site.entrance().is_none_or(may_go_on) {
        return None;
    }
    if request.headers().contains_key(SCRIPTED) {
        // Our script loads the page again where it is answered with HTML, and is asked for the word then.
        return Some((StatusCode::UNAUTHORIZED, Html("")).into_response());
    }
    let visitor = Visitor::unknown(site, request);
    Some(asked(&visitor, StatusCode::UNAUTHORIZED, &visitor.reader.page, None))
}

/// Whether a request brings the word.
fn enters(request: &Request) -> bool {
    let matched = request.extensions().get::<MatchedPath>();
    request.method() == Method::POST && matched.is_some_and(|path| path.as_str() == ENTER)
}

/// Asks for the word.
fn asked(visitor: &Visitor, status: StatusCode, back: &str, why: Option<&'static str>) -> Response {
    let page = rafle_pages::entrance::page(&visitor.reader, back, why);
    let mut response = (status, page).into_response();
    if status == StatusCode::UNAUTHORIZED {
        // It has to be there, and is of a kind for which no browser opens a window of its own.
        response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Word realm=\"Rafle\""));
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(RETRY_AFTER, seconds(LATE * WAITING as u32));
    }
    response
}

/// A word that is said at the entrance.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    word: String,
    back: Option<String>,
}

pub(crate) async fn enter(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    Form(said): Form<Said>,
) -> Response {
    let back = said.back.as_deref().unwrap_or("/");
    if !is_own_page(back) {
        return asked(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "/", Some("form-unreadable"));
    }
    let Some(entrance) = site.entrance() else { return lead_to(back) };
    match entrance.tried(&said.word).await {
        Tried::Right => {
            let cookie = visitor.cookie(of_key(PROOF, site.key()), entrance.proof());
            (SignedCookieJar::new(site.key().clone()).add(cookie), lead_to(back)).into_response()
        }
        Tried::Wrong => {
            tracing::warn!("a wrong word at the entrance");
            asked(&visitor, StatusCode::UNAUTHORIZED, back, Some("wrong-word"))
        }
        Tried::Crowded => asked(&visitor, StatusCode::TOO_MANY_REQUESTS, back, Some("word-crowded")),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;
    use tokio::time::{Instant, timeout};

    use super::*;

    fn entrance(word: &str) -> Entrance {
        Entrance::new(&Key::from(&[7; 64]), word)
    }

    #[test]
    fn a_word_is_typed_by_people() {
        let entrance = entrance("Rød grød");
        assert!(entrance.opens_by("Rød grød") && entrance.opens_by(" Rød grød\n"));
        for word in ["", "rød grød", "Rød", "Rød grød med fløde"] {
            assert!(!entrance.opens_by(word), "{word}");
        }
    }

    #[test]
    fn a_proof_goes_with_the_word_and_with_the_site() {
        assert_eq!(entrance("one").proof(), entrance("one").proof());
        assert_ne!(entrance("one").proof(), entrance("two").proof());
        assert_ne!(entrance("one").proof(), Entrance::new(&Key::from(&[8; 64]), "one").proof());
        assert!(!entrance("one").proof().contains("one"));
    }

    #[tokio::test(start_paused = true)]
    async fn wrong_words_are_answered_one_after_the_other_and_the_right_one_at_once() {
        let entrance = entrance("right");
        let began = Instant::now();
        let guesses = join_all((0..4).map(|_| async { (entrance.tried("wrong").await, began.elapsed()) }));
        let right = async { (entrance.tried("right").await, began.elapsed()) };
        let (guessed, right) = tokio::join!(guesses, right);
        assert_eq!(right, (Tried::Right, Duration::ZERO));
        // The clock of a test goes on by whole milliseconds.
        let rounded = |waited: Duration| waited.as_millis() as u32 / 10 * 10;
        let answers: Vec<_> = guessed.into_iter().map(|(tried, waited)| (tried, rounded(waited))).collect();
        assert_eq!(answers, [500, 1000, 1500, 2000].map(|late| (Tried::Wrong, late)));
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_stay_for_the_answer_has_used_the_time_up() {
        let entrance = entrance("right");
        for _ in 0..WAITING {
            assert!(
                timeout(Duration::from_millis(1), entrance.tried("wrong")).await.is_err(),
                "there is no answer yet"
            );
        }
        assert_eq!(entrance.tried("right").await, Tried::Crowded, "nobody guesses on meanwhile");
        sleep(LATE).await;
        assert_eq!(entrance.tried("right").await, Tried::Right);
        assert!(LATE * WAITING as u32 <= crate::serve::PATIENCE, "every page is answered in time");
    }
}
