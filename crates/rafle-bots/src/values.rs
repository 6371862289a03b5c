//! Weights that were learnt in play: a name and a number each, in a small file that says how it was made.

/// Weights in the order of the features they are for.
pub(crate) struct Weights(pub(crate) Vec<f64>);

/// How many digits of a weight are written.
const DIGITS: usize = 4;

impl Weights {
    /// Reads a file: `#` begins what it says about itself, every other line is a name and a number, and the names are these,
    /// in this order.
    pub(crate) fn read(text: &str, names: &[String]) -> Result<Weights, String> {
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
        if lines.len() != names.len() {
            return Err(format!("{} weights, and {} features", lines.len(), names.len()));
        }
        let weight = |(line, name): (&&str, &String)| match line.split_once(' ') {
            Some((written, weight)) if written == name => {
                weight.parse::<f64>().map_err(|_| format!("`{weight}` is no number"))
            }
            _ => Err(format!("`{line}` stands where `{name}` should")),
        };
        lines.iter().zip(names).map(weight).collect::<Result<_, _>>().map(Weights)
    }

    /// The file of these weights. Every line of `head` is said of them.
    pub(crate) fn written(&self, head: &[String], names: &[String]) -> String {
        let head = head.iter().map(|line| format!("# {line}\n"));
        let weights = names.iter().zip(&self.0).map(|(name, weight)| format!("{name} {weight:.DIGITS$}\n"));
        head.chain(weights).collect()
    }
}

/// Features of a position that are not nothing: their numbers, and how much there is of them.
#[derive(Clone, Default)]
pub(crate) struct Features(pub(crate) Vec<(usize, f64)>);

impl Features {
    pub(crate) fn add(&mut self, number: usize, amount: f64) {
        self.0.push((number, amount));
    }

    pub(crate) fn times(&self, weights: &Weights) -> f64 {
        self.0.iter().map(|&(number, amount)| amount * weights.0[number]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_and_fit_their_names() {
        let names = ["one".to_owned(), "other".to_owned()];
        let text = Weights(vec![0.5, -1.25]).written(&["from nowhere".to_owned()], &names);
        assert_eq!(text, "# from nowhere\none 0.5000\nother -1.2500\n");
        assert_eq!(Weights::read(&text, &names).unwrap().0, [0.5, -1.25]);
        for wrong in ["one 1\n", "other 1\none 2\n", "one 1\nother x\n", "one 1\nother 2\nthird 3\n"] {
            assert!(Weights::read(wrong, &names).is_err(), "{wrong}");
        }
    }
}
