//! `rafle serve --limits …`: how much one visitor may take of a server.

use std::time::Duration;

use clap::{Args, ValueEnum};
use rafle_tables::{Allowed, Keeping, Rate};
use rafle_web::Limits;

/// For whom a server is, which says what each limit is that nobody has set.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum House {
    /// People who know each other: nobody ever meets a limit
    Family,
    /// Anybody: one visitor gets as much as one needs
    Public,
    /// No limits, for measurements
    None,
}

/// How much one visitor may take, and how long tables are kept. Each number can be set, and 0 lifts it.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits (docs/HOSTING.md has the numbers)")]
pub struct Asked {
    /// For whom the server is; this says what every limit is that is not set
    #[arg(long, value_enum, default_value_t = House::Family, env = "RAFLE_LIMITS")]
    pub limits: House,
    /// So many requests of one person in a minute; 0 for any number, here and below
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_REQUESTS")]
    pub limit_requests: Option<u32>,
    /// So many requests from one address in a minute
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_ADDRESS_REQUESTS")]
    pub limit_address_requests: Option<u32>,
    /// So many tables opened by one person in an hour
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_OPENINGS")]
    pub limit_openings: Option<u32>,
    /// So many tables opened from one address in an hour
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_ADDRESS_OPENINGS")]
    pub limit_address_openings: Option<u32>,
    /// So many words from one address in a minute under which no table waits
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_ADDRESS_WORDS")]
    pub limit_address_words: Option<u32>,
    /// So many seats taken from one address in an hour, at tables that others have opened
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_ADDRESS_SEATS")]
    pub limit_address_seats: Option<u32>,
    /// So many tables of one person in memory at the same time
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_TABLES")]
    pub limit_tables: Option<u32>,
    /// So many open pages of one person
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_STREAMS")]
    pub limit_streams: Option<u32>,
    /// So many open pages from one address
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_ADDRESS_STREAMS")]
    pub limit_address_streams: Option<u32>,
    /// So many open pages at one table of people who only look on: whoever sits there always gets in
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_TABLE_STREAMS")]
    pub limit_table_streams: Option<u32>,
    /// So many new names, seats and settings of a table by one person in an hour
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_RENAMES")]
    pub limit_renames: Option<u32>,
    /// So many links that work once of one person in an hour
    #[arg(long, value_name = "N", env = "RAFLE_LIMIT_PASSES")]
    pub limit_passes: Option<u32>,
    /// Hours for which a table is kept at which nothing has happened since it was opened
    #[arg(long, value_name = "HOURS", env = "RAFLE_KEEP_UNPLAYED", default_value_t = 24)]
    pub keep_unplayed: u32,
    /// Days for which a table is kept after its last move
    #[arg(long, value_name = "DAYS", env = "RAFLE_KEEP")]
    pub keep: Option<u32>,
    /// Believe `X-Forwarded-For`, which the proxy before this server sets: else it counts as one visitor
    #[arg(long, env = "RAFLE_TRUST_PROXY")]
    pub trust_proxy: bool,
}

impl Asked {
    /// What was set, or what the house says: a family's number or a public one. Nothing if there is no limit.
    fn number(&self, set: Option<u32>, family: u32, public: u32) -> Option<u32> {
        let usual = match self.limits {
            House::Family => family,
            House::Public => public,
            House::None => 0,
        };
        Some(set.unwrap_or(usual)).filter(|number| *number > 0)
    }

    /// What the pages have to know.
    pub(crate) fn of_pages(&self) -> Limits {
        let a_minute = |number: Option<u32>| number.map(Rate::a_minute);
        let an_hour = |number: Option<u32>| number.map(Rate::an_hour);
        let places = |number: Option<u32>| number.map(|number| number as usize);
        Limits {
            requests: a_minute(self.number(self.limit_requests, 1200, 300)),
            address_requests: a_minute(self.number(self.limit_address_requests, 6000, 1200)),
            openings: an_hour(self.number(self.limit_openings, 120, 20)),
            address_openings: an_hour(self.number(self.limit_address_openings, 600, 60)),
            address_words: a_minute(self.number(self.limit_address_words, 10, 10)),
            address_seats: an_hour(self.number(self.limit_address_seats, 200, 100)),
            streams: places(self.number(self.limit_streams, 40, 10)),
            address_streams: places(self.number(self.limit_address_streams, 200, 60)),
            table_streams: places(self.number(self.limit_table_streams, 400, 200)),
            trust_proxy: self.trust_proxy,
        }
    }

