//! Tables at which somebody plays, for pages to be made of.

use std::sync::Arc;

use rafle_engine::{About, Next, Seat, Seats, Seeded, Source, Viewer};
use rafle_pages::table::{Eyes, Facing, Finished, Found, Sight, facing, page, sight};
use rafle_pages::{Reader, Table as Named, tv};
use rafle_table::{
    Agreed, Coached, Granted, Guest, Hints, House, Onward, Person, RandomBots, Setup, SetupSeat, Table, Wish, course,
    replay, sealed,
};

use crate::named;
use crate::outline::{Element, read};

/// A table of its own, and luck that is the same each time.
pub(crate) struct Sitting {
    pub(crate) table: Table,
    pub(crate) named: Named<'static>,
    luck: Seeded,
}

/// The digits of the device that looks.
pub(crate) const DEVICE: &str = "01234567";

/// Whoever is at the table, or looks at it.
pub(crate) fn anna() -> Guest {
    Person::made_of([1; 32]).at("word")
}

pub(crate) fn bo() -> Guest {
    Person::made_of([2; 32]).at("word")
}

pub(crate) fn nobody() -> Guest {
    Person::made_of([3; 32]).at("word")
}

impl Sitting {
    /// A table that Anna has opened.
    pub(crate) fn of(about: &'static About, options: &[(&str, &str)], seats: Vec<SetupSeat>) -> Sitting {
        let luck = Seeded::new(1);
        let options = options.iter().map(|(key, word)| ((*key).to_owned(), (*word).to_owned())).collect();
        let setup = Setup { slug: about.slug.to_owned(), options, seats, agreed: Agreed::default() };
        let table = setup.open(&anna(), &RandomBots, &sealed(&[1; 32], "word")).unwrap();
        Sitting { table, named: named(about), luck }
    }

    /// A table that Anna has opened from a record, to go on where it ends.
    pub(crate) fn from(record: &str, seats: &[SetupSeat]) -> Sitting {
        let onward = Onward::from(&replay(record).unwrap(), usize::MAX).unwrap();
        let seal = sealed(&[1; 32], "word");
        let table = onward.open(seats, Agreed::default(), &anna(), &RandomBots, &seal).unwrap();
        Sitting { named: named(table.about()), table, luck: Seeded::new(1) }
    }

    /// Anna and Bo play, with bots in the other seats of the usual number.
    pub(crate) fn usual(about: &'static About) -> Sitting {
        let count = about.usual_seats.clamp(about.least_seats, about.most_seats);
        let seat = |index| match index {
            0 => SetupSeat::Mine("Anna".to_owned()),
            1 => SetupSeat::Open,
            _ => SetupSeat::Bot("random".to_owned()),
        };
        let mut sitting = Sitting::of(about, &[], (0..count).map(seat).collect());
        if count > 1 {
            sitting.wish(&bo(), &Wish::Join("Bo".to_owned()));
            sitting.begin();
        }
        sitting
    }

    /// Anna begins with who is there. What is dealt follows from what was sealed.
    pub(crate) fn begin(&mut self) {
        let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
        let mut luck = self.table.luck().unwrap();
        let begun = self.table.grant(&anna(), &Wish::Begin { fill: false }, &house, &mut luck).unwrap();
        let Granted::Lines(lines) = begun else { panic!("nobody is asked") };
        self.table.add(&lines);
    }

    /// Somebody's wish, which is granted.
    pub(crate) fn wish(&mut self, guest: &Guest, wish: &Wish) {
        let house = House { bots: &RandomBots, away: Seats::NONE, silent: Seats::NONE, released: &[] };
        match self.table.grant(guest, wish, &house, &mut self.luck).unwrap() {
            Granted::Lines(lines) => self.table.add(&lines),
            Granted::Asked(asked) => self.table.ask(asked),
            Granted::Missing(device) => {
                let lines = self.table.drawn_anew(&[device], &sealed(&[2; 32], "word"));
                self.table.add(&lines);
            }
        }
    }

    /// Whoever is next throws, or does anything that is open; false when the game is over.
    pub(crate) fn go_on(&mut self) -> bool {
        let chosen = match self.table.play().next() {
            Next::Nobody => return false,
            Next::Chance { .. } => None,
            Next::Seat(_) => {
                let mut open = self.table.play().now().open();
                let pick = self.luck.below(open.len() as u32);
                Some(open.swap_remove(pick as usize))
            }
        };
        let lines = self.table.lines_of_bot(chosen.as_deref(), &mut self.luck).unwrap();
        self.table.add(&lines);
        true
    }

    /// The same with the luck that was sealed.
    pub(crate) fn go_on_fairly(&mut self) -> bool {
        let chosen = match self.table.play().next() {
            Next::Nobody => return false,
            Next::Chance { .. } => None,
            Next::Seat(_) => self.table.play().any_line(&mut self.luck),
        };
        let mut luck = self.table.luck().expect("a secret was sealed");
        let lines = self.table.lines_of_bot(chosen.as_deref(), &mut luck).unwrap();
        self.table.add(&lines);
        true
    }

    /// Goes on until this seat has more than one thing to choose from.
    pub(crate) fn until_choice_of(&mut self, seat: Seat) {
        while !(self.table.play().next() == Next::Seat(seat) && self.table.play().now().open().len() > 1) {
            assert!(self.go_on(), "{seat} never chooses");
        }
    }

    /// Goes on to the end.
    pub(crate) fn play_out(&mut self) {
        while self.go_on() {}
    }

    /// The game that is over.
    pub(crate) fn finished(&self) -> Finished {
        let play = self.table.play();
        Finished { play: Arc::new(play.clone()), course: course(play) }
    }

    /// What somebody finds at the table with these eyes, drawn.
    pub(crate) fn sight(&self, reader: &Reader, guest: &Guest, eyes: &Eyes, advice: Option<Coached<Hints>>) -> Sight {
        let mut faced = Facing::Table(Viewer::Spectator);
        let viewer = |mine, next| {
            faced = facing(eyes, self.named.about.hidden, mine, next);
            faced.viewer()
        };
        let shot = self.table.look(guest, viewer, 0).unwrap();
        let finished = shot.over().then(|| self.finished());
        sight(reader, &self.named, eyes, Found { shot, faced, finished, device: DEVICE.to_owned(), advice })
    }

    /// The page of the table for somebody who asks for nothing special.
    pub(crate) fn page(&self, reader: &Reader, guest: &Guest) -> Element {
        self.page_with(reader, guest, &Eyes::default())
    }

    /// The page of the table, looked at with these eyes.
    pub(crate) fn page_with(&self, reader: &Reader, guest: &Guest, eyes: &Eyes) -> Element {
        let sight = self.sight(reader, guest, eyes, None);
        read(&page(reader, &self.named, eyes, sight, None).into_string())
    }

    /// The big screen.
    pub(crate) fn screen(&self, reader: &Reader) -> Element {
        let sight = self.sight(reader, &nobody(), &tv::EYES, None);
        read(&tv::page(reader, &self.named, sight).into_string())
    }
}

/// The parts of a table's page that change in the course of a game.
const REGIONS: [&str; 12] =
    ["where", "around", "fields", "seats", "say", "wood", "own", "hint", "acts", "paper", "log", "back"];

/// The outline of what is in them.
pub(crate) fn regions(page: &Element) -> String {
    let found = REGIONS.into_iter().filter_map(|id| page.by_id(id));
    found.filter(|region| !region.is_empty()).map(Element::outline).collect()
}
