//! A game walked through in memory, and tables that stand in the middle of it: any moment of it can be looked at at once.

use std::time::{SystemTime, UNIX_EPOCH};

use rafle_engine::{About, Next, Part, Pieces, Place, Play, Seat, Seeded, Viewer};
use rafle_tables::{Agreed, Logs, Person, Setup, SetupSeat, Wish, newcomer};

use crate::Done;
use crate::server::Server;
use crate::short::hurried;

/// What people are called, some of them at length. The first one looks.
const NAMES: [&str; 16] = [
    "Anna",
    "Mikkel",
    "Farmor",
    "Bo",
    "Christoffer",
    "Ida",
    "Jens",
    "Tove",
    "Aksel",
    "Birgitte",
    "Per",
    "Liv",
    "Ulla",
    "Niels",
    "Oda",
    "Villads",
];

/// A game is followed so far, in lines, if it is not over before.
const FAR: usize = 800;

/// A game that was walked through, with everybody's choices and luck.
pub struct Walk<'a> {
    server: &'a Server,
    person: Person,
    token: String,
    header: String,
    /// All lines of the table.
    pub log: Vec<String>,
    /// After how many lines the first seat has something to do, and after how many the walk ends.
    pub stops: Vec<usize>,
    /// How much it has in its hand at most, and after how many lines.
    pub fullest: (usize, usize),
    /// The numbers of the lines that end what everybody should have seen.
    pub reveals: Vec<usize>,
}

/// How many play: two, and as many as can by the usual rules; or one, if no more can.
pub fn seats(about: &About) -> Vec<usize> {
    let opens = |seats: &usize| rafle_games::open(about.slug, *seats, &[]).is_some_and(|opened| opened.is_ok());
    let most = (about.least_seats..=about.most_seats).rev().find(opens).expect("somebody can play");
    let mut seats = vec![2.clamp(about.least_seats, most), most];
    seats.dedup();
    seats
}

impl<'a> Walk<'a> {
    /// Walks through a game in which this person has the first seat, by the usual rules.
    pub async fn through(server: &'a Server, about: &About, seats: usize, person: &Person) -> Done<Walk<'a>> {
        Walk::by(&[], server, about, seats, person).await
    }

    /// The same by these rules.
    pub async fn by(
        options: &[(String, String)],
        server: &'a Server,
        about: &About,
        seats: usize,
        person: &Person,
    ) -> Done<Walk<'a>> {
        let tables = server.tables();
        let seat = |index: usize| if index == 0 { SetupSeat::Mine(NAMES[0].to_owned()) } else { SetupSeat::Open };
        let setup = Setup {
            slug: about.slug.to_owned(),
            options: options.to_vec(),
            seats: (0..seats).map(seat).collect(),
            agreed: Agreed::default(),
        };
        let room = tables.open(person, &setup).await?;
        let mut number = 0;
        for name in &NAMES[1..seats] {
            number = tables.wish(room.id(), &newcomer(), number, Wish::Join((*name).to_owned())).await?;
        }
        if seats > 1 {
            tables.wish(room.id(), person, number, Wish::Begin { fill: false }).await?;
        }
        let stored = tables.store().load(room.id()).await?.ok_or("the table is stored")?;
        let mut play = server.play(room.id()).await;
        let (stops, fullest, reveals) = walk(&mut play);
        let token = person.token(room.id());
        Ok(Walk {
            server,
            person: person.clone(),
            token,
            header: stored.header,
            log: play.log().to_vec(),
            stops,
            fullest,
            reveals,
        })
    }

    /// Opens a table that stands after so many lines, and tells its word.
    pub async fn table_after(&self, lines: usize) -> Done<String> {
        let at = SystemTime::now().duration_since(UNIX_EPOCH)?;
        let id = format!("walk{}", at.as_nanos());
        // Somebody is written otherwise in each log.
        let token = self.person.token(&id);
        let log: Vec<_> = self.log[..lines].iter().map(|line| line.replace(&self.token, &token)).collect();
        self.server.tables().store().create(&id, &self.header, &log, at.as_secs() as i64).await?;
        Ok(id)
    }
}

/// Goes on to the end, or far enough. Tells where the first seat had something to do, and where it stopped; and how much it had
/// in its hand at most, and where; and which lines ended something to be seen.
fn walk(play: &mut Play) -> (Vec<usize>, (usize, usize), Vec<usize>) {
    let mut source = Seeded::new(1);
    let (mut stops, mut fullest, mut reveals) = (Vec::new(), (0, play.log().len()), Vec::new());
    while play.log().len() < FAR {
        let line = match play.next() {
            Next::Nobody => break,
            Next::Seat(_) => hurried(play, &mut source),
            Next::Chance { .. } => play.now().draw(&mut source),
        };
        if matches!(play.next(), Next::Seat(Seat::A) | Next::Chance { hand: Some(Seat::A) }) {
            stops.push(play.log().len());
            fullest = fullest.max((in_hand(play), play.log().len()));
        }
        let moment = play.now().moment(&line, Viewer::Seat(Seat::A)).and_then(|view| view.moment);
        if moment.is_some_and(|moment| moment.waits()) {
            reveals.push(play.log().len());
        }
        play.enter(&line).expect("an open line is accepted");
    }
    stops.push(play.log().len());
    (stops, fullest, reveals)
}

/// How much the first seat holds.
fn in_hand(play: &Play) -> usize {
    let held = |part: &Part| match part {
        Part::Pieces(Pieces { place: Place::Hand, owner: Some(Seat::A), pieces, .. }) => pieces.len(),
        _ => 0,
    };
    play.now().view(Viewer::Seat(Seat::A)).parts.iter().map(held).sum()
}
