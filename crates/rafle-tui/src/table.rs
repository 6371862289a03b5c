//! A table in the terminal: people at one screen, bots in the other seats.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use rafle_engine::{
    AnyGame, AnySeen, Luck, Message, Moment, Next, Play, SHOWN, Seat, Seats, Seeded, TableLine, View, Viewer,
};
use rafle_words::{Words, of_the_system};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::draw::{Drawing, PLANS};
use crate::hand::{Deed, Hand, Target};
use crate::page::Page;
use crate::picture::{Picture, Spot, stack};
use crate::replay::Replay;
use crate::scene::{Drawn, Scene, Scroll, has_room, in_the_middle, keys_below};
use crate::screen::Screen;
use crate::style::Styles;
use crate::voice::Voice;

/// How long nothing is looked at while nothing can happen by itself.
const IDLE: Duration = Duration::from_millis(500);
/// How often a bot that thinks is asked whether it has finished.
const ASKING: Duration = Duration::from_millis(20);
/// How long a moment is looked at before bots go on.
const LOOKING: Duration = Duration::from_secs(6);
/// Shows what every round has brought.
const PAD_KEY: char = 'H';
/// Shows what has no room on the screen.
const MORE: &str = "PgDn";
/// Shows everybody, where more sit than are shown at a time.
pub(crate) const EVERYBODY_KEY: char = '*';
/// How far a page of the table is scrolled.
const PAGE: i32 = 10;

/// Chooses for a bot of this strength, by what its seat sees and nothing else.
pub type Think = Arc<dyn Fn(&str, &AnySeen) -> Option<String> + Send + Sync>;

/// What a coach has to say of a game that is over, line by line.
pub type Analyse = Arc<dyn Fn(&Play) -> Vec<String> + Send + Sync>;

/// Keeps lines before they are shown.
pub type Keep = Box<dyn FnMut(&[String]) -> io::Result<()>>;

/// What a table needs besides the game.
pub struct Setting {
    /// How bots choose.
    pub think: Think,
    /// The strength that gives hints.
    pub adviser: String,
    /// Who looks back on a game that is over.
    pub analyse: Analyse,
    /// Where luck comes from.
    pub luck: Box<dyn Luck>,
    /// Where lines are kept.
    pub keep: Keep,
    /// How long a bot waits before it moves.
    pub pause: Duration,
    /// The language.
    pub words: Words,
    /// How things look.
    pub styles: Styles,
}

impl Setting {
    /// For a table that is only looked at: nobody thinks, nothing is kept, and there is no luck to speak of.
    pub fn to_look_at(words: Words, styles: Styles) -> Setting {
        Setting {
            think: Arc::new(|_, _| None),
            adviser: String::new(),
            analyse: Arc::new(|_| Vec::new()),
            luck: Box::new(Seeded::new(0)),
            keep: Box::new(|_| Ok(())),
            pause: Duration::ZERO,
            words,
            styles,
        }
    }
}

/// A game being played at this screen.
pub struct Table {
    play: Play,
    /// The strength of the bot in each seat; nothing where a person sits.
    bots: Vec<Option<String>>,
    setting: Setting,
    voice: Voice,
    viewer: Viewer,
    hand: Hand,
    /// What has happened, as each who looks at this screen was told it.
    told: Vec<(Viewer, Vec<String>)>,
    remark: Option<(String, Remark)>,
    over: Option<Over>,
    scroll: Scroll,
    drawn: Drawn,
    /// Whether everybody is shown, however many sit here.
    everybody: bool,
    /// When a bot may move.
    due: Option<Instant>,
    thinking: Option<Thinking>,
    /// A coach who looks back on the game.
    looking_back: Option<Receiver<Vec<String>>>,
    left: Option<Left>,
}

/// How somebody left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The table alone.
    Table,
    /// The table, to play the same again.
    Again,
    /// The program, with Ctrl-C.
    Program,
}

