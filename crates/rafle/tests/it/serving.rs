//! `rafle serve` as a service: it is fine, it has limits, and it leaves in good order.

use std::future::Future;
use std::io::ErrorKind;
use std::path::Path;
use std::time::{Duration, Instant};

use rafle_engine::Seeded;
use rafle_load::{Connection, Game, Place, Robots, Server, serving};
use rafle_store::laws::Server as Database;

fn with_runtime(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test);
}

async fn start(folder: &Path) -> Server {
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_rafle")), folder).unwrap();
    server.answers().await.unwrap();
    server
}

async fn open(server: &Server) -> Place {
    let greedy = Game { slug: "greedy".to_owned(), options: String::new() };
    Place::open(&mut Connection::open(server.address()).await.unwrap(), &greedy).await.unwrap()
}

#[test]
fn whoever_is_asked_to_end_lets_everybody_go() {
    with_runtime(async {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path()).await;
        let place = open(&server).await;
        let mut stream = place.listen(server.address(), 0, 0).await.unwrap();
        stream.next().await.unwrap();
        let (ended, last) = tokio::join!(server.stop(), stream.next());
        assert_eq!(last.unwrap_err().kind(), ErrorKind::UnexpectedEof, "the stream ends");
        assert_eq!(ended.unwrap().code(), Some(0));
        let server = start(folder.path()).await;
        let mut connection = Connection::open(server.address()).await.unwrap();
        assert!(
            place.log(&mut connection).await.unwrap().contains(&"name B Bo".to_owned()),
            "the table is there again"
        );
    });
}

#[test]
fn nobody_waits_for_a_coach_who_thinks() {
    with_runtime(async {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path()).await;
        let game = Game { slug: "five-crowns".to_owned(), options: String::new() };
        let place = Place::open(&mut Connection::open(server.address()).await.unwrap(), &game).await.unwrap();
        let mut robots = Robots::sit(server.address(), place.clone(), None).await.unwrap();
        let mut luck = Seeded::new(1);
        while !robots.is_over() {
            robots.step(&mut luck).await.unwrap();
        }
        // The coach has hundreds of decisions to go through, and a page waits for it.
        let mut connection = Connection::open(server.address()).await.unwrap();
        let known = place.log(&mut connection).await.unwrap();
        let page = format!("/t/{}/coach", place.table);
        let asks = tokio::time::timeout(Duration::from_secs(1), connection.get(&page, &place.people[0])).await;
        assert!(asks.is_err(), "the coach is still thinking");
        let asked = Instant::now();
        assert_eq!(server.stop().await.unwrap().code(), Some(0));
        assert!(asked.elapsed() < Duration::from_secs(3), "{:?}", asked.elapsed());
        let server = start(folder.path()).await;
        let mut connection = Connection::open(server.address()).await.unwrap();
        assert_eq!(place.log(&mut connection).await.unwrap(), known, "everything is there");
    });
}

#[test]
fn a_form_has_its_limits() {
    with_runtime(async {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path()).await;
        let place = open(&server).await;
        let mut connection = Connection::open(server.address()).await.unwrap();
        let page = format!("/t/{}/act", place.table);
        let huge = format!("n=0&do={}", "x".repeat(1024 * 1024));
        // The server may close the connection before it has read all of it.
        if let Ok(answer) = connection.post(&page, &place.people[0], &huge).await {
            assert_eq!(answer.status, 413);
        }
        let mut connection = Connection::open(server.address()).await.unwrap();
        assert_eq!(connection.post(&page, &place.people[0], "n=0&do=stop").await.unwrap().status, 409);
    });
}

#[test]
fn what_is_too_much_for_one_visitor_is_told_so() {
    with_runtime(async {
        let folder = tempfile::tempdir().unwrap();
        let limits = ["--limit-requests", "12", "--limit-address-openings", "3", "--limit-table-streams", "2"];
        let mut command = serving(Path::new(env!("CARGO_BIN_EXE_rafle")), folder.path());
        // The first of the two is the seat that Anna has taken.
        let server = Server::start_with(command.args(limits).env("RAFLE_LIMIT_RENAMES", "2")).unwrap();
        server.answers().await.unwrap();
        let place = open(&server).await;
        let (page, anna) = (format!("/t/{}", place.table), &place.people[0]);
        let mut connection = Connection::open(server.address()).await.unwrap();
        let mut statuses = async |count: usize, page: &str, cookies: &str, form: Option<&str>| {
            let mut statuses = Vec::new();
            for _ in 0..count {
                let answer = match form {
                    Some(form) => connection.post(page, cookies, form).await.unwrap(),
                    None => connection.get(page, cookies).await.unwrap(),
                };
                let waits = answer.headers("retry-after").next().and_then(|wait| wait.parse::<u64>().ok());
                assert_eq!(waits.is_some_and(|wait| wait > 0), answer.status == 429, "{answer:?}");
                statuses.push(answer.status);
            }
            statuses
        };
        assert_eq!(statuses(3, "/g/greedy", "", Some("quick=1")).await, [303, 303, 429]);
        let rename = Some("wish=rename&seat=A&name=Ada");
        assert_eq!(statuses(2, &format!("{page}/wish"), anna, rename).await, [204, 429]);
        let held = [place.watch(server.address()).await, place.watch(server.address()).await];
        assert!(held.iter().all(Result::is_ok) && place.watch(server.address()).await.is_err());
        assert!(place.listen(server.address(), 0, 0).await.is_ok(), "who sits there gets in");
        // Six of twelve are used up, and in five seconds one comes back.
        let asked = statuses(60, &page, anna, None).await;
        assert_eq!(asked[..6], [200; 6]);
        assert!(asked.contains(&429), "{asked:?}");
        assert_eq!(statuses(1, &page, &place.people[1], None).await, [200], "others have their own");
        assert_eq!(statuses(20, "/healthz", "", None).await, [200; 20]);
    });
}

