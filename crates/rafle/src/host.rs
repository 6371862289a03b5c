//! What hosts do with all their tables: `rafle backup`, `restore`, `export`, `import` and `forget`; and
//! `rafle ready`, by which their machines watch a server.

pub mod backup;
pub mod export;
pub mod forget;
pub mod import;
pub mod ready;

use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, FromArgMatches};
use rafle_engine::Message;
use rafle_store::{Postgres, Sqlite, StoreError, Whole};
use rafle_words::of_the_system;

use crate::arguments::Unfit;
use crate::failure::Failure;

/// The file in the data folder that holds every table.
pub(crate) const FILE: &str = "rafle.db";

/// Where the tables are.
#[derive(Clone, Debug)]
pub struct Place {
    /// The folder in which they are kept.
    pub data: PathBuf,
    /// The database in which they are kept instead, if there is one.
    pub store: Option<Url>,
}

/// The options that say it.
#[derive(Args)]
struct Said {
    /// The folder in which the tables are kept
    #[arg(long, value_name = "DIR", default_value = "rafle-data", env = "RAFLE_DATA")]
    data: PathBuf,
    /// Where they are kept instead of a folder, such as `postgres://rafle@localhost/rafle`; several servers may share it
    #[arg(long, value_name = "URL", env = "RAFLE_STORE", hide_env_values = true)]
    store: Option<Url>,
}

impl Args for Place {
    fn augment_args(command: clap::Command) -> clap::Command {
        Said::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Said::augment_args_for_update(command)
    }
}

impl FromArgMatches for Place {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Place, clap::Error> {
        let Said { data, store } = Said::from_arg_matches(matches)?;
        let is_typed = |name| matches.value_source(name) == Some(ValueSource::CommandLine);
        match (is_typed("data"), is_typed("store")) {
            (true, true) => Err(clash("--data <DIR>", "--store <URL>")),
            // What is typed is meant, whatever the environment says of the other.
            (true, false) => Ok(Place { data, store: None }),
            (false, _) => Ok(Place { data, store }),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Place::from_arg_matches(matches)?;
        Ok(())
    }
}

/// clap would count what a variable says as well: we alone can refuse two options that are typed.
fn clash(one: &str, other: &str) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict);
    error.insert(ContextKind::InvalidArg, ContextValue::String(one.to_owned()));
    error.insert(ContextKind::PriorArg, ContextValue::String(other.to_owned()));
    error
}

/// The address of a database, in which a password may stand: it is written nowhere.
#[derive(Clone)]
pub struct Url(pub(crate) String);

impl std::str::FromStr for Url {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Url, Unfit> {
        if is_postgres(text) { Ok(Url(text.to_owned())) } else { Err(Message::new("store-form").into()) }
    }
}

impl std::fmt::Debug for Url {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Url(..)")
    }
}

pub(crate) fn is_postgres(text: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
}

/// What may be written of an address that we cannot read: a password may stand anywhere after its first part. What is no
/// address stays as it is.
pub(crate) fn veiled(text: &str) -> String {
    text.split_once("://").map_or_else(|| text.to_owned(), |(scheme, _)| format!("{scheme}://…"))
}

/// Any store that can be carried away.
pub(crate) type AnyWhole = Arc<dyn Whole>;

impl Place {
    /// How people are told of it.
    pub(crate) fn name(&self) -> String {
        match &self.store {
            Some(_) => "PostgreSQL".to_owned(),
            None => veiled(&self.data.display().to_string()),
        }
    }

    fn file(&self) -> PathBuf {
        self.data.join(FILE)
    }

    /// Opens it to write into it, and makes it if there is none. Refused as long as a server has it open, which would not
    /// learn of it.
    pub(crate) async fn open(&self) -> Result<AnyWhole, Failure> {
        let opened = if let Some(address) = &self.store {
            Postgres::open(&address.0).await.map(|store| Arc::new(store) as AnyWhole)
        } else {
            create_private(&self.data).map_err(|error| self.unusable(of_the_system(&error)))?;
            Sqlite::open(&self.file()).await.map(|store| Arc::new(store) as AnyWhole)
        };
        let store = opened.map_err(|error| self.failed(&error))?;
        if store.alone().await.map_err(|error| self.failed(&error))? {
            Ok(store)
        } else {
            Err(self.failed(&StoreError::InUse { path: self.name() }))
        }
    }

    /// The same where something is there already: nobody is forgotten where nothing is.
    pub(crate) async fn open_existing(&self) -> Result<AnyWhole, Failure> {
        if self.store.is_none() {
            Sqlite::is_there(&self.file()).await.map_err(|error| self.failed(&error))?;
        }
        self.open().await
    }

    /// Opens it to read, beside a server that may have it open.
    pub(crate) async fn look(&self) -> Result<Looked, Failure> {
        match &self.store {
            Some(address) => {
                let store = Postgres::open(&address.0).await.map_err(|error| self.failed(&error))?;
                Ok(Looked { store: Arc::new(store), _copy: None })
            }
            None => copy_of(&self.file()).await.map_err(|error| self.failed(&error)),
        }
    }

    pub(crate) fn failed(&self, error: &StoreError) -> Failure {
        let message = |key| Message::new(key).with("store", self.name());
        let why = match error {
            StoreError::InUse { .. } => message("store-in-use"),
            StoreError::Newer { .. } => message("store-newer"),
            StoreError::Damaged { why, .. } => message("store-damaged").with("why", why.as_str()),
            StoreError::Open { why, .. } => message("store-unusable").with("why", why.as_str()),
            StoreError::Vanished { .. } | StoreError::NoTable | StoreError::Failed(_) => {
                message("store-unusable").with("why", error.to_string())
            }
        };
        // A folder that is not there was mistyped; a database that does not answer may be there in a minute.
        if self.store.is_some() && is_of_machine(error) {
            Failure::Machine { game: "cli", why }
        } else {
            Failure::wrong(why)
        }
    }

    fn unusable(&self, why: Message) -> Failure {
        Failure::wrong(Message::new("store-unusable").with("store", self.name()).with("why", why))
    }
}

/// Whether the same question may be answered later.
pub(crate) fn is_of_machine(error: &StoreError) -> bool {
    match error {
        // What stands there instead of an address that cannot be read: that one was mistyped.
        StoreError::Open { path, .. } => !path.ends_with('…'),
        StoreError::Failed(_) => true,
        _ => false,
    }
}

/// A store that is only read.
pub(crate) struct Looked {
    pub(crate) store: AnyWhole,
    /// A file is read as it was at one moment, from a copy that goes when this does: whoever has it open writes on.
    _copy: Option<tempfile::TempDir>,
}

/// A copy of a file, open.
pub(crate) async fn copy_of(file: &Path) -> Result<Looked, StoreError> {
    let cannot = |error: io::Error| StoreError::Open { path: file.display().to_string(), why: error.to_string() };
    let folder = tempfile::tempdir().map_err(cannot)?;
    let copy = folder.path().join(FILE);
    Sqlite::backup(file, &copy).await?;
    Ok(Looked { store: Arc::new(Sqlite::open(&copy).await?), _copy: Some(folder) })
}

/// Makes the folder if there is none, and nobody else on this machine may look into it. One that is there keeps its mode:
/// somebody has chosen it.
pub(crate) fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Does what takes its time.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}
