//! A game from outside the list: Greedy, whose rules panic where the options say so.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};

use rafle_engine::{
    About, Aid, AnyGame, Message, Next, Pad, Paper, Refusal, Seat, Source, Standings, Tally, View, Viewer,
};
use rafle_tables::Custom;

/// Who plays for these points meets rules that panic at `stop`, whenever it is tried.
pub(crate) const AT_STOP: &str = "71";
/// After `stop` nothing can be shown.
pub(crate) const AFTER_STOP: &str = "72";
/// The rules panic at `stop` once [`LATER`] is set: they were changed.
pub(crate) const AT_STOP_LATER: &str = "73";
/// The rules panic at any choice as long as [`STUCK`] is set.
pub(crate) const AT_CHOICES: &str = "74";

/// See [`AT_STOP_LATER`].
pub(crate) static LATER: AtomicBool = AtomicBool::new(false);
/// See [`AT_CHOICES`].
pub(crate) static STUCK: AtomicBool = AtomicBool::new(false);

struct Stumbling {
    game: Box<dyn AnyGame>,
    target: String,
    stopped: bool,
}

/// Opens any game of the list; Greedy may stumble.
pub(crate) fn open(slug: &str, seats: usize, options: &[(&str, &str)]) -> Option<Result<Box<dyn AnyGame>, Refusal>> {
    let target = options.iter().find(|(key, _)| *key == "target").map_or("", |(_, value)| value).to_owned();
    let game = (Custom::default().games)(slug, seats, options)?;
    Some(game.map(|game| Box::new(Stumbling { game, target, stopped: false }) as Box<dyn AnyGame>))
}

impl Stumbling {
    fn of(&self, game: Box<dyn AnyGame>) -> Box<dyn AnyGame> {
        Box::new(Stumbling { game, target: self.target.clone(), stopped: self.stopped })
    }

    fn try_line(&self, line: &str) {
        let choice = ["stop", "again"].contains(&line);
        let stumbles = match self.target.as_str() {
            AT_STOP => line == "stop",
            AT_STOP_LATER => line == "stop" && LATER.load(Ordering::SeqCst),
            AT_CHOICES => choice && STUCK.load(Ordering::SeqCst),
            _ => false,
        };
        assert!(!stumbles, "a test of what comes of it");
    }
}

impl AnyGame for Stumbling {
    fn about(&self) -> &'static About {
        self.game.about()
    }

    fn decides(&self) -> bool {
        self.game.decides()
    }

    fn may_take_back(&self) -> bool {
        self.game.may_take_back()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn with_seats(&self, seats: usize) -> Result<Box<dyn AnyGame>, Refusal> {
        Ok(self.of(self.game.with_seats(seats)?))
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.game.options()
    }

    fn next(&self) -> Next {
        self.game.next()
    }

    fn open(&self) -> Vec<String> {
        self.game.open()
    }

    fn forced(&self) -> Option<String> {
        self.game.forced()
    }

    fn enter(&mut self, line: &str) -> Result<String, Refusal> {
        self.try_line(line);
        let written = self.game.enter(line)?;
        self.stopped = written == "stop";
        Ok(written)
    }

    fn unsaid(&self) -> Option<String> {
        self.game.unsaid()
    }

    fn is_luck(&self, line: &str) -> bool {
        self.game.is_luck(line)
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.game.pass_over(seat)
    }

    fn draw(&self, source: &mut dyn Source) -> String {
        self.game.draw(source)
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        self.game.outcomes()
    }

    fn standings(&self) -> Standings {
        self.game.standings()
    }

    fn view(&self, viewer: Viewer) -> View {
        assert!(!(self.stopped && self.target == AFTER_STOP), "a test of what comes of it");
        self.game.view(viewer)
    }

    fn aid(&self) -> Option<Aid> {
        self.game.aid()
    }

    fn pad(&self) -> Option<Pad> {
        self.game.pad()
    }

    fn paper(&self) -> Option<Paper> {
        self.game.paper()
    }

    fn tally(&self) -> Option<Tally> {
        self.game.tally()
    }

    fn told(&self, line: &str, viewer: Viewer) -> Vec<String> {
        self.game.told(line, viewer)
    }

    fn happened(&self, line: &str, viewer: Viewer) -> Vec<Message> {
        self.game.happened(line, viewer)
    }

    fn moment(&self, line: &str, viewer: Viewer) -> Option<View> {
        self.game.moment(line, viewer)
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyGame> {
        self.of(self.game.seen_by(viewer))
    }

    fn has_holes(&self) -> bool {
        self.game.has_holes()
    }

    fn fill(&self, source: &mut dyn Source) -> Box<dyn AnyGame> {
        self.of(self.game.fill(source))
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        self.of(self.game.copy())
    }

    fn typed(&self) -> &dyn Any {
        self.game.typed()
    }
}
