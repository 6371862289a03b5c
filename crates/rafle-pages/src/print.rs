//! Pages to be printed: what players of a game write on, its board, its ranking of throws, its card. Black on white, each on
//! one page; the browser prints them.

use maud::{Markup, html};
use rafle_engine::{About, Aid, AidRows, Board, Message, Pad, Paper, PaperRow, PaperSheet, Ranked};

use crate::card::{Card, highest_first};
use crate::draw::pieces::crown;
use crate::hands::head;
use crate::page::{Page, top};
use crate::reader::Reader;

/// For so many players there is room on a page; for others there is another page.
const PLAYERS: usize = 8;

/// So many boards find room on a page, to be cut apart.
const BOARDS: usize = 2;

/// Of throws that stand together, up to so many are listed below a ranking.
const LISTED: usize = 60;

/// The pages of a game, by these rules and for so many. Nothing if there is nothing to print.
pub fn page(reader: &Reader, slug: &str, players: usize, paper: Option<&Paper>, aid: Option<&Aid>) -> Option<Markup> {
    let print = Print { reader, card: Card { words: reader.words, slug }, name: reader.words.name(slug) };
    let papers = paper.into_iter().flat_map(|paper| vec![print.paper(paper); leaves(paper, players)]);
    let pages: Vec<_> = papers.chain(aid.map(|aid| print.aid(aid))).collect();
    if pages.is_empty() {
        return None;
    }
    let content = html! {
        (top(reader))
        main { @for page in &pages { (page) } }
    };
    Some(Page { title: &print.name, class: "prn", waits: None }.with(reader, &content))
}

/// On how many pages so many players find what each of them needs.
fn leaves(paper: &Paper, players: usize) -> usize {
    let on_a_page = match &paper.sheet {
        PaperSheet::Boxes(_) | PaperSheet::List(_) => PLAYERS,
        PaperSheet::Pad { columns, .. } => *columns,
        PaperSheet::Board(_) => BOARDS,
        // It lies in the middle of the table.
        PaperSheet::Fields(_) => return 1,
    };
    players.div_ceil(on_a_page).max(1)
}

/// For how many a game has to be printed otherwise than usually: more than find room on a page on which each has a column.
pub(crate) fn many(about: &About) -> Option<usize> {
    let sheet = rafle_table::paper(about.slug, &[])?.sheet;
    let is = about.most_seats > PLAYERS && matches!(sheet, PaperSheet::Boxes(_) | PaperSheet::List(_));
    is.then_some(about.most_seats)
}

/// Whether a game has anything to print, as it is usually played.
pub(crate) fn is_there(slug: &str) -> bool {
    rafle_table::paper(slug, &[]).is_some() || rafle_table::aid(slug, &[]).is_some()
}

struct Print<'a> {
    reader: &'a Reader,
    card: Card<'a>,
    name: String,
}

