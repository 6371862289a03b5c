#!/bin/sh
# Shows that everything here does what a host is promised: the image, the compose file and its proxy, the service, the Debian
# package. `cargo xtask packaging` gets the tools and runs it; only root may, because it mounts things and starts a machine.
#   packaging/prepare.sh && packaging/check.sh [PROGRAM]
# It has a loopback, mounts and processes of its own: nobody outside is reached, nobody's port or file is taken, and whatever
# becomes of it, nothing of it stays.
set -eu
cd "$(dirname "$0")/.."

wrong() {
    printf 'packaging: %s\n' "$*" >&2
    exit 1
}

# Outside: a place for everything, and what becomes of it.
outside() {
    [ "$(id -u)" = 0 ] || wrong "only root may mount what is checked; try \`sudo\`"
    program=$(readlink -e "${1:-target/release/rafle}") || wrong "there is no program; \`packaging/prepare.sh\` builds one"
    folder=$(mktemp --directory --tmpdir rafle-packaging.XXXXXX)
    # A machine sorts its processes into groups, which stay when it has ended.
    groups=
    for place in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
        [ ! -e "$place/cgroup.procs" ] || groups="$groups $place/$(basename "$folder")"
    done
    # shellcheck disable=SC2086
    mkdir $groups
    trap clean EXIT
    trap 'exit 130' INT TERM
    # shellcheck disable=SC2016
    timeout --foreground --signal=KILL 600 sh -c 'for group in $1; do echo $$ >"$group/cgroup.procs"; done && shift && exec "$@"' \
        sh "$groups" unshare --mount --net --pid --ipc --uts --fork --kill-child --mount-proc \
        packaging/check.sh --inside "$folder" "$program"
}

clean() {
    rmdir "$folder"
    # Whoever was in a group may need a moment to be gone.
    for _ in $(seq 50); do
        # shellcheck disable=SC2086
        find $groups -depth -type d -exec rmdir {} + 2>/dev/null && break
        sleep 0.1
    done
}

if [ "${1-}" != --inside ]; then
    outside "$@"
    exit
fi

folder=$2 program=$3
trap 'exit 130' INT TERM
mount -t tmpfs -o mode=755 rafle "$folder"
# Whatever programs note in passing goes with us too.
mount -t tmpfs -o mode=755 rafle /run
for place in etc var; do
    mkdir -p "$folder/passing/$place" "$folder/passing/work-$place"
    mount -t overlay -o "lowerdir=/$place,upperdir=$folder/passing/$place,workdir=$folder/passing/work-$place" overlay "/$place"
done
ip link set lo up
# Whoever serves a name of the net need not be root for that.
echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start

title() { printf '\n== %s\n' "$*"; }
shown() { printf '   %s\n' "$*"; }

