//! What can be asked: every door of the server, and all that it takes.

use std::collections::BTreeSet;
use std::fmt;

use axum::http::Method;
use rafle_engine::{Choice, How, Move, Play, Record, Seat, Seats, Seeded, Source, Viewer};

use super::scene::Asker;

/// Every door, as the router has it.
pub(super) fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    rafle_web::routes().map(|(method, pattern)| (if method == Method::GET { "GET" } else { "POST" }, pattern))
}

/// A request, with `{id}` where the word of the table stands.
#[derive(Clone)]
pub(super) struct Ask {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) fields: Vec<(String, String)>,
    /// Whether our script asks, and no plain page.
    pub(super) scripted: bool,
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)?;
        self.fields.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))?;
        f.write_str(if self.scripted { " by script" } else { "" })
    }
}

impl Ask {
    pub(super) fn get(path: impl Into<String>) -> Ask {
        Ask { method: "GET", path: path.into(), fields: Vec::new(), scripted: false }
    }

    pub(super) fn post<'a>(path: impl Into<String>, fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Ask {
        let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ask { method: "POST", path: path.into(), fields, scripted: false }
    }

    /// Something that is done at the table when its log is so long.
    pub(super) fn act(number: usize, name: &str, value: &str) -> Ask {
        Ask::post("/t/{id}/act", [("n", number.to_string().as_str()), (name, value)])
    }

    pub(super) fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is asked at this door.
    pub(super) fn at(&self, (method, route): (&str, &str)) -> bool {
        let path = self.path.split('?').next().unwrap_or_default();
        let (path, route): (Vec<_>, Vec<_>) = (path.split('/').collect(), route.split('/').collect());
        let same = |(part, place): (&&str, &&str)| part == place || place.starts_with('{');
        method == self.method && path.len() == route.len() && path.iter().zip(&route).all(same)
    }
}

/// So many of each kind, by script and without.
pub(super) fn some(worlds: [&Play; 2], asker: &Asker<'_>, most: usize, luck: &mut Seeded) -> Vec<Ask> {
    let mut asks = Vec::new();
    for kind in all(worlds, asker) {
        let plain = kind.iter().filter(|ask| !ask.scripted).cloned();
        let by_script = kind.iter().map(|ask| Ask { scripted: true, ..ask.clone() });
        let mut kind: Vec<_> = plain.chain(by_script).collect();
        while kind.len() > most {
            kind.swap_remove(luck.below(kind.len() as u32) as usize);
        }
        asks.extend(kind);
    }
    asks
}

/// All that can be asked at this moment, by kind. Under a cover, whatever does not say who holds the device.
fn all(worlds: [&Play; 2], asker: &Asker<'_>) -> Vec<Vec<Ask>> {
    let [one, _] = worlds;
    if asker.covered {
        return vec![pages(one)];
    }
    let mut kinds = vec![pages(one), pages_of_seats(one), hints(one), streams(one)];
    kinds.extend(old_numbers(worlds));
    kinds.extend([moves(worlds), moves_by_form(one, asker), tries(worlds), wishes(one), forms(one, asker)]);
    kinds
}

fn seats(play: &Play) -> impl Iterator<Item = Seat> + use<> {
    Seats::first(play.start().seats()).iter()
}

fn pages(play: &Play) -> Vec<Ask> {
    let game = format!("/g/{}", play.start().about().slug);
    let print = format!("{game}/print");
    let around = ["/", "/?hidden=1", "/join?word={id}", "/look", "/pad", "/assets/rafle.css", "/nowhere", "/t/nowhere"];
    let around = around.into_iter().chain(["/healthz", "/readyz"]);
    let passes = ["/pass/device-{id}", "/pass/seat-{id}", "/pass/nowhere"];
    let table = [
        "",
        "?hint=1",
        "?tv=1",
        "/menu",
        "/rules",
        "/begins",
        "/print",
        "/fair",
        "/tv",
        "/record",
        "/coach",
        "/look",
        "/look?step=3",
        "/on?from=0",
        "/act",
        "/live",
    ];
    let table = table.map(|page| format!("/t/{{id}}{page}"));
    around.chain(passes).map(ToOwned::to_owned).chain(table).chain([game, print]).map(Ask::get).collect()
}

