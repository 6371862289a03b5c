//! # Crowns (`crowns`)
//!
//! 1. Every seat has 18 chips and a board with a field for each value of a die (rows) and each number of dice (columns).
//!    The fields of the 6 and of six dice are the border; the other 25 make five rows, five columns and two diagonals.
//! 2. A turn is one throw of all six dice, and then as many chips as the seat likes on empty fields that the dice reach.
//! 3. A field takes as many dice as its column says. Each shows its value, or a higher one and is lowered to it, which is
//!    allowed if the value was thrown. A die is used once, a value has one chip in a turn, and dice may be left over.
//! 4. When somebody has placed the last chip, the round is finished.
//! 5. Each covered border field brings its crowns, and each line that is covered completely those of its five fields.
//!    Other chips bring nothing. Most crowns win; seats that are level share.
//! 6. Alone: at least `min_chips` chips must be placed, or as many as the dice allow. If they allow none, a chip is lost.
//!    The crowns are rated when no chip is left.
//!
//! Options: `min_chips`, `use`, `split`, `tie`, `round_limit`. Notation: `throw 2 3 4 4 6 6`, `take 4 3` (value, number of
//! dice) in any order, `done`. Where sources differ, the rules page `crowns.md` says what we play and why.

mod board;

use std::fmt;
use std::str::FromStr;

use rafle_engine::{
    About, Aid, AidRows, AidSentence, Arg, At, Begins, Board, BoardField, BoardRow, Cell, Chance, Dice, FACES, Face,
    Game, Grid, GridRow, InTheCup, Lies, Line, LineOf, Message, Move, Next, Note, Occasion, Paper, PaperSheet, PerSeat,
    Piece, Pieces, Refusal, Seat, Seats, Seen, Sheet, SheetRow, Standings, Thing, Throw, Unreadable, View, after_verb,
    choice, just_now, options,
};

use board::{BORDER, DICE_IN_ROW, FIELDS_OF_LINES, Fields, INNER, LINES, LineOfFive};
pub use board::{Field, Inner};

/// With so many crowns a game alone is won.
const LEAST_ALONE: i32 = 21;

/// What the crowns of a game played alone are worth, best first.
const RATINGS: [(i32, &str); 6] = [
    (40, "rating-genius"),
    (36, "rating-professional"),
    (31, "rating-expert"),
    (26, "rating-advanced"),
    (LEAST_ALONE, "rating-beginner"),
    (i32::MIN, "rating-again"),
];

/// Dice in a throw.
const DICE: u8 = 6;

/// Chips of each seat.
const CHIPS: u8 = 18;

choice! {
    /// Whether dice may be left over.
    pub enum Use {
        /// They may.
        Partial = "partial",
        /// Every die counts for one of the values thrown, and a chip must lie where all dice of its value say.
        Exact = "exact",
    }
}

choice! {
    /// What a tie at the end means.
    pub enum Tie {
        /// The win is shared.
        Shared = "shared",
        /// More lines win, then more chips on the border.
        MostLines = "most_lines",
    }
}

options! {
    /// What the seats agree on before the first throw.
    pub struct Options {
        /// Chips that must be placed after a throw, for one seat alone.
        pub min_chips: u8 [1..=2] = 1,
        /// Whether dice may be left over.
        pub r#use: Use = Use::Partial,
        /// Whether a value may have several chips in one turn.
        pub split: bool = false,
        /// What a tie at the end means.
        pub tie: Tie = Tie::Shared,
        /// After so many rounds the game is over in any case.
        pub round_limit: u8 [18..=200] = 100,
        /// The crowns of the inner fields.
        pub board: Inner = Inner::USUAL,
    }
}

/// A game of Crowns at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Crowns {
    options: Options,
    seats: Seats,
    /// Who has not been passed over.
    playing: Seats,
    /// Who began this round.
    first: Seat,
    seat: Seat,
    boards: PerSeat<Fields>,
    /// Chips not yet placed.
    chips: PerSeat<u8>,
    /// None while the dice are in the cup.
    thrown: Dice,
    /// What was covered in this turn.
    taken: Fields,
    /// Rounds that are over.
    rounds: u8,
}

/// One choice of the seat that is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `take 4 3`: a chip on the field of three fours.
    Take(Field),
    /// `done`: the turn is over.
    Done,
}

