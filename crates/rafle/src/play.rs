//! `rafle play`: a table in the terminal, people at one screen and bots in the other seats.

use std::cell::RefCell;
use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use clap_complete::{ArgValueCandidates, ArgValueCompleter};
use rafle_bots::{Level, Limit, Thought};
use rafle_engine::{
    About, AnyGame, AnySeen, Begins, Field, First, Message, Play, Seat, Seats, Stage, TableLine, Values,
};
use rafle_table::{Agreed, FairLuck, Sealing, Secret, Sitter, Verdict, sealed, secret_of, verify};
use rafle_tui::setup::{self, Rule, Set, Setup, Wish, Word};
use rafle_tui::{Item, Left, Screen, Setting, Shelf, Styles, Table, Taken};
use rafle_words::{Words, capital};

use crate::analyse::said_of_kept;
use crate::arguments::whole;
use crate::cli::Opening;
use crate::completions::{self, house_rules, slugs};
use crate::failure::{Failure, find, named_file};
use crate::history::{Keeper, Kept, Place, kept, played_so_far, players, said};
use crate::plain;
use crate::referee::open;
use crate::tame::in_a_line;
use crate::voice::Voice;

/// How long a bot may think about a move.
const THINKING: Duration = Duration::from_millis(300);

/// How many playouts it may try instead where the same game has to come out again, on any machine.
const PLAYOUTS: u32 = 400;

/// A look back weighs every decision of a game: so many playouts for each are worth waiting for.
const PLAYOUTS_PER_LESSON: u32 = 200;

/// `rafle play`.
#[derive(Args, Debug)]
#[command(after_help = "\
Keys are shown where they act: digits for dice and numbers (5x4 is a bid), letters for boxes, cards and buttons, space to
throw and to confirm, Tab or the arrows and Enter for everything, `?` for the rules, `!` for a hint, Backspace to take
back, Esc to leave, Ctrl-Z to come back later with `fg`. The mouse works too. 60 columns and 20 lines are enough: what cannot
be touched now is folded away there, and PgDn shows it. Two games want up to 9 lines more to show all at once.
A game that is left is kept, and can be gone on with. In a pipe and on a dumb terminal the table speaks in lines.

Examples:
  rafle play                          a shelf to choose from
  rafle play yatzy                    you against bots
  rafle play bluff --seats \"me,Anna,bot:master\"
  rafle play greedy -o target=50 --plain
  rafle play --resume                 the game that was left last")]
pub struct Asked {
    /// The game; a shelf to choose from if you name none
    #[arg(add = ArgValueCandidates::new(slugs))]
    pub slug: Option<String>,
    /// Who plays, such as `me,bot:club,Anna`; or how many, you and bots
    #[arg(long, value_name = "PLAYERS", add = ArgValueCompleter::new(completions::players))]
    pub seats: Option<String>,
    /// A house rule, such as target=50; may be given several times
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", add = ArgValueCompleter::new(house_rules))]
    pub options: Vec<String>,
    /// Who begins: `lot`, `seated`, or a player's name; without it the order of the seats, or what the game says
    #[arg(long, value_name = "WHO")]
    pub first: Option<String>,
    /// The seed of all luck and of the bots, to play the same game again; fair luck if you do not say
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Let what luck has answered be taken back as well; else a choice is taken back only before that
    #[arg(long, conflicts_with_all = ["resume", "record"])]
    pub friendly: bool,
    /// Speak in lines, for screen readers and dumb terminals
    #[arg(long)]
    pub plain: bool,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with_all = ["slug", "seats", "options", "first", "record"])]
    pub resume: bool,
    /// Go on with this record, and add to it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["slug", "seats", "options", "first"])]
    pub record: Option<PathBuf>,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = whole::<u64>(0..=60_000))]
    pub pause: u64,
    /// Where games are kept.
    #[command(flatten)]
    pub place: Place,
}

