//! Threads that think for bots and coaches: few, apart from those that serve people, and after them. Every house from which
//! somebody waits has one turn in a round, and in a house everybody who waits: however many tables wait for them, and however
//! often somebody comes as another.

use std::collections::VecDeque;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, available_parallelism};

use rafle_table::Effort;
use tokio::sync::oneshot;

/// With less than this part of its usual effort nobody thinks: a bot would play anything.
const LEAST: u32 = 32;

/// Whatever else somebody waits for makes their part so many times smaller at most: whoever has hundreds of tables waits
/// longer instead. A bot that thinks long gives way to everybody; one that moves often does not.
const LEAST_OWN: usize = 4;

/// Something to think about; how hard is known when its turn has come.
type Job = Box<dyn FnOnce(Turn) + Send>;

/// The threads, and what waits for them.
pub(crate) struct Thinkers(Arc<Desk>);

struct Desk {
    queue: Mutex<Queue>,
    news: Condvar,
    threads: usize,
}

#[derive(Default)]
struct Queue {
    /// What each person of each house waits for, the oldest first.
    houses: Round<Round<VecDeque<Job>>>,
    /// Turns that have begun and not ended.
    taken: usize,
    /// Threads that were started.
    started: usize,
    closed: bool,
}

/// Those who wait, by their names, each with what they wait for: whose turn is next stands first. Nobody is in here who waits
/// for nothing.
#[derive(Default)]
struct Round<T>(VecDeque<(String, T)>);

impl<T: Default> Round<T> {
    /// What somebody waits for. Whoever has not waited yet stands last.
    fn of(&mut self, name: &str) -> &mut T {
        let place = self.0.iter().position(|(other, _)| other == name).unwrap_or_else(|| {
            self.0.push_back((name.to_owned(), T::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }
}

impl Queue {
    fn add(&mut self, house: &str, person: &str, job: Job) {
        self.houses.of(house).of(person).push_back(job);
    }

    /// The oldest of whoever is next, and how hard to think about it: houses share the threads, those who wait in one share
    /// its part, and each shares their own part among what they wait for.
    fn next(&mut self, threads: usize) -> Option<(Job, Effort)> {
        let houses = self.houses.0.len();
        let (house, mut people) = self.houses.0.pop_front()?;
        let sharing = houses * people.0.len();
        let (person, mut jobs) = people.0.pop_front().expect("somebody waits in a house of the round");
        let parts = (sharing * jobs.len().min(LEAST_OWN)).div_ceil(threads).min(LEAST as usize);
        let job = jobs.pop_front().expect("nobody waits for nothing");
        if !jobs.is_empty() {
            people.0.push_back((person, jobs));
        }
        if !people.0.is_empty() {
            self.houses.0.push_back((house, people));
        }
        let parts = u32::try_from(parts).ok().and_then(NonZero::new);
        Some((job, parts.map_or(Effort::WHOLE, Effort::one_of)))
    }

    /// How much waits.
    fn waiting(&self) -> usize {
        let people = self.houses.0.iter().flat_map(|(_, people)| &people.0);
        people.map(|(_, jobs)| jobs.len()).sum()
    }
}

/// A turn at one of the threads. Nobody else has it until it is dropped, even if the thought has ended: so that how long it
/// took is nobody else's to see.
pub(crate) struct Turn {
    pub(crate) effort: Effort,
    desk: Arc<Desk>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.desk.lock().taken -= 1;
        self.desk.news.notify_one();
    }
}

/// A thought whose turn has come.
pub(crate) struct Thought<T> {
    pub(crate) turn: Turn,
    /// What comes of it; nothing if whoever thinks has panicked.
    pub(crate) answer: oneshot::Receiver<T>,
}

impl<T> Thought<T> {
    /// What comes of it, after which the turn is the next one's.
    pub(crate) async fn end(self) -> Option<T> {
        self.answer.await.ok()
    }
}

impl Thinkers {
    /// As many threads as there are cores, but one, which is left for those who serve.
    pub(crate) fn new() -> Thinkers {
        Thinkers::of(available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)))
    }

    fn of(threads: usize) -> Thinkers {
        Thinkers(Arc::new(Desk { queue: Mutex::default(), news: Condvar::new(), threads }))
    }

    /// Waits for the turn of this person of a house, and has something thought about then. What nobody waits for any more is
    /// not begun.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        house: &str,
        person: &str,
        work: impl FnOnce(Effort) -> T + Send + 'static,
    ) -> Option<Thought<T>> {
        let (begin, begun) = oneshot::channel();
        let (say, answer) = oneshot::channel();
        let job = move |turn: Turn| {
            let effort = turn.effort;
            if begin.send(turn).is_ok()
                && let Ok(said) = catch_unwind(AssertUnwindSafe(|| work(effort)))
            {
                // Whoever asked may have gone away.
                let _ = say.send(said);
            }
        };
        self.0.lock().add(house, person, Box::new(job));
        self.start();
        self.0.news.notify_one();
        let turn = begun.await.ok()?;
        Some(Thought { turn, answer })
    }

