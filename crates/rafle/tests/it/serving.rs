//! `rafle serve` as a service: it is fine, it has limits, and it leaves in good order.

use std::future::Future;
use std::io::ErrorKind;
use std::path::Path;

use rafle_load::{Connection, Game, Place, Server};

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
