//! Watching a page while a game is played: what was on the screen and for how long, what was said aloud; and what should have
//! been there, by the log.

use rafle_engine::{Dice, Next, Play, TableLine, Throw, Viewer};
use serde::Deserialize;

use crate::Done;
use crate::browser::Browser;

/// Notes from now on what the page shows, whenever that changes: the number of the log, what has ended, the headline, and the
/// dice that lie on the wood; and what is said to those who listen.
const WATCH: &str = r"
const [table, aloud] = ['#table', '#heard'].map((it) => document.querySelector(it));
const watched = { looks: [], said: [] };
// The page comes anew when the game is over: what was seen before is kept.
const keep = () => sessionStorage.setItem('watched', JSON.stringify(watched));
const look = () => {
  const say = document.querySelector('#say');
  const dice = [...document.querySelectorAll('#wood .die use')].filter((it) => it.checkVisibility({ visibilityProperty: true }));
  return {
    number: Number(document.querySelector('#fields')?.dataset.n), shown: say?.dataset.shown ? Number(say.dataset.shown) : null,
    says: say?.querySelector('strong')?.textContent ?? '', dice: dice.map((it) => Number(it.getAttribute('href').slice(2))),
  };
};
let last = '';
const note = () => {
  const now = look();
  if (JSON.stringify(now) === last) return;
  last = JSON.stringify(now);
  watched.looks.push({ at: Date.now(), ...now });
  keep();
};
new MutationObserver(note).observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
addEventListener('pagehide', () => { watched.looks.push({ at: Date.now(), number: 0, shown: null, says: '', dice: [] }); keep(); });
new MutationObserver(() => { watched.said.push(aloud.textContent); keep(); }).observe(aloud, { subtree: true, childList: true, characterData: true });
note();
";

/// How long the log is that the page shows: asked at once, since what is found on a page may be drawn anew meanwhile.
const SHOWS: &str = "return Number(document.querySelector('#fields')?.dataset.n ?? 0);";

/// What was noted, and what time it is.
const WATCHED: &str = "return { ...JSON.parse(sessionStorage.getItem('watched')), until: Date.now() };";

/// So long everything is on the screen, in milliseconds.
pub const LEAST: f64 = 600.0;

/// So long a reveal is, where nobody goes on, unless the page is so many events behind the table.
pub const REVEAL: f64 = 2500.0;
const BEHIND: usize = 3;

/// What a page showed, from this time on.
#[derive(Clone, Debug, Deserialize)]
pub struct Look {
    /// In milliseconds.
    pub at: f64,
    /// How long the log was.
    pub number: usize,
    /// The line that has ended something, if the page showed that.
    pub shown: Option<usize>,
    /// The headline.
    pub says: String,
    /// The faces of all dice on the wood.
    pub dice: Vec<u8>,
}

impl Look {
    /// So much of the log was on the screen: what has ended is shown with all that led to it.
    fn reaches(&self) -> usize {
        self.shown.map_or(self.number, |line| line + 1)
    }
}

/// What a page showed while it was watched.
#[derive(Clone, Debug, Deserialize)]
pub struct Watched {
    /// One after the other.
    pub looks: Vec<Look>,
    /// What was said to those who listen.
    pub said: Vec<String>,
    /// When it was asked for.
    pub until: f64,
}

/// When the log of a table grew, in milliseconds, and to which length.
pub type Grew = Vec<(f64, usize)>;

/// Something that everybody should have seen.
#[derive(Clone, PartialEq, Debug)]
pub struct ToSee {
    /// The number of the line.
    pub number: usize,
    /// The dice that it threw, as far as the viewer was told.
    pub dice: Option<Dice>,
    /// Whether it has ended something; and whether that waits for whoever looks at it.
    pub ends: Option<bool>,
}

/// Whose page it is.
pub enum Whose {
    /// That of whoever plays.
    Player,
    /// That of whoever only watches the table, whose log grew so.
    Watcher(Grew),
}

