//! "Is the luck fair?", and what a device adds to it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::Form;
use rafle_engine::Viewer;
use rafle_pages::fair;
use rafle_tables::{Adding, Brought, Live, Refused, Wish, read_hash, read_number};

use crate::Site;
use crate::form::{Sent, unreadable};
use crate::page::lead_to;
use crate::refusal::{Refusal, Tried};
use crate::table::At;
use crate::visitor::{SCRIPTED, Visitor};

pub(crate) async fn page(State(site): State<Site>, Extension(visitor): Extension<Visitor>, At(table): At) -> Response {
    whole(&site, &table, &visitor, None).await
}

async fn whole(site: &Site, table: &Arc<Live>, visitor: &Visitor, why: Option<&str>) -> Response {
    let shot = match table.look(&visitor.person, Viewer::Spectator, usize::MAX).await {
        Ok(shot) => shot,
        Err(refused) => return Refusal::new(visitor, Tried::READ.at(table), &refused).page(),
    };
    let verdict = site.tables().verdict(table).await;
    let (named, digits) = (site.table(visitor, table), visitor.digits(table.id()));
    fair::page(&visitor.reader, &named, &shot, &digits, verdict.as_deref(), why).into_response()
}

/// A device adds its seal, its number or words; or says that it has no number any more.
pub(crate) async fn add(
    State(site): State<Site>,
    Extension(visitor): Extension<Visitor>,
    At(table): At,
    headers: HeaderMap,
    Form(sent): Form<Sent>,
) -> Response {
    let wished = async {
        let wish = wish_of(&sent, visitor.digits(table.id()))?;
        site.tables().wish(table.id(), &visitor.person, 0, wish).await
    };
    let (done, scripted) = (wished.await, headers.contains_key(SCRIPTED));
    let page = if sent.value("words").is_some() { "/fair" } else { "" };
    match done {
        Ok(_) if scripted => StatusCode::NO_CONTENT.into_response(),
        Ok(_) => lead_to(&format!("/t/{}{page}", table.id())),
        Err(refused) => {
            let refusal = Refusal::new(&visitor, Tried::WRITE.at(&table), &refused);
            if scripted {
                return refusal.line();
            }
            let mut page = whole(&site, &table, &visitor, Some(&refusal.why)).await;
            *page.status_mut() = refusal.status;
            page
        }
    }
}

fn wish_of(sent: &Sent, device: String) -> Result<Wish, Refused> {
    sent.has_only(|name| matches!(name, "seal" | "number" | "lost" | "words"), &[])?;
    let fields = ["seal", "number", "lost", "words"].map(|name| sent.value(name));
    let adds = |adding| Wish::Add(device, adding);
    match fields {
        [Some(seal), None, None, None] => Ok(adds(Adding::Seal(read_hash(seal).ok_or_else(unreadable)?))),
        [None, Some(number), None, None] => Ok(adds(Adding::Number(read_number(number).ok_or_else(unreadable)?))),
        [None, None, Some("1"), None] => Ok(adds(Adding::Lost)),
        [None, None, None, Some(words)] => Ok(Wish::AddWords(words.to_owned())),
        _ => Err(unreadable()),
    }
}

/// The seal that a form brings along by which somebody opens a table or sits down; none, where no script has filled it in.
pub(crate) fn brought(visitor: &Visitor, sent: &Sent) -> Result<Option<Brought>, Refused> {
    match sent.value("seal") {
        None | Some("") => Ok(None),
        Some(seal) => {
            let seal = read_hash(seal).ok_or_else(unreadable)?;
            Ok(Some(Brought { device: visitor.device.clone(), seal }))
        }
    }
}