const PICTURE: &[Thing] = &[Thing::Board(&[(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (3, 1)])];

impl Game for Crowns {
    const ABOUT: About = About {
        slug: "crowns",
        picture: PICTURE,
        least_seats: 1,
        most_seats: 6,
        usual_seats: 3,
        minutes: 20,
        skill: 2,
        decisions: true,
        hidden: false,
        cards: false,
        occasions: &[Occasion::Tonight, Occasion::Alone],
        begins: Begins::FirstSeat,
    };

    const IN_TURN: bool = true;

    type Options = Options;
    type Action = Action;
    type Luck = Throw;

    fn new(options: Options, seats: usize) -> Result<Crowns, Refusal> {
        if options.split && options.r#use == Use::Exact {
            return Err(Refusal::new("split-leaves-dice-over"));
        }
        Ok(Crowns {
            options,
            seats: Seats::first(seats),
            playing: Seats::first(seats),
            first: Seat::A,
            seat: Seat::A,
            boards: PerSeat::all(Fields::NONE),
            chips: PerSeat::all(CHIPS),
            thrown: Dice::NONE,
            taken: Fields::NONE,
            rounds: 0,
        })
    }

    fn next(&self) -> Next {
        if !self.thrown.is_empty() {
            Next::Seat(self.seat)
        } else if self.over() {
            Next::Nobody
        } else {
            Next::throw_by(self.seat)
        }
    }

    fn actions(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        let fields = self.open_fields();
        Open { fields, done: self.may_stop(fields) }
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        if self.thrown.is_empty() {
            return Err(Refusal::new(if self.over() { "game-over" } else { "throw-first" }));
        }
        match action {
            Action::Take(field) => {
                if !self.open_fields().has(field) {
                    return Err(self.why_not(field));
                }
                self.boards[self.seat] = self.boards[self.seat].with(field);
                self.taken = self.taken.with(field);
                self.chips[self.seat] -= 1;
            }
            Action::Done => {
                if !self.may_stop(self.open_fields()) {
                    return Err(Refusal::new("place-more").with("count", self.options.min_chips));
                }
                self.end_turn();
            }
        }
        Ok(())
    }

    fn chance(&self) -> impl Chance<Luck = Throw> {
        InTheCup(self.in_the_cup())
    }

    fn befall(&mut self, throw: Throw) -> Result<(), Refusal> {
        self.thrown = throw.of(self.in_the_cup())?;
        Ok(())
    }

    fn standings(&self) -> Standings {
        let scores: PerSeat<_> = PerSeat::from_fn(|seat| self.boards[seat].score(self.options.board));
        let key = |seat| match self.options.tie {
            Tie::Shared => (scores[seat], 0, 0),
            Tie::MostLines => {
                let board = self.boards[seat];
                (scores[seat], board.lines().count(), board.common(BORDER).len())
            }
        };
        let standings = Standings::by(self.seats, scores, key).wide();
        // Who is alone and has to try again has not won.
        let fails = self.alone() && scores[Seat::A] < LEAST_ALONE;
        if fails { standings.won_by(Seats::NONE) } else { standings }
    }

    fn pass_over(&mut self, seat: Seat) -> bool {
        self.playing = self.playing.without(seat);
        if self.seat == seat {
            let began = self.first == seat;
            self.first = if began { self.playing.after(seat) } else { self.first };
            self.pass_on();
            // The round begins with the next one, and has not been played yet.
            self.rounds -= u8::from(began);
        }
        true
    }

    fn most_steps(&self) -> u32 {
        // A throw, six chips at most, and the word that it is done.
        u32::from(self.options.round_limit) * self.seats.len() as u32 * 8 + 1
    }

    fn at(&self) -> Option<At> {
        Some(At::open_round(self.rounds + 1))
    }

    fn view(seen: &Seen<Crowns>) -> View {
        let used = seen.used_dice();
        let tray = Pieces::tray(&[(used, Lies::Spent), (seen.thrown - used, Lies::Loose)]).of(seen.seat);
        let mut view = View::new(seen, seen.say()).part(tray);
        if let Some(rating) = seen.rating().filter(|_| seen.next() == Next::Nobody) {
            view = view.part(Note::main(rating));
        }
        for seat in seen.seats.from(seen.seat) {
            view = view.part(grid(seat, seen.boards[seat], seen.options.board));
        }
        view.part(seen.sheet())
            .holds("chips", |seat| seen.chips[seat])
            .moves(seen, seen.actions().map(|action| seen.shown(action)))
            .tap(seen, Message::new("throw-dice").with("count", DICE))
    }

    fn happened(before: &Seen<Crowns>, line: LineOf<Crowns>, after: &Seen<Crowns>) -> Vec<Message> {
        let seat = before.seat;
        match line {
            Line::Luck(throw) => vec![throw.told(seat)],
            Line::Action(Action::Take(field)) => {
                let covered = Message::new("covered").with("seat", seat).with("value", field.value);
                let filled = after.boards[seat].lines().filter(|line| !before.boards[seat].contains(line.fields));
                let filled = filled.map(|line| {
                    Message::new("line-filled")
                        .with("line", line.name())
                        .with("crowns", line.crowns(after.options.board))
                });
                std::iter::once(covered.with("dice", field.dice)).chain(filled).collect()
            }
            Line::Action(Action::Done) => {
                let lost = before.chips[seat] > after.chips[seat];
                let count = Message::new(if lost { "chip-lost" } else { "covered-in-all" }).with("seat", seat);
                let count = if lost { count } else { count.with("count", before.taken.len()) };
                let rating = after.rating().filter(|_| after.next() == Next::Nobody);
                std::iter::once(count).chain(rating).collect()
            }
        }
    }

    fn aid(&self) -> Option<Aid> {
        let sentence = |head, words| AidSentence { head: Message::new(head), words, example: None };
        let worth: Vec<_> = LINES.iter().map(|line| line.crowns(self.options.board)).collect();
        let [rows @ .., rising, falling] = &worth[..] else { unreachable!("there are twelve lines") };
        let (rows, columns) = rows.split_at(INNER.into());
        let several = |lines: &[u8]| lines.iter().copied().collect::<Arg>();
        let lines = Message::new("aid-lines-how").with("rows", several(rows)).with("columns", several(columns));
        let alone = Message::new("aid-end-alone").with("least", self.options.min_chips);
        let end = if self.seats.len() == 1 { alone } else { Message::new("aid-end-how") };
        let mut rows = vec![sentence("aid-field", Message::new("aid-field-how"))];
        if !self.options.split {
            rows.push(sentence("aid-chip", Message::new("aid-chip-how")));
        }
        rows.push(sentence("aid-lines", lines.with("rising", *rising).with("falling", *falling)));
        rows.push(sentence("border", Message::new("aid-border-how")));
        rows.push(sentence("aid-end", end.with("chips", CHIPS)));
        Some(Aid { title: Message::new("aid-board"), note: None, rows: AidRows::Sentences(rows) })
    }

    fn paper(&self) -> Option<Paper> {
        let note = if self.options.board == Inner::USUAL { "paper-note" } else { "paper-note-own" };
        Some(Paper { note: Message::new(note), sheet: PaperSheet::Board(board_on_paper(self.options.board)) })
    }

    fn moment(before: &Seen<Crowns>, line: LineOf<Crowns>, after: &Seen<Crowns>) -> Option<View> {
        let seat = before.seat;
        let lost = before.thrown.count() > 0 && before.taken.is_empty() && after.chips[seat] < before.chips[seat];
        if line == Line::Action(Action::Done) && lost {
            return Some(just_now(before, line, after).at_the_cost_of([seat]));
        }
        (after.next() == Next::Nobody).then(|| just_now(before, line, after))
    }
}

