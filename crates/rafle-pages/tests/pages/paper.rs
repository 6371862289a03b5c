//! Pages to be printed, and the score pad.

use rafle_engine::PaperSheet;
use rafle_pages::pad::{Sums, page as pad};
use rafle_pages::print;
use rafle_table::{aid, paper, shelf};

use crate::outline::read;
use crate::{compare, plain_reader};

#[test]
fn every_game_with_paper_is_printed() {
    let mut printed = 0;
    for about in shelf() {
        let (paper, aid) = (paper(about.slug, &[]), aid(about.slug, &[]));
        for language in ["en", "da"] {
            let reader = plain_reader(language);
            let Some(page) = print::page(&reader, about.slug, 1, paper.as_ref(), aid.as_ref()) else { continue };
            printed += 1;
            let page = read(&page.into_string());
            let leaves = page.all(&|it| it.attribute("class") == Some("leaf"));
            assert_eq!(leaves.len(), usize::from(paper.is_some()) + usize::from(aid.is_some()), "{}", about.slug);
            for leaf in leaves {
                assert_eq!(leaf.headings()[0], reader.words.name(about.slug));
                assert!(leaf.all(&|it| it.is("button") || it.is("a") || it.is("form")).is_empty(), "nothing to touch");
            }
            if language == "en" {
                compare("paper", about.slug, &page.by_tag("main").unwrap().outline());
            }
        }
    }
    assert!(printed >= 2 * 12, "{printed}");
}

#[test]
fn everybody_finds_a_place_on_what_is_printed() {
    let english = plain_reader("en");
    for (about, paper) in shelf().iter().filter_map(|about| Some((about, paper(about.slug, &[])?))) {
        for players in 1..=about.most_seats {
            let page = read(&print::page(&english, about.slug, players, Some(&paper), None).unwrap().into_string());
            let main = page.by_tag("main").unwrap();
            let leaves = main.all(&|it| it.attribute("class") == Some("leaf")).len();
            let inside = |class: &str, tag: &str| {
                main.all(&|it| it.attribute("class") == Some(class))
                    .iter()
                    .map(|it| it.all(&|it| it.is(tag)).len())
                    .sum()
            };
            let (places, spare): (usize, usize) = match &paper.sheet {
                PaperSheet::Boxes(rows) => (inside("py", "td") / (rows.len() + 1), 8),
                PaperSheet::List(numbers) => (inside("pl", "li") / (numbers.len() + 1), 8),
                PaperSheet::Board(_) => (inside("pbw", "tfoot"), 2),
                PaperSheet::Pad { columns, .. } => (leaves * columns, *columns),
                PaperSheet::Fields(_) => (about.most_seats, about.most_seats),
            };
            assert!(places >= players && places < players + spare, "{}: {places} for {players}", about.slug);
        }
    }
}

fn sums(fields: &[(&str, &str)]) -> Sums {
    Sums::read(&fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect::<Vec<_>>())
}

#[test]
fn a_pad_carries_all_its_numbers() {
    let known = shelf().iter().find(|about| rafle_table::pad(about.slug).is_some()).unwrap().slug;
    let mut fields = vec![("game", known), ("name-0", "Anna"), ("name-1", "Bo")];
    fields.extend([("p-0-0", "0"), ("p-0-1", "19"), ("p-1-0", "12"), ("p-1-1", "4"), ("p-2-0", "7")]);
    let english = plain_reader("en");
    let drawn = |sums: &Sums| read(&pad(&english, sums).into_string());
    let page = drawn(&sums(&fields));
    compare("paper", "pad", &page.by_tag("main").unwrap().outline());
    // What the form would send is what came, and so nothing is lost from page to page.
    let sent = |page: &crate::outline::Element| {
        let inputs = page.by_tag("main").unwrap().all(&|it| it.is("input") && it.attribute("value").is_some());
        let pair = |it: &&crate::outline::Element| {
            (it.attribute("name").unwrap_or_default().to_owned(), it.attribute("value").unwrap_or_default().to_owned())
        };
        let mut sent: Vec<_> = inputs.iter().map(pair).collect();
        sent.sort();
        sent
    };
    let mut came: Vec<_> = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    came.sort();
    assert_eq!(sent(&page), came);
    // Also where the names are changed, and where there are too many for fields beside each other.
    let edited: Vec<_> = fields.iter().copied().chain([("edit", "1")]).collect();
    let names = drawn(&sums(&edited));
    for pair in &came[1..] {
        assert!(sent(&names).contains(pair), "{pair:?}");
    }
    let mut many = fields.clone();
    many.extend([("name-2", "C"), ("name-3", "D"), ("name-4", "E"), ("name-5", "F")]);
    many.extend([("p-0-2", "1"), ("p-0-3", "2"), ("p-0-4", "3"), ("p-0-5", "4")]);
    let page = drawn(&sums(&many));
    assert!(sent(&page).contains(&("p-0-5".to_owned(), "4".to_owned())));
    assert!(page.by_class("fields").is_some(), "the hand being written is a list");
    assert_eq!(drawn(&sums(&[])).all(&|it| it.is("select")).len(), 1, "a new pad asks for the game");
    // More than eight stand in a second table, and a ninth can be added where eight are.
    let names: Vec<_> = (0..16).map(|seat| (format!("name-{seat}"), format!("P{seat}"))).collect();
    let named = |count: usize| Sums::read(&names[..count]);
    let tables =
        drawn(&named(16)).all(&|it| it.is("table")).iter().map(|it| it.all(&|it| it.is("b")).len()).sum::<usize>();
    assert_eq!(
        (drawn(&named(16)).all(&|it| it.is("table")).len(), tables),
        (2, 16 + 16),
        "each has a name and a total"
    );
    let asked = |count: usize| {
        let fields: Vec<_> = names[..count].iter().cloned().chain([("edit".to_owned(), "1".to_owned())]).collect();
        drawn(&Sums::read(&fields)).all(&|it| it.is("input") && it.attribute("autocomplete").is_some()).len()
    };
    assert_eq!([asked(2), asked(8), asked(12)], [8, 16, 16]);
}
