//! Every route for everybody: one table says what each visitor gets, and the list of routes says whether it is whole.

use std::collections::{BTreeSet, HashMap};

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, LOCATION, ORIGIN};
use axum::http::{HeaderValue, Request};

use crate::browser::{Browser, NAME, Server, form};

/// A row is a route, what stands in the place of its `{…}`, what is sent, and a status for each visitor named in the first
/// line. `@` in what is sent is how long the log is, `~` a device that plays for the host. Tables are Yatzy: A is the host's, B is taken, C is free, a bot plays D.
/// - `room`: nothing has begun, and B is taken; at all others it has, and whoever had C has left
/// - `left`: as `fresh`, but something is hidden: Five Crowns; `wanted`: somebody asks there for C
/// - `fresh`: A throws; `thrown`: A chooses; `chosen`: A has, and B throws; `asked`: A asks to take that back
/// - `watched`: as `fresh`, and the host looks at it; `over`: B has resigned against A alone; `nowhere`: no table
const MATRIX: &str = "
route                | at      | sends                       | stranger spectator seated host elsewhere forged shut-out foreign-origin foreign-host
GET  /               |         |                             | 200 200 200 200 200 200 200 200 421
GET  /join           |         | word=abc                    | 404 404 404 404 404 404 404 404 421
POST /enter          |         | word=any                    | 303 303 303 303 303 303 303 403 421
POST /choose         |         | lang=da                     | 303 303 303 303 303 303 303 403 421
POST /choose         |         | lang=tlh                    | 422 422 422 422 422 422 422 403 421
GET  /g/{slug}       | yatzy   |                             | 200 200 200 200 200 200 200 200 421
GET  /g/{slug}       | chess   |                             | 404 404 404 404 404 404 404 404 421
GET  /g/{slug}/print | yatzy   |                             | 200 200 200 200 200 200 200 200 421
GET  /g/{slug}/print | yatzy   | option-sheet=maxi           | 200 200 200 200 200 200 200 200 421
GET  /g/{slug}/print | yatzy   | players=16                  | 200 200 200 200 200 200 200 200 421
GET  /g/{slug}/print | yatzy   | players=many                | 200 200 200 200 200 200 200 200 421
GET  /g/{slug}/print | yatzy   | option-sheet=none           | 422 422 422 422 422 422 422 422 421
GET  /g/{slug}/print | plus    |                             | 404 404 404 404 404 404 404 404 421
GET  /g/{slug}/print | chess   |                             | 404 404 404 404 404 404 404 404 421
POST /g/{slug}       | yatzy   | quick=1                     | 303 303 303 303 303 303 303 403 421
POST /g/{slug}       | yatzy   | way=phones                  | 303 303 303 303 303 303 303 403 421
POST /g/{slug}       | yatzy   | way=post                    | 422 422 422 422 422 422 422 403 421
POST /g/{slug}       | yatzy   | seat-1=genius               | 422 422 422 422 422 422 422 403 421
POST /g/{slug}       | chess   | quick=1                     | 404 404 404 404 404 404 404 403 421
GET  /t/{id}         | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}         | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}         | thrown  | seat=A&hint=1               | 200 200 200 200 200 200 200 200 421
GET  /t/{id}         | over    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}         | nowhere |                             | 404 404 404 404 404 404 404 404 421
GET  /t/{id}/live    | fresh   | seat=A&n=0                  | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/live    | room    | n=0                         | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/live    | nowhere |                             | 404 404 404 404 404 404 404 404 421
POST /t/{id}/act     | fresh   | n=@&seat=A&throw=1          | 403 403 403 303 403 403 403 403 421
POST /t/{id}/act     | thrown  | n=@&seat=A&do=score+chance  | 403 403 403 303 403 403 403 403 421
POST /t/{id}/act     | thrown  | n=@&seat=A&do=score+nothing | 403 403 403 422 403 403 403 403 421
POST /t/{id}/act     | thrown  | n=@&seat=A&do=undo+1        | 403 403 403 422 403 403 403 403 421
POST /t/{id}/act     | thrown  | n=@&seat=A&move=99          | 403 403 403 422 403 403 403 403 421
POST /t/{id}/act     | thrown  | n=0&seat=A&do=score+chance  | 403 403 409 409 403 403 403 403 421
POST /t/{id}/act     | fresh   | n=x&seat=A&throw=1          | 422 422 422 422 422 422 422 403 421
POST /t/{id}/act     | chosen  | n=@&seat=A&back=A           | 403 403 403 303 403 403 403 403 421
POST /t/{id}/act     | over    | n=@&seat=A&throw=1          | 422 422 422 422 422 422 422 403 421
POST /t/{id}/act     | nowhere | n=0&seat=A&throw=1          | 404 404 404 404 404 404 404 403 421
POST /t/{id}/act     | room    | n=@&seat=A&throw=1          | 403 403 422 422 403 403 403 403 421
POST /t/{id}/act     | room    | n=@&seat=A&do=score+chance  | 403 403 422 422 403 403 403 403 421
POST /t/{id}/seen    | fresh   | n=1                         | 204 204 204 204 204 204 204 403 421
POST /t/{id}/seen    | fresh   | n=x                         | 422 422 422 422 422 422 422 403 421
POST /t/{id}/seen    | nowhere | n=1                         | 404 404 404 404 404 404 404 403 421
POST /t/{id}/wish    | fresh   | wish=pace&pace=calm         | 403 403 303 303 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=pace&pace=slow         | 422 422 422 422 422 422 422 403 421
POST /t/{id}/wish    | room    | wish=pace&pace=quick        | 403 403 303 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=join&name=Eve          | 303 303 303 303 303 303 303 403 421
POST /t/{id}/wish    | room    | wish=join&name=             | 422 422 422 422 422 422 422 403 421
POST /t/{id}/wish    | room    | wish=sit&seat=C&name=Eve    | 303 303 303 303 303 303 303 403 421
POST /t/{id}/wish    | room    | wish=sit&seat=B&name=Eve    | 422 422 303 422 422 422 422 403 421
POST /t/{id}/wish    | room    | wish=rename&seat=B&name=Eve | 403 403 303 403 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=leave&seat=B           | 403 403 303 403 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=resign&seat=A          | 403 403 422 422 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=free&seat=B            | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=free&seat=F            | 403 403 403 422 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=replace&seat=C&level=random | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=replace&seat=B&level=random | 403 403 403 422 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=fill                   | 403 403 403 422 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begin&n=@              | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begin&n=0              | 403 403 409 409 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begin-with-bots&n=@    | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begins&first=lot       | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begins&first=B         | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begins&first=C         | 403 403 403 422 403 403 403 403 421
POST /t/{id}/wish    | room    | wish=begins&first=youngest  | 422 422 422 422 422 422 422 403 421
POST /t/{id}/wish    | fresh   | wish=begins&first=lot       | 403 403 422 422 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=begin&n=@              | 403 403 422 422 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=free&seat=B            | 403 403 422 422 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=fill                   | 403 403 422 422 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=join&name=Eve          | 303 303 303 303 303 303 303 403 421
POST /t/{id}/wish    | left    | wish=sit&seat=C&name=Eve    | 303 303 422 422 303 303 303 403 421
POST /t/{id}/wish    | left    | wish=join&name=Eve          | 303 303 422 422 303 303 303 403 421
POST /t/{id}/wish    | wanted  | wish=sit&seat=C&name=Eve    | 422 303 422 422 422 422 422 403 421
POST /t/{id}/wish    | wanted  | wish=agree&seat=B&asker=C&n=@  | 403 403 303 403 403 403 403 403 421
POST /t/{id}/wish    | wanted  | wish=agree&seat=C&asker=C&n=@  | 403 403 403 403 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=sit&seat=C&name=Eve    | 303 303 303 303 303 303 303 403 421
POST /t/{id}/wish    | fresh   | wish=sit&seat=A&name=Eve    | 422 422 422 303 422 422 422 403 421
POST /t/{id}/wish    | fresh   | wish=sit&seat=D&name=Eve    | 422 422 422 422 422 422 422 403 421
POST /t/{id}/wish    | fresh   | wish=rename&seat=A&name=Eve | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | chosen  | wish=back&seat=A&n=@        | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | asked   | wish=agree&seat=B&asker=A&n=@  | 403 403 303 403 403 403 403 403 421
POST /t/{id}/wish    | asked   | wish=refuse&seat=B&asker=A&n=@ | 403 403 303 403 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=resign&seat=A          | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=leave&seat=A           | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | watched | wish=replace&seat=A&level=random | 403 403 403 303 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=replace&seat=C&level=random | 403 403 303 303 403 403 403 403 421
POST /t/{id}/wish    | fresh   | wish=win&seat=A             | 422 422 422 422 422 422 422 403 421
POST /t/{id}/wish    | nowhere | wish=sit&seat=A&name=Eve    | 404 404 404 404 404 404 404 403 421
GET  /t/{id}/menu    | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/menu    | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/menu    | nowhere |                             | 404 404 404 404 404 404 404 404 421
POST /t/{id}/pass    | fresh   | pass=device                 | 403 403 200 200 403 403 403 403 421
POST /t/{id}/pass    | fresh   | pass=seat&seat=A            | 403 403 403 200 403 403 403 403 421
POST /t/{id}/pass    | fresh   | pass=nonsense               | 422 422 422 422 422 422 422 403 421
POST /t/{id}/devices | fresh   | device=~                    | 403 403 403 303 403 403 403 403 421
POST /t/{id}/devices | fresh   | device=any                  | 403 403 403 403 403 403 403 403 421
POST /t/{id}/devices | fresh   | seat=A                      | 422 422 422 422 422 422 422 403 421
GET  /t/{id}/rules   | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/rules   | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/rules   | over    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/rules   | nowhere |                             | 404 404 404 404 404 404 404 404 421
GET  /t/{id}/fair    | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/fair    | over    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/begins  | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/begins  | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/begins  | nowhere |                             | 404 404 404 404 404 404 404 404 421
GET  /t/{id}/fair    | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/fair    | nowhere |                             | 404 404 404 404 404 404 404 404 421
POST /t/{id}/luck    | fresh   | lost=1                      | 403 403 422 422 403 403 403 403 421
POST /t/{id}/luck    | fresh   | words=six                   | 422 422 422 422 422 422 422 403 421
POST /t/{id}/luck    | fresh   | seal=six                    | 422 422 422 422 422 422 422 403 421
POST /t/{id}/luck    | room    | words=six                   | 303 303 303 303 303 303 303 403 421
POST /t/{id}/luck    | room    | seal=0000000000000000000000000000000000000000000000000000000000000000 | 403 403 303 303 403 403 403 403 421
POST /t/{id}/luck    | room    | number=00000000000000000000000000000000 | 403 403 422 422 403 403 403 403 421
POST /t/{id}/luck    | nowhere | words=six                   | 404 404 404 404 404 404 404 403 421
GET  /t/{id}/tv      | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/tv      | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /pad            |         | game=most&name-0=Anna&p-0-0=12 | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/print   | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/print   | nowhere |                             | 404 404 404 404 404 404 404 404 421
GET  /t/{id}/tv      | nowhere |                             | 404 404 404 404 404 404 404 404 421
GET  /t/{id}/look    | fresh   |                             | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/look    | room    |                             | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/look    | over    | step=1                      | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/coach   | fresh   |                             | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/coach   | room    |                             | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/coach   | over    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/record  | fresh   |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/record  | over    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/record  | room    |                             | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/record  | nowhere |                             | 404 404 404 404 404 404 404 404 421
POST /t/{id}/again   | fresh   |                             | 403 403 409 409 403 403 403 403 421
POST /t/{id}/again   | room    |                             | 403 403 409 409 403 403 403 403 421
POST /t/{id}/again   | over    |                             | 403 403 303 303 403 403 403 403 421
POST /t/{id}/again   | nowhere |                             | 404 404 404 404 404 404 404 403 421
GET  /t/{id}/on      | fresh   | from=0                      | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/on      | room    | from=0                      | 409 409 409 409 409 409 409 409 421
GET  /t/{id}/on      | over    | from=0                      | 200 200 200 200 200 200 200 200 421
GET  /t/{id}/on      | over    | from=9                      | 422 422 422 422 422 422 422 422 421
GET  /t/{id}/on      | over    |                             | 422 422 422 422 422 422 422 422 421
GET  /t/{id}/on      | nowhere | from=0                      | 404 404 404 404 404 404 404 404 421
POST /t/{id}/on      | fresh   | from=0                      | 409 409 409 409 409 409 409 403 421
POST /t/{id}/on      | over    | from=0&way=phones           | 303 303 303 303 303 303 303 403 421
POST /t/{id}/on      | over    | from=0&way=post             | 422 422 422 422 422 422 422 403 421
POST /t/{id}/on      | over    | from=0&seat=C               | 422 422 422 422 422 422 422 403 421
POST /t/{id}/on      | nowhere | from=0                      | 404 404 404 404 404 404 404 403 421
GET  /pass/{word}    | seat    |                             | 200 200 200 200 200 200 200 200 421
GET  /pass/{word}    | nothing |                             | 410 410 410 410 410 410 410 410 421
POST /pass/{word}    | seat    | pass=seat&name=Eve          | 303 303 303 303 303 303 303 403 421
POST /pass/{word}    | device  | pass=device                 | 303 303 303 303 303 303 303 403 421
POST /pass/{word}    | seat    | pass=device                 | 410 410 410 410 410 410 410 403 421
POST /pass/{word}    | device  | name=Eve                    | 422 422 422 422 422 422 422 403 421
POST /pass/{word}    | nothing | pass=seat&name=Eve          | 410 410 410 410 410 410 410 403 421
GET  /look           |         |                             | 200 200 200 200 200 200 200 200 421
POST /look           |         | record=rafle+1+greedy+seats%3D2%0A | 200 200 200 200 200 200 200 403 421
POST /look           |         | record=rafle&step=last      | 422 422 422 422 422 422 422 403 421
POST /look           |         | record=rafle+1+greedy+seats%3D2%0A&from=0 | 200 200 200 200 200 200 200 403 421
POST /look           |         | record=rafle+1+greedy+seats%3D2%0Aroom&from=0 | 422 422 422 422 422 422 422 403 421
POST /look/on        |         | record=rafle+1+greedy+seats%3D2%0A&from=0 | 303 303 303 303 303 303 303 403 421
POST /look/on        |         | record=rafle+1+greedy+seats%3D2%0A | 422 422 422 422 422 422 422 403 421
POST /look/on        |         | record=rafle&from=0         | 422 422 422 422 422 422 422 403 421
GET  /assets/{file}  | rafle.css |                           | 200 200 200 200 200 200 200 200 421
GET  /assets/{file}  | nothing |                             | 404 404 404 404 404 404 404 404 421
GET  /healthz        |         |                             | 200 200 200 200 200 200 200 200 200
GET  /readyz         |         |                             | 200 200 200 200 200 200 200 200 200
";

