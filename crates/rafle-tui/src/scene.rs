//! A table on the screen: what is going on, who has what, the table itself, what has happened, and the keys.

use rafle_engine::{Message, Next, Play};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::Drawing;
use crate::hand::Target;
use crate::picture::{Picture, Spot, copy, flow, stack, width, wrapped};
use crate::style::Styles;
use crate::voice::Voice;

/// The smallest screen on which a table can be drawn.
pub const SMALLEST: (u16, u16) = (80, 24);

/// From this width on what has happened stands beside the table.
const WIDE: u16 = 120;
/// How wide it is then.
const SIDE: u16 = 38;
/// How many lines of it stand below the table otherwise.
const BELOW: u16 = 3;

/// What one sees while playing or looking back.
pub(crate) struct Scene<'a> {
    pub(crate) drawing: Drawing<'a>,
    /// The game, where it may be over.
    pub(crate) ended: Option<&'a Play>,
    /// What is said instead of what is going on: a refusal, a hint.
    pub(crate) remark: Option<(&'a str, Style)>,
    /// What has happened, the newest last.
    pub(crate) told: &'a [String],
    /// Keys and what they do.
    pub(crate) keys: &'a [(&'a str, String)],
}

impl Scene<'_> {
    /// Draws it, scrolled so that the focus can be seen, and returns what can be touched on the screen.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, scroll: &mut Scroll) -> Vec<Spot> {
        let Drawing { voice, styles, .. } = self.drawing;
        let head = stack([self.head(area.width), self.drawing.seats(area.width - 1)], 0);
        copy(&head.buffer, head.buffer.area, buffer, 0, 0);
        let top = head.height();
        let last = area.height - 1;
        keys_bar(self.keys, last, area.width, buffer, styles);
        let wide = area.width >= WIDE;
        let below = if wide { 0 } else { BELOW };
        let table = Rect::new(1, top, area.width - 2 - if wide { SIDE } else { 0 }, last - below - top);
        if wide {
            self.tell(Rect::new(area.width - SIDE + 1, top + 1, SIDE - 2, last - top - 1), buffer);
        } else {
            self.tell(Rect::new(1, last - below, area.width - 2, below), buffer);
        }
        let mut canvas = self.drawing.table(table.width - 1);
        if let Some(play) = self.ended.filter(|play| play.next() == Next::Nobody) {
            canvas = stack([self.drawing.framed(&result(play, voice, styles)), canvas], 1);
        }
        if let Some(focus) = self.drawing.hand.focus() {
            for spot in canvas.spots.clone().iter().filter(|spot| spot.target == *focus) {
                canvas.buffer.set_style(spot.rect, styles.focus);
            }
        }
        scroll.show(&canvas, self.drawing.hand.focus(), table.height);
        let part = Rect::new(0, scroll.top, canvas.width(), table.height);
        copy(&canvas.buffer, part, buffer, table.x, table.y);
        if scroll.top > 0 {
            buffer.set_string(table.right() - 1, table.y, "▲", styles.key);
        }
        if scroll.top + table.height < canvas.height() {
            buffer.set_string(table.right() - 1, table.bottom() - 1, "▼", styles.key);
        }
        let seen = |spot: Spot| {
            let top = (spot.rect.y + table.y).saturating_sub(scroll.top).max(table.y);
            let bottom = (spot.rect.bottom() + table.y).saturating_sub(scroll.top).min(table.bottom());
            let rect = Rect { x: spot.rect.x + table.x, y: top, height: bottom.saturating_sub(top), ..spot.rect };
            (rect.height > 0).then_some(Spot { rect, ..spot })
        };
        canvas.spots.into_iter().filter_map(seen).collect()
    }

    /// The name of the game, and one sentence that says what is going on.
    fn head(&self, room: u16) -> Picture {
        let Drawing { voice, styles, hand } = self.drawing;
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
        let mut lines: Vec<String> = Vec::new();
        for said in self.told.iter().rev() {
            let mut wrapped = wrapped(said, area.width.into());
            wrapped.extend(lines);
            lines = wrapped;
            if lines.len() >= area.height.into() {
                break;
            }
        }
        let from = lines.len().saturating_sub(area.height.into());
        for (y, line) in (area.y..).zip(&lines[from..]) {
            buffer.set_stringn(area.x, y, line, area.width.into(), self.drawing.styles.faint);
        }
    }
}

/// How far a table that is higher than the screen is scrolled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scroll {
    top: u16,
    /// What the scroll has followed last, so that it can be moved by hand as long as the focus rests.
    followed: Option<Target>,
}

impl Scroll {
    /// Moves by so many lines.
    pub(crate) fn by(&mut self, lines: i32) {
        self.top = (i32::from(self.top) + lines).max(0) as u16;
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
fn result(play: &Play, voice: &Voice, styles: Styles) -> Picture {
    let say = |message: &Message| voice.words.say("cli", message, &voice.names);
    let standings = play.standings();
    let won = say(&standings.who_won());
    let mut rows: Vec<_> = standings.rows().collect();
    rows.sort_by_key(|row| row.place);
    let row = |row: &rafle_engine::Standing| {
        let standing = Message::new("standing").with("place", row.place).with("seat", row.seat);
        Picture::text(&say(&standing.with("score", row.score)), styles.plain)
    };
    stack([Picture::text(&won, styles.accent)].into_iter().chain(rows.iter().map(row)), 0)
}

/// The line at the bottom that says which keys do what.
pub(crate) fn keys_bar(keys: &[(&str, String)], y: u16, room: u16, buffer: &mut Buffer, styles: Styles) {
    let key =
        |(key, what): &(&str, String)| Picture::spans(&[(key, styles.key), (" ", styles.plain), (what, styles.plain)]);
    let bar = flow(keys.iter().map(key), room - 2, 3, 0);
    copy(&bar.buffer, Rect::new(0, 0, bar.width(), 1), buffer, 1, y);
}

/// Draws a text in the middle of the screen.
pub(crate) fn in_the_middle(picture: &Picture, area: Rect, buffer: &mut Buffer) {
    let x = area.width.saturating_sub(picture.width()) / 2;
    let y = area.height.saturating_sub(picture.height()) / 2;
    copy(&picture.buffer, picture.buffer.area, buffer, x, y);
}

/// Whether there is room for a table; if not, a sentence says so.
pub(crate) fn has_room(area: Rect, buffer: &mut Buffer, voice: &Voice) -> bool {
    let (least_width, least_height) = SMALLEST;
    if area.width >= least_width && area.height >= least_height {
        return true;
    }
    let small = Message::new("too-small").with("width", area.width).with("height", area.height);
    let small = small.with("least_width", least_width).with("least_height", least_height);
    in_the_middle(&Picture::wrapped(&voice.tell(&small), area.width, Style::new()), area, buffer);
    false
}
