//! Takes the pictures of `docs/pictures`: tables in the middle of a game and the pages around them, on a phone, a
//! tablet, a laptop and a television, by day and by lamplight. Run by `cargo xtask pictures`, all of them or those of some
//! games. All of them together show the same games each time; only the links of the tables, and so their codes, are new.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use rafle_engine::{Arg, Choice, How, Message, Move, Seat, Seeded, Source, View, Viewer};
use rafle_robots::Done;
use rafle_robots::browser::{Browser, Drivers, Screen};
use rafle_robots::server::Server;
use rafle_tables::{Live, Wish};
use rafle_words::Words;
use serde_json::{Value, json};

/// The games that are shown, how many play, and after how many moves.
const GAMES: [(&str, usize, usize); 13] = [
    ("yatzy", 4, 130),
    ("bluff", 4, 5),
    ("greedy", 3, 40),
    ("morris", 4, 16),
    ("zanzibar", 4, 2),
    ("twenty-five", 2, 3),
    ("house-and-home", 4, 5),
    ("endless-road", 4, 30),
    ("court", 4, 90),
    ("dnup", 4, 9),
    ("crowns", 3, 50),
    ("five-crowns", 4, 900),
    ("five-crowns-solitaire", 1, 8),
];

const NAMES: [&str; 4] = ["Anna", "Mikkel", "Farmor", "Bo"];

/// Under this name phones would find the server that is shown.
const ADDRESS: &str = "http://rafle.local";

/// How good the pictures are, up to 100: enough for letters to stay sharp.
const QUALITY: u8 = 80;

/// So often a picture is tried again.
const TRIES: usize = 5;

/// Asks for the contact sheets of all that is printed and all cards alone.
const BOOKS: &str = "books";

/// A page of paper without its margins, as wide as it is on a screen.
const LEAF: Size = (703, 1000);

/// How wide a page of paper and a card are on their contact sheets, how many stand side by side, and how good the picture is:
/// enough to see whether something is wrong.
const SHEETS: [(&str, u32, u32, u8); 2] = [("paper", 300, 6, 50), ("cards", 270, 6, 50)];

/// Width and height in pixels.
type Size = (u32, u32);

const PHONE: Size = (360, 780);
const TABLET: Size = (768, 1024);
const LAPTOP: Size = (1280, 800);
const TELEVISION: Size = (1920, 1080);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Theme {
    Light,
    Dark,
}

impl Theme {
    fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

#[tokio::main]
async fn main() -> Done {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in the workspace");
    let folder = root.join("docs/pictures");
    fs::create_dir_all(&folder)?;
    let drivers = Drivers::start();
    let browser = drivers.browser(Screen::Laptop).await;
    let server = Server::known_as(Some(ADDRESS.to_owned())).await;
    let studio = Studio { server, browser, folder };
    let asked: Vec<_> = std::env::args().skip(1).collect();
    if asked.is_empty() {
        studio.pages().await?;
    }
    for (slug, seats, moves) in GAMES {
        if asked.is_empty() || asked.iter().any(|name| name == slug) {
            studio.game(slug, seats, moves).await?;
        }
    }
    if asked.is_empty() {
        studio.home().await?;
    }
    if asked.is_empty() || asked.iter().any(|name| name == BOOKS) {
        studio.books().await?;
    }
    studio.browser.driver.quit().await?;
    Ok(())
}

/// A server, a browser that everybody plays on, and where the pictures go.
struct Studio {
    server: Server,
    browser: Browser,
    folder: PathBuf,
}

impl Studio {
    /// A table in the middle of a game, on every screen.
    async fn game(&self, slug: &str, seats: usize, moves: usize) -> Done {
        let table = self.open(slug, seats, "here").await?;
        self.play(&table, moves).await?;
        let seat = table
            .look(&self.browser.person().await?, Viewer::Spectator, usize::MAX)
            .await?
            .to_move()
            .unwrap_or(Seat::A);
        let page = format!("/t/{}?seat={seat}", table.id());
        for (size, theme) in [
            (PHONE, Theme::Light),
            (PHONE, Theme::Dark),
            (TABLET, Theme::Light),
            (LAPTOP, Theme::Light),
            (LAPTOP, Theme::Dark),
        ] {
            self.shoot(slug, &page, size, theme).await?;
        }
        self.shoot(&format!("{slug}-tv"), &format!("/t/{}/tv", table.id()), TELEVISION, Theme::Dark).await
    }

