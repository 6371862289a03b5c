//! `rafle serve`: the table in the browser.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use rafle_engine::Message;
use rafle_tables::{AnyStore, Custom, Pacing, Postgres, Sqlite, StoreError, SystemLuck, Tables};
use rafle_web::{Address, Hosting, Site};
use rafle_words::{Words, of_the_system};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::bots::Thinking;
use crate::cli::{Log, Serve};
use crate::failure::Failure;
use crate::host::{FILE, create_private, is_of_machine};
use crate::tame;

/// So long a server that takes over waits for the one before it.
const TAKE_OVER: Duration = Duration::from_secs(10);

pub(crate) fn run(asked: &Serve, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let listen = address(&asked.listen)?;
    start_log(asked.log);
    #[cfg(unix)]
    take_all_connections();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(asked, listen, words, output));
    // Everything is stored and the store is closed. Bots and coaches may think for long, and nobody waits for them any more.
    runtime.shutdown_background();
    served
}

/// Every open page holds a connection, and the usual limit is meant for programs that need few: as many as the system
/// allows.
#[cfg(unix)]
fn take_all_connections() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where it is not allowed, the usual limit has to do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

async fn serve(asked: &Serve, listen: SocketAddr, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let store = open(asked).await?;
    let pacing = Pacing { pause: Duration::from_millis(asked.pause), ..Pacing::default() };
    let (allowed, keeping) = (asked.limits.of_tables(), asked.limits.keeping());
    let custom = Custom { pacing, allowed, keeping, ..Custom::default() };
    let tables = Tables::hosted(store, SystemLuck::new(), Arc::new(Thinking), custom);
    tables.follow_others();
    let listener = rafle_web::listen(listen).map_err(|error| cannot_listen(listen, &error))?;
    let listen = listener.local_addr()?;
    let hosting = hosting(asked, listen);
    let public = hosting.address.told().unwrap_or_default().to_owned();
    let site = Site::hosted(tables, hosting).await.map_err(|error| match &asked.place.store {
        Some(_) => cannot_reach(&error),
        None => cannot_keep(&asked.place.data, &error),
    })?;
    if let Some(metrics) = &asked.metrics {
        let metrics = address(metrics)?;
        let listener = rafle_web::listen(metrics).map_err(|error| cannot_measure(metrics, &error))?;
        tracing::info!(address = %listener.local_addr()?, "metrics");
        tokio::spawn(rafle_web::serve_meters(site.clone(), listener));
    }
    let stop = stopping()?;
    welcome(words, output, &public, listen, asked)?;
    tracing::info!(address = %listen, data = asked.place.name(), "serving");
    rafle_web::serve(site, listener, stop).await;
    tracing::info!("stopped");
    writeln!(output, "{}", words.say("site", &Message::new("serving-stopped"), &[]))?;
    Ok(())
}

/// What the pages have to know of their host.
fn hosting(asked: &Serve, listen: SocketAddr) -> Hosting {
    let address = match &asked.address {
        Some(said) => Address::Said(said.trim_end_matches('/').to_owned()),
        None => Address::Guessed(format!("http://{}", reachable(listen))),
    };
    let (word, limits) = (asked.word.as_ref().map(|word| word.0.clone()), asked.limits.of_pages());
    Hosting { address, machine: machine(), word, limits, access_log: asked.access_log }
}

/// Where to listen: an address with its port, or a port alone (`7070`, `:7070`), and then on all addresses.
fn address(text: &str) -> Result<SocketAddr, Failure> {
    let form = || Failure::Wrong { game: "site".to_owned(), why: Message::new("listen-form").with("text", text) };
    found(text).ok().flatten().ok_or_else(form)
}

/// The address that a text means, if there is one.
pub(crate) fn found(text: &str) -> io::Result<Option<SocketAddr>> {
    match text.strip_prefix(':').unwrap_or(text).parse() {
        Ok(port) => Ok(Some(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)))),
        Err(_) => Ok(text.to_socket_addrs()?.next()),
    }
}

async fn open(asked: &Serve) -> Result<AnyStore, Failure> {
    match &asked.place.store {
        Some(address) => Ok(Postgres::open(&address.0).await.map_err(|error| cannot_reach(&error))?.into()),
        None => {
            Ok(open_folder(&asked.place.data, if asked.take_over { TAKE_OVER } else { Duration::ZERO }).await?.into())
        }
    }
}

async fn open_folder(folder: &Path, patience: Duration) -> Result<Sqlite, Failure> {
    let unwritable = |why: Message| {
        let why = Message::new("data-unwritable").with("folder", folder.display().to_string()).with("why", why);
        Failure::Wrong { game: "site".to_owned(), why }
    };
    create_private(folder).map_err(|error| unwritable(of_the_system(&error)))?;
    Sqlite::take_over(&folder.join(FILE), patience).await.map_err(|error| cannot_keep(folder, &error))
}

