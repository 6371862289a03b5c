//! The one door through which everything that changes a table goes.

use std::sync::Arc;
use std::time::Instant;

use rafle_engine::{Seats, Stage, TableLine};
use rafle_store::{Addition, Store, StoreError, mark};
use rafle_table::{Granted, Guest, House, Person, Question, Refused, Wish};

use crate::live::State;
use crate::meters::{BY_PEOPLE, WISHES};
use crate::{Live, Tables, now};

impl<S: Store> Tables<S> {
    /// The one door: somebody wishes something at a table whose log was `number` lines long when they looked.
    ///
    /// The same wish sent twice counts once. A wish that answers an older table is refused with the newest number; for
    /// those that have nothing to do with the game, such as sitting down, the number does not matter.
    pub async fn wish(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        self.wish_at(&self.table(id).await?, person, number, wish).await
    }

    /// The same for whoever has found the table already.
    pub async fn wish_at(
        self: &Arc<Self>,
        table: &Arc<Live>,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let (tables, table, guest) = (self.clone(), table.clone(), person.at(table.id()));
        tables.greet_guest(&table, &guest).await?;
        let began = Instant::now();
        to_the_end(async move {
            let granted = tables.grant(&table, &guest, number, wish).await?;
            BY_PEOPLE.add(1);
            WISHES.note(began.elapsed());
            Ok(granted)
        })
        .await
    }

    async fn grant(
        self: &Arc<Self>,
        table: &Arc<Live>,
        guest: &Guest,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let (id, person) = (table.id(), guest.person());
        let _guard = table.fails_with_us();
        let mut state = table.state.lock().await;
        if table.has_failed() {
            return Err(Refused::Broken);
        }
        if let Some(line) = state.mending.clone() {
            return self.mend(table, &mut state, guest, &wish, line).await;
        }
        // Whoever has seen more of the table than this process was at another one, and so was the question that is answered.
        if number > state.length() {
            self.catch_up(table, &mut state).await?;
        }
        let before = self.read_question_for(&wish, table, &mut state).await?;
        let length = state.length();
        // Seals come when they come: they change nothing of what the host begins with.
        let same_room = matches!(wish, Wish::Begin { .. }) && state.table.only_luck_since(number);
        if number != length && wish.answers() && !same_room {
            // Whose seat it is comes first, and what was granted is known by what this person has sent: were it looked up in
            // the log, an answer would tell what stands there.
            if state.table.seats_of(guest).is_empty() {
                return Err(Refused::NotYours);
            }
            let again = state.granted.get(guest.token()).is_some_and(|granted| *granted == (number, wish));
            return if again { Ok(length) } else { Err(Refused::Stale(length)) };
        }
        if wish.only_seats() {
            self.left.take_line_of_seats(person.key(), wish.names())?;
        }
        // Who is away and who is silent is asked of everybody who has the table open: only where it matters.
        let away = if matches!(wish, Wish::Replace(..)) {
            self.meet(std::slice::from_ref(table)).await.map_err(kept)?;
            table.away_from(&state.table)
        } else {
            Seats::NONE
        };
        let waits = state.table.stage() == Stage::Waiting;
        let silent = if waits { table.silent(&state.table) } else { Seats::NONE };
        let begins = matches!(wish, Wish::Begin { .. });
        let released = if begins { self.released(id, &state.table).await? } else { Vec::new() };
        let house = House { bots: &*self.bots, away, silent, released: &released };
        let mut luck = self.luck.of(id, &state.table);
        let lines = match state.table.grant(guest, &wish, &house, &mut luck)? {
            Granted::Lines(lines) => lines,
            Granted::Missing(device) => state.table.drawn_anew(&[device], &self.luck.seal(id)),
            Granted::Asked(asked) => {
                // Everybody is to see it, though nothing is added to the log.
                let comes = matches!(wish, Wish::Sit(..) | Wish::Join(_));
                let newcomer = if comes { Some(person.key()) } else { state.newcomer.clone() };
                self.pose(table, &mut state, before.as_deref(), asked, newcomer).await?;
                return Ok(length);
            }
        };
        let asks_for_seat = state.table.asked().is_some_and(|asked| matches!(asked.what, Question::Seat { .. }));
        let length = self.add(table, &mut state, lines).await?;
        if waits && state.table.stage() != Stage::Waiting {
            self.free_word(id).await;
        }
        let let_in = state.newcomer.take_if(|_| asks_for_seat && matches!(wish, Wish::Answer { .. }));
        let gone = matches!(wish, Wish::Leave(_)) && state.table.seats_of(guest).is_empty();
        let sits = matches!(wish, Wish::Sit(..) | Wish::Join(_)) && !state.table.seats_of(guest).is_empty();
        if wish.answers() {
            state.granted.insert(guest.token().to_owned(), (number, wish));
        }
        if state.table.bot_to_move().is_some() {
            self.drive(table);
        }
        // Still under the lock: who sits down and gets up at once must not be noted the other way round.
        if let Some(newcomer) = let_in {
            self.note_seat(&newcomer, id).await;
        }
        if sits {
            self.note_seat(&person.key(), id).await;
        } else if gone {
            self.note_no_seat(&person.key(), id).await;
        }
        Ok(length)
    }

