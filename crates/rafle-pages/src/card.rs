//! Reference cards: on the page of a game, and as a sheet that is laid over a table without leaving it.
//!
//! The sheet is part of the page and opened by its address (`#card`), so that it needs no script, a reload keeps it open, and
//! the back gesture closes it.

use maud::{Markup, html};
use rafle_engine::{Aid, AidEntry, AidGroup, AidRows, AidSentence, Message, Ranked};
use rafle_words::Words;

use crate::draw::pieces::{coins, die, drawn_emblem, icon};
use crate::reader::Reader;
use crate::table::Keys;

/// The button that opens the card of a game at its table, and the sheet itself; nothing if the game has none.
pub(crate) fn over_the_table(reader: &Reader, slug: &str, aid: Option<&Aid>, keys: &Keys) -> Markup {
    let Some(aid) = aid else { return html! {} };
    let card = Card { words: reader.words, slug };
    let wide = matches!(aid.rows, AidRows::List(_));
    html! {
        a.icon href="#card" aria-label=(reader.word("reference-card")) data-over="?" { (icon("card")) }
        (sheet(reader, "card", wide, &html! { (card.drawn(aid)) (keys.below_the_card(reader)) }))
    }
}

/// A sheet that lies over the table when it is asked for by its name; its headline is called `NAME-h`.
pub(crate) fn sheet(reader: &Reader, name: &str, wide: bool, content: &Markup) -> Markup {
    html! {
        aside id=(name) .over.side.two[wide] aria-labelledby={ (name) "-h" } {
            a.shade href="#table" tabindex="-1" aria-hidden="true" {}
            div.pg {
                (content)
                p.bk2 { a.btn.main.close href="#table" { (reader.word("back-to-table")) } }
            }
        }
    }
}

/// The card of a game on the big screen, where it takes the place of the players' rows until it is closed. Nothing can be
/// touched there: `?` opens it and closes it, and so does an address that ends in `#card`.
pub(crate) fn on_the_screen(reader: &Reader, slug: &str, aid: Option<&Aid>) -> Markup {
    html! {
        @if let Some(aid) = aid {
            aside #card.over.pg aria-labelledby="card-h" data-over="?" { (Card { words: reader.words, slug }.drawn(aid)) }
        }
    }
}

/// The card of a game as it is usually played, on the game's page.
pub(crate) fn beside_the_rules(reader: &Reader, slug: &str, aid: Option<&Aid>) -> Markup {
    html! {
        @if let Some(aid) = aid {
            section.panel.pg.still aria-labelledby="card-h" { (Card { words: reader.words, slug }.drawn(aid)) }
        }
    }
}

/// Draws the cards of one game in one language.
pub(crate) struct Card<'a> {
    pub(crate) words: Words,
    pub(crate) slug: &'a str,
}

impl Card<'_> {
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(self.slug, message, &[])
    }

    fn drawn(&self, aid: &Aid) -> Markup {
        html! {
            div.ph {
                h2 id="card-h" { (self.say(&aid.title)) }
                @if let Some(note) = &aid.note { p.note { (self.say(note)) } }
            }
            (self.rows(&aid.rows))
        }
    }

    /// What stands on a card, without its headline.
    pub(crate) fn rows(&self, rows: &AidRows) -> Markup {
        html! {
            @match rows {
                AidRows::Ranking { dice, rows } => { (self.ranking(*dice, rows)) }
                AidRows::List(groups) => { div.cts { @for group in groups { (self.group(group)) } } }
                AidRows::Sentences(sentences) => { @for sentence in sentences { (self.sentence(sentence)) } }
            }
        }
    }

    fn ranking(&self, dice: u8, rows: &[Ranked]) -> Markup {
        let word = |key| self.words.say("", &Message::new(key), &[]);
        let worth = rows.iter().any(|row| row.worth.is_some());
        let of = 6_u64.pow(dice.into());
        let better = rows.iter().scan(0, |better, row| {
            *better += row.ways;
            Some(*better)
        });
        html! {
            table.rk {
                thead {
                    tr {
                        th scope="col" colspan="2" { (word("aid-throw")) }
                        @if worth { th scope="col" { (word("aid-worth")) } }
                        th scope="col" { (word("aid-chance")) }
                        th.lap scope="col" { (word("aid-or-better")) }
                    }
                }
                tbody {
                    @for (row, better) in rows.iter().zip(better) {
                        tr {
                            td { span.dd3 { @for face in highest_first(row) { (die(face, "xs")) } } }
                            th scope="row" { (self.say(&row.name)) small { (self.words.throws(row)) } }
                            @if worth { td { @if let Some(worth) = &row.worth { b { (self.say(worth)) } } } }
                            td { (self.words.chance(row.ways, of)) }
                            td.lap { (self.words.chance(better, of)) }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" colspan=(if worth { 3 } else { 2 }) { (self.words.one_throw(dice)) }
                        td { (self.words.chance(of, of)) }
                        td.lap {}
                    }
                }
            }
        }
    }

    fn group(&self, group: &AidGroup) -> Markup {
        html! {
            section {
                @if let Some(title) = &group.title { h3 { (self.say(title)) } }
                ul.ct { @for entry in &group.entries { (self.entry(entry)) } }
            }
        }
    }

    fn entry(&self, entry: &AidEntry) -> Markup {
        let price = self.say(&entry.price.said);
        html! {
            li {
                @if let Some(emblem) = entry.emblem { (drawn_emblem(emblem)) }
                b { (self.say(&entry.name)) }
                span.pr {
                    @match coins(&entry.price.coin) {
                        Some(coins) => { (coins) span.vh { (price) } }
                        None => { (price) }
                    }
                }
                span.pow { (self.say(&entry.words)) }
            }
        }
    }

    fn sentence(&self, sentence: &AidSentence) -> Markup {
        html! {
            section.dr {
                h3 { (self.say(&sentence.head)) }
                p { (self.say(&sentence.words)) }
                @if let Some(example) = &sentence.example { p.note { (self.say(example)) } }
            }
        }
    }
}

/// What the highest throw of a row shows.
pub(crate) fn highest_first(row: &Ranked) -> Vec<u8> {
    let mut faces: Vec<u8> = row.throws.first().map(|dice| dice.iter().collect()).unwrap_or_default();
    faces.sort_unstable_by(|one, other| other.cmp(one));
    faces
}
