//! The one door through which everything that changes a table goes.

use std::sync::Arc;

use rafle_store::{Addition, Store, StoreError, mark};
use rafle_table::{Granted, House, Person, Question, Refused, Wish};

use crate::live::State;
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
        let (tables, table, person) = (self.clone(), self.table(id).await?, person.clone());
        tables.greet(&table, &person).await?;
        to_the_end(async move { tables.grant(&table, &person, number, wish).await }).await
    }

    async fn grant(
        self: &Arc<Self>,
        table: &Arc<Live>,
        person: &Person,
        number: usize,
        wish: Wish,
    ) -> Result<usize, Refused> {
        let (id, guest) = (table.id(), person.at(table.id()));
        let mut state = table.state.lock().await;
        let length = state.length();
        // Seals come when they come: they change nothing of what the host begins with.
        let same_room = matches!(wish, Wish::Begin { .. }) && state.table.only_luck_since(number);
        if number != length && wish.answers() && !same_room {
            // Whose seat it is comes first, and what was granted is known by what this person has sent: were it looked up in
            // the log, an answer would tell what stands there.
            if state.table.seats_of(&guest).is_empty() {
                return Err(Refused::NotYours);
            }
            let again = state.granted.get(guest.token()).is_some_and(|granted| *granted == (number, wish));
            return if again { Ok(length) } else { Err(Refused::Stale(length)) };
        }
        // Who is away is asked of everybody who has the table open.
        let (away, silent) = (table.away_from(&state.table), table.silent(&state.table));
        let house = House { bots: &*self.bots, away, silent };
        let mut luck = self.luck.of(id, &state.table);
        let lines = match state.table.grant(&guest, &wish, &house, &mut luck)? {
            Granted::Lines(lines) => lines,
            Granted::Missing(device) => state.table.drawn_anew(&[device], &self.luck.seal(id)),
            Granted::Asked(asked) => {
                // Everybody is to see it, though nothing is added to the log.
                state.table.ask(asked);
                if matches!(wish, Wish::Sit(..) | Wish::Join(_)) {
                    state.newcomer = Some(person.clone());
                }
                table.publish(length);
                return Ok(length);
            }
        };
        let asks_for_seat = state.table.asked().is_some_and(|asked| matches!(asked.what, Question::Seat { .. }));
        let awaited = state.table.awaits();
        let length = self.add(table, &mut state, lines).await?;
        if state.table.awaits() != awaited {
            self.wait_for_numbers(table, &state);
        }
        let let_in = state.newcomer.take_if(|_| asks_for_seat && matches!(wish, Wish::Answer { .. }));
        let gone = matches!(wish, Wish::Leave(_)) && state.table.seats_of(&guest).is_empty();
        let sits = !state.table.seats_of(&guest).is_empty() && matches!(wish, Wish::Sit(..) | Wish::Join(_));
        if wish.answers() {
            state.granted.insert(guest.token().to_owned(), (number, wish));
        }
        if state.table.bot_to_move().is_some() {
            self.drive(table);
        }
        // Still under the lock: who sits down and gets up at once must not be noted the other way round.
        if let Some(newcomer) = let_in {
            self.note_seat(&newcomer.key(), id).await;
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
        table.greet(person);
        if table.state.lock().await.table.back_again(&person.at(table.id())).is_empty() {
            return Ok(());
        }
        let (tables, table, person) = (self.clone(), table.clone(), person.clone());
        to_the_end(async move {
            let mut state = table.state.lock().await;
            let lines = state.table.back_again(&person.at(table.id()));
            if !lines.is_empty() {
                tables.add(&table, &mut state, lines).await?;
            }
            Ok(())
        })
        .await
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
    pub(crate) async fn add(&self, table: &Arc<Live>, state: &mut State, lines: Vec<String>) -> Result<usize, Refused> {
        let number = state.length();
        let addition = Addition { table: table.id().to_owned(), number, lines: lines.clone(), at: now() };
        // A table that is not stored any more is not kept in memory either: nobody could play on there.
        let gone = |refused: &Refused| {
            if matches!(refused, Refused::NoTable) {
                self.live.lock().expect("the map is never left half-done").remove(table.id());
            }
        };
        if !self.store.append(addition).await.map_err(kept).inspect_err(gone)? {
            // The log has gone on without us. It is read again into this same table, at which everybody listens.
            let (loaded, next) = self.load(table.id()).await.inspect_err(gone)?;
            state.begin_anew(loaded);
            if let Some(next) = next {
                table.followed_by(next);
            }
            let length = state.length();
            table.publish(length);
            return Err(Refused::Stale(length));
        }
        state.add(&lines);
        let length = state.length();
        table.publish(length);
        Ok(length)
    }
}

/// Does something to its end, even if whoever asked for it goes away in the middle: what is in the log has to be in memory
/// as well, and everybody has to be told.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(error) if error.is_panic() => std::panic::resume_unwind(error.into_panic()),
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
