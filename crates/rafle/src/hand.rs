//! `rafle hand`: for people with real cards, the best that can be made of a hand.

use std::io::Write;

use clap::Args;
use clap::builder::PossibleValuesParser;
use rafle_engine::{Arg, Message, OptionValue};
use rafle_games::family::deck::{Card, Cards};
use rafle_games::family::melds::{AllWildMelds, Arrangement, Kind, Melds};
use rafle_games::{GAMES, fields};
use rafle_solve::five_crowns::{Discard, discards};
use rafle_words::Words;
use serde_json::{Value, json};

use crate::failure::{Failure, find};

/// The house rule about melds; no game without them has it.
const MELDS: &str = "all_wild_melds";

/// `rafle hand`.
#[derive(Args, Debug)]
#[command(after_help = "\
Cards are written 3 to 10, J, Q, K and a suit: S (spades), H, D, C, * or T (stars); Joker for a joker. With the rank 4 \
wild a hand has four cards: of five, the one to discard is told too, for now and for one draw ahead.

Examples:
  rafle hand five-crowns \"5C 6C 7C 7C 8C\" --wild 4
  rafle hand five-crowns \"3S 3H Joker 9D 10*\" --wild 5 --all-wild-melds forbid --json")]
pub struct Hand {
    /// The game, by the name `rafle games` lists first or by what it is called
    #[arg(add = clap_complete::ArgValueCandidates::new(crate::completions::slugs))]
    pub slug: String,
    /// The cards, at most 14
    #[arg(value_name = "CARDS", required = true)]
    pub cards: Vec<String>,
    /// The wild rank: 3 to 10, J, Q or K
    #[arg(long, value_name = "RANK")]
    pub wild: String,
    /// Whether wild cards alone make a meld
    #[arg(long, value_name = "WHETHER", default_value = "allow", value_parser = PossibleValuesParser::new(AllWildMelds::WORDS))]
    pub all_wild_melds: String,
    /// Write JSON (docs/JSON.md)
    #[arg(long)]
    pub json: bool,
}

