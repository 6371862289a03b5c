//! A view, drawn: each part and each piece once, for all games.

use std::collections::{HashMap, HashSet};

use maud::{Markup, PreEscaped, html};
use rafle_engine::{
    Arg, Cell, Choice, Face, Grid, How, Lies, Message, Move, Note, Part, Piece, Pieces, Place, Seat, Sheet, Sticks,
    Suit, Track, View,
};
use rafle_words::Words;

/// What is needed to draw one view.
pub(crate) struct Drawing<'a> {
    pub(crate) words: Words,
    pub(crate) slug: &'a str,
    pub(crate) names: &'a [Option<String>],
    pub(crate) view: &'a View,
    /// The move that touching this piece or box makes.
    touches: HashMap<&'a str, usize>,
    /// Pieces that can be picked.
    picks: HashSet<&'a str>,
}

impl<'a> Drawing<'a> {
    pub(crate) fn new(words: Words, slug: &'a str, names: &'a [Option<String>], view: &'a View) -> Drawing<'a> {
        let mut touches = HashMap::new();
        let mut picks = HashSet::new();
        for (index, it) in view.moves.iter().enumerate() {
            match &it.how {
                How::Touch { piece: Some(piece), .. } => _ = touches.insert(piece.as_str(), index),
                How::Touch { piece: None, .. } | How::Rows { .. } => {}
                How::Pick { from, .. } => picks.extend(from.iter().filter_map(|choice| choice.piece.as_deref())),
            }
        }
        Drawing { words, slug, names, view, touches, picks }
    }

    /// A message in the reader's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, self.names)
    }

