//! `load`.
fn main() {}
