//! Dice, cups and cards.

use rafle_engine::{Face, Lies, Mark, Message, Piece, Pieces, Place, Suit, rank_letter};
use ratatui::style::Style;

use super::{Drawing, Size};
use crate::hand::Target;
use crate::picture::{Picture, flow, stack, width};

/// The pips of each face, row by row.
const PIPS: [[&str; 3]; 6] = [
    ["     ", "  ●  ", "     "],
    ["●    ", "     ", "    ●"],
    ["●    ", "  ●  ", "    ●"],
    ["●   ●", "     ", "●   ●"],
    ["●   ●", "  ●  ", "●   ●"],
    ["●   ●", "●   ●", "●   ●"],
];

/// How many columns a die takes, with pips and with a numeral.
const LARGE: usize = 7;
const MIDDLE: usize = 5;

/// What is picked lies so much lower (dice) or higher (cards) than the rest.
const APART: u16 = 1;

impl Drawing<'_> {
    /// Whether these are drawn as things and not as a line of text: what lies in the middle or before the viewer.
    pub(super) fn is_big(&self, group: &Pieces) -> bool {
        let own = group.owner.is_some() && group.owner == self.hand.view().viewer.seat();
        match group.place {
            // An empty tray is a full cup, for whoever throws.
            Place::Tray => !group.pieces.is_empty() || self.hand.view().tap.is_some(),
            Place::Hand => own && !group.pieces.is_empty(),
            Place::Row => own && !group.pieces.is_empty() && group.pieces.iter().all(is_die_or_cup),
            Place::Pile | Place::Market => false,
        }
    }

    pub(super) fn big_group(&self, group: &Pieces, room: u16) -> Picture {
        let cards = group.pieces.iter().any(|piece| !is_die_or_cup(piece));
        if self.plan.size == Size::Small || cards && self.plan.size == Size::Middle {
            return if group.pieces.is_empty() { self.full_cup() } else { self.small_group(group, room) };
        }
        let drawn = if cards { self.fan(group, room) } else { self.dice(group, room) };
        match self.title(group.owner, group.title.as_ref()) {
            None => drawn,
            Some(title) => Picture::text(&title, self.styles.faint).below(&drawn, 0),
        }
    }

    /// Dice and cups: first those laid aside, then, apart from them, the others. What is kept lies a little lower.
    fn dice(&self, group: &Pieces, room: u16) -> Picture {
        let aside = |piece: &&Piece| piece.lies == Lies::Aside;
        let (down, up): (Vec<_>, Vec<_>) = group.pieces.iter().partition(aside);
        // Smaller dice if that brings them into one line.
        let wide =
            |die: usize| (group.pieces.len() * (die + 1)).saturating_sub(1) + if down.is_empty() { 0 } else { 3 };
        let large = self.plan.size == Size::Large && (wide(LARGE) <= room.into() || wide(MIDDLE) > room.into());
        let die = |piece: &Piece| if large { self.die(piece) } else { self.numeral(piece) };
        let row = |pieces: Vec<&Piece>| flow(pieces.into_iter().map(die), room, 1, 0);
        let down = (!down.is_empty()).then(|| row(down).below(&self.caption("lies-aside"), 0));
        let up = if group.pieces.is_empty() { self.full_cup() } else { row(up) };
        flow(down.into_iter().chain([up]), room, 4, 0)
    }

    fn caption(&self, key: &'static str) -> Picture {
        Picture::text(&self.voice.word(key), self.styles.faint)
    }

    /// The dice are in the cup.
    fn full_cup(&self) -> Picture {
        let lines = ["╭───────╮", "╰┬─────┬╯", " │ ⚂ ⚄ │", " ╰─────╯"];
        // What is said beside the key is enough where there is little room.
        let lines = if self.plan.size == Size::Large { lines } else { return Picture::blank(0, 0) };
        stack(lines.map(|line| Picture::text(line, self.styles.plain)), 0).touched(Target::Throw)
    }

    fn die(&self, piece: &Piece) -> Picture {
        let target = Target::Piece(piece.id.clone());
        let picked = self.hand.is_picked(&target) || piece.lies == Lies::Kept;
        let style = match piece.lies {
            _ if picked => self.styles.picked,
            _ if piece.mark.is_some() => self.marked(piece),
            Lies::Aside | Lies::Spent => self.styles.faint,
            _ => self.styles.plain,
        };
        let rows = match piece.face {
            Face::Die(face @ 1..=6) => PIPS[usize::from(face) - 1].map(ToOwned::to_owned),
            Face::Cup(count) => ["▒▒▒▒▒".to_owned(), format!("▒ {count} ▒"), "▒▒▒▒▒".to_owned()],
            _ => [String::new(), format!("{:^5}", self.small_face(piece).0), String::new()],
        };
        let [left, top, right, side, low, base, end] = if picked || piece.mark.is_some() {
            ["╔", "═", "╗", "║", "╚", "═", "╝"]
        } else {
            ["╭", "─", "╮", "│", "╰", "─", "╯"]
        };
        let mut lines = vec![format!("{left}{}{right}", top.repeat(5))];
        lines.extend(rows.iter().map(|row| format!("{side}{row:5}{side}")));
        lines.push(format!("{low}{}{end}", base.repeat(5)));
        let drawn = stack(lines.iter().map(|line| Picture::text(line, style)), 0);
        let live = self.hand.can_touch(&target);
        let mut whole = Picture::blank(drawn.width(), drawn.height() + if live { 1 + APART } else { 0 });
        let y = if live && picked { APART } else { 0 };
        whole.put(0, y, &drawn);
        if live {
            let key = format!("{:^7}", self.key_of(&target));
            whole.write(0, y + drawn.height(), &key, self.styles.key);
            return whole.touched(target);
        }
        whole
    }

    /// A smaller die that shows its number.
    fn numeral(&self, piece: &Piece) -> Picture {
        let target = Target::Piece(piece.id.clone());
        let picked = self.hand.is_picked(&target) || piece.lies == Lies::Kept;
        let style = match piece.lies {
            _ if picked => self.styles.picked,
            Lies::Aside | Lies::Spent => self.styles.faint,
            _ => self.styles.plain,
        };
        let face = format!("{:^3}", self.small_face(piece).0);
        let lines = if picked {
            ["╔═══╗".to_owned(), format!("║{face}║"), "╚═══╝".to_owned()]
        } else {
            ["╭───╮".to_owned(), format!("│{face}│"), "╰───╯".to_owned()]
        };
        let drawn = stack(lines.iter().map(|line| Picture::text(line, style)), 0);
        if !self.hand.can_touch(&target) {
            return drawn;
        }
        let key = Picture::text(&format!("{:^5}", self.key_of(&target)), self.styles.key);
        drawn.below(&key, 0).touched(target)
    }

    /// Cards in the viewer's hand, each a little over the next. What is picked stands out at the top.
    fn fan(&self, group: &Pieces, room: u16) -> Picture {
        // A card shows four columns; the last of each line one more.
        let in_a_line = usize::from(room.saturating_sub(1) / 4).max(1);
        let line = |cards: &[Piece]| {
            let card = |(number, piece)| self.card(piece, number + 1 == cards.len());
            flow(cards.iter().enumerate().map(card), room, 0, 0)
        };
        stack(group.pieces.chunks(in_a_line).map(line), 0)
    }

    fn card(&self, piece: &Piece, whole: bool) -> Picture {
        let target = Target::Piece(piece.id.clone());
        let (live, picked) = (self.hand.can_touch(&target), self.hand.is_picked(&target));
        let (face, style) = self.small_face(piece);
        let (upper, lower) = match piece.face {
            Face::Ends { up, down, star } => (format!("{up}{}", if star { "✶" } else { "" }), format!("{down:>3}")),
            // Its star has a line of its own: a ten would have no room for it.
            Face::Suited { wild: true, .. } => (face.trim_end_matches('✱').to_owned(), " ✱".to_owned()),
            _ => (face, String::new()),
        };
        let edge = |line: &str, end: &str| if whole { format!("{line}{end}") } else { line.to_owned() };
        let pad = |text: &str| format!("{text}{}", " ".repeat(3_usize.saturating_sub(width(text).into())));
        let lines = [
            (edge("╭───", "╮"), self.styles.plain),
            (edge(&format!("│{}", pad(&upper)), "│"), style),
            (edge(&format!("│{}", pad(&lower)), "│"), style),
            (edge("╰───", "╯"), self.styles.plain),
        ];
        let drawn = stack(lines.iter().map(|(line, style)| Picture::text(line, *style)), 0);
        let drawn = if picked { drawn.styled(self.styles.picked) } else { drawn };
        let mut card = Picture::blank(drawn.width(), drawn.height() + APART + 1);
        card.put(0, if picked { 0 } else { APART }, &drawn);
        if live {
            card.write(1, card.height() - 1, self.key_of(&target), self.styles.key);
            return card.touched(target);
        }
        card
    }

    /// Pieces in a line of text: those of others, piles, rows of cards.
    pub(super) fn small_group(&self, group: &Pieces, room: u16) -> Picture {
        let pieces: Vec<_> = match group.place {
            // Only the top one counts; the title says how many there are.
            Place::Pile => group.pieces.iter().rev().take(1).collect(),
            _ => group.pieces.iter().collect(),
        };
        let (backs, open): (Vec<_>, Vec<_>) =
            pieces.into_iter().partition(|piece| piece.face == Face::Back && !self.is_live(piece));
        let label = match group.owner {
            // What lies before somebody and what they hold would be called the same.
            Some(seat) if group.place == Place::Hand && group.title.is_none() => {
                self.voice.labelled(&self.voice.tell(&Message::new("hand-of").with("seat", seat)), "")
            }
            owner => self.label(owner, group.title.as_ref()),
        };
        let backs = match backs.len() {
            0 => None,
            1 => Some(Picture::text("▒▒", self.styles.faint)),
            count => Some(Picture::text(&format!("▒▒×{count}"), self.styles.faint)),
        };
        let pieces = open.into_iter().map(|piece| self.small(piece)).chain(backs);
        // Where a row has a letter and each of its cards another, that of the row stands first.
        let row = group.pieces.iter().map(|piece| self.hand.key(&Target::Piece(piece.id.clone())));
        let row = row.into_iter().find(|key| key.len() > 1 && key.chars().all(char::is_alphabetic));
        let row = row.map(|key| format!("{} ", &key[..1])).unwrap_or_default();
        let said = label;
        let label = Picture::spans(&[(&row, self.styles.key), (&said, self.styles.faint)]);
        if label.width() == 0 {
            return flow(pieces, room, 1, 0);
        }
        if self.plan.size == Size::Small {
            let label = Picture::spans(&[(&row, self.styles.key), (said.trim_end(), self.styles.faint)]);
            return flow([label].into_iter().chain(pieces), room, 1, 0);
        }
        let pieces = flow(pieces, room.saturating_sub(label.width()).max(room / 2), 1, 0);
        flow([label, pieces], room, 0, 0)
    }

    pub(super) fn is_live(&self, piece: &Piece) -> bool {
        self.hand.can_touch(&Target::Piece(piece.id.clone()))
    }

    /// A piece in a few letters, with its key before it.
    pub(super) fn small(&self, piece: &Piece) -> Picture {
        let target = Target::Piece(piece.id.clone());
        let (face, style) = self.small_face(piece);
        let style = match piece.lies {
            _ if self.hand.is_picked(&target) => self.styles.picked,
            _ if piece.mark.is_some() => self.marked(piece),
            Lies::Spent | Lies::Covered => self.styles.faint,
            _ => style,
        };
        let stands_out = self.hand.is_picked(&target) || piece.mark.is_some();
        let (open, close) = match (&piece.face, stands_out) {
            (_, true) => ("<", ">"),
            (Face::Die(_), false) => ("[", "]"),
            _ => ("", ""),
        };
        let face = format!("{open}{face}{close}");
        if !self.hand.can_touch(&target) {
            return Picture::text(&face, style);
        }
        let key = match self.key_of(&target) {
            "" => String::new(),
            key => format!("{key}·"),
        };
        Picture::spans(&[(&key, self.styles.key), (&face, style)]).touched(target)
    }

    /// How a piece looks that means something in a moment; its frame says the same without colours.
    fn marked(&self, piece: &Piece) -> Style {
        match piece.mark {
            Some(Mark::Ends) => self.styles.red.patch(self.styles.bold),
            Some(Mark::Counts | Mark::Came) | None => self.styles.accent,
        }
    }

    /// What a piece shows, in a few letters.
    pub(super) fn small_face(&self, piece: &Piece) -> (String, Style) {
        let plain = self.styles.plain;
        match &piece.face {
            Face::Die(face) => (face.to_string(), plain),
            Face::Cup(count) => (format!("▒{count}▒"), plain),
            Face::Suited { rank, suit, wild } => {
                let wild = if *wild { "✱" } else { "" };
                (format!("{}{}{wild}", rank_letter(*rank), suit_sign(*suit)), self.suit_style(*suit))
            }
            Face::Joker => ("Jo✱".to_owned(), self.styles.accent),
            Face::Back => ("▒▒".to_owned(), self.styles.faint),
            Face::Ends { up, down, star } => (format!("{up}/{down}{}", if *star { "✶" } else { "" }), plain),
            Face::Field(worth) | Face::Number(worth) => (self.voice.words.number(*worth), plain),
            Face::Word(word) => (self.voice.say(word), plain),
            Face::Character { key, .. } => {
                let name = self.voice.words.word(self.voice.slug, &format!("card-{key}"));
                (name.unwrap_or_else(|| (*key).to_owned()), plain)
            }
        }
    }

    fn suit_style(&self, suit: Suit) -> Style {
        match suit {
            Suit::Hearts | Suit::Diamonds => self.styles.red,
            Suit::Stars => self.styles.accent,
            Suit::Spades | Suit::Clubs => self.styles.plain,
        }
    }
}

fn is_die_or_cup(piece: &Piece) -> bool {
    matches!(piece.face, Face::Die(_) | Face::Cup(_))
}

fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
        Suit::Stars => '★',
    }
}