/// What lies over the table.
enum Over {
    /// The screen will go to this seat, once whoever has thrown has seen the dice.
    Seen(Seat),
    /// The screen goes to this seat, who alone may look.
    Cover(Seat),
    Rules(Page),
    Analysis(Page),
    LookBack(Box<Replay>),
    Leaving,
    /// What has just ended, one after the other, and until when the first is looked at; for as long as one likes if the next
    /// to act sits here.
    Moments(VecDeque<Hand>, Option<Instant>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Remark {
    Refusal,
    Hint,
}

/// A bot that is asked.
struct Thinking {
    answer: Receiver<Option<String>>,
    /// Whether a person asked for a hint.
    hint: bool,
}

impl Table {
    /// A table where this game has come so far.
    pub fn new(play: Play, setting: Setting) -> Table {
        let bots = bots(&play);
        let mut viewers: Vec<_> = people(&bots).map(Viewer::Seat).collect();
        let alone = viewers.first().filter(|_| viewers.len() == 1).and_then(|viewer| viewer.seat());
        let voice = Voice::on_screen(setting.words, play.start().about().slug).calling(&play).read_by(alone);
        if viewers.is_empty() {
            viewers.push(Viewer::Spectator);
        }
        let viewer = viewers[0];
        let hand = Hand::new(play.start().view(viewer), &[]);
        let mut table = Table {
            play,
            bots,
            voice,
            viewer,
            hand,
            told: viewers.into_iter().map(|viewer| (viewer, Vec::new())).collect(),
            remark: None,
            over: None,
            scroll: Scroll::default(),
            drawn: Drawn::default(),
            everybody: false,
            due: None,
            thinking: None,
            looking_back: None,
            left: None,
            setting,
        };
        table.tell_all();
        table.remember_keys();
        table.look();
        table.settle(Instant::now());
        table
    }

    /// Plays until the table is left. What was added to the game has been kept by then.
    pub fn run(&mut self, screen: &mut Screen) -> io::Result<Left> {
        loop {
            if let Some(left) = self.left {
                return Ok(left);
            }
            self.advance(Instant::now());
            screen.draw(|area, buffer| self.draw(area, buffer))?;
            match screen.heard(self.patience())? {
                Some(Event::Key(key)) if is_control(key, 'c') => self.left = Some(Left::Program),
                Some(Event::Key(key)) if is_control(key, 'l') => screen.clear()?,
                Some(Event::Key(key)) if is_plain(key) => self.press(key.code),
                Some(Event::Mouse(mouse)) => self.point(mouse),
                _ => {}
            }
        }
    }

    /// The game as far as it has come.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// What can be touched on the screen as it was drawn last, and where.
    pub fn shown(&self) -> impl Iterator<Item = (&Target, Rect)> {
        self.drawn.spots.iter().map(|spot| (&spot.target, spot.rect))
    }

    /// Whether there is more than the screen shows; a key that is named there shows it.
    pub fn has_more(&self) -> bool {
        self.drawn.more
    }

    /// How many lines and columns the screen lacked when it was drawn last, for all to be seen at once.
    pub fn lacking(&self) -> (u16, u16) {
        self.drawn.lacking
    }

    /// How many keys the last line had no room to name when it was drawn last; the page of the rules names them all.
    pub fn unnamed(&self) -> usize {
        self.drawn.unnamed
    }

    /// What the person at the screen has in hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    fn patience(&self) -> Duration {
        let waits = self.thinking.is_some() || self.due.is_some() || self.looking_back.is_some();
        if waits { ASKING } else { IDLE }
    }

    /// Does what happens by itself: luck that nobody has to tap for, what is the only thing to do, and the moves of bots.
    pub fn advance(&mut self, now: Instant) {
        self.hear_hint();
        self.hear_the_coach();
        if matches!(self.over, Some(Over::Moments(_, Some(until))) if now >= until) {
            self.go_on(now);
        }
        if self.over.is_some() || self.due.is_some_and(|due| now < due) {
            return;
        }
        let line = match self.play.next() {
            Next::Nobody => None,
            Next::Chance { hand: None } => Some(self.play.draw(&mut *self.setting.luck)),
            Next::Chance { hand: Some(seat) } => {
                self.level(seat).is_some().then(|| self.play.draw(&mut *self.setting.luck))
            }
            Next::Seat(seat) => match (self.play.now().forced(), self.level(seat)) {
                (Some(forced), _) => Some(forced),
                (None, Some(_)) => self.bot_chooses(seat),
                (None, None) => None,
            },
        };
        if let Some(line) = line {
            self.enter(&line, now);
        }
    }

    fn level(&self, seat: Seat) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    /// What the bot in this seat has chosen; nothing as long as it thinks.
    fn bot_chooses(&mut self, seat: Seat) -> Option<String> {
        let Some(thinking) = &self.thinking else {
            let level = self.level(seat)?.to_owned();
            self.thinking = Some(self.ask(level, seat, false));
            return None;
        };
        match thinking.answer.try_recv() {
            Err(TryRecvError::Empty) => None,
            answer => {
                self.thinking = None;
                // A bot that has no answer plays the first open action rather than stopping the table.
                answer.ok().flatten().or_else(|| self.play.now().open().into_iter().next())
            }
        }
    }

    fn ask(&self, level: String, seat: Seat, hint: bool) -> Thinking {
        let seen = self.play.seen_by(seat);
        let (send, answer) = channel();
        let think = self.setting.think.clone();
        thread::spawn(move || {
            // Nobody listens any more if the table was left meanwhile.
            let _ = send.send(think(&level, &seen));
        });
        Thinking { answer, hint }
    }

    /// Enters a line and what follows from it: kept first, shown after. A refusal is said.
    fn enter(&mut self, line: &str, now: Instant) {
        self.remark = None;
        let thrower = if let Next::Chance { hand } = self.play.next() { hand.map(Viewer::Seat) } else { None };
        let lines = match self.play.lines_after(line, &mut *self.setting.luck) {
            Ok(lines) => lines,
            Err(refusal) => {
                self.remark = Some((self.voice.say(refusal.message()), Remark::Refusal));
                return;
            }
        };
        if self.kept(&lines) {
            let mut moments = VecDeque::new();
            for line in &lines {
                tell(&mut self.told, self.play.now(), line, &self.voice);
                moments.extend(self.moment(line));
                self.play.enter(line).expect("what follows from a line is accepted");
            }
            let looked = self.viewer;
            if moments.is_empty() {
                self.settle(now);
            } else {
                self.show(moments, now);
            }
            // Whoever has thrown sees the dice before the screen is covered.
            if let Some(Over::Cover(seat)) = self.over
                && thrower == Some(looked)
            {
                self.over = Some(Over::Seen(seat));
            }
        }
    }

    /// What this line ends, if it should be seen before the table goes on. At a table without pauses nobody waits.
    fn moment(&self, line: &str) -> Option<Hand> {
        let view = self.play.now().moment(line, self.viewer).filter(|_| !self.setting.pause.is_zero())?;
        let waits = view.moment.as_ref().is_some_and(Moment::waits);
        waits.then(|| Hand::new(foremost(view, self.everybody), &[]))
    }

    fn show(&mut self, moments: VecDeque<Hand>, now: Instant) {
        self.drawn.spots.clear();
        let (Next::Seat(seat) | Next::Chance { hand: Some(seat) }) = self.play.next() else {
            self.over = Some(Over::Moments(moments, None));
            return;
        };
        self.over = Some(Over::Moments(moments, self.level(seat).map(|_| now + LOOKING)));
    }

    /// The moment has been seen: the next one, or the table as it stands.
    fn go_on(&mut self, now: Instant) {
        if let Some(Over::Moments(mut moments, _)) = self.over.take() {
            moments.pop_front();
            if moments.is_empty() { self.settle(now) } else { self.show(moments, now) }
        }
    }

    fn kept(&mut self, lines: &[String]) -> bool {
        match (self.setting.keep)(lines) {
            Ok(()) => true,
            Err(error) => {
                let why = Message::new("not-kept").with("why", of_the_system(&error));
                self.remark = Some((self.voice.tell(&why), Remark::Refusal));
                false
            }
        }
    }

    /// Looks at the table anew after something was added to the game.
    fn settle(&mut self, now: Instant) {
        self.thinking = None;
        self.due = None;
        self.drawn = Drawn::default();
        let next = match self.play.next() {
            Next::Seat(seat) | Next::Chance { hand: Some(seat) } => Some(seat),
            Next::Chance { hand: None } | Next::Nobody => None,
        };
        match next {
            Some(seat) if self.level(seat).is_some() => self.due = Some(now + self.setting.pause),
            Some(seat) if self.viewer != Viewer::Seat(seat) => self.hand_over(seat),
            _ => {}
        }
        self.look();
        self.scroll = Scroll::default();
    }

    /// The screen goes to somebody else. Where something is hidden, it is covered meanwhile.
    fn hand_over(&mut self, seat: Seat) {
        if self.play.start().about().hidden {
            self.over = Some(Over::Cover(seat));
        } else {
            self.viewer = Viewer::Seat(seat);
        }
    }

    fn uncover(&mut self, seat: Seat) {
        self.over = None;
        self.viewer = Viewer::Seat(seat);
        self.look();
    }

    /// Looks at the table with the eyes of the viewer.
    fn look(&mut self) {
        let (view, open) = seen(&self.play, self.viewer, self.everybody);
        self.hand = self.hand.next(view, &open);
    }

    /// Tells everything from the beginning.
    fn tell_all(&mut self) {
        self.told.iter_mut().for_each(|(_, told)| told.clear());
        for step in self.play.steps() {
            tell(&mut self.told, &*step.before, step.line, &self.voice);
        }
    }

    /// Gives things the letters that they had when these choices were made: a game that is gone on with has its keys.
    fn remember_keys(&mut self) {
        for step in self.play.steps() {
            if let Next::Seat(seat) = step.before.next()
                && self.level(seat).is_none()
                && step.before.forced().is_none()
            {
                self.hand = self.hand.next(step.before.view(Viewer::Seat(seat)), &[]);
            }
        }
    }

    /// A key that was pressed. Keys rest while the screen is too small to show what they do.
    pub fn press(&mut self, key: KeyCode) {
        if self.drawn.small {
            return;
        }
        match &mut self.over {
            Some(Over::Seen(_) | Over::Cover(_)) if key == KeyCode::Esc => self.over = Some(Over::Leaving),
            Some(Over::Seen(seat)) => self.over = Some(Over::Cover(*seat)),
            Some(Over::Cover(seat)) => {
                let seat = *seat;
                self.uncover(seat);
                self.hand.rest();
            }
            Some(Over::Rules(page) | Over::Analysis(page)) => {
                if !page.press(key) {
                    self.over = None;
                }
            }
            Some(Over::LookBack(replay)) => {
                if !replay.press(key) {
                    self.over = None;
                }
            }
            Some(Over::Moments(..)) if key == KeyCode::Esc => {
                self.over = None;
                self.settle(Instant::now());
                self.hand.rest();
            }
            Some(Over::Moments(..)) if key == KeyCode::PageDown => self.scroll.by(PAGE),
            Some(Over::Moments(..)) if key == KeyCode::PageUp => self.scroll.by(-PAGE),
            Some(Over::Moments(..)) => {
                self.go_on(Instant::now());
                self.hand.rest();
            }
            Some(Over::Leaving) if key == KeyCode::Enter => self.left = Some(Left::Table),
            Some(Over::Leaving) => {
                self.over = None;
                self.settle(Instant::now());
            }
            None => self.press_at_table(key),
        }
    }

    fn press_at_table(&mut self, key: KeyCode) {
        match key {
            KeyCode::Esc if self.hand.forget_typed() => {}
            KeyCode::Esc if self.is_over() => self.left = Some(Left::Table),
            KeyCode::Esc => self.over = Some(Over::Leaving),
            KeyCode::Char('?') | KeyCode::F(1) => self.over = Some(Over::Rules(self.rules())),
            KeyCode::Char(PAD_KEY) if self.play.start().pad().is_some() => self.over = self.pad().map(Over::Rules),
            KeyCode::Char(EVERYBODY_KEY) if self.has_more_seats() => {
                self.everybody = !self.everybody;
                self.look();
                self.scroll = Scroll::default();
            }
            KeyCode::Backspace => self.take_back(),
            KeyCode::PageDown => self.scroll.by(PAGE),
            KeyCode::PageUp => self.scroll.by(-PAGE),
            KeyCode::Char(letter) if self.is_over() => self.after_the_game(letter),
            KeyCode::Char('!') => self.ask_for_a_hint(),
            KeyCode::Up => self.go(0, -1),
            KeyCode::Down => self.go(0, 1),
            KeyCode::Left => self.go(-1, 0),
            KeyCode::Right => self.go(1, 0),
            key => match self.hand.press(key) {
                Some(deed) => self.done(deed),
                None if key == KeyCode::Char(' ') && self.hand.focus().is_some() => {
                    self.remark = Some((self.voice.word("space-does-nothing"), Remark::Refusal));
                }
                None => {
                    let other = key.as_char().and_then(|letter| self.hand.in_other_case(letter));
                    let said = other.map(|key| Message::new("other-case").with("key", key.to_string()));
                    self.remark = said.map(|said| (self.voice.tell(&said), Remark::Refusal)).or(self.remark.take());
                }
            },
        }
    }

    /// Whether more sit here than are shown at a time.
    fn has_more_seats(&self) -> bool {
        self.play.start().seats() > SHOWN
    }

    fn is_over(&self) -> bool {
        self.play.over()
    }

    /// What one wants when a game is over.
    fn after_the_game(&mut self, letter: char) {
        match letter {
            'a' => self.left = Some(Left::Again),
            'l' => {
                let (words, styles) = (self.setting.words, self.setting.styles);
                let replay = Replay::new(self.play.clone(), self.viewer, words, styles);
                self.over = Some(Over::LookBack(Box::new(replay)));
            }
            'n' if self.looking_back.is_none() => {
                self.remark = Some((self.voice.word("looking-back"), Remark::Hint));
                let (send, answer) = channel();
                let (analyse, play) = (self.setting.analyse.clone(), self.play.clone());
                thread::spawn(move || send.send(analyse(&play)));
                self.looking_back = Some(answer);
            }
            _ => {}
        }
    }

    fn hear_the_coach(&mut self) {
        let Some(answer) = &self.looking_back else { return };
        match answer.try_recv() {
            Ok(lines) => self.over = Some(Over::Analysis(Page::of_lines(lines))),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {}
        }
        self.looking_back = None;
        self.remark = None;
    }

    fn point(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollDown => self.scroll.by(1),
            MouseEventKind::ScrollUp => self.scroll.by(-1),
            MouseEventKind::Down(_) if self.over.is_none() && !self.drawn.small => {
                let here = (mouse.column, mouse.row).into();
                let found = self.drawn.spots.iter().rfind(|spot| spot.rect.contains(here));
                if let Some(target) = found.map(|spot| spot.target.clone()) {
                    self.hand.focus_on(&target);
                    let deed = self.hand.touch(&target);
                    self.done(deed);
                }
            }
            _ => {}
        }
    }

