//! What characters do with dice, in every way that changes something.
//!
//! Ways are counted and found by number, so that a random one costs no list of them all. What a power may do with one die
//! or with several is said once, in [`Power::targets`] and [`shifts`].

use rafle_engine::{Dice, FACES, Message, Refusal, Unreadable};

/// What a character does for its owner, once in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Power {
    /// So many dice more at the start of the turn, whether wanted or not.
    Start(u8),
    /// Throw one active die again.
    ThrowOneAgain,
    /// Throw any number of active dice again.
    ThrowAgain,
    /// Add one pip, or up to so many, to one active die.
    RaiseOne(u8),
    /// Add exactly so many pips to each of any number of active dice.
    Raise(u8),
    /// Turn one active die to a face that lies aside.
    Match,
    /// Turn one active die to any face.
    Turn,
    /// Move pips among up to so many active dice.
    Shift(u8),
    /// Add a die that shows this face.
    Add(u8),
    /// Add a die that shows any face.
    AddAny,
    /// Nothing but what everybody is here for.
    Crown,
}

/// The dice as a power finds them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lying {
    pub(super) active: Dice,
    pub(super) aside: Dice,
    /// The most dice that can be in play.
    pub(super) most: u8,
}

/// How a power is used: which active dice it touches, and what they, or a die from the box, are to show.
///
/// What the power alone decides is not said twice: `from` alone for dice that are thrown again or raised, neither for a
/// die whose face stands on the card. Dice that would not change are not named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Way {
    /// Active dice.
    pub from: Dice,
    /// What is to show instead.
    pub to: Dice,
}

impl Way {
    /// Nothing is named: the power alone says what it does.
    pub(super) const NONE: Way = Way::of(Dice::NONE);

    const fn of(from: Dice) -> Way {
        Way { from, to: Dice::NONE }
    }
}

/// What comes of it: the active dice, and how many go back into the cup.
pub(super) struct Effect {
    pub(super) active: Dice,
    pub(super) cup: u8,
}

impl Lying {
    fn has_free_die(&self) -> bool {
        self.active.count() + self.aside.count() < self.most
    }

    /// Active dice that can be raised by so many pips.
    pub(super) fn raisable(&self, by: u8) -> Dice {
        (1..=6 - by).fold(Dice::NONE, |dice, face| dice + Dice::alike(face, self.active.showing(face)))
    }
}

impl Power {
    /// Dice it adds before the first throw.
    pub(super) fn at_start(self) -> u8 {
        if let Power::Start(dice) = self { dice } else { 0 }
    }

    /// Every face, as a bit, to which it can turn one die that shows `face` while these lie aside.
    fn targets(self, face: u8, aside: u16) -> u16 {
        let others = ALL_FACES & !bit(face);
        match self {
            Power::RaiseOne(most) => others & (bit(face + most + 1) - bit(face)),
            Power::Match => others & aside,
            Power::Turn => others,
            _ => 0,
        }
    }

    /// In how many ways it can be used now.
    pub(super) fn ways(self, lying: &Lying) -> u32 {
        match self {
            Power::Start(_) | Power::Crown => 0,
            Power::ThrowOneAgain => lying.active.kinds() as u32,
            Power::ThrowAgain => lying.active.picks().but_none().len() as u32,
            Power::Raise(by) => lying.raisable(by).picks().but_none().len() as u32,
            Power::RaiseOne(_) | Power::Match | Power::Turn => {
                let aside = bits(lying.aside);
                lying.active.faces().map(|face| self.targets(face, aside).count_ones()).sum()
            }
            Power::Shift(dice) => lots(lying.active, dice).map(|lot| u32::from(lot.ways)).sum(),
            Power::Add(_) => lying.has_free_die().into(),
            Power::AddAny => u32::from(lying.has_free_die()) * 6,
        }
    }

    /// The way of this number, which is below [`Power::ways`].
    pub(super) fn way(self, lying: &Lying, number: u32) -> Way {
        let found = match self {
            Power::ThrowOneAgain => lying.active.faces().nth(number as usize).map(|face| Way::of(Dice::alike(face, 1))),
            Power::ThrowAgain => lying.active.picks().but_none().nth(number as usize).map(Way::of),
            Power::Raise(by) => lying.raisable(by).picks().but_none().nth(number as usize).map(Way::of),
            Power::RaiseOne(_) | Power::Match | Power::Turn => self.turns(lying).nth(number as usize),
            Power::Shift(dice) => nth_shift(lying.active, dice, number),
            Power::Add(_) => Some(Way::NONE),
            Power::AddAny => Some(Way { from: Dice::NONE, to: Dice::alike(number as u8 + 1, 1) }),
            Power::Start(_) | Power::Crown => None,
        };
        found.expect("the number is below the number of ways")
    }

