//! Why not: every refusal as an answer, in the visitor's language and with a way on.

use std::time::Duration;

use axum::Extension;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rafle_engine::{Arg, Message};
use rafle_tables::{Live, Refused, mark};

use crate::meters;
use crate::page::sorry;
use crate::visitor::Visitor;

/// What somebody tried, and where: it decides in whose words a refusal is told, and where it leads back to.
#[derive(Clone, Copy)]
pub(crate) struct Tried<'a> {
    /// The game whose words come first.
    game: &'a str,
    /// The table to go back to.
    table: Option<&'a str>,
    /// What is said where the store does not answer.
    in_vain: &'static str,
}

impl<'a> Tried<'a> {
    /// To look at something.
    pub(crate) const READ: Tried<'static> = Tried { game: "site", table: None, in_vain: "cannot-read" };

    /// To change something.
    pub(crate) const WRITE: Tried<'static> = Tried { in_vain: "cannot-store", ..Tried::READ };

    /// The same in the words of a game.
    pub(crate) fn of(self, game: &'a str) -> Tried<'a> {
        Tried { game, ..self }
    }

    /// The same at the table of this word.
    pub(crate) fn under(self, word: &'a str) -> Tried<'a> {
        Tried { table: Some(word), ..self }
    }

    /// The same at this table, in the words of its game.
    pub(crate) fn at(self, table: &'a Live) -> Tried<'a> {
        self.of(table.about().slug).under(table.id())
    }
}

/// A refusal in words, for one visitor.
pub(crate) struct Refusal<'a> {
    visitor: &'a Visitor,
    pub(crate) status: StatusCode,
    /// The reason, as a sentence.
    pub(crate) why: String,
    table: Option<&'a str>,
    /// When it makes sense to try again, if that is known.
    wait: Option<Duration>,
}

impl<'a> Refusal<'a> {
    /// What is answered to somebody who tried this. Whoever runs the server is told where the store is to blame.
    pub(crate) fn new(visitor: &'a Visitor, tried: Tried<'a>, refused: &Refused) -> Refusal<'a> {
        meters::refused(refused);
        let (status, why) = match refused {
            Refused::NoTable => (StatusCode::NOT_FOUND, visitor.reader.word("no-such-table")),
            Refused::NotYours => (StatusCode::FORBIDDEN, visitor.reader.word("not-your-seat")),
            Refused::Stale(_) => (StatusCode::CONFLICT, visitor.reader.word("table-moved-on")),
            Refused::NotOver => (StatusCode::CONFLICT, visitor.reader.word("not-over")),
            Refused::UsedUp => (StatusCode::GONE, visitor.reader.word("pass-used")),
            Refused::Why(why) => (StatusCode::UNPROCESSABLE_ENTITY, reason(visitor, tried.game, why)),
            Refused::Broken => (StatusCode::INTERNAL_SERVER_ERROR, visitor.reader.word("rules-stumble")),
            Refused::TooMuch { of, wait } => {
                let minutes = wait.as_secs().div_ceil(60).max(1) as usize;
                let why = visitor.reader.site(&Message::new(of).with("minutes", minutes));
                (StatusCode::TOO_MANY_REQUESTS, why)
            }
            Refused::Store(error) => {
                tracing::error!(%error, table = tried.table.map(mark), "the store does not answer");
                (StatusCode::SERVICE_UNAVAILABLE, visitor.reader.word(tried.in_vain))
            }
        };
        let table = tried.table.filter(|_| !matches!(refused, Refused::NoTable));
        let wait = if let Refused::TooMuch { wait, .. } = refused { Some(*wait) } else { None };
        Refusal { visitor, status, why, table, wait }
    }

    /// A page that says it, as an answer that does too.
    pub(crate) fn on(&self, page: impl IntoResponse) -> Response {
        let mut response = (self.status, page).into_response();
        *response.status_mut() = self.status;
        if let Some(wait) = self.wait {
            response.headers_mut().insert(RETRY_AFTER, seconds(wait));
        }
        response
    }

    /// A page of its own, with the way back to the table or to all games.
    pub(crate) fn page(&self) -> Response {
        self.on(sorry(self.visitor, self.status, &self.why, self.table))
    }

    /// What a script is told: the sentence alone.
    pub(crate) fn line(self) -> Response {
        self.on(line(self.status, self.why.clone()))
    }
}

/// A time as a header has it, in whole seconds and at least one.
pub(crate) fn seconds(wait: Duration) -> HeaderValue {
    (wait.as_millis().div_ceil(1000).max(1) as u64).into()
}

/// An answer in our own words and the visitor's language, for a script.
#[derive(Clone, Copy)]
struct InOurWords;

/// A sentence for a script.
pub(crate) fn line(status: StatusCode, why: String) -> Response {
    (status, Extension(InOurWords), why).into_response()
}

/// Says in the visitor's language what was turned away before any page had seen it: an address, a form or a method of which
/// nothing can be made.
pub(crate) fn in_our_words(visitor: &Visitor, scripted: bool, response: Response) -> Response {
    let Some(why) = unspoken(&response) else { return response };
    let (status, why) = (response.status(), visitor.reader.word(why));
    if scripted { line(status, why) } else { sorry(visitor, status, &why, None) }
}

/// What is to be said, where nothing of ours has been.
fn unspoken(response: &Response) -> Option<&'static str> {
    let plain = response.headers().get(CONTENT_TYPE).is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    if !plain || response.extensions().get::<InOurWords>().is_some() {
        return None;
    }
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Some("form-too-large"),
        StatusCode::BAD_REQUEST | StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::UNPROCESSABLE_ENTITY => {
            Some("form-unreadable")
        }
        StatusCode::METHOD_NOT_ALLOWED => Some("no-such-page"),
        StatusCode::REQUEST_TIMEOUT => Some("took-too-long"),
        StatusCode::INTERNAL_SERVER_ERROR => Some("went-wrong"),
        _ => None,
    }
}

/// A reason as a sentence: the game's own or the site's. What was tried and what is open, in notation, is left out: the page
/// shows it.
fn reason(visitor: &Visitor, game: &str, why: &Message) -> String {
    let inner = why.args.iter().find_map(|(name, arg)| match arg {
        Arg::Name(reason) if *name == "why" => Some(&**reason),
        _ => None,
    });
    let why = inner.filter(|_| why.key.starts_with("refused")).unwrap_or(why);
    let rule = by_its_label(visitor, game, why);
    let why = rule.as_ref().unwrap_or(why);
    let game = if visitor.reader.words.has(game, why.key) { game } else { "site" };
    visitor.reader.words.sentence(game, why, &[])
}

/// What is wrong with the number of a house rule, by the label that the rule has on the page: its key is typed elsewhere.
fn by_its_label(visitor: &Visitor, game: &str, why: &Message) -> Option<Message> {
    let key = match why.key {
        "option-too-low" => "rule-too-low",
        "option-too-high" => "rule-too-high",
        "option-no-number" => "rule-no-number",
        _ => return None,
    };
    let label = |arg: &Arg| match arg {
        Arg::Text(rule) => visitor.reader.words.word(game, &format!("option-{rule}")),
        _ => None,
    };
    let label = why.args.iter().find(|(name, _)| *name == "key").and_then(|(_, arg)| label(arg))?;
    let others = why.args.iter().filter(|(name, _)| *name != "key").cloned();
    Some(Message { key, args: others.chain([("rule", label.into())]).collect() })
}