impl Browser {
    /// Watches the page from now on. Tells how long the log is that it shows.
    pub async fn watch(&self) -> Done<usize> {
        self.driver.execute(WATCH, Vec::new()).await?;
        self.shows().await
    }

    /// How long the log is that the page shows.
    pub async fn shows(&self) -> Done<usize> {
        Ok(self.driver.execute(SHOWS, Vec::new()).await?.convert()?)
    }

    /// What was seen since.
    pub async fn watched(&self) -> Done<Watched> {
        Ok(self.driver.execute(WATCHED, Vec::new()).await?.convert()?)
    }
}

/// What this viewer should have seen of the lines from this number on.
pub fn to_see(play: &Play, viewer: Viewer, from: usize) -> Vec<ToSee> {
    let told = play.numbered_log_for(viewer);
    let mut game = play.start().copy();
    let mut all = Vec::new();
    for (number, line) in play.log().iter().enumerate().filter(|(_, line)| line.parse::<TableLine>().is_err()) {
        let ends = game.moment(line, viewer).and_then(|view| view.moment).map(|moment| moment.waits());
        let read = told.iter().find(|(other, _)| *other == number).map(|(_, read)| read.as_str());
        let dice = read.and_then(|read| read.parse().ok()).map(|Throw(dice)| dice);
        let thrown = dice.filter(|_| matches!(game.next(), Next::Chance { .. }) || game.is_luck(line));
        if number >= from && (thrown.is_some() || ends.is_some()) {
            all.push(ToSee { number, dice: thrown, ends });
        }
        game.enter(line).expect("a line of the log is accepted");
    }
    all
}

impl Watched {
    /// Complains of what was not seen long enough, or not heard. Whoever played went on from a reveal when they liked; whoever
    /// watched has seen it to its end, as long as they kept up with the table.
    pub fn saw(&self, all: &[ToSee], whose: &Whose) -> Done {
        let wrong: Vec<_> = all.iter().filter_map(|it| self.misses(it, all, whose)).collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }

    fn misses(&self, it: &ToSee, all: &[ToSee], whose: &Whose) -> Option<String> {
        let ToSee { number, dice, ends } = it;
        let lies = |look: &Look| dice.is_none_or(|dice| lie_there(dice, &look.dice));
        let (time, least) = if let Some(waits) = ends {
            let ended = |look: &Look| look.shown == Some(*number);
            let heard = |look: &Look| self.said.iter().any(|said| said.contains(&look.says));
            if let Some(look) = self.looks.iter().find(|look| ended(look) && !heard(look)) {
                return Some(format!("line {number} is not heard: {:?} among {:?}", look.says, self.said));
            }
            let least = match (waits, whose) {
                (true, Whose::Player) => f64::MIN_POSITIVE,
                (true, Whose::Watcher(grew)) if !self.was_behind(*number, grew) => REVEAL,
                _ => LEAST,
            };
            (self.longest(|look| ended(look) && lies(look)), least)
        } else {
            let there = |look: &Look| look.reaches() > *number && lies(look);
            // What lies there in a reveal is seen for as long as that is.
            let reveal = |it: &ToSee, look: &Look| it.ends == Some(true) && look.shown == Some(it.number);
            let left = |look: &Look| matches!(whose, Whose::Player) && all.iter().any(|it| reveal(it, look));
            let least = if self.looks.iter().any(|look| there(look) && left(look)) { f64::MIN_POSITIVE } else { LEAST };
            (self.longest(there), least)
        };
        (time < least)
            .then(|| format!("line {number} ({dice:?}, ends {ends:?}) was seen for {time:.0} ms of {least:.0}"))
    }

    /// Whether so much had happened since this line that a page had to hurry, when it stopped to show what that has ended.
    fn was_behind(&self, line: usize, grew: &Grew) -> bool {
        let last = self.looks.iter().rposition(|look| look.shown == Some(line));
        let end = last.map_or(self.until, |at| self.looks.get(at + 1).map_or(self.until, |look| look.at));
        grew.iter().filter(|(at, length)| *at <= end && *length > line + 1).count() >= BEHIND
    }

