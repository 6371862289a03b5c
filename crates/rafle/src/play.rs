//! `rafle play`: a table in the terminal, people at one screen and bots in the other seats.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use rafle_bots::{Level, Limit, Thought};
use rafle_engine::{About, AnySeen, Message, Play, Seat, Stage, TableLine};
use rafle_table::{FairLuck, Secret, Sitter, sealed, secret_of};
use rafle_tui::{Item, Left, Screen, Setting, Shelf, Styles, Table};
use rafle_words::{Words, capital};

use crate::cli::Opening;
use crate::failure::{Failure, find};
use crate::history::{Keeper, Kept, Place, kept, played_so_far, players, said};
use crate::plain;
use crate::referee::open;

/// How long a bot may think about a move.
const THINKING: Duration = Duration::from_millis(300);

/// `rafle play`.
#[derive(Args, Debug)]
#[command(after_help = "\
Keys are shown where they act: 1 to 6 for dice, letters for boxes and cards, space to throw, Tab or the arrows and Enter
for everything, `?` for the rules, `!` for a hint, Backspace to take back, Esc to leave. The mouse works too.
A game that is left is kept, and can be gone on with. In a pipe and on a dumb terminal the table speaks in lines.

Examples:
  rafle play                          a shelf to choose from
  rafle play yatzy                    you against bots
  rafle play bluff --seats \"me,Anna,bot:master\"
  rafle play greedy -o target=50 --plain
  rafle play --resume                 the game that was left last")]
pub struct Asked {
    /// The game; a shelf to choose from if you name none
    pub slug: Option<String>,
    /// Who plays, such as `me,bot:club,Anna`; or how many, you and bots
    #[arg(long, value_name = "PLAYERS")]
    pub seats: Option<String>,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The seed of all luck, to play the same game again; fair luck if you do not say
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Speak in lines, for screen readers and dumb terminals
    #[arg(long)]
    pub plain: bool,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with_all = ["slug", "seats", "options", "record"])]
    pub resume: bool,
    /// Go on with this record, and add to it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["slug", "seats", "options"])]
    pub record: Option<PathBuf>,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub pause: u64,
    /// Where games are kept.
    #[command(flatten)]
    pub place: Place,
}

pub(crate) fn run(asked: &Asked, words: Words, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    let folder = asked.place.folder()?;
    let full_screen = !asked.plain && has_screen();
    // Whatever is wrong is said before the screen is taken.
    let begun = match (&asked.record, &asked.slug) {
        (Some(file), _) => Some(go_on(file, words)?),
        (None, _) if asked.resume => Some(go_on_with_the_last(&folder)?),
        (None, Some(slug)) => Some(begin(asked, slug, &folder, words)?),
        (None, None) if full_screen => None,
        (None, None) => return Err(said(Message::new("name-a-game"))),
    };
    if !full_screen {
        let (play, keeper) = begun.expect("a game was named");
        let typed = io::stdin().is_terminal();
        let ends = plain::Ends { typed, seen: typed && io::stdout().is_terminal() };
        let setting = setting(asked, &play, keeper, words);
        return plain::run(play, setting, &ends, input, output);
    }
    let mut screen = Screen::open()?;
    let done = match begun {
        Some((play, keeper)) => at_table(asked, words, play, keeper, &mut screen).map(|_| ()),
        None => from_the_shelf(asked, words, &folder, &mut screen),
    };
    leave(screen, done)
}

/// Gives the terminal back. Whoever is asked by a signal to end has kept everything, and ends by that signal.
pub(crate) fn leave(screen: Screen, done: Result<(), Failure>) -> Result<(), Failure> {
    let signal = screen.signal();
    drop(screen);
    match signal {
        Some(signal) => {
            rafle_tui::end_by(signal);
            Ok(())
        }
        None => done,
    }
}

/// Whether there is somebody at a terminal that can show a table.
pub(crate) fn has_screen() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

fn at_table(asked: &Asked, words: Words, play: Play, keeper: Keeper, screen: &mut Screen) -> Result<Left, Failure> {
    let setting = setting(asked, &play, keeper, words);
    Ok(Table::new(play, setting).run(screen)?)
}

/// What a table needs besides the game.
fn setting(asked: &Asked, play: &Play, mut keeper: Keeper, words: Words) -> Setting {
    let seed = asked.seed;
    // A game of an older version goes on with luck that nobody can check.
    let luck = FairLuck::of(play).unwrap_or_else(|| FairLuck::unsealed(&secret(seed), ""));
    Setting {
        think: Arc::new(move |level, seen| think(level, seen, seed)),
        adviser: Level::Master.to_string(),
        luck: Box::new(luck),
        keep: Box::new(move |lines| keeper.keep(lines)),
        pause: Duration::from_millis(asked.pause),
        words,
        styles: Styles::from_environment(),
    }
}