impl Crowns {
    /// How many chips a seat has left.
    pub fn chips(&self, seat: Seat) -> u8 {
        self.chips[seat]
    }

    /// Whether dice may be left over and a value has one chip in a turn.
    pub fn is_placed_as_usual(&self) -> bool {
        self.options.r#use == Use::Partial && !self.options.split
    }

    /// The fields that a seat has covered.
    pub fn covered(&self, seat: Seat) -> impl Iterator<Item = Field> + use<> {
        self.boards[seat].iter()
    }

    /// The fields that were covered in this turn.
    pub fn taken(&self) -> impl Iterator<Item = Field> + use<> {
        self.taken.iter()
    }

    /// The dice on the table.
    pub fn thrown(&self) -> Dice {
        self.thrown
    }

    /// The crowns on a field.
    pub fn crowns_on(&self, field: Field) -> u8 {
        field.crowns(self.options.board)
    }

    /// Who still has turns.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Who began this round.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// How many rounds may follow this one.
    pub fn rounds_left(&self) -> u8 {
        (self.options.round_limit - self.rounds).saturating_sub(1)
    }

    /// What the border brings a seat.
    pub fn border_crowns(&self, seat: Seat) -> i32 {
        self.boards[seat].common(BORDER).crowns(self.options.board)
    }