    /// How many thoughts wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.0.lock().waiting()
    }

    /// Starts the threads that are not there yet. They end with the last of whoever could ask them.
    fn start(&self) {
        let mut queue = self.0.lock();
        while queue.started < self.0.threads {
            let desk = self.0.clone();
            match thread::Builder::new().name("thinker".to_owned()).spawn(move || desk.work()) {
                Ok(_) => queue.started += 1,
                Err(error) => {
                    // Whoever comes next tries again.
                    tracing::error!(%error, "cannot start a thread for bots to think");
                    return;
                }
            }
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.news.notify_all();
    }
}

impl Desk {
    /// No job runs under this lock, and what is done under it cannot be left half-done.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(self: &Arc<Desk>) {
        give_way();
        while let Some((job, effort)) = self.next() {
            job(Turn { effort, desk: self.clone() });
        }
    }

    /// Waits until there is something to think about; nothing when nobody can ask any more.
    fn next(&self) -> Option<(Job, Effort)> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if queue.taken < self.threads
                && let Some(next) = queue.next(self.threads)
            {
                queue.taken += 1;
                return Some(next);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Has this thread run after those that serve people, however far the host has the whole program stand back. Elsewhere than
/// on Linux a priority is the whole program's.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let behind = |serving: i32| setpriority_process(None, (serving + NICER).min(NICEST));
        if let Err(error) = getpriority_process(None).and_then(behind) {
            tracing::warn!(%error, "bots think at the priority of the server");
        }
    }
}

