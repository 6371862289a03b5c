//! A view, drawn: each part and each piece once, for all games.
//!
//! Wood is where things happen: dice, cups, cards, sticks lie on it. Paper is where things are written: sheets, boards,
//! tracks, the market. What belongs to the viewer lies nearest to the thumb.

pub(crate) mod acts;
mod flag;
pub(crate) mod moment;
mod paper;
pub(crate) mod pieces;
mod wood;

use std::collections::{HashMap, HashSet};

use maud::{Markup, html};
use rafle_engine::{
    Face, How, Letters, Lies, Mark, Message, Note, Part, Piece, Pieces, Place, Price, SHOWN, Seat, SeatRow, Seats,
    Sticks, Topic, View,
};
use rafle_words::Words;

pub use acts::word_id;
use pieces::{back, coins, crown, cup, die, drawn_emblem, ends, joker, suited};

/// What is needed to draw one view.
pub(crate) struct Drawing<'a> {
    pub(crate) words: Words,
    pub(crate) slug: &'a str,
    pub(crate) names: &'a [Option<String>],
    pub(crate) view: &'a View,
    /// Who reads this, if it is one player alone: what is asked of them is said to them.
    pub(crate) you: Option<Seat>,
    /// Who is shown first; the others where everybody is wanted.
    foremost: Seats,
    /// The move that touching this piece or box makes.
    touches: HashMap<&'a str, usize>,
    /// Pieces that can be picked.
    picks: HashSet<&'a str>,
    /// Pieces of which it is not said what touching them would bring: others of theirs bring more.
    silent: HashSet<&'a str>,
}

/// What lies where.
#[derive(Default)]
struct Laid<'a> {
    /// What lies before other seats.
    before: Vec<(Seat, Before<'a>)>,
    /// What everybody looks at.
    large: Vec<&'a Note>,
    tray: Vec<&'a Pieces>,
    piles: Vec<&'a Pieces>,
    /// Rows of cards, whosesoever, and rows that are nobody's.
    slots: Vec<&'a Pieces>,
    rows: Vec<&'a Pieces>,
    sticks: Vec<&'a Sticks>,
    /// Dice and cups of the viewer.
    mine: Vec<&'a Pieces>,
    hand: Vec<&'a Pieces>,
    /// Characters before the viewer.
    roles: Vec<&'a Pieces>,
    /// Characters before others.
    court: Vec<&'a Pieces>,
    market: Vec<&'a Pieces>,
    paper: Vec<&'a Part>,
}

#[derive(Default)]
struct Before<'a> {
    pieces: Vec<&'a Pieces>,
    sticks: Vec<&'a Sticks>,
}

impl<'a> Drawing<'a> {
    pub(crate) fn new(words: Words, slug: &'a str, names: &'a [Option<String>], view: &'a View) -> Drawing<'a> {
        let mut touches = HashMap::new();
        let mut picks = HashSet::new();
        for (index, it) in view.moves.iter().enumerate() {
            match &it.how {
                How::Touch { piece: Some(piece), .. } => {
                    touches.entry(piece.as_str()).or_insert(index);
                }
                How::Touch { piece: None, .. } | How::Rows { .. } => {}
                How::Pick { from, .. } => picks.extend(from.iter().filter_map(|choice| choice.piece.as_deref())),
            }
        }
        let brings = |id: &str| touches.get(id).and_then(|&index: &usize| view.moves[index].brings.as_ref());
        let mut silent = HashSet::new();
        for part in &view.parts {
            if let Part::Pieces(Pieces { best: Some(best), pieces, .. }) = part {
                silent.extend(pieces.iter().map(|piece| piece.id.as_str()).filter(|id| brings(id) != Some(best)));
            }
        }
        Drawing { words, slug, names, view, you: None, foremost: view.foremost(), touches, picks, silent }
    }

    /// The same, read by this player alone.
    pub(crate) fn read_by(self, you: Option<Seat>) -> Drawing<'a> {
        Drawing { you, ..self }
    }

