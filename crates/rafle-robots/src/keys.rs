//! The same by keyboard alone: Tab to get there, Enter, the space bar and arrows to do it.

use serde_json::json;
use thirtyfour::common::keys::TypingData;
use thirtyfour::{By, Key};

use crate::Done;
use crate::browser::Browser;
use crate::hands::Touch;

/// How many times Tab has to be pressed until the focus is there; backwards if negative. A guess, made from the order of
/// the page: only the focus itself shows whether it was right.
const HOW_FAR: &str = r"
const [selector] = arguments;
const target = document.querySelector(selector);
const stop = (it) => it === target || (it.tabIndex >= 0 && !it.disabled && it.type !== 'hidden' && it.checkVisibility()
  && !(it.type === 'radio' && !it.checked && document.querySelector(`input[name='${it.name}']:checked`)));
const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(stop);
const here = stops.indexOf(document.activeElement);
return target ? stops.indexOf(target) - here : null;
";

/// How many arrows away the wanted word is from the chosen one, in a list or among radio buttons.
const ARROWS: &str = r"
const [name, word] = arguments;
const inputs = [...document.querySelectorAll(`#play [name='${name}']`)];
const words = inputs[0].matches('select') ? [...inputs[0].options] : inputs;
return words.findIndex((it) => it.value === word) - words.findIndex((it) => it.selected || it.checked);
";

/// So often the way by Tab is looked for again before it is given up.
const PATIENCE: usize = 40;

impl Browser {
    /// Does this with the keyboard: what cannot be reached by Tab cannot be reached here.
    pub async fn press(&self, touch: &Touch) -> Done {
        match touch {
            Touch::Press(button) => {
                self.unfold_by_keys(button).await?;
                self.tab_to(button).await?;
                self.keys(Key::Enter).await
            }
            Touch::Pick(wanted) => {
                for id in self.to_toggle(wanted).await? {
                    self.tab_to(&format!("#play input[name=\"p\"][value=\"{id}\"]")).await?;
                    self.keys(Key::Space).await?;
                }
                Ok(())
            }
            Touch::Choose(name, word) => {
                self.unfold_by_keys(&format!("#play [name=\"{name}\"]")).await?;
                self.tab_to(&format!("#play select[name=\"{name}\"], #play input[name=\"{name}\"]:checked")).await?;
                let arrows: i64 = self.driver.execute(ARROWS, [json!(name), json!(word)]).await?.convert()?;
                self.keys(repeated(if arrows < 0 { &Key::Up } else { &Key::Down }, arrows.unsigned_abs())).await
            }
        }
    }

    async fn unfold_by_keys(&self, control: &str) -> Done {
        let folded = Browser::folded(control);
        if !self.driver.find_all(By::Css(folded.as_str())).await?.is_empty() {
            self.tab_to(&folded).await?;
            self.keys(Key::Enter).await?;
        }
        Ok(())
    }

    async fn tab_to(&self, selector: &str) -> Done {
        for tried in 0..PATIENCE {
            let far: Option<i64> = self.driver.execute(HOW_FAR, [json!(selector)]).await?.convert()?;
            match far.ok_or_else(|| format!("{selector}: there is no such thing on the page"))? {
                0 => return Ok(()),
                // The guess was wrong more than once: step by step, then.
                _ if tried > 3 => self.keys(Key::Tab).await?,
                far if far > 0 => self.keys(repeated(&Key::Tab, far.unsigned_abs())).await?,
                far => self.keys(Key::Shift + repeated(&Key::Tab, far.unsigned_abs())).await?,
            }
        }
        Err(format!("{selector}: Tab does not get there").into())
    }

    /// Types this where the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Done {
        let active = self.driver.active_element().await?;
        Ok(active.send_keys(keys).await?)
    }
}

fn repeated(key: &Key, times: u64) -> String {
    key.value().to_string().repeat(times as usize)
}