    /// What lies around a game: set up, invite, hand over, end, look back, menu.
    async fn pages(&self) -> Done {
        let open = self.open("yatzy", 3, "link").await?;
        self.shoot("invite", &format!("/t/{}", open.id()), PHONE, Theme::Light).await?;
        self.shoot("invite", &format!("/t/{}", open.id()), LAPTOP, Theme::Light).await?;
        self.shoot("menu", &format!("/t/{}/menu", open.id()), PHONE, Theme::Dark).await?;
        let covered = self.open("bluff", 3, "here").await?;
        self.shoot("hand-over", &format!("/t/{}", covered.id()), PHONE, Theme::Light).await?;
        self.shoot("game", "/g/court", PHONE, Theme::Light).await?;
        self.shoot("game", "/g/court", LAPTOP, Theme::Dark).await?;
        let over = self.open("greedy", 4, "here").await?;
        self.play(&over, usize::MAX).await?;
        for (size, theme) in
            [(PHONE, Theme::Light), (TABLET, Theme::Dark), (LAPTOP, Theme::Light), (TELEVISION, Theme::Dark)]
        {
            self.shoot("finished", &format!("/t/{}", over.id()), size, theme).await?;
        }
        self.shoot("look-back", &format!("/t/{}/look?step=30", over.id()), PHONE, Theme::Dark).await?;
        self.shoot("look-back", &format!("/t/{}/look?step=30", over.id()), LAPTOP, Theme::Light).await
    }

    /// The shelf, with the tables that have been played on top.
    async fn home(&self) -> Done {
        for size in [PHONE, TABLET, LAPTOP, TELEVISION] {
            for theme in [Theme::Light, Theme::Dark] {
                self.shoot("home", "/", size, theme).await?;
            }
        }
        Ok(())
    }

    /// Everything that can be printed, and every reference card on a phone: each kind on one sheet.
    async fn books(&self) -> Done {
        let [mut papers, mut cards] = [Vec::new(), Vec::new()];
        for (name, slug, address) in books() {
            self.look_at(&format!("/g/{slug}/print{address}"), LEAF, Theme::Light).await?;
            self.browser.driver.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
            papers.extend(self.taken(".leaf", "png", 100).await?.into_iter().map(|leaf| (name.clone(), leaf)));
            self.look_at(&format!("/g/{slug}{address}"), PHONE, Theme::Light).await?;
            cards.extend(self.taken(".pg.still", "png", 100).await?.into_iter().map(|card| (name.clone(), card)));
        }
        for ((name, width, across, quality), pictures) in SHEETS.into_iter().zip([papers, cards]) {
            let sheet = contact_sheet(&pictures, width, across);
            self.browser.driver.goto("about:blank").await?;
            let drawn = "const [sheet, done] = arguments;
                document.documentElement.innerHTML = sheet;
                Promise.all([...document.images].map((it) => it.decode())).then(() => requestAnimationFrame(() => done()));";
            self.browser.driver.execute_async(drawn, vec![json!(sheet)]).await?;
            let all = self.taken("main", "webp", quality).await?;
            let file = self.folder.join(format!("{name}.webp"));
            println!("{}", file.display());
            fs::write(file, all.first().ok_or("there is a sheet")?)?;
        }
        Ok(())
    }

    /// Pictures of these parts of the page that is there, whole, also where they are longer than the screen.
    async fn taken(&self, selector: &str, format: &str, quality: u8) -> Done<Vec<Vec<u8>>> {
        let places = "
            const place = (at) => ({ x: at.x + scrollX, y: at.y + scrollY, width: at.width, height: at.height, scale: 1 });
            return [...document.querySelectorAll(arguments[0])].map((it) => place(it.getBoundingClientRect()));";
        let places: Vec<Value> = self.browser.driver.execute(places, vec![json!(selector)]).await?.convert()?;
        let mut pictures = Vec::new();
        for clip in places {
            let mut form = json!({ "format": format, "clip": clip, "captureBeyondViewport": true });
            if format != "png" {
                form["quality"] = quality.into();
            }
            pictures.push(self.capture(form).await?);
        }
        Ok(pictures)
    }

