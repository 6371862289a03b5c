//! What a viewer sees: meaning, not markup. The browser and the terminal each draw this model once, for all games.

use serde::Serialize;

use crate::{Arg, Dice, Game, Mark, Message, Moment, Next, Seat, Seats, Seen, Suit, Viewer};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// One sentence that says what is going on.
    pub say: Message,
    /// Where in the game we are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// What has just ended, if this is the view of that and not of the table as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
    /// Whether turns always go round, so that everybody knows who comes next.
    #[serde(skip)]
    pub in_turn: bool,
    /// A row for each seat.
    pub seats: Vec<SeatRow>,
    /// What lies on the table, in reading order.
    pub parts: Vec<Part>,
    /// What this viewer can do now.
    pub moves: Vec<Move>,
    /// The words on the button with which this viewer's hand throws or draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tap: Option<Message>,
}

/// So many seats are shown at a time; a touch or a key shows the rest.
pub const SHOWN: usize = 8;

impl View {
    /// A view that says `say`, with a row for each seat of the standings, and nothing on the table yet.
    pub fn new<G: Game>(seen: &Seen<G>, say: Message) -> View {
        let standings = seen.standings();
        let next = seen.next();
        let row = |seat| SeatRow {
            seat,
            score: standings.scores[seat],
            place: standings.places[seat],
            next: next == Next::Seat(seat) || next == Next::throw_by(seat),
            out: false,
            holds: Vec::new(),
            letters: None,
        };
        View {
            viewer: seen.viewer(),
            say,
            at: seen.at(),
            moment: None,
            in_turn: G::IN_TURN,
            seats: standings.seats.iter().map(row).collect(),
            parts: Vec::new(),
            moves: Vec::new(),
            tap: None,
        }
    }

    /// What lies on the table and nothing else: boards, tracks and pieces, none of them to be touched. Sheets are left out,
    /// on which nothing is written before a game.
    pub fn laid_out(mut self) -> View {
        self.parts.retain(|part| match part {
            Part::Pieces(group) => !group.pieces.is_empty(),
            Part::Grid(_) | Part::Track(_) => true,
            Part::Sheet(_) | Part::Sticks(_) | Part::Note(_) => false,
        });
        View { moves: Vec::new(), tap: None, ..self }
    }

    /// Adds something that lies on the table.
    pub fn part(mut self, part: impl Into<Part>) -> View {
        self.parts.push(part.into());
        self
    }

    /// Adds moves, if it is this viewer's turn to choose.
    pub fn moves<G: Game>(mut self, seen: &Seen<G>, moves: impl IntoIterator<Item = Move>) -> View {
        if seen.to_move() {
            self.moves.extend(moves);
        }
        self
    }

    /// Says what the button is called with which this viewer's hand throws or draws, if that is next.
    pub fn tap<G: Game>(mut self, seen: &Seen<G>, tap: Message) -> View {
        self.tap = seen.to_throw().then_some(tap);
        self
    }

    /// The same where nothing can be done: a moment, a step of a game that is looked back at, or one that is over.
    pub fn to_look_at(mut self) -> View {
        self.moves.clear();
        self.tap = None;
        self
    }

    /// Says that every seat holds so many of something.
    pub fn holds<C: Into<i64>>(mut self, what: &'static str, count: impl Fn(Seat) -> C) -> View {
        for row in &mut self.seats {
            row.holds.push(Message::new(what).with("count", count(row.seat).into()));
        }
        self
    }

    /// Says that scores are kept as letters of a word, and how many of them win.
    pub fn spelling(mut self, word: &'static str, of: u8) -> View {
        for row in &mut self.seats {
            let won = u8::try_from(row.score).unwrap_or(0).min(of);
            row.letters = Some(Letters { word, won, of });
        }
        self
    }

    /// Marks who takes no part any more.
    pub fn out(mut self, out: Seats) -> View {
        for row in &mut self.seats {
            row.out = out.has(row.seat);
        }
        self
    }

    /// The seats that are shown first: whoever is next, the viewer, and of the others those in front; everybody, where there
    /// are no more than [`SHOWN`].
    pub fn foremost(&self) -> Seats {
        let own = self.viewer.seat();
        let mut rows: Vec<_> = self.seats.iter().collect();
        rows.sort_by_key(|row| (!row.next, Some(row.seat) != own, row.out, row.place));
        rows.into_iter().take(SHOWN).map(|row| row.seat).collect()
    }