pub(crate) fn run(asked: &Asked, words: Words, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    // Where people type no record can be read as well.
    asked.record.as_deref().map_or(Ok(()), named_file)?;
    let folder = asked.place.folder()?;
    let full_screen = !asked.plain && has_screen();
    // Whatever is wrong is said before the screen is taken.
    let begun = match (&asked.record, &asked.slug) {
        (Some(file), _) => Some(sealed_from_here(go_on(file, words)?, asked.seed)),
        (None, _) if asked.resume => Some(sealed_from_here(go_on_with_the_last(&folder)?, asked.seed)),
        (None, Some(slug)) => Some(begin(asked, slug, &folder, words)?),
        (None, None) if full_screen => None,
        (None, None) => return Err(said(Message::new("name-a-game"))),
    };
    if !full_screen {
        let (play, keeper) = begun.expect("a game was named");
        let typed = io::stdin().is_terminal();
        let ends = plain::Ends { typed, seen: typed && io::stdout().is_terminal() };
        let setting = setting(asked, &play, Rc::new(RefCell::new(keeper)), words, 0);
        return plain::run(play, setting, &ends, input, output);
    }
    let mut screen = Screen::open()?;
    let mut left = Vec::new();
    let done = match begun {
        Some((play, keeper)) => at_table(asked, words, &folder, play, keeper, &mut screen, &mut left).map(|_| ()),
        None => from_the_shelf(asked, words, &folder, &mut screen, &mut left),
    };
    leave(screen, done)?;
    // What is on the other screen is gone; who has won and what to do next stays.
    for line in left {
        writeln!(output, "{line}")?;
    }
    Ok(())
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

/// Plays at one table until it is left, again and again if that is wished. What stays to be read is added to `left`.
fn at_table(
    asked: &Asked,
    words: Words,
    folder: &Path,
    mut play: Play,
    mut keeper: Keeper,
    screen: &mut Screen,
    left: &mut Vec<String>,
) -> Result<Left, Failure> {
    for game in 0.. {
        let shared = Rc::new(RefCell::new(keeper));
        let setting = setting(asked, &play, shared.clone(), words, game);
        let mut table = Table::new(play, setting);
        let how = table.run(screen);
        left.extend(
            shared.borrow().path().map(|file| what_stays(asked, table.play(), file, words)).unwrap_or_default(),
        );
        match how? {
            Left::Again => (play, keeper) = again(asked, table.play(), folder, game + 1)?,
            how => return Ok(how),
        }
    }
    unreachable!("there is always a next game")
}

/// What a terminal still shows after leaving: the result, and the command that goes on.
fn what_stays(asked: &Asked, play: &Play, file: &Path, words: Words) -> Vec<String> {
    let voice = Voice::new(words, play.start().about().slug).calling(play);
    let say = |message: Message| words.say("tui", &message, &[]);
    let file = quoted(file);
    if play.over() {
        let mut lines = voice.standings(play);
        lines.push(say(Message::new("left-over")));
        lines.extend(["replay", "analyse"].map(|command| format!("  rafle {command} {file}")));
        return lines;
    }
    let usual = asked.record.is_none() && asked.place.folder.is_none();
    let command = if usual { "rafle play --resume".to_owned() } else { format!("rafle play --record {file}") };
    vec![say(Message::new("left-begun").with("game", words.name(voice.slug))), format!("  {command}")]
}

/// A path as a shell reads it, in one line whatever it is called.
pub(crate) fn quoted(file: &Path) -> String {
    let file = file.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
    if file.chars().all(plain) {
        return file;
    }
    if in_a_line(&file) == file {
        return format!("'{}'", file.replace('\'', "'\\''"));
    }
    // Shells read what is spelled out in these quotes.
    format!("$'{}'", in_a_line(&file.replace('\\', "\\\\").replace('\'', "\\'")))
}

/// The same game once more: the same players and house rules, and new luck. Whoever sat next to who has begun begins.
fn again(asked: &Asked, before: &Play, folder: &Path, game: u64) -> Result<(Play, Keeper), Failure> {
    let start = before.start();
    let options = start.options();
    let pairs: Vec<_> = options.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let opened = rafle_games::open(start.about().slug, start.seats(), &pairs).expect("it was played before");
    let seating = before.seating();
    let seed = asked.seed.map(|seed| seed.wrapping_add(game));
    let mut play = sealed_game(opened.expect("it was played before"), seed, seating.friendly);
    let everybody = Seats::first(start.seats());
    let begins = if start.about().asks_who_begins(&options) { everybody.after(Seat::A) } else { Seat::A };
    for (index, player) in everybody.from(begins).enumerate() {
        let seat = Seat::new(index);
        let (name, sits) = (&before.names()[player.index()], &seating.sits[player.index()]);
        let sits = sits.last().map(|sits| TableLine::Sits(seat, sits.clone()));
        let name = name.clone().map(|name| TableLine::Name(seat, name));
        for line in sits.into_iter().chain(name) {
            play.enter(&line.to_string()).expect("the seat is there");
        }
    }
    let keeper = Keeper::begin(folder, &play)?;
    Ok((play, keeper))
}

/// What a table needs besides the game, which is the how manieth with this seed.
fn setting(asked: &Asked, play: &Play, keeper: Rc<RefCell<Keeper>>, words: Words, game: u64) -> Setting {
    let seed = asked.seed.map(|seed| seed.wrapping_add(game));
    // A game that is over needs no luck.
    let luck = FairLuck::of(play).unwrap_or_else(|| FairLuck::unsealed(&secret(seed), ""));
    Setting {
        think: Arc::new(move |level, seen| think(level, seen, seed)),
        adviser: Level::Master.to_string(),
        analyse: Arc::new(move |play| look_back(play, words)),
        luck: Box::new(luck),
        keep: Box::new(move |lines| keeper.borrow_mut().keep(lines)),
        pause: Duration::from_millis(asked.pause),
        words,
        styles: Styles::from_environment(),
    }
}

/// What a coach says of a game that is over.
fn look_back(play: &Play, words: Words) -> Vec<String> {
    let voice = Voice::new(words, play.start().about().slug).calling(play);
    let thought = Thought { seed: 0, limit: Limit::Playouts(PLAYOUTS_PER_LESSON), patient: false };
    match rafle_bots::analyse(play, thought) {
        Ok(analysis) => said_of_kept(analysis, play, &voice),
        Err(why) => vec![voice.tell(&why)],
    }
}

/// What the luck of a game is made of: the seed that was given, or something new.
fn secret(seed: Option<u64>) -> Secret {
    seed.map_or_else(rafle_tables::secret, |seed| secret_of(&seed.to_string()))
}

fn think(level: &str, seen: &AnySeen, seed: Option<u64>) -> Option<String> {
    let limit = if seed.is_some() { Limit::Playouts(PLAYOUTS) } else { Limit::Time(THINKING) };
    let seed = seed.unwrap_or_else(|| u64::from_le_bytes(*rafle_tables::secret().first_chunk().expect("32 bytes")));
    // Each move has luck of its own.
    let seed = seed.wrapping_add(seen.told() as u64);
    let thought = Thought { seed, limit, patient: false };
    rafle_bots::choose_for(level.parse().ok()?, seen, thought)
}

/// A game before anybody sits down: its luck is sealed, and what may be taken back is agreed.
fn sealed_game(start: Box<dyn AnyGame>, seed: Option<u64>, friendly: bool) -> Play {
    let mut play = Play::new(start);
    let agreed = Agreed { friendly, ..Agreed::default() }.lines(play.start());
    for line in std::iter::once(sealed(&secret(seed), "").to_string()).chain(agreed) {
        play.enter(&line).expect("nothing has happened yet");
    }
    play
}

/// A new game, with its players in their seats.
fn begin(asked: &Asked, slug: &str, folder: &Path, words: Words) -> Result<(Play, Keeper), Failure> {
    let about = find(slug)?;
    let mut players = seating(asked.seats.as_deref(), about, words)?;
    let first = asked.first.as_deref().map(|who| begins(who, about, &players)).transpose()?;
    if let Some(First::Seat(seat)) = first {
        players.rotate_left(seat.index());
    }
    let unheld = || seats_form(asked.seats.as_deref().unwrap_or_default());
    let rules = House { options: asked.options.clone(), friendly: asked.friendly, first };
    begin_with(asked.seed, slug, &players, &rules, folder)?.ok_or_else(unheld)
}

/// The rules that hold besides those of the game itself.
#[derive(Clone)]
struct House {
    options: Vec<String>,
    /// Whether what luck has answered may be taken back.
    friendly: bool,
    /// Who begins, if that is said.
    first: Option<First>,
}

/// Who begins, as it is asked for: by lot, as seated, or somebody by name.
fn begins(who: &str, about: &About, players: &[Player]) -> Result<First, Failure> {
    if about.begins == Begins::Rule || about.most_seats == 1 {
        return Err(Failure::Wrong { game: about.slug.to_owned(), why: Message::new("game-says-who-begins") });
    }
    match who {
        "lot" => Ok(First::Lot),
        "seated" => Ok(First::Seated),
        name => {
            let called = |player: &Player| matches!(player, Player::Person(other) if other.eq_ignore_ascii_case(name));
            let seat = players.iter().position(called).map(|index| First::Seat(Seat::new(index)));
            seat.ok_or_else(|| said(Message::new("nobody-called").with("name", name)))
        }
    }
}

/// A new game with these players and house rules; nothing if a log cannot hold one of their names. Who has the first seat
/// begins, if that is said at all; by lot luck moves them there.
fn begin_with(
    seed: Option<u64>,
    slug: &str,
    players: &[Player],
    house: &House,
    folder: &Path,
) -> Result<Option<(Play, Keeper)>, Failure> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let mut options = house.options.clone();
    if let (Begins::Option(key, word), Some(_)) = (find(slug)?.begins, house.first) {
        options.push(format!("{key}={word}"));
    }
    let opening = Opening { slug: slug.to_owned(), seats: Some(seats), options };
    let mut play = sealed_game(open(&opening)?, seed, house.friendly);
    let begins = if house.first == Some(First::Lot) { drawn_by_lot(&mut play) } else { Seat::A };
    for (index, place) in Seats::first(players.len()).from(begins).enumerate() {
        let Some(line) = players[place.index()].line(Seat::new(index)) else { return Ok(None) };
        play.enter(&line.to_string()).expect("the seat is there");
    }
    let keeper = Keeper::begin(folder, &play)?;
    Ok(Some((play, keeper)))
}