    fn done(&mut self, deed: Deed) {
        match deed {
            Deed::Picked => self.remark = None,
            Deed::PickFirst(why) => self.remark = Some((self.voice.tell(&why), Remark::Refusal)),
            Deed::Act(line) => self.enter(&line, Instant::now()),
            Deed::Throw => {
                let line = self.play.draw(&mut *self.setting.luck);
                self.enter(&line, Instant::now());
            }
        }
    }

    /// Moves the focus to what lies nearest in this direction.
    fn go(&mut self, right: i32, down: i32) {
        let here = self.hand.focus().and_then(|focus| self.drawn.spots.iter().find(|spot| spot.target == *focus));
        let Some(here) = here.map(|spot| spot.rect) else { return self.hand.step(1) };
        if let Some(target) = nearest(&self.drawn.spots, here, right, down) {
            self.hand.focus_on(&target);
        } else {
            // What is not on the screen can still be reached.
            self.hand.step((right + down) as isize);
        }
    }

    fn ask_for_a_hint(&mut self) {
        let Some(seat) = self.viewer.seat().filter(|&seat| self.play.next() == Next::Seat(seat)) else { return };
        if self.thinking.is_none() {
            self.remark = Some((self.voice.word("hint-thinking"), Remark::Hint));
            self.thinking = Some(self.ask(self.setting.adviser.clone(), seat, true));
        }
    }