/// How far thinking stands behind serving.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// Nothing stands further back.
#[cfg(target_os = "linux")]
const NICEST: i32 = 19;

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use futures_util::future::join_all;
    use tokio::time::timeout;

    use super::*;

    /// Who was thought for, and how hard, in the order in which it was begun. Whoever has `@` in their name comes from the
    /// house behind it.
    async fn order(threads: usize, asked: &[&'static str]) -> Vec<(&'static str, u32)> {
        let thinkers = Thinkers::of(threads);
        let (told, order) = mpsc::channel();
        // As long as the first turns last, everybody else waits.
        let first = join_all((0..threads).map(|_| thinkers.think("", "first", |_| ()))).await;
        let asking = asked.iter().map(|&person| {
            let told = told.clone();
            let house = person.split_once('@').map_or("", |(_, house)| house);
            let thinking = thinkers.think(house, person, move |effort| told.send((person, effort.parts())).unwrap());
            async { thinking.await.unwrap().end().await }
        });
        let mut asking = Box::pin(join_all(asking));
        assert!(timeout(Duration::ZERO, &mut asking).await.is_err(), "nobody has a turn yet");
        drop(first);
        asking.await;
        order.try_iter().collect()
    }

    #[tokio::test]
    async fn everybody_has_one_turn_in_a_round() {
        let order = order(1, &["anna", "anna", "anna", "bo", "carl", "bo"]).await;
        let people: Vec<_> = order.iter().map(|(person, _)| *person).collect();
        assert_eq!(people, ["anna", "bo", "carl", "anna", "bo", "anna"]);
    }

    #[tokio::test]
    async fn who_comes_as_many_from_one_house_has_the_turns_of_one() {
        let many = ["a@crowd", "b@crowd", "c@crowd", "d@crowd", "anna@home", "anna@home"];
        let order = order(1, &many).await;
        let people: Vec<_> = order.iter().map(|(person, _)| *person).collect();
        assert_eq!(people, ["a@crowd", "anna@home", "b@crowd", "anna@home", "c@crowd", "d@crowd"]);
        assert_eq!((order[0].1, order[1].1), (8, 4), "each house has half, and in it four share, or two thoughts");
    }

    #[tokio::test]
    async fn who_asks_for_much_is_thought_for_with_less() {
        let asked: Vec<_> = std::iter::repeat_n("anna", 300).chain(["bo"]).collect();
        let order = order(1, &asked).await;
        assert_eq!(order[..4], [("anna", 8), ("bo", 2), ("anna", 4), ("anna", 4)]);
        assert_eq!(order.last(), Some(&("anna", 1)), "the last one has all the time there is");
    }

    #[tokio::test]
    async fn however_many_wait_everybody_is_thought_for() {
        const PEOPLE: [&str; 40] = {
            let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
            let mut people = [""; 40];
            let mut index = 0;
            while index < people.len() {
                people[index] = letters.split_at(index).1;
                index += 1;
            }
            people
        };
        let order = order(1, &PEOPLE).await;
        let efforts: Vec<_> = order.iter().map(|(_, parts)| *parts).collect();
        assert_eq!(efforts, (1..=40).rev().map(|waiting: u32| waiting.min(LEAST)).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn a_turn_is_had_until_it_is_given_back() {
        let thinkers = Thinkers::of(1);
        let mut one = thinkers.think("", "anna", |_| 1).await.unwrap();
        assert_eq!((&mut one.answer).await, Ok(1));
        let mut other = Box::pin(thinkers.think("", "bo", |_| 2));
        assert!(
            timeout(Duration::from_millis(20), &mut other).await.is_err(),
            "the thought has ended, the turn has not"
        );
        drop(one);
        assert_eq!(other.await.unwrap().end().await, Some(2));
    }

    #[tokio::test]
    async fn a_panic_is_no_answer_and_costs_nobody_a_thread() {
        let thinkers = Thinkers::of(1);
        for _ in 0..3 {
            let thought = thinkers.think("", "anna", |_| -> u8 { panic!("a test of what comes of it") }).await.unwrap();
            assert_eq!(thought.end().await, None);
        }
        assert_eq!(thinkers.think("", "anna", |_| 1).await.unwrap().end().await, Some(1));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let thinkers = Thinkers::of(1);
        let first = thinkers.think("", "anna", |_| ()).await;
        let (told, begun) = mpsc::channel();
        let gone = thinkers.think("", "anna", move |_| told.send(()).unwrap());
        assert!(timeout(Duration::ZERO, gone).await.is_err());
        drop(first);
        thinkers.think("", "anna", |_| ()).await.unwrap().end().await.unwrap();
        assert!(begun.try_recv().is_err());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinking_stands_behind_serving() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        // Also where the host has the program stand back: this thread is such a program's.
        for back in [0, 1, 19] {
            let serves = (own() + back).min(NICEST);
            rustix::process::setpriority_process(None, serves).unwrap();
            let thinks = Thinkers::of(1).think("", "anna", move |_| own()).await.unwrap().end().await;
            assert_eq!((thinks, own()), (Some((serves + NICER).min(NICEST)), serves));
        }
    }
}
