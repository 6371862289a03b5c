use super::*;

#[test]
fn laws() {
    let mut heard = std::collections::BTreeSet::new();
    let r = rafle_laws::check::<FiveCrowns>(rafle_laws::Extent::Sampled, &mut |m| {
        heard.insert(format!("{} {:?}", m.key, m.args.iter().map(|a| a.0).collect::<Vec<_>>()));
    });
    if let Err(b) = r {
        panic!("{}", b.to_string().chars().take(6000).collect::<String>());
    }
    for h in heard {
        println!("{h}");
    }
}