    fn hear_hint(&mut self) {
        let Some(Thinking { answer, hint: true }) = &self.thinking else { return };
        let Ok(answer) = answer.try_recv() else { return };
        self.thinking = None;
        let said = match answer {
            Some(line) => {
                self.hand.prepare(&line);
                self.voice.tell(&Message::new("hint").with("line", self.called(&line)))
            }
            None => self.voice.word("hint-none"),
        };
        self.remark = Some((said, Remark::Hint));
    }

    /// An action in the words of whoever plays.
    fn called(&self, line: &str) -> String {
        match self.hand.called(line) {
            Some((label, picked)) if picked.is_empty() => self.voice.say(label),
            Some((label, picked)) => self.voice.labelled(&self.voice.say(label), &picked),
            None => line.to_owned(),
        }
    }

    /// How many lines the last real choice of a person and all that came after it are; when the game is over it stays.
    fn lines_back(&self) -> Option<usize> {
        self.play.lines_since_choice(|seat| self.level(seat).is_none()).filter(|_| !self.is_over())
    }

    /// Takes back the last real choice of a person, and all that came after it, unless luck has answered it.
    fn take_back(&mut self) {
        let back = match self.lines_back() {
            Some(back) if self.play.may_go_back(back) => back,
            back => {
                let why = if back.is_some() { "answered" } else { "nothing-to-take-back" };
                self.remark = Some((self.voice.word(why), Remark::Refusal));
                return;
            }
        };
        let undo = TableLine::Undo(back).to_string();
        if self.kept(std::slice::from_ref(&undo)) {
            self.play.enter(&undo).expect("so many lines can be taken back");
            self.tell_all();
            self.remark = None;
            self.settle(Instant::now());
        }
    }

