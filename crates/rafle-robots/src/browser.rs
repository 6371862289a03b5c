//! Debian's Chromium, driven by its own driver. `others.rs` has other browsers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rafle_tables::Person;
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{By, Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver, WebElement};

use crate::Done;
use crate::others::Started;

/// Width of a phone held in one hand, in pixels: nothing may scroll sideways there.
pub const PHONE: u32 = 360;

/// No wait for a page is longer than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// So long nobody asks again for what is not there yet.
const PAUSE: Duration = Duration::from_millis(20);

/// A browser that runs as root in a container and speaks to nobody but us.
const FLAGS: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
    "--lang=en",
];

/// Most of them show no motion: what moves cannot be clicked.
const STILL: &str = "--force-prefers-reduced-motion";

/// Whose browser it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Make {
    /// Debian's Chromium, which can be told to be any screen.
    Chromium,
    /// Debian's Firefox.
    Firefox,
    /// Debian's WebKit, in the small browser that comes with it.
    WebKit,
}

/// What kind of browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A window of a laptop.
    Laptop,
    /// A phone of 360 pixels.
    Phone,
    /// A phone whose browser runs no scripts.
    PlainPhone,
    /// A laptop whose browser runs no scripts.
    PlainLaptop,
}

impl Screen {
    /// Whether it is as narrow as a phone.
    pub fn is_phone(self) -> bool {
        matches!(self, Screen::Phone | Screen::PlainPhone)
    }

    /// Whether its scripts are switched off.
    pub fn is_plain(self) -> bool {
        matches!(self, Screen::PlainPhone | Screen::PlainLaptop)
    }
}

/// The program that starts browsers. Whatever it has started ends with it.
pub struct Drivers {
    program: Child,
    port: u16,
}

impl Drivers {
    /// Starts it on a free port.
    pub fn start() -> Drivers {
        let mut program = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is there: `apt-get install chromium chromium-driver`");
        let mut lines = BufReader::new(program.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(lines.read_line(&mut line).is_ok_and(|read| read > 0), "chromedriver has not started");
            if let Some((_, port)) = line.trim_end().trim_end_matches('.').split_once("successfully on port ") {
                break port.parse().expect("a port is a number");
            }
        };
        // Whatever else it writes is read and forgotten, or it would wait for us.
        std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
        Drivers { program, port }
    }

    /// A new browser with an empty profile, whose pages do not move.
    pub async fn browser(&self, screen: Screen) -> Browser {
        self.started(screen, Some(STILL)).await
    }

    /// The same with motion.
    pub async fn lively(&self, screen: Screen) -> Browser {
        self.started(screen, None).await
    }

    async fn started(&self, screen: Screen, still: Option<&str>) -> Browser {
        let profile = tempfile::tempdir().expect("there is room for a folder");
        let mut wishes = DesiredCapabilities::chrome();
        let mut wish = || {
            for flag in FLAGS.into_iter().chain(still) {
                wishes.add_arg(flag)?;
            }
            wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
            wishes.add_arg("--window-size=1280,900")?;
            if screen == Screen::Phone {
                let metrics = json!({ "width": PHONE, "height": 740, "pixelRatio": 2.0, "touch": true });
                wishes.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics }))?;
            }
            if screen.is_plain() {
                let never = json!({ "profile.managed_default_content_settings.javascript": 2 });
                wishes.add_experimental_option("prefs", never)?;
            }
            Ok::<_, thirtyfour::error::WebDriverError>(())
        };
        wish().expect("wishes can be written");
        let address = format!("http://127.0.0.1:{}", self.port);
        let driver = patient(&address, wishes).await.expect("Chromium starts");
        if screen == Screen::PlainPhone {
            // The driver emulates a whole phone by scripts of its own; without them it is a window of that width.
            let metrics = json!({ "width": PHONE, "height": 740, "deviceScaleFactor": 1, "mobile": false });
            driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.expect("a window can be narrow");
        }
        Browser { driver, make: Make::Chromium, screen, through: None, _profile: profile, _started: Started::default() }
    }
}

/// A new browser of the driver at this address, which waits as long as we do.
pub(crate) async fn patient(address: &str, wishes: impl Into<Capabilities>) -> Done<WebDriver> {
    let driver = WebDriver::new(address, wishes).await?;
    let patience = thirtyfour::TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
    driver.update_timeouts(patience).await?;
    Ok(driver)
}

impl Drop for Drivers {
    fn drop(&mut self) {
        // Asked politely it ends its browsers, too.
        if let Ok(mut stream) = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)) {
            let _ = stream.set_read_timeout(Some(PATIENCE));
            let _ = stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            let _ = stream.read_to_end(&mut Vec::new());
        }
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// One browser with its own cookies.
pub struct Browser {
    /// Its remote control.
    pub driver: WebDriver,
    /// Whose it is.
    pub make: Make,
    /// What kind it is.
    pub screen: Screen,
    /// Where it looks for the server, if something stands before it.
    pub through: Option<SocketAddr>,
    pub(crate) _profile: TempDir,
    // Ends the browser, so it goes last.
    pub(crate) _started: Started,
}

impl Browser {
    /// The first thing that is so described.
    pub async fn find(&self, selector: &str) -> Done<WebElement> {
        match self.driver.find(By::Css(selector)).await {
            Ok(found) => Ok(found),
            Err(error) => Err(format!("{selector} on {}: {error}", self.driver.current_url().await?).into()),
        }
    }

    /// The same, which may take a while to come: a click returns before the next page is there.
    pub async fn wait_for(&self, selector: &str) -> Done<WebElement> {
        let late = Instant::now() + PATIENCE;
        loop {
            match self.find(selector).await {
                // Asked without a pause, the browser is busy with answering.
                Err(_) if Instant::now() < late => tokio::time::sleep(PAUSE).await,
                found => return found,
            }
        }
    }

    /// Asks for pages in this language from now on, as a browser does whose owner speaks it.
    pub async fn speaks(&self, tag: &str) -> Done {
        let control = self.driver.cdp();
        control.send_raw("Network.enable", json!({})).await?;
        control.send_raw("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": tag } })).await?;
        Ok(())
    }

    /// Whoever the browser is: the cookie ends with it.
    pub async fn person(&self) -> Done<Person> {
        let cookies = self.driver.get_all_cookies().await?;
        let known = cookies.iter().find_map(|cookie| {
            let end = cookie.value.get(cookie.value.len().saturating_sub(26)..)?;
            cookie.name.starts_with("rafle").then(|| Person::known(end))?
        });
        known.ok_or_else(|| "the browser has a cookie of ours".into())
    }
}