/// A database that cannot be used. Its address stays out of the sentence: a password may stand in it.
fn cannot_reach(error: &StoreError) -> Failure {
    let why = match error {
        StoreError::Newer { .. } => Message::new("database-newer"),
        StoreError::Open { path, why } => {
            Message::new("database-unusable").with("database", path.as_str()).with("why", why.as_str())
        }
        error => Message::new("database-unusable").with("database", "PostgreSQL").with("why", error.to_string()),
    };
    if is_of_machine(error) {
        Failure::Machine { game: "site", why }
    } else {
        Failure::Wrong { game: "site".to_owned(), why }
    }
}

fn cannot_keep(folder: &Path, error: &StoreError) -> Failure {
    let message = |key| Message::new(key).with("folder", folder.display().to_string());
    let why = match error {
        StoreError::Newer { .. } => message("data-newer"),
        StoreError::InUse { .. } => message("data-in-use"),
        StoreError::Damaged { why, .. } => message("data-damaged").with("why", why.as_str()),
        StoreError::Open { why, .. } | StoreError::Failed(why) => message("data-unwritable").with("why", why.as_str()),
        StoreError::Vanished { .. } | StoreError::NoTable => message("data-unwritable").with("why", error.to_string()),
    };
    Failure::Wrong { game: "site".to_owned(), why }
}

fn cannot_listen(listen: SocketAddr, error: &io::Error) -> Failure {
    let message = |key| Message::new(key).with("address", listen.to_string());
    let why = if error.kind() == ErrorKind::AddrInUse {
        message("port-in-use").with("other", listen.port().wrapping_add(1).to_string())
    } else {
        message("cannot-listen").with("why", of_the_system(error))
    };
    Failure::Machine { game: "site", why }
}

/// The same for what is measured: another `--listen` would not help.
fn cannot_measure(listen: SocketAddr, error: &io::Error) -> Failure {
    let why = Message::new("cannot-listen").with("address", listen.to_string()).with("why", of_the_system(error));
    Failure::Machine { game: "site", why }
}

/// What this machine is called.
fn machine() -> Option<String> {
    #[cfg(unix)]
    return rustix::system::uname().nodename().to_str().ok().map(ToOwned::to_owned);
    #[cfg(not(unix))]
    return std::env::var("COMPUTERNAME").ok();
}

/// Where others on the same network find this machine, if it listens to all of them.
fn reachable(listen: SocketAddr) -> SocketAddr {
    if !listen.ip().is_unspecified() {
        return listen;
    }
    // Nothing is sent: the system only chooses the address that it would send from.
    let asked = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    let ip = asked.map_or(Ipv4Addr::LOCALHOST.into(), |own| own.ip());
    SocketAddr::new(ip, listen.port())
}

fn welcome(
    words: Words,
    output: &mut dyn Write,
    public: &str,
    listen: SocketAddr,
    asked: &Serve,
) -> Result<(), Failure> {
    let say = |message: Message| words.say("site", &tame::message(&message), &[]);
    if let Ok(code) = QrCode::new(public) {
        // Light squares are drawn, dark ones left out: most terminals are dark.
        let picture = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        writeln!(output, "{picture}")?;
    }
    writeln!(output, "{}", say(Message::new("serving").with("address", public)))?;
    if listen.ip().is_unspecified() {
        let here = format!("http://localhost:{}", listen.port());
        writeln!(output, "{}", say(Message::new("serving-here").with("address", here)))?;
    }
    if asked.word.is_some() {
        writeln!(output, "{}", say(Message::new("serving-word")))?;
    }
    writeln!(output, "{}", say(Message::new("serving-stop").with("folder", asked.place.name())))?;
    output.flush()?;
    Ok(())
}

/// Structured lines on the error output; how much is said follows `RAFLE_LOG`, such as `debug`.
fn start_log(log: Log) {
    let log_for = tracing_subscriber::registry().with(logged(std::env::var("RAFLE_LOG").ok().as_deref()));
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_target(false);
    // Whoever has set a log up before, such as a test, keeps it.
    let _ = match log {
        Log::Text => log_for.with(lines.with_ansi(io::stderr().is_terminal())).try_init(),
        Log::Json => log_for.with(lines.json()).try_init(),
    };
}

/// How much is said of what: a level for everything, and others for parts, such as `rafle=debug,info`. What cannot be read
/// counts as not said; said but empty means errors alone.
fn logged(wish: Option<&str>) -> Targets {
    let usual = || Targets::new().with_default(LevelFilter::INFO).with_target("sqlx", LevelFilter::WARN);
    match wish.map(|wish| wish.split(',').map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>()) {
        None => usual(),
        Some(parts) if parts.is_empty() => Targets::new().with_default(LevelFilter::ERROR),
        Some(parts) => parts.join(",").parse().unwrap_or_else(|_| usual()),
    }
}

