//! What both databases are read and brought up to date by.

use std::future::ready;
use std::pin::Pin;

use sqlx::SqlSafeStr;
use sqlx::error::BoxDynError;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationSource, MigrationType, Migrator};

use crate::StoreError;

/// How a database came to be as it is, step by step, each with its title.
#[derive(Debug)]
pub(crate) struct Steps(pub(crate) &'static [(&'static str, &'static str)]);

impl Steps {
    /// Does those that are not done yet.
    pub(crate) async fn run(self, connection: &mut impl Migrate) -> Result<(), MigrateError> {
        // `Migrator::run` asks for more than a task can give that is sent between threads.
        Migrator::new(self).await?.run_direct(None, connection, false).await
    }
}

/// Written by hand: the macro for it would have the database built once more, for the compiler.
impl MigrationSource<'static> for Steps {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send>> {
        let step = |(version, (title, sql)): (i64, &(&'static str, &'static str))| {
            Migration::new(version, (*title).into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        Box::pin(ready(Ok((1..).zip(self.0).map(step).collect())))
    }
}

/// The tables that nobody has played at, or not for long; all of them, or those of which this holds too.
macro_rules! outdated {
    ($and:literal) => {
        concat!(
            "SELECT id FROM tables
             WHERE (created < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND number > 0)
                OR created < $2 AND coalesce(
                    (SELECT at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1), created) < $2)",
            $and,
            " ORDER BY id"
        )
    };
}

pub(crate) use outdated;

/// The lines of entries, in which they stand with line ends between them.
pub(crate) fn lines_of<'a>(entries: impl Iterator<Item = &'a str>) -> Vec<String> {
    entries.flat_map(|lines| lines.split('\n')).map(ToOwned::to_owned).collect()
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            // What is written about a table needs the table, and nothing needs anything else.
            Some(why) if why.is_foreign_key_violation() => StoreError::NoTable,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