/// Has luck say who begins, before anybody sits down.
fn drawn_by_lot(play: &mut Play) -> Seat {
    let everybody = Seats::first(play.places()).iter().collect();
    for line in [TableLine::Room, TableLine::First(First::Lot), TableLine::Begin(everybody)] {
        play.enter(&line.to_string()).expect("nothing has happened yet");
    }
    if play.places() == 1 {
        return Seat::A;
    }
    let lot = play.draw(&mut FairLuck::of(play).expect("a secret was sealed"));
    play.enter(&lot).expect("it was drawn");
    match lot.parse() {
        Ok(TableLine::Lot(seat)) => seat,
        _ => unreachable!("a lot was to be drawn"),
    }
}

fn go_on(file: &Path, words: Words) -> Result<(Play, Keeper), Failure> {
    let (play, end) = played_so_far(file).map_err(|trouble| trouble.failure(file, words))?;
    // In a room, and until luck has answered what devices have sealed, there is nothing yet that could go on elsewhere.
    if play.stage() == Stage::Waiting || sealed_too_soon(&play) {
        return Err(said(Message::new("not-begun")));
    }
    let keeper = Keeper::go_on(file, &play, end)?;
    Ok((play, keeper))
}

/// Where the secret of a game is not in its record, as in that of a running game at a table or in one that was typed, its luck is
/// sealed anew where it goes on. The line is kept with the next one that is.
fn sealed_from_here((mut play, mut keeper): (Play, Keeper), seed: Option<u64>) -> (Play, Keeper) {
    if FairLuck::of(&play).is_none() && play.stage() == Stage::Playing {
        let line = sealed(&secret(seed), "").to_string();
        play.enter(&line).expect("a line of luck may stand anywhere");
        keeper.keep_first(&line);
    }
    (play, keeper)
}

