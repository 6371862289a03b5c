//! What `--json` writes has exactly the shape that docs/JSON.md shows.

use serde_json::Value;

use crate::shell::{file, rafle, root, with_input};

/// Objects whose keys are data: languages, options.
const FREE: [&str; 2] = ["names", "options"];

/// The examples below a heading of the document.
fn documented(heading: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(root().join("docs/JSON.md")).unwrap();
    let section = text.split("\n## ").find(|section| section.starts_with(heading)).expect("the section is there");
    let blocks = section.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.map(|block| serde_json::from_str(block).expect("examples are JSON")).collect()
}

/// Whether `real` looks like one of the examples: the same keys, the same kinds of values.
fn fits(real: &Value, examples: &[&Value]) -> Result<(), String> {
    let why = match real {
        Value::Object(object) => {
            let keys = |value: &Value| value.as_object().map(|it| it.keys().cloned().collect::<Vec<_>>());
            let inner = |(key, value): (&String, &Value)| {
                let examples = examples.iter().filter_map(|example| example.get(key)).collect::<Vec<_>>();
                if FREE.contains(&key.as_str()) && value.is_object() {
                    let free = examples.iter().filter_map(|it| it.as_object()).flat_map(|it| it.values());
                    let free = free.collect::<Vec<_>>();
                    return value.as_object().unwrap().values().try_for_each(|value| fits(value, &free));
                }
                fits(value, &examples).map_err(|why| format!("{key}: {why}"))
            };
            if examples.iter().any(|example| keys(example) == keys(real)) {
                return object.iter().try_for_each(inner);
            }
            format!("no example has the keys {:?}", keys(real).unwrap())
        }
        Value::Array(items) => {
            let inner = examples.iter().filter_map(|example| example.as_array()).flatten().collect::<Vec<_>>();
            if examples.iter().any(|example| example.is_array()) {
                return items.iter().try_for_each(|item| fits(item, &inner));
            }
            "no example is an array".to_owned()
        }
        plain => {
            let kind = std::mem::discriminant(plain);
            if examples.iter().any(|example| std::mem::discriminant(*example) == kind) {
                return Ok(());
            }
            format!("no example is like {plain}")
        }
    };
    Err(why)
}

fn check(heading: &str, real: &str) -> Value {
    let real: Value = serde_json::from_str(real).unwrap();
    let examples = documented(heading);
    if let Err(why) = fits(&real, &examples.iter().collect::<Vec<_>>()) {
        panic!("{heading}: {why}");
    }
    real
}