fn pages_of_seats(play: &Play) -> Vec<Ask> {
    seats(play).flat_map(|seat| ["", "&tv=1"].map(|query| Ask::get(format!("/t/{{id}}?seat={seat}{query}")))).collect()
}

fn hints(play: &Play) -> Vec<Ask> {
    seats(play).map(|seat| Ask::get(format!("/t/{{id}}?seat={seat}&hint=1"))).collect()
}

/// Streams, of which the first event is compared.
fn streams(play: &Play) -> Vec<Ask> {
    let length = play.log().len();
    let mut asks = vec![Ask::get("/t/{id}/live?n=x&tv=1")];
    for seat in seats(play) {
        for number in [0, length / 2, length - 1, length, length + 1] {
            let queries = ["", "&unlogged=A-B", "&unlogged=on", "&hint=1"];
            asks.extend(queries.map(|query| Ask::get(format!("/t/{{id}}/live?n={number}&seat={seat}{query}"))));
        }
    }
    asks
}

/// Old numbers: with what stands there in one of the worlds, with what could stand there, and with what stands elsewhere.
/// There are so many of the last two that only our script asks them, which is answered in few words.
fn old_numbers(worlds: [&Play; 2]) -> [Vec<Ask>; 3] {
    let guess = |number, line: &str| Ask { scripted: true, ..Ask::act(number, "do", line) };
    let (mut there, mut guessed) = (Vec::new(), Vec::new());
    let mut before = worlds.map(Play::afresh);
    let length = worlds[0].log().len();
    for number in 0..length {
        let lines = worlds.map(|play| play.log()[number].as_str());
        if lines[0] != lines[1] {
            there.extend(lines.map(|line| Ask::act(number, "do", line)));
            let outcomes: BTreeSet<_> = before.iter().flat_map(|play| play.now().outcomes()).collect();
            guessed.extend(outcomes.iter().map(|(outcome, _)| guess(number, outcome)));
        }
        for (play, line) in before.iter_mut().zip(lines) {
            play.enter(line).unwrap();
        }
    }
    let lines: BTreeSet<_> = worlds.iter().flat_map(|play| play.log()).collect();
    let elsewhere = (0..length).flat_map(|number| lines.iter().map(move |line| guess(number, line)));
    [there, guessed, elsewhere.collect()]
}

/// Whatever is open in one of the worlds, a throw, and a step back.
fn moves(worlds: [&Play; 2]) -> Vec<Ask> {
    let length = worlds[0].log().len();
    let open: BTreeSet<_> = worlds.iter().flat_map(|play| play.now().open()).collect();
    let backs = seats(worlds[0]).map(|seat| Ask::act(length, "back", &seat.to_string()));
    open.iter().map(|line| Ask::act(length, "do", line)).chain(backs).chain([Ask::act(length, "throw", "1")]).collect()
}

/// What the asker's own views offer, with the least and with the most that can be picked.
fn moves_by_form(play: &Play, asker: &Asker<'_>) -> Vec<Ask> {
    let mut asks = Vec::new();
    for &viewer in &asker.eyes {
        for (index, it) in play.now().view(viewer).moves.iter().enumerate() {
            asks.extend([false, true].map(|much| by_form(play.log().len(), viewer, index, it, much)));
        }
    }
    asks
}

/// What nobody may do now: to say what luck brings, to write lines of the table, to answer another number, nonsense.
fn tries(worlds: [&Play; 2]) -> Vec<Ask> {
    let length = worlds[0].log().len();
    let mut lines = BTreeSet::from(["undo 1", "hints on", "name A Eve", "nonsense", ""].map(ToOwned::to_owned));
    lines.extend(worlds.iter().flat_map(|play| play.now().outcomes()).map(|(outcome, _)| outcome));
    let mut asks: Vec<_> = lines.iter().map(|line| Ask::act(length, "do", line)).collect();
    let nonsense = [("move", "99"), ("move", "x"), ("back", "Z"), ("p", "1")];
    asks.extend(nonsense.map(|(name, value)| Ask::act(length, name, value)));
    for number in [0, length - 1, length + 1] {
        let moves = [("throw", "1"), ("move", "0"), ("back", "A")];
        asks.extend(moves.map(|(name, value)| Ask::act(number, name, value)));
    }
    asks.extend(["", "x", "-1"].map(|number| Ask::post("/t/{id}/act", [("n", number), ("throw", "1")])));
    asks
}

