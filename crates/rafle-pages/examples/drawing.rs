//! What a move costs before anything is sent: what is granted and added, what both players find, and what is drawn for them.
//! `cargo run --release -p rafle-pages --example drawing [SLUG …]`

use std::env;
use std::time::Duration;

use cpu_time::ThreadTime;
use rafle_engine::{Next, Seeded, Source, Viewer};
use rafle_pages::table::{Eyes, Facing, Found, Picture, facing, sight};
use rafle_pages::{Assets, House, Reader, Table as Named};
use rafle_table::{Agreed, Guest, Person, RandomBots, Setup, SetupSeat, Snapshot, Table, decides, sealed};
use rafle_words::Words;

/// How many moves are made.
const MOVES: u32 = 20_000;

static ASSETS: Assets = Assets {
    icon: String::new(),
    scripts: [const { String::new() }; 3],
    check: String::new(),
    stylesheets: [const { String::new() }; 3],
    style: String::new(),
};

/// Where the time of all moves went.
#[derive(Default)]
struct Spent {
    adding: Duration,
    looking: Duration,
    drawing: Duration,
    bytes: usize,
}

fn main() {
    let asked: Vec<_> = env::args().skip(1).collect();
    let usual = || ["greedy", "yatzy", "court", "dnup"].map(ToOwned::to_owned).to_vec();
    println!(
        "{:<12} {:>8} {:>8} {:>8} {:>8}  µs of the processor for a move, and bytes sent",
        "", "adding", "looking", "drawing", "bytes"
    );
    for slug in if asked.is_empty() { usual() } else { asked } {
        let Spent { adding, looking, drawing, bytes } = moves(&slug);
        let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(MOVES);
        let bytes = bytes / MOVES as usize;
        println!("{slug:<12} {:>8.2} {:>8.2} {:>8.2} {bytes:>8}", each(adding), each(looking), each(drawing));
    }
}

/// Two people play, each with a page open.
fn moves(slug: &str) -> Spent {
    let guests = [1, 2].map(|byte| Person::made_of([byte; 32]).at("table"));
    let reader = Reader {
        words: Words::of("en").marked(),
        theme: None,
        name: None,
        new: false,
        page: "/t/table".to_owned(),
        assets: &ASSETS,
    };
    let (mut table, mut luck, mut spent) = (opened(slug, &guests), Seeded::new(1), Spent::default());
    let mut sent = [Vec::new(), Vec::new()];
    for _ in 0..MOVES {
        if table.play().over() {
            table = opened(slug, &guests);
        }
        let since = table.play().log().len();
        let began = ThreadTime::now();
        go_on(&mut table, &mut luck);
        spent.adding += began.elapsed();
        for (guest, sent) in guests.iter().zip(&mut sent) {
            let began = ThreadTime::now();
            let (faced, shot) = look(&table, guest, since);
            spent.looking += began.elapsed();
            let began = ThreadTime::now();
            let picture = draw(&reader, &table, faced, shot);
            spent.bytes += picture.beside(sent).len();
            *sent = picture.looks().to_vec();
            spent.drawing += began.elapsed();
        }
    }
    spent
}

/// A table at which these two sit, and have begun.
fn opened(slug: &str, [anna, bo]: &[Guest; 2]) -> Table {
    let seats = ["Anna", "Bo"].map(|name| SetupSeat::Mine(name.to_owned())).to_vec();
    let setup = Setup { slug: slug.to_owned(), options: Vec::new(), seats, agreed: Agreed::default() };
    let mut table = setup.open(anna, &RandomBots, &sealed(&[7; 32], "table")).expect("a game for two");
    table.add(&[format!("sits B person {}", bo.token())]);
    table
}

/// Whoever is next throws, or does anything that is open.
fn go_on(table: &mut Table, luck: &mut Seeded) {
    let chosen = match table.play().next() {
        Next::Seat(_) => {
            let mut open = table.play().now().open();
            let pick = luck.below(open.len() as u32);
            Some(open.swap_remove(pick as usize))
        }
        _ => None,
    };
    let lines = table.lines_of_bot(chosen.as_deref(), luck).expect("what is open is granted");
    table.add(&lines);
}

fn look(table: &Table, guest: &Guest, since: usize) -> (Facing, Snapshot) {
    let mut faced = Facing::Table(Viewer::Spectator);
    let viewer = |mine, next| {
        faced = facing(&Eyes::default(), table.about().hidden, mine, next);
        faced.viewer()
    };
    let shot = table.look(guest, viewer, since).expect("whoever sits there may look");
    assert!(matches!(faced, Facing::Table(Viewer::Seat(_))), "each plays one seat");
    (faced, shot)
}

fn draw(reader: &Reader, table: &Table, faced: Facing, shot: Snapshot) -> Picture {
    let house = House { levels: &["random"], usual: "random", coach: false };
    let (about, link, door) =
        (table.about(), "http://localhost:7000/t/table".to_owned(), "http://localhost:7000".to_owned());
    let named = Named { id: "table", about, decides: decides(about.slug), house, link, door, word: None };
    let found = Found { shot, faced, finished: None, device: "01234567".to_owned(), advice: None };
    Picture::of(reader, sight(reader, &named, &Eyes::default(), found))
}