    /// Every way to turn one die to another face.
    pub(super) fn turns(self, lying: &Lying) -> impl Iterator<Item = Way> {
        let aside = bits(lying.aside);
        let turn = |from, to| Way { from: Dice::alike(from, 1), to: Dice::alike(to, 1) };
        let turned = move |from| FACES.into_iter().filter(move |&to| self.targets(from, aside) & bit(to) != 0);
        lying.active.faces().flat_map(move |from| turned(from).map(move |to| turn(from, to)))
    }

    /// What comes of using it so; says why not if it cannot be.
    pub(super) fn used(self, lying: &Lying, Way { from, to }: Way) -> Result<Effect, Refusal> {
        if !lying.active.contain(from) {
            return Err(Refusal::new("not-active").with("dice", from));
        }
        if matches!(self, Power::Add(_) | Power::AddAny) && !lying.has_free_die() {
            return Err(Refusal::new("no-free-die").with("count", lying.most));
        }
        let left = lying.active - from;
        let active = |active| Ok(Effect { active, cup: 0 });
        match (self, from.count(), to.count()) {
            (Power::ThrowOneAgain, 1, 0) | (Power::ThrowAgain, 1.., 0) => {
                Ok(Effect { active: left, cup: from.count() })
            }
            (Power::Raise(by), 1.., 0) if lying.raisable(by).contain(from) => active(left + raised(from, by)),
            (Power::RaiseOne(_) | Power::Match | Power::Turn, 1, 1) if self.turns_to(lying, from, to) => {
                active(left + to)
            }
            (Power::Shift(most), 2.., 2..) if from.count() <= most && shifts(from, to) => active(left + to),
            (Power::Add(face), 0, 0) => active(left.with(face)),
            (Power::AddAny, 0, 1) => active(left + to),
            _ => Err(Refusal::new("power-does-otherwise").with("power", self.message())),
        }
    }

    fn turns_to(self, lying: &Lying, from: Dice, to: Dice) -> bool {
        let turned = from.lowest().zip(to.lowest());
        turned.is_some_and(|(from, to)| self.targets(from, bits(lying.aside)) & bit(to) != 0)
    }

    /// A written way to use it: `1 1`, `2 to 4`, `6`, or nothing.
    pub(super) fn read_way(self, text: &str) -> Result<Way, Unreadable> {
        let dice = |text: &str| if text.is_empty() { Ok(Dice::NONE) } else { text.parse() };
        Ok(match text.split_once(" to ") {
            Some((from, to)) => Way { from: from.parse()?, to: to.parse()? },
            None if self == Power::AddAny => Way { from: Dice::NONE, to: dice(text)? },
            None => Way::of(dice(text)?),
        })
    }

    /// The power in words.
    pub(super) fn message(self) -> Message {
        match self {
            Power::Start(dice) => Message::new("power-start").with("count", dice),
            Power::ThrowOneAgain => Message::new("power-throw-one-again"),
            Power::ThrowAgain => Message::new("power-throw-again"),
            Power::RaiseOne(most) => Message::new("power-raise-one").with("most", most),
            Power::Raise(by) => Message::new("power-raise").with("by", by),
            Power::Match => Message::new("power-match"),
            Power::Turn => Message::new("power-turn"),
            Power::Shift(dice) => Message::new("power-shift").with("count", dice),
            Power::Add(face) => Message::new("power-add").with("face", face),
            Power::AddAny => Message::new("power-add-any"),
            Power::Crown => Message::new("power-crown"),
        }
    }
}

const ALL_FACES: u16 = 0b0111_1110;

const fn bit(face: u8) -> u16 {
    1 << face
}

/// Every face that shows, as a bit.
fn bits(dice: Dice) -> u16 {
    dice.faces().fold(0, |bits, face| bits | bit(face))
}

/// These dice with so many pips more on each, none of them above 6.
pub(super) fn raised(dice: Dice, by: u8) -> Dice {
    dice.faces().fold(Dice::NONE, |raised, face| raised + Dice::alike(face + by, dice.showing(face)))
}

/// Whether pips moved among dice can make `to` of `from`, every one of them changed.
fn shifts(from: Dice, to: Dice) -> bool {
    from.count() == to.count() && from.sum() == to.sum() && from.faces().all(|face| !to.show(face))
}

