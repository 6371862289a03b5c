//! What people with real dice and cards mean: many spellings are read, one is written.
//!
//! Nobody is guessed at. Every way in which a text could be meant is tried on the game as it stands; if one line comes of
//! them, that one is meant, and if several do, all are named. What logs write is read first, and as itself. Nothing here
//! knows a game: verbs come from what is open, names from its view and the words of a language.

use std::collections::BTreeSet;

use rafle_engine::{
    AnyGame, Cell, Face, How, Message, Next, Part, Play, Seat, Seats, Seeded, Suit, TableLine, View, Viewer, gone,
    rank_name,
};
use rafle_words::{FALLBACK, Words, plain};

/// The most cards that one line can deal.
const MOST_AT_ONCE: usize = 120;

/// What can be said of a table by a word of one's own.
const OF_THE_TABLE: [&str; 5] = ["resign", "gone", "name", "sits", "undo"];

/// Draws that show how luck is written now: there may be more than one way.
const SAMPLES: u64 = 4;

/// What a typed text can mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// These lines, as logs write them.
    Lines(Vec<String>),
    /// One of these, and nobody can tell which: lines that belong together have semicolons between them.
    Several(Vec<String>),
    /// Nothing that could be entered now.
    Nothing,
}

/// Reads what is typed into a game.
pub struct Reader<'a> {
    play: &'a Play,
    words: Words,
    /// Words that stand for a verb of notation.
    verbs: Vec<(String, String)>,
    /// What ranks, suits and the joker are called, each with how it is written.
    cards: Vec<(String, String)>,
    /// Small numbers as words, each with its digit.
    numbers: Vec<(String, String)>,
}

