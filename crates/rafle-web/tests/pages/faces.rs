//! Two faces of one view: what can be touched on the page, and what in the terminal, in the same words.

use std::collections::BTreeSet;

use rafle_engine::{How, View};
use rafle_tui::{Deed, Hand, Target};

use crate::browser::Page;
use crate::walk::{Offer, offers, picks};

/// Something that can be touched, whatever it looks like.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    /// The cup or the deck.
    Throw,
    /// It makes this action at once.
    Act(String),
    /// A piece or a word that is picked or let go.
    Pick(String),
    /// A word of a row of the move of this number.
    Word(usize, usize, String),
    /// It makes the move of this number of what is picked.
    Make(usize),
}

pub(crate) fn on_the_page(page: &Page) -> BTreeSet<Thing> {
    let throw = page.tags().iter().any(|tag| tag.is("button", "name", "throw"));
    let mut things: BTreeSet<_> = picks(page).into_iter().map(Thing::Pick).collect();
    things.extend(throw.then_some(Thing::Throw));
    for offer in offers(page) {
        match offer {
            Offer::Do(action) => things.extend([Thing::Act(action)]),
            Offer::Pick { index, .. } => things.extend([Thing::Make(index)]),
            Offer::Rows { index, rows } => {
                things.insert(Thing::Make(index));
                let words = |(row, words): (usize, Vec<String>)| {
                    words.into_iter().map(move |word| Thing::Word(index, row, word))
                };
                things.extend(rows.into_iter().enumerate().flat_map(words));
            }
        }
    }
    things
}

pub(crate) fn in_the_terminal(view: &View) -> BTreeSet<Thing> {
    let hand = Hand::new(view.clone(), &[]);
    let mut things = touchable(&hand);
    // Of several moves with rows one is laid out at a time.
    for index in (0..view.moves.len()).filter(|&index| matches!(view.moves[index].how, How::Rows { .. })) {
        let mut laid_out = hand.clone();
        if !laid_out.is_picked(&Target::Button(index)) {
            laid_out.touch(&Target::Button(index));
        }
        things.extend(touchable(&laid_out));
    }
    things
}

fn touchable(hand: &Hand) -> BTreeSet<Thing> {
    hand.targets().iter().map(|(target, _)| thing(hand, target)).collect()
}

fn thing(hand: &Hand, target: &Target) -> Thing {
    match (target, hand.clone().touch(target)) {
        (Target::Throw, _) => Thing::Throw,
        (Target::Piece(id), Deed::Picked) => Thing::Pick(id.clone()),
        (Target::Choice(index, row, number), _) => match &hand.view().moves[*index].how {
            How::Rows { rows, .. } => Thing::Word(*index, *row, rows[*row][*number].word.clone()),
            _ => Thing::Pick(format!("w{index}-{number}")),
        },
        (Target::Button(index), _) if !matches!(hand.view().moves[*index].how, How::Touch { .. }) => {
            Thing::Make(*index)
        }
        (_, Deed::Act(action)) => Thing::Act(action),
        (target, deed) => panic!("{target:?} does {deed:?}"),
    }
}
