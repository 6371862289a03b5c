//! The program people start.

fn main() -> std::process::ExitCode {
    rafle::main()
}
