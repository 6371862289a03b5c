#!/bin/sh
# Builds the program, unless one is named, and writes what a package holds besides it into target/package: completions, manual
# pages, and the changelogs that Debian asks for.
#   packaging/prepare.sh [PROGRAM]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || cargo build --release --locked --package rafle
program=$(readlink -e "${1:-target/release/rafle}")
to=target/package
rm -rf "$to"
mkdir -p "$to"
"$program" man "$to/man"
gzip --best --no-name "$to"/man/*.1
for shell in bash zsh fish; do
    "$program" completions "$shell" >"$to/rafle.$shell"
done
gzip --best --no-name <CHANGELOG.md >"$to/changelog.gz"
printf 'rafle (%s-1) unstable; urgency=medium\n\n  * changelog.gz says what is new.\n\n -- The Rafle contributors <>  %s\n' \
    "$("$program" --version | cut -d ' ' -f 2)" "$(date --rfc-email --reference=CHANGELOG.md)" >"$to/changelog.Debian"