/// Waits for Ctrl-C or a polite request to end.
fn stopping() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use tracing::Level;

    use rafle_tables::Logs;

    use super::*;
    use crate::cli::{Cli, Command};

    #[test]
    fn the_log_says_as_much_as_is_wished() {
        for (wish, target, most) in [
            (None, "rafle_web", Some(Level::INFO)),
            (None, "sqlx::query", Some(Level::WARN)),
            (Some("warn"), "rafle_web", Some(Level::WARN)),
            (Some("rafle=debug,info"), "rafle::serve", Some(Level::DEBUG)),
            (Some("rafle=debug, info"), "hyper", Some(Level::INFO)),
            (Some("rafle_web=trace"), "rafle_tables", None),
            (Some("off"), "rafle_web", None),
            (Some(""), "rafle_web", Some(Level::ERROR)),
            (Some("rafle=loud"), "rafle_web", Some(Level::INFO)),
        ] {
            let filter = logged(wish);
            let levels = [Level::ERROR, Level::WARN, Level::INFO, Level::DEBUG, Level::TRACE];
            let said = levels.into_iter().rfind(|level| filter.would_enable(target, level));
            assert_eq!(said, most, "{wish:?} {target}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_looks_into_the_folder() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("games").join("rafle");
        create_private(&data).unwrap();
        assert_eq!(data.metadata().unwrap().permissions().mode() & 0o777, 0o700);
        create_private(&data).unwrap();
    }

    /// What is said in each language that has whole sentences, where this folder cannot be used.
    async fn refused(folder: &Path) -> [String; 2] {
        let failure = open_folder(folder, Duration::ZERO).await.err().expect("the folder cannot be used");
        ["en", "da"].map(|tag| failure.said(Words::of(tag)).expect("there is something to say"))
    }

    #[tokio::test]
    async fn a_folder_in_use_is_named_with_what_to_do() {
        let folder = tempfile::tempdir().unwrap();
        let first = open_folder(folder.path(), Duration::ZERO).await.unwrap();
        for said in refused(folder.path()).await {
            assert!(said.contains(&folder.path().display().to_string()), "{said}");
            assert!(said.contains("--data"), "{said}");
        }
        let [said, _] = refused(folder.path()).await;
        assert!(said.contains("in use by another Rafle"), "{said}");
        first.close().await;
        open_folder(folder.path(), Duration::ZERO).await.unwrap();
    }

    #[tokio::test]
    async fn whoever_takes_over_waits_for_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let first = open_folder(folder.path(), Duration::ZERO).await.unwrap();
        let next = tokio::spawn({
            let folder = folder.path().to_owned();
            async move { open_folder(&folder, TAKE_OVER).await }
        });
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(!next.is_finished(), "it waits");
        first.close().await;
        next.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn whoever_has_a_damaged_database_is_told_to_restore_a_backup() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), "x".repeat(5000)).unwrap();
        let [english, danish] = refused(folder.path()).await;
        for said in [&english, &danish] {
            assert!(said.contains(&folder.path().display().to_string()), "{said}");
            assert!(said.contains("file is not a database") && !said.contains("--data"), "{said}");
        }
        assert!(english.contains("damaged") && english.contains("backup"), "{english}");
        assert!(danish.contains("beskadiget") && danish.contains("sikkerhedskopi"), "{danish}");
    }

    #[test]
    fn the_pages_know_what_the_host_has_said() {
        let listen: SocketAddr = "127.0.0.1:7070".parse().unwrap();
        let hosted = |line: &str| match Cli::try_parse_from(line.split(' ')).unwrap().command {
            Command::Serve(asked) => hosting(&asked, listen),
            other => panic!("{other:?}"),
        };
        let plain = hosted("rafle serve --data here");
        assert!(matches!(plain.address, Address::Guessed(address) if address == "http://127.0.0.1:7070"));
        assert!(plain.machine.is_some_and(|name| !name.is_empty()) && plain.word.is_none());
        let told = hosted("rafle serve --address https://rafle.example/ --word rhubarb");
        assert!(matches!(told.address, Address::Said(address) if address == "https://rafle.example"));
        assert_eq!(told.word.as_deref(), Some("rhubarb"));
    }

    #[test]
    fn a_port_alone_is_one_on_all_addresses() {
        for (text, found) in [("7393", "0.0.0.0:7393"), (":7393", "0.0.0.0:7393"), ("127.0.0.1:80", "127.0.0.1:80")] {
            assert_eq!(address(text).unwrap(), found.parse().unwrap(), "{text}");
        }
        for wrong in ["", ":", "65536", "kitchen"] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn whoever_listens_to_all_is_found_somewhere() {
        let own: SocketAddr = "127.0.0.1:7070".parse().unwrap();
        assert_eq!(reachable(own), own);
        let found = reachable("0.0.0.0:7070".parse().unwrap());
        assert!(!found.ip().is_unspecified() && found.port() == 7070);
    }
}