/// Two or three dice among which pips can be moved.
#[derive(Clone, Copy)]
struct Lot {
    dice: Dice,
    /// The number of dice and of pips: only lots that agree in both can become each other.
    weight: u8,
    faces: u16,
    /// The face counts without which it is not there, as [`counts`] marks them.
    need: u32,
    /// How many other lots it can become.
    ways: u8,
}

const PAIRS: usize = 21;
const TRIPLES: usize = 56;

/// Every pair, then every triple.
const LOTS: [Lot; PAIRS + TRIPLES] = {
    let mut lots = [Lot { dice: Dice::NONE, weight: 0, faces: 0, need: 0, ways: 0 }; PAIRS + TRIPLES];
    let mut at = 0;
    // A lowest face 0 stands for no die.
    let (mut low, mut middle, mut high) = (0, 1, 1);
    while at < PAIRS + TRIPLES {
        lots[at] = lot(low, middle, high);
        at += 1;
        if high < 6 {
            high += 1;
        } else if middle < 6 {
            middle += 1;
            high = middle;
        } else {
            low += 1;
            middle = low;
            high = low;
        }
    }
    let mut from = 0;
    while from < lots.len() {
        let mut to = 0;
        while to < lots.len() {
            lots[from].ways += lots[from].becomes(&lots[to]) as u8;
            to += 1;
        }
        from += 1;
    }
    lots
};

const fn lot(low: u8, middle: u8, high: u8) -> Lot {
    let (dice, faces) = (Dice::NONE.with(middle).with(high), bit(middle) | bit(high));
    let (dice, faces) = if low == 0 { (dice, faces) } else { (dice.with(low), faces | bit(low)) };
    Lot { dice, weight: dice.count() * 32 + low + middle + high, faces, need: needed(dice), ways: 0 }
}

impl Lot {
    const fn becomes(&self, other: &Lot) -> bool {
        self.weight == other.weight && self.faces & other.faces == 0
    }
}

/// A bit for each face that at least one die shows, and further bits for two and three. Lots are found among many dice
/// with one comparison each.
const fn needed(dice: Dice) -> u32 {
    let mut bits = 0;
    let mut face = 1;
    while face <= 6 {
        let showing = dice.showing(face);
        bits |= (showing >= 1) as u32 | ((showing >= 2) as u32) << 8 | ((showing >= 3) as u32) << 16;
        bits <<= 1;
        face += 1;
    }
    bits
}

/// Every lot of at most so many active dice that can become another.
fn lots(active: Dice, most: u8) -> impl Iterator<Item = &'static Lot> {
    let have = needed(active);
    let candidates = if most == 2 { &LOTS[..PAIRS] } else { &LOTS[..] };
    candidates.iter().filter(move |lot| lot.need & !have == 0)
}

/// Every way to move pips among at most so many active dice.
pub(super) fn all_shifts(active: Dice, most: u8) -> impl Iterator<Item = Way> {
    let others = |from: &'static Lot| LOTS.iter().filter(|to| from.becomes(to));
    lots(active, most).flat_map(move |from| others(from).map(|to| Way { from: from.dice, to: to.dice }))
}