/// Whether whoever checks the record would refuse a secret that is sealed now, or what came after it. A lot that is still to fall
/// belongs to the room, too.
fn sealed_too_soon(play: &Play) -> bool {
    if play.awaits_lot() {
        return true;
    }
    if FairLuck::of(play).is_some() {
        return false;
    }
    let mut play = play.clone();
    play.enter(&sealed(&secret(None), "").to_string()).expect("a line of luck may stand anywhere");
    let is_refused = matches!(verify(&play), Verdict::Wrong(entry, _) if entry + 1 == play.log().len());
    is_refused || Sealing::of(&play).ready().is_err()
}

fn go_on_with_the_last(folder: &Path) -> Result<(Play, Keeper), Failure> {
    let goes_on = |kept: &Kept| kept.play.stage() == Stage::Playing && !sealed_too_soon(&kept.play);
    let begun = kept(folder).into_iter().find(goes_on);
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
    /// The line by which a player takes a seat; none for a name that a log cannot hold. What a bot is called each reader knows.
    fn line(&self, seat: Seat) -> Option<TableLine> {
        let line = match self {
            Player::Person(name) => TableLine::Name(seat, name.clone()),
            Player::Bot(level) => TableLine::Sits(seat, Sitter::Bot(level.to_string()).to_string()),
        };
        (line.to_string().parse() == Ok(line.clone())).then_some(line)
    }
}