    /// Who comes after whoever is next, in this order, without these; nobody where that may be otherwise.
    pub fn afterwards(&self, without: Seats) -> Vec<Seat> {
        let Some(at) = self.seats.iter().position(|row| row.next).filter(|_| self.in_turn) else { return Vec::new() };
        let (before, after) = self.seats.split_at(at);
        let others = after[1..].iter().chain(before);
        others.filter(|row| !row.out && !without.has(row.seat)).map(|row| row.seat).collect()
    }

    /// The same with the rows, columns and things of these seats alone.
    pub fn only(mut self, seats: Seats) -> View {
        let among = |owner: Option<Seat>| owner.is_none_or(|seat| seats.has(seat));
        self.seats.retain(|row| seats.has(row.seat));
        self.parts.retain(|part| match part {
            Part::Pieces(group) => among(group.owner),
            Part::Grid(grid) => among(grid.owner),
            Part::Sticks(heap) => among(heap.owner),
            Part::Sheet(_) | Part::Track(_) | Part::Note(_) => true,
        });
        for part in &mut self.parts {
            match part {
                Part::Sheet(sheet) => sheet.only(seats),
                Part::Track(track) => track.pawns.retain(|(seat, _)| seats.has(*seat)),
                _ => {}
            }
        }
        self
    }

    /// Everything that is said in this view.
    pub fn messages(&self) -> Vec<&Message> {
        let mut said = vec![&self.say];
        said.extend(&self.tap);
        said.extend(self.moment.iter().flat_map(|moment| &moment.costs));
        said.extend(self.seats.iter().flat_map(|row| &row.holds));
        for part in &self.parts {
            match part {
                Part::Pieces(group) => said.extend(group.title.iter().chain(&group.short).chain(&group.tells)),
                Part::Sheet(sheet) => {
                    said.extend(&sheet.title);
                    said.extend(sheet.rows.iter().map(|row| &row.name));
                    let cells = sheet.rows.iter().flat_map(|row| &row.cells);
                    said.extend(cells.filter_map(|cell| if let Cell::Said(words) = cell { Some(words) } else { None }));
                }
                Part::Grid(grid) => said.extend(grid.columns.iter().chain(grid.rows.iter().map(|row| &row.name))),
                Part::Track(track) => said.extend(&track.fields),
                Part::Sticks(sticks) => said.push(&sticks.title),
                Part::Note(note) => said.push(&note.text),
            }
        }
        said.extend(self.pieces().flat_map(|piece| match &piece.face {
            Face::Word(word) => vec![word],
            Face::Character { price, power, .. } => vec![&price.said, power],
            _ => Vec::new(),
        }));
        for it in &self.moves {
            said.push(&it.label);
            said.extend(&it.brings);
            match &it.how {
                How::Touch { .. } => {}
                How::Pick { from, none, .. } => {
                    said.extend(none);
                    said.extend(from.iter().filter_map(|choice| choice.label.as_ref()));
                }
                How::Rows { rows, .. } => said.extend(rows.iter().flatten().filter_map(|choice| choice.label.as_ref())),
            }
        }
        said
    }

    /// Every piece on the table.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.parts.iter().flat_map(|part| match part {
            Part::Pieces(group) => group.pieces.iter().collect::<Vec<_>>(),
            Part::Grid(grid) => grid.rows.iter().flat_map(|row| &row.fields).collect(),
            Part::Sheet(_) | Part::Track(_) | Part::Sticks(_) | Part::Note(_) => Vec::new(),
        })
    }

    /// The names of everything that can be touched.
    pub fn touchable(&self) -> impl Iterator<Item = &str> {
        let boxes = self.parts.iter().flat_map(|part| match part {
            Part::Sheet(sheet) => sheet.rows.iter().flat_map(|row| &row.cells).filter_map(Cell::id).collect(),
            _ => Vec::new(),
        });
        self.pieces().map(|piece| piece.id.as_str()).chain(boxes)
    }
}

/// Where in a game we are: in which round, hand or game, of how many if that is known; else how far it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// In this round.
    Round {
        /// From 1.
        number: u16,
        /// Of so many.
        of: Option<u16>,
    },
    /// In this hand of cards.
    Hand {
        /// From 1.
        number: u16,
        /// Of so many.
        of: u16,
    },
    /// In this game of a match.
    Game {
        /// From 1.
        number: u16,
        /// Of so many.
        of: u16,
    },
    /// On the way to so many points.
    Goal(u16),
}

