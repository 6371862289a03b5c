//! Debian's Firefox and WebKit, in which a short round is played as well. Their drivers start one browser each, so every browser
//! has its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::{Capabilities, DesiredCapabilities};

use crate::Done;
use crate::browser::{Browser, Make, PATIENCE, Screen, patient};

/// A screen that nobody sees, larger than a television with a browser's bar around it.
const DISPLAY: &str = "2200x1400x24";

/// What Firefox is told: its pages do not move, and it speaks to nobody but us.
const STILL: &str = "ui.prefersReducedMotion";
const SILENT: [&str; 3] =
    ["browser.region.update.enabled", "network.captive-portal-service.enabled", "network.connectivity-service.enabled"];

/// The same for WebKit, which asks the desktop.
const STILL_DESKTOP: &str = "[Settings]\ngtk-enable-animations=0\n";

/// Programs that were started for one browser alone, and end with it.
#[derive(Default)]
pub(crate) struct Started(Vec<Child>);

impl Drop for Started {
    fn drop(&mut self) {
        for program in self.0.iter_mut().rev() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

impl Make {
    /// What has to be installed for it, by the names of programs.
    fn programs(self) -> &'static [&'static str] {
        match self {
            Make::Chromium => &["chromium", "chromedriver"],
            Make::Firefox => &["firefox-esr", "geckodriver"],
            Make::WebKit => &["WebKitWebDriver", "Xvfb"],
        }
    }

    /// The first of its programs that is not installed.
    pub fn lacks(self) -> Option<&'static str> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let there = |program: &str| std::env::split_paths(&path).any(|folder| folder.join(program).exists());
        self.programs().iter().copied().find(|program| !there(program))
    }

    /// A new Firefox or WebKit with an empty profile, whose pages do not move.
    pub async fn browser(self) -> Done<Browser> {
        let profile = tempfile::tempdir()?;
        let (port, mut started) = (free_port()?, Started::default());
        let wishes = match self {
            Make::Chromium => return Err("`Drivers` starts Chromium".into()),
            Make::Firefox => {
                let mut driver = Command::new("geckodriver");
                driver.arg(format!("--port={port}")).env("HOME", profile.path()).env("MOZ_HEADLESS", "1");
                started.run(&mut driver)?;
                firefox()?
            }
            Make::WebKit => {
                let display = started.display()?;
                let mut driver = Command::new("WebKitWebDriver");
                driver.arg(format!("--port={port}")).env("DISPLAY", display);
                at_home(&mut driver, profile.path())?;
                started.run(&mut driver)?;
                Capabilities::new()
            }
        };
        let late = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if Instant::now() > late {
                return Err(format!("the driver of {self:?} has not started").into());
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let driver = patient(&format!("http://127.0.0.1:{port}"), wishes).await?;
        Ok(Browser { driver, make: self, screen: Screen::Laptop, through: None, _profile: profile, _started: started })
    }
}

impl Started {
    fn run(&mut self, command: &mut Command) -> Done {
        self.0.push(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
        Ok(())
    }

    /// A screen for whoever cannot do without one, and its name.
    fn display(&mut self) -> Done<String> {
        let arguments = ["-displayfd", "1", "-screen", "0", DISPLAY, "-nolisten", "tcp"];
        let mut program = Command::new("Xvfb").args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let said = program.stdout.take().expect("its output is piped");
        self.0.push(program);
        let mut number = String::new();
        BufReader::new(said).read_line(&mut number)?;
        Ok(format!(":{}", number.trim()))
    }
}

fn firefox() -> Done<Capabilities> {
    let mut wishes = DesiredCapabilities::firefox();
    let mut preferences = FirefoxPreferences::new();
    preferences.set(STILL, 1)?;
    for service in SILENT {
        preferences.set(service, false)?;
    }
    wishes.set_preferences(preferences)?;
    Ok(wishes.into())
}

/// A desktop of its own: what a browser keeps goes with the folder.
fn at_home(driver: &mut Command, folder: &Path) -> Done {
    fs::create_dir(folder.join("gtk-3.0"))?;
    fs::write(folder.join("gtk-3.0/settings.ini"), STILL_DESKTOP)?;
    for place in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"] {
        driver.env(place, folder);
    }
    driver.env("NO_AT_BRIDGE", "1").env("LANG", "C.UTF-8");
    Ok(())
}

fn free_port() -> Done<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

impl Browser {
    /// Has a window in which a page has so much room: what stands around the page comes on top of it.
    pub(crate) async fn has_room(&self, width: u32, height: u32) -> Done {
        let room = async || {
            Ok::<[u32; 2], crate::Trouble>(
                self.driver.execute("return [innerWidth, innerHeight];", Vec::new()).await?.convert()?,
            )
        };
        if room().await? == [width, height] {
            return Ok(());
        }
        self.driver.set_window_rect(0, 0, width, height).await?;
        let [wide, high] = room().await?;
        self.driver
            .set_window_rect(0, 0, width + width.saturating_sub(wide), height + height.saturating_sub(high))
            .await?;
        match room().await? {
            all if all == [width, height] => Ok(()),
            other => Err(format!("a page has {other:?} instead of {width}x{height}").into()),
        }
    }
}
