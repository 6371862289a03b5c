//! A table on the screen: what is going on, who has what, the table itself, what has happened, and the keys.

use std::collections::VecDeque;

use rafle_engine::{Message, Play};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::{Drawing, Fold, Laid, PLANS, Plan, WIDEST};
use crate::hand::{Hand, Target};
use crate::picture::{Picture, Spot, copy, flow, stack, width, wrapped};
use crate::style::Styles;
use crate::voice::Voice;

/// On a screen of this size every table can be drawn; smaller ones do for a table that fits.
pub const SMALLEST: (u16, u16) = (60, 20);
/// Nothing can be read on a screen that is smaller than this.
const LEAST: (u16, u16) = (30, 8);

/// From this width on what has happened stands beside the table.
const WIDE: u16 = 120;
/// How wide it is then.
const SIDE: u16 = 38;
/// How many lines of it stand below the table otherwise, at most.
const BELOW: u16 = 8;

/// What one sees while playing or looking back.
pub(crate) struct Scene<'a> {
    pub(crate) hand: &'a Hand,
    pub(crate) voice: &'a Voice,
    pub(crate) styles: Styles,
    /// The game, where it may be over.
    pub(crate) ended: Option<&'a Play>,
    /// What is said instead of what is going on: a refusal, a hint.
    pub(crate) remark: Option<(&'a str, Style)>,
    /// What has happened, the newest last.
    pub(crate) told: &'a [String],
    /// Keys and what they do, the most important first.
    pub(crate) keys: &'a [(&'a str, String)],
    /// Whether there is nothing to do but by these keys: all of them are named then, in two lines if need be.
    pub(crate) all_keys: bool,
    /// The key that shows what has no room on the screen.
    pub(crate) more: &'a str,
}

/// What was drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawn {
    /// What can be touched on the screen.
    pub(crate) spots: Vec<Spot>,
    /// Whether there is more than the screen shows.
    pub(crate) more: bool,
    /// How many lines and columns are wanted that the screen does not have.
    pub(crate) lacking: (u16, u16),
    /// How many keys the last line has no room to name.
    pub(crate) unnamed: usize,
    /// Whether the screen was too small for anything.
    pub(crate) small: bool,
}

/// A table laid out for a screen.
struct Fitted {
    laid: Laid,
    /// Lines that are left for what has happened; nothing if the table has to be scrolled.
    left: Option<u16>,
}

impl Fitted {
    /// Whether there is more than the screen shows.
    fn scrolls(&self) -> bool {
        self.left.is_none() || self.laid.rest.height() > 0
    }
}