impl At {
    /// In this round of so many.
    pub fn round(number: impl Into<u16>, of: impl Into<u16>) -> At {
        At::Round { number: number.into(), of: Some(of.into()) }
    }

    /// In a round of a game that has as many as it takes.
    pub fn open_round(number: impl Into<u16>) -> At {
        At::Round { number: number.into(), of: None }
    }

    /// "Round 9 of 15".
    pub fn said(self) -> Message {
        match self {
            At::Round { number, of: Some(of) } => Message::new("round-of").with("number", number).with("planned", of),
            At::Round { number, of: None } => Message::new("round-number").with("number", number),
            At::Hand { number, of } => Message::new("hand-number").with("number", number).with("of", of),
            At::Game { number, of } => Message::new("game-of").with("number", number).with("games", of),
            At::Goal(points) => Message::new("to-points").with("points", points),
        }
    }
}

/// What is said of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatRow {
    /// Whose row it is.
    pub seat: Seat,
    /// What this seat has.
    pub score: i32,
    /// 1 is first.
    pub place: u8,
    /// Whether this seat acts or throws next.
    pub next: bool,
    /// Whether this seat takes no part any more.
    pub out: bool,
    /// What else lies in front of it: sticks, cards, tokens, with their number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<Message>,
    /// The score as letters, where it is kept in letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters: Option<Letters>,
}

/// Letters that are won one by one until there are enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Letters {
    /// The word they spell; after its last letter comes its first again.
    pub word: &'static str,
    /// How many are won.
    pub won: u8,
    /// How many win the game.
    pub of: u8,
}

impl Letters {
    /// A place for each letter that wins the game: the letter if it is won.
    pub fn places(self) -> impl Iterator<Item = Option<char>> {
        let letters = self.word.chars().cycle().take(self.of.into());
        (0..).zip(letters).map(move |(place, letter)| (place < self.won).then_some(letter))
    }

    /// The same as text: `dn··`.
    pub fn written(self) -> String {
        self.places().map(|letter| letter.unwrap_or('·')).collect()
    }
}

/// Something that lies on the table or is written beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Dice, cups or cards that lie together.
    Pieces(Pieces),
    /// Boxes that are filled, a column for each seat.
    Sheet(Sheet),
    /// Fields in rows and columns.
    Grid(Grid),
    /// A way with somebody on it.
    Track(Track),
    /// A heap of matchsticks.
    Sticks(Sticks),
    /// A line of text on paper, or the one thing the table is about.
    Note(Note),
}

macro_rules! part_from {
    ($($part:ident)*) => { $(
        impl From<$part> for Part {
            fn from(part: $part) -> Part {
                Part::$part(part)
            }
        }
    )* };
}
part_from!(Pieces Sheet Grid Track Sticks Note);

impl Part {
    pub(crate) fn pieces_mut(&mut self) -> Vec<&mut Piece> {
        match self {
            Part::Pieces(group) => group.pieces.iter_mut().collect(),
            Part::Grid(grid) => grid.rows.iter_mut().flat_map(|row| &mut row.fields).collect(),
            Part::Sheet(_) | Part::Track(_) | Part::Sticks(_) | Part::Note(_) => Vec::new(),
        }
    }
}

/// Where pieces lie together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On the wood in the middle.
    Tray,
    /// In a player's hand.
    Hand,
    /// In a row in front of a player or of nobody.
    Row,
    /// On top of each other; only the top one counts.
    Pile,
    /// Offered to whoever can pay.
    Market,
}

/// Dice, cups or cards that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pieces {
    /// Where they lie.
    pub place: Place,
    /// Whose they are, if anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// What they are called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Message>,
    /// The same in fewer letters, for where they are folded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Message>,
    /// The pieces, in the order in which people would lay them.
    pub pieces: Vec<Piece>,
    /// What touching the best of them would bring, where somebody wants to know that before looking at each of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<Message>,
    /// What the numbers tell that touching them would bring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tells: Option<Message>,
    /// Whether they are worth more room than others of their kind: of many rows one lies open, the others are folded.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub foremost: bool,
}