    /// Somebody gives a sign of life at a table: what a bot has played for them meanwhile they play again.
    pub async fn greet(self: &Arc<Self>, table: &Arc<Live>, person: &Person) -> Result<(), Refused> {
        self.greet_guest(table, &person.at(table.id())).await
    }

    async fn greet_guest(self: &Arc<Self>, table: &Arc<Live>, guest: &Guest) -> Result<(), Refused> {
        table.greet(guest);
        if table.state.lock().await.table.back_again(guest).is_empty() {
            return Ok(());
        }
        let (tables, table, guest) = (self.clone(), table.clone(), guest.clone());
        to_the_end(async move {
            let mut state = table.state.lock().await;
            let lines = state.table.back_again(&guest);
            if !lines.is_empty() {
                tables.add(&table, &mut state, lines).await?;
            }
            Ok(())
        })
        .await
    }

    /// Takes back what is in the way at a table whose rules panic, if somebody who plays there wishes to take something back.
    /// Nobody else is asked: none of them could see the question.
    async fn mend(
        self: &Arc<Self>,
        table: &Arc<Live>,
        state: &mut State,
        guest: &Guest,
        wish: &Wish,
        line: String,
    ) -> Result<usize, Refused> {
        match wish {
            Wish::TakeBack(seat) if state.table.seats_of(guest).has(*seat) => {}
            Wish::TakeBack(_) => return Err(Refused::NotYours),
            _ => return Err(Refused::Broken),
        }
        self.write(table, state, state.length() - 1, vec![line]).await?;
        state.mending = None;
        table.publish(state.length());
        self.drive(table);
        Ok(state.length())
    }

    /// Notes that somebody has a seat at a table, so that the table is among theirs. The log says it already: it has been
    /// granted, even if this cannot be noted.
    pub(crate) async fn note_seat(&self, person: &str, id: &str) {
        noted(id, self.store.sit(person, id, now()).await);
    }

    /// Notes that somebody has no seat there any more.
    pub(crate) async fn note_no_seat(&self, person: &str, id: &str) {
        noted(id, self.store.rise(person, id).await);
    }

    /// First into the log, then to everybody. Must not be dropped half-way, see [`to_the_end`].
    pub(crate) async fn add(
        self: &Arc<Self>,
        table: &Arc<Live>,
        state: &mut State,
        lines: Vec<String>,
    ) -> Result<usize, Refused> {
        // What was chosen again as it is: nothing is to be stored.
        if lines.is_empty() {
            return Ok(state.length());
        }
        let awaited = state.table.awaits();
        self.write(table, state, state.length(), lines.clone()).await?;
        state.add(&lines);
        // Somebody else may wait for a number now, where nobody did before: whoever sits down, or is back.
        let others_sit = lines.iter().any(|line| matches!(line.parse(), Ok(TableLine::Sits(..))));
        if others_sit || state.table.awaits() != awaited {
            self.wait_for_numbers(table, state);
        }
        if lines.iter().any(|line| line.parse::<TableLine>().is_ok()) {
            table.note_sitting(&state.table);
        }
        let length = state.length();
        table.publish(length);
        Ok(length)
    }

    /// Writes lines into the log that is so long, safely.
    async fn write(
        &self,
        table: &Arc<Live>,
        state: &mut State,
        number: usize,
        lines: Vec<String>,
    ) -> Result<(), Refused> {
        let addition = Addition { table: table.id().to_owned(), number, lines, at: now() };
        let appended = self.store.append(addition).await.map_err(kept);
        if appended.inspect_err(|refused| self.forget_if_gone(table, refused))? {
            return Ok(());
        }
        self.read_again(table, state).await?;
        Err(Refused::Stale(state.length()))
    }
}

/// Does something to its end, even if whoever asked for it goes away in the middle: what is in the log has to be in memory
/// as well, and everybody has to be told.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        // The rules have panicked, or we have. What is in the log shows what has counted.
        Err(error) if error.is_panic() => Err(Refused::Broken),
        Err(error) => Err(Refused::Store(error.into())),
    }
}

fn noted(id: &str, done: Result<(), StoreError>) {
    if let Err(error) = done {
        tracing::error!(%error, table = mark(id), "cannot note who sits at a table");
    }
}

/// What is answered where the store has not kept something.
pub(crate) fn kept(error: StoreError) -> Refused {
    match error {
        StoreError::NoTable => Refused::NoTable,
        error => Refused::Store(error.into()),
    }
}