    /// The five fields of each row, column and diagonal that brings crowns when all are covered.
    pub const LINES: [[Field; INNER as usize]; LINES.len()] = FIELDS_OF_LINES;

    /// Every line, how many of its fields a seat has covered, and the crowns that it brings when all are.
    pub fn lines_begun(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        LINES.iter().map(move |line| (self.boards[seat].common(line.fields).len(), line.crowns(self.options.board)))
    }

    /// Rules 4 and 6: no round begins when somebody has no chip left.
    fn over(&self) -> bool {
        let out_of_chips = || self.playing.iter().any(|seat| self.chips[seat] == 0);
        self.thrown.is_empty() && self.seat == self.first && (self.rounds == self.options.round_limit || out_of_chips())
    }

    fn alone(&self) -> bool {
        self.seats.len() == 1
    }

    /// How many dice are thrown next; none while they lie on the table.
    fn in_the_cup(&self) -> u8 {
        if matches!(self.next(), Next::Chance { .. }) { DICE } else { 0 }
    }

    fn end_turn(&mut self) {
        if self.alone() && self.taken.is_empty() {
            // Rule 6: not even one could be placed.
            self.chips[self.seat] -= 1;
        }
        self.pass_on();
    }

    fn pass_on(&mut self) {
        self.thrown = Dice::NONE;
        self.taken = Fields::NONE;
        let next = self.playing.after(self.seat);
        // A round also ends where it began if whoever began it is gone.
        if self.playing.with(self.first).after(self.seat) == self.first {
            self.rounds += 1;
            self.first = next;
        }
        self.seat = next;
    }

    /// The fields that can be covered now.
    fn open_fields(&self) -> Fields {
        let fields = if self.chips[self.seat] == 0 { Fields::NONE } else { self.reachable(self.taken) };
        if self.alone() && self.taken.len() + 1 < self.options.min_chips && self.chips[self.seat] > 1 {
            // A chip that leaves no room for the second is refused if another one does not.
            let leads_on = |&field: &Field| {
                let next = self.reachable(self.taken.with(field));
                !next.minus(Fields::NONE.with(field)).is_empty()
            };
            let leading = fields.iter().filter(leads_on).fold(Fields::NONE, Fields::with);
            return if leading.is_empty() { fields } else { leading };
        }
        fields
    }

    /// Whether the seat may say that it is done, these fields being open.
    fn may_stop(&self, open: Fields) -> bool {
        let enough = !self.alone() || open.is_empty() || self.taken.len() >= self.options.min_chips;
        enough && !self.thrown.is_empty()
    }