fn seats_form(text: &str) -> Failure {
    said(Message::new("seats-form").with("text", text))
}

/// Who plays: `me,bot:club,Anna`, a number, or as many as usual.
fn seating(asked: Option<&str>, about: &About, words: Words) -> Result<Vec<Player>, Failure> {
    let with_bots = |seats: usize| {
        let bots = std::iter::repeat_n(Player::Bot(Level::Club), seats.saturating_sub(1));
        std::iter::once(Player::Person(own_name(words))).chain(bots).collect::<Vec<_>>()
    };
    let Some(asked) = asked else { return Ok(with_bots(about.usual_seats)) };
    if let Ok(seats) = asked.trim().parse::<u8>() {
        return if seats > 0 { too_many(with_bots(seats.into()), about) } else { Err(seats_form(asked)) };
    }
    let player = |text: &str| match text.trim() {
        "" => Err(seats_form(asked)),
        "me" => Ok(Player::Person(own_name(words))),
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
            *name = rafle_table::told_apart(name, |name| earlier.contains(&Player::Person(name.to_owned())));
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

/// What whoever sits here is called by the system, with a capital; else just a guest: others are told of them by name.
fn own_name(words: Words) -> String {
    let name =
        ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    let name: String = name.chars().filter(|letter| !letter.is_control() && *letter != ';').collect();
    let name = name.trim();
    if name.is_empty() { words.say("tui", &Message::new("unnamed"), &[]) } else { capital(name) }
}

/// Chooses from the shelf until it is left: games that were left come first.
fn from_the_shelf(
    asked: &Asked,
    mut words: Words,
    folder: &Path,
    screen: &mut Screen,
    left: &mut Vec<String>,
) -> Result<(), Failure> {
    loop {
        let begun: Vec<_> = kept(folder).into_iter().filter(|kept| kept.play.stage() == Stage::Playing).collect();
        let games = rafle_games::GAMES;
        let items = begun.iter().map(|kept| begun_item(kept, words)).chain(games.iter().map(|it| item(it, words)));
        let voice = rafle_tui::Voice::on_screen(words, games[0].slug);
        let mut shelf = Shelf::new(items.collect(), voice, Styles::from_environment());
        let (play, keeper) = match shelf.run(screen)? {
            Taken::Left => return Ok(()),
            Taken::ThrowAway(place) => {
                let file = &begun[place].file;
                fs::remove_file(file).map_err(|error| Failure::file(file.display(), &error))?;
                continue;
            }
            Taken::Play(place) if place < begun.len() => {
                sealed_from_here(go_on(&begun[place].file, words)?, asked.seed)
            }
            Taken::Play(place) => begin(asked, games[place - begun.len()].slug, folder, words)?,
            Taken::SetUp(place) => {
                let about = &games[place - begun.len()];
                match set_up(asked, about, folder, &mut words, screen)? {
                    SetUp::Begun(begun) => *begun,
                    SetUp::Back => continue,
                    SetUp::Left => return Ok(()),
                }
            }
        };
        if at_table(asked, words, folder, play, keeper, screen, left)? == Left::Program {
            return Ok(());
        }
    }
}

/// What came of setting a game up.
enum SetUp {
    Begun(Box<(Play, Keeper)>),
    Back,
    Left,
}

/// Asks who plays, by which rules and in which language, and begins.
fn set_up(
    asked: &Asked,
    about: &'static About,
    folder: &Path,
    words: &mut Words,
    screen: &mut Screen,
) -> Result<SetUp, Failure> {
    let mut players = seating(asked.seats.as_deref(), about, *words)?;
    let mut house = House { options: asked.options.clone(), friendly: asked.friendly, first: None };
    let mut setup = form(about, &players, &house, *words);
    loop {
        let voice = rafle_tui::Voice::on_screen(*words, about.slug);
        let wish = setup.run(screen, &voice, Styles::from_environment())?;
        (players, house) = filled(&setup);
        match wish {
            Wish::Leave => return Ok(SetUp::Left),
            Wish::Back => return Ok(SetUp::Back),
            Wish::Speak => {
                *words = Words::of(&setup.languages.0[setup.languages.1].word);
                setup = form(about, &players, &house, *words).instead_of(&setup);
            }
            Wish::Begin => {
                if let Some(begun) = begin_with(asked.seed, about.slug, &told_apart(players.clone()), &house, folder)? {
                    return Ok(SetUp::Begun(Box::new(begun)));
                }
            }
        }
    }
}

/// What a form calls who begins, among the house rules.
const FIRST: &str = "first";

/// Who begins, where that is decided at the table: a rule like the others, for whoever fills the form in.
fn first_rule(about: &About, first: Option<First>, words: Words) -> Option<Rule> {
    if about.begins == Begins::Rule || about.most_seats == 1 {
        return None;
    }
    let word = |word: &str| {
        let called = words.word("site", &format!("begins-{word}")).unwrap_or_else(|| word.to_owned());
        Word { word: word.to_owned(), called }
    };
    let chosen = usize::from(first == Some(First::Lot));
    let called = words.word("site", "begins-title").unwrap_or_default();
    Some(Rule { key: FIRST, called, set: Set::Word(vec![word("seated"), word("lot")], chosen) })
}

/// The form of a game, filled in with these players and house rules.
fn form(about: &'static About, players: &[Player], house: &House, words: Words) -> Setup {
    let level = |level: Level| {
        let name = level.name();
        Word { word: name.to_owned(), called: words.word("site", &format!("bot-{name}")).unwrap_or(name.to_owned()) }
    };
    let sitter = |player: &Player| match player {
        Player::Person(name) => setup::Sitter::Person(name.clone()),
        Player::Bot(level) => {
            setup::Sitter::Bot(Level::ALL.iter().position(|other| other == level).expect("it is one of all"))
        }
    };
    let set = |field: &Field| {
        let asked = house.options.iter().rev().find_map(|it| it.split_once('=').filter(|(key, _)| *key == field.key));
        rule(about, field, asked.map_or(&field.default, |(_, value)| value), words)
    };
    let asked = |field: &&Field| !matches!(about.begins, Begins::Option(key, _) if key == field.key);
    let fields = rafle_games::fields(about.slug).unwrap_or_default();
    let mut tags: Vec<_> = Words::languages().filter(|tag| *tag != words.tag()).chain([words.tag()]).collect();
    tags.sort_unstable();
    let spoken = tags.iter().position(|tag| *tag == words.tag()).expect("it is one of them");
    let language = |tag: &&str| Word { word: (*tag).to_owned(), called: Words::of(tag).language_name() };
    let mut form = Setup::new(
        players.iter().map(sitter).collect(),
        about.least_seats..=about.most_seats,
        Level::ALL.into_iter().map(level).collect(),
        fields.iter().filter(asked).map(set).chain(first_rule(about, house.first, words)).collect(),
        (tags.iter().map(language).collect(), spoken),
    );
    form.friendly = house.friendly;
    form.why_not = Box::new(move |form| why_not(about, form, words));
    form
}

fn rule(about: &About, field: &Field, value: &str, words: Words) -> Rule {
    let name = format!("option-{}", field.key);
    let called = |word: &str| {
        let own = words.word(about.slug, &format!("{name}-{word}"));
        own.or_else(|| words.word(about.slug, &format!("option-{word}"))).unwrap_or_else(|| word.to_owned())
    };
    let set = match &field.values {
        Values::OneOf(all) => {
            let word = |word: &&str| Word { word: (*word).to_owned(), called: called(word) };
            Set::Word(all.iter().map(word).collect(), all.iter().position(|word| *word == value).unwrap_or(0))
        }
        Values::Between { least, most } => Set::Number(value.parse().unwrap_or(*least), *least..=*most),
        // A form of lines has no room to type a board: the usual one, and the one that was given.
        Values::Text { .. } => {
            let mut all = vec![Word { word: field.default.clone(), called: called("usual") }];
            if value != field.default {
                all.push(Word { word: value.to_owned(), called: called("own") });
            }
            let chosen = all.len() - 1;
            Set::Word(all, chosen)
        }
    };
    Rule { key: field.key, called: words.word(about.slug, &name).unwrap_or_else(|| field.key.to_owned()), set }
}

/// Who plays and by which rules, as a form says.
fn filled(form: &Setup) -> (Vec<Player>, House) {
    let player = |sitter: &setup::Sitter| match sitter {
        setup::Sitter::Person(name) => Player::Person(name.trim().to_owned()),
        setup::Sitter::Bot(level) => Player::Bot(Level::ALL[*level]),
    };
    let (first, rules): (Vec<_>, Vec<_>) = form.rules.iter().partition(|rule| rule.key == FIRST);
    let house = House {
        options: rules.iter().map(|rule| format!("{}={}", rule.key, rule.set.written())).collect(),
        friendly: form.friendly,
        first: first.first().and_then(|rule| rule.set.written().parse().ok()),
    };
    (form.players.iter().map(player).collect(), house)
}

/// Why a game cannot begin so.
fn why_not(about: &About, form: &Setup, words: Words) -> Option<String> {
    let (players, house) = filled(form);
    let nameless = |(index, player): (usize, &Player)| player.line(Seat::new(index)).is_none();
    if players.iter().enumerate().any(nameless) {
        return Some(words.say("tui", &Message::new("setup-name-missing"), &[]));
    }
    let pairs: Vec<_> = house.options.iter().filter_map(|option| option.split_once('=')).collect();
    let refusal = rafle_games::open(about.slug, players.len(), &pairs)?.err()?;
    Some(words.say(about.slug, refusal.message(), &[]))
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
        begun: false,
    }
}

fn begun_item(begun: &Kept, words: Words) -> Item {
    let about = begun.play.start().about();
    let go_on = Message::new("shelf-go-on").with("game", words.name(about.slug)).with("date", begun.shown_date());
    let with = Message::new("shelf-with").with("players", players(begun, words)).with("date", begun.shown_date());
    let say = |message: &Message| words.say("tui", message, &[]);
    Item {
        name: say(&go_on),
        found_by: item(about, words).found_by,
        about: vec![say(&with), begun.scores(words)],
        begun: true,
    }
}

#[cfg(test)]
mod tests {
    use rafle_tui::KeyCode;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;

    /// What a screen of this size shows, with single spaces between words.
    fn shown((width, height): (u16, u16), draw: impl FnOnce(Rect, &mut Buffer)) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        draw(buffer.area, &mut buffer);
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        flat(&(0..height).map(line).collect::<Vec<_>>().join(" "))
    }

    fn flat(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn nothing_before_a_game_is_cut_in_any_language() {
        // Of the languages those with the longest words; all of them with `RAFLE_ALL`.
        let all = std::env::var_os("RAFLE_ALL").is_some();
        for tag in Words::languages().filter(|tag| all || ["de", "fi", "fr"].contains(tag)) {
            let (words, styles) = (Words::of(tag), Styles::new(false));
            let say = |key| flat(&words.say("tui", &Message::new(key), &[]));
            for size in [(60, 20), (80, 24)].into_iter().take(if all { 2 } else { 1 }) {
                for about in rafle_games::GAMES {
                    let voice = rafle_tui::Voice::on_screen(words, about.slug);
                    let house = House { options: Vec::new(), friendly: false, first: None };
                    let mut form = form(about, &seating(None, about, words).unwrap(), &house, words);
                    let see = |form: &mut Setup| shown(size, |area, buffer| form.draw(area, buffer, &voice, styles));
                    let first = see(&mut form);
                    for key in ["key-begin", "key-change", "key-players", "key-shelf", "setup-players"] {
                        assert!(first.contains(&say(key)), "{} in {tag} on {size:?}: {key}\n{first}", about.slug);
                    }
                    for _ in 0..form.players.len() {
                        form.press(KeyCode::Down);
                    }
                    for number in 0..form.rules.len() {
                        let rule = &form.rules[number];
                        let value = match &rule.set {
                            Set::Word(words, chosen) => words[*chosen].called.clone(),
                            Set::Number(number, _) => number.to_string(),
                        };
                        let (called, value, seen) = (flat(&rule.called), flat(&value), see(&mut form));
                        let whole = seen.contains(&called) && seen.contains(&value);
                        assert!(whole, "{} in {tag} on {size:?}: {called}: {value}\n{seen}", about.slug);
                        form.press(KeyCode::Down);
                    }
                }
                let items: Vec<_> = rafle_games::GAMES.iter().map(|about| item(about, words)).collect();
                let voice = rafle_tui::Voice::on_screen(words, rafle_games::GAMES[0].slug);
                let mut shelf = Shelf::new(items.clone(), voice, styles);
                for item in &items {
                    let seen = shown(size, |area, buffer| shelf.draw(area, buffer));
                    let keys = ["key-play", "key-set-up", "key-leave", "key-move"].map(say);
                    let last = item.about[0].split_whitespace().next_back().unwrap_or_default();
                    for text in keys.iter().map(String::as_str).chain([item.name.as_str(), last]) {
                        assert!(seen.contains(&flat(text)), "{tag} on {size:?}: {text}\n{seen}");
                    }
                    shelf.press(KeyCode::Down);
                }
            }
        }
    }

    #[test]
    fn who_plays() {
        let about = find("greedy").unwrap();
        let seated =
            |text| seating(Some(text), about, Words::of("en")).map_err(|failure| failure.said(Words::of("en")));
        let [anna, bo] = ["Anna", "Bo"].map(|name| Player::Person(name.to_owned()));
        assert_eq!(seated("Anna, bot:master,Bo"), Ok(vec![anna.clone(), Player::Bot(Level::Master), bo]));
        assert_eq!(seated("Anna,bot"), Ok(vec![anna, Player::Bot(Level::Club)]));
        let annas = ["Anna", "Anna (2)", "Anna (3)", "Bo"].map(|name| Player::Person(name.to_owned()));
        assert_eq!(seated("Anna,Anna,Anna,Bo"), Ok(annas.to_vec()));
        assert_eq!(seated("3").unwrap().len(), 3);
        assert_eq!(seating(None, about, Words::of("en")).unwrap().len(), about.usual_seats);
        for wrong in ["", "Anna,", "0", "A,B,C,D,E,F,G,H,I", "bot:genius,A", "1"] {
            assert!(seated(wrong).is_err(), "{wrong}");
        }
    }
}
