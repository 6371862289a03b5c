//! The program people start.

/// A page is made of many small pieces: this gives them out to many threads at little cost. Huge pages are
/// left out, or a server that nobody uses would hold ten megabytes more.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    rafle::main()
}