    /// Opens a table by a form of its page: the first seat is the own, the others are of this kind.
    async fn open(&self, slug: &str, seats: usize, kind: &str) -> Done<std::sync::Arc<Live>> {
        let way = match kind {
            // Whoever plays alone hands the device to nobody.
            "here" if seats > 1 => "device",
            "link" => "phones",
            _ => "bots",
        };
        self.go(&format!("/g/{slug}?way={way}")).await?;
        let fill = "
            const [way, seats, names] = arguments;
            const form = document.querySelector(`[data-way=${way}] form`);
            form.elements['name-0'].value = names[0];
            if (form.elements.bots) form.elements.bots.value = seats - 1;
            for (let seat = 1; way === 'device' && seat < seats; seat += 1) form.elements[`name-${seat}`].value = names[seat];
            form.querySelector('[data-begins]').click();";
        self.browser.driver.execute(fill, vec![json!(way), json!(seats), json!(NAMES)]).await?;
        self.browser.wait_for("#fields").await?;
        let address = self.browser.driver.current_url().await?;
        let id = address.path().rsplit('/').next().unwrap_or_default().to_owned();
        Ok(self.server.tables().table(&id).await?)
    }

    /// Plays so many moves, and on until somebody has something to choose, in a game in which one chooses; or to the end.
    async fn play(&self, table: &Live, moves: usize) -> Done {
        let person = self.browser.person().await?;
        let mut luck = Seeded::new(moves as u64);
        let mut made = 0;
        while let Some(seat) = table.look(&person, Viewer::Spectator, usize::MAX).await?.to_move() {
            let seen = table.look(&person, Viewer::Seat(seat), usize::MAX).await?;
            if made >= moves && (seen.view.tap.is_none() || !table.about().decisions) {
                break;
            }
            made += 1;
            let mut wishes = wishes(&seen.view, &mut luck).into_iter();
            loop {
                let wish = wishes.next().ok_or("no move is open")?;
                if self.server.tables().wish(table.id(), &person, seen.number, wish).await.is_ok() {
                    break;
                }
            }
        }
        Ok(())
    }

    async fn go(&self, page: &str) -> Done {
        Ok(self.browser.driver.goto(format!("http://{}{page}", self.server.address())).await?)
    }

    /// Takes one picture and keeps it. The driver may be late for a page that has just been exchanged: then it tries again.
    async fn shoot(&self, name: &str, page: &str, (width, height): Size, theme: Theme) -> Done {
        let mut tries = 0;
        let picture = loop {
            match self.picture(page, (width, height), theme).await {
                Err(_) if tries < TRIES => tries += 1,
                taken => break taken?,
            }
        };
        let file = self.folder.join(format!("{name}-{width}-{}.webp", theme.word()));
        println!("{}", file.display());
        Ok(fs::write(file, picture)?)
    }

    async fn picture(&self, page: &str, size: Size, theme: Theme) -> Done<Vec<u8>> {
        self.look_at(page, size, theme).await?;
        self.capture(json!({ "format": "webp", "quality": QUALITY })).await
    }

