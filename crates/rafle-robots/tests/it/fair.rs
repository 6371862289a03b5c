//! Two devices seal their numbers, read the same six words, open the numbers, and compare when the game is over; and both
//! notice a server that lies.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_tables::{Logs, Sqlite};
use rafle_words::six_words;
use serde_json::json;

use crate::resume::Other;

/// A game of throws.
const GAME: &str = "greedy";

/// A secret that the server of this test did not seal, and its hash.
const FALSE_SECRET: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const FALSE_HASH: &str = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

struct Devices {
    laptop: Browser,
    phone: Browser,
}

impl Devices {
    fn both(&self) -> [&Browser; 2] {
        [&self.laptop, &self.phone]
    }

    /// The laptop opens a room, the phone sits down, both read the six words, and the laptop begins. Tells the table's address.
    async fn begin(&self, address: SocketAddr) -> Done<String> {
        let Devices { laptop, phone } = self;
        // Two of them begin, and nobody else: when one of two gives up, the game is over.
        laptop.driver.goto(format!("http://{address}/g/{GAME}?way=phones&first=seated")).await?;
        laptop.wait_for("#rules").await?;
        laptop.click_on("[data-way=\"phones\"] [data-begins]").await?;
        laptop.wait_for("[data-room]").await?;
        let table = laptop.driver.current_url().await?.to_string();
        phone.driver.goto(&table).await?;
        phone.wait_for("[data-sit] input[name=\"name\"]").await?.send_keys("Bo").await?;
        phone.click_on("[data-sit] button[value=\"join\"]").await?;
        phone.wait_for("#fields[data-mine~=\"B\"]").await?;
        both_sealed(laptop).await?;
        let (six, its) = (words(laptop).await?, words(phone).await?);
        assert_eq!(six, its, "everybody reads the same");
        let lines = lines(phone).await?;
        assert_eq!(
            six,
            six_words(&hash(lines[0].split(' ').nth(2).expect("a commitment"))),
            "and they are those of the seal"
        );
        assert_eq!(sealing(&lines).len(), 2, "{lines:?}");
        assert!(!lines.concat().contains("secret"), "{lines:?}");
        laptop.wait_for("[data-begin] button[value=\"begin\"]").await?;
        laptop.click_on("[data-begin] button[value=\"begin\"]").await?;
        for browser in self.both() {
            browser.wait_for("#luck[data-preparation=\"ready\"]").await?;
        }
        let lines = self::lines(laptop).await?;
        assert_eq!(lines.iter().filter(|line| line.starts_with("luck number ")).count(), 2, "{lines:?}");
        Ok(table)
    }

    /// The laptop throws.
    async fn throw(&self) -> Done {
        self.laptop.wait_for("#play button[data-throw]").await?;
        let number = self.laptop.find("#fields").await?.attr("data-n").await?.unwrap_or_default();
        self.laptop.click_on("#play button[data-throw]").await?;
        self.laptop.wait_for(&format!("#fields:not([data-n=\"{number}\"]), #acts [data-go-on]")).await?;
        Ok(())
    }

    /// The phone gives up, and the game is over.
    async fn end(&self, table: &str) -> Done {
        self.phone.driver.goto(format!("{table}/menu")).await?;
        self.phone.wait_for("button[value=\"resign\"]").await?;
        self.phone.click_on("details:has(> button[value=\"resign\"]) > summary").await?;
        self.phone.click_on("button[value=\"resign\"]").await?;
        for browser in self.both() {
            browser.wait_for("#luck[data-over]").await?;
        }
        Ok(())
    }
}

/// The devices that have sealed a number. One may do so twice, and its last seal counts.
fn sealing(lines: &[String]) -> BTreeSet<&str> {
    lines.iter().filter_map(|line| line.strip_prefix("luck seal ")?.split(' ').next()).collect()
}