impl<'a> Reader<'a> {
    /// Reads for this game, in this language and in English.
    pub fn new(play: &'a Play, words: Words) -> Reader<'a> {
        let languages = || [words, Words::of(FALLBACK)].into_iter();
        let (verbs, numbers) = (pairs_of("reader-verbs", languages()), pairs_of("reader-numbers", languages()));
        Reader { play, words, verbs, cards: card_words(languages()), numbers }
    }

    /// What this text means now; it has no semicolons.
    pub fn read(&self, typed: &str) -> Reading {
        let typed = typed.trim();
        if let Some(line) = self.table_line(typed) {
            return Reading::Lines(vec![line]);
        }
        if self.play.over() {
            return Reading::Nothing;
        }
        // What is the only thing to do need not be typed, so a text may answer the question after it; but it may answer the
        // one that is asked as well, and then nobody can tell.
        let mut read: Vec<Vec<String>> = Vec::new();
        for (forced, game) in moments(self.play.now()) {
            let exact = entered(&*game, typed);
            let certain = exact.is_some() && read.is_empty();
            let lines = exact.map_or_else(|| self.readings(&*game, typed), |line| BTreeSet::from([vec![line]]));
            read.extend(lines.into_iter().map(|lines| forced.iter().cloned().chain(lines).collect()));
            if certain {
                break;
            }
        }
        match read.len() {
            0 => Reading::Nothing,
            1 => Reading::Lines(read.remove(0)),
            _ => Reading::Several(read.iter().map(|lines| lines.join("; ")).collect()),
        }
    }

    /// A line of the table: its verb in any case, its seat by letter or by name.
    fn table_line(&self, typed: &str) -> Option<String> {
        let (verb, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let (typed, rest) = (fold(verb), rest.trim());
        let verb = self.verb(&typed, &OF_THE_TABLE).unwrap_or(typed);
        let two = || rest.split_once(char::is_whitespace).map(|(seat, words)| (seat, words.trim()));
        let line = match verb.as_str() {
            "resign" | "gone" => return self.seat(rest).map(gone),
            "name" => two().and_then(|(seat, name)| Some(TableLine::Name(self.seat(seat)?, name.to_owned()))),
            "sits" => two().and_then(|(seat, who)| Some(TableLine::Sits(self.seat(seat)?, who.to_owned()))),
            "undo" => rest.to_lowercase().trim_start_matches('x').parse().ok().map(TableLine::Undo),
            _ => None,
        };
        // What else is said of a table is said as it is written; `name A` is none of it.
        line.or_else(|| format!("{verb} {rest}").trim().parse().ok()).map(|line| line.to_string())
    }

    /// A seat by its letter or by the name of its player. The letter is how logs write it, so it is never a name.
    fn seat(&self, typed: &str) -> Option<Seat> {
        let letter = typed.to_uppercase().parse().ok();
        let called = || self.only_called(typed);
        letter.filter(|seat| Seats::first(self.play.places()).has(*seat)).or_else(called).or(letter)
    }

    /// The seat of the one player who is called so.
    fn only_called(&self, typed: &str) -> Option<Seat> {
        let only = |fold: fn(&str) -> String| {
            let (folded, names) = (fold(typed), self.play.names().iter().enumerate());
            let mut called = names.filter(|(_, name)| name.as_ref().is_some_and(|name| fold(name) == folded));
            called.next().filter(|_| called.next().is_none()).map(|(index, _)| Seat::new(index))
        };
        // Åse and Ase may both be there.
        only(with_plain_signs).or_else(|| only(fold))
    }

    /// What is said where a seat is named by a letter that is also the name of a player elsewhere.
    pub(crate) fn not_the_name(&self, typed: &str) -> Option<Message> {
        let mut words = typed.split_whitespace().skip(1);
        let letter = words.next().filter(|_| self.table_line(typed.trim()).is_some())?;
        let (seat, called) = (self.seat(letter)?, self.only_called(letter)?);
        (seat != called)
            .then(|| Message::new("letter-not-name").with("letter", seat.to_string()).with("seat", called.to_string()))
    }

    /// Every reading of a text at this moment, each as the lines it would add.
    fn readings(&self, game: &dyn AnyGame, typed: &str) -> BTreeSet<Vec<String>> {
        let mut read: BTreeSet<_> =
            self.spellings(game, typed).iter().filter_map(|text| entered(game, text)).map(|line| vec![line]).collect();
        read.extend(self.next_throw(game, typed));
        if read.is_empty() {
            read = self.several_at_once(game, typed);
        }
        if read.is_empty() { self.with_its_luck(game, typed) } else { read }
    }

    /// What a seat does and what luck answers it, in one: `again 4`, `deck 5H`. What another hand throws is no answer.
    fn with_its_luck(&self, game: &dyn AnyGame, typed: &str) -> BTreeSet<Vec<String>> {
        let (Next::Seat(seat), Some((deed, luck))) = (game.next(), typed.split_once(char::is_whitespace)) else {
            return BTreeSet::new();
        };
        let deeds: BTreeSet<_> = self.spellings(game, deed).iter().filter_map(|text| entered(game, text)).collect();
        let answered = |deed: String| {
            let mut after = game.copy();
            after.enter(&deed).expect("it was accepted a moment ago");
            let own = matches!(after.next(), Next::Chance { hand } if hand.is_none_or(|hand| hand == seat));
            let texts = if own { self.spellings(&*after, luck.trim()) } else { Vec::new() };
            let lines: BTreeSet<_> = texts.iter().filter_map(|text| entered(&*after, text)).collect();
            lines.into_iter().map(move |line| vec![deed.clone(), line]).collect::<Vec<_>>()
        };
        deeds.into_iter().flat_map(answered).collect()
    }

    /// With real dice the next throw *is* "again", where that is open.
    fn next_throw(&self, game: &dyn AnyGame, typed: &str) -> Vec<Vec<String>> {
        let mut after = game.copy();
        if !matches!(game.next(), Next::Seat(_)) || after.enter(AGAIN).is_err() {
            return Vec::new();
        }
        let Next::Chance { .. } = after.next() else { return Vec::new() };
        let thrown = self.spellings(&*after, typed);
        let lines: BTreeSet<_> = thrown.iter().filter_map(|text| entered(&*after, text)).collect();
        lines.into_iter().map(|line| vec![AGAIN.to_owned(), line]).collect()
    }

    /// Cards that are dealt one after the other, `3S 4S`, or so many that nobody sees, `? x7`.
    fn several_at_once(&self, game: &dyn AnyGame, typed: &str) -> BTreeSet<Vec<String>> {
        let (verb, words) = self.verb_and_words(game, typed);
        let each = match times(&words) {
            // A number may be anything, and what it counts is made only if it can be dealt.
            Some((word, count)) if count <= MOST_AT_ONCE => vec![word; count],
            Some(_) => Vec::new(),
            None => Some(as_cards(&words, &self.cards)).filter(|cards| cards.len() > 1).unwrap_or_default(),
        };
        let each = if each.len() <= MOST_AT_ONCE { each } else { Vec::new() };
        let lines = self.dealt(game, verb.as_deref(), &each);
        if lines.is_empty() || lines.len() < each.len() { BTreeSet::new() } else { BTreeSet::from([lines]) }
    }

    /// How many can come now, where more were wanted: `? x7` with six cards left to deal.
    pub(crate) fn at_most(&self, typed: &str) -> Option<usize> {
        let game = self.play.now();
        let (verb, words) = self.verb_and_words(game, typed);
        let (word, count) = times(&words)?;
        let come = self.dealt(game, verb.as_deref(), &vec![word; count.min(MOST_AT_ONCE)]).len();
        (1..count).contains(&come).then_some(come)
    }

    /// The verb of what can be entered now, if the text begins with one, and the other words.
    fn verb_and_words(&self, game: &dyn AnyGame, typed: &str) -> (Option<String>, Vec<String>) {
        let mut words: Vec<_> = spaced(&fold(typed)).split(' ').map(ToOwned::to_owned).collect();
        let verb = words.first().and_then(|word| self.verb(word, &verbs(game, &view(game))));
        words.drain(..usize::from(verb.is_some()));
        (verb, words)
    }

    /// The lines of these cards one after the other, until one cannot come.
    fn dealt(&self, game: &dyn AnyGame, verb: Option<&str>, each: &[String]) -> Vec<String> {
        let (mut after, mut lines) = (game.copy(), Vec::new());
        for word in each {
            let texts = match (verb, after.next()) {
                (Some(verb), Next::Chance { .. }) => vec![format!("{verb} {word}")],
                (None, Next::Chance { .. }) => self.spellings(&*after, word),
                _ => Vec::new(),
            };
            let read: BTreeSet<_> = texts.iter().filter_map(|text| entered(&*after, text)).collect();
            let Some(line) = read.first().filter(|_| read.len() == 1) else { break };
            after.enter(line).expect("it was accepted a moment ago");
            lines.push(line.clone());
        }
        lines
    }

    /// Every line that a text could be meant as, whether it is open or not.
    fn spellings(&self, game: &dyn AnyGame, typed: &str) -> Vec<String> {
        let view = view(game);
        let verbs = verbs(game, &view);
        let folded = fold(typed);
        let names = self.names(&view);
        let texts = [spaced(&folded), self.in_digits(&folded)];
        let called = names.iter().filter(|(name, _)| texts.contains(&spaced(name))).map(|(_, line)| line.clone());
        let mut spellings: Vec<_> = called.collect();
        for text in self.with_keys(&view, &folded).into_iter().chain(self.with_seats(&folded)) {
            for text in [text.clone(), spaced(&text), split_dice(&spaced(&text))] {
                let words: Vec<_> = text.split(' ').map(ToOwned::to_owned).collect();
                let verb = self.verb(&words[0], &verbs);
                let rest = &words[usize::from(verb.is_some())..];
                let open = verb.map_or_else(|| verbs.clone(), |verb| vec![verb]);
                let cards = as_cards(rest, &self.cards);
                for rest in [rest.join(" "), cards.join(" ")].into_iter().chain(joined(&view, rest)) {
                    spellings.extend(open.iter().map(|verb| format!("{verb} {rest}").trim().to_owned()));
                    spellings.push(rest);
                }
            }
        }
        spellings.sort();
        spellings.dedup();
        spellings
    }

    /// What can be touched by name: the words on a button, a box, a character; each with its action.
    fn names(&self, view: &View) -> Vec<(String, String)> {
        let mut names = Vec::new();
        for it in &view.moves {
            let How::Touch { action, piece } = &it.how else { continue };
            let mut called = self.said(&it.label);
            called.extend(piece.iter().flat_map(|piece| self.names_of(view, piece)));
            let verb = action.split(' ').next().unwrap_or_default();
            for name in called {
                names.push((format!("{verb} {name}"), action.clone()));
                names.push((name, action.clone()));
            }
        }
        names
    }

    /// What a piece or an open box is called.
    fn names_of(&self, view: &View, id: &str) -> Vec<String> {
        let boxes = view.parts.iter().filter_map(|part| if let Part::Sheet(sheet) = part { Some(sheet) } else { None });
        let rows = boxes.flat_map(|sheet| &sheet.rows).filter(|row| row.cells.iter().any(|cell| of_box(cell, id)));
        let mut names: Vec<_> = rows.flat_map(|row| self.said(&row.name)).collect();
        for piece in view.pieces().filter(|piece| piece.id == id) {
            names.extend(match &piece.face {
                Face::Word(word) => self.said(word),
                Face::Character { key, .. } => self.called(key),
                _ => Vec::new(),
            });
        }
        names
    }

    /// The text, and the text with the names of characters written as their keys.
    fn with_keys(&self, view: &View, text: &str) -> Vec<String> {
        let mut texts = vec![text.to_owned()];
        for piece in view.pieces() {
            let Face::Character { key, .. } = &piece.face else { continue };
            let named = |name: &String| format!(" {text} ").contains(&format!(" {name} "));
            let names = self.called(key).into_iter().filter(named);
            texts.extend(names.map(|name| format!(" {text} ").replace(&format!(" {name} "), &format!(" {key} "))));
        }
        texts.into_iter().map(|text| text.trim().to_owned()).collect()
    }

    /// The text with words for small numbers as digits: `tre ens` as `3 ens`.
    fn in_digits(&self, text: &str) -> String {
        let digit = |word: &str| self.numbers.iter().find(|(said, _)| said == word).map(|(_, digit)| digit.clone());
        let words = spaced(text);
        words.split(' ').map(|word| digit(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(" ")
    }

    /// The text with the names of players written as their seats: `dealer anna`. A letter is a seat already.
    fn with_seats(&self, text: &str) -> Option<String> {
        let seat = |word: &str| self.only_called(word).filter(|_| word.chars().count() > 1);
        let written = text.split(' ').map(|word| seat(word).map_or_else(|| word.to_owned(), |seat| seat.to_string()));
        Some(written.collect::<Vec<_>>().join(" ")).filter(|written| written != text)
    }

    fn called(&self, key: &str) -> Vec<String> {
        let (slug, key) = (self.play.start().about().slug, format!("card-{key}"));
        self.languages().filter_map(|words| words.word(slug, &key)).map(|name| fold(&name)).collect()
    }

    fn said(&self, message: &Message) -> Vec<String> {
        let (slug, names) = (self.play.start().about().slug, self.play.names());
        self.languages().map(|words| fold(&words.say(slug, message, names))).collect()
    }

    /// The language of whoever types, and English.
    fn languages(&self) -> impl Iterator<Item = Words> {
        [self.words, Words::of(FALLBACK)].into_iter()
    }

    /// Which of these verbs of notation a word stands for, in a language or as it is. One word may stand for several: in Swedish
    /// one throws dice as one throws a card away.
    fn verb(&self, word: &str, open: &[impl AsRef<str>]) -> Option<String> {
        let said = self.verbs.iter().filter(|(said, _)| said == word).map(|(_, verb)| verb.as_str());
        said.chain([word]).find(|&verb| open.iter().any(|it| it.as_ref() == verb)).map(ToOwned::to_owned)
    }
}

/// The words of a list, each with what it stands for.
fn pairs_of(key: &'static str, languages: impl Iterator<Item = Words>) -> Vec<(String, String)> {
    let lists = languages.map(|words| words.say("cli", &Message::new(key), &[]));
    let pairs = |list: String| {
        let pairs = list.split(',').filter_map(|pair| pair.trim().split_once(' '));
        pairs.map(|(said, verb)| (fold(said), verb.to_owned())).collect::<Vec<_>>()
    };
    lists.flat_map(pairs).collect()
}

fn card_words(languages: impl Iterator<Item = Words>) -> Vec<(String, String)> {
    let suits = Suit::ALL.map(|suit| (suit.name(), suit.letter().to_string()));
    let rank = |(rank, letter): (u8, &str)| (Message::new("as-is").with("text", rank_name(rank)), letter.to_owned());
    let ranks = [(11, "J"), (12, "Q"), (13, "K")].map(rank);
    let joker = [(Message::new("face-joker"), JOKER.to_owned())];
    let all: Vec<_> = suits.into_iter().chain(ranks).chain(joker).collect();
    let said = |words: Words| {
        let called = |(message, written): &(Message, String)| (fold(&words.say("cli", message, &[])), written.clone());
        all.iter().map(called).collect::<Vec<_>>()
    };
    languages.flat_map(said).collect()
}

/// The action that means another throw.
const AGAIN: &str = "again";

/// How a joker is written.
const JOKER: &str = "Joker";

/// The game as it stands, and after each action that is the only one open, with those actions.
fn moments(now: &dyn AnyGame) -> Vec<(Vec<String>, Box<dyn AnyGame>)> {
    let mut moments = vec![(Vec::new(), now.copy())];
    while let Some((forced, game)) = moments.last()
        && let Some(only) = game.forced()
    {
        let (mut forced, mut after) = (forced.clone(), game.copy());
        after.enter(&only).expect("what is open is accepted");
        forced.push(only);
        moments.push((forced, after));
    }
    moments
}

/// The line as logs write it, if it can be entered now.
fn entered(game: &dyn AnyGame, text: &str) -> Option<String> {
    game.copy().enter(text).ok()
}

fn view(game: &dyn AnyGame) -> View {
    game.view(Viewer::Referee)
}

fn of_box(cell: &Cell, id: &str) -> bool {
    cell.id() == Some(id)
}

/// The first words of what can be entered now.
fn verbs(game: &dyn AnyGame, view: &View) -> Vec<String> {
    let lines = match game.next() {
        Next::Seat(_) => {
            let picked = view.moves.iter().filter_map(|it| match &it.how {
                How::Touch { .. } => None,
                How::Pick { verb, .. } | How::Rows { verb, .. } => Some(verb.clone()),
            });
            game.open().into_iter().chain(picked).collect()
        }
        Next::Chance { .. } => (0..SAMPLES).map(|seed| game.draw(&mut Seeded::new(seed))).collect::<Vec<_>>(),
        Next::Nobody => Vec::new(),
    };
    let verbs: BTreeSet<_> = lines.iter().filter_map(|line| line.split(' ').next()).map(ToOwned::to_owned).collect();
    verbs.into_iter().collect()
}

/// The text in [plain letters](plain) and signs, with single spaces between its words.
fn fold(text: &str) -> String {
    let [text, _] = plain(&with_plain_signs(text));
    text
}

/// The text without capitals, with plain signs, and single spaces between its words.
fn with_plain_signs(text: &str) -> String {
    let plain = |letter: char| match letter {
        '×' | '✕' | '⨯' => 'x',
        '♠' | '♤' => 's',
        '♥' | '♡' => 'h',
        '♦' | '♢' => 'd',
        '♣' | '♧' => 'c',
        '★' | '☆' | '✱' => '*',
        '–' | '—' | '‐' | '−' => '-',
        '⚀'..='⚅' => char::from(b'1' + (letter as u32 - '⚀' as u32) as u8),
        letter => letter,
    };
    let text: String = text.chars().map(plain).flat_map(char::to_lowercase).collect();
    let text = text.trim_end_matches(['.', '!']);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same with every mark between words as a space.
fn spaced(text: &str) -> String {
    text.replace([',', '-', '+', '&', '(', ')'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same with faces that were typed without a gap apart: `66321`.
fn split_dice(text: &str) -> String {
    let apart = |word: &str| {
        let dice = word.len() > 1 && word.bytes().all(|byte| (b'1'..=b'6').contains(&byte));
        if dice { word.chars().map(String::from).collect::<Vec<_>>().join(" ") } else { word.to_owned() }
    };
    text.split(' ').map(apart).collect::<Vec<_>>().join(" ")
}

/// Words as cards and seats are written: `5c`, `c5`, `5 of clubs` and `clubs 5` as `5C`, `joker` as `Joker`, `a` as `A`.
fn as_cards(words: &[String], names: &[(String, String)]) -> Vec<String> {
    let written =
        |word: &String| names.iter().find(|(name, _)| name == word).map_or(word.clone(), |(_, it)| it.clone());
    let words: Vec<_> = words.iter().filter(|word| *word != "of").map(written).collect();
    let mut cards = Vec::new();
    let mut words = words.iter().map(String::as_str).peekable();
    while let Some(word) = words.next() {
        let two = words.peek().and_then(|next| card(word, next));
        let one = || {
            let (first, last) = (word.char_indices().nth(1)?, word.char_indices().last()?);
            card(&word[..last.0], &word[last.0..]).or_else(|| card(&word[..first.0], &word[first.0..]))
        };
        cards.push(match two {
            Some(card) => {
                words.next();
                card
            }
            None => one().unwrap_or_else(|| if word.len() == 1 { word.to_uppercase() } else { word.to_owned() }),
        });
    }
    cards
}

/// The card of a rank and a suit, in either order.
fn card(one: &str, other: &str) -> Option<String> {
    let rank = |word: &str| matches!(word, "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K");
    let suit = |word: &str| matches!(word, "S" | "H" | "D" | "C" | "*" | "T");
    let (one, other) = (one.to_uppercase(), other.to_uppercase());
    if rank(&one) && suit(&other) {
        Some(one + &other)
    } else if suit(&one) && rank(&other) {
        Some(other + &one)
    } else {
        None
    }
}

/// One of each row, as the move writes it: `3 4` as `3x4`.
fn joined(view: &View, words: &[String]) -> Vec<String> {
    // Two fours are `2 4s` to many.
    let one =
        |word: &'_ str| word.strip_suffix('s').filter(|face| face.parse::<u8>().is_ok()).unwrap_or(word).to_owned();
    let words: Vec<_> =
        words.iter().flat_map(|word| word.split(['x', '*'])).filter(|word| !word.is_empty()).map(one).collect();
    let rows = view.moves.iter().filter_map(|it| match &it.how {
        How::Rows { joint, rows, .. } if rows.len() == words.len() => Some(words.join(joint)),
        _ => None,
    });
    rows.collect()
}

/// What is said so many times: `? x7`, `?x7`, `7x ?`, `???`.
fn times(words: &[String]) -> Option<(String, usize)> {
    let count = |word: &str| word.strip_prefix('x').or_else(|| word.strip_suffix('x'))?.parse().ok();
    match words {
        [marks] if marks.len() > 1 && marks.bytes().all(|byte| byte == b'?') => Some(("?".to_owned(), marks.len())),
        [word] => word.strip_prefix('?').and_then(count).map(|count| ("?".to_owned(), count)),
        [word, number] if word == "?" => Some((word.clone(), count(number)?)),
        [number, word] if word == "?" => Some((word.clone(), count(number)?)),
        [word, x, number] if word == "?" && x == "x" => Some((word.clone(), number.parse().ok()?)),
        _ => None,
    }
}