#[test]
fn what_one_visitor_has_open_counts_at_every_process() {
    with_runtime(async {
        let (folder, database) = (tempfile::tempdir().unwrap(), Database::start().await);
        let store = database.database("pages").await;
        let mut servers = Vec::new();
        for _ in 0..2 {
            let mut command = serving(Path::new(env!("CARGO_BIN_EXE_rafle")), folder.path());
            let server = Server::start_with(command.args(["--store", &store, "--limit-streams", "3"])).unwrap();
            server.answers().await.unwrap();
            servers.push(server);
        }
        let place = open(&servers[0]).await;
        let mut held = Vec::new();
        for page in 0..3 {
            held.push(place.listen(servers[page % 2].address(), 0, 0).await.expect("there is room"));
        }
        for server in &servers {
            assert!(place.listen(server.address(), 0, 0).await.is_err(), "three are open at both together");
            assert!(place.listen(server.address(), 1, 0).await.is_ok(), "others have their own");
        }
        // Two of the three were open at the first. Where that one ends, they are open at the other at once.
        servers.remove(0).stop().await.unwrap();
        for _ in 0..2 {
            held.push(place.listen(servers[0].address(), 0, 0).await.expect("what has ended counts no more"));
        }
        assert!(place.listen(servers[0].address(), 0, 0).await.is_err(), "three are open again");
    });
}

#[test]
fn that_nobody_listens_at_the_database_is_said_within_a_second() {
    with_runtime(async {
        let (folder, mut database) = (tempfile::tempdir().unwrap(), Database::start().await);
        let store = database.database("refused").await;
        let mut command = serving(Path::new(env!("CARGO_BIN_EXE_rafle")), folder.path());
        let server = Server::start_with(command.args(["--store", &store])).unwrap();
        server.answers().await.unwrap();
        let place = open(&server).await;
        database.crash();
        // The first page needs nothing that it could not do without.
        for (path, answer) in [("/readyz", 503), ("/", 200), (&*format!("/t/{}", place.table), 503), ("/readyz", 503)] {
            let begun = Instant::now();
            let mut connection = Connection::open(server.address()).await.unwrap();
            let status = connection.get(path, &place.people[0]).await.unwrap().status;
            let took = begun.elapsed();
            println!("{path}: {status} after {took:?}");
            assert!(took < Duration::from_secs(1), "{path}: {took:?}");
            assert_eq!(status, answer, "{path}");
        }
        server.stop().await.unwrap();
    });
}

#[test]
fn whoever_watches_over_a_server_reads_what_it_measures() {
    with_runtime(async {
        let folder = tempfile::tempdir().unwrap();
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let log = folder.path().join("log");
        let mut command = serving(Path::new(env!("CARGO_BIN_EXE_rafle")), folder.path());
        command.args(["--access-log", "--metrics", &free.to_string()]).env_remove("RAFLE_LOG");
        let server = Server::start_with(command.stderr(std::fs::File::create(&log).unwrap())).unwrap();
        server.answers().await.unwrap();
        let place = open(&server).await;
        let mut robots = Robots::sit(server.address(), place.clone(), None).await.unwrap();
        for _ in 0..3 {
            robots.step(&mut Seeded::new(1)).await.unwrap();
        }
        let mut connection = Connection::open(free).await.unwrap();
        let told = connection.get("/metrics", "").await.unwrap();
        assert_eq!(told.status, 200);
        let value = |name: &str| {
            let found =
                told.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse::<f64>().ok());
            found.unwrap_or_else(|| panic!("{name} is told\n{}", told.body))
        };
        assert!(value("rafle_moves_total{by=\"person\"}") >= 5.0, "a guest, a beginning and three moves");
        assert_eq!((value("rafle_streams"), value("rafle_tables")), (2.0, 1.0));
        assert!(value("rafle_store_additions_total") >= value("rafle_store_commit_seconds_count"));
        assert!(value("rafle_move_seconds_count") >= 5.0 && value("rafle_answer_seconds_count{kind=\"form\"}") >= 5.0);
        assert_eq!(connection.get("/", "").await.unwrap().status, 404, "nothing else is told there");
        let nowhere = Connection::open(server.address()).await.unwrap().get("/metrics", "").await.unwrap();
        assert_eq!(nowhere.status, 404, "and to nobody else");
        server.stop().await.unwrap();
        let log = std::fs::read_to_string(&log).unwrap();
        let forms = log.lines().filter(|line| line.contains("/t/{id}/act") && line.contains("127.0.0.1")).count();
        assert_eq!(forms, 3, "{log}");
        assert!(!log.contains(&place.table), "whoever knows the word is let in");
    });
}
