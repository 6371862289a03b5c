//! Threads that think for bots and coaches, and others that go through games again: few, apart from those that serve people, and
//! after them. Every house from which somebody waits has one turn in a round, and in a house everybody who waits: however many
//! tables wait for them, and however often somebody comes as another. Whoever has gone has no place any more.

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

/// So many things wait of one person, where that is limited: then the oldest gives way, which is what a page asked for that has
/// asked for another since. A browser asks for half as much at once.
const MOST_OF_ONE: usize = 16;

/// So many wait of one house, where that is limited; then nobody is let in behind them.
const MOST_OF_A_HOUSE: usize = 64;

/// Something to think about; how hard is known when its turn has come.
struct Job {
    /// Told when that is so.
    begin: oneshot::Sender<Turn>,
    work: Box<dyn FnOnce(Effort) + Send>,
}

impl Job {
    fn run(self, turn: Turn) {
        let effort = turn.effort;
        if self.begin.send(turn).is_ok() {
            (self.work)(effort);
        }
    }

    /// Whether somebody waits for it.
    fn is_awaited(&self) -> bool {
        !self.begin.is_closed()
    }
}

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

    /// The same where it is limited how much somebody waits for. What gives way for it is handed back: nothing is dropped under
    /// the lock, since what it holds may be the last of its kind.
    fn add_if_few(&mut self, house: &str, person: &str, job: Job) -> Option<Job> {
        let people = self.houses.of(house);
        if people.of(person).len() >= MOST_OF_ONE {
            let mine = people.of(person);
            mine.push_back(job);
            return mine.pop_front();
        }
        let waiting: usize = people.0.iter().map(|(_, jobs)| jobs.len()).sum();
        if waiting < MOST_OF_A_HOUSE {
            people.of(person).push_back(job);
            return None;
        }
        people.0.retain(|(_, jobs)| !jobs.is_empty());
        Some(job)
    }

    /// What nobody waits for any more: it is dropped by whoever asks for this, when the lock is open again.
    fn gone(&mut self) -> Vec<Job> {
        let mut gone = Vec::new();
        for (_, people) in &mut self.houses.0 {
            for (_, jobs) in &mut people.0 {
                if !jobs.iter().all(Job::is_awaited) {
                    let (awaited, left): (VecDeque<_>, VecDeque<_>) = jobs.drain(..).partition(Job::is_awaited);
                    *jobs = awaited;
                    gone.extend(left);
                }
            }
            people.0.retain(|(_, jobs)| !jobs.is_empty());
        }
        self.houses.0.retain(|(_, people)| !people.0.is_empty());
        gone
    }

    /// How much waits.
    fn waiting(&self) -> usize {
        let people = self.houses.0.iter().flat_map(|(_, people)| &people.0);
        people.flat_map(|(_, jobs)| jobs).filter(|job| job.is_awaited()).count()
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
        let (job, thought) = job(work);
        self.0.lock().add(house, person, job);
        self.begun(thought).await
    }

    /// The same, where it is limited how much of one person and of one house waits; nothing if it is too much.
    pub(crate) async fn think_if_few<T: Send + 'static>(
        &self,
        house: &str,
        person: &str,
        work: impl FnOnce(Effort) -> T + Send + 'static,
    ) -> Option<Thought<T>> {
        let (job, thought) = job(work);
        // What nobody waits for takes nobody's place.
        drop(self.0.gone());
        let gives_way = self.0.lock().add_if_few(house, person, job);
        drop(gives_way);
        self.begun(thought).await
    }

    async fn begun<T>(&self, (begun, answer): Awaited<T>) -> Option<Thought<T>> {
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

/// When a turn has come, and what comes of it.
type Awaited<T> = (oneshot::Receiver<Turn>, oneshot::Receiver<T>);

fn job<T: Send + 'static>(work: impl FnOnce(Effort) -> T + Send + 'static) -> (Job, Awaited<T>) {
    let (begin, begun) = oneshot::channel();
    let (say, answer) = oneshot::channel();
    let work = move |effort| {
        if let Ok(said) = catch_unwind(AssertUnwindSafe(|| work(effort))) {
            // Whoever asked may have gone away.
            let _ = say.send(said);
        }
    };
    (Job { begin, work: Box::new(work) }, (begun, answer))
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

    /// What nobody waits for any more.
    fn gone(&self) -> Vec<Job> {
        self.lock().gone()
    }

    fn work(self: &Arc<Desk>) {
        give_way();
        while let Some((job, effort)) = self.next() {
            job.run(Turn { effort, desk: self.clone() });
        }
    }

    /// Waits until there is something to think about; nothing when nobody can ask any more.
    fn next(&self) -> Option<(Job, Effort)> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            let gone = queue.gone();
            if !gone.is_empty() {
                drop(queue);
                drop(gone);
                queue = self.lock();
                continue;
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

    #[tokio::test]
    async fn who_has_gone_has_no_part() {
        let thinkers = Thinkers::of(1);
        let first = thinkers.think("", "first", |_| ()).await;
        let mut gone: Vec<_> = (0..3).map(|_| Box::pin(thinkers.think("crowd", "eve", |_| ()))).collect();
        for waits in &mut gone {
            assert!(timeout(Duration::ZERO, waits).await.is_err());
        }
        let mut anna = Box::pin(thinkers.think("home", "anna", Effort::parts));
        assert!(timeout(Duration::ZERO, &mut anna).await.is_err());
        assert_eq!(thinkers.waiting(), 4);
        drop(gone);
        assert_eq!(thinkers.waiting(), 1);
        drop(first);
        assert_eq!(anna.await.unwrap().end().await, Some(1), "nobody shares with her");
    }

    #[tokio::test]
    async fn where_it_is_limited_the_oldest_of_one_gives_way() {
        let thinkers = Thinkers::of(1);
        let first = thinkers.think("", "first", |_| ()).await;
        let ask = |number: usize| Box::pin(thinkers.think_if_few("home", "anna", move |_| number));
        let mut asked: Vec<_> = (0..MOST_OF_ONE + 2).map(ask).collect();
        let mut refused = Vec::new();
        for waits in &mut asked {
            refused.push(timeout(Duration::ZERO, waits).await.is_ok());
        }
        assert_eq!(refused, vec![false; MOST_OF_ONE + 2], "each has been let in when it came");
        assert_eq!(thinkers.waiting(), MOST_OF_ONE);
        drop(first);
        let mut said = Vec::new();
        for waits in asked {
            said.push(match waits.await {
                Some(thought) => thought.end().await,
                None => None,
            });
        }
        let all: Vec<_> = (0..MOST_OF_ONE + 2).map(|number| (number >= 2).then_some(number)).collect();
        assert_eq!(said, all);
    }

    #[tokio::test]
    async fn where_it_is_limited_nobody_is_let_in_behind_so_many_of_a_house() {
        let thinkers = Thinkers::of(1);
        let first = thinkers.think("", "first", |_| ()).await;
        let names: Vec<_> = (0..=MOST_OF_A_HOUSE).map(|number| number.to_string()).collect();
        let mut crowd: Vec<_> =
            names.iter().map(|name| Box::pin(thinkers.think_if_few("crowd", name, |_| ()))).collect();
        let (last, let_in) = crowd.split_last_mut().unwrap();
        for waits in let_in {
            assert!(timeout(Duration::ZERO, waits).await.is_err());
        }
        assert!(last.await.is_none());
        let mut anna = Box::pin(thinkers.think_if_few("home", "anna", |_| ()));
        assert!(timeout(Duration::ZERO, &mut anna).await.is_err(), "others wait in their own house");
        crowd.clear();
        let mut again = Box::pin(thinkers.think_if_few("crowd", "0", |_| ()));
        assert!(timeout(Duration::ZERO, &mut again).await.is_err(), "who has gone has left room");
        drop(first);
        assert!(anna.await.is_some() && again.await.is_some());
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