/// Waits until a page has been told of two seals: whoever begins has to have seen the newest table.
async fn both_sealed(browser: &Browser) -> Done {
    let late = Instant::now() + Duration::from_secs(30);
    while sealing(&lines(browser).await?).len() < 2 {
        assert!(Instant::now() < late, "{:?}", lines(browser).await?);
    }
    Ok(())
}

/// The six words that a page shows.
async fn words(browser: &Browser) -> Done<Vec<String>> {
    let read = "return [...document.querySelectorAll('.seal-words li')].map((it) => it.textContent);";
    Ok(browser.driver.execute(read, Vec::new()).await?.convert()?)
}

/// The lines of luck that a page was told.
pub(crate) async fn lines(browser: &Browser) -> Done<Vec<String>> {
    let read = "return document.querySelector('#luck').dataset.lines.split('\\n');";
    Ok(browser.driver.execute(read, Vec::new()).await?.convert()?)
}

fn hash(digits: &str) -> [u8; 32] {
    std::array::from_fn(|byte| u8::from_str_radix(&digits[2 * byte..2 * byte + 2], 16).expect("two digits"))
}

/// Waits until the device says this, and nothing else of the kind.
pub(crate) async fn says(browser: &Browser, verdict: &str, word: &str) -> Done {
    browser.wait_for(&format!("[data-verdict=\"{verdict}\"] [data-says=\"{word}\"]:not([hidden])")).await?;
    let others = "return [...document.querySelectorAll('[data-says]:not([hidden])')].filter((it) => it.dataset.says !== arguments[0]).length;";
    let others: usize = browser.driver.execute(others, vec![json!(word)]).await?.convert()?;
    assert_eq!(others, 0, "one thing is said");
    Ok(())
}

/// The colour of the frame around what the device says, and that of embers.
async fn frame(browser: &Browser) -> Done<(String, String)> {
    let read = "const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('color', 'var(--ember)');
        const ember = getComputedStyle(probe).color;
        probe.remove();
        return [getComputedStyle(document.querySelector('[data-verdict]')).borderTopColor, ember];";
    Ok(browser.driver.execute(read, Vec::new()).await?.convert()?)
}

/// Writes another secret with its own seal into a log, as somebody could who can write on the host's machine.
async fn lie(file: &Path, told: &str) {
    // Opened and closed, all of it is in one file.
    let store = Sqlite::open(file).await.unwrap();
    store.close().await;
    let mut bytes = std::fs::read(file).unwrap();
    let mut lies = 0;
    // The luck of this server can be foretold, and is the same at every table.
    while let Some(place) = find(&bytes, told.as_bytes()) {
        let secret = place + told.len() + " secret ".len();
        let commitment = place + "luck 1 ".len();
        bytes[commitment..commitment + 64].copy_from_slice(FALSE_HASH.as_bytes());
        bytes[secret..secret + 64].copy_from_slice(FALSE_SECRET.as_bytes());
        lies += 1;
    }
    assert!(lies > 0, "the log is in the file");
    std::fs::write(file, bytes).unwrap();
}

