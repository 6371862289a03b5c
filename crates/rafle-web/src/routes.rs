//! Every route there is, as one list: the router is made of it, and tests walk it. Who is not on it is not reached.

use std::collections::HashSet;
use std::sync::LazyLock;

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::routing::{self, MethodRouter};
use rafle_pages::entrance::ENTER;
use tower::ServiceBuilder;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::{
    Site, assets, coach, door, entrance, fair, game, home, live, look, menu, onward, pad, page, print, signs, table, tv,
};

/// The largest form that is read: a record of a long game fits in.
pub(crate) const LARGEST_FORM: usize = 256 * 1024;

/// What kind of answer a route gives, which decides how it passes the [door].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A page or a form.
    Page,
    /// Events for as long as somebody looks. Left out of whatever is for pages only: each of them is held in memory all the
    /// time.
    Stream,
    /// The same for everybody, whoever asks.
    Thing,
    /// A sign of life, for machines, which may ask by any name or, as some load balancers do, by none: it tells nothing.
    Sign,
}

struct Route {
    method: Method,
    pattern: &'static str,
    kind: Kind,
    handler: MethodRouter<Site>,
}

fn get<T: 'static>(kind: Kind, pattern: &'static str, handler: impl Handler<T, Site>) -> Route {
    Route { method: Method::GET, pattern, kind, handler: routing::get(handler) }
}

/// A form; what answers it is a page.
fn post<T: 'static>(pattern: &'static str, handler: impl Handler<T, Site>) -> Route {
    Route { method: Method::POST, pattern, kind: Kind::Page, handler: routing::post(handler) }
}

fn list() -> Vec<Route> {
    use Kind::{Page, Sign, Stream, Thing};
    vec![
        get(Page, "/", home::page),
        get(Page, "/join", home::join),
        post(ENTER, entrance::enter),
        post("/choose", page::choose),
        get(Page, "/g/{slug}", game::page),
        post("/g/{slug}", game::open),
        get(Page, "/g/{slug}/print", print::game),
        get(Page, "/t/{id}", table::page),
        get(Stream, "/t/{id}/live", live::stream),
        post("/t/{id}/seen", live::seen),
        post("/t/{id}/act", table::act),
        post("/t/{id}/wish", menu::wish),
        get(Page, "/t/{id}/menu", menu::page),
        post("/t/{id}/pass", menu::give),
        post("/t/{id}/devices", menu::release),
        get(Page, "/t/{id}/rules", game::of_table),
        get(Page, "/t/{id}/begins", menu::begins),
        get(Page, "/t/{id}/fair", fair::page),
        post("/t/{id}/luck", fair::add),
        get(Page, "/t/{id}/tv", tv::page),
        get(Page, "/t/{id}/print", print::table),
        get(Page, "/t/{id}/look", look::page),
        get(Page, "/t/{id}/coach", coach::page),
        get(Page, "/t/{id}/record", look::record),
        post("/t/{id}/again", look::again),
        get(Page, "/t/{id}/on", onward::page),
        post("/t/{id}/on", onward::of_table),
        get(Page, "/pass/{word}", menu::pass),
        post("/pass/{word}", menu::use_pass),
        get(Page, "/pad", pad::page),
        get(Page, "/look", look::form),
        post("/look", look::open),
        post("/look/on", onward::of_record),
        get(Thing, "/assets/{file}", assets::file),
        get(Sign, "/healthz", signs::alive),
        get(Sign, "/readyz", signs::readiness),
    ]
}

/// The method and the pattern of every route, such as `GET` and `/t/{id}`: for tests that leave none out.
pub fn routes() -> impl Iterator<Item = (Method, &'static str)> {
    list().into_iter().map(|route| (route.method, route.pattern))
}

/// Whether a page can be looked at under this pattern, and not only a form be sent.
pub(crate) fn is_page(pattern: &str) -> bool {
    static PAGES: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        let pages = list().into_iter().filter(|route| route.kind == Kind::Page && route.method == Method::GET);
        pages.map(|route| route.pattern).collect()
    });
    PAGES.contains(pattern)
}

/// All that is answered.
pub(crate) fn router(site: &Site) -> Router {
    let door = |kind| from_fn_with_state((site.clone(), kind), door::pass);
    // One layer and not two: each would be copied for each request.
    let packing_door =
        ServiceBuilder::new().layer(door(Kind::Page)).layer(CompressionLayer::new().quality(CompressionLevel::Best));
    of(Kind::Page)
        .fallback(page::nowhere)
        .layer(packing_door)
        .merge(of(Kind::Stream).layer(door(Kind::Stream)))
        .merge(of(Kind::Thing).layer(door(Kind::Thing)))
        .merge(of(Kind::Sign).layer(door(Kind::Sign)))
        .with_state(site.clone())
}

#[expect(clippy::disallowed_methods, reason = "here the list becomes the router")]
fn of(kind: Kind) -> Router<Site> {
    let routes = list().into_iter().filter(|route| route.kind == kind);
    routes.fold(Router::new(), |router, route| router.route(route.pattern, route.handler))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_route_is_on_the_list_twice() {
        let all: HashSet<_> = routes().collect();
        assert_eq!(all.len(), routes().count());
        assert!(all.contains(&(Method::GET, "/t/{id}/live")) && all.contains(&(Method::POST, "/g/{slug}")));
    }
}
