//! Whether a table fits the screens that people have.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::Done;
use crate::browser::{Browser, Make};

/// Finds what is wrong with how a table lies on a screen. It only reads the page.
const MEASURE: &str = include_str!("sizes.js");

/// Remembers where everything lies that can be picked, and tells where the first of it is.
const REMEMBER: &str = "
    const middle = (at) => [at.left + at.width / 2, at.top + at.height / 2];
    window.picks = [...document.querySelectorAll('#play .pick')].map((it) => [it, middle(it.getBoundingClientRect())]);
    return window.picks[0]?.[1];";

/// Whatever a finger would miss that goes where it was.
const MISSED: &str = "
    const missed = ([it, at]) => !it.contains(document.elementFromPoint(...at));
    return window.picks.filter(missed).map(([it]) => ['moves', it.dataset.piece]);";

/// Names a folder in which a picture of everything is kept that is measured, for whoever wants to see it.
const PICTURES: &str = "RAFLE_PICTURES";

/// So soon a second tap follows.
const QUICK: Duration = Duration::from_millis(120);

/// A screen, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// What it is called.
    pub name: &'static str,
    width: u32,
    height: u32,
    /// How high and wide a box of a sheet is at least: where there is a mouse, a row of a sheet will do.
    least_box: u32,
}

/// A phone in one hand, larger, on its side; a tablet; a laptop, and the same enlarged to 200 %.
pub const SIZES: [Size; 6] = [
    Size { name: "360x740", width: 360, height: 740, least_box: 44 },
    Size { name: "390x844", width: 390, height: 844, least_box: 44 },
    Size { name: "740x360", width: 740, height: 360, least_box: 44 },
    Size { name: "768x1024", width: 768, height: 1024, least_box: 44 },
    Size { name: "1280x800", width: 1280, height: 800, least_box: 30 },
    Size { name: "640x400", width: 640, height: 400, least_box: 44 },
];

/// The smallest phone whose pages need no scrolling sideways.
pub const SMALLEST: Size = Size { name: "320x568", width: 320, height: 568, least_box: 44 };

/// Windows of laptops on which letters are enlarged: to 120, 133, 150 and 175 %. Elsewhere a page scrolls there; its letters
/// stand beside each other all the same.
pub const ENLARGED: [Size; 4] = [
    Size { name: "1067x667", width: 1067, height: 667, least_box: 30 },
    Size { name: "960x600", width: 960, height: 600, least_box: 44 },
    Size { name: "853x533", width: 853, height: 533, least_box: 44 },
    Size { name: "731x457", width: 731, height: 457, least_box: 44 },
];

/// As narrow as windows get where a browser cannot be told to be a phone.
pub const NARROW: Size = Size { name: "500x844", width: 500, height: 844, least_box: 44 };

/// The big screen in the room.
pub const TELEVISION: Size = Size { name: "1920x1080", width: 1920, height: 1080, least_box: 0 };

/// What is wrong: of what kind, and with what.
pub type Wrong = (String, String);

impl Browser {
    /// Has a screen of this size.
    pub async fn is_sized(&self, size: Size) -> Done {
        if self.make != Make::Chromium {
            return self.has_room(size.width, size.height).await;
        }
        let metrics = json!({ "width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": false });
        let control = self.driver.cdp();
        control.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        control.send_raw("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
        Ok(())
    }

    /// What is wrong with the page of a table on a screen of this size.
    pub async fn measured(&self, size: Size) -> Done<Vec<Wrong>> {
        self.measured_so(size, json!({ "tv": size.least_box == 0, "box": size.least_box })).await
    }

    /// What is wrong with a page around a table on a screen of this size.
    pub async fn measured_around(&self, size: Size) -> Done<Vec<Wrong>> {
        self.measured_so(size, json!({ "around": true })).await
    }

    async fn measured_so(&self, size: Size, how: Value) -> Done<Vec<Wrong>> {
        self.is_sized(size).await?;
        let wrong = self.driver.execute_async(MEASURE, [how]).await?.convert()?;
        if let Some(folder) = std::env::var_os(PICTURES) {
            let at = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis();
            let file = Path::new(&folder).join(format!("{}-{at}.png", size.name));
            self.driver.screenshot(&file).await?;
        }
        Ok(wrong)
    }

    /// Picks the first thing that can be picked, and tells what has moved away from under the finger for the next.
    pub async fn picked_quickly(&self, size: Size) -> Done<Vec<Wrong>> {
        self.is_sized(size).await?;
        let first: Option<(f64, f64)> = self.driver.execute(REMEMBER, []).await?.convert()?;
        let Some((x, y)) = first else { return Ok(Vec::new()) };
        for kind in ["mousePressed", "mouseReleased"] {
            let click = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.driver.cdp().send_raw("Input.dispatchMouseEvent", click).await?;
        }
        tokio::time::sleep(QUICK).await;
        Ok(self.driver.execute(MISSED, []).await?.convert()?)
    }
}
