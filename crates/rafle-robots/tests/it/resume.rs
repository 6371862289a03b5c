//! Open pages go on by themselves after the server was killed and started again.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use serde_json::json;

/// Where the other process finds out where to listen, and with which folder.
const LISTEN: &str = "RAFLE_ROBOTS_LISTEN";
const FOLDER: &str = "RAFLE_ROBOTS_FOLDER";

/// So soon pages are live again, counted from the first answer of the new server.
const SOON: Duration = Duration::from_secs(3);

/// A game of throws.
const GAME: &str = "greedy";

#[tokio::test]
#[ignore = "the other process of the test below: a server that can be killed"]
async fn serves_until_it_is_killed() {
    let Ok(listen) = std::env::var(LISTEN) else { return };
    let folder = std::env::var(FOLDER).expect("whoever says where to listen names a folder");
    let _server = Server::at(listen.parse().expect("an address"), Path::new(&folder)).await;
    std::future::pending::<()>().await;
}

/// A server in a process of its own.
pub(crate) struct Other(Child);

impl Other {
    pub(crate) fn start(address: SocketAddr, folder: &Path) -> Other {
        let own = std::env::current_exe().expect("a test knows its program");
        let test = ["--exact", "resume::serves_until_it_is_killed", "--ignored"];
        let variables = [(LISTEN, address.to_string()), (FOLDER, folder.display().to_string())];
        let child = Command::new(own).args(test).envs(variables).stdout(Stdio::null()).spawn();
        let other = Other(child.expect("a test can be started again"));
        while std::net::TcpStream::connect(address).is_err() {
            std::thread::yield_now();
        }
        other
    }

    /// Ends it with SIGKILL: nothing is said, nothing is finished.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("an own process can be killed");
        self.0.wait().expect("an own process ends");
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_go_on_after_the_server_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let drivers = Drivers::start();
    let (laptop, phone) = (drivers.browser(Screen::Laptop).await, drivers.browser(Screen::Phone).await);
    let server = Other::start(address, folder.path());
    laptop.driver.goto(format!("http://{address}/g/{GAME}")).await.unwrap();
    laptop.click_on("[data-way=\"bots\"] [data-begins]").await.unwrap();
    laptop.wait_for("#play button[data-throw]").await.unwrap();
    phone.driver.goto(laptop.driver.current_url().await.unwrap().as_str()).await.unwrap();
    for page in [&laptop, &phone] {
        is_listening(page).await;
    }
    server.kill();
    for page in [&laptop, &phone] {
        page.wait_for("body.offline").await.unwrap();
    }
    stays_at_the_table_without_a_network(&laptop).await;
    let _server = Other::start(address, folder.path());
    let began = Instant::now();
    for page in [&laptop, &phone] {
        page.wait_for("body:not(.offline)").await.unwrap();
        assert!(began.elapsed() < SOON, "live again after {:?} only", began.elapsed());
    }
    // And they are at the same table, which goes on.
    let number = number(&phone).await;
    laptop.click_on("#play button[data-throw]").await.unwrap();
    for page in [&laptop, &phone] {
        page.wait_for(&format!("#fields:not([data-n=\"{number}\"]), #acts [data-go-on]")).await.unwrap();
    }
}

/// A link leads nowhere as long as there is no network: what is to be seen of the table stays.
async fn stays_at_the_table_without_a_network(page: &Browser) {
    let network = async |offline: bool| {
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        page.driver.cdp().send_raw("Network.emulateNetworkConditions", conditions).await.unwrap();
    };
    let table = page.driver.current_url().await.unwrap();
    network(true).await;
    page.click_on(".bar a[href=\"/\"]").await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(page.driver.current_url().await.unwrap(), table);
    page.wait_for("#wood").await.unwrap();
    network(false).await;
}

/// Waits until the page has its script. A phone that is emulated may say that a page is there before it is: a server
/// that is killed then leaves a page that nothing can wake up.
async fn is_listening(browser: &Browser) {
    const LOADED: &str = "const [done] = arguments; document.readyState === 'complete' ? done() : addEventListener('load', () => done());";
    browser.wait_for("#fields").await.unwrap();
    browser.driver.execute_async(LOADED, Vec::new()).await.unwrap();
}

async fn number(browser: &Browser) -> String {
    browser.find("#fields").await.unwrap().attr("data-n").await.unwrap().unwrap()
}
