//! Results that are kept from one time to the next.

use std::fs;

use serde_json::Value;

use crate::shell::rafle;

#[test]
fn a_damaged_result_is_computed_again() {
    let folder = tempfile::tempdir().unwrap();
    let figures = || {
        let asked = format!("odds yatzy --seats 1 -o order=forced --json --cache {}", folder.path().display());
        let mut told: Value = serde_json::from_str(&rafle(&asked).out).unwrap();
        told.as_object_mut().unwrap().remove("seconds");
        told
    };
    let first = figures();
    let kept = folder.path().join("yatzy-forced.numbers");
    let good = fs::read(&kept).unwrap();
    assert_eq!(figures(), first);
    // A number in the middle becomes another one.
    let mut damaged = good.clone();
    damaged[good.len() / 2] ^= 0x40;
    fs::write(&kept, damaged).unwrap();
    assert_eq!(figures(), first);
    assert!(fs::read(&kept).unwrap() == good, "it is whole again");
}