    /// What the tables have to know.
    pub(crate) fn of_tables(&self) -> Allowed {
        Allowed {
            tables: self.number(self.limit_tables, 60, 10).map(|number| number as usize),
            renames: self.number(self.limit_renames, 240, 60).map(Rate::an_hour),
            passes: self.number(self.limit_passes, 60, 20).map(Rate::an_hour),
        }
    }

    /// How long tables are kept.
    pub(crate) fn keeping(&self) -> Keeping {
        let hours = |hours: u32| Duration::from_hours(hours.into());
        // Any number of days fits here: so many hours need not fit where the days did.
        let days = |days: u32| Duration::from_hours(24 * u64::from(days));
        let unplayed = Some(self.keep_unplayed).filter(|hours| *hours > 0).map(hours);
        Keeping { unplayed, old: self.number(self.keep, 0, 180).map(days) }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Cli, Command};

    fn asked(line: &str) -> Asked {
        match Cli::try_parse_from(line.split(' ')).unwrap().command {
            Command::Serve(asked) => asked.limits,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_number_that_is_set_counts_before_that_of_the_house() {
        assert_eq!(asked("rafle serve").of_pages().requests, Some(Rate::a_minute(1200)));
        let public = asked("rafle serve --limits public --limit-requests 7 --limit-tables 0");
        assert_eq!(public.of_pages().requests, Some(Rate::a_minute(7)));
        assert_eq!(public.of_pages().address_requests, Some(Rate::a_minute(1200)));
        assert_eq!((public.of_tables().tables, public.of_tables().passes), (None, Some(Rate::an_hour(20))));
        let none = asked("rafle serve --limits none --limit-table-streams 3");
        assert_eq!(none.of_pages(), Limits { table_streams: Some(3), ..Limits::default() });
        assert_eq!(none.of_tables(), Allowed::default());
    }

    /// Whoever fills all places of one address has left some at every table for others to look on.
    #[test]
    fn no_address_fills_a_table() {
        for line in ["rafle serve", "rafle serve --limits public"] {
            let pages = asked(line).of_pages();
            assert!(2 * pages.address_streams.unwrap() <= pages.table_streams.unwrap(), "{line}");
        }
    }

    #[test]
    fn tables_are_kept_as_the_host_says() {
        let days = |days: u64| Duration::from_hours(24 * days);
        for (line, unplayed, old) in [
            ("rafle serve", Some(1), None),
            ("rafle serve --limits public", Some(1), Some(180)),
            ("rafle serve --keep-unplayed 48 --keep 30", Some(2), Some(30)),
            ("rafle serve --limits public --keep-unplayed 0 --keep 0", None, None),
            ("rafle serve --keep 536870912", Some(1), Some(536_870_912)),
            ("rafle serve --keep 4294967295", Some(1), Some(4_294_967_295)),
        ] {
            assert_eq!(asked(line).keeping(), Keeping { unplayed: unplayed.map(days), old: old.map(days) }, "{line}");
        }
    }

    /// The page for hosts names every limit with its numbers.
    #[test]
    fn the_page_for_hosts_has_every_number() {
        let page = include_str!("../../../docs/HOSTING.md");
        let numbers = |asked: &Asked| {
            let (pages, tables) = (asked.of_pages(), asked.of_tables());
            let times = |rate: Option<Rate>| rate.map_or(0, |rate| rate.times as usize);
            [
                ("--limit-requests", times(pages.requests)),
                ("--limit-address-requests", times(pages.address_requests)),
                ("--limit-openings", times(pages.openings)),
                ("--limit-address-openings", times(pages.address_openings)),
                ("--limit-address-words", times(pages.address_words)),
                ("--limit-address-seats", times(pages.address_seats)),
                ("--limit-tables", tables.tables.unwrap_or(0)),
                ("--limit-streams", pages.streams.unwrap_or(0)),
                ("--limit-address-streams", pages.address_streams.unwrap_or(0)),
                ("--limit-table-streams", pages.table_streams.unwrap_or(0)),
                ("--limit-renames", times(tables.renames)),
                ("--limit-passes", times(tables.passes)),
            ]
        };
        let (family, public) = (numbers(&asked("rafle serve")), numbers(&asked("rafle serve --limits public")));
        for ((flag, family), (_, public)) in family.into_iter().zip(public) {
            let row = format!("| `{flag}` |");
            let row = page.lines().find(|line| line.starts_with(&row)).unwrap_or_else(|| panic!("{flag} is missing"));
            assert!(row.ends_with(&format!("| {family} | {public} |")), "{row}: {family} and {public}");
        }
    }
}
