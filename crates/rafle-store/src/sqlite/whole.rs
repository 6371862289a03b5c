//! The whole file, to carry it elsewhere or to forget somebody in it.

use sqlx::{Connection, SqliteConnection};
use tokio::sync::mpsc;

use super::{Sqlite, clean, note_unclean};
use crate::whole::{Row, Rows, Whole, carried_by};
use crate::{Answer, StoreError};

carried_by!(SqliteConnection);

impl Whole for Sqlite {
    fn tables<'a>(&'a self, after: &'a str, most: usize) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            Ok(words_after(&mut connection, after, most as i64).await?)
        })
    }

    fn alone(&self) -> Answer<'_, bool> {
        // Nobody else has been let in.
        Box::pin(async { Ok(true) })
    }

    fn rows(&self, to: mpsc::Sender<Row>) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            // As it is at one moment: whoever writes meanwhile is not seen.
            let mut moment = connection.begin().await?;
            hand_out(&mut moment, &to).await
        })
    }

    fn fill(&self, mut from: Rows) -> Answer<'_, bool> {
        Box::pin(async move { self.writer.write_whole(async |connection| take_in(connection, &mut from).await).await })
    }

    fn rewrite<'a>(&'a self, person: Option<&'a str>, logs: &'a [(String, Vec<String>)]) -> Answer<'a, ()> {
        Box::pin(async move {
            let forgetting = async |connection: &mut SqliteConnection| {
                forget(connection, person, logs).await?;
                note_unclean(connection).await
            };
            self.writer.write_whole(forgetting).await?;
            self.clean().await
        })
    }
}

impl Sqlite {
    /// Writes the file anew if something in it was noted to be forgotten.
    pub(super) async fn clean(&self) -> Result<(), StoreError> {
        self.writer.write_anew(async |connection| clean(connection).await).await
    }
}
