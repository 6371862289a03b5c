//! The script of a device that seals and compares, run by Node: its SHA-256, and what it finds in the games that are kept.

use std::path::Path;
use std::process::Command;

use rafle_engine::{Next, Record, Seeded};
use rafle_tables::{Agreed, Onward, Person, RandomBots, SetupSeat, replay};

/// What Node says of the script: `code` sees all that it gives away, and a record as `record`.
fn node(record: &str, code: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/seals.js");
    // By its name Node knows that it is a module, as browsers do by our pages.
    std::fs::copy(script, folder.path().join("seals.mjs")).unwrap();
    std::fs::write(folder.path().join("record"), record).unwrap();
    let test = format!(
        "import {{ readFileSync }} from 'node:fs';
         import {{ sha256, hmac, hex, bytes, rounds, ready, wrong, dice, goesOn }} from './seals.mjs';
         const record = readFileSync('record', 'utf8');
         const text = (words) => new TextEncoder().encode(words);
         {code}"
    );
    std::fs::write(folder.path().join("test.mjs"), test).unwrap();
    let ran = Command::new("node").arg("test.mjs").current_dir(folder.path()).output();
    let ran = ran.expect("node is there: `apt-get install npm`");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
}

/// The game that is kept of this kind.
fn kept(slug: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rafle/tests/golden");
    std::fs::read_to_string(games.join(format!("{slug}.rafle"))).unwrap()
}

