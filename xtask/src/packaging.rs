//! What hosts install: the image, the compose file and its proxy, the service and the Debian package, and whether each does what
//! `docs/HOSTING.md` says. `packaging/check.sh` looks, in the language of hosts; here its tools are got.

use crate::ci::POSTGRES;
use crate::shell::{Done, Tool, program, run, works};

/// All that comes from Debian, at once.
const DEBIAN: &[&str] = &["apt-get install -y --no-install-recommends \
    buildah busybox-static caddy curl docker-compose iproute2 lintian man-db systemd systemd-container"];

const TOOLS: [Tool; 11] = [
    Tool { name: "buildah", probe: "buildah --version", from: DEBIAN },
    // Stands in for the image in which the Containerfile builds.
    Tool { name: "BusyBox", probe: "busybox true", from: DEBIAN },
    Tool { name: "Caddy", probe: "caddy version", from: DEBIAN },
    Tool { name: "curl", probe: "curl --version", from: DEBIAN },
    Tool { name: "docker-compose", probe: "docker-compose version", from: DEBIAN },
    Tool { name: "ip", probe: "ip -V", from: DEBIAN },
    Tool { name: "lintian", probe: "lintian --version", from: DEBIAN },
    Tool { name: "man", probe: "man --version", from: DEBIAN },
    Tool { name: "systemd", probe: "systemd-analyze --version", from: DEBIAN },
    Tool { name: "systemd-nspawn", probe: "systemd-nspawn --version", from: DEBIAN },
    Tool { name: "cargo-deb", probe: "cargo deb --version", from: &["cargo install cargo-deb --locked"] },
];

/// Packs the program, or the one that is named, in every way there is, and uses each as its host would.
pub(crate) fn check(named: &[&str]) -> Done {
    for tool in TOOLS {
        tool.get()?;
    }
    if !works("initdb --version") {
        POSTGRES.get()?;
    }
    run(program("packaging/prepare.sh").args(named))?;
    run(program("packaging/check.sh").args(named))
}
