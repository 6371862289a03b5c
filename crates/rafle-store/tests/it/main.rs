//! Both stores before the same laws, and what only one of them can meet.

mod postgres;
mod sqlite;