    /// The empty fields that the dice reach when those of `taken` are used.
    fn reachable(&self, taken: Fields) -> Fields {
        let room = self.room(taken);
        let mut fields = Fields::NONE;
        let mut dice = DICE;
        for value in FACES {
            // Rule 3: dice for a low value can be any that show more, so what is left over for it limits the higher ones.
            dice = dice.min(room[usize::from(value)]);
            if self.thrown.show(value) && (self.options.split || taken.row(value) == 0) {
                fields = fields.with_first(value, dice);
            }
        }
        let fields = fields.minus(self.boards[self.seat]);
        match self.options.r#use {
            Use::Partial => fields,
            Use::Exact => {
                fields.iter().filter(|&field| self.leaves_none_over(taken.with(field))).fold(Fields::NONE, Fields::with)
            }
        }
    }

    /// How many dice of each value or more are left when those of `taken` are used.
    fn room(&self, taken: Fields) -> [u8; 7] {
        let mut room = [0; 7];
        let mut left = 0;
        for value in FACES.into_iter().rev() {
            left += self.thrown.showing(value);
            left -= DICE_IN_ROW[usize::from(taken.row(value))];
            room[usize::from(value)] = left;
        }
        room
    }

    /// Whether all other dice can be lowered to values that have no chip in this turn. The lowest such value asks least.
    fn leaves_none_over(&self, taken: Fields) -> bool {
        let room = self.room(taken);
        let lowest = self.thrown.lowest().unwrap_or(1);
        let over = room[usize::from(lowest)];
        match self.thrown.faces().find(|&value| taken.row(value) == 0) {
            Some(free) => (lowest..=free).all(|value| room[usize::from(value)] >= over),
            None => over == 0,
        }
    }

    /// Why a field is not open.
    fn why_not(&self, field: Field) -> Refusal {
        let Field { value, dice } = field;
        let key = if !self.thrown.show(value) {
            "value-not-thrown"
        } else if self.boards[self.seat].has(field) {
            "field-covered"
        } else if self.chips[self.seat] == 0 {
            "no-chips"
        } else if !self.options.split && self.taken.row(value) != 0 {
            "one-chip-a-value"
        } else if self.reachable(self.taken).has(field) {
            "leaves-too-few"
        } else if (1..=value).any(|value| self.room(self.taken)[usize::from(value)] < dice) {
            "too-few-dice"
        } else {
            "dice-left-over"
        };
        Refusal::new(key).with("value", value).with("dice", dice)
    }

    /// The dice that the chips of this turn use: those that show the value first, then the lowest that are lowered to it.
    fn used_dice(&self) -> Dice {
        let mut used = Dice::NONE;
        for value in FACES.into_iter().rev() {
            for _ in 0..DICE_IN_ROW[usize::from(self.taken.row(value))] {
                let die = (value..=6).find(|&face| used.showing(face) < self.thrown.showing(face));
                used = used.with(die.expect("the chips of a turn have their dice"));
            }
        }
        used
    }

    fn rating(&self) -> Option<Message> {
        let crowns = self.boards[Seat::A].score(self.options.board);
        let (_, key) = RATINGS.into_iter().find(|(least, _)| crowns >= *least)?;
        self.alone().then(|| Message::new(key).with("crowns", crowns))
    }

    fn say(&self) -> Message {
        match self.next() {
            Next::Nobody => Message::new("over"),
            Next::Seat(seat) => Message::new("say-cover").with("seat", seat).with("count", self.chips[seat]),
            Next::Chance { .. } => Message::new("say-throws").with("seat", self.seat).with("count", DICE),
        }
    }

    /// The move that makes an open action.
    fn shown(&self, action: Action) -> Move {
        match action {
            Action::Take(field) => {
                let board = self.boards[self.seat];
                let brings = board.with(field).score(self.options.board) - board.score(self.options.board);
                let label = Message::new("cover").with("value", field.value).with("dice", field.dice);
                Move::touch(label, action).on(id(self.seat, field)).brings(Message::number(brings))
            }
            Action::Done => {
                let done = Message::new("done").with("count", self.taken.len());
                Move::touch(done, action).passing(self.taken.is_empty())
            }
        }
    }

    /// What the border has brought, and what each line brings or still needs.
    fn sheet(&self) -> Sheet {
        let row = |name, sum, cell: &dyn Fn(Fields) -> Cell| SheetRow {
            name,
            cells: self.seats.iter().map(|seat| cell(self.boards[seat])).collect(),
            sum,
        };
        let of_line = |line: &LineOfFive| {
            let name =
                Message::new("line-for").with("line", line.name()).with("crowns", line.crowns(self.options.board));
            row(name, false, &|board: Fields| match INNER - board.common(line.fields).len() {
                0 => Cell::Written(line.crowns(self.options.board).into()),
                needs => Cell::Said(Message::new("needs").with("count", needs)),
            })
        };
        let border =
            row(Message::new("border"), false, &|board| Cell::Written(board.common(BORDER).crowns(self.options.board)));
        let total = row(Message::new("total"), true, &|board| Cell::Written(board.score(self.options.board)));
        let rows = std::iter::once(border).chain(LINES.iter().map(of_line)).chain([total]).collect();
        Sheet { title: None, columns: self.seats.iter().collect(), rows }
    }
}

/// The board as it is printed: fields, what each line brings, and the sums of the end.
fn board_on_paper(inner: Inner) -> Board {
    let field = |value, dice| {
        let field = Field { value, dice };
        BoardField { worth: field.crowns(inner).into(), border: BORDER.has(field) }
    };
    let line = |sought: &Message| {
        let line = LINES.iter().find(|line| line.name() == *sought);
        line.map(|line| i32::from(line.crowns(inner)))
    };
    let row = |value: u8| BoardRow {
        die: value,
        fields: (1..=DICE).map(|dice| field(value, dice)).collect(),
        total: line(&Message::new("line-row").with("value", value)),
    };
    let diagonal = |key| (Message::new(key), line(&Message::new(key)));
    let sum = |key| (Message::new(key), None);
    Board {
        columns: (1..=DICE).map(|dice| Message::new("column").with("dice", dice)).collect(),
        rows: FACES.into_iter().rev().map(row).collect(),
        below: (1..=DICE).map(|dice| line(&Message::new("line-column").with("dice", dice))).collect(),
        score: vec![
            sum("border"),
            sum("paper-rows"),
            sum("paper-columns"),
            diagonal("line-rising"),
            diagonal("line-falling"),
            sum("total"),
        ],
        chips: CHIPS,
    }
}