impl Scene<'_> {
    /// Draws it, scrolled so that the focus can be seen.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, scroll: &mut Scroll) -> Drawn {
        let (voice, styles) = (self.voice, self.styles);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return too_small(area, buffer, voice);
        }
        let head = stack([self.head(area.width), self.drawing(PLANS[0]).seats(area.width - 1)], 0);
        let wide = area.width >= WIDE;
        let (mut last, top) = (area.height - 1, head.height().min(area.height - 2));
        let room = (area.width - 2 - if wide { SIDE } else { 0 }).min(WIDEST + 1);
        let mut body = Rect::new(1, top, room, last - top);
        let small = area.width < SMALLEST.0 || area.height < SMALLEST.1;
        let mut fitted = self.fitted(body, wide, small, scroll);
        if self.all_keys && bar(&self.keys(fitted.scrolls()), area.width, self.voice, styles).height() > 1 {
            last -= 1;
            body.height -= 1;
            fitted = self.fitted(body, wide, small, scroll);
        }
        if fitted.left.is_none() && small {
            return too_small(area, buffer, voice);
        }
        copy(&head.buffer, head.buffer.area, buffer, 0, 0);
        let gap = PLANS[scroll.plan].gap;
        let room_below = if wide { 0 } else { fitted.left.unwrap_or(0).saturating_sub(gap).min(BELOW) };
        let below = self.lines_told(body.width, room_below).len() as u16;
        let told = if wide {
            Rect::new(body.right() + 2, top + 1, SIDE - 3, (last - top).saturating_sub(1))
        } else {
            Rect::new(1, last - below, body.width, below)
        };
        self.tell(told, buffer);
        // What has not happened yet leaves room for what was folded away.
        let window = Rect { height: body.height - below, ..body };
        let mut drawn = self.draw_table(fitted, window, buffer, scroll);
        drawn.lacking.1 = drawn.lacking.1.max(head.width().saturating_sub(area.width));
        let below = Rect { y: last, height: area.height - last, ..area };
        drawn.unnamed = keys_bar(&self.keys(drawn.more), below, buffer, self.voice, styles);
        drawn
    }

    /// What the keys do, the one first that shows the rest of the table if there is more of it.
    fn keys(&self, more: bool) -> Vec<(&str, String)> {
        let more = more.then(|| (self.more, self.voice.word("key-more")));
        more.into_iter().chain(self.keys.iter().cloned()).collect()
    }

    /// Draws the table in a window, and scrolls what is higher than that. What can be done stays where it is meanwhile.
    fn draw_table(&self, fitted: Fitted, mut window: Rect, buffer: &mut Buffer, scroll: &mut Scroll) -> Drawn {
        let Fitted { laid: Laid { whole, table, acts, rest }, left } = fitted;
        let widest = whole.width().max(acts.width()).max(rest.width());
        let lacking = (whole.height().saturating_sub(window.height), widest.saturating_sub(window.width));
        let mut drawn = Drawn { lacking, ..Drawn::default() };
        let canvas = if left.is_none() && acts.height() + LEAST.1 / 2 <= window.height {
            window.height -= acts.height();
            let place = Rect { y: window.bottom(), height: acts.height(), ..window };
            drawn.spots = self.show(acts, place, 0, buffer);
            stack([table, rest], 1)
        } else {
            stack([whole, rest], 1)
        };
        scroll.show(&canvas, self.hand.focus(), window.height);
        let (top, height) = (scroll.top, canvas.height());
        drawn.spots.extend(self.show(canvas, window, top, buffer));
        if top > 0 {
            buffer.set_string(window.right(), window.y, "▲", self.styles.key);
        }
        if top + window.height < height {
            buffer.set_string(window.right(), window.bottom() - 1, "▼", self.styles.key);
        }
        drawn.more = height > window.height;
        drawn
    }

    fn drawing(&self, plan: Plan) -> Drawing<'_> {
        Drawing { hand: self.hand, voice: self.voice, styles: self.styles, plan, result: &[] }
    }

    /// The roomiest way to lay the table out that fits, beginning with the one that was found before. Nothing is put away on
    /// a screen that is too small for most moments of a game: its players are told so at once.
    fn fitted(&self, body: Rect, wide: bool, small: bool, scroll: &mut Scroll) -> Fitted {
        let from = if scroll.body == body { scroll.plan } else { 0 };
        scroll.body = body;
        let ended = self.ended.filter(|play| play.over());
        let result = ended.map(|play| result(play, body.width - 5, self.voice, self.styles)).unwrap_or_default();
        let mut last = None;
        let plans = PLANS.iter().enumerate().filter(|(_, plan)| !small || plan.fold < Fold::Away);
        for (number, plan) in plans.filter(|(number, _)| *number >= from) {
            let laid = Drawing { result: &result, ..self.drawing(*plan) }.table(body.width - 1);
            let told = if wide { 0 } else { plan.told };
            let left = body.height.checked_sub(laid.whole.height()).filter(|left| *left >= told);
            scroll.plan = number;
            if left.is_some() && laid.whole.width() < body.width {
                return Fitted { laid, left };
            }
            last = Some(Fitted { laid, left });
        }
        last.expect("there is a plan")
    }

    /// Shows what lies in a window of a picture, and returns what can be touched there.
    fn show(&self, mut picture: Picture, window: Rect, top: u16, buffer: &mut Buffer) -> Vec<Spot> {
        if let Some(focus) = self.hand.focus() {
            for spot in picture.spots.iter().filter(|spot| spot.target == *focus) {
                picture.buffer.set_style(spot.rect, self.styles.focus);
            }
        }
        let part = Rect::new(0, top, picture.width().min(window.width), window.height);
        copy(&picture.buffer, part, buffer, window.x, window.y);
        picture.spots.into_iter().filter_map(|spot| spot.through(window, top)).collect()
    }

    /// The name of the game, and one sentence that says what is going on.
    fn head(&self, room: u16) -> Picture {
        let (voice, styles, hand) = (self.voice, self.styles, self.hand);
        let view = hand.view();
        let place = view.at.map_or_else(String::new, |at| format!("· {} ", voice.say(&at.said())));
        let name = format!(" {} {place}", voice.words.name(voice.slug));
        let said = voice.headline(&view.say);
        // Who pays for what has ended is told in red, and by the words.
        let paid = view.moment.as_ref().is_some_and(|moment| !moment.whom.is_empty());
        let style = if paid { styles.red.patch(styles.bold) } else { styles.bold };
        let (said, style) = self.remark.unwrap_or((&said, style));
        let room = room.saturating_sub(width(&name) + 2);
        let mut lines = vec![Picture::wrapped(said, room, style)];
        let costs = view.moment.iter().flat_map(|moment| &moment.costs).map(|cost| voice.say(cost));
        lines.extend(costs.map(|cost| Picture::wrapped(&cost, room, styles.plain)));
        Picture::text(&name, styles.focus.patch(styles.bold)).beside(&stack(lines, 0), 1)
    }

    /// What has happened, as much as there is room for.
    fn tell(&self, area: Rect, buffer: &mut Buffer) {
        for (y, line) in (area.y..).zip(self.lines_told(area.width, area.height)) {
            buffer.set_stringn(area.x, y, line, area.width.into(), self.styles.faint);
        }
    }

    /// The newest lines of what has happened, at most so many.
    fn lines_told(&self, room: u16, most: u16) -> Vec<String> {
        let mut lines: VecDeque<String> = VecDeque::new();
        for said in self.told.iter().rev() {
            wrapped(said, room.into()).into_iter().rev().for_each(|line| lines.push_front(line));
            if lines.len() >= most.into() {
                break;
            }
        }
        lines.split_off(lines.len().saturating_sub(most.into())).into()
    }
}

