#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rafle_fuzz::notation(data));