impl Pieces {
    /// Pieces at a place, so far nobody's and without a title.
    pub fn at(place: Place, pieces: impl IntoIterator<Item = Piece>) -> Pieces {
        let pieces = pieces.into_iter().collect();
        Pieces { place, owner: None, title: None, short: None, pieces, best: None, tells: None, foremost: false }
    }

    /// The tray: dice laid aside or kept first, then those just thrown. Each die is named by its number, so that
    /// redrawing the tray does not move it.
    pub fn tray(groups: &[(Dice, Lies)]) -> Pieces {
        let dice = groups.iter().flat_map(|&(dice, lies)| dice.iter().map(move |face| (face, lies)));
        let piece = |(number, (face, lies))| Piece::new(format!("die-{number}"), Face::Die(face), lies);
        Pieces::at(Place::Tray, dice.enumerate().map(piece))
    }

    /// Dice in front of one seat.
    pub fn dice_of(owner: Seat, dice: Dice, lies: Lies) -> Pieces {
        let piece = |(number, face)| Piece::new(format!("die-{owner}-{number}"), Face::Die(face), lies);
        Pieces::at(Place::Row, dice.iter().enumerate().map(piece)).of(owner)
    }

    /// The same pieces, belonging to somebody.
    pub fn of(mut self, owner: Seat) -> Pieces {
        self.owner = Some(owner);
        self
    }

    /// The same pieces, with a title.
    pub fn called(mut self, title: Message) -> Pieces {
        self.title = Some(title);
        self
    }

    /// What can be picked of the dice that lie as `lies`, each by its face.
    pub fn dice_to_pick(&self, lies: Lies) -> Vec<Choice> {
        let choice = |piece: &Piece| match piece.face {
            Face::Die(face) if piece.lies == lies => Some(Choice::piece(&piece.id, face.to_string())),
            _ => None,
        };
        self.pieces.iter().filter_map(choice).collect()
    }

    /// The first die that shows `face` and lies as `lies`.
    pub fn die_showing(&self, face: u8, lies: Lies) -> Option<&str> {
        let found = self.pieces.iter().find(|piece| piece.face == Face::Die(face) && piece.lies == lies);
        found.map(|piece| piece.id.as_str())
    }
}

/// One thing that people could point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// Its name, unique in the view and the same as long as it is the same thing.
    pub id: String,
    /// What it shows.
    pub face: Face,
    /// How it lies.
    pub lies: Lies,
    /// What it means in a moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

impl Piece {
    /// A piece.
    pub fn new(id: impl Into<String>, face: Face, lies: Lies) -> Piece {
        Piece { id: id.into(), face, lies, mark: None }
    }
}

/// What a piece shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A die.
    Die(u8),
    /// A cup over so many dice that this viewer may not see.
    Cup(u8),
    /// A card of five suits, rank 3 to 13.
    Suited {
        /// 11, 12, 13 are jack, queen, king.
        rank: u8,
        /// Its suit.
        suit: Suit,
        /// Whether it stands for any card now.
        wild: bool,
    },
    /// A joker.
    Joker,
    /// The back of a card.
    Back,
    /// A card with a value at each end.
    Ends {
        /// The value at the upper end, which counts.
        up: u8,
        /// The other one.
        down: u8,
        /// Whether its holder begins.
        star: bool,
    },
    /// A field of a board, worth so much.
    Field(i32),
    /// A numeral.
    Number(i32),
    /// A word.
    Word(Message),
    /// A card that is bought and then helps.
    Character {
        /// Its key; `card-KEY` in the word files.
        key: &'static str,
        /// What is drawn on it: strokes in a square of 24, as SVG writes paths.
        #[serde(skip)]
        emblem: &'static str,
        /// What it costs.
        price: Price,
        /// What it does.
        power: Message,
        /// How many are left to take.
        left: u8,
        /// Whether what lies there now would pay for it.
        paid: bool,
    },
}

/// What something costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Price {
    /// The price in words.
    pub said: Message,
    /// In what it is paid.
    pub coin: Coin,
}

/// In what a price is paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// Sets of dice that are alike, each of so many: 2 and 2 are two pairs, 3 and 2 a full house.
    Alike(Vec<u8>),
    /// So many faces in a row.
    Run(u8),
    /// So many pips.
    Sum(u8),
    /// Something else, which words tell.
    Other,
}

