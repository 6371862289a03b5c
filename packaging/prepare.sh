#!/bin/sh
# Builds the program, and writes what a package holds besides it into target/package: completions and manual pages.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --locked --package rafle
to=target/package
rm -rf "$to"
mkdir -p "$to"
target/release/rafle man "$to/man"
gzip --best --no-name "$to"/man/*.1
for shell in bash zsh fish; do
    target/release/rafle completions "$shell" >"$to/rafle.$shell"
done