/// What the luck of a game is made of: the seed that was given, or something new.
fn secret(seed: Option<u64>) -> Secret {
    seed.map_or_else(rafle_tables::secret, |seed| secret_of(&seed.to_string()))
}

fn think(level: &str, seen: &AnySeen, seed: Option<u64>) -> Option<String> {
    let seed = seed.unwrap_or_else(|| u64::from_le_bytes(*rafle_tables::secret().first_chunk().expect("32 bytes")));
    // Each move has luck of its own.
    let seed = seed.wrapping_add(seen.told() as u64);
    let thought = Thought { seed, limit: Limit::Time(THINKING), patient: false };
    rafle_bots::choose_for(level.parse().ok()?, seen, thought)
}

/// A new game, with its players in their seats.
fn begin(asked: &Asked, slug: &str, folder: &Path, words: Words) -> Result<(Play, Keeper), Failure> {
    let about = find(slug)?;
    let players = seating(asked.seats.as_deref(), about)?;
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let opening = Opening { slug: slug.to_owned(), seats: Some(seats), options: asked.options.clone() };
    let mut play = Play::new(open(&opening)?);
    play.enter(&sealed(&secret(asked.seed), "").to_string()).expect("luck may be sealed at any table");
    for (index, player) in players.iter().enumerate() {
        let lines = player.lines(Seat::new(index), words);
        for line in lines.ok_or_else(|| seats_form(asked.seats.as_deref().unwrap_or_default()))? {
            play.enter(&line.to_string()).expect("the seat is there");
        }
    }
    let keeper = Keeper::begin(folder, &play)?;
    Ok((play, keeper))
}

fn go_on(file: &Path, words: Words) -> Result<(Play, Keeper), Failure> {
    let (play, end) = played_so_far(file).map_err(|trouble| trouble.failure(file, words))?;
    let keeper = Keeper::go_on(file, &play, end)?;
    Ok((play, keeper))
}