#[test]
fn games() {
    let games = check("rafle games", &rafle("games --json").out);
    let slugs: Vec<_> = games.as_array().unwrap().iter().map(|game| game["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, rafle_games::GAMES.iter().map(|about| about.slug).collect::<Vec<_>>());
    let greedy = games.as_array().unwrap().iter().find(|game| game["slug"] == "greedy").unwrap();
    assert_eq!(greedy["names"]["da"], "Begærlig");
    assert_eq!(greedy["options"][0]["values"]["between"]["most"], 1000);
}

#[test]
fn referee() {
    let typed = "throw 6; again\nthrow 7\nhelp\n\nthrow 4; stop; resign A; throw 1\n";
    let left = with_input("referee greedy --seats 2 --json", typed);
    let lines: Vec<_> = left.out.lines().map(|line| check("rafle referee", line)).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[0]["added"], serde_json::json!(["throw 6", "again"]));
    assert_eq!((&lines[1]["accepted"], &lines[1]["refusal"]["key"]), (&Value::Bool(false), &"unreadable".into()));
    assert!(lines[2]["help"].is_string() && lines[3]["accepted"] == true);
    // The game is over before the last part of the line.
    assert_eq!((&lines[4]["over"], &lines[4]["refusal"]["key"]), (&Value::Bool(true), &"game-over".into()));
    assert_eq!((&lines[4]["say"], &lines[4]["standings"][1]["share"]), (&"The game is over.".into(), &1.0.into()));
}

#[test]
fn replay() {
    let record = file("json.rafle", "rafle 1 greedy seats=2\nname A Anna\nthrow 6; again; throw 1\n");
    let told = check("rafle replay", &rafle(&format!("replay --json --viewer B {}", record.display())).out);
    assert_eq!((&told["viewer"], &told["lines"][1]["happened"][0]), (&"B".into(), &"Anna throws 6.".into()));
}

#[test]
fn simulate() {
    for about in rafle_games::GAMES {
        let left = rafle(&format!("simulate {} --games 40 --json", about.slug));
        let result = check("rafle simulate", &left.out);
        let wins = result["by_seat"].as_array().unwrap().iter().map(|seat| seat["wins"]["share"].as_f64().unwrap());
        let nobody = result["without_winner"].as_f64().unwrap();
        assert!((wins.sum::<f64>() + nobody - 1.0).abs() < 1e-9, "{}", about.slug);
    }
}

#[test]
fn histograms() {
    let result = check("rafle simulate", &rafle("simulate greedy --games 40 --histogram --json").out);
    let counts = result["by_seat"][0]["histogram"].as_array().unwrap();
    assert_eq!(counts.iter().map(|pair| pair[1].as_u64().unwrap()).sum::<u64>(), 40);
}

#[test]
fn checked() {
    let record = file("json-check.rafle", "rafle 1 greedy seats=2\nthrow 6\nthrow 7\n");
    let good = file("json-good.rafle", "rafle 1 greedy seats=2\nthrow 6\n");
    let left = rafle(&format!("check --json {} {}", record.display(), good.display()));
    let result = check("rafle check", &left.out);
    assert_eq!((left.code, &result[0]["line"], &result[1]["holds"]), (1, &3.into(), &true.into()));
}

#[test]
fn matches() {
    let told = |arguments: &str| check("rafle match", &rafle(arguments).out);
    let result = told("match greedy --bots club,random,club --games 30 --json");
    assert_eq!((&result["games"], &result["seatings"]), (&30.into(), &3.into()));
    let shares = result["bots"].as_array().unwrap().iter().map(|bot| bot["share"]["mean"].as_f64().unwrap());
    assert_eq!(shares.len(), 2);
    let again = told("match greedy --bots club,random,club --games 30 --json");
    assert_eq!(result, again, "the same seed gives the same result");
}

#[test]
fn advise_and_analyse() {
    let open = file("advise.rafle", "rafle 1 greedy seats=2\nthrow 6\n");
    let advice = check("rafle advise", &rafle(&format!("advise --json {}", open.display())).out);
    assert_eq!((&advice["exact"], &advice["actions"][0]["loss"]), (&Value::Bool(true), &0.0.into()));
    let over = file("analyse.rafle", "rafle 1 greedy seats=2 target=10\nthrow 4; stop; throw 1; throw 6\n");
    let analysis = check("rafle analyse", &rafle(&format!("analyse --json {}", over.display())).out);
    let number = |key: &str| analysis["by_seat"][0][key].as_f64().unwrap();
    assert!((number("expected") + number("luck") + number("skill") - number("result")).abs() < 1e-6);
}

#[test]
fn several_hypotheses() {
    let line = "simulate greedy --games 20 --seats 2 --bots random --bots easy,random --playouts 4 --json";
    let results = check("rafle simulate", &rafle(line).out);
    assert_eq!(results[1]["bots"], serde_json::json!(["easy", "random"]));
}

#[test]
fn history() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-json");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("a.rafle"), "rafle 1 greedy seats=2\nname A Anna\nresign A\n").unwrap();
    std::fs::write(folder.join("b.rafle"), "rafle 1 greedy seats=2\nname A Anna\nthrow 4\n").unwrap();
    let games = check("rafle history", &rafle(&format!("history --json --games {}", folder.display())).out);
    assert_eq!((games.as_array().unwrap().len(), &games[0]["standings"][0]["name"]), (1, &"Anna".into()));
}

#[test]
fn bench() {
    let speeds = check("rafle bench", &rafle("bench --json --time 5 greedy good-man").out);
    assert_eq!(speeds.as_array().unwrap().len(), 2);
    assert!(speeds[0]["moves_per_second"].as_f64().unwrap() > 0.0 && speeds[0]["state_bytes"].as_u64().unwrap() > 0);
}

#[test]
fn odds() {
    let yatzy = check("rafle odds", &rafle("odds yatzy --seats 1 --json").out);
    let score = &yatzy["by_seat"][0]["score"];
    assert!((score["mean"].as_f64().unwrap() - 248.439_989_377_855).abs() < 1e-9);
    assert!((score["sd"].as_f64().unwrap() - 38.496_372_476).abs() < 1e-8);
    assert!((yatzy["bonus"].as_f64().unwrap() - 0.898_064_898).abs() < 1e-8);
    let greedy = check("rafle odds", &rafle("odds greedy --seats 2 --json").out);
    assert!((greedy["by_seat"][0]["share"].as_f64().unwrap() - 0.530_592_725_274).abs() < 1e-11);
    check("rafle odds", &rafle("odds guess-and-throw --seats 3 -o matches=2 --json").out);
    check("rafle odds", &rafle("odds tree-felling --seats 8 --json").out);
}