pub(crate) fn run(asked: &Hand, words: Words, output: &mut dyn Write) -> Result<(), Failure> {
    let slug = find(&asked.slug)?.slug;
    if !has_melds(slug) {
        let games: Arg = GAMES.iter().map(|about| about.slug).filter(|slug| has_melds(slug)).collect();
        return Err(Failure::wrong(Message::new("hand-no-melds").with("slug", slug).with("games", games)));
    }
    let wild = wild_rank(&asked.wild)?;
    let all_wild = AllWildMelds::read(&asked.all_wild_melds).expect("no other words are taken");
    let melds = Melds::new(wild, all_wild);
    let hand = hand(&asked.cards.join(" "))?;
    // As many cards are dealt as the wild rank says, and one more is drawn.
    let dealt = usize::from(wild);
    if !(dealt..=dealt + 1).contains(&hand.len()) {
        let wrong = Message::new("hand-wrong-length").with("count", hand.len()).with("wild", dealt);
        return Err(Failure::wrong(wrong.with("drawn", dealt + 1)));
    }
    let advice = Advice::on(hand, wild, melds);
    if asked.json {
        writeln!(output, "{:#}", advice.as_data(slug, wild))?;
    } else {
        for line in advice.said(words, slug) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

/// Whether hands are divided into melds in this game.
fn has_melds(slug: &str) -> bool {
    fields(slug).is_some_and(|fields| fields.iter().any(|field| field.key == MELDS))
}

/// What to do with a hand.
struct Advice {
    melds: Melds,
    /// The card to discard, if there is one too many.
    discard: Option<Card>,
    /// The others, divided.
    best: Arrangement,
    /// What every discard comes to one draw ahead, the best first, if there is one card too many.
    ahead: Vec<Discard>,
}

impl Advice {
    fn on(hand: Cards, wild: u8, melds: Melds) -> Advice {
        let one_too_many = hand.len() == usize::from(wild) + 1;
        let discard = one_too_many.then(|| melds.best_discard(hand)).flatten().map(|best| best.card);
        let kept = discard.map_or(hand, |card| hand.without(card));
        let ahead = discard.map_or_else(Vec::new, |_| discards(melds, hand, Cards::DECK - hand));
        Advice { melds, discard, best: melds.best(kept), ahead }
    }

    fn laid_out(&self) -> impl Iterator<Item = (Vec<String>, Kind)> {
        self.best.melds().iter().map(|&meld| {
            let cards = self.melds.laid_out(meld).map(|card| card.to_string()).collect();
            (cards, self.melds.kind(meld).expect("the best arrangement is made of melds"))
        })
    }

    fn left(&self) -> Vec<String> {
        self.melds.sorted(self.best.left).map(|card| card.to_string()).collect()
    }

    fn as_data(&self, slug: &str, wild: u8) -> Value {
        let kind = |kind| if matches!(kind, Kind::Book(_)) { "book" } else { "run" };
        let melds: Vec<_> =
            self.laid_out().map(|(cards, made)| json!({ "kind": kind(made), "cards": cards })).collect();
        json!({
            "slug": slug,
            "wild": wild,
            "discard": self.discard.map(|card| card.to_string()),
            "melds": melds,
            "left": self.left(),
            "points": self.best.points,
            "discards": self.ahead.iter().map(|of| json!({ "card": of.card.to_string(), "points": of.now, "ahead": of.ahead })).collect::<Value>(),
        })
    }

    fn said(&self, words: Words, slug: &str) -> Vec<String> {
        let tell = |message: &Message| words.say("cli", message, &[]);
        let meld = |(cards, kind): (Vec<String>, Kind)| {
            let title = words.say(slug, &kind.title(), &[]);
            tell(&Message::new("hand-meld").with("cards", cards.join(" ")).with("title", title))
        };
        let discard = self.discard.map(|card| tell(&Message::new("hand-discard").with("card", card.to_string())));
        let left = match self.best.left {
            Cards::NONE => Message::new("hand-goes-out"),
            _ => Message::new("hand-left").with("cards", self.left().join(" ")).with("points", self.best.points),
        };
        // Who goes out does not draw again.
        let ahead = self.ahead.first().filter(|best| best.now > 0).map(|best| {
            let points = words.decimal(best.ahead, 2);
            tell(
                &Message::new("hand-ahead")
                    .with("card", best.card.to_string())
                    .with("points", points)
                    .with("amount", best.ahead as i64),
            )
        });
        discard.into_iter().chain(self.laid_out().map(meld)).chain([tell(&left)]).chain(ahead).collect()
    }
}

/// `4`, `10`, `J`, `q`.
fn wild_rank(text: &str) -> Result<u8, Failure> {
    // A rank is what is left of a card without its suit.
    let card = format!("{text}S").to_uppercase().parse::<Card>();
    card.ok().and_then(Card::rank).ok_or_else(|| Failure::wrong(Message::new("hand-no-rank").with("text", text)))
}

/// The cards in what was typed, with or without commas, in capitals or not.
fn hand(text: &str) -> Result<Cards, Failure> {
    let typed: Vec<_> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    if typed.len() > MOST {
        return Err(Failure::wrong(Message::new("hand-too-long").with("most", MOST).with("count", typed.len())));
    }
    let mut hand = Cards::NONE;
    for word in typed {
        let card = card(word)?;
        if hand.count(card) == Cards::DECK.count(card) {
            let many = Message::new("hand-too-many-of").with("card", card.to_string());
            return Err(Failure::wrong(many.with("most", Cards::DECK.count(card))));
        }
        hand = hand.with(card);
    }
    Ok(hand)
}

/// The longest hand, when kings are wild, and a card drawn.
const MOST: usize = Card::HIGHEST as usize + 1;

fn card(word: &str) -> Result<Card, Failure> {
    if word.eq_ignore_ascii_case("joker") {
        return Ok(Card::JOKER);
    }
    word.to_uppercase().parse().map_err(|_| Failure::wrong(Message::new("hand-no-card").with("text", word)))
}