fn find(bytes: &[u8], sought: &[u8]) -> Option<usize> {
    bytes.windows(sought.len()).position(|some| some == sought)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_compare_and_notice_a_lie() {
    let folder = tempfile::tempdir().unwrap();
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let drivers = Drivers::start();
    let devices =
        Devices { laptop: drivers.browser(Screen::Laptop).await, phone: drivers.browser(Screen::Phone).await };
    let server = Other::start(address, folder.path());
    honest(&devices, address).await.unwrap();
    let table = devices.begin(address).await.unwrap();
    devices.throw().await.unwrap();
    let told = lines(&devices.laptop).await.unwrap()[0].clone();
    server.kill();
    lie(&folder.path().join("rafle.db"), &told).await;
    let _server = Other::start(address, folder.path());
    noticed(&devices, &table).await.unwrap();
}

/// When a game is over both devices have a tick, and one that was not there says so.
async fn honest(devices: &Devices, address: SocketAddr) -> Done {
    let table = devices.begin(address).await?;
    devices.throw().await?;
    devices.end(&table).await?;
    for browser in devices.both() {
        says(browser, "fits", "fits").await?;
        browser.find("[data-says=\"fits\"] svg").await?;
        browser.driver.goto(format!("{table}/fair")).await?;
        says(browser, "fits", "fits").await?;
        browser.wait_for("[data-answer=\"fits\"]:not([hidden])").await?;
        assert_eq!(words(browser).await?, six_words(&hash(lines(browser).await?[0].split(' ').nth(2).unwrap())));
        let checked = browser.wait_for("[data-checked]:not([hidden])").await?.text().await?;
        assert!(checked.contains('1'), "the one die: {checked}");
    }
    goes_on(&devices.laptop, &table).await?;
    // Whoever forgets everything has nothing to compare with.
    devices.phone.driver.execute("localStorage.clear();", Vec::new()).await?;
    devices.phone.driver.refresh().await?;
    says(&devices.phone, "nothing", "nothing").await
}

/// A game is played on from its first throw, at a table of its own: the device adds a number there as well, and compares nothing
/// that was thrown before. Where nothing was thrown since, only the seals are compared, and the page says so; where the first throw
/// has ended the turn, a bot is next and may have thrown.
async fn goes_on(laptop: &Browser, table: &str) -> Done {
    laptop.driver.goto(format!("{table}/look?step=0")).await?;
    laptop.click_on("[data-slider] button[data-by=\"1\"]").await?;
    laptop.wait_for("#on button[name=\"from\"][value=\"1\"]").await?;
    laptop.click_on("#on button[name=\"from\"]").await?;
    laptop.wait_for("[data-onward]").await?;
    laptop.click_on("[data-onward] button").await?;
    laptop.wait_for("#luck[data-preparation=\"ready\"]").await?;
    let lines = self::lines(laptop).await?;
    assert_eq!(lines.iter().filter(|line| line.starts_with("luck number ")).count(), 1, "{lines:?}");
    let on = laptop.driver.current_url().await?.to_string();
    assert_ne!(on, table);
    laptop.driver.goto(format!("{on}/menu")).await?;
    laptop.wait_for("button[value=\"resign\"]").await?;
    laptop.click_on("details:has(> button[value=\"resign\"]) > summary").await?;
    laptop.click_on("button[value=\"resign\"]").await?;
    laptop.wait_for("#luck[data-over]").await?;
    says(laptop, "fits", "fits").await?;
    laptop.driver.goto(format!("{on}/fair")).await?;
    let thrown_since = "const done = arguments[0];
        fetch(document.querySelector('#luck').dataset.record).then((it) => it.text()).then((record) => done(/^elsewhere$[^]*^throw /m.test(record)));";
    let compared: bool = laptop.driver.execute_async(thrown_since, Vec::new()).await?.convert()?;
    let (verdict, word) = if compared { ("fits", "fits") } else { ("nothing", "seals") };
    says(laptop, verdict, word).await?;
    laptop.wait_for("[data-elsewhere=\"1\"]").await?;
    Ok(())
}

/// Both devices have kept the lines of the true server: those of the false one differ, during the game and when it is over.
async fn noticed(devices: &Devices, table: &str) -> Done {
    for browser in devices.both() {
        browser.driver.goto(table).await?;
        says(browser, "wrong", "differs").await?;
        let (colour, ember) = frame(browser).await?;
        assert_eq!(colour, ember);
    }
    devices.end(table).await?;
    for browser in devices.both() {
        says(browser, "wrong", "differs").await?;
        browser.driver.goto(format!("{table}/fair")).await?;
        says(browser, "wrong", "differs").await?;
        browser.wait_for("[data-answer=\"wrong\"]:not([hidden])").await?;
        let (colour, ember) = frame(browser).await?;
        assert_eq!(colour, ember);
    }
    Ok(())
}