/// How far a table that is higher than the screen is scrolled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scroll {
    top: u16,
    /// What the scroll has followed last, so that it can be moved by hand as long as the focus rests.
    followed: Option<Target>,
    /// How the table was laid out last, and where: a key that picks something does not ask anew.
    plan: usize,
    body: Rect,
}

impl Scroll {
    /// Moves by so many lines.
    pub(crate) fn by(&mut self, lines: i32) {
        self.top = (i32::from(self.top) + lines).max(0) as u16;
    }

    /// Another table is looked at, which may be drawn larger or smaller.
    pub(crate) fn look_anew(&mut self) {
        self.plan = 0;
    }

    fn show(&mut self, canvas: &Picture, focus: Option<&Target>, height: u16) {
        if focus != self.followed.as_ref() {
            self.followed = focus.cloned();
            let found = canvas.spots.iter().find(|spot| Some(&spot.target) == focus);
            if let Some(Spot { rect, .. }) = found {
                self.top = self.top.min(rect.y).max(rect.bottom().saturating_sub(height));
            }
        }
        self.top = self.top.min(canvas.height().saturating_sub(height));
    }
}

/// Who has won, and who stands where.
fn result(play: &Play, room: u16, voice: &Voice, styles: Styles) -> Vec<Picture> {
    let say = |message: &Message| voice.words.say("cli", message, &voice.names);
    let won = Picture::wrapped(&say(&play.standings().who_won()), room, styles.accent);
    let rows = voice.ranking(play).into_iter().map(|row| Picture::text(&row, styles.plain));
    std::iter::once(won).chain(rows).collect()
}

/// Draws which keys do what: as many as fit, the most important first. Returns how many do not.
fn keys_bar(keys: &[(&str, String)], place: Rect, buffer: &mut Buffer, voice: &Voice, styles: Styles) -> usize {
    let fits = |count: &usize| bar(&keys[..*count], place.width, voice, styles).height() <= place.height;
    let named = (0..=keys.len()).rev().find(fits).unwrap_or(0);
    let bar = bar(&keys[..named], place.width, voice, styles);
    copy(&bar.buffer, bar.buffer.area, buffer, place.x + 1, place.y);
    keys.len() - named
}

/// Keys and what they do, in lines of this width.
fn bar(keys: &[(&str, String)], width: u16, voice: &Voice, styles: Styles) -> Picture {
    let enter = voice.word("key-enter");
    let key = |(key, what): &(&str, String)| {
        // The only one of these keys that languages call by a word of their own.
        let key = if *key == "Enter" { &*enter } else { key };
        Picture::spans(&[(key, styles.key), (" ", styles.plain), (what, styles.plain)])
    };
    let keys: Vec<_> = keys.iter().map(key).collect();
    let wide = keys.iter().map(|key| key.width() + 3).sum::<u16>() <= width;
    flow(keys, width - 2, if wide { 3 } else { 2 }, 0)
}

/// Draws all keys at the bottom of a screen, in two lines if need be, and returns what lies above them.
pub(crate) fn keys_below(
    keys: &[(&str, String)],
    area: Rect,
    buffer: &mut Buffer,
    voice: &Voice,
    styles: Styles,
) -> Rect {
    let height = bar(keys, area.width, voice, styles).height().clamp(1, 2);
    let above = Rect { height: area.height - height, ..area };
    keys_bar(keys, Rect { y: above.bottom(), height, ..area }, buffer, voice, styles);
    above
}

/// Draws a text in the middle of the screen.
pub(crate) fn in_the_middle(picture: &Picture, area: Rect, buffer: &mut Buffer) {
    let x = area.width.saturating_sub(picture.width()) / 2;
    let y = area.height.saturating_sub(picture.height()) / 2;
    copy(&picture.buffer, picture.buffer.area, buffer, x, y);
}

/// Whether there is room for a page of text; if not, a sentence says so.
pub(crate) fn has_room(area: Rect, buffer: &mut Buffer, voice: &Voice) -> bool {
    let room = area.width >= LEAST.0 && area.height >= LEAST.1;
    if !room {
        too_small(area, buffer, voice);
    }
    room
}

/// Says that the screen is too small, and what to do about it.
fn too_small(area: Rect, buffer: &mut Buffer, voice: &Voice) -> Drawn {
    let small = Message::new("too-small").with("width", area.width).with("height", area.height);
    let small = small.with("least_width", SMALLEST.0).with("least_height", SMALLEST.1);
    in_the_middle(&Picture::wrapped(&voice.tell(&small), area.width, Style::new()), area, buffer);
    Drawn { small: true, ..Drawn::default() }
}