/// A line of the table.
struct Row<'a> {
    method: &'a str,
    pattern: &'a str,
    at: &'a str,
    sends: &'a str,
    cells: Vec<&'a str>,
}

fn rows() -> Vec<Row<'static>> {
    let row = |line: &'static str| {
        let [route, at, sends, cells] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (method, pattern) = route.split_once(' ').unwrap_or((route, ""));
        Row { method, pattern: pattern.trim(), at, sends, cells: cells.split_whitespace().collect() }
    };
    MATRIX.trim().lines().map(row).collect()
}

/// The people of the table, each with a browser.
struct House {
    server: Server,
    host: Browser,
    seated: Browser,
    spectator: Browser,
    elsewhere: Browser,
    /// A device that played for the host once.
    shut_out: Browser,
    /// Tables that nobody changes by looking, for those who only look.
    looked_at: HashMap<&'static str, String>,
}

impl House {
    async fn new() -> House {
        let server = Server::start().await;
        let [mut host, mut seated, mut spectator, mut elsewhere, mut shut_out] = [(); 5].map(|()| server.browser());
        for browser in [&mut host, &mut seated, &mut spectator, &mut shut_out] {
            browser.get("/look").await;
        }
        opened(&mut elsewhere, "yatzy", &[("name-0", "Carl"), ("seat-1", "here")]).await;
        let mut house = House { server, host, seated, spectator, elsewhere, shut_out, looked_at: HashMap::new() };
        let table = house.table("fresh").await;
        let key = house.device(&table, house.shut_out.clone()).await;
        house.host.post(&format!("/t/{table}/devices"), &[("device", &key)]).await;
        house
    }