/// How a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// Just thrown, or lying open with nothing decided about it.
    Loose,
    /// Kept for the next throw.
    Kept,
    /// Laid aside for good.
    Aside,
    /// Under a cup, face down, or with a chip on it.
    Covered,
    /// In somebody's hand or possession.
    Held,
    /// Used up, crossed out or closed.
    Spent,
}

/// Boxes that are filled, a column for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Message>,
    /// Whose columns.
    pub columns: Vec<Seat>,
    /// The rows, from top to bottom.
    pub rows: Vec<SheetRow>,
}

impl Sheet {
    /// A sheet with a column for each of these seats, so far without rows.
    pub fn of(seats: Seats) -> Sheet {
        Sheet { title: None, columns: seats.iter().collect(), rows: Vec::new() }
    }

    /// The same sheet with one row more.
    pub fn row(mut self, name: Message, cell: impl Fn(Seat) -> Cell) -> Sheet {
        let cells = self.columns.iter().map(|&seat| cell(seat)).collect();
        self.rows.push(SheetRow { name, cells, sum: false });
        self
    }

    /// Keeps the columns of these seats alone.
    fn only(&mut self, seats: Seats) {
        for row in &mut self.rows {
            let mut columns = self.columns.iter();
            row.cells.retain(|_| columns.next().is_some_and(|seat| seats.has(*seat)));
        }
        self.columns.retain(|seat| seats.has(*seat));
    }
}

/// One row of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetRow {
    /// What the row is called.
    pub name: Message,
    /// A cell for each column.
    pub cells: Vec<Cell>,
    /// Whether it adds up the rows above.
    pub sum: bool,
}

/// What stands in a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// Nothing, and nothing can be written now.
    Blank,
    /// Nothing yet; a move may touch the box of this name.
    Open(String),
    /// A number in ink.
    Written(i32),
    /// A word or several.
    Said(Message),
}

impl Cell {
    /// A number in ink, or nothing as long as there is none.
    pub fn written(number: Option<impl Into<i32>>) -> Cell {
        number.map_or(Cell::Blank, |number| Cell::Written(number.into()))
    }

    /// The name of an open box.
    pub fn id(&self) -> Option<&str> {
        match self {
            Cell::Open(id) => Some(id),
            _ => None,
        }
    }
}

/// Fields in rows and columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grid {
    /// Whose board it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// The head of each column.
    pub columns: Vec<Message>,
    /// The rows, from top to bottom.
    pub rows: Vec<GridRow>,
}

/// One row of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GridRow {
    /// The head of the row.
    pub name: Message,
    /// Its fields.
    pub fields: Vec<Piece>,
}

/// A way with somebody on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    /// What stands on each field.
    pub fields: Vec<Message>,
    /// How many fields each seat has behind it.
    pub pawns: Vec<(Seat, usize)>,
    /// What everybody draws on the way, a stroke for each field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
}

/// What is drawn stroke by stroke. A face that has no picture with so many strokes shows the way itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A flag with a cross.
    FlagWithCross,
}

/// A heap of matchsticks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sticks {
    /// What the heap is called.
    pub title: Message,
    /// Whose they are; nobody's in the middle of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// How many.
    pub count: u32,
}

/// A line of text on paper, or the one thing the table is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// The text.
    pub text: Message,
    /// What it is about.
    pub topic: Topic,
}

/// What a note is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Where in the game we are; one note of a view at most, and before other small ones.
    Phase,
    /// Something else that is good to know.
    Detail,
    /// The one thing that everybody looks at.
    Main,
    /// The same, where it is a bid: so many dice that show one face.
    Bid {
        /// How many dice.
        count: u8,
        /// Their face.
        face: u8,
    },
}

impl Note {
    /// Says where in the game we are.
    pub fn phase(text: Message) -> Note {
        Note { text, topic: Topic::Phase }
    }

    /// Says what is good to know.
    pub fn detail(text: Message) -> Note {
        Note { text, topic: Topic::Detail }
    }

    /// Says the one thing that the table is about.
    pub fn main(text: Message) -> Note {
        Note { text, topic: Topic::Main }
    }

    /// Says the bid that stands.
    pub fn bid(text: Message, count: u8, face: u8) -> Note {
        Note { text, topic: Topic::Bid { count, face } }
    }

    /// Whether it is what everybody looks at.
    pub fn large(&self) -> bool {
        matches!(self.topic, Topic::Main | Topic::Bid { .. })
    }
}