# Says what is wrong, with the end of whatever was written on the way.
fail() {
    printf '\n'
    tail -n 6 "$folder"/*.log 2>/dev/null || true
    printf '\n'
    wrong "$*"
} >&2

# is WHAT EXPECTED FOUND
is() {
    [ "$2" = "$3" ] || fail "$1 is \`$3\`, and should be \`$2\`"
    shown "$1: ${3:-none}"
}

# soon SECONDS WHAT COMMAND…: waits until the command is content.
soon() {
    left=$(($1 * 10)) what=$2
    within="within $1 s"
    shift 2
    until ("$@") >/dev/null 2>&1; do
        [ "$left" -gt 0 ] || fail "$what: not $within"
        left=$((left - 1))
        sleep 0.1
    done
    shown "$what"
}

# with FILE COMMAND…: becomes the command, in an environment of the lines of this file and nothing else.
with() {
    lines=$1
    shift
    set -f
    IFS='
'
    # shellcheck disable=SC2046
    exec env -i $(cat "$lines") "$@"
}

# ask PATH [OPTION…]: what the server at $address answers.
ask() {
    path=$1
    shift
    curl --silent --show-error --max-time 10 --cacert "$folder/root.crt" "$@" "$address$path"
}

status() { ask "$@" --output /dev/null --write-out '%{http_code}'; }

# Opens a table for two, with a player on this side; its word is in $table, the head of the answer in a file.
open_table() {
    ask /g/greedy --output /dev/null --dump-header "$folder/head" --cookie-jar "$folder/anna" \
        --data 'name-0=Anna&seat-1=link'
    table=$(sed -n 's,^location: /t/\([a-z0-9]*\).*,\1,ip' "$folder/head")
    [ -n "$table" ] || fail "no table was opened: $(cat "$folder/head")"
}

# The log of the table, which is kept.
is_kept() {
    case $(ask "/t/$table/record") in
        rafle\ *greedy*) shown "$1" ;;
        *) fail "$1: no" ;;
    esac
}

# ---------------------------------------------------------------------------------------------------------------- the image

# of_image NAME FIELD: what is said in the image's configuration.
of_image() { buildah inspect --type image --format "{{$2}}" "$1"; }

# Everything that a host is promised of an image, whoever has built it.
is_as_promised() {
    is "its user" "$2" "$(of_image "$1" .Docker.Config.User)"
    is "its volume" 'map[/data:{}]' "$(of_image "$1" .Docker.Config.Volumes)"
    is "its port" 'map[7070/tcp:{}]' "$(of_image "$1" .Docker.Config.ExposedPorts)"
    is "its entrypoint" '[/usr/bin/rafle]' "$(of_image "$1" .Docker.Config.Entrypoint)"
    is "its command" '[serve --take-over]' "$(of_image "$1" .Docker.Config.Cmd)"
    is "its health check" '[CMD /usr/bin/rafle ready]' "$(of_image "$1" .Docker.Config.Healthcheck.Test)"
    is "the check's pause" 10s "$(of_image "$1" .Docker.Config.Healthcheck.Interval)"
    is "how it is stopped" SIGTERM "$(of_image "$1" .Docker.Config.StopSignal)"
    is "its variables" 'RAFLE_CACHE=off RAFLE_DATA=/data RAFLE_LISTEN=0.0.0.0:7070' \
        "$(of_image "$1" 'range .Docker.Config.Env}}{{println .}}{{end' | grep ^RAFLE_ | sort | xargs)"
}

# mount_image NAME: the files of an image, in $image.
mount_image() {
    container=$(buildah from --pull-never "$1")
    image=$(buildah mount "$container")
    is "its root belongs to" 0:0 "$(stat --format %u:%g "$image")"
    is "its folder for data" '65532:65532 700' "$(stat --format '%u:%g %a' "$image/data")"
}

# A root made of the mounted image, as a container has it: read-only but for /data, with the names of its net.
make_root() {
    root=$folder/roots/$1
    mkdir -p "$root" "$folder/around/proc" "$folder/around/etc" "$folder/data"
    cp /etc/hosts "$folder/around/etc/hosts"
    mount -t overlay -o "lowerdir=$folder/around:$image" overlay "$root"
    mount -t proc -o ro proc "$root/proc"
    # A volume that is new begins as the image has it.
    cp --archive "$image/data" "$folder/data/$1"
    mount --bind "$folder/data/$1" "$root/data"
    for place in etc home tmp usr var; do
        ! touch "$root/$place/x" 2>/dev/null || fail "/$place can be written in the image"
    done
}

# contained NAME COMMAND…: becomes the command in that root, as the image's user, who can gain nothing.
contained() {
    root=$folder/roots/$1 lines=$folder/$1.env
    shift
    with "$lines" setpriv --no-new-privs "$(command -v chroot)" --userspec=65532:65532 --groups= "$root" "$@"
}

# start_contained NAME: what the image starts; its process is $server.
start_contained() {
    contained "$1" /usr/bin/rafle serve --take-over >>"$folder/$1.log" 2>&1 &
    server=$!
    soon 15 "$1: the health check is content" contained "$1" /usr/bin/rafle ready
}

image() {
    title "the image: from scratch, without a daemon"
    cat >"$folder/storage.conf" <<END
[storage]
driver = "vfs"
graphroot = "$folder/images"
runroot = "$folder/containers"
END
    export CONTAINERS_STORAGE_CONF="$folder/storage.conf"
    packaging/image.sh "$program" >"$folder/image.log" 2>&1 || fail "packaging/image.sh fails"
    is_as_promised rafle 65532:65532
    is "containers left behind" '' "$(buildah containers --quiet)"
    mount_image rafle
    is "programs in it" /usr/bin/rafle "$(cd "$image" && find . -type f -perm /111 ! -name '*.so*' | sed 's/^\.//')"

    echo '127.0.0.1 localhost rafle.localhost
127.0.0.10 postgres
127.0.0.11 one
127.0.0.12 two' >/etc/hosts
    make_root alone
    of_image rafle 'range .Docker.Config.Env}}{{println .}}{{end' | grep . >"$folder/alone.env"
    address=http://127.0.0.1:7070
    start_contained alone
    is "user of the process" 65532 "$(stat --format %u "/proc/$server")"
    is "/readyz" ready "$(ask /readyz)"
    open_table
    is "the file in /data" '65532 600' "$(stat --format '%u %a' "$folder/data/alone/rafle.db")"
    kill "$server"
    wait "$server" || fail "it does not end well"
    start_contained alone
    is_kept "a table is there again after a restart"
    kill "$server"
    wait "$server" || fail "it does not end well"
}

# The Containerfile's two bases cannot be pulled without a net. Others of the same names stand in for them: a `rust` whose cargo
# has built already, and a `distroless` that is what ours names. What the file says is done all the same.
containerfile() {
    title "the Containerfile, on stand-ins for its two bases"
    mkdir -p "$folder/rust/bin" "$folder/distroless/etc"
    cp "$(command -v busybox)" "$folder/rust/bin/busybox"
    for name in sh mkdir cp; do ln -s busybox "$folder/rust/bin/$name"; done
    cp "$program" "$folder/rust/program"
    # shellcheck disable=SC2016
    printf '#!/bin/sh\n[ "$*" = "build --release --locked --package rafle" ] && mkdir -p target/release && cp /program target/release/rafle\n' \
        >"$folder/rust/bin/cargo"
    chmod 755 "$folder/rust/bin/cargo"
    cp --archive "$image/." "$folder/distroless"
    rm -r "$folder/distroless/usr/bin" "$folder/distroless/data"
    echo nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin >"$folder/distroless/etc/passwd"
    echo nonroot:x:65532: >"$folder/distroless/etc/group"
    for base in rust distroless; do
        name=$(sed -n "s,^FROM \([^ ]*/${base}[/:][^ ]*\).*,\1,p" packaging/Containerfile)
        container=$(buildah from scratch)
        buildah copy --quiet "$container" "$folder/$base" / >/dev/null
        buildah commit --quiet --rm "$container" "$name" >/dev/null
    done
    buildah build --pull-never --isolation chroot --format docker --file packaging/Containerfile --tag built . \
        >"$folder/containerfile.log" 2>&1 || fail "the Containerfile cannot be built"
    is_as_promised built nonroot
    mount_image built
    cmp "$program" "$image/usr/bin/rafle" || fail "the program is not the one that was built"
}