#[test]
fn sha_256_is_that_of_the_standard() {
    // FIPS 180-4 and its examples; and RFC 4231 for the second and the third.
    for (code, hash) in [
        ("sha256(text('abc'))", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("sha256(text(''))", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (
            "sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        ),
        ("sha256(text('a'.repeat(1000000)))", "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        (
            "hmac(new Uint8Array(20).fill(11), text('Hi There'))",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        ),
        (
            "hmac(text('Jefe'), text('what do ya want for nothing?'))",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        ),
    ] {
        assert_eq!(node("", &format!("console.log(hex({code}));")), hash, "{code}");
    }
    // Every length up to three blocks, compared with Node's own.
    let lengths = "import { createHash } from 'node:crypto';
        const differ = [...Array(200).keys()].filter((n) => {
          const some = Uint8Array.from({ length: n }, (_, i) => i * 7 + n);
          return hex(sha256(some)) !== createHash('sha256').update(some).digest('hex');
        });
        console.log(differ.length);";
    assert_eq!(node("", lengths), "0");
}

#[test]
fn the_dice_of_a_game_follow_on_the_device_too() {
    let lines = "const lines = record.split('\\n').filter((line) => line.startsWith('luck '));";
    for slug in ["yatzy", "greedy", "bluff", "hadsund"] {
        let record = kept(slug);
        let dice: usize =
            record.lines().filter(|line| line.starts_with("throw ")).map(|line| line.split(' ').count() - 1).sum();
        assert!(dice > 0, "{slug}");
        let all = format!("{lines} console.log(JSON.stringify([wrong(lines), dice(record)]));");
        assert_eq!(node(&record, &all), format!(r#"["",{{"k":-1,"checked":{dice}}}]"#), "{slug}");
    }
    // The third throw is another one.
    let record = kept("yatzy");
    let mut throws = 0;
    let forged: Vec<_> = record
        .lines()
        .map(|line| {
            throws += usize::from(line.starts_with("throw "));
            if throws == 3 && line.starts_with("throw ") {
                line.replace(['1', '2', '3', '4', '5'], "6")
            } else {
                line.to_owned()
            }
        })
        .collect();
    assert!(node(&forged.join("\n"), "console.log(dice(record).k);") == "2");
}

/// A record that goes on at another table: outcomes are counted on, and only those after the new seal are followed.
#[test]
fn the_dice_of_a_game_that_goes_on_follow_from_its_new_seal() {
    for slug in ["yatzy", "bluff"] {
        let old = replay(&kept(slug)).unwrap();
        // Any secret will do.
        let seal = old.log().iter().find(|line| line.starts_with("luck 1 ")).unwrap().parse().unwrap();
        let onward = Onward::from(&old, 9).unwrap();
        let seats = vec![SetupSeat::Mine("Anna".to_owned()); onward.play().places()];
        let guest = Person::made_of([1; 32]).at("on");
        let mut table = onward.open(&seats, Agreed::default(), &guest, &RandomBots, &seal).unwrap();
        let mut any = Seeded::new(5);
        while table.play().next() != Next::Nobody {
            let line = match table.play().next() {
                Next::Chance { .. } => table.play().draw(&mut table.luck().unwrap()),
                _ => table.play().any_line(&mut any).unwrap(),
            };
            table.add(&[line]);
        }
        let record = Record::of(table.play()).to_string();
        let from = record.lines().position(|line| line.starts_with("luck 1 ")).unwrap();
        let thrown = record.lines().skip(from).filter(|line| line.starts_with("throw "));
        let dice: usize = thrown.map(|line| line.split(' ').count() - 1).sum();
        assert_eq!(
            node(&record, "console.log(JSON.stringify(dice(record)));"),
            format!(r#"{{"k":-1,"checked":{dice}}}"#)
        );
        let forged: Vec<_> = record.lines().map(ToOwned::to_owned).collect();
        let before = record.lines().take(from).filter(|line| line.starts_with("throw ")).count();
        let first = (from..forged.len()).find(|&at| forged[at].starts_with("throw ")).unwrap();
        let other = forged[first].replace(['1', '2', '3', '4', '5'], "6");
        let forged = forged.iter().enumerate().map(|(at, line)| if at == first { other.clone() } else { line.clone() });
        let forged = forged.collect::<Vec<_>>().join("\n");
        assert_eq!(node(&forged, "console.log(dice(record).k);"), before.to_string(), "{slug}");
    }
}

/// Lines of luck as they are read during a game, and code that calls them `lines`.
const LINES: &str = "const h = (n) => hex(sha256(bytes(n)));
    const [secret, one, two] = ['07'.repeat(32), '01'.repeat(16), '02'.repeat(16)];
    const lines = [`luck 1 ${h(secret)} ${h('00')}`, `luck seal a/1 ${h(one)}`, `luck seal b/2 ${h(two)}`,
      'luck open a/1 b/2', `luck number b/2 ${two}`, `luck number a/1 ${one}`];
    const opened = [`${lines[0]} secret ${secret}`, ...lines.slice(1)];
    const said = (...all) => console.log(JSON.stringify(all));";

#[test]
fn what_does_not_fit_is_found() {
    let found = |code: &str| node("", &format!("{LINES} {code}"));
    assert_eq!(found("said(wrong(opened), wrong(lines));"), r#"["","secret"]"#);
    assert_eq!(found("opened[0] = opened[0].slice(0, -2) + '08'; said(wrong(opened));"), r#"["secret"]"#);
    assert_eq!(found("opened[5] = opened[5].slice(0, -2) + '08'; said(wrong(opened));"), r#"["number"]"#);
    assert_eq!(found("said(ready(rounds(lines.slice(0, 5)).at(-1)), ready(rounds(lines).at(-1)));"), "[false,true]");
    // What was kept may be gone on from until all numbers are there, and nothing of it is exchanged.
    assert_eq!(
        found("said([0, 1, 3, 5, 6].map((n) => goesOn(lines.slice(0, n), lines)));"),
        "[[true,true,true,true,true]]"
    );
    assert_eq!(
        found("said(goesOn(lines, [...lines, 'luck words 00']), goesOn(lines, lines.slice(0, 5)));"),
        "[false,false]"
    );
    assert_eq!(found("said(goesOn(lines.slice(0, 2), [lines[0].replace('a', 'b'), ...lines.slice(1)]));"), "[false]");
}