/// Something this viewer can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// What the button says.
    pub label: Message,
    /// What it would bring, shown before it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brings: Option<Message>,
    /// Whether it takes nothing where something may be taken: people mostly want something else.
    #[serde(skip)]
    pub passes: bool,
    /// How a person makes it.
    pub how: How,
}

/// How a person makes a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// One touch: of the piece, if there is one, else of a button.
    Touch {
        /// The action.
        action: String,
        /// The piece or box to touch.
        #[serde(skip_serializing_if = "Option::is_none")]
        piece: Option<String>,
    },
    /// Pick some of these pieces, then confirm: the action is the verb and the words of the pieces.
    Pick {
        /// The first word or words of the action.
        verb: String,
        /// What can be picked.
        from: Vec<Choice>,
        /// How few may be picked.
        least: usize,
        /// How many.
        most: usize,
        /// What the button says as long as nothing is picked, if that is something else.
        #[serde(skip_serializing_if = "Option::is_none")]
        none: Option<Message>,
        /// What can be picked together, by its words in order; whatever people like if nothing is said.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        together: Vec<Vec<String>>,
    },
    /// Pick one from each of these rows, then confirm: the action is the verb and the words with the joint between them.
    Rows {
        /// The first word or words of the action.
        verb: String,
        /// What stands between the words.
        joint: &'static str,
        /// What can be picked from each row.
        rows: Vec<Vec<Choice>>,
    },
}

/// One thing that can be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its word in the action.
    pub word: String,
    /// The piece to touch, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
    /// What it is called, if it is no piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Message>,
    /// The face of a die that says the same as its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
}

impl Choice {
    /// A piece that can be picked.
    pub fn piece(id: &str, word: impl Into<String>) -> Choice {
        Choice { word: word.into(), piece: Some(id.to_owned()), label: None, face: None }
    }

    /// A word that can be picked.
    pub fn word(word: impl Into<String>, label: Message) -> Choice {
        Choice { word: word.into(), piece: None, label: Some(label), face: None }
    }

    /// A face of a die that can be picked.
    pub fn face(face: u8, label: Message) -> Choice {
        Choice { face: Some(face), ..Choice::word(face.to_string(), label) }
    }
}

impl Move {
    /// One touch does it.
    pub fn touch(label: Message, action: impl std::fmt::Display) -> Move {
        Move { label, brings: None, passes: false, how: How::Touch { action: format!("{action}"), piece: None } }
    }

    /// Some of these, then a touch.
    pub fn pick(label: Message, verb: impl Into<String>, from: Vec<Choice>, least: usize, most: usize) -> Move {
        Move {
            label,
            brings: None,
            passes: false,
            how: How::Pick { verb: verb.into(), from, least, most, none: None, together: Vec::new() },
        }
    }

    /// One from each row, then a touch.
    pub fn rows(label: Message, verb: impl Into<String>, joint: &'static str, rows: Vec<Vec<Choice>>) -> Move {
        Move { label, brings: None, passes: false, how: How::Rows { verb: verb.into(), joint, rows } }
    }

    /// The same move, if it takes nothing of what may be taken.
    pub fn passing(self, passes: bool) -> Move {
        Move { passes, ..self }
    }

    /// The same move, called this as long as nothing is picked.
    pub fn or_none(mut self, label: Message) -> Move {
        if let How::Pick { none, .. } = &mut self.how {
            *none = Some(label);
        }
        self
    }

    /// The same move, where only these words can be picked together.
    pub fn together(mut self, sets: impl IntoIterator<Item = Vec<String>>) -> Move {
        if let How::Pick { together, .. } = &mut self.how {
            together.extend(sets.into_iter().map(|mut words| {
                words.sort_unstable();
                words
            }));
        }
        self
    }

    /// The same move, made by touching this piece or box.
    pub fn on(mut self, id: impl Into<String>) -> Move {
        if let How::Touch { piece, .. } = &mut self.how {
            *piece = Some(id.into());
        }
        self
    }

    /// The same move, saying what it would bring.
    pub fn brings(mut self, brings: Message) -> Move {
        self.brings = Some(brings);
        self
    }