/// A move as a form sends it, with the least or the most that can be picked.
fn by_form(number: usize, viewer: Viewer, index: usize, it: &Move, much: bool) -> Ask {
    let mut ask = Ask::act(number, "move", &index.to_string());
    ask.fields.extend(viewer.seat().map(|seat| ("seat".to_owned(), seat.to_string())));
    match &it.how {
        How::Touch { .. } => {}
        How::Pick { from, least, most, .. } => {
            let id = |(word, choice): (usize, &Choice)| choice.piece.clone().unwrap_or(format!("w{index}-{word}"));
            let picked = from.iter().enumerate().map(id).take(if much { *most } else { *least });
            ask.fields.extend(picked.map(|id| ("p".to_owned(), id)));
        }
        How::Rows { rows, .. } => {
            let word = |row: &Vec<Choice>| if much { row.last() } else { row.first() }.unwrap().word.clone();
            ask.fields.extend(rows.iter().enumerate().map(|(row, words)| (format!("r{index}-{row}"), word(words))));
        }
    }
    ask
}

/// Whatever can be wished besides playing, also for a seat that is not there.
fn wishes(play: &Play) -> Vec<Ask> {
    let length = play.log().len().to_string();
    let mut asks = Vec::new();
    for seat in seats(play).map(|seat| seat.to_string()).chain(["Z".to_owned()]) {
        for wish in ["sit", "rename", "back", "agree", "refuse", "resign", "leave", "replace", "free", "nonsense"] {
            for number in ["0", &length] {
                for asker in if matches!(wish, "agree" | "refuse") { &["A", "B"][..] } else { &["A"] } {
                    let wished = [("wish", wish), ("seat", seat.as_str()), ("n", number)];
                    let further = [("asker", *asker), ("name", "Eve"), ("level", "random")];
                    asks.push(Ask::post("/t/{id}/wish", wished.into_iter().chain(further)));
                }
            }
        }
    }
    for wish in ["join", "fill", "begin", "begin-with-bots"] {
        let wished = [("wish", wish), ("n", length.as_str()), ("name", "Eve"), ("level", "random")];
        asks.push(Ask::post("/t/{id}/wish", wished));
    }
    asks.push(Ask::post("/t/{id}/wish", [("wish", "pace"), ("pace", "calm")]));
    asks
}

/// Every other form.
fn forms(play: &Play, asker: &Asker<'_>) -> Vec<Ask> {
    let told = asker.eyes.iter().map(|&eyes| Record::as_told(play, play.log_for(eyes)).to_string());
    let mut asks: Vec<_> =
        told.map(|record| Ask::post("/look", [("record", record.as_str()), ("step", "1")])).collect();
    asks.push(Ask::post("/choose", [("lang", "da"), ("back", "/t/{id}")]));
    asks.push(Ask::post(format!("/g/{}", play.start().about().slug), [("name-0", "Eve"), ("quick", "1")]));
    asks.push(Ask::post("/t/{id}/seen", [("n", play.log().len().to_string().as_str())]));
    let told = asker.eyes.iter().map(|&eyes| Record::as_told(play, play.log_for(eyes)).to_string());
    asks.extend(told.map(|record| Ask::post("/look/on", [("record", record.as_str()), ("from", "1000000")])));
    asks.push(Ask::post("/t/{id}/on", [("from", "0")]));
    asks.push(Ask::post("/t/{id}/again", []));
    asks.push(Ask::post("/t/{id}/pass", [("pass", "device")]));
    asks.extend(seats(play).map(|seat| Ask::post("/t/{id}/pass", [("pass", "seat"), ("seat", &seat.to_string())])));
    asks.push(Ask::post("/t/{id}/devices", [("device", "any")]));
    let (hash, number) = ("0".repeat(64), "0".repeat(32));
    for (name, value) in
        [("seal", hash.as_str()), ("number", &number), ("lost", "1"), ("words", "six"), ("seal", "six")]
    {
        asks.push(Ask::post("/t/{id}/luck", [(name, value)]));
    }
    asks.push(Ask::post("/enter", [("word", "any"), ("back", "/")]));
    for (word, kind) in [("device", "seat"), ("seat", "seat"), ("seat", "device"), ("nowhere", "device")] {
        asks.push(Ask::post(format!("/pass/{word}-{{id}}"), [("pass", kind), ("name", "Eve")]));
    }
    asks
}
