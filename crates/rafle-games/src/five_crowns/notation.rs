//! How actions and luck are written.

use std::fmt;
use std::str::FromStr;

use rafle_engine::{Unreadable, after_verb};

use crate::family::deck::Card;

use super::{Action, Luck};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deck => f.write_str("deck"),
            Action::Take => f.write_str("take"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Out(card) => write!(f, "out {card}"),
            Action::Meld(meld) => write!(f, "meld {meld}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let text = text.trim();
        match text.split_whitespace().next().unwrap_or_default() {
            "deck" if text == "deck" => Ok(Action::Deck),
            "take" if text == "take" => Ok(Action::Take),
            "discard" => after_verb(text, "discard")?.parse().map(Action::Discard),
            "out" => after_verb(text, "out")?.parse().map(Action::Out),
            "meld" => after_verb(text, "meld")?.parse().map(Action::Meld),
            _ => Err(Unreadable),
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Dealer(seat) => write!(f, "dealer {seat}"),
            Luck::Deal(Some(card)) => write!(f, "deal {card}"),
            Luck::Deal(None) => f.write_str("deal ?"),
            Luck::Up(card) => write!(f, "up {card}"),
            Luck::Draw(Some(card)) => write!(f, "draw {card}"),
            Luck::Draw(None) => f.write_str("draw ?"),
            Luck::Show(cards) => write!(f, "show {cards}"),
        }
    }
}

impl FromStr for Luck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Luck, Unreadable> {
        let rest = |verb| after_verb(text, verb);
        match text.split_whitespace().next().unwrap_or_default() {
            "dealer" => rest("dealer")?.parse().map(Luck::Dealer),
            "deal" => covered_or_card(rest("deal")?).map(Luck::Deal),
            "up" => rest("up")?.parse().map(Luck::Up),
            "draw" => covered_or_card(rest("draw")?).map(Luck::Draw),
            "show" => rest("show")?.parse().map(Luck::Show),
            _ => Err(Unreadable),
        }
    }
}

fn covered_or_card(text: &str) -> Result<Option<Card>, Unreadable> {
    if text == "?" { Ok(None) } else { text.parse().map(Some) }
}