    /// Has a device play for the host, and tells how the menu calls one that does.
    async fn device(&mut self, table: &str, mut phone: Browser) -> String {
        let word = self.pass("device").await;
        phone.post(&format!("/pass/{word}"), &[("pass", "device")]).await;
        let menu = self.host.get(&format!("/t/{table}/menu")).await;
        let button = menu.tags().iter().find(|tag| tag.is("button", "name", "device")).expect("a device that plays");
        button.get("value").expect("its key").to_owned()
    }

    /// The browser of a visitor as the first line calls it, and what its requests say that others do not.
    fn visitor(&self, called: &str) -> (Browser, Option<(&'static str, &'static str)>) {
        match called {
            "stranger" => (self.server.browser(), None),
            "spectator" => (self.spectator.clone(), None),
            "seated" => (self.seated.clone(), None),
            "host" => (self.host.clone(), None),
            "elsewhere" => (self.elsewhere.clone(), None),
            "shut-out" => (self.shut_out.clone(), None),
            "forged" => {
                let mut thief = self.host.clone();
                let name = thief.person_cookie();
                let genuine = &self.host.cookies[&name];
                let other = if genuine.starts_with('A') { "B" } else { "A" };
                thief.cookies.insert(name, format!("{other}{}", &genuine[1..]));
                (thief, None)
            }
            "foreign-origin" => (self.host.clone(), Some((ORIGIN.as_str(), "http://evil.example"))),
            "foreign-host" => (self.host.clone(), Some((HOST.as_str(), "evil.example"))),
            other => panic!("who is {other}?"),
        }
    }