fn nth_shift(active: Dice, most: u8, mut number: u32) -> Option<Way> {
    for from in lots(active, most) {
        if number < u32::from(from.ways) {
            let to = LOTS.iter().filter(|to| from.becomes(to)).nth(number as usize)?;
            return Some(Way { from: from.dice, to: to.dice });
        }
        number -= u32::from(from.ways);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use rafle_engine::throws;

    const POWERS: [Power; 12] = [
        Power::Start(1),
        Power::ThrowOneAgain,
        Power::ThrowAgain,
        Power::RaiseOne(3),
        Power::Raise(1),
        Power::Raise(2),
        Power::Match,
        Power::Turn,
        Power::Shift(2),
        Power::Shift(3),
        Power::Add(1),
        Power::AddAny,
    ];

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    fn lying(active: &str, aside: &str) -> Lying {
        Lying { active: dice(active), aside: dice(aside), most: 12 }
    }

    fn used(power: Power, lying: &Lying, from: &str, to: &str) -> Result<String, &'static str> {
        let way = Way { from: dice(from), to: dice(to) };
        power.used(lying, way).map(|effect| effect.active.to_string()).map_err(|refusal| refusal.key())
    }

    #[test]
    fn the_examples_of_the_page() {
        assert_eq!(used(Power::Shift(2), &lying("5 3 1", "none"), "1 5", "3 3").unwrap(), "3 3 3");
        assert_eq!(used(Power::Shift(3), &lying("2 5 5", "none"), "2 5 5", "4 4 4").unwrap(), "4 4 4");
        assert_eq!(used(Power::Shift(3), &lying("6 2 1", "none"), "6 2 1", "3 3 3").unwrap(), "3 3 3");
        assert_eq!(used(Power::Raise(2), &lying("5 4 4 2", "none"), "4 4 2", "none").unwrap(), "4 5 6 6");
        assert_eq!(used(Power::Raise(2), &lying("5 4 4 2", "none"), "5", "none"), Err("power-does-otherwise"));
        assert_eq!(Power::Raise(1).ways(&lying("6 6", "1")), 0);
        assert_eq!(Power::Match.ways(&lying("6 5 2", "none")), 0);
        assert_eq!(Power::Turn.ways(&lying("6 5 2", "none")), 15);
        assert_eq!(used(Power::Match, &lying("6 5 4", "2 2"), "4", "2").unwrap(), "2 5 6");
    }

    /// Whatever anybody could write down for at most four dice.
    fn written() -> Vec<Way> {
        let sets: Vec<_> = (0..=4).flat_map(|count| throws(count).map(|(dice, _)| dice)).collect();
        sets.iter().flat_map(|&from| sets.iter().map(move |&to| Way { from, to })).collect()
    }

    #[test]
    fn what_is_counted_is_found_by_number_and_can_be_used_and_nothing_else_can() {
        let written = written();
        for (active, aside) in [
            ("none", "3"),
            ("6", "none"),
            ("1 1", "6"),
            ("6 6 6", "6 1"),
            ("1 3 5", "2"),
            ("5 4 4 2", "1 2 3 4 5 6"),
            ("2 2 2 2", "6 6 6 6 6 6 6"),
            ("1 2 3 6", "6 6 6 6 6 6 6 6"),
        ] {
            let lying = lying(active, aside);
            for power in POWERS {
                let ways: Vec<_> = (0..power.ways(&lying)).map(|number| power.way(&lying, number)).collect();
                let usable = |way: &&Way| power.used(&lying, **way).is_ok();
                assert!(ways.iter().all(|way| usable(&way)), "{power:?} on {lying:?}");
                assert_eq!(written.iter().filter(usable).count(), ways.len(), "{power:?} on {lying:?}");
                for (number, way) in ways.iter().enumerate() {
                    assert!(!ways[..number].contains(way), "{power:?} {way:?} twice on {lying:?}");
                }
            }
        }
    }

    #[test]
    fn no_way_leaves_the_dice_as_they_were() {
        for (active, _) in (1..=5).flat_map(throws) {
            let lying = Lying { active, aside: dice("2 3"), most: 12 };
            for power in POWERS {
                for number in 0..power.ways(&lying) {
                    let way = power.way(&lying, number);
                    let effect = power.used(&lying, way).unwrap();
                    assert_ne!(effect.active, active, "{power:?} {way:?} on {active}");
                }
            }
        }
    }

    #[test]
    fn shifting_pips_is_exactly_giving_them_to_another_die_and_so_on() {
        // A pair by moving k pips from one die to the other; a triple by any faces with the same sum.
        for (active, _) in throws(3) {
            let mut expected = Vec::new();
            for (to, _) in throws(3).filter(|(to, _)| to.sum() == active.sum() && *to != active) {
                expected.push(to);
            }
            let lying = Lying { active, aside: Dice::NONE, most: 12 };
            let after = |power: Power| {
                let ways = (0..power.ways(&lying)).map(|number| power.way(&lying, number));
                let mut after: Vec<_> = ways.map(|way| power.used(&lying, way).unwrap().active).collect();
                after.sort_unstable();
                after
            };
            expected.sort_unstable();
            assert_eq!(after(Power::Shift(3)), expected, "{active}");
            let one_kept = |to: &Dice| active.faces().any(|face| to.show(face));
            expected.retain(one_kept);
            assert_eq!(after(Power::Shift(2)), expected, "{active}");
        }
    }

    #[test]
    fn a_missing_die_cannot_be_added() {
        let full = Lying { active: dice("1 1 1 1 1 1"), aside: dice("2 2 2 2 2 2"), most: 12 };
        assert_eq!(used(Power::Add(1), &full, "none", "none"), Err("no-free-die"));
        assert_eq!(used(Power::AddAny, &full, "none", "6"), Err("no-free-die"));
        let more = Lying { most: 20, ..full };
        assert_eq!(used(Power::AddAny, &more, "none", "6").unwrap(), "1 1 1 1 1 1 6");
    }
}