    fn rules(&self) -> Page {
        let rules = self.voice.words.rules(self.voice.slug);
        let card = self.play.now().aid().map(|aid| self.voice.words.aid(self.voice.slug, &aid));
        let rules = rules.map(|rules| rules.with_note().into_owned());
        Page::new(std::iter::once(self.all_keys()).chain(card).chain(rules).collect())
    }

    /// All keys that mean the same at every table, in a paragraph: the last line of the screen may have no room for them.
    fn all_keys(&self) -> String {
        let more = self.drawn.more.then(|| (MORE, self.voice.word("key-more")));
        let keys: Vec<_> = more.into_iter().chain(self.keys()).map(|(key, what)| format!("{key} {what}")).collect();
        let title = self.voice.words.word("site", "keys").unwrap_or_default();
        self.voice.labelled(&title, &keys.join(" · ")) + "\n\n"
    }

    /// What every round has brought, where the game is scored so.
    fn pad(&self) -> Option<Page> {
        let names: Vec<_> =
            Seats::first(self.play.now().seats()).iter().map(|seat| Some(self.voice.player(seat))).collect();
        self.play.pad().map(|pad| Page::new(self.voice.words.pad(&pad, &names)))
    }

    /// Draws the table, or what lies over it.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let (voice, styles) = (&self.voice, self.setting.styles);
        if matches!(self.over, None | Some(Over::Seen(_))) {
            return self.draw_table(area, buffer);
        }
        self.drawn = Drawn { small: !has_room(area, buffer, voice), ..Drawn::default() };
        match &mut self.over {
            _ if self.drawn.small => {}
            None | Some(Over::Seen(_)) => {}
            Some(Over::Rules(page) | Over::Analysis(page)) => page.draw(area, buffer, voice, styles),
            Some(Over::LookBack(replay)) => replay.draw(area, buffer),
            Some(Over::Cover(seat)) => {
                let cover = self.voice.tell(&Message::new("cover").with("seat", *seat));
                self.draw_question(&cover, &[], area, buffer);
            }
            Some(Over::Moments(moments, _)) => {
                let keys = [("Enter", self.voice.word("key-go-on"))];
                let told =
                    self.told.iter().find(|(viewer, _)| *viewer == self.viewer).map_or(&[][..], |(_, told)| told);
                let (hand, more, all_keys) = (&moments[0], MORE, false);
                let scene = Scene { hand, voice, styles, ended: None, remark: None, told, keys: &keys, all_keys, more };
                self.drawn = scene.draw(area, buffer, &mut self.scroll);
            }
            Some(Over::Leaving) => {
                let keys = [("Enter", self.voice.word("key-leave")), ("Esc", self.voice.word("key-stay"))];
                self.draw_question(&self.voice.word("leave"), &keys, area, buffer);
            }
        }
    }

    fn draw_question(&self, question: &str, keys: &[(&str, String)], area: Rect, buffer: &mut Buffer) {
        let styles = self.setting.styles;
        let question = Picture::wrapped(question, (area.width / 2).max(24), styles.bold);
        let drawing = Drawing { hand: &self.hand, voice: &self.voice, styles, plan: PLANS[0], result: &[] };
        in_the_middle(&drawing.framed(&stack([question], 0)), area, buffer);
        keys_below(keys, area, buffer, &self.voice, styles);
    }

    /// What the keys do that mean the same at every table, the most important first. What cannot be taken back has no key.
    fn keys(&self) -> Vec<(&'static str, String)> {
        let back = self.lines_back().is_some_and(|back| self.play.may_go_back(back));
        let keys: &[(&str, &'static str)] = if self.is_over() {
            &[
                ("a", "key-again"),
                ("l", "key-look-back"),
                ("n", "key-analyse"),
                ("Esc", "key-leave"),
                ("?", "key-rules"),
            ]
        } else {
            &[
                ("Esc", "key-leave"),
                ("?", "key-rules"),
                ("!", "key-hint"),
                ("Enter", "key-do"),
                ("⌫", "key-back"),
                ("Tab ←↑↓→", "key-move"),
            ]
        };
        let shown = keys.iter().copied().filter(|(_, what)| back || *what != "key-back");
        let pad = self.play.start().pad().map(|pad| ("H", if pad.deals() { "key-pad-hands" } else { "key-pad" }));
        let rest = if self.everybody { "key-foremost" } else { "key-everybody" };
        let rest = self.has_more_seats().then_some(("*", rest));
        rest.into_iter().chain(shown).chain(pad).map(|(key, what)| (key, self.voice.word(what))).collect()
    }

    fn draw_table(&mut self, area: Rect, buffer: &mut Buffer) {
        let styles = self.setting.styles;
        let keys = self.keys();
        let waiting = self.thinking.as_ref().filter(|thinking| !thinking.hint).and(self.seat_thinking());
        let waiting = waiting.map(|seat| self.voice.tell(&Message::new("thinking").with("seat", seat)));
        let seen = if let Some(Over::Seen(seat)) = self.over { Some(seat) } else { None };
        let seen = seen.map(|seat| self.voice.tell(&Message::new("seen-enough").with("seat", seat)));
        let remark = self.remark.as_ref().map(|(said, kind)| match kind {
            Remark::Refusal => (said.as_str(), styles.red.patch(styles.bold)),
            Remark::Hint => (said.as_str(), styles.accent),
        });
        let remark = seen.as_deref().map(|said| (said, styles.accent)).or(remark);
        let remark = remark.or_else(|| waiting.as_deref().map(|said| (said, styles.faint)));
        let mut scroll = self.scroll.clone();
        let told = self.told.iter().find(|(viewer, _)| *viewer == self.viewer).map_or(&[][..], |(_, told)| told);
        let (hand, voice, ended) = (&self.hand, &self.voice, Some(&self.play));
        // When a game is over there is nothing left to do but by these keys.
        let (all_keys, more) = (self.is_over(), MORE);
        let scene = Scene { hand, voice, styles, ended, remark, told, keys: &keys, all_keys, more };
        let drawn = scene.draw(area, buffer, &mut scroll);
        (self.drawn, self.scroll) = (drawn, scroll);
    }

    fn seat_thinking(&self) -> Option<Seat> {
        if let Next::Seat(seat) = self.play.next() { Some(seat) } else { None }
    }
}

