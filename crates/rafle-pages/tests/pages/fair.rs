//! "Is the luck fair?", from the waiting room to the end.

use rafle_engine::Seat;
use rafle_pages::fair::page;
use rafle_table::{Adding, SetupSeat, Verdict, Wish, about, verify};
use sha2::{Digest, Sha256};

use crate::outline::read;
use crate::sitting::{DEVICE, Sitting, anna, bo, nobody};
use crate::{compare, plain_reader};

/// What is looked at, one below the other.
#[derive(Default)]
struct Seen(String);

impl Seen {
    /// The whole page of somebody's device.
    fn page(&mut self, headline: &str, sitting: &Sitting, guest: &rafle_table::Guest, why: Option<&str>) {
        let shot = sitting.table.look(guest, |_, _| rafle_engine::Viewer::Spectator, 0).unwrap();
        let verdict: Option<Verdict> = shot.over().then(|| verify(sitting.table.play()));
        let markup = page(&plain_reader("en"), &sitting.named, &shot, DEVICE, verdict.as_ref(), why);
        let page = read(&markup.into_string());
        self.add(headline, &page.by_tag("main").unwrap().outline());
    }

    /// What stands beside the table.
    fn beside(&mut self, headline: &str, sitting: &Sitting, guest: &rafle_table::Guest) {
        self.add(headline, &sitting.page(&plain_reader("en"), guest).by_id("luck").unwrap().outline());
    }

    fn add(&mut self, headline: &str, outline: &str) {
        self.0.extend(["# ", headline, "\n", outline]);
    }
}

fn adds(adding: Adding) -> Wish {
    Wish::Add(DEVICE.to_owned(), adding)
}

fn seal(byte: u8) -> Adding {
    Adding::Seal(Sha256::digest([byte; 16]).into())
}

/// A room of Anna and Bo, whose devices have sealed a number.
fn room() -> Sitting {
    let mut sitting =
        Sitting::of(about("greedy").unwrap(), &[], vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Open]);
    sitting.wish(&bo(), &Wish::Join("Bo".to_owned()));
    sitting.wish(&anna(), &adds(seal(1)));
    sitting.wish(&bo(), &adds(seal(2)));
    sitting
}

#[test]
fn from_the_waiting_room_to_the_end() {
    let mut seen = Seen::default();
    let mut sitting = room();
    sitting.wish(&nobody(), &Wish::AddWords("six, please".to_owned()));
    seen.page("the room", &sitting, &anna(), None);
    seen.page("somebody who watches, and whose words were refused", &sitting, &nobody(), Some("Too many words."));
    seen.beside("beside the room", &sitting, &anna());
    sitting.wish(&anna(), &Wish::Begin { fill: false });
    seen.beside("numbers are waited for", &sitting, &bo());
    sitting.wish(&anna(), &adds(Adding::Number([1; 16])));
    seen.beside("one is there", &sitting, &anna());
    sitting.wish(&bo(), &adds(Adding::Number([2; 16])));
    seen.beside("both are", &sitting, &anna());
    seen.page("during the game", &sitting, &bo(), None);
    while sitting.go_on_fairly() {}
    seen.page("when the game is over", &sitting, &anna(), None);
    seen.beside("beside the result", &sitting, &anna());
    compare("around", "fair", &seen.0);
}

/// Whose device is gone before its number came is not shut in: another one of theirs has a button, with scripts too.
#[test]
fn a_number_can_be_given_up_on_another_device() {
    let mut sitting = room();
    sitting.wish(&anna(), &Wish::Add("0123abcd".to_owned(), seal(3)));
    sitting.wish(&anna(), &Wish::Begin { fill: false });
    let gives_up = |sitting: &Sitting, guest: &rafle_table::Guest| {
        let beside = sitting.page(&plain_reader("en"), guest).by_id("luck").unwrap().outline();
        let button = beside.lines().find(|line| line.contains("Go on without my number"));
        button.map(|_| beside.contains("noscript"))
    };
    let (hers, anybodys) = (gives_up(&sitting, &anna()), gives_up(&sitting, &nobody()));
    assert_eq!((hers, anybodys), (Some(true), None), "this one opens its own");
    sitting.wish(&anna(), &adds(Adding::Number([1; 16])));
    assert_eq!(gives_up(&sitting, &anna()), Some(false), "the other one does not");
    sitting.wish(&bo(), &adds(Adding::Number([2; 16])));
    sitting.wish(&anna(), &adds(Adding::Lost));
    assert_eq!(gives_up(&sitting, &anna()), None);
}

#[test]
fn out_of_the_ordinary() {
    let mut seen = Seen::default();
    let mut sitting = room();
    sitting.wish(&anna(), &Wish::Begin { fill: false });
    sitting.wish(&anna(), &adds(Adding::Number([1; 16])));
    sitting.wish(&bo(), &adds(Adding::Lost));
    seen.page("Bo's number was missing", &sitting, &anna(), None);
    sitting.wish(&anna(), &adds(seal(3)));
    sitting.wish(&anna(), &adds(Adding::Number([3; 16])));
    seen.page("and all was drawn anew", &sitting, &bo(), None);
    // Outcomes by another luck than the one that was sealed.
    while sitting.go_on() {}
    seen.page("a record that does not follow", &sitting, &anna(), None);
    let alone = Sitting::of(
        about("greedy").unwrap(),
        &[],
        vec![SetupSeat::Mine("Anna".to_owned()), SetupSeat::Bot("random".to_owned())],
    );
    seen.page("nobody adds a number", &alone, &anna(), None);
    compare("around", "fair-otherwise", &seen.0);
    assert!(!alone.table.seats_of(&anna()).has(Seat::new(1)));
}
