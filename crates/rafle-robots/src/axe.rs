//! axe-core, which finds what people with other eyes, ears and hands cannot use.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::Done;
use crate::browser::Browser;

/// Runs the rules on the page and tells the serious findings.
const RUN: &str = r"
const [done] = arguments;
axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, help, nodes }) => ({ id, help, where: nodes.slice(0, 3).map((it) => it.html.slice(0, 160)) }))));
";

/// Something that axe-core calls serious or critical.
#[derive(Debug, Deserialize)]
pub struct Finding {
    /// The name of the rule.
    pub id: String,
    /// What the rule wants.
    pub help: String,
    /// Where it is broken.
    pub r#where: Vec<String>,
}

/// The script, from the package registry: it lies beside the project and is never part of it.
pub struct Axe(String);

impl Axe {
    /// Gets the script, and installs it first if it is missing.
    pub fn get() -> Axe {
        let folder = target().join("axe");
        let script = folder.join("node_modules/axe-core/axe.min.js");
        if !script.exists() {
            install_into(&folder);
        }
        Axe(std::fs::read_to_string(&script).expect("axe-core is installed"))
    }
}

/// Several tests may want it at once, each in a process of its own: each installs for itself, and the first one is kept.
fn install_into(folder: &Path) {
    let own = folder.with_extension(std::process::id().to_string());
    std::fs::create_dir_all(&own).expect("the target folder can be written");
    let install = ["install", "--no-audit", "--no-fund", "--silent", "axe-core@4", "--prefix"];
    let status = Command::new("npm").args(install).arg(&own).status();
    assert!(status.is_ok_and(|status| status.success()), "`npm {} {}` fails", install.join(" "), own.display());
    if std::fs::rename(&own, folder).is_err() {
        std::fs::remove_dir_all(&own).expect("what was installed can be removed");
    }
}

fn target() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

impl Browser {
    /// Complains about everything serious on the page that is open.
    pub async fn is_for_everybody(&self, axe: &Axe) -> Done {
        self.driver.execute(axe.0.as_str(), []).await?;
        let found: Vec<Finding> = self.driver.execute_async(RUN, []).await?.convert()?;
        if found.is_empty() {
            return Ok(());
        }
        let page = self.driver.current_url().await?;
        Err(format!("{:?}, {}: {found:#?}", self.screen, page.path()).into())
    }
}