/// Tells everybody what a line means that is added to `game`.
fn tell(told: &mut [(Viewer, Vec<String>)], game: &dyn AnyGame, line: &str, voice: &Voice) {
    for (viewer, told) in told {
        told.extend(game.happened(line, *viewer).iter().map(|message| voice.say(message)));
    }
}

/// The strength of the bot in each seat, as the log says: `sits B bot club`. Nothing where a person sits.
pub fn bots(play: &Play) -> Vec<Option<String>> {
    let bot = |sits: &Vec<String>| sits.last()?.strip_prefix("bot ").map(ToOwned::to_owned);
    play.seating().sits.iter().map(bot).collect()
}

/// The seats in which people sit.
fn people(bots: &[Option<String>]) -> impl Iterator<Item = Seat> {
    bots.iter().enumerate().filter(|(_, bot)| bot.is_none()).map(|(index, _)| Seat::new(index))
}

/// The view with everybody, or with those who are shown first.
pub(crate) fn foremost(view: View, everybody: bool) -> View {
    let seats = view.foremost();
    if everybody { view } else { view.only(seats) }
}

/// What a viewer sees, of everybody or of those who are shown first, and what is open.
fn seen(play: &Play, viewer: Viewer, everybody: bool) -> (View, Vec<String>) {
    let open = if matches!(play.next(), Next::Seat(_)) { play.now().open() } else { Vec::new() };
    (foremost(play.view(viewer), everybody), open)
}

