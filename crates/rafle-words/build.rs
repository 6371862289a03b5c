//! Packs the files of words: deflated they take less than half the room, and each is unpacked once at most.

use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

const BEST: u8 = 9;

fn main() {
    println!("cargo::rerun-if-changed=words");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let pack = |(number, path): (usize, PathBuf)| {
        let plain = fs::read(&path).expect("a file of words can be read");
        let packed = format!("{number}.packed");
        fs::write(out.join(&packed), compress_to_vec(&plain, BEST)).expect("cargo's folder can be written");
        let name = path.strip_prefix("words").expect("it lies there").display().to_string().replace('\\', "/");
        format!("({name:?}, include_bytes!({packed:?})),\n")
    };
    let list: Vec<_> = files(Path::new("words")).into_iter().enumerate().map(pack).collect();
    fs::write(out.join("files.rs"), format!("&[{}]\n", list.concat())).expect("cargo's folder can be written");
}

/// All files in and below a folder, in the order of their paths: the same words make the same program.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of words can be read");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("its entries too").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