    /// How long something was so at a stretch, in milliseconds.
    fn longest(&self, is: impl Fn(&Look) -> bool) -> f64 {
        let ends = self.looks.iter().skip(1).map(|look| look.at).chain([self.until]);
        let (mut longest, mut now) = (0.0_f64, 0.0);
        for (look, end) in self.looks.iter().zip(ends) {
            now = if is(look) { now + end - look.at } else { 0.0 };
            longest = longest.max(now);
        }
        longest
    }
}

/// Whether these dice are among the faces.
fn lie_there(dice: Dice, faces: &[u8]) -> bool {
    let mut left = faces.to_vec();
    dice.iter().all(|face| left.iter().position(|other| *other == face).map(|at| left.swap_remove(at)).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watched(looks: &[(f64, Option<usize>)]) -> Watched {
        let look = |&(at, shown): &(f64, Option<usize>)| {
            let dice = if shown == Some(3) { vec![1, 4] } else { vec![2] };
            Look { at, number: 3, shown, says: "Anna loses 14.".to_owned(), dice }
        };
        let said = vec!["Anna throws a one. Anna loses 14.".to_owned()];
        Watched { looks: looks.iter().map(look).collect(), said, until: 5000.0 }
    }

    #[test]
    fn what_was_skipped_cut_short_or_not_said_is_noticed() {
        let kept_up = Whose::Watcher(vec![(900.0, 4), (3000.0, 5), (3100.0, 6)]);
        let moment = |waits| [ToSee { number: 3, dice: Some("1 4".parse().unwrap()), ends: Some(waits) }];
        let well = watched(&[(0.0, None), (1000.0, Some(3)), (3600.0, None)]);
        assert!(well.saw(&moment(true), &kept_up).is_ok());
        let skipped = watched(&[(0.0, None)]);
        assert!(skipped.saw(&moment(true), &Whose::Player).is_err(), "whoever plays sees it, however shortly");
        let short = watched(&[(0.0, None), (1000.0, Some(3)), (1900.0, None)]);
        assert!(short.saw(&moment(true), &kept_up).is_err());
        assert!(short.saw(&moment(true), &Whose::Player).is_ok() && short.saw(&moment(false), &kept_up).is_ok());
        let hurried = Whose::Watcher(vec![(900.0, 4), (950.0, 5), (960.0, 6), (970.0, 7)]);
        assert!(short.saw(&moment(true), &hurried).is_ok(), "too much has happened since");
        let silent = Watched { said: vec!["Anna throws a one.".to_owned()], ..well.clone() };
        assert!(silent.saw(&moment(true), &kept_up).is_err());
        let other = [ToSee { number: 3, dice: Some("6".parse().unwrap()), ends: Some(true) }];
        assert!(well.saw(&other, &kept_up).is_err(), "another die lay there");
        let thrown = |number| [ToSee { number, dice: Some("2".parse().unwrap()), ends: None }];
        assert!(well.saw(&thrown(2), &kept_up).is_ok());
        assert!(well.saw(&thrown(3), &kept_up).is_err(), "the page has never shown so much of the log");
        let before = |dice: &str| [ToSee { number: 2, dice: Some(dice.parse().unwrap()), ends: None }];
        assert!(well.saw(&before("4"), &kept_up).is_ok(), "it lies there in what it has led to");
        assert!(well.saw(&before("5"), &kept_up).is_err());
        let brief = watched(&[(0.0, None), (1000.0, Some(3)), (1100.0, None)]);
        let in_a_reveal = [before("4"), moment(true)].concat();
        assert!(brief.saw(&in_a_reveal, &Whose::Player).is_ok(), "whoever played has gone on");
        assert!(brief.saw(&in_a_reveal, &kept_up).is_err());
    }
}
