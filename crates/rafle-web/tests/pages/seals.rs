//! The script of a device that seals and compares, run by Node: its SHA-256, and what it finds in the games that are kept.

use std::path::Path;
use std::process::Command;

use rafle_engine::{Next, Record, Seeded};
use rafle_tables::{Agreed, Onward, Person, RandomBots, SetupSeat, replay};

/// What Node says of the script: `code` sees all that it gives away, and a record as `record`.
fn node(record: &str, code: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for script in ["seals", "dice"] {
        // By its name Node knows that it is a module, as browsers do by our pages.
        std::fs::copy(scripts.join(script).with_extension("js"), folder.path().join(script).with_extension("mjs"))
            .unwrap();
    }
    std::fs::write(folder.path().join("record"), record).unwrap();
    let test = format!(
        "import {{ readFileSync }} from 'node:fs';
         import {{ sha256, hex, bytes, rounds, ready, goesOn }} from './seals.mjs';
         import * as check from './dice.mjs';
         const hmac = (key, told) => check.hmac(sha256, key, told);
         /** What a device was shown of the game of this record, from before its first throw. */
         const shown = (record) => {{
           const lines = record.split('\\n');
           const at = lines.findIndex((line) => line.startsWith('luck 1 '));
           const before = lines.slice(0, at).filter((line) => /^(throw|first) ./.test(line)).length;
           return [`${{lines[0]}} luck ${{at}} ${{before}}`, ...lines.filter((line) => /^(luck|begins?) /.test(line))];
         }};
         const rule = {{ sha256, hex, bytes, rounds, ready }};
         const wrong = (lines) => check.wrong(lines, rule);
         const dice = (record, of = record) => check.compared(record, shown(of), rule);
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

/// Every game of which one is kept.
fn games_kept() -> impl Iterator<Item = String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rafle/tests/golden");
    let files = std::fs::read_dir(games).unwrap().map(|file| file.unwrap().path());
    files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned())
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
    let (mut games, mut lots_drawn_anew) = (0, 0);
    for slug in games_kept() {
        let record = kept(&slug);
        let dice: usize =
            record.lines().filter(|line| line.starts_with("throw ")).map(|line| line.split(' ').count() - 1).sum();
        games += usize::from(dice > 0);
        lots_drawn_anew +=
            usize::from(["luck missing ", "lot "].iter().all(|verb| record.contains(&format!("\n{verb}"))));
        let all = format!("{lines} console.log(JSON.stringify([wrong(lines), dice(record)]));");
        // Where there are no dice, the seals alone were compared.
        let said = if dice > 0 { "fits" } else { "seals" };
        assert_eq!(node(&record, &all), format!(r#"["",{{"said":"{said}","checked":{dice}}}]"#), "{slug}");
    }
    assert!(games >= 40 && games < games_kept().count() && lots_drawn_anew > 0, "{games} {lots_drawn_anew}");
    // The third throw is another one.
    let record = kept("multiply");
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

/// Outcomes are counted, so a line that has no place in a game would let whoever writes the record choose what comes after it.
#[test]
fn no_line_is_there_only_to_be_counted() {
    // Where the outcome of this number is another line, or there is none, the check stops just there.
    let stops = |record: &str, number: usize, lines: &dyn Fn(&str) -> Vec<String>| {
        let (mut outcomes, mut forged) = (0, Vec::new());
        for line in record.lines() {
            let is_outcome = ["throw ", "first ", "lot "].iter().any(|verb| line.starts_with(verb));
            forged.extend(if is_outcome && outcomes == number { lines(line) } else { vec![line.to_owned()] });
            outcomes += usize::from(is_outcome);
        }
        assert_ne!(forged.join("\n"), record.trim_end());
        assert_eq!(node(&forged.join("\n"), "console.log(dice(record).k);"), number.to_string(), "{}", forged[0]);
    };
    let and_before = |more: &'static str| move |line: &str| vec![more.to_owned(), line.to_owned()];
    let nothing = |_: &str| Vec::new();
    let has = |verb: &str, slug: &str| kept(slug).lines().any(|line| line.starts_with(verb));
    let (with_lot, without) = ("greedy", "multiply");
    assert!(has("lot ", with_lot) && !has("lot ", without) && has("begins lot", "court") && has("first ", "court"));
    for more in ["first A", "first B", "lot A", "lot B"] {
        stops(&kept(without), 0, &and_before(more));
        stops(&kept(without), 3, &and_before(more));
        stops(&kept(with_lot), 1, &and_before(more));
        stops(&kept("court"), 2, &and_before(more));
    }
    // Nor is one left out.
    stops(&kept(with_lot), 0, &nothing);
    stops(&kept("court"), 0, &nothing);
    stops(&kept("court"), 1, &nothing);
    // What a record reads otherwise than it looks, or brings along from before the seal or in its first line, is none that was shown.
    let other = |record: &str| node(&kept("multiply"), &format!("console.log(dice({record}, record).said);"));
    for record in [
        "record.replace('\\nthrow', '\\n throw')",
        "record.replace('\\nthrow', '\\n\\tthrow')",
        "record.replace('\\nthrow', '\\nthrow 1; throw')",
        "record.replace('\\nthrow ', '\\nthrow\u{a0}')",
        // The rules take these for throws, and the device would not.
        "record.replace('\\nthrow ', '\\n')",
        "record.replace('\\nthrow ', '\\n\u{85}throw ')",
        "record.replace('\\nthrow ', '\\nthrow\u{85}')",
        "record.replace('\\nluck 1', '\\nthrow 1\\nluck 1')",
        "record.replace('seats=', 'first_player=random seats=')",
        "record.replace('multiply', 'plus')",
    ] {
        assert_eq!(other(record), "differs", "{record}");
    }
    assert_eq!(other("record"), "fits");
    // Whether there is a lot stands among what was kept before the numbers.
    let found = |code: &str| node("", &format!("{LINES} {code}"));
    let begun = "lines.splice(3, 0, 'begins lot', 'begin A B');";
    assert_eq!(
        found(&format!(
            "{begun} said(rounds(lines).at(-1).strange, rounds(lines).at(-1).told.includes('begins lot'));"
        )),
        "[false,true]"
    );
    assert_eq!(found("lines.splice(4, 0, 'begins lot'); said(rounds(lines).at(-1).strange);"), "[true]");
}

/// A record that goes on at another table: outcomes are counted on, and only those after the new seal are followed.
#[test]
fn the_dice_of_a_game_that_goes_on_follow_from_its_new_seal() {
    for slug in ["yatzy", "bluff", "court"] {
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
                // In the court one may choose to throw, by a line without dice: that is no outcome.
                _ if table.play().now().open().iter().any(|line| line == "throw") => "throw".to_owned(),
                _ => table.play().any_line(&mut any).unwrap(),
            };
            table.add(&[line]);
        }
        let record = Record::of(table.play()).to_string();
        assert_eq!(record.lines().any(|line| line == "throw"), slug == "court");
        let from = record.lines().position(|line| line.starts_with("luck 1 ")).unwrap();
        let thrown = record.lines().skip(from).filter(|line| line.starts_with("throw "));
        let dice: usize = thrown.map(|line| line.split(' ').count() - 1).sum();
        assert_eq!(
            node(&record, "console.log(JSON.stringify(dice(record)));"),
            format!(r#"{{"said":"fits","checked":{dice}}}"#)
        );
        // How many outcomes were above was kept before the numbers were known: with another number all would come out otherwise.
        let fewer = "const throws = [...record.matchAll(/^(throw|first) .*\\n/gm)];
            const more = record.replace('\\nluck 1 ', '\\nthrow 1\\nluck 1 ').replace('\\nname ', '\\nroom\\nname ');
            const padded = record.slice(0, throws[0].index) + 'pace usual\\n' + record.slice(throws[0].index + throws[0][0].length);
            const [game, ...rest] = shown(record);
            const another = check.compared(record, [game.replace(/\\d+$/, (k) => k - 1), ...rest], rule);
            console.log([dice(more, record).said, dice(padded, record).said, another.said].join());";
        assert_eq!(node(&record, fewer), "differs,differs,differs", "{slug}");
        let forged: Vec<_> = record.lines().map(ToOwned::to_owned).collect();
        let outcome = |line: &&str| line.starts_with("throw ") || line.starts_with("first ");
        let before = record.lines().take(from).filter(outcome).count();
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
    // Pages of an older version did not say how many outcomes come before the first one.
    assert_eq!(
        found("said(goesOn(['game luck 1'], ['game luck 1 0']), goesOn(['game luck 1 0'], ['game luck 1 2']));"),
        "[true,false]"
    );
    assert_eq!(found("said(goesOn(lines.slice(0, 2), [lines[0].replace('a', 'b'), ...lines.slice(1)]));"), "[false]");
}

/// A page that shows lines of luck, whatever a server would have them be, and what the script of the device makes of them.
const PAGE: &str = r"
    const [store, sent, luck, says] = [new Map(), [], { dataset: {} }, []];
    globalThis.localStorage = new Proxy({
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => store.set(key, value),
      removeItem: (key) => store.delete(key),
    }, {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    for (const it of ['fits', 'seals', 'apart', 'nothing', 'differs', 'secret', 'number', 'dice']) says.push({ dataset: { says: it }, hidden: true });
    let tend;
    globalThis.document = {
      addEventListener() {},
      querySelector: (what) => (/^#luck|^.data-anew/.test(what) && luck.dataset.lines ? luck : what === '#table' ? {} : null),
      querySelectorAll: (what) => (what === '[data-says]' ? says : []),
    };
    globalThis.MutationObserver = class { constructor(call) { tend = call; } observe() {} };
    globalThis.fetch = async (address, form) => {
      if (!form) return globalThis.answer ?? { ok: true, text: async () => globalThis.record };
      sent.push(Object.fromEntries(form.body));
      return { status: 204 };
    };
    globalThis.location = { pathname: '/' };
    await import('./seals.mjs?device');
    const h = (digits) => hex(sha256(bytes(digits)));
    const [device, game] = ['aaaaaaaaaaaaaaaa/aaaaaaaa', 'rafle 1 greedy seats=2 luck 1 0'];
    /** What the device answers when these lines are shown at this table: the sentence that holds, and what it has sent. */
    const show = async (table, preparation, lines, over) => {
      [globalThis.location.pathname, sent.length] = [`/t/${table}`, 0];
      says.forEach((it) => { it.hidden = true; });
      const anew = Math.max(1, lines.filter((line) => line.startsWith('luck 1 ')).length) - 1;
      luck.dataset = { table, device, preparation, game, anew, lines: lines.join('\n'), ...over };
      await tend();
      await new Promise((done) => setTimeout(done, 5));
      return { says: says.find((it) => !it.hidden)?.dataset.says, ...sent.at(-1) };
    };
    const first = (secret, table) => `luck 1 ${h(secret)} ${h(table)}`;
    const [one, two, x, y] = ['01'.repeat(32), '02'.repeat(32), '0a', '0b'];
    /** A game at a table up to the number of the device, which is opened honestly. */
    const begun = async (table, secret) => {
      const lines = [first(secret, table)];
      const { seal } = await show(table, 'sealing', lines);
      lines.push(`luck seal ${device} ${seal}`);
      await show(table, 'sealing', lines);
      lines.push('begin A B', `luck open ${device}`);
      const { number } = await show(table, 'opening', lines);
      return { lines, seal, number };
    };
    const ended = (table, secret, lines) => show(table, 'ready', [`${lines[0]} secret ${secret}`, ...lines.slice(1)], { over: '', check: './dice.mjs' });
    const out = (...all) => console.log(JSON.stringify(all));";

#[test]
fn a_server_that_lies_is_found_out_by_the_device() {
    let found = |code: &str| node("", &format!("{PAGE}\n{code}"));
    let honest = "const { lines, number } = await begun(x, one);
        lines.push(`luck number ${device} ${number}`);
        await show(x, 'ready', lines);";
    assert_eq!(found(&format!("{honest} out((await ended(x, one, lines)).says);")), r#"["fits"]"#);
    // The number of another table is known to whoever runs both: it is not opened again, and does not count.
    let replayed = "const again = [first(two, y), `luck seal ${device} ${h(number)}`];
        const anew = await show(y, 'sealing', again);
        again.push(`luck open ${device}`);
        const opened = await show(y, 'opening', again);
        again.push(`luck number ${device} ${number}`);
        await show(y, 'ready', again);
        out(Boolean(anew.seal), opened, (await ended(y, two, again)).says);";
    assert_eq!(found(&format!("{honest} {replayed}")), r#"[true,{"lost":"1"},"apart"]"#);
    // So is a number that was asked for at a table that was only shown, or with another secret of the same table.
    let asked = "const { seal, number } = await begun(y, two);
        const lines = [first(one, x), `luck seal ${device} ${seal}`];
        await show(x, 'sealing', lines);
        lines.push(`luck open ${device}`);
        out(await show(x, 'opening', lines));";
    assert_eq!(found(asked), r#"[{"lost":"1"}]"#);
    assert_eq!(
        found(
            "luck.dataset = {}; const lines = [first(one, x)]; await show(x, 'sealing', lines);
            globalThis.location.pathname = '/t/' + y; await tend(); out(says.find((it) => !it.hidden)?.dataset.says);"
        ),
        r#"["differs"]"#,
        "the lines are those of the table whose page it is"
    );
    // Drawn anew without a word; words that were sought when the number was known; a second number.
    for line in [
        "`luck toString ${h(one)}`",
        "`luck number ${device} ${number.toUpperCase()}`",
        "first(two, x)",
        "`luck words ${h(one)}`",
        "`begin B A`",
        "`luck number ${device} ${number}`",
    ] {
        let late = format!("{honest} out((await show(x, 'ready', [...lines, {line}])).says);");
        assert_eq!(found(&late), r#"["differs"]"#, "{line}");
        let early = format!(
            "const {{ lines, number }} = await begun(x, one); if (!{line}.toLowerCase().includes(number))
                out((await show(x, 'opening', [...lines, {line}])).says); else out('differs');"
        );
        assert_eq!(found(&early), r#"["differs"]"#, "{line}");
    }
    // The dice are compared with the luck of this table, and with that of no other record.
    let other = "const full = [`${lines[0]} secret ${one}`, ...lines.slice(1)];
        globalThis.record = ['rafle 1 greedy seats=2', ...full].join('\\n');
        const over = { over: '', record: '/t/x/record', check: './dice.mjs' };
        const own = (await show(x, 'ready', full, over)).says;
        globalThis.record = `rafle 1 greedy seats=2\\nluck 1 ${h(two)} ${h(x)} secret ${two}`;
        out(own, (await show(x, 'ready', full, over)).says);";
    assert_eq!(found(&format!("{honest} {other}")), r#"["seals","differs"]"#, "nothing was thrown");
    // However many other tables are shown, what was kept of one that goes on stays.
    let many = "for (let n = 0; n < 500; n += 1) await show(`t${n}`, 'ready', [first(two, y)]);
        out((await show(x, 'ready', [first(two, x)])).says);";
    assert_eq!(found(&format!("{honest} {many}")), r#"["differs"]"#);
    // What is over goes first.
    let over = "for (let n = 0; n < 500; n += 1) {
            await show(`t${n}`, 'ready', [first(two, y)]);
            await ended(`t${n}`, two, [first(two, y)]);
        }
        out(store.size, Boolean(store.get('rafle-game-t499')), (await show(x, 'ready', [first(two, x)])).says);";
    assert_eq!(found(&format!("{honest} {over}")), r#"[400,true,"differs"]"#);
}

/// Whoever knows all numbers but one, or is never asked for the one, could seek the luck that favours them.
#[test]
fn numbers_that_never_came_prove_nothing() {
    let found = |code: &str| node("", &format!("{PAGE}\n{code}"));
    let over = "const over = { over: '', check: './dice.mjs' };
        const withRecord = { ...over, record: '/t/x/record' };
        const at_the_end = async (lines, ...played) => {
          const full = lines.map((line) => (line === first(one, x) ? `${line} secret ${one}` : line === first(two, x) ? `${line} secret ${two}` : line));
          globalThis.record = ['rafle 1 greedy seats=2', ...full, ...played].join('\\n');
          return [(await show(x, 'ready', full, over)).says, (await show(x, 'ready', full, withRecord)).says];
        };
        const other = 'bbbbbbbbbbbbbbbb/bbbbbbbb';
        const lines = [first(one, x)];
        const { seal } = await show(x, 'sealing', lines);
        const asked = ['begin A B', `luck open ${device}`];
        lines.push(`luck seal ${device} ${seal}`);";
    let never = "lines.push(`luck words ${h(y)}`, ...asked); await show(x, 'ready', lines);
        out(await at_the_end(lines, 'throw 6'), await at_the_end(lines));";
    assert_eq!(found(&format!("{over} {never}")), r#"[["nothing","differs"],["nothing","nothing"]]"#);
    let not_opened = "lines.push('begin A B'); await show(x, 'ready', lines); out(await at_the_end(lines, 'throw 6'));";
    assert_eq!(found(&format!("{over} {not_opened}")), r#"[["nothing","differs"]]"#);
    let some = "lines.push(`luck seal ${other} ${h(y)}`, asked[0], `${asked[1]} ${other}`);
        const { number } = await show(x, 'opening', lines);
        lines.push(`luck number ${device} ${number}`); await show(x, 'opening', lines);
        out(await at_the_end(lines, 'throw 6'));
        lines.push(`luck missing ${other}`); await show(x, 'opening', lines);
        out(await at_the_end(lines, 'throw 6'));
        lines.push(first(two, x)); await show(x, 'sealing', lines);
        out(await at_the_end(lines, 'throw 6'));";
    assert_eq!(found(&format!("{over} {some}")).lines().collect::<Vec<_>>(), [r#"[["nothing","differs"]]"#; 3]);
    // Whoever reads the page is told that all was drawn anew, and of each time.
    let hushed = "lines.push(`luck seal ${other} ${h(y)}`, asked[0], `${asked[1]} ${other}`);
        const { number } = await show(x, 'opening', lines);
        lines.push(`luck number ${device} ${number}`, `luck missing ${other}`, first(two, x));
        for (const anew of ['1', '0', '2', undefined]) out((await show(x, 'sealing', lines, { anew })).says);";
    let said = ["[null]", r#"["differs"]"#, r#"["differs"]"#, r#"["differs"]"#];
    assert_eq!(found(&format!("{over} {hushed}")).lines().collect::<Vec<_>>(), said);
    // The secret of which numbers are known is not sealed once more, nor does anything enter anew that could be sought.
    for line in ["first(one, x)", "`luck words ${h(one)}`", "'begin B A'", "'begins lot'"] {
        let anew = format!(
            "lines.push(`luck seal ${{other}} ${{h(y)}}`, asked[0], `${{asked[1]}} ${{other}}`);
            const {{ number }} = await show(x, 'opening', lines);
            lines.push(`luck number ${{device}} ${{number}}`, `luck missing ${{other}}`);
            if ({line} !== first(one, x)) lines.push(first(two, x));
            out((await show(x, 'sealing', lines)).says, (await show(x, 'sealing', [...lines, {line}])).says);"
        );
        assert_eq!(found(&format!("{over} {anew}")), r#"[null,"differs"]"#, "{line}");
    }
    // A record that cannot be had just now alarms nobody; a secret of another length is none.
    let busy = "lines.push(...asked); const { number } = await show(x, 'opening', lines);
        lines.push(`luck number ${device} ${number}`); await show(x, 'ready', lines);
        globalThis.answer = { ok: false, text: async () => 'later' };
        out(...(await at_the_end(lines)));
        globalThis.answer = undefined;
        out(...(await at_the_end(lines)));
        out((await show(x, 'ready', [`${lines[0]} secret ${one}00`, ...lines.slice(1)], over)).says); process.exit();";
    assert_eq!(
        found(&format!("{over} {busy}")).lines().collect::<Vec<_>>(),
        [r#"["fits",null]"#, r#"["fits","seals"]"#, r#"["secret"]"#]
    );
}

/// A number is opened only where the lines it was sealed with could be kept, and sealed only where both have room.
#[test]
fn a_device_that_cannot_keep_its_lines_adds_nothing() {
    let found = |code: &str| node("", &format!("{PAGE}\n{code}"));
    let forgetful = "const set = store.set.bind(store);
        store.set = (key, value) => { if (key.startsWith('rafle-game-')) throw new Error('full'); set(key, value); };
        const { number } = await begun(x, one);
        out(number, sent);";
    assert_eq!(found(forgetful), r#"[null,[{"lost":"1"}]]"#);
    for (there, seals) in [(397, true), (398, true), (399, false), (400, false)] {
        let full = format!(
            "for (let n = 0; n < {there}; n += 1) await show(`t${{n}}`, 'ready', [first(two, y)]);
            out(Boolean((await show(x, 'sealing', [first(one, x)])).seal), store.size);"
        );
        let kept = if seals { there + 2 } else { 400 };
        assert_eq!(found(&full), format!("[{seals},{kept}]"), "{there}");
    }
    // Tables nobody has looked at for two weeks make room; one that is looked at stays, with its number.
    let weeks = "const { lines, number } = await begun(x, one);
        lines.push(`luck number ${device} ${number}`);
        await show(x, 'ready', lines);
        const later = (days) => { const at = Date.now() + days * 24 * 3600 * 1000; Date.now = () => at; };
        for (let n = 0; n < 398; n += 1) await show(`t${n}`, 'ready', [first(two, y)]);
        later(10);
        await import('./seals.mjs?visit');
        await show(x, 'ready', lines);
        later(10);
        for (let n = 0; n < 300; n += 1) await show(`u${n}`, 'ready', [first(two, y)]);
        out(store.size, (await ended(x, one, lines)).says);";
    assert_eq!(found(weeks), r#"[400,"fits"]"#);
}

#[test]
fn a_tab_that_is_late_alarms_nobody() {
    let code = "const { lines, number } = await begun(x, one);
        lines.push(`luck number ${device} ${number}`);
        const said = [];
        for (const count of [4, 2, 4, 5, 3]) said.push((await show(x, 'ready', lines.slice(0, count))).says);
        out(said.every((it) => !it), (await ended(x, one, lines)).says, (await ended(x, one, lines.slice(0, 3))).says);";
    assert_eq!(node("", &format!("{PAGE}\n{code}")), r#"[true,"fits","differs"]"#);
}
