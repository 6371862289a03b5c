#!/bin/sh
# What a host does with the Debian package, from the first day to the last: packaging/check.sh runs it on a machine of its own.
# /changed holds every file that differs from before.
set -eu
cd /checked
export LC_ALL=C.UTF-8

shown() { printf '   %s\n' "$*"; }

fail() {
    systemctl status --no-pager --lines=15 rafle.service || true
    printf 'packaging: %s\n' "$*"
    exit 1
}

is() {
    [ "$2" = "$3" ] || fail "$1 is \`$3\`, and should be \`$2\`"
    shown "$1: ${3:-nothing}"
}

said() { curl --silent --show-error --max-time 10 "$@"; }

# The service answers again, and has the table.
serves() {
    for _ in $(seq 100); do
        ! rafle ready --listen 127.0.0.1:7070 >/dev/null 2>&1 || break
        sleep 0.1
    done
    is "$1, /readyz" ready "$(said http://127.0.0.1:7070/readyz)"
    [ -z "${table-}" ] || is "$1, the table" 200 \
        "$(said --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:7070/t/$table/record")"
}

state() { systemctl show --property "$1" --value rafle.service; }

# What the machine has that it did not have before; what dpkg, man, the journal and systemd note for themselves aside.
files() {
    find /changed \( ! -type d -o -name '*rafle*' \) -printf '/%P\n' | sort |
        grep -Ev '^/(checked|run|tmp|var/log|var/lib/dpkg|var/cache/(man|ldconfig)|var/lib/systemd/(timers|random-seed))(/|$)'
}

files >before
dpkg --install rafle.deb >dpkg.log 2>&1 || { cat dpkg.log && fail "it cannot be installed"; }
is "installed" "install ok installed" "$(dpkg-query --show --showformat '${Status}' rafle)"
is "after the installation" "disabled inactive" "$(systemctl is-enabled rafle || true) $(systemctl is-active rafle || true)"
for page in rafle rafle-serve rafle-play rafle-backup; do
    [ -s "$(man --where "$page")" ] || fail "no manual page $page"
    man "$page" >"$page.txt" 2>man.err
    [ ! -s man.err ] || fail "man $page: $(cat man.err)"
done
shown "$(dpkg --listfiles rafle | grep -c 'man1/.*gz') manual pages, which man shows without a complaint"
bash -c '. /usr/share/bash-completion/completions/rafle && complete -p rafle' >/dev/null || fail "bash completes nothing"
for file in zsh/vendor-completions/_rafle fish/vendor_completions.d/rafle.fish; do
    [ -s "/usr/share/$file" ] || fail "/usr/share/$file is missing"
done
shown "completions for bash, zsh and fish"

systemd-analyze verify rafle.service >verify.log 2>&1 || { cat verify.log && fail "the unit is not right"; }
is "systemd-analyze verify complains" "" "$(cat verify.log)"
systemd-analyze security --no-pager --offline=true /lib/systemd/system/rafle.service >security.log 2>&1 || true
score=$(sed -n 's/.*Overall exposure level for rafle.service: \([0-9.]*\).*/\1/p' security.log)
awk -v score="$score" 'BEGIN { exit !(score ~ /^[0-9.]+$/ && score < 2.5) }' ||
    fail "exposure is \`$score\`, and should be below 2.5"
shown "systemd-analyze security: $score, which is below 2.5"

echo RAFLE_PAUSE=0 >/etc/rafle.env
systemctl enable --now rafle >/dev/null 2>&1 || fail "it does not start"
serves "started"
is "it runs as, made for it alone" "rafle yes" "$(stat --format %U "/proc/$(state MainPID)") $(state DynamicUser)"
table=$(said --output /dev/null --dump-header - --data 'name-0=Anna&seat-1=link' http://127.0.0.1:7070/g/greedy |
    sed -n 's,^location: /t/\([a-z0-9]*\).*,\1,ip')
[ -n "$table" ] || fail "no table is opened"
serves "with a table"
is "it writes" "/var/lib/private/rafle" "$(dirname "$(find /var/lib/private -name rafle.db)")"
systemctl restart rafle || fail "it does not start again"
serves "restarted"
rafle backup /checked --data /var/lib/rafle >/dev/null || fail "no backup beside the running service"
shown "backup beside the running service: $(basename /checked/*.db)"

before_upgrade=$(state MainPID)
dpkg --install rafle.deb >dpkg.log 2>&1 || { cat dpkg.log && fail "it cannot be upgraded"; }
serves "upgraded"
[ "$(state MainPID)" != "$before_upgrade" ] || fail "after an upgrade the old program goes on"
shown "after an upgrade the new program serves"

dpkg --remove rafle >dpkg.log 2>&1 || { cat dpkg.log && fail "it cannot be removed"; }
is "removed" inactive "$(systemctl is-active rafle || true)"
[ ! -e /usr/bin/rafle ] || fail "the program is still there"
[ -s /var/lib/private/rafle/rafle.db ] || fail "the tables are gone before anybody wished it"
shown "the tables stay until somebody wants them gone"
dpkg --purge rafle >dpkg.log 2>&1 || { cat dpkg.log && fail "it cannot be purged"; }
is "purge complains" "" "$(grep -i warning dpkg.log || true)"
files >after
is "left behind" "" "$(comm -13 before after | xargs)"
! dpkg-query --show rafle >/dev/null 2>&1 || fail "dpkg still knows it"
echo "all is well" >end
