//! A new file of words must be embedded too: the macro alone notices only changes of files it already knows.

fn main() {
    println!("cargo::rerun-if-changed=words");
}