/// Whether this is a key by itself: with Ctrl or Alt none means anything here.
pub(crate) fn is_plain(key: KeyEvent) -> bool {
    key.modifiers.difference(KeyModifiers::SHIFT).is_empty()
}

pub(crate) fn is_control(key: KeyEvent, letter: char) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char(letter)
}

/// The spot that lies nearest in a direction; what lies askew is further than it looks.
fn nearest(spots: &[Spot], here: Rect, right: i32, down: i32) -> Option<Target> {
    let middle = |rect: Rect| {
        (i32::from(rect.x) * 2 + i32::from(rect.width), i32::from(rect.y) * 4 + i32::from(rect.height) * 2)
    };
    let (x, y) = middle(here);
    let distance = |spot: &&Spot| {
        let (dx, dy) = (middle(spot.rect).0 - x, middle(spot.rect).1 - y);
        let (along, askew) = if right != 0 { (dx * right, dy.abs()) } else { (dy * down, dx.abs()) };
        (along > 0 && askew <= 4 * along).then_some(along + 3 * askew)
    };
    let found = spots.iter().filter_map(|spot| Some((distance(&spot)?, spot)));
    found.min_by_key(|(distance, _)| *distance).map(|(_, spot)| spot.target.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that has come so far.
    fn table(slug: &str, lines: &[&str], pause: Duration) -> Table {
        let mut play = Play::new(rafle_games::open(slug, 2, &[]).unwrap().unwrap());
        for line in lines {
            play.enter(line).unwrap();
        }
        Table::new(play, Setting { pause, ..Setting::to_look_at(Words::of("en"), Styles::new(false)) })
    }

    fn seen(table: &mut Table) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
        table.draw(buffer.area, &mut buffer);
        buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    const PAUSE: Duration = Duration::from_millis(700);

    #[test]
    fn what_has_ended_is_looked_at_until_a_key_goes_on() {
        let mut greedy = table("greedy", &["name A Anna", "name B Bo", "throw 6", "again"], PAUSE);
        greedy.enter("throw 1", Instant::now());
        let lost = seen(&mut greedy);
        assert!(lost.contains("Anna loses 6 points.") && lost.contains("go on"), "{lost}");
        assert!(!lost.contains("Bo is to throw"));
        greedy.advance(Instant::now() + LOOKING);
        assert!(seen(&mut greedy).contains("Anna loses"), "nobody is hurried who is next");
        greedy.press(KeyCode::Enter);
        assert!(seen(&mut greedy).contains("Bo is to throw one die."));
        greedy.press(KeyCode::Enter);
        assert!(greedy.play.log().ends_with(&["throw 1".to_owned()]), "one Enter too many does nothing");
        greedy.press(KeyCode::Tab);
        greedy.press(KeyCode::Enter);
        assert!(!greedy.play.log().ends_with(&["throw 1".to_owned()]), "what is chosen is done");
    }

    #[test]
    fn whoever_takes_the_screen_chooses_nothing_by_that() {
        let lines = "name A Anna;name B Bo;dealer A;deal 3S;deal 4S;deal 9H;deal 10C;deal 5D;deal 6D;up 7S";
        let lines: Vec<_> = lines.split(';').collect();
        let mut crowns = table("five-crowns", &lines, Duration::ZERO);
        crowns.advance(Instant::now());
        assert!(seen(&mut crowns).contains("Pass the screen to Bo"), "{}", seen(&mut crowns));
        for _ in 0..3 {
            crowns.press(KeyCode::Enter);
        }
        assert!(seen(&mut crowns).contains("Bo"), "the screen is taken");
        assert_eq!(crowns.play.log().len(), lines.len());
    }

    #[test]
    fn a_name_longer_than_the_screen_shows_that_it_is() {
        let name = "Wolfeschlegelsteinhausenbergerdorff".repeat(4);
        let mut greedy = table("greedy", &[&format!("name A {name}"), "name B Bo"], PAUSE);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 20));
        greedy.draw(buffer.area, &mut buffer);
        let seen: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(
            seen.contains("Wolfeschlegelsteinhause…") && seen.contains("is to throw one  ") && seen.contains("  die."),
            "{seen}"
        );
    }

    #[test]
    fn of_more_than_eight_the_rest_is_a_key_away() {
        let names: Vec<_> = ('A'..='P').map(|seat| format!("name {seat} {seat}nna")).collect();
        let mut play = Play::new(rafle_games::open("yatzy", names.len(), &[]).unwrap().unwrap());
        for line in &names {
            play.enter(line).unwrap();
        }
        let mut yatzy = Table::new(play, Setting::to_look_at(Words::of("en"), Styles::new(false)));
        let shown = |table: &mut Table| {
            let seen = seen(table);
            ('A'..='P').filter(|seat| seen.contains(&format!("{seat}nna"))).collect::<String>()
        };
        assert_eq!(shown(&mut yatzy), "ABCDEFGH");
        assert!(seen(&mut yatzy).contains("* everybody"));
        yatzy.press(KeyCode::Char(EVERYBODY_KEY));
        assert_eq!(shown(&mut yatzy), "ABCDEFGHIJKLMNOP");
        yatzy.press(KeyCode::Char(EVERYBODY_KEY));
        // Who throws next is always there, and who leads comes before those who do not.
        for seat in 'A'..='L' {
            let dice = if seat > 'G' { "6 6 6 6 6" } else { "1 2 2 4 4" };
            yatzy.enter(&format!("throw {dice}"), Instant::now());
            yatzy.enter("score chance", Instant::now());
        }
        assert_eq!(shown(&mut yatzy), "ABHIJKLM");
    }

    #[test]
    fn what_every_hand_brought_is_a_key_away() {
        let mut crowns = table("five-crowns", &["name A Anna", "name B Bo", "dealer A"], PAUSE);
        crowns.press(KeyCode::Char(PAD_KEY));
        let pad = seen(&mut crowns);
        assert!(pad.contains("Hand by hand") && pad.contains("Hand 1: 3s are wild"), "{pad}");
        crowns.press(KeyCode::Esc);
        assert!(crowns.over.is_none());
        // Where no rounds are scored the key does nothing of its own.
        let mut greedy = table("greedy", &["throw 6"], PAUSE);
        greedy.press(KeyCode::Char(PAD_KEY));
        assert!(greedy.over.is_none());
    }

    #[test]
    fn bots_go_on_by_themselves_and_whoever_plays_alone_is_spoken_to() {
        let lines = ["name A Anna", "name B Bo", "sits B bot random", "throw 6", "again"];
        let mut greedy = table("greedy", &lines, PAUSE);
        assert!(seen(&mut greedy).contains("Throw the die."));
        let now = Instant::now();
        greedy.enter("throw 1", now);
        assert!(seen(&mut greedy).contains("Anna loses 6 points."), "what happened is told of everybody by name");
        greedy.advance(now + LOOKING);
        assert!(greedy.over.is_none(), "the table goes on");
        // At a table without pauses nobody waits.
        let mut quick = table("greedy", &lines, Duration::ZERO);
        quick.enter("throw 1", now);
        assert!(quick.over.is_none());
    }

    #[test]
    fn a_key_in_the_other_case_is_told() {
        let lines = ["name A Anna", "name B Bo", "dealer B", "deal 3S", "deal 4S", "deal 9H", "deal 10C", "deal 5D"];
        let mut crowns = table("five-crowns", &lines, Duration::ZERO);
        crowns.advance(Instant::now());
        while !matches!(crowns.play.next(), Next::Seat(_)) {
            let line = crowns.play.draw(&mut *crowns.setting.luck);
            crowns.enter(&line, Instant::now());
        }
        crowns.over = None;
        crowns.look();
        crowns.press(KeyCode::Char('d'));
        assert!(seen(&mut crowns).contains("Press D, as it is shown"), "{}", seen(&mut crowns));
    }

    #[test]
    fn a_hint_is_given_in_words() {
        for (lines, hint, said) in
            [(&["throw 6"][..], "stop", "Hint: Stop and bank 6 points"), (&["throw 6"], "again", "Hint: Throw again")]
        {
            let mut greedy = table("greedy", lines, Duration::ZERO);
            greedy.setting.think = Arc::new(move |_, _| Some(hint.to_owned()));
            greedy.press(KeyCode::Char('!'));
            let since = Instant::now();
            while greedy.thinking.is_some() && since.elapsed() < LOOKING {
                greedy.advance(Instant::now());
            }
            let seen = seen(&mut greedy);
            assert!(seen.contains(said), "{seen}");
        }
        let yatzy = table("yatzy", &["throw 6 6 3 2 1"], Duration::ZERO);
        assert!(yatzy.called("keep 6 6").ends_with(": 6 6"), "{}", yatzy.called("keep 6 6"));
        assert_eq!(yatzy.called("score sixes"), yatzy.voice.say(yatzy.hand.called("score sixes").unwrap().0));
    }

    #[test]
    fn what_luck_has_answered_is_taken_back_at_a_friendly_table_alone() {
        for (lines, undone) in [
            (&["throw 6", "stop"][..], true),
            (&["throw 6", "again", "throw 5"], false),
            (&["friendly", "throw 6", "again", "throw 5"], true),
            (&["throw 6"], false),
        ] {
            let mut greedy = table("greedy", lines, Duration::ZERO);
            assert_eq!(seen(&mut greedy).contains("take back"), undone, "{lines:?}: a key that does something");
            greedy.press(KeyCode::Backspace);
            assert_eq!(greedy.play.log().len() > lines.len(), undone, "{lines:?}");
            let answered = seen(&mut greedy).contains("Luck has answered that choice");
            assert_eq!(answered, !undone && lines.len() > 1, "{lines:?}");
        }
        let mut over = table("greedy", &["gone A"], Duration::ZERO);
        over.press(KeyCode::Backspace);
        assert!(over.is_over() && over.play.log().len() == 1, "all has been shown");
    }
}