fn grid(owner: Seat, board: Fields, inner: Inner) -> Grid {
    let field = |value, dice| {
        let field = Field { value, dice };
        let lies = if board.has(field) { Lies::Covered } else { Lies::Loose };
        Piece::new(id(owner, field), Face::Field(field.crowns(inner).into()), lies)
    };
    let row = |value: u8| GridRow {
        name: Message::number(i64::from(value)),
        fields: (1..=DICE).map(|dice| field(value, dice)).collect(),
    };
    Grid {
        owner: Some(owner),
        columns: (1..=DICE).map(|dice| Message::new("column").with("dice", dice)).collect(),
        rows: FACES.into_iter().rev().map(row).collect(),
    }
}

fn id(owner: Seat, field: Field) -> String {
    format!("field-{owner}-{}-{}", field.value, field.dice)
}

/// The open actions: a chip on each of these fields, and then whether the turn may end.
#[derive(Clone)]
struct Open {
    fields: Fields,
    done: bool,
}

impl Iterator for Open {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        let mut left = self.fields.0;
        for n in (0..=n).rev() {
            if left == 0 {
                self.fields = Fields::NONE;
                return (std::mem::take(&mut self.done) && n == 0).then_some(Action::Done);
            }
            if n > 0 {
                left &= left - 1;
            }
        }
        self.fields = Fields(left & (left - 1));
        Some(Action::Take(Field::of_bit(left.trailing_zeros())))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::from(self.fields.len()) + usize::from(self.done);
        (count, Some(count))
    }
}