    /// What stands in the place of the part in braces: a new table for those who may change it.
    async fn place(&mut self, row: &Row<'static>) -> String {
        match (row.pattern, row.at) {
            (pattern, "seat" | "device") if pattern.starts_with("/pass/") => self.pass(row.at).await,
            (pattern, at) if !pattern.starts_with("/t/") || at == "nowhere" => at.to_owned(),
            (_, at) if row.method == "GET" => {
                if !self.looked_at.contains_key(at) {
                    let table = self.table(at).await;
                    self.looked_at.insert(at, table);
                }
                self.looked_at[at].clone()
            }
            (_, at) => self.table(at).await,
        }
    }

    async fn table(&mut self, at: &str) -> String {
        let over = at == "over";
        let others: &[_] = if over { &[] } else { &[("seat-2", "link"), ("seat-3", "bot")] };
        let game = if matches!(at, "left" | "wanted") { "five-crowns" } else { "yatzy" };
        let fields = [&[("name-0", "Anna"), ("seat-1", "link"), ("first", "seated")], others].concat();
        let table = opened(&mut self.host, game, &fields).await;
        tap(&mut self.seated, &table, "wish", "wish=sit&seat=B&name=Bo").await;
        if at == "room" {
            return table;
        }
        let mut left = self.server.browser();
        if !over {
            tap(&mut left, &table, "wish", "wish=join&name=Carl").await;
        }
        let number = self.number(&table).await;
        tap(&mut self.host, &table, "wish", &format!("wish=begin&n={number}")).await;
        if !over {
            tap(&mut left, &table, "wish", "wish=leave&seat=C").await;
        }
        let deeds = ["throw=1", "do=score+chance", "back=A"];
        let done = ["thrown", "chosen", "asked"].iter().position(|it| *it == at).map_or(0, |last| last + 1);
        for deed in &deeds[..done] {
            let number = self.number(&table).await;
            tap(&mut self.host, &table, "act", &format!("n={number}&seat=A&{deed}")).await;
        }
        match at {
            "over" => tap(&mut self.seated, &table, "wish", "wish=resign&seat=B").await,
            "wanted" => tap(&mut self.spectator, &table, "wish", "wish=sit&seat=C&name=Eve").await,
            "watched" => drop(self.host.get(&format!("/t/{table}/menu")).await),
            _ => {}
        }
        table
    }