    /// The action that a person makes by picking these words.
    pub fn action(&self, picked: &[&str]) -> String {
        match &self.how {
            How::Touch { action, .. } => action.clone(),
            How::Pick { verb, .. } if picked.is_empty() => format!("{verb} none"),
            How::Pick { verb, .. } => format!("{verb} {}", picked.join(" ")),
            How::Rows { verb, joint, .. } => format!("{verb} {}", picked.join(joint)),
        }
    }

    /// The same if these words can be picked for this move; else what is wrong with them.
    pub fn compose(&self, picked: &[&str]) -> Result<String, Message> {
        let another = || Message::new("picked-another");
        match &self.how {
            How::Touch { .. } => {}
            How::Pick { least, .. } if picked.len() < *least => {
                return Err(Message::new("picked-few").with("least", *least));
            }
            How::Pick { most, .. } if picked.len() > *most => {
                return Err(Message::new("picked-many").with("most", *most));
            }
            How::Pick { from, .. } => {
                let there = |word: &str| from.iter().filter(|choice| choice.word == word).count();
                let asked = |word: &str| picked.iter().filter(|other| **other == word).count();
                picked.iter().all(|word| there(word) >= asked(word)).then_some(()).ok_or_else(another)?;
            }
            How::Rows { rows, .. } => {
                let fits = |(word, row): (&&str, &Vec<Choice>)| row.iter().any(|choice| choice.word == **word);
                let fit = picked.len() == rows.len() && picked.iter().zip(rows).all(fits);
                fit.then_some(()).ok_or_else(another)?;
            }
        }
        Ok(self.action(picked))
    }

    /// The words to pick so that `action` comes out, up to their order; nothing if this move cannot make it.
    pub fn words_for<'a>(&self, action: &'a str) -> Option<Vec<&'a str>> {
        let words_after = |verb: &str| action.strip_prefix(verb)?.strip_prefix(' ');
        let words: Vec<_> = match &self.how {
            How::Touch { action: own, .. } => return (own == action).then(Vec::new),
            How::Pick { verb, .. } => match words_after(verb)? {
                "none" => Vec::new(),
                words => words.split(' ').collect(),
            },
            How::Rows { verb, joint, .. } => words_after(verb)?.split(joint).collect(),
        };
        self.compose(&words).is_ok().then_some(words)
    }

    /// What `action` is called where this move makes it, and what is picked for it, as it is written; nothing if it cannot.
    pub fn called(&self, action: &str) -> Option<(&Message, String)> {
        let words = self.words_for(action)?;
        Some(match &self.how {
            How::Touch { .. } => (&self.label, String::new()),
            How::Pick { none: Some(none), .. } if words.is_empty() => (none, String::new()),
            How::Pick { .. } => (&self.label, words.join(" ")),
            How::Rows { joint, .. } => (&self.label, words.join(joint)),
        })
    }
}

impl Message {
    /// A number by itself.
    pub fn number(number: impl Into<i64>) -> Message {
        Message::new("number").with("n", number.into())
    }

    /// The number that it is, if it is one by itself.
    pub fn as_number(&self) -> Option<i64> {
        match self.args[..] {
            [(_, Arg::Number(number))] if self.key == "number" => Some(number),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_begin_again_after_the_last() {
        let letters = Letters { word: "dnup", won: 5, of: 6 };
        assert_eq!(letters.written(), "dnupd·");
        assert_eq!(Letters { won: 0, ..letters }.places().flatten().count(), 0);
    }

    #[test]
    fn words_that_are_picked_together_are_in_order() {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let play = Move::pick(Message::new("play"), "play", Vec::new(), 1, 2);
        let How::Pick { together, .. } = play.together([words(&["5/7", "5/1"]), words(&["2/6"])]).how else {
            panic!("it is still a pick")
        };
        assert_eq!(together, [words(&["5/1", "5/7"]), words(&["2/6"])]);
    }

    #[test]
    fn a_sheet_has_a_cell_in_every_column() {
        let sheet = Sheet::of(Seats::first(3))
            .row(Message::new("points"), |seat| Cell::written((seat != Seat::A).then_some(seat.index() as u8)));
        assert_eq!(sheet.rows[0].cells, [Cell::Blank, Cell::Written(1), Cell::Written(2)]);
        let mut some = sheet;
        some.only(Seats::only(Seat::A).with(Seat::new(2)));
        assert_eq!(some.columns, [Seat::A, Seat::new(2)]);
        assert_eq!(some.rows[0].cells, [Cell::Blank, Cell::Written(2)]);
    }
}
