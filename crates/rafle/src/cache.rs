//! Where the results of long computations are kept from one time to the next.

use std::path::PathBuf;

/// Said instead of a folder: nothing is kept.
const OFF: &str = "off";

/// Where results are kept.
#[derive(clap::Args, Debug)]
pub struct Cache {
    // The environment is read here and not by clap, which takes a variable for something that was typed: `rafle` alone
    // would not show its help, and every usage line would ask for `--cache`.
    /// The folder in which results of long computations are kept, or `off`; else that of the environment (`RAFLE_CACHE`);
    /// else your user's cache
    #[arg(long = "cache", global = true, value_name = "DIR", help_heading = crate::cli::EVERYWHERE)]
    pub folder: Option<PathBuf>,
}

impl Cache {
    /// From now on results are kept, if anywhere.
    pub(crate) fn open(&self) {
        if let Some(folder) = self.folder(|name| std::env::var_os(name).map(PathBuf::from)) {
            rafle_solve::keep_in(folder);
        }
    }

    fn folder(&self, variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
        let set = |name: &str| variable(name).filter(|folder| !folder.as_os_str().is_empty());
        let users = if cfg!(windows) {
            set("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            set("HOME").map(|home| home.join("Library/Caches"))
        } else {
            set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")))
        };
        let own = || users.map(|users| users.join("rafle"));
        self.folder.clone().or_else(|| set("RAFLE_CACHE")).or_else(own).filter(|folder| folder.as_os_str() != OFF)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_that_is_named_or_none_or_the_users() {
        let folder = |named: Option<&str>| {
            let everywhere = |name: &str| (name != "RAFLE_CACHE").then(|| PathBuf::from("/somewhere"));
            Cache { folder: named.map(PathBuf::from) }.folder(everywhere)
        };
        let off = |_: &str| Some(PathBuf::from("off"));
        assert_eq!(Cache { folder: None }.folder(off), None);
        assert_eq!(Cache { folder: Some(PathBuf::from("/here")) }.folder(off), Some(PathBuf::from("/here")));
        assert_eq!(folder(Some("/here")), Some(PathBuf::from("/here")));
        assert_eq!(folder(Some("off")), None);
        assert!(folder(None).unwrap().ends_with("rafle"));
        assert_eq!(Cache { folder: None }.folder(|_| Some(PathBuf::new())), None);
    }
}