    /// How long the log of a table is: a record has it after its first line.
    async fn number(&self, table: &str) -> usize {
        self.host.clone().get(&format!("/t/{table}/record")).await.text().lines().count() - 1
    }

    /// The word of a link that works once.
    async fn pass(&mut self, kind: &str) -> String {
        let table = self.table("fresh").await;
        let fields: &[_] = if kind == "seat" { &[("pass", "seat"), ("seat", "A")] } else { &[("pass", "device")] };
        let link = self.host.post(&format!("/t/{table}/pass"), fields).await.value("data-pass").expect("a link");
        link.rsplit('/').next().unwrap_or_default().to_owned()
    }

    /// What a visitor gets.
    async fn status(&mut self, row: &Row<'static>, called: &str) -> String {
        let place = self.place(row).await;
        let at_table = row.pattern.starts_with("/t/") && row.at != "nowhere";
        let number = if at_table { self.number(&place).await } else { 0 };
        let mut sends = row.sends.replace('@', &number.to_string());
        if sends.contains('~') {
            sends = sends.replace('~', &self.device(&place, self.server.browser()).await);
        }
        let path = match row.pattern.split_once('{') {
            Some((start, rest)) => format!("{start}{place}{}", rest.split_once('}').map_or("", |(_, rest)| rest)),
            None => row.pattern.to_owned(),
        };
        let (browser, says) = self.visitor(called);
        let mut request = match row.method {
            "GET" => browser.request("GET", &format!("{path}?{sends}")).body(Body::empty()).unwrap(),
            method => own_form(browser.request(method, &path), sends),
        };
        if let Some((name, value)) = says {
            request.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        browser.status(request).await.as_u16().to_string()
    }
}

/// A form that one of our own pages sends.
fn own_form(request: axum::http::request::Builder, sends: String) -> Request<Body> {
    let request = request.header(ORIGIN, format!("http://{NAME}"));
    request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(Body::from(sends)).unwrap()
}

/// The word of a table that is opened by these fields.
async fn opened(browser: &mut Browser, game: &str, fields: &[(&str, &str)]) -> String {
    let page = browser.send(form(browser.request("POST", &format!("/g/{game}")), fields)).await;
    page.headers[LOCATION].to_str().unwrap().strip_prefix("/t/").expect("it leads to the table").to_owned()
}

/// Sends a form of a table as our script does; it is granted.
async fn tap(browser: &mut Browser, table: &str, to: &str, sends: &str) {
    let request = browser.request("POST", &format!("/t/{table}/{to}")).header("x-live", "1");
    let page = browser.send(own_form(request, sends.to_owned())).await;
    assert_eq!(page.status.as_u16(), 204, "{to} {sends}: {}", page.text());
}

#[test]
fn every_route_has_its_row_and_every_row_its_route() {
    let rows: BTreeSet<_> = rows().iter().skip(1).map(|row| format!("{} {}", row.method, row.pattern)).collect();
    let routes: BTreeSet<_> = rafle_web::routes().map(|(method, pattern)| format!("{method} {pattern}")).collect();
    assert_eq!(rows, routes);
}

#[tokio::test]
async fn everybody_gets_what_the_matrix_says() {
    let rows = rows();
    let (first, rows) = rows.split_first().expect("a line of names");
    let mut house = House::new().await;
    let mut wrong = Vec::new();
    for row in rows {
        assert_eq!(row.cells.len(), first.cells.len(), "{} {}", row.method, row.pattern);
        for (called, cell) in first.cells.iter().zip(&row.cells) {
            let status = house.status(row, called).await;
            if status != *cell {
                let Row { method, pattern, at, sends, .. } = row;
                wrong.push(format!("{method} {pattern} at {at:?} with {sends:?}: {called} gets {status}, not {cell}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