fn go_on_with_the_last(folder: &Path) -> Result<(Play, Keeper), Failure> {
    let begun = kept(folder).into_iter().find(|kept| kept.play.stage() == Stage::Playing);
    let begun = begun.ok_or_else(|| said(Message::new("nothing-to-resume")))?;
    let keeper = Keeper::go_on(&begun.file, &begun.play, begun.end)?;
    Ok((begun.play, keeper))
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Player {
    Person(String),
    Bot(Level),
}

impl Player {
    /// The lines by which a player takes a seat; none for a name that a log cannot hold.
    fn lines(&self, seat: Seat, words: Words) -> Option<Vec<TableLine>> {
        let (name, sits) = match self {
            Player::Person(name) => (name.clone(), None),
            Player::Bot(level) => {
                let name = words.say("tui", &Message::new("bot-called").with("seat", seat.to_string()), &[]);
                (name, Some(TableLine::Sits(seat, Sitter::Bot(level.to_string()).to_string())))
            }
        };
        let named = TableLine::Name(seat, name);
        let holds = named.to_string().parse() == Ok(named.clone());
        holds.then(|| sits.into_iter().chain([named]).collect())
    }
}

fn seats_form(text: &str) -> Failure {
    said(Message::new("seats-form").with("text", text))
}

/// Who plays: `me,bot:club,Anna`, a number, or as many as usual.
fn seating(asked: Option<&str>, about: &About) -> Result<Vec<Player>, Failure> {
    let with_bots = |seats: usize| {
        let bots = std::iter::repeat_n(Player::Bot(Level::Club), seats.saturating_sub(1));
        std::iter::once(Player::Person(own_name())).chain(bots).collect::<Vec<_>>()
    };
    let Some(asked) = asked else { return Ok(with_bots(about.usual_seats)) };
    if let Ok(seats) = asked.trim().parse::<u8>() {
        return if seats > 0 { too_many(with_bots(seats.into()), about) } else { Err(seats_form(asked)) };
    }
    let player = |text: &str| match text.trim() {
        "" => Err(seats_form(asked)),
        "me" => Ok(Player::Person(own_name())),
        "bot" => Ok(Player::Bot(Level::Club)),
        text => match text.strip_prefix("bot:") {
            Some(level) => level.parse().map(Player::Bot).map_err(|_| no_such_bot(level)),
            None => Ok(Player::Person(text.to_owned())),
        },
    };
    too_many(told_apart(asked.split(',').map(player).collect::<Result<_, _>>()?), about)
}

/// The second of the same name gets a number: `Anna (2)`.
fn told_apart(mut players: Vec<Player>) -> Vec<Player> {
    for index in 0..players.len() {
        let (earlier, rest) = players.split_at_mut(index);
        if let Player::Person(name) = &mut rest[0] {
            let numbered = (2..).map(|number| format!("{name} ({number})"));
            let free = |name: &String| !earlier.contains(&Player::Person(name.clone()));
            let found = std::iter::once(name.clone()).chain(numbered).find(free);
            *name = found.expect("there is always a next number");
        }
    }
    players
}

/// More players than any table has seats are refused in the words of the game.
fn too_many(players: Vec<Player>, about: &About) -> Result<Vec<Player>, Failure> {
    if (about.least_seats..=about.most_seats).contains(&players.len()) {
        return Ok(players);
    }
    let why = Message::new("wrong-number-of-seats").with("seats", players.len());
    Err(Failure::Wrong {
        game: about.slug.to_owned(),
        why: why.with("least", about.least_seats).with("most", about.most_seats),
    })
}

pub(crate) fn no_such_bot(level: &str) -> Failure {
    let known = Level::ALL.into_iter().map(|level| format!("`{level}`")).collect::<rafle_engine::Arg>();
    Failure::wrong(Message::new("no-such-bot").with("bot", level).with("known", known))
}

/// What whoever sits here is called by the system, with a capital.
fn own_name() -> String {
    let name = ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    let name: String = name.chars().filter(|letter| !letter.is_control() && *letter != ';').collect();
    if name.is_empty() { Seat::A.to_string() } else { capital(&name) }
}

/// Chooses from the shelf until it is left: games that were left come first.
fn from_the_shelf(asked: &Asked, words: Words, folder: &Path, screen: &mut Screen) -> Result<(), Failure> {
    loop {
        let begun: Vec<_> = kept(folder).into_iter().filter(|kept| kept.play.stage() == Stage::Playing).collect();
        let games = rafle_games::GAMES;
        let items = begun.iter().map(|kept| begun_item(kept, words)).chain(games.iter().map(|it| item(it, words)));
        let voice = rafle_tui::Voice::on_screen(words, games[0].slug);
        let mut shelf = Shelf::new(items.collect(), voice, Styles::from_environment());
        let Some(chosen) = shelf.run(screen)? else { return Ok(()) };
        let (play, keeper) = match chosen.checked_sub(begun.len()) {
            Some(game) => begin(asked, games[game].slug, folder, words)?,
            None => go_on(&begun[chosen].file, words)?,
        };
        if at_table(asked, words, play, keeper, screen)? == Left::Program {
            return Ok(());
        }
    }
}

fn item(about: &About, words: Words) -> Item {
    let key = if about.least_seats == about.most_seats { "shelf-one" } else { "shelf-players" };
    let players = Message::new(key)
        .with("least", about.least_seats)
        .with("most", about.most_seats)
        .with("minutes", about.minutes);
    let found_by = Words::names(about.slug).into_values().chain([about.slug.to_owned()]);
    Item {
        name: words.name(about.slug),
        found_by: found_by.collect(),
        about: vec![words.word(about.slug, "about").unwrap_or_default(), words.say("tui", &players, &[])],
    }
}

fn begun_item(begun: &Kept, words: Words) -> Item {
    let about = begun.play.start().about();
    let go_on = Message::new("shelf-go-on").with("game", words.name(about.slug));
    let with = Message::new("shelf-with").with("players", players(begun, words)).with("date", begun.shown_date());
    let say = |message: &Message| words.say("tui", message, &[]);
    Item { name: say(&go_on), found_by: item(about, words).found_by, about: vec![say(&with), begun.scores(words)] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays() {
        let about = find("greedy").unwrap();
        let seated = |text| seating(Some(text), about).map_err(|failure| failure.said(Words::of("en")));
        let [anna, bo] = ["Anna", "Bo"].map(|name| Player::Person(name.to_owned()));
        assert_eq!(seated("Anna, bot:master,Bo"), Ok(vec![anna.clone(), Player::Bot(Level::Master), bo]));
        assert_eq!(seated("Anna,bot"), Ok(vec![anna, Player::Bot(Level::Club)]));
        let annas = ["Anna", "Anna (2)", "Anna (3)", "Bo"].map(|name| Player::Person(name.to_owned()));
        assert_eq!(seated("Anna,Anna,Anna,Bo"), Ok(annas.to_vec()));
        assert_eq!(seated("3").unwrap().len(), 3);
        assert_eq!(seating(None, about).unwrap().len(), about.usual_seats);
        for wrong in ["", "Anna,", "0", "A,B,C,D,E,F,G,H,I", "bot:genius,A", "1"] {
            assert!(seated(wrong).is_err(), "{wrong}");
        }
    }
}
