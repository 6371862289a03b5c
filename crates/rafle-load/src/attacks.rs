//! What somebody with bad intentions sends to the real program, each with the answer that it has to get. `cargo xtask attack`
//! runs them; every one ends by itself and stays on this machine.

use std::fs::File;
use std::future::Future;
use std::io::{self, Read, Seek};
use std::path::Path;
use std::pin::Pin;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};

use crate::http::{Connection, strange};
use crate::page::{between, encoded};
use crate::server::{Server, serving};
use crate::table::{Game, Place};

/// A server that should end by itself has this long to do so.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program that is attacked, and an empty folder for its tables.
type Target<'a> = (&'a Path, &'a Path);

type Attacking<'a> = Pin<Box<dyn Future<Output = io::Result<String>> + 'a>>;

/// An attack: what it is called, and how it is done. It tells what was seen where everything was refused, and fails where
/// something was not.
pub type Attack = (&'static str, for<'a> fn(&'a Path, &'a Path) -> Attacking<'a>);

/// All of them, in the order of what they would cost.
pub const ATTACKS: &[Attack] = &[
    ("guess what lies under the cups", |program, data| Box::pin(guess_dice((program, data)))),
    ("guess which cards were dealt", |program, data| Box::pin(guess_cards((program, data)))),
    ("ask for a stronger link than a form can say", |program, data| Box::pin(strong_link((program, data)))),
    ("lure somebody out of their seats", |program, data| Box::pin(lure((program, data)))),
    ("play on with a device that was shut out", |program, data| Box::pin(shut_out((program, data)))),
    ("send control characters and unknown words", |program, data| Box::pin(bad_words((program, data)))),
    ("come under another name", |program, data| Box::pin(foreign_host((program, data)))),
    ("find a secret in the log of the server", |program, data| Box::pin(read_the_log((program, data)))),
    ("take a cookie off a plain line", |program, data| Box::pin(plain_cookie((program, data)))),
    ("enter without the word", |program, data| Box::pin(without_the_word((program, data)))),
    ("delete two tables while forty play", |program, data| Box::pin(delete_tables((program, data)))),
    ("serve one folder twice", |program, data| Box::pin(serve_twice((program, data)))),
    ("take the database away", |program, data| Box::pin(take_the_database((program, data)))),
    ("damage the database", |program, data| Box::pin(damage((program, data)))),
];

/// Refuses to go on unless something holds.
fn must(holds: bool, what: &str) -> io::Result<()> {
    if holds { Ok(()) } else { Err(strange(what)) }
}

fn game(slug: &str) -> Game {
    Game { slug: slug.to_owned(), options: String::new() }
}

/// Two people at a table of this game, and a server for them.
async fn two_at(target: Target<'_>, slug: &str) -> io::Result<(Server, Connection, Place)> {
    let server = server(target).await?;
    let mut connection = Connection::open(server.address()).await?;
    let place = Place::open(&mut connection, &game(slug)).await?;
    Ok((server, connection, place))
}

/// What a server says that has to end by itself, and not well.
async fn ends((program, data): Target<'_>) -> io::Result<String> {
    let mut child = serving(program, data).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let began = Instant::now();
    while child.try_wait()?.is_none() && began.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // It may have ended already.
    let _ = child.kill();
    let ended = child.wait_with_output()?;
    must(ended.status.code().is_some_and(|code| code != 0), "it serves all the same")?;
    Ok(String::from_utf8_lossy(&ended.stderr).into_owned())
}

/// A server of which nobody reads the log.
async fn server((program, data): Target<'_>) -> io::Result<Server> {
    let server = Server::start_with(serving(program, data).stderr(Stdio::null()))?;
    server.answers().await?;
    Ok(server)
}

/// A server that tells everything it does, and what it has told.
async fn telling((program, data): Target<'_>) -> io::Result<(Server, File)> {
    let log = File::options().create(true).read(true).append(true).open(data.join("log.txt"))?;
    let mut command = serving(program, data);
    let server = Server::start_with(command.env("RAFLE_LOG", "trace").stderr(log.try_clone()?))?;
    server.answers().await?;
    Ok((server, log))
}

/// What a log says, if none of these words is in it.
fn without(mut log: File, words: &[String]) -> io::Result<String> {
    let mut written = String::new();
    log.rewind()?;
    log.read_to_string(&mut written)?;
    for word in words {
        must(word.len() >= 10 && !written.contains(word), "a secret stands in the log")?;
    }
    Ok(written)
}

/// Somebody who has been here and has no seat.
async fn spectator(connection: &mut Connection, place: &Place) -> io::Result<String> {
    Ok(connection.get(&format!("/t/{}", place.table), "").await?.cookies())
}

/// How long the log is.
async fn length(connection: &mut Connection, place: &Place) -> io::Result<usize> {
    let page = connection.get(&format!("/t/{}", place.table), &place.people[0]).await?;
    let number = between(&page.body, "data-n=\"", "\"").and_then(|number| number.parse().ok());
    number.ok_or_else(|| strange("no number"))
}

/// Tries each of these lines for each line of the log, as a stranger, a spectator and both players: whoever asks, every
/// guess has to be answered alike.
async fn guess(connection: &mut Connection, place: &Place, guesses: &[String]) -> io::Result<usize> {
    let length = length(connection, place).await?;
    let spectator = spectator(connection, place).await?;
    let mut sent = 0;
    for person in ["", &spectator, &place.people[0], &place.people[1]] {
        for number in 0..length {
            let mut first: Option<String> = None;
            for line in guesses {
                let form = format!("n={number}&do={}", encoded(line));
                let answer = connection.post(&format!("/t/{}/act", place.table), person, &form).await?;
                // A stranger is given a new cookie with each answer; it is nobody's yet, and tells nothing.
                let told = answer.text().lines().filter(|line| !line.starts_with("set-cookie")).collect::<String>();
                sent += 1;
                match &first {
                    None => first = Some(told),
                    Some(first) => must(*first == told, &format!("`{line}` at {number} is answered otherwise"))?,
                }
            }
        }
    }
    Ok(sent)
}

async fn guess_dice(target: Target<'_>) -> io::Result<String> {
    let (_server, mut connection, place) = two_at(target, "bluff").await?;
    for person in &place.people {
        let number = length(&mut connection, &place).await?;
        let form = format!("n={number}&throw=1");
        let thrown = connection.post(&format!("/t/{}/act", place.table), person, &form).await?;
        must(thrown.status == 204, "both throw")?;
    }
    let mut throws = Vec::new();
    for dice in 0..6_u32.pow(4) {
        let faces = [dice / 216, dice / 36 % 6, dice / 6 % 6, dice % 6].map(|face| face + 1);
        if faces.is_sorted() {
            throws.push(faces.iter().fold("throw".to_owned(), |line, face| format!("{line} {face}")));
        }
    }
    must(throws.len() == 126, "four dice fall in 126 ways")?;
    let sent = guess(&mut connection, &place, &throws).await?;
    Ok(format!(
        "{} throws, {sent} guesses by a stranger, a spectator and both players, all answered alike",
        throws.len()
    ))
}

async fn guess_cards(target: Target<'_>) -> io::Result<String> {
    let (server, mut connection, crowns) = two_at(target, "five-crowns").await?;
    let ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    let mut cards: Vec<_> =
        ranks.iter().flat_map(|rank| ["S", "C", "H", "D", "R"].map(|suit| format!("{rank}{suit}"))).collect();
    cards.push("Joker".to_owned());
    let deals: Vec<_> = cards.iter().map(|card| format!("deal {card}")).collect();
    let mut sent = guess(&mut connection, &crowns, &deals).await?;
    let dnup = Place::open(&mut Connection::open(server.address()).await?, &game("dnup")).await?;
    let ends = (1..=10).flat_map(|up| (1..=10).map(move |down| format!("deal {up}/{down}")));
    sent += guess(&mut connection, &dnup, &ends.collect::<Vec<_>>()).await?;
    Ok(format!("{sent} guesses, all answered alike"))
}

async fn strong_link(target: Target<'_>) -> io::Result<String> {
    let (_server, mut connection, place) = two_at(target, "greedy").await?;
    let page = format!("/t/{}/pass", place.table);
    for form in ["pass=seat&seat=Z", "pass=seat", "pass=nonsense", "pass=device&seat=A", "pass="] {
        let answer = connection.post(&page, &place.people[0], form).await?;
        must(answer.status == 422 && !answer.body.contains("data-pass"), &format!("`{form}` gives {}", answer.status))?;
    }
    let stranger = spectator(&mut connection, &place).await?;
    for form in ["pass=device", "pass=seat&seat=A"] {
        let answer = connection.post(&page, &stranger, form).await?;
        must(answer.status == 403, &format!("a stranger's `{form}` is answered with {}", answer.status))?;
    }
    Ok("forms that cannot be read give nothing, and neither does a person without a seat get a link".to_owned())
}

/// A link by which another device plays for this person.
async fn device_link(connection: &mut Connection, place: &Place, person: &str) -> io::Result<String> {
    let given = connection.post(&format!("/t/{}/pass", place.table), person, "pass=device").await?;
    let link = between(&given.body, "data-pass=\"", "\"").and_then(|link| link.split_once("/pass/"));
    link.map(|(_, word)| format!("/pass/{word}")).ok_or_else(|| strange("no link"))
}

/// Which seats a person plays.
async fn mine(connection: &mut Connection, place: &Place, person: &str) -> io::Result<String> {
    let page = connection.get(&format!("/t/{}", place.table), person).await?;
    Ok(between(&page.body, "data-mine=\"", "\"").unwrap_or_default().to_owned())
}

/// What ends that a device plays for somebody, as the menu of this person has it.
async fn device_key(connection: &mut Connection, place: &Place, person: &str) -> io::Result<String> {
    let menu = connection.get(&format!("/t/{}/menu", place.table), person).await?;
    let key = between(&menu.body, "name=\"device\" value=\"", "\"");
    key.map(ToOwned::to_owned).ok_or_else(|| strange("the menu names no device"))
}

async fn lure(target: Target<'_>) -> io::Result<String> {
    let (server, mut connection, place) = two_at(target, "greedy").await?;
    let mut elsewhere = Connection::open(server.address()).await?;
    let own = Place::open(&mut elsewhere, &game("yatzy")).await?;
    let victim = &own.people[0];
    let link = device_link(&mut connection, &place, &place.people[0]).await?;
    let answer = connection.post(&link, victim, "pass=device").await?;
    must(answer.headers("set-cookie").next().is_none(), "the own cookie stays")?;
    must(mine(&mut connection, &place, victim).await? == "A", "the device plays for the other")?;
    let key = device_key(&mut connection, &place, victim).await?;
    connection.post(&format!("/t/{}/devices", place.table), victim, &format!("device={key}")).await?;
    must(mine(&mut connection, &own, victim).await? == "A", "the own seat is lost")?;
    must(mine(&mut connection, &place, victim).await?.is_empty(), "the other's seat is kept")?;
    Ok("whoever followed the link is themselves again, with every seat".to_owned())
}

async fn shut_out(target: Target<'_>) -> io::Result<String> {
    let (_server, mut connection, place) = two_at(target, "greedy").await?;
    let owner = &place.people[0];
    let phone = spectator(&mut connection, &place).await?;
    let link = device_link(&mut connection, &place, owner).await?;
    connection.post(&link, &phone, "pass=device").await?;
    must(mine(&mut connection, &place, &phone).await? == "A", "the device plays")?;
    let key = device_key(&mut connection, &place, owner).await?;
    connection.post(&format!("/t/{}/devices", place.table), owner, &format!("device={key}")).await?;
    let number = length(&mut connection, &place).await?;
    let act = format!("/t/{}/act", place.table);
    let answer = connection.post(&act, &phone, &format!("n={number}&throw=1")).await?;
    must(answer.status == 403, "a device that was shut out throws")?;
    must(connection.post(&link, &phone, "pass=device").await?.status >= 400, "the link works twice")?;
    Ok("403, and the link does not work again".to_owned())
}

async fn bad_words(target: Target<'_>) -> io::Result<String> {
    let (_server, mut connection, place) = two_at(target, "greedy").await?;
    let act = format!("/t/{}/act", place.table);
    for (page, form) in [
        ("/choose", "back=%2F%01&lang=en"),
        ("/choose", "back=%2F%09%2Fevil.example&lang=en"),
        ("/choose", "back=%2F%2Fevil.example&lang=en"),
        ("/choose", "back=%2F&lang=klingon"),
        ("/choose", "back=%2F&theme=pink"),
        ("/g/greedy", "name-0=Eve&seat-1=%3Cscript%3E"),
        ("/g/greedy", "name-0=Eve&seat-1=bot%3Agenius"),
        ("/g/greedy", "name-0=Eve&seat-1=link&hints=maybe"),
        (&act, "n=many&throw=1"),
        (&act, "n=1&seat=Z%0d%0a&throw=1"),
    ] {
        let answer = connection.post(page, &place.people[0], form).await?;
        let led = answer.headers("location").next();
        must(answer.status == 422 && led.is_none(), &format!("{page} with `{form}`: {} {led:?}", answer.status))?;
    }
    Ok("422 each, and nobody is led anywhere".to_owned())
}

async fn foreign_host(target: Target<'_>) -> io::Result<String> {
    let (server, _, place) = two_at(target, "greedy").await?;
    let (port, table) = (server.address().port(), &place.table);
    let get = |hosts: &str| format!("GET /t/{table} HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
    let rebound = format!(
        "POST /t/{table}/act HTTP/1.1\r\nhost: evil.example:{port}\r\norigin: http://evil.example:{port}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: 11\r\nconnection: close\r\n\r\nn=4&throw=1"
    );
    for (request, status) in [
        (get(""), 400),
        (get("host: localhost\r\nhost: localhost\r\n"), 400),
        (get("host: evil.example\r\n"), 421),
        (get(&format!("host: 127.0.0.1:{port}.evil.example\r\n")), 400),
        (get("host: 127.0.0.1.evil.example\r\n"), 421),
        (rebound, 421),
        (get(&format!("host: 127.0.0.1:{port}\r\n")), 200),
        (get(&format!("host: localhost:{port}\r\n")), 200),
    ] {
        let answer = Connection::open(server.address()).await?.raw(&request).await?;
        must(answer.status == status, &format!("{request} is answered with {}", answer.status))?;
        let known = answer.headers("set-cookie").next().is_some();
        must(known == (status == 200), "only who comes by a name of ours gets a cookie")?;
    }
    Ok("400 without a name or with two, 421 under a name that is not ours".to_owned())
}

async fn read_the_log(target: Target<'_>) -> io::Result<String> {
    let (server, log) = telling(target).await?;
    let mut connection = Connection::open(server.address()).await?;
    let place = Place::open(&mut connection, &game("greedy")).await?;
    let link = device_link(&mut connection, &place, &place.people[0]).await?;
    connection.get(&link, &place.people[1]).await?;
    connection.post(&link, &place.people[1], "pass=device").await?;
    connection.post(&format!("/t/{}/wish", place.table), &place.people[0], "wish=resign&seat=A").await?;
    server.stop().await?;
    let secret =
        |cookies: &str| cookies.split("; ").map(|it| it[it.len() - 26..].to_owned()).next().unwrap_or_default();
    let owner = secret(&place.people[0]);
    let word = link.trim_start_matches("/pass/").to_owned();
    let written = without(log, &[word, owner.clone(), secret(&place.people[1]), place.table])?;
    must(written.lines().count() > 5, "the log is written")?;
    let database: Vec<u8> = std::fs::read(target.1.join("rafle.db"))?;
    let there = database.windows(owner.len()).any(|window| window == owner.as_bytes());
    must(!there, "a secret stands in the database")?;
    Ok(format!("{} lines with everything told, and no secret among them", written.lines().count()))
}

async fn plain_cookie(target: Target<'_>) -> io::Result<String> {
    let (server, ..) = two_at(target, "greedy").await?;
    let request = "GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-proto: https\r\n\r\n";
    let answer = Connection::open(server.address()).await?.raw(request).await?;
    let mut set = answer.headers("set-cookie").peekable();
    must(set.peek().is_some(), "a cookie is set")?;
    must(
        set.all(|cookie| cookie.contains("Secure") && cookie.contains("HttpOnly")),
        "a cookie that plain lines carry",
    )?;
    Ok("where people come by https, every cookie is for https alone".to_owned())
}

async fn without_the_word((program, data): Target<'_>) -> io::Result<String> {
    let mut command = serving(program, data);
    let server = Server::start_with(command.args(["--word", "dice and cards"]).stderr(Stdio::null()))?;
    server.answers().await?;
    let mut connection = Connection::open(server.address()).await?;
    for page in ["/", "/g/greedy", "/look", "/t/abcdefghij", "/t/abcdefghij/live"] {
        must(connection.get(page, "").await?.status == 401, page)?;
    }
    must(connection.post("/g/greedy", "", "name-0=Eve&seat-1=link").await?.status == 401, "a table is opened")?;
    let wrong = connection.post("/enter", "", "word=cards+and+dice&back=%2F").await?;
    must(wrong.status == 401, "a wrong word opens")?;
    let right = connection.post("/enter", "", "word=dice+and+cards&back=%2F").await?;
    must(right.status == 303, &format!("the right word is answered with {}", right.status))?;
    must(connection.get("/", &right.cookies()).await?.status == 200, "whoever has said the word")?;
    Ok("401 everywhere, until the word is said".to_owned())
}

async fn delete_tables(target: Target<'_>) -> io::Result<String> {
    const TABLES: usize = 40;
    let server = server(target).await?;
    let mut places = Vec::new();
    let mut connection = Connection::open(server.address()).await?;
    for _ in 0..TABLES {
        places.push(Place::open(&mut connection, &game("yatzy")).await?);
    }
    let options = SqliteConnectOptions::new().filename(target.1.join("rafle.db")).busy_timeout(PATIENCE);
    let hand = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.map_err(io::Error::other)?;
    let done = Arc::new(AtomicBool::new(false));
    let mut wishes = Vec::new();
    for place in places {
        let connection = Connection::open(server.address()).await?;
        wishes.push(tokio::spawn(rename_until(connection, place, Arc::clone(&done))));
    }
    let deleted = delete_two(&hand).await;
    done.store(true, Ordering::SeqCst);
    let deleted = deleted.map_err(io::Error::other)?;
    let (mut kept, mut gone) = (0, 0);
    for wish in wishes {
        let (table, answers) = wish.await.map_err(io::Error::other)??;
        if deleted.contains(&table) {
            must(answers.last() == Some(&404), &format!("a deleted table is answered with {answers:?}"))?;
            gone += answers.iter().filter(|status| **status == 404).count();
        } else {
            must(answers.iter().all(|status| *status == 204), &format!("another table is answered with {answers:?}"))?;
            kept += answers.len();
        }
    }
    Ok(format!("{kept} wishes at the other tables all granted, {gone} at the two that are gone answered with 404"))
}

/// Somebody at a table takes one name after the other until something is done, and a few more after it: how long that takes
/// is for the disk to say. Tells which table it was, and how each wish was answered.
async fn rename_until(
    mut connection: Connection,
    place: Place,
    done: Arc<AtomicBool>,
) -> io::Result<(String, Vec<u16>)> {
    const AFTER: usize = 6;
    let page = format!("/t/{}/wish", place.table);
    let (mut answers, mut after) = (Vec::new(), 0);
    while after < AFTER {
        after += usize::from(done.load(Ordering::SeqCst));
        let form = format!("wish=rename&seat=A&name=Anna+{}", answers.len());
        answers.push(connection.post(&page, &place.people[0], &form).await?.status);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok((place.table, answers))
}

/// Deletes two tables as a host would by hand: with all that belongs to them, or not at all.
async fn delete_two(hand: &SqlitePool) -> Result<Vec<String>, sqlx::Error> {
    let mut hand = hand.begin_with("BEGIN IMMEDIATE").await?;
    let first: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM tables ORDER BY id LIMIT 2").fetch_all(&mut *hand).await?;
    for (table,) in &first {
        for statement in [
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM sitting WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(statement).bind(table).execute(&mut *hand).await?;
        }
    }
    hand.commit().await?;
    Ok(first.into_iter().map(|(table,)| table).collect())
}

async fn serve_twice(target: Target<'_>) -> io::Result<String> {
    let (_server, mut connection, place) = two_at(target, "greedy").await?;
    let said = ends(target).await?;
    must(said.contains(&*target.1.to_string_lossy()), &format!("it says nothing of the folder: {said}"))?;
    must(mine(&mut connection, &place, &place.people[0]).await? == "A", "the first one goes on")?;
    Ok(said.trim().to_owned())
}

async fn take_the_database(target: Target<'_>) -> io::Result<String> {
    let (server, log) = telling(target).await?;
    let mut connection = Connection::open(server.address()).await?;
    let place = Place::open(&mut connection, &game("greedy")).await?;
    for file in std::fs::read_dir(target.1)? {
        std::fs::remove_file(file?.path())?;
    }
    let page = format!("/t/{}/wish", place.table);
    let answer = connection.post(&page, &place.people[0], "wish=rename&seat=A&name=Eve").await?;
    must(answer.status == 503, &format!("a wish is acknowledged with {}", answer.status))?;
    let opened = connection.post("/g/greedy", "", "name-0=Eve&seat-1=link").await?;
    must(opened.status == 503, &format!("a table is opened: {}", opened.status))?;
    must(connection.get("/healthz", "").await?.status == 200, "it is alive all the same")?;
    let ready = connection.get("/readyz", "").await?;
    must(ready.status == 503, "it says that it is ready")?;
    let written = without(log, &[place.table])?;
    must(written.contains("the store does not answer"), "the host is not told")?;
    Ok(format!("503 for what cannot be kept; /readyz: {}", ready.body.trim()))
}

async fn damage(target: Target<'_>) -> io::Result<String> {
    let (server, ..) = two_at(target, "greedy").await?;
    server.stop().await?;
    let file = target.1.join("rafle.db");
    let mut bytes = std::fs::read(&file)?;
    bytes[..512].fill(0x55);
    std::fs::write(&file, bytes)?;
    let said = ends(target).await?;
    must(said.contains("backup"), &format!("it does not speak of a backup: {said}"))?;
    Ok(said.trim().to_owned())
}
