//! How a person makes a move: what has to be touched, and the touching of it.

use rafle_engine::{Choice, How, View};
use serde_json::json;
use thirtyfour::By;
use thirtyfour::common::command::Command;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

use crate::Done;
use crate::browser::{Browser, Make};

/// So far somebody scrolls to see what is covered, in pixels.
const SCROLL: i32 = 250;

/// What a person plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// A mouse or a finger.
    Mouse,
    /// Tab, arrows, Enter and the space bar.
    Keys,
}

/// One thing a person does on the page of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Presses a button.
    Press(String),
    /// Has these pieces or words picked, and no others.
    Pick(Vec<String>),
    /// Chooses a word in the row of this name.
    Choose(String, String),
}

impl Touch {
    /// The throw of whoever is to throw.
    pub fn throw() -> Touch {
        Touch::Press("#play button[data-throw]".to_owned())
    }
}

/// What a person touches, one after the other, to make this action.
pub fn touches(view: &View, action: &str) -> Done<Vec<Touch>> {
    let found = view.moves.iter().enumerate().find_map(|(index, it)| Some((index, it, it.words_for(action)?)));
    let (index, it, words) = found.ok_or_else(|| format!("no move of the view makes `{action}`"))?;
    let confirm = Touch::Press(format!("#play button[name=\"move\"][value=\"{index}\"]"));
    Ok(match &it.how {
        How::Touch { action, piece } => {
            let press = Touch::Press(format!("#play button[name=\"do\"][value=\"{action}\"]"));
            // A piece that can also be picked is touched by picking it alone.
            match piece.as_ref().filter(|piece| can_be_picked(view, piece)) {
                Some(piece) => vec![Touch::Pick(vec![piece.clone()]), press],
                None => vec![press],
            }
        }
        How::Pick { from, .. } => vec![Touch::Pick(picked(index, from, &words)), confirm],
        How::Rows { .. } => {
            let choose = |(row, word): (usize, &&str)| Touch::Choose(format!("r{index}-{row}"), (*word).to_owned());
            words.iter().enumerate().map(choose).chain([confirm]).collect()
        }
    })
}

fn can_be_picked(view: &View, piece: &str) -> bool {
    view.moves.iter().any(|it| match &it.how {
        How::Pick { from, .. } => from.iter().any(|choice| choice.piece.as_deref() == Some(piece)),
        How::Touch { .. } | How::Rows { .. } => false,
    })
}

/// The names in the form of as many choices as there are words, each for its word.
fn picked(index: usize, from: &[Choice], words: &[&str]) -> Vec<String> {
    let mut left: Vec<_> = from.iter().enumerate().collect();
    let mut take = |word: &&str| {
        let place = left.iter().position(|(_, choice)| choice.word == **word).expect("the words are among the choices");
        let (number, choice) = left.remove(place);
        choice.piece.clone().unwrap_or_else(|| format!("w{index}-{number}"))
    };
    words.iter().map(&mut take).collect()
}

impl Browser {
    /// Does this with the mouse or a finger: what cannot be clicked by a person cannot be clicked here.
    pub async fn click(&self, touch: &Touch) -> Done {
        self.wait_for("#play:not(.rolls)").await?;
        match touch {
            Touch::Press(button) => {
                self.unfold(button).await?;
                self.click_on(button).await
            }
            Touch::Pick(wanted) => {
                for id in self.to_toggle(wanted).await? {
                    self.click_on(&format!("#play label:has(> input[name=\"p\"][value=\"{id}\"])")).await?;
                }
                Ok(())
            }
            Touch::Choose(name, word) => {
                let control = format!("#play [name=\"{name}\"]");
                self.unfold(&control).await?;
                let option = format!("#play select[name=\"{name}\"] option[value=\"{word}\"]");
                let chip = format!("#play label:has(> input[name=\"{name}\"][value=\"{word}\"])");
                self.click_on(&format!("{option}, {chip}")).await
            }
        }
    }

    /// Clicks on the first thing that is so described.
    pub async fn click_on(&self, selector: &str) -> Done {
        let found = self.find(selector).await?;
        // Something may lie over it, such as the bar at the bottom of a phone: a person scrolls on, or back.
        for scroll in [SCROLL, -2 * SCROLL] {
            match found.click().await.map_err(WebDriverError::into_inner) {
                Ok(()) => return Ok(()),
                Err(WebDriverErrorInner::ElementClickIntercepted(_)) => self.scroll(scroll).await?,
                Err(error) => return Err(format!("{selector}: {error}").into()),
            }
        }
        Ok(found.click().await.map_err(|error| format!("{selector}: {error}"))?)
    }

    /// Turns the wheel, or moves the page with a finger.
    async fn scroll(&self, pixels: i32) -> Done {
        if self.make == Make::Chromium {
            // Its phones have no wheel for a driver, but take one all the same.
            let wheel = json!({ "type": "mouseWheel", "x": 100, "y": 200, "deltaX": 0, "deltaY": pixels });
            self.driver.cdp().send_raw("Input.dispatchMouseEvent", wheel).await?;
            return Ok(());
        }
        let turn = json!({ "type": "scroll", "x": 100, "y": 200, "deltaX": 0, "deltaY": pixels });
        let wheel = json!([{ "type": "wheel", "id": "wheel", "actions": [turn] }]);
        self.driver.cmd(Command::PerformActions(wheel.into())).await?;
        Ok(())
    }

    /// The head of what a control is folded into, if it is.
    pub(crate) fn folded(control: &str) -> String {
        format!("#play details:not([open]):has({}) > summary", control.trim_start_matches("#play "))
    }

    /// Opens what the control is folded into.
    async fn unfold(&self, control: &str) -> Done {
        let folded = Browser::folded(control);
        match self.driver.find_all(By::Css(folded.as_str())).await?.len() {
            0 => Ok(()),
            _ => self.click_on(&folded).await,
        }
    }

    /// What has to be picked or let go so that only `wanted` is picked.
    pub(crate) async fn to_toggle(&self, wanted: &[String]) -> Done<Vec<String>> {
        let mut toggled = wanted.to_vec();
        for it in self.driver.find_all(By::Css("#play input[name=\"p\"]:checked")).await? {
            let id = it.attr("value").await?.unwrap_or_default();
            match toggled.iter().position(|other| *other == id) {
                Some(place) => drop(toggled.remove(place)),
                None => toggled.push(id),
            }
        }
        Ok(toggled)
    }
}