    async fn look_at(&self, page: &str, (width, height): Size, theme: Theme) -> Done {
        let control = self.browser.driver.cdp();
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        control.send_raw("Emulation.setDeviceMetricsOverride", screen).await?;
        // As on a phone: the pages of a laptop scroll, too, but their pictures need not show it.
        control.send_raw("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
        let scheme = json!([{ "name": "prefers-color-scheme", "value": theme.word() }]);
        control.send_raw("Emulation.setEmulatedMedia", json!({ "media": "", "features": scheme })).await?;
        self.go(page).await?;
        let drawn = "const [done] = arguments;
            const drawn = () => requestAnimationFrame(() => setTimeout(done, 50));
            const look = () => document.readyState === 'complete' ? drawn() : setTimeout(look, 20);
            look();";
        self.browser.driver.execute_async(drawn, Vec::new()).await?;
        Ok(())
    }

    async fn capture(&self, form: Value) -> Done<Vec<u8>> {
        let taken = self.browser.driver.cdp().send_raw("Page.captureScreenshot", form).await?;
        let data = taken["data"].as_str().ok_or("the browser takes a picture")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }
}

/// Every game that has a card or something to print: what it is called, its slug, and what its address says. Where options
/// choose another sheet or card, it stands there too.
fn books() -> Vec<(String, &'static str, String)> {
    let words = Words::of("en");
    let mut books = Vec::new();
    for about in rafle_tables::shelf() {
        let mut met = Vec::new();
        for options in rafle_games::types(about.slug) {
            let pairs: Vec<_> = options.iter().map(|(key, word)| (*key, word.as_str())).collect();
            let Some(Ok(game)) = rafle_games::open(about.slug, about.usual_seats, &pairs) else { continue };
            let book = (game.paper(), game.aid());
            if book == (None, None) || met.contains(&book) {
                continue;
            }
            met.push(book);
            let said = |separator: &str, prefix: &str| {
                let pair = |(key, word): &(&str, &str)| format!("{prefix}{key}={word}");
                pairs.iter().map(pair).collect::<Vec<_>>().join(separator)
            };
            let address = if pairs.is_empty() { String::new() } else { format!("?{}", said("&", "option-")) };
            books.push((format!("{} {}", words.name(about.slug), said(" ", "")), about.slug, address));
        }
    }
    books
}

/// A page with these pictures, so wide and so many side by side, each under its name.
fn contact_sheet(pictures: &[(String, Vec<u8>)], width: u32, across: u32) -> String {
    let figure = |(name, picture): &(String, Vec<u8>)| {
        let data = BASE64_STANDARD.encode(picture);
        format!("<figure><figcaption>{name}</figcaption><img src='data:image/png;base64,{data}'></figure>")
    };
    let figures: String = pictures.iter().map(figure).collect();
    let all = (width + 16) * across;
    format!(
        "<style>body {{ margin: 0; font: 16px sans-serif; background: #ddd }}
        main {{ width: {all}px; columns: {across}; column-gap: 16px; padding: 8px }}
        figure {{ margin: 0 0 16px; break-inside: avoid }} img {{ width: {width}px; display: block }}</style><main>{figures}</main>"
    )
}

/// What a sensible player would wish here, the best first: throw; keep what is most alike; write where it brings most.
fn wishes(view: &View, luck: &mut Seeded) -> Vec<Wish> {
    if view.tap.is_some() {
        return vec![Wish::Throw];
    }
    let mut liked: Vec<_> = view.moves.iter().map(|it| (liking(it, luck), action(it, luck))).collect();
    liked.sort_by_key(|(liking, _)| -liking);
    let anything = view.moves.iter().map(|it| it.action(&anything(it)));
    liked.into_iter().map(|(_, action)| action).chain(anything).map(Wish::Choose).collect()
}

/// Dice are mostly thrown again before anything is written; then what brings most is best.
fn liking(it: &Move, luck: &mut Seeded) -> i64 {
    match (&it.how, it.brings.as_ref().and_then(number)) {
        (How::Pick { .. }, _) if luck.below(8) > 0 => 1000,
        (_, Some(points)) => points,
        (How::Rows { .. }, None) => 15,
        (How::Touch { .. } | How::Pick { .. }, None) => i64::from(luck.below(20)),
    }
}

fn number(message: &Message) -> Option<i64> {
    match message.args[..] {
        [(_, Arg::Number(number))] => Some(number),
        _ => None,
    }
}

fn action(it: &Move, luck: &mut Seeded) -> String {
    let words: Vec<_> = match &it.how {
        How::Touch { .. } => Vec::new(),
        How::Pick { from, least, most, .. } => alike(from, *least, *most),
        How::Rows { rows, .. } => {
            // The lowest of the first row, which is how much is said; any of the others.
            let any = |row: &Vec<Choice>, luck: &mut Seeded| luck.below(row.len() as u32) as usize;
            rows.iter()
                .enumerate()
                .map(|(at, row)| row[if at == 0 { 0 } else { any(row, luck) }].word.as_str())
                .collect()
        }
    };
    it.action(&words)
}

/// As many words that are the same as there can be.
fn alike(from: &[Choice], least: usize, most: usize) -> Vec<&str> {
    let same = |word: &str| from.iter().filter(move |choice| choice.word == word).count();
    let mut words: Vec<_> = from.iter().map(|choice| choice.word.as_str()).collect();
    words.sort_by_key(|word| (std::cmp::Reverse(same(word)), std::cmp::Reverse(*word)));
    let count = words.first().map_or(0, |word| same(word)).clamp(least, most);
    words.truncate(count);
    words
}

/// As few words as will do, or the last of each row.
fn anything(it: &Move) -> Vec<&str> {
    match &it.how {
        How::Touch { .. } => Vec::new(),
        How::Pick { from, least, .. } => from.iter().take(*least).map(|choice| choice.word.as_str()).collect(),
        How::Rows { rows, .. } => rows.iter().filter_map(|row| row.last()).map(|choice| choice.word.as_str()).collect(),
    }
}