# --------------------------------------------------------------------------------------------- the compose file and its proxy

# What compose makes of the file; Debian's older one does not know `name` yet.
compose() { (cd packaging && grep -v '^name: ' compose.yaml | docker-compose --file - "$@"); }

compose_file() {
    title "the compose file, read by $(docker-compose version --short)"
    ! compose config --quiet >"$folder/compose.log" 2>&1 || fail "it starts without a name and a password"
    shown "without a password it asks for $(sed -n 's/.*": //p' "$folder/compose.log")"
    RAFLE_HOST=rafle.localhost POSTGRES_PASSWORD=$(od -An -N8 -tx8 /dev/urandom | tr -d ' ')
    export RAFLE_HOST POSTGRES_PASSWORD
    compose config >"$folder/compose.yaml" 2>"$folder/compose.log" || fail "it cannot be read"
    is "its name" rafle "$(sed -n 's/^name: //p' packaging/compose.yaml)"
    is "its services" "caddy one postgres two" "$(compose config --services | sort | xargs)"
    is "its volumes" "caddy postgres" "$(compose config --volumes | sort | xargs)"
    for path in packaging/Containerfile $(grep --only-matching "$PWD/[^: ]*" "$folder/compose.yaml" | sort -u); do
        [ -e "$path" ] || fail "it names $path, which is not there"
        shown "$path is there"
    done
    for name in $(sed -n 's/.*dockerfile: //p' "$folder/compose.yaml"); do
        [ -f "$name" ] || fail "it builds by $name, which is not there"
    done
}

# Whoever sets a variable that nobody reads has set nothing.
variables() {
    title "variables"
    "$program" serve --help | grep --only-matching 'RAFLE_[A-Z_]*' >"$folder/known"
    grep --only-matching 'RAFLE_[A-Z_]*' packaging/Caddyfile >>"$folder/known"
    for file in compose.yaml Containerfile image.sh rafle.service; do
        for name in $(grep --only-matching 'RAFLE_[A-Z_]*' "packaging/$file" | sort -u); do
            grep --quiet --line-regexp "$name" "$folder/known" || fail "$file says $name, which nobody reads"
            shown "$file: $name"
        done
    done
}

