//! What is printed stands on one page each: sheets, boards, rankings and cards, of every kind that options choose.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_printed_stands_on_one_page() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Laptop).await;
    let mut printed = 0;
    for about in rafle_tables::shelf() {
        for options in rafle_games::types(about.slug) {
            let pairs: Vec<_> = options.iter().map(|(key, word)| (*key, word.as_str())).collect();
            let game = rafle_games::open(about.slug, about.usual_seats, &pairs).unwrap().unwrap();
            let leaves = usize::from(game.paper().is_some()) + usize::from(game.aid().is_some());
            if leaves == 0 {
                continue;
            }
            let said: Vec<_> = pairs.iter().map(|(key, word)| format!("option-{key}={word}")).collect();
            let page = format!("/g/{}/print?{}", about.slug, said.join("&"));
            browser.goto(&server, &page).await.unwrap();
            assert_eq!(pages(&browser).await.unwrap(), leaves, "{page}");
            printed += 1;
        }
    }
    assert!(printed > 15, "{printed}");
}

/// On how many pages of paper the browser would print what it shows.
async fn pages(browser: &Browser) -> Done<usize> {
    let form = json!({ "preferCSSPageSize": true, "paperWidth": 8.27, "paperHeight": 11.69 });
    let printed = browser.driver.cdp().send_raw("Page.printToPDF", form).await?;
    let document = BASE64_STANDARD.decode(printed["data"].as_str().ok_or("the browser prints")?)?;
    let document = String::from_utf8_lossy(&document);
    // Each page says what it is; the list of them is called `Pages`.
    Ok(document.matches("/Type /Page\n").count())
}