impl Print<'_> {
    fn say(&self, message: &Message) -> String {
        self.card.say(message)
    }

    fn word(&self, key: &'static str) -> String {
        self.reader.word(key)
    }

    /// A page: its headline, what stands beside it, what stands on it, and the sentence at its foot.
    fn leaf(&self, beside: &Markup, content: &Markup, note: Option<&Message>) -> Markup {
        html! {
            section.leaf {
                header.pt { h1 { (self.name) } (beside) }
                (content)
                footer.pf { p { @if let Some(note) = note { (self.say(note)) } } b { "Rafle" } }
            }
        }
    }

    /// A line to write on.
    fn line(&self, key: &'static str) -> Markup {
        html! { p.ln { (self.word(key)) span {} } }
    }

    fn paper(&self, paper: &Paper) -> Markup {
        let (beside, content) = match &paper.sheet {
            PaperSheet::Boxes(rows) => (self.line("print-date"), self.boxes(rows)),
            PaperSheet::Pad { pad, columns } => (self.line("print-date"), self.pad(pad, *columns)),
            PaperSheet::List(numbers) => (self.line("print-date"), self.lists(numbers)),
            PaperSheet::Fields(fields) => (html! {}, self.fields(fields)),
            PaperSheet::Board(board) => {
                let board = self.board(board);
                let again = html! { hr; header.pt { h2 { (self.name) } (self.line("print-name")) } (board) };
                (self.line("print-name"), html! { (board) @for _ in 1..BOARDS { (again) } })
            }
        };
        self.leaf(&beside, &content, Some(&paper.note))
    }

    fn boxes(&self, rows: &[PaperRow]) -> Markup {
        html! {
            table.py {
                thead { tr { th.bare scope="col" { (self.word("print-names")) } @for _ in 0..PLAYERS { td {} } } }
                tbody {
                    @for row in rows {
                        tr.sum[row.sum] {
                            th scope="row" { b { (self.say(&row.name)) } @if let Some(how) = &row.how { small { (self.say(how)) } } }
                            @for _ in 0..PLAYERS { td {} }
                        }
                    }
                }
            }
        }
    }

    fn pad(&self, pad: &Pad, columns: usize) -> Markup {
        let words = self.reader.words;
        html! {
            table.pfc {
                thead {
                    tr {
                        th scope="col" { (words.pad_head(pad)) }
                        th scope="col" { (self.word("print-cards")) }
                        @for _ in 0..columns { td {} }
                    }
                }
                tbody {
                    @for (number, row) in (1..).zip(&pad.rows) {
                        tr {
                            th scope="row" aria-label=(words.pad_row(number, *row)) { (head(number, *row)) }
                            td.n { @if let Some(cards) = row.cards { (cards) } }
                            @for _ in 0..columns { td { i {} } }
                        }
                    }
                }
            }
        }
    }

    fn lists(&self, numbers: &[u8]) -> Markup {
        html! {
            ul.pl {
                @for _ in 0..PLAYERS {
                    li { (self.line("print-name")) ol { @for number in numbers { li { (number) } } } }
                }
            }
        }
    }

    fn fields(&self, fields: &[Message]) -> Markup {
        html! {
            ol.pfs { @for (face, field) in (1..).zip(fields) { li { (die(face)) b { (self.say(field)) } } } }
        }
    }

    fn board(&self, board: &Board) -> Markup {
        let totals = board.rows.iter().any(|row| row.total.is_some());
        html! {
            div.pbw {
                table.pb {
                    thead {
                        tr {
                            td {}
                            @for column in &board.columns { th scope="col" { (self.say(column)) } }
                            @if totals { th scope="col" { (self.word("print-row")) } }
                        }
                    }
                    tbody {
                        @for row in &board.rows {
                            tr {
                                th scope="row" { (die(row.die)) }
                                @for field in &row.fields {
                                    td.fld.border[field.border] { @if field.worth > 0 { (crown()) } b { (field.worth) } }
                                }
                                @if totals { td { @if let Some(total) = row.total { (total) } } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (self.word("print-column")) }
                            @for total in &board.below { td { @if let Some(total) = total { (total) } } }
                        }
                    }
                }
                div.psc {
                    h3 { (self.word("print-score")) }
                    table {
                        tbody {
                            @for (name, worth) in &board.score {
                                tr { th scope="row" { (self.say(name)) @if let Some(worth) = worth { " " (worth) } } td {} }
                            }
                        }
                    }
                    h3 { (self.word("print-chips")) }
                    p.chips role="img" aria-label=(board.chips) { @for _ in 0..board.chips { i {} } }
                }
            }
        }
    }

    fn aid(&self, aid: &Aid) -> Markup {
        let beside = html! { p.what { (self.say(&aid.title)) } };
        let content = match &aid.rows {
            AidRows::Ranking { dice, rows } => self.ranking(*dice, rows),
            rows => html! { div.pg { (self.card.rows(rows)) } },
        };
        self.leaf(&beside, &content, aid.note.as_ref())
    }

    fn ranking(&self, dice: u8, rows: &[Ranked]) -> Markup {
        let words = self.reader.words;
        let worth = rows.iter().any(|row| row.worth.is_some());
        let of = 6_u64.pow(dice.into());
        let better = rows.iter().scan(0, |better, row| {
            *better += row.ways;
            Some(*better)
        });
        let ways = Message::new("print-ways").with("ways", of as i64);
        let listed = rows.iter().filter(|row| row.throws_written().1.is_some() && row.throws.len() <= LISTED);
        html! {
            table.pmt {
                thead {
                    tr {
                        th scope="col" colspan="2" { (self.word("aid-throw")) }
                        @if worth { th scope="col" { (self.word("aid-worth")) } }
                        th scope="col" { (self.reader.site(&ways)) }
                        th scope="col" { (self.word("aid-chance")) }
                        th scope="col" { (self.word("aid-or-better")) }
                    }
                }
                tbody {
                    @for (row, better) in rows.iter().zip(better) {
                        tr {
                            td { span.dd { @for face in highest_first(row) { (die(face)) } } }
                            th scope="row" { b { (self.say(&row.name)) } @if row.throws.len() > 1 { small { (words.throws(row)) } } }
                            @if worth { td.w { @if let Some(worth) = &row.worth { (self.say(worth)) } } }
                            td { (words.decimal(row.ways as f64, 0)) }
                            td { (words.chance(row.ways, of)) }
                            td { (words.chance(better, of)) }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" colspan=(if worth { 3 } else { 2 }) { (words.one_throw(dice)) }
                        td { (words.decimal(of as f64, 0)) }
                        td { (words.chance(of, of)) }
                        td {}
                    }
                }
            }
            @for row in listed {
                h3 { (self.say(&row.name)) }
                p.oth { @for throw in row.written() { span { (throw) } } }
            }
        }
    }
}

/// A die as ink draws it.
fn die(face: u8) -> Markup {
    let spots: &[(u8, u8)] = match face {
        1 => &[(50, 50)],
        2 => &[(27, 27), (73, 73)],
        3 => &[(27, 27), (50, 50), (73, 73)],
        4 => &[(27, 27), (73, 27), (27, 73), (73, 73)],
        5 => &[(27, 27), (73, 27), (50, 50), (27, 73), (73, 73)],
        6 => &[(29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)],
        _ => &[],
    };
    html! {
        svg.pdie viewBox="0 0 100 100" role="img" aria-label=(face) {
            rect x="3" y="3" width="94" height="94" rx="20" {}
            @for (x, y) in spots { circle cx=(x) cy=(y) r="10" {} }
        }
    }
}
