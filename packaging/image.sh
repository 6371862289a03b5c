#!/bin/sh
# An image from scratch, without a daemon and without anybody else's image: the program and the libraries it names.
#   packaging/prepare.sh && packaging/image.sh [PROGRAM]
set -eu
cd "$(dirname "$0")/.."
program=${1:-target/release/rafle}
folder=$(mktemp -d)
image=
trap 'rm -rf "$folder"; [ -z "$image" ] || buildah rm "$image" >/dev/null' EXIT
mkdir -p "$folder/all/usr/bin" "$folder/own"
mkdir -m 1777 "$folder/all/tmp"
mkdir -m 700 "$folder/own/data"
install -m 755 "$program" "$folder/all/usr/bin/rafle"
for library in $(ldd "$program" | grep --only-matching '/[^ ]*'); do
    install -D -m 755 "$(readlink -f "$library")" "$folder/all$library"
done
image=$(buildah from --format docker scratch)
buildah copy --quiet "$image" "$folder/all" /
buildah copy --quiet --chown 65532:65532 "$image" "$folder/own" /
buildah config --user 65532:65532 --volume /data --port 7070/tcp --stop-signal SIGTERM \
    --env RAFLE_LISTEN=0.0.0.0:7070 --env RAFLE_DATA=/data --env RAFLE_CACHE=off \
    --healthcheck 'CMD /usr/bin/rafle ready' --healthcheck-interval 10s --healthcheck-timeout 5s \
    --entrypoint '["/usr/bin/rafle"]' --cmd 'serve --take-over' "$image"
buildah commit --quiet --format docker "$image" rafle
