//! Whoever owns a box enters what is printed in it: it is drawn as it will lie on the table, refused when it is wrong, and
//! played with against bots to the end; the record of that game replays to the same.

use rafle_engine::{Begins, Field, Next, Seat, Seeded, Values, Viewer};
use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_robots::short::{Short, hurried};
use rafle_tables::{Wish, replay, shelf};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_printed_in_a_box_is_entered_drawn_and_played_with() {
    let (drivers, server) = (Drivers::start(), Server::start().await);
    let browser = drivers.browser(Screen::Phone).await;
    let mut met = 0;
    for about in shelf() {
        let fields = rafle_games::fields(about.slug).unwrap_or_default();
        for field in fields.iter().filter(|field| matches!(field.values, Values::Text { .. })) {
            met += 1;
            let short = Short::of(about);
            entered(&server, &browser, &short, field).await.unwrap_or_else(|error| panic!("{}: {error}", about.slug));
        }
    }
    assert!(met >= 2, "{met}");
}

async fn entered(server: &Server, browser: &Browser, short: &Short, field: &Field) -> Done {
    let Values::Text { like, parted } = &field.values else { return Err("it is a text".into()) };
    let (slug, own) = (short.about.slug, like[0]);
    // What makes a game short, as far as it goes with a box of one's own.
    let goes = |key: &str, word: &str| {
        let pairs = [(key, word), (field.key, own)];
        key != field.key && rafle_games::open(slug, short.about.usual_seats, &pairs).is_some_and(|game| game.is_ok())
    };
    let brief = short.options.iter().filter(|(key, word)| goes(key, word));
    let address: Vec<_> = brief.map(|(key, word)| format!("&option-{key}={word}")).collect();
    // Who begins has the first seat: here that is whoever plays.
    let first = if short.about.begins == Begins::Rule { "" } else { "&first=seated" };
    let page = format!("/g/{slug}?way=bots{first}{}", address.concat());
    let text = format!("textarea[name=\"option-{}\"]", field.key);

    browser.goto(server, &page).await?;
    browser.click_on("#house > summary").await?;
    uses(browser, &text, "1/x").await?;
    browser.wait_for("#unruly").await?;
    let typed = browser.find(&text).await?.prop("value").await?;
    // Part by part, as it would be written where it is right.
    if typed.as_deref() != Some("1/x".replace(*parted, "\n").as_str()) {
        return Err(format!("what was typed is {typed:?} now").into());
    }
    if !browser.driver.find_all(thirtyfour::By::Css(".opening [data-piece]")).await?.is_empty() {
        return Err("what is wrong is drawn".into());
    }
    browser.wait_for(".opening .fld.q").await?;
    browser.wait_for(&format!("{text}[aria-invalid][aria-describedby=\"unruly\"]")).await?;

    uses(browser, &text, &own.replace(*parted, "\n")).await?;
    browser.wait_for(".opening [data-piece]").await?;
    let opening =
        rafle_games::open(slug, short.about.least_seats, &[(field.key, own)]).ok_or("it is on the list")??;
    let view = opening.view(Viewer::Spectator).laid_out();
    let expected: Vec<_> = view.pieces().map(|piece| piece.id.clone()).collect();
    let drawn = "return [...document.querySelectorAll('.opening [data-piece]')].map((it) => it.dataset.piece);";
    let mut drawn: Vec<String> = browser.driver.execute(drawn, []).await?.convert()?;
    let wide = "return document.scrollingElement.scrollWidth <= innerWidth;";
    if !browser.driver.execute(wide, []).await?.convert::<bool>()? {
        return Err("the page is wider than the phone".into());
    }
    drawn.sort();
    let mut sorted = expected.clone();
    sorted.sort();
    if drawn != sorted {
        return Err(format!("drawn is {drawn:?}, and there is {sorted:?}").into());
    }

    browser.click_on("[data-way=\"bots\"] [data-begins]").await?;
    browser.wait_for("#fields[data-mine~=\"A\"]").await?;
    let url = browser.driver.current_url().await?;
    let id = url.path().rsplit('/').next().unwrap_or_default().to_owned();
    let person = browser.person().await?;
    let mut source = Seeded::new(1);
    loop {
        let play = server.settled(&id).await;
        let wish = match play.next() {
            Next::Nobody => break,
            Next::Chance { .. } => Wish::Throw,
            Next::Seat(seat) if seat == Seat::A => Wish::Choose(hurried(&play, &mut source)),
            Next::Seat(seat) => return Err(format!("{seat} is a bot").into()),
        };
        server.tables().wish(&id, &person, play.log().len(), wish).await?;
    }
    let read = "const done = arguments[1]; fetch(arguments[0]).then((it) => it.text()).then(done);";
    let record = browser.driver.execute_async(read, vec![json!(format!("/t/{id}/record"))]).await?;
    let record: String = record.convert()?;
    let again = replay(&record)?;
    let stands = |play: &rafle_engine::Play| (play.now().options(), play.now().standings());
    if stands(&again) != stands(&server.play(&id).await)
        || !again.now().options().contains(&(field.key, own.to_owned()))
    {
        return Err("the record replays to something else".into());
    }
    Ok(())
}

/// Writes this into the field, and uses it.
async fn uses(browser: &Browser, field: &str, text: &str) -> Done {
    let area = browser.find(field).await?;
    area.clear().await?;
    area.send_keys(text).await?;
    browser.click_on("[data-use]").await
}