# environment_of SERVICE: what the compose file gives it, a line for each.
environment_of() {
    awk -v name="  $1:" '
        /^[^ ]/ { services = ($0 == "services:") }
        /^  [^ ]/ { here = services && $0 == name }
        /^    [^ ]/ { inside = here && $0 == "    environment:" }
        inside && /^      / { sub(/^ */, ""); sub(/: /, "="); print }' "$folder/compose.yaml" |
        sed "s/=[\"']\(.*\)[\"']\$/=\1/"
}

# start_server NAME ADDRESS: one of the two, with what the image and the compose file tell it.
start_server() {
    make_root "$1"
    of_image rafle 'range .Docker.Config.Env}}{{println .}}{{end' | grep . >"$folder/$1.env"
    environment_of "$1" >>"$folder/$1.env"
    # In a container each has port 7070 for itself. The log is how we see who came.
    printf 'RAFLE_LISTEN=%s\nRAFLE_ACCESS_LOG=true\n' "$2" >>"$folder/$1.env"
    start_contained "$1"
}

as_nobody() { setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs "$@"; }

start_postgres() {
    programs=$(dirname "$(readlink -e "$(command -v initdb || printf '%s\n' /usr/lib/postgresql/*/bin/initdb | tail -n 1)")")
    environment_of postgres >"$folder/postgres.env"
    # What the official image does with its variables.
    value() { sed -n "s/^$1=//p" "$folder/postgres.env"; }
    mkdir "$folder/postgres"
    value POSTGRES_PASSWORD >"$folder/postgres/password"
    chown -R nobody:nogroup "$folder/postgres"
    (cd "$folder/postgres" && as_nobody "$programs/initdb" --no-sync --auth=scram-sha-256 --pwfile=password \
        --username="$(value POSTGRES_USER)" --encoding=UTF8 --locale=C --pgdata=data >"$folder/postgres.log" 2>&1) ||
        fail "a database cannot be made"
    (cd "$folder/postgres" && as_nobody "$programs/postgres" -D data -k "$folder/postgres" \
        -c listen_addresses=127.0.0.10 -c fsync=off >>"$folder/postgres.log" 2>&1) &
    # The health check of the compose file, and then the database that it asks for.
    soon 15 "PostgreSQL is ready" "$programs/pg_isready" --host=postgres --username=rafle
    PGPASSWORD=$(value POSTGRES_PASSWORD) "$programs/createdb" --host=postgres --username="$(value POSTGRES_USER)" \
        "$(value POSTGRES_DB)"
}

start_caddy() {
    mkdir "$folder/caddy"
    chown nobody:nogroup "$folder/caddy"
    environment_of caddy >"$folder/caddy.env"
    # The certificate is of an authority of its own, which nobody else is to trust: it may not write into the system's list.
    echo "HOME=$folder/caddy" >>"$folder/caddy.env"
    (with "$folder/caddy.env" setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs \
        "$(command -v caddy)" run --adapter caddyfile --config - <packaging/Caddyfile >"$folder/caddy.log" 2>&1) &
    authority=$folder/caddy/.local/share/caddy/pki/authorities/local/root.crt
    soon 20 "Caddy has an authority of its own" test -s "$authority"
    cp "$authority" "$folder/root.crt"
}

# Every cookie of the last answer stays on TLS.
cookies_are_secure() {
    cookies=$(grep -ci '^set-cookie:' "$folder/head" || true)
    [ "$cookies" -gt 0 ] || fail "no cookie was set"
    is "cookies, and those of them that are Secure" "$cookies" "$(grep -ci '^set-cookie:.*; *Secure' "$folder/head" || true)"
    grep -qi '^set-cookie: __Host-' "$folder/head" || fail "no cookie is bound to the host: $(cat "$folder/head")"
}

# served_by NAME: how many times somebody at 127.0.0.2 was answered there.
served_by() { sed 's/\x1b\[[0-9;]*m//g' "$folder/$1.log" | grep -c 'address="127\.0\.0\.2"' || true; }

# Whether the stream has brought this.
streamed() { grep -q "$1" "$folder/stream"; }

many() {
    for _ in $(seq 20); do
        code=$(status "$1" --interface 127.0.0.2 --header 'X-Forwarded-For: 203.0.113.9')
        [ "$code" = 200 ] || fail "$1 answers $code"
    done
}

house() {
    title "two servers from the image on one PostgreSQL behind Caddy, with what the compose file gives each"
    start_postgres
    start_server one 127.0.0.11:7070
    one=$server
    start_server two 127.0.0.12:7070
    start_caddy
    address=https://rafle.localhost
    soon 20 "TLS: the certificate is good for rafle.localhost" ask /readyz --fail
    is "spoken is HTTP" 2 "$(ask /readyz --output /dev/null --write-out '%{http_version}')"
    is "without TLS" "308 https://rafle.localhost/join" \
        "$(curl --silent --max-time 10 --output /dev/null --write-out '%{http_code} %{redirect_url}' http://rafle.localhost/join)"

    open_table
    cookies_are_secure
    curl --silent --no-buffer --max-time 60 --cacert "$folder/root.crt" --cookie "$folder/anna" \
        "$address/t/$table/live?n=0" >"$folder/stream" &
    stream=$!
    soon 2 "a stream begins at once" streamed Anna
    ! streamed Valdemar || fail "somebody is there who has not come yet"
    is "somebody sits down" 303 "$(status "/t/$table/wish" --data 'wish=join&name=Valdemar')"
    soon 2 "the stream tells it at once" streamed Valdemar
    kill -0 "$stream" || fail "the stream has ended"
    shown "and goes on"
    kill "$stream"

    many /
    [ "$(served_by one)" -gt 0 ] || fail "the first server has not heard of 127.0.0.2"
    [ "$(served_by two)" -gt 0 ] || fail "the second server has not heard of 127.0.0.2"
    shown "of 20 requests from 127.0.0.2 the servers answered $(served_by one) and $(served_by two)"
    ! grep -q 203.0.113.9 "$folder/one.log" "$folder/two.log" || fail "an address was believed that anybody could write"
    shown "an address that the visitor wrote was believed by nobody"

    kill "$one"
    many "/t/$table/record"
    wait "$one" || fail "it does not end well"
    shown "while one server ends, and after it, everybody is answered by the other"
    is_kept "the table that was opened is there"
}

# ------------------------------------------------------------------------------------------------------- the Debian package

debian() {
    title "the Debian package"
    mkdir -p "$folder/target/release"
    cp "$program" "$folder/target/release/rafle"
    deb=$folder/rafle.deb
    CARGO_TARGET_DIR=$folder/target cargo deb --no-build --fast --locked --package rafle --output "$deb" >"$folder/deb.log" 2>&1 ||
        fail "cargo deb fails"
    shown "$(dpkg-deb --field "$deb" Package) $(dpkg-deb --field "$deb" Version), $(du --apparent-size -h "$deb" | cut -f 1), needs $(dpkg-deb --field "$deb" Depends)"
    lintian --fail-on error --tag-display-limit 0 "$deb" >"$folder/lintian.log" 2>&1 || fail "lintian finds an error"
    shown "lintian finds no error"
}

# A copy of this machine, whose changes are in a folder of their own, with nothing running but what is checked.
machine() {
    title "the Debian package on a machine of its own, which is a copy of this one"
    mkdir "$folder/changed" "$folder/work" "$folder/machine"
    mount -t overlay -o "lowerdir=/,upperdir=$folder/changed,workdir=$folder/work" overlay "$folder/machine"
    mkdir -p "$folder/machine/checked"
    cp "$deb" "$folder/machine/checked/rafle.deb"
    cp packaging/check/machine.sh "$folder/machine/checked/check.sh"
    cp packaging/check/machine.service "$folder/machine/etc/systemd/system/rafle-check.service"
    # Images of Debian for containers forbid to start services.
    rm -f "$folder/machine/usr/sbin/policy-rc.d"
    : >"$folder/machine/etc/machine-id"
    timeout 180 systemd-nspawn --quiet --register=no --keep-unit --boot --console=pipe --directory="$folder/machine" \
        --bind-ro="$folder/changed:/changed" -- --unit=rafle-check.service </dev/null >"$folder/machine.log" 2>&1 || true
    cat "$folder/machine/checked/shown" || fail "the machine does not start"
    is "the machine ends" "all is well" "$(cat "$folder/machine/checked/end" 2>/dev/null || true)"
}

image
(containerfile)
compose_file
variables
house
debian
machine
title "all is well"