    fn site(&self, message: &Message) -> String {
        self.words.say("site", message, self.names)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).and_then(Option::as_deref).unwrap_or_default()
    }

    /// The seats with their scores, whoever is next marked.
    pub(crate) fn seats(&self) -> Markup {
        html! {
            ul.seats {
                @for row in &self.view.seats {
                    li.seat.now[row.next].out[row.out] {
                        b { (self.name(row.seat)) }
                        i { (row.score) }
                        @for holding in &row.holds { small { (self.say(holding)) } }
                    }
                }
            }
        }
    }

    /// Everything on the table: wood first, then paper.
    pub(crate) fn parts(&self) -> Markup {
        let (wood, paper): (Vec<_>, Vec<_>) = self.view.parts.iter().partition(|part| is_wood(part));
        html! {
            @if !wood.is_empty() { section.tray { @for part in wood { (self.part(part)) } } }
            @for part in paper { (self.part(part)) }
        }
    }

    fn part(&self, part: &Part) -> Markup {
        match part {
            Part::Pieces(pieces) => self.pieces(pieces),
            Part::Sheet(sheet) => self.sheet(sheet),
            Part::Grid(grid) => self.grid(grid),
            Part::Track(track) => self.track(track),
            Part::Sticks(sticks) => self.sticks(sticks),
            Part::Note(note) => self.note(note),
        }
    }

    fn pieces(&self, group: &Pieces) -> Markup {
        let class = match group.place {
            Place::Tray => "loose",
            Place::Hand => "hand",
            Place::Row => "row",
            Place::Pile => "pile",
            Place::Market => "market",
        };
        let rail = |piece: &&Piece| group.place == Place::Tray && matches!(piece.lies, Lies::Kept | Lies::Aside);
        let (kept, loose): (Vec<_>, Vec<_>) = group.pieces.iter().partition(rail);
        html! {
            div.group {
                @if group.place != Place::Tray { (self.heading(group)) }
                div class=(class) { @for (number, piece) in loose.into_iter().enumerate() { (self.piece(piece, number)) } }
                @if !kept.is_empty() {
                    div.rail { @for (number, piece) in kept.into_iter().enumerate() { (self.piece(piece, number)) } }
                }
            }
        }
    }

    fn heading(&self, group: &Pieces) -> Markup {
        html! {
            p.lbl {
                @if let Some(owner) = group.owner { b { (self.name(owner)) } " " }
                @if let Some(title) = &group.title { (self.say(title)) }
            }
        }
    }

    /// A piece, and what touching it does.
    fn piece(&self, piece: &Piece, number: usize) -> Markup {
        let drawn = self.face(piece, number);
        let kept = matches!(piece.lies, Lies::Kept);
        if self.picks.contains(piece.id.as_str()) {
            html! {
                label.hit data-piece=(piece.id) {
                    input.vh type="checkbox" name="p" value=(piece.id) checked[kept] aria-label=(self.label(piece));
                    (drawn)
                }
            }
        } else if let Some(&index) = self.touches.get(piece.id.as_str()) {
            html! {
                button.hit.can name="move" value=(index) data-piece=(piece.id) aria-label=(self.label_of_move(piece, index)) {
                    (drawn)
                    @if let Some(brings) = &self.view.moves[index].brings { span.brings { (self.say(brings)) } }
                }
            }
        } else {
            html! { span.hit.still data-piece=(piece.id) { (drawn) } }
        }
    }

    fn label_of_move(&self, piece: &Piece, index: usize) -> String {
        let it = &self.view.moves[index];
        let what = format!("{}: {}", self.label(piece), self.say(&it.label));
        match &it.brings {
            Some(brings) => format!("{what} ({})", self.say(brings)),
            None => what,
        }
    }

    /// What a piece is called, with how it lies.
    fn label(&self, piece: &Piece) -> String {
        let name = self.face_name(&piece.face);
        let lies = match piece.lies {
            Lies::Loose | Lies::Held => return name,
            Lies::Kept => "lies-kept",
            Lies::Aside => "lies-aside",
            Lies::Covered => "lies-covered",
            Lies::Spent => "lies-spent",
        };
        self.site(&Message::new(lies).with("piece", name))
    }

    fn face_name(&self, face: &Face) -> String {
        match face {
            Face::Die(face) => face.to_string(),
            Face::Cup(dice) => self.site(&Message::new("cup-of").with("count", *dice)),
            Face::Suited { rank, suit, .. } => self.site(
                &Message::new("card-of")
                    .with("rank", rank_letter(*rank).as_str())
                    .with("suit", Message::new(suit_key(*suit))),
            ),
            Face::Joker => self.site(&Message::new("joker")),
            Face::Back => self.site(&Message::new("face-down")),
            Face::Ends { up, down, .. } => self.site(&Message::new("card-ends").with("up", *up).with("down", *down)),
            Face::Field(worth) => self.site(&Message::new("field-worth").with("worth", *worth)),
            Face::Number(number) => number.to_string(),
            Face::Word(word) => self.say(word),
            Face::Character { key, .. } => self.card_name(key),
        }
    }

    fn card_name(&self, key: &str) -> String {
        self.words.word(self.slug, &format!("card-{key}")).unwrap_or_else(|| key.to_owned())
    }

    fn face(&self, piece: &Piece, number: usize) -> Markup {
        let label = self.label(piece);
        let spent = piece.lies == Lies::Spent;
        match &piece.face {
            Face::Die(face) => {
                let tilt = if piece.lies == Lies::Loose { TILTS[number % TILTS.len()] } else { "" };
                html! { svg class={ "die " (tilt) } viewBox="0 0 100 100" role="img" aria-label=(label) { (die(*face)) } }
            }
            Face::Cup(_) => html! { svg.cup viewBox="0 0 100 110" role="img" aria-label=(label) { (CUP) } },
            Face::Suited { rank, suit, wild } => suited(*rank, *suit, *wild, &label),
            Face::Joker => joker(&label),
            Face::Back => back(&label),
            Face::Ends { up, down, star } => ends(*up, *down, *star, &label),
            Face::Field(worth) => html! {
                span.fld.covered[piece.lies == Lies::Covered].spent[spent] { span.crowns { (*worth) } }
            },
            Face::Number(number) => html! { span.num.spent[spent] { (number) } },
            Face::Word(word) => html! { span.word.spent[spent] { (self.say(word)) } },
            Face::Character { key, price, power, left } => html! {
                span.role.mine[piece.lies == Lies::Held].used[spent] {
                    b { (self.card_name(key)) }
                    span.cost { (self.say(price)) }
                    span.pow { (self.say(power)) }
                    @if *left > 0 { span.left { @for _ in 0..*left { i {} } } }
                }
            },
        }
    }

    fn sheet(&self, sheet: &Sheet) -> Markup {
        let own = self.view.viewer.seat();
        html! {
            div.paper {
                @if let Some(title) = &sheet.title { h2 { (self.say(title)) } }
                table.wide-sheet {
                    thead { tr { td {} @for seat in &sheet.columns { th scope="col" class=[(Some(*seat) == own).then_some("me")] { (self.name(*seat)) } } } }
                    tbody {
                        @for row in &sheet.rows {
                            tr.sum[row.sum] {
                                th scope="row" { (self.say(&row.name)) }
                                @for (seat, cell) in sheet.columns.iter().zip(&row.cells) {
                                    td class=[(Some(*seat) == own).then_some("me")] { (self.cell(cell, &row.name)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn cell(&self, cell: &Cell, row: &Message) -> Markup {
        match cell {
            Cell::Blank => html! { span.dot { "·" } },
            Cell::Written(number) => html! { b { (number) } },
            Cell::Said(words) => html! { small { (self.say(words)) } },
            Cell::Open(id) => match self.touches.get(id.as_str()) {
                Some(&index) => {
                    let brings = self.view.moves[index].brings.as_ref();
                    let shown = brings.map(|brings| self.say(brings)).unwrap_or_default();
                    let zero = brings.is_some_and(is_zero);
                    let label = self
                        .site(&Message::new("would-score").with("box", self.say(row)).with("points", shown.as_str()));
                    html! {
                        button.box.can[!zero].zero[zero] name="move" value=(index) data-piece=(id) aria-label=(label) { (shown) }
                    }
                }
                None => html! { span.dot { "·" } },
            },
        }
    }

    fn grid(&self, grid: &Grid) -> Markup {
        html! {
            div.paper {
                @if let Some(owner) = grid.owner { p.lbl { b { (self.name(owner)) } } }
                table.grid {
                    thead { tr { td {} @for column in &grid.columns { th scope="col" { (self.say(column)) } } } }
                    tbody {
                        @for row in &grid.rows {
                            tr {
                                th scope="row" { (self.say(&row.name)) }
                                @for (number, field) in row.fields.iter().enumerate() { td { (self.piece(field, number)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn track(&self, track: &Track) -> Markup {
        let at = |index: usize| track.pawns.iter().filter(move |(_, done)| *done == index);
        html! {
            ol.track {
                @for (index, field) in track.fields.iter().enumerate() {
                    li {
                        span { (self.say(field)) }
                        @for (seat, _) in at(index + 1) { b { (self.name(*seat).chars().take(1).collect::<String>()) } }
                    }
                }
            }
            ul.vh { @for (seat, done) in &track.pawns { li { (self.name(*seat)) ": " (done) } } }
        }
    }

    fn sticks(&self, sticks: &Sticks) -> Markup {
        html! {
            div.heap {
                span.lbl { @if let Some(owner) = sticks.owner { b { (self.name(owner)) } " " } (self.say(&sticks.title)) }
                span.tally aria-hidden="true" {
                    @for _ in 0..sticks.count.min(25) { svg.stick viewBox="0 0 8 44" { (STICK) } }
                }
                b.count { (sticks.count) }
            }
        }
    }

    fn note(&self, note: &Note) -> Markup {
        html! { p.note.large[note.large] { (self.say(&note.text)) } }
    }

    /// What cannot be done by touching a piece: rows to pick from, and buttons.
    pub(crate) fn controls(&self) -> Markup {
        let moves = || self.view.moves.iter().enumerate();
        html! {
            @for (index, it) in moves() { (self.choices(index, it)) }
            div.acts {
                @for (index, it) in moves().filter(|(_, it)| needs_button(it)) {
                    button.btn.main[index == 0] name="move" value=(index) data-pick[matches!(it.how, How::Pick { .. })] {
                        (self.say(&it.label))
                        @if let Some(brings) = &it.brings { small { (self.say(brings)) } }
                    }
                }
                @if let Some(tap) = &self.view.tap {
                    button.btn.main name="throw" value="1" data-throw { (self.say(tap)) }
                }
            }
        }
    }

    /// Words to pick from, where they are no pieces.
    fn choices(&self, index: usize, it: &Move) -> Markup {
        match &it.how {
            How::Touch { .. } => html! {},
            How::Pick { from, .. } => {
                let words: Vec<_> = from.iter().enumerate().filter(|(_, choice)| choice.piece.is_none()).collect();
                html! {
                    @if !words.is_empty() {
                        fieldset.picker {
                            legend { (self.say(&it.label)) }
                            @for (number, choice) in words {
                                label.chip { input type="checkbox" name="p" value={ "w" (index) "-" (number) }; (self.choice(choice)) }
                            }
                        }
                    }
                }
            }
            How::Rows { rows, .. } => html! {
                fieldset.picker {
                    legend { (self.say(&it.label)) }
                    @for (row, choices) in rows.iter().enumerate() {
                        div.faces role="radiogroup" aria-label=(self.say(&it.label)) {
                            @for (number, choice) in choices.iter().enumerate() {
                                label.chip {
                                    input type="radio" name={ "r" (index) "-" (row) } value=(choice.word) checked[number == 0];
                                    (self.choice(choice))
                                }
                            }
                        }
                    }
                }
            },
        }
    }

    fn choice(&self, choice: &Choice) -> String {
        choice.label.as_ref().map_or_else(|| choice.word.clone(), |label| self.say(label))
    }
}

/// What lies on the wood; the rest is written on paper.
fn is_wood(part: &Part) -> bool {
    match part {
        Part::Pieces(pieces) => pieces.place != Place::Market,
        Part::Sticks(_) => true,
        Part::Note(note) => note.large,
        Part::Sheet(_) | Part::Grid(_) | Part::Track(_) => false,
    }
}

fn needs_button(it: &Move) -> bool {
    !matches!(it.how, How::Touch { piece: Some(_), .. })
}

fn is_zero(brings: &Message) -> bool {
    matches!(brings.args[..], [(_, Arg::Number(0))])
}

/// Loose dice lie crooked, each always in the same way, so that a redraw does not move them.
const TILTS: [&str; 5] = ["t1", "t2", "t3", "t4", "t5"];

/// Where the pips of a die are.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(50, 48)],
    &[(27, 25), (73, 71)],
    &[(25, 23), (50, 48), (75, 73)],
    &[(27, 25), (73, 25), (27, 71), (73, 71)],
    &[(26, 24), (74, 24), (50, 48), (26, 72), (74, 72)],
    &[(28, 22), (72, 22), (28, 48), (72, 48), (28, 74), (72, 74)],
];

fn die(face: u8) -> Markup {
    let radius = if face == 1 { "12" } else { "9.6" };
    html! {
        rect.die-edge x="2" y="5" width="96" height="95" rx="23" {}
        rect.die-body x="2" y="1" width="96" height="95" rx="23" {}
        rect.die-face x="8" y="6" width="84" height="84" rx="20" {}
        @for (x, y) in PIPS[face as usize - 1] { circle.pip cx=(x) cy=(y) r=(radius) {} }
    }
}

const CUP: PreEscaped<&str> = PreEscaped(
    r#"<ellipse cx="50" cy="101" rx="46" ry="8" opacity=".25"/><path class="cup-body" d="M20 15Q50 3 80 15L91 92Q50 108 9 92Z"/><path class="cup-rim" d="M20 15Q50 3 80 15Q50 26 20 15Z"/><path class="cup-foot" d="M8 90Q50 107 92 90L94 98Q50 116 6 98Z"/><path class="cup-seam" d="M15 76Q50 90 85 76M21 27Q50 38 79 27"/>"#,
);

const STICK: PreEscaped<&str> = PreEscaped(
    r#"<rect class="m-edge" x="2.2" y="4" width="3.8" height="40" rx=".8"/><rect class="m-wood" x="2.2" y="4" width="2.4" height="40" rx=".8"/><ellipse class="m-head" cx="4.1" cy="5" rx="3" ry="4.6"/>"#,
);

fn suited(rank: u8, suit: Suit, wild: bool, label: &str) -> Markup {
    html! {
        svg class={ "card f-" (suit_class(suit)) } viewBox="0 0 54 76" role="img" aria-label=(label) {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            text.rank x="5" y="21" { (rank_letter(rank)) }
            g transform="translate(5 26) scale(.5)" { (suit_shape(suit)) }
            g transform="translate(26 44) scale(.95)" { (suit_shape(suit)) }
            @if wild { path.c-wild d="M38 0h12v18l-6-4-6 4z" {} }
        }
    }
}

fn joker(label: &str) -> Markup {
    html! {
        svg.card.f-joker viewBox="0 0 54 76" role="img" aria-label=(label) {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            path d="M10 56V30l9 10 8-18 8 18 9-10v26z" {}
            path.c-wild d="M38 0h12v18l-6-4-6 4z" {}
        }
    }
}

fn back(label: &str) -> Markup {
    html! {
        svg.card viewBox="0 0 54 76" role="img" aria-label=(label) {
            rect.c-body x=".5" y=".5" width="53" height="75" rx="6" {}
            rect.c-back x="4" y="4" width="46" height="68" rx="4" {}
            path.c-back2 d="M4 21 27 4l23 17M4 38 27 21l23 17M4 55 27 38l23 17M4 72 27 55l23 17" {}
        }
    }
}

fn ends(up: u8, down: u8, star: bool, label: &str) -> Markup {
    let turned = |number: u8| matches!(number, 6 | 9);
    html! {
        svg.card.ends viewBox="0 0 60 84" role="img" aria-label=(label) {
            rect.c-body x=".5" y=".5" width="59" height="83" rx="7" {}
            path.c-low d="M1 66 59 44V76.5Q59 83 52.5 83H7.5Q1 83 1 76.5Z" {}
            text.c-num x="30" y="37" text-anchor="middle" { (up) }
            @if turned(up) { rect.c-under x="20" y="41" width="20" height="3" {} }
            g transform="rotate(180 30 42)" {
                text.c-num2 x="14" y="19" text-anchor="middle" { (down) }
                @if turned(down) { rect.c-under2 x="8" y="22" width="12" height="2" {} }
            }
            @if star { text.c-star x="50" y="16" text-anchor="middle" { "★" } }
        }
    }
}

fn rank_letter(rank: u8) -> String {
    match rank {
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        rank => rank.to_string(),
    }
}

fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spade",
        Suit::Hearts => "heart",
        Suit::Diamonds => "diamond",
        Suit::Clubs => "club",
        Suit::Stars => "star",
    }
}

fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "suit-spades",
        Suit::Hearts => "suit-hearts",
        Suit::Diamonds => "suit-diamonds",
        Suit::Clubs => "suit-clubs",
        Suit::Stars => "suit-stars",
    }
}

/// A suit in a square of 24. Diamonds are hollow, so that shape and not colour tells them from the others.
fn suit_shape(suit: Suit) -> Markup {
    let path = match suit {
        Suit::Spades => {
            "M12 2C8 8 3 11 3 15.500a4.500 4.500 0 0 0 8 2.800L9.500 22h5L13 18.300a4.500 4.500 0 0 0 8-2.800C21 11 16 8 12 2z"
        }
        Suit::Hearts => "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7-10 13z",
        Suit::Diamonds => "M12 1.500 21 12l-9 10.500L3 12zM12 7l-4.500 5 4.500 5 4.500-5z",
        Suit::Clubs => {
            "M12 2a4.600 4.600 0 0 0-4 7 4.600 4.600 0 1 0 3 7.600L9.500 22h5L13 16.600A4.600 4.600 0 1 0 16 9a4.600 4.600 0 0 0-4-7z"
        }
        Suit::Stars => {
            "M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.300L12 17.800l-6.600 3.700L7 14.200l-5.500-5 7.400-.8z"
        }
    };
    html! { path.pipf fill-rule="evenodd" d=(path) {} }
}