impl ExactSizeIterator for Open {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(Field { value, dice }) => write!(f, "take {value} {dice}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if text.trim() == "done" {
            return Ok(Action::Done);
        }
        let mut words = after_verb(text, "take")?.split_whitespace();
        let mut number = || match words.next().map(str::as_bytes) {
            Some([digit @ b'1'..=b'6']) => Ok(digit - b'0'),
            _ => Err(Unreadable),
        };
        let field = Field { value: number()?, dice: number()? };
        if words.next().is_some() { Err(Unreadable) } else { Ok(Action::Take(field)) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rafle_engine::{Seeded, Source, step, throws};

    use super::*;

    fn game(seats: usize, pairs: &[(&str, &str)]) -> Crowns {
        Crowns::new(rafle_engine::Options::read(pairs.iter().copied()).unwrap(), seats).unwrap()
    }

    fn fields(list: &[(u8, u8)]) -> Fields {
        list.iter().fold(Fields::NONE, |fields, &(value, dice)| fields.with(Field { value, dice }))
    }

    /// Every placement that can be made from here by taking fields one by one and stopping.
    fn placements(game: &Crowns) -> HashSet<Fields> {
        fn go_on(game: &Crowns, met: &mut HashSet<Fields>, ends: &mut HashSet<Fields>) {
            if !met.insert(game.taken) {
                return;
            }
            for action in game.actions() {
                let mut after = game.clone();
                after.act(action).unwrap();
                match action {
                    Action::Take(_) => go_on(&after, met, ends),
                    Action::Done => _ = ends.insert(game.taken),
                }
            }
        }
        let mut ends = HashSet::new();
        go_on(game, &mut HashSet::new(), &mut ends);
        ends
    }

    /// The counts of dice per value that come of giving each die to its own value, to a lower one that was thrown or, with
    /// `partial`, to none.
    fn counts(thrown: Dice, partial: bool) -> HashSet<[u8; 7]> {
        let mut all = HashSet::from([[0; 7]]);
        for face in thrown.iter() {
            let goes_to = (u8::from(!partial)..=face).filter(|&value| value == 0 || thrown.show(value));
            let goes_to: Vec<_> = goes_to.collect();
            let with = |counts: &[u8; 7], value: u8| {
                let mut counts = *counts;
                counts[usize::from(value)] += u8::from(value > 0);
                counts
            };
            all = all.iter().flat_map(|counts| goes_to.iter().map(move |&value| with(counts, value))).collect();
        }
        all
    }

    /// The placements of the rules page, die by die: some of the values that got dice have a chip in the column of all
    /// their dice.
    fn expected(thrown: Dice, partial: bool) -> HashSet<Fields> {
        let mut all = HashSet::new();
        for counts in counts(thrown, partial) {
            for some in 0..1 << 6 {
                let chosen =
                    FACES.into_iter().filter(|&value| some >> (value - 1) & 1 == 1 && counts[usize::from(value)] > 0);
                all.insert(chosen.fold(Fields::NONE, |fields, value| {
                    fields.with(Field { value, dice: counts[usize::from(value)] })
                }));
            }
        }
        all
    }

    /// The same when a value may have chips in several columns: its dice are split among them.
    fn expected_split(thrown: Dice) -> HashSet<Fields> {
        let mut all = HashSet::new();
        for counts in counts(thrown, true) {
            let mut sets = vec![Fields::NONE];
            for value in FACES {
                let rows = (0..64_u8).filter(|&row| DICE_IN_ROW[usize::from(row)] == counts[usize::from(value)]);
                let rows: Vec<_> = rows.map(|row| Fields(u64::from(row) << ((value - 1) * 6))).collect();
                sets = sets.iter().flat_map(|set| rows.iter().map(|row| Fields(set.0 | row.0))).collect();
            }
            all.extend(sets);
        }
        all
    }

    #[test]
    fn rule_3_every_legal_placement_of_every_throw_and_no_other() {
        let mut total = 0;
        let mut most = 0;
        for (thrown, ways) in throws(DICE) {
            for (index, (pairs, expected)) in [
                (&[][..], expected(thrown, true)),
                (&[("use", "exact")], expected(thrown, false)),
                (&[("split", "on")], expected_split(thrown)),
            ]
            .into_iter()
            .enumerate()
            {
                let mut game = game(2, pairs);
                game.befall(Throw(thrown)).unwrap();
                let found = placements(&game);
                assert!(found == expected, "{thrown} {pairs:?}");
                if index == 0 {
                    total += found.len() as u64 * ways;
                    most = most.max(found.len());
                }
                if index == 1 {
                    // The stricter reading differs only in placements that use the lowest value thrown.
                    let lowest = thrown.lowest().unwrap();
                    let lax = super::tests::expected(thrown, true);
                    assert!(lax.iter().all(|fields| fields.row(lowest) != 0 || found.contains(fields)));
                }
            }
        }
        assert_eq!(((total + 46_656 / 2) / 46_656, most), (131, 429), "on average and at most, on an empty board");
    }

    #[test]
    fn rule_3_how_many_placements_some_throws_allow() {
        for (thrown, partial, exact) in [("1 2 3 4 5 6", 429, 429), ("5 5 5 5 5 5", 7, 2), ("1 1 1 5 5 5", 22, 11)] {
            for (word, count) in [("partial", partial), ("exact", exact)] {
                let mut game = game(2, &[("use", word)]);
                game.befall(Throw(thrown.parse().unwrap())).unwrap();
                assert_eq!(placements(&game).len(), count, "{thrown} {word}");
            }
        }
    }

    /// A game in which A has a few chips left, a board with some fields covered, and dice on the table; and the placements
    /// that fit there, if none is asked for.
    fn late(mut game: Crowns, source: &mut Seeded) -> (Crowns, HashSet<Fields>) {
        let (chips, thrown) = (1 + source.below(4) as u8, source.dice(DICE));
        let half = |source: &mut Seeded| u64::from(source.below(1 << 18) | source.below(1 << 18));
        let board = Fields(half(source) | half(source) << 18);
        game.chips[Seat::A] = chips;
        game.boards[Seat::A] = board;
        game.befall(Throw(thrown)).unwrap();
        let mut fitting = expected(thrown, true);
        fitting.retain(|fields| fields.common(board).is_empty() && fields.len() <= chips);
        (game, fitting)
    }

    #[test]
    fn rule_3_placements_on_a_board_that_is_partly_covered_and_with_few_chips() {
        let mut source = Seeded::new(1);
        for _ in 0..300 {
            let (game, fitting) = late(game(2, &[]), &mut source);
            assert_eq!(placements(&game), fitting, "{game:?}");
        }
    }

    #[test]
    fn rule_6_alone_as_many_as_must_be_and_can_be() {
        let mut source = Seeded::new(2);
        for (word, least) in [("1", 1), ("2", 2)] {
            for _ in 0..300 {
                let (mut game, mut fitting) = late(game(1, &[("min_chips", word)]), &mut source);
                let most = fitting.iter().map(|fields| fields.len()).max().unwrap();
                fitting.retain(|fields| fields.len() >= most.min(least));
                assert_eq!(placements(&game), fitting, "{game:?}");
                if most == 0 {
                    let chips = game.chips[Seat::A];
                    game.act(Action::Done).unwrap();
                    assert_eq!(game.chips[Seat::A], chips - 1, "a chip is lost");
                }
            }
        }
    }

    #[test]
    fn the_used_dice_are_among_those_thrown() {
        let mut source = Seeded::new(3);
        for pairs in [&[][..], &[("split", "on")], &[("use", "exact")]] {
            let mut game = game(3, pairs);
            while step(&mut game, &mut source) {
                let used = game.used_dice();
                assert!(game.thrown.contain(used));
                assert_eq!(
                    i32::from(used.count()),
                    FACES.iter().map(|&v| i32::from(DICE_IN_ROW[usize::from(game.taken.row(v))])).sum()
                );
            }
        }
    }

    #[test]
    fn rule_6_ratings() {
        for (crowns, key) in [
            (86, "rating-genius"),
            (40, "rating-genius"),
            (39, "rating-professional"),
            (36, "rating-professional"),
            (35, "rating-expert"),
            (31, "rating-expert"),
            (30, "rating-advanced"),
            (26, "rating-advanced"),
            (25, "rating-beginner"),
            (21, "rating-beginner"),
            (20, "rating-again"),
            (0, "rating-again"),
        ] {
            let found = RATINGS.into_iter().find(|(least, _)| crowns >= *least);
            assert_eq!(found.map(|(_, key)| key), Some(key), "{crowns}");
        }
    }

    #[test]
    fn a_tie_is_shared_or_settled_by_lines_and_border() {
        for (tie, places) in [("shared", [1, 1, 1]), ("most_lines", [3, 1, 2])] {
            let mut game = game(3, &[("tie", tie)]);
            let column = fields(&[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]);
            let row = fields(&[(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]);
            game.boards[Seat::A] = fields(&[(6, 6)]);
            game.boards[Seat::new(1)] = Fields(column.0 | row.0);
            game.boards[Seat::new(2)] = Fields(row.0 | fields(&[(3, 6)]).0);
            assert_eq!(
                game.standings().rows().map(|row| (row.score, row.place)).collect::<Vec<_>>(),
                places.map(|place| (6, place))
            );
        }
        let mut game = game(2, &[("tie", "most_lines")]);
        game.boards[Seat::A] = fields(&[(6, 3)]);
        game.boards[Seat::new(1)] = fields(&[(6, 1), (6, 2)]);
        assert_eq!(game.standings().winners, Seats::only(Seat::new(1)), "two chips on the border against one");
    }

    #[test]
    fn the_last_round_is_finished_and_rounds_are_limited() {
        let mut game = game(3, &[("round_limit", "18")]);
        game.chips[Seat::new(1)] = 1;
        let turn = |game: &mut Crowns, takes: &[Action]| {
            game.befall("throw 1 2 3 4 5 6".parse().unwrap()).unwrap();
            for &take in takes {
                game.act(take).unwrap();
            }
            game.act(Action::Done).unwrap();
        };
        turn(&mut game, &[]);
        let mut unlimited = game.clone();
        turn(&mut game, &["take 6 1".parse().unwrap()]);
        assert_eq!(game.next(), Next::throw_by(Seat::new(2)));
        turn(&mut game, &[]);
        assert_eq!(game.next(), Next::Nobody);
        for _ in 1..3 * 18 {
            assert_ne!(unlimited.next(), Next::Nobody);
            turn(&mut unlimited, &[]);
        }
        assert_eq!(unlimited.next(), Next::Nobody);
    }

    #[test]
    fn the_stricter_reading_leaves_nothing_to_split() {
        let options = rafle_engine::Options::read([("split", "on"), ("use", "exact")]).unwrap();
        assert_eq!(Crowns::new(options, 2).unwrap_err().key(), "split-leaves-dice-over");
    }
}