    /// A message in the reader's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, self.names)
    }

    /// What is going on: said to whoever reads it, if it is asked of them.
    pub(crate) fn headline(&self) -> String {
        self.words.say_to(self.you, self.slug, &self.view.say, self.names)
    }

    /// One line that explains what is asked, for whoever has not played this game before.
    pub(crate) fn help(&self) -> Option<String> {
        self.words.word(self.slug, &format!("help-{}", self.view.say.key.trim_start_matches("say-")))
    }

    pub(crate) fn site(&self, message: &Message) -> String {
        self.words.say("site", message, self.names)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).and_then(Option::as_deref).unwrap_or_default()
    }

    /// What a seat is called by whoever reads: one's own is "you".
    pub(crate) fn called(&self, seat: Seat) -> String {
        if Some(seat) == self.you { self.site(&Message::new("you")) } else { self.name(seat).to_owned() }
    }

    /// The seats with their scores, whoever is next marked.
    pub(crate) fn seats(&self, mark: impl Fn(&SeatRow) -> Option<String>) -> Markup {
        let own = self.view.viewer.seat();
        html! {
            ul #seats.seats data-count=(self.view.seats.len().min(SHOWN)) {
                @for row in &self.view.seats {
                    li.seat.now[row.next].out[row.out].me[Some(row.seat) == own].rest[self.is_rest(row.seat)] data-seat=(row.seat.to_string()) data-score=(row.score) {
                        b { (self.called(row.seat)) }
                        @match row.letters {
                            Some(letters) => { (self.letters(letters)) }
                            None => { i { (self.words.number(row.score)) } }
                        }
                        @for holding in &row.holds { small { (self.say(holding)) } }
                        @if let Some(mark) = mark(row) { small.mark { (mark) } }
                        (self.emblems_of(row.seat))
                    }
                }
                (self.everybody())
            }
        }
    }

    /// The rows of the seats that are shown first; where that are not all, in the order of their places.
    pub(crate) fn shown_by_place(&self) -> Vec<&'a SeatRow> {
        let mut rows: Vec<_> = self.view.seats.iter().filter(|row| !self.is_rest(row.seat)).collect();
        if rows.len() < self.view.seats.len() {
            rows.sort_by_key(|row| row.place);
        }
        rows
    }

    /// Whether a seat is shown only where everybody is wanted.
    pub(crate) fn is_rest(&self, seat: Seat) -> bool {
        !self.foremost.has(seat)
    }

    /// Where more sit than are shown at a time: a tick shows everybody, here and on every sheet.
    pub(crate) fn everybody(&self) -> Markup {
        let all = self.view.seats.len();
        let wanted = Message::new("show-everybody").with("count", all);
        html! {
            @if all > SHOWN { li.whole { label.all { input #everybody type="checkbox"; (self.site(&wanted)) } } }
        }
    }

    /// Letters that are won, and places for those to come.
    pub(crate) fn letters(&self, letters: Letters) -> Markup {
        let won = letters.places().flatten().map(String::from).collect::<Vec<_>>().join(" ");
        let said = Message::new("letters-of").with("won", letters.won).with("of", letters.of).with("letters", won);
        html! {
            span.ltr role="img" aria-label=(self.site(&said)) {
                @for letter in letters.places() {
                    @match letter {
                        Some(letter) => { u.on { (letter) } }
                        None => { u {} }
                    }
                }
            }
        }
    }

    /// Where in the game we are, if that is short enough for the bar of a phone.
    pub(crate) fn place(&self) -> Option<String> {
        self.at().or_else(|| {
            let phase = self.small_notes().find(|note| note.topic == Topic::Phase)?;
            Some(self.say(&phase.text)).filter(|said| said.chars().count() <= SHORT)
        })
    }

    fn at(&self) -> Option<String> {
        self.view.at.map(|at| self.say(&at.said()))
    }

    /// What the small notes say.
    pub(crate) fn notes(&self) -> impl Iterator<Item = String> {
        self.at().into_iter().chain(self.small_notes().map(|note| self.say(&note.text)))
    }

    /// What they say beside what stands in the bar.
    pub(crate) fn notes_below(&self) -> impl Iterator<Item = String> {
        let in_the_bar = self.view.at.is_none() && self.place().is_some();
        let below = self.small_notes().filter(move |note| !(in_the_bar && note.topic == Topic::Phase));
        below.map(|note| self.say(&note.text))
    }

    fn small_notes(&self) -> impl Iterator<Item = &'a Note> + use<'a> {
        self.view.parts.iter().filter_map(|part| match part {
            Part::Note(note) if !note.large() => Some(note),
            _ => None,
        })
    }

    fn lay(&self) -> Laid<'a> {
        let mut laid = Laid::default();
        let own = self.view.viewer.seat();
        for part in &self.view.parts {
            match part {
                Part::Pieces(group) => laid.lay_pieces(group, own),
                Part::Sticks(sticks) => match sticks.owner {
                    Some(seat) if Some(seat) != own => laid.before(seat).sticks.push(sticks),
                    _ => laid.sticks.push(sticks),
                },
                Part::Note(note) if note.large() => laid.large.push(note),
                Part::Note(_) => {}
                Part::Sheet(_) | Part::Grid(_) | Part::Track(_) => laid.paper.push(part),
            }
        }
        laid
    }

    /// A piece, and what touching it does.
    fn piece(&self, piece: &Piece, number: usize) -> Markup {
        let class = match &piece.face {
            Face::Character { key, paid, .. } => match (has_long_word(&self.card_name(key)), paid) {
                (true, true) => "role long paid",
                (true, false) => "role long",
                (false, true) => "role paid",
                (false, false) => "role",
            },
            Face::Field(_) => "fld",
            Face::Number(_) | Face::Word(_) => "tile",
            Face::Die(_) | Face::Cup(_) => "hit",
            Face::Suited { .. } | Face::Joker | Face::Back | Face::Ends { .. } => "hit flat",
        };
        let lies = lies_word(piece.lies);
        let mark = piece.mark.map(mark_word);
        let drawn = self.face(piece, number);
        if self.picks.contains(piece.id.as_str()) {
            let kept = matches!(piece.lies, Lies::Kept);
            html! {
                label class={ (class) " pick" } data-piece=(piece.id) data-lies=(lies) {
                    input.vh type="checkbox" name="p" value=(piece.id) checked[kept] aria-label=(self.label(piece));
                    (drawn)
                }
            }
        } else if let Some((index, action)) = self.touch(&piece.id) {
            let silent = self.silent.contains(piece.id.as_str());
            let brings = self.view.moves[index].brings.as_ref().filter(|brings| !silent && !is_zero(brings));
            let character = matches!(piece.face, Face::Character { .. });
            let ticked = matches!(piece.face, Face::Character { paid: false, .. });
            html! {
                button class={ (class) " can" } name="do" value=(action) data-piece=(piece.id) data-lies=(lies) {
                    @if !character { span.vh { (self.label(piece)) ": " } }
                    span.vh { (self.say(&self.view.moves[index].label)) " " }
                    (drawn)
                    @if let Some(brings) = brings { span.brings.words[brings.as_number().is_none()] { (self.say(brings)) } }
                    @if ticked { (tick()) }
                }
            }
        } else {
            html! {
                span class=(class) data-piece=(piece.id) data-lies=(lies) data-mark=[mark] role="img" aria-label=(self.label(piece)) { (drawn) }
            }
        }
    }

    /// What touching this piece or box does: the number of the move, and its action.
    fn touch(&self, id: &str) -> Option<(usize, &'a str)> {
        let &index = self.touches.get(id)?;
        match &self.view.moves[index].how {
            How::Touch { action, .. } => Some((index, action)),
            How::Pick { .. } | How::Rows { .. } => None,
        }
    }

    /// What a piece is called, with how it lies.
    fn label(&self, piece: &Piece) -> String {
        let name = self.face_name(&piece.face);
        if let Some(mark) = piece.mark {
            let key = match mark {
                Mark::Counts => "mark-counts",
                Mark::Ends => "mark-ends",
                Mark::Came => "mark-came",
            };
            return self.site(&Message::new(key).with("piece", name));
        }
        let lies = match piece.lies {
            Lies::Loose | Lies::Held => return name,
            // A cup or a back says so itself.
            Lies::Covered if matches!(piece.face, Face::Cup(_) | Face::Back) => return name,
            Lies::Kept => "lies-kept",
            Lies::Aside => "lies-aside",
            Lies::Covered => "lies-covered",
            Lies::Spent => "lies-spent",
        };
        self.site(&Message::new(lies).with("piece", name))
    }

    fn face_name(&self, face: &Face) -> String {
        match face {
            Face::Die(face) => self.site(&Message::new("die-of").with("face", *face)),
            Face::Cup(dice) => self.site(&Message::new("cup-of").with("count", *dice)),
            Face::Suited { rank, suit, wild } => {
                let card = self.site(&suit.card(*rank));
                if *wild { self.site(&Message::new("card-wild").with("card", card)) } else { card }
            }
            Face::Joker => self.site(&Message::new("joker")),
            Face::Back => self.site(&Message::new("face-down")),
            Face::Ends { up, down, .. } => self.site(&Message::new("card-ends").with("up", *up).with("down", *down)),
            Face::Field(worth) => self.site(&Message::new("field-worth").with("worth", *worth)),
            Face::Number(number) => self.words.number(*number),
            Face::Word(word) => self.say(word),
            Face::Character { key, price, power, paid, .. } => {
                let name = format!("{}. {}. {}", self.card_name(key), self.say(&price.said), self.say(power));
                if *paid { self.site(&Message::new("mark-paid").with("piece", name)) } else { name }
            }
        }
    }

    fn card_name(&self, key: &str) -> String {
        self.words.word(self.slug, &format!("card-{key}")).unwrap_or_else(|| key.to_owned())
    }

    fn face(&self, piece: &Piece, number: usize) -> Markup {
        match &piece.face {
            Face::Die(face) => {
                // Loose dice lie crooked, each always in the same way, so that a redraw does not move them.
                let tilt = if piece.lies == Lies::Loose { TILTS[number % TILTS.len()] } else { "" };
                die(*face, tilt)
            }
            Face::Cup(_) => cup(""),
            Face::Suited { rank, suit, wild } => suited(*rank, *suit, *wild),
            Face::Joker => joker(),
            Face::Back => back(),
            Face::Ends { up, down, star } => ends(*up, *down, *star),
            Face::Field(worth) => html! {
                span.chipp[piece.lies == Lies::Covered] {
                    @if *worth > 0 { (crown()) }
                    (worth)
                }
            },
            Face::Number(number) => html! { (self.words.number(*number)) },
            Face::Word(word) => html! { (self.say(word)) },
            Face::Character { key, emblem, price, power, left, paid } => html! {
                (drawn_emblem(emblem))
                b { (self.card_name(key)) }
                span.cost { (self.price(price)) }
                span.pow { (self.say(power)) }
                @if piece.lies == Lies::Loose { span.left { @for _ in 0..*left { i {} } } }
                @if *paid { (tick()) }
            },
        }
    }

    /// A price as a picture, where it has one; else in words.
    fn price(&self, price: &Price) -> Markup {
        html! {
            @if let Some(picture) = coins(&price.coin) { (picture) span.vh { (self.say(&price.said)) } }
            @else { (self.say(&price.said)) }
        }
    }
}

impl<'a> Laid<'a> {
    /// Finds the place on the page for pieces that lie together.
    fn lay_pieces(&mut self, group: &'a Pieces, own: Option<Seat>) {
        let is_own = group.owner == own && own.is_some();
        let characters = group.pieces.iter().any(|piece| matches!(piece.face, Face::Character { .. }));
        let dice = group.pieces.iter().all(|piece| matches!(piece.face, Face::Die(_) | Face::Cup(_) | Face::Number(_)));
        match (group.place, group.owner) {
            // Nothing lies there yet.
            (Place::Row | Place::Hand, _) if group.pieces.is_empty() => {}
            (Place::Market, _) => self.market.push(group),
            (_, _) if characters && is_own => self.roles.push(group),
            (_, _) if characters => self.court.push(group),
            (Place::Tray, _) => self.tray.push(group),
            (Place::Pile, _) => self.piles.push(group),
            (Place::Hand, Some(_)) if is_own => self.hand.push(group),
            (Place::Hand, None) => self.hand.push(group),
            (Place::Row, None) => self.rows.push(group),
            (Place::Row, Some(_)) if is_own && dice => self.mine.push(group),
            (Place::Row, Some(_)) if !dice => self.slots.push(group),
            (Place::Hand | Place::Row, Some(seat)) => self.before(seat).pieces.push(group),
        }
    }

    fn before(&mut self, seat: Seat) -> &mut Before<'a> {
        let index = self.before.iter().position(|(other, _)| *other == seat).unwrap_or_else(|| {
            self.before.push((seat, Before::default()));
            self.before.len() - 1
        });
        &mut self.before[index].1
    }
}

/// Whether what a move brings is nothing.
fn is_zero(brings: &Message) -> bool {
    brings.as_number() == Some(0)
}

/// The longest note that fits into the bar of a phone, in letters.
const SHORT: usize = 28;

/// A word of so many letters is long.
const LONG_WORD: usize = 13;

const TILTS: [&str; 5] = ["t1", "t2", "t3", "t4", "t5"];

fn tick() -> Markup {
    html! { span.tick { (pieces::icon("tick")) } }
}

fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Counts => "counts",
        Mark::Ends => "ends",
        Mark::Came => "came",
    }
}

fn lies_word(lies: Lies) -> &'static str {
    match lies {
        Lies::Loose => "loose",
        Lies::Kept => "kept",
        Lies::Aside => "aside",
        Lies::Covered => "covered",
        Lies::Held => "held",
        Lies::Spent => "spent",
    }
}

/// Whether a word of a name is too long for where names of characters stand on a phone.
fn has_long_word(name: &str) -> bool {
    name.split(' ').any(|word| word.chars().count() >= LONG_WORD)
}
