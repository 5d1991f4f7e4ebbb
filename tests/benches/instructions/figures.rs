//! The figures as they are stored, and how two sets of them differ.

use std::fmt::{self, Display};
use std::str::FromStr;

/// By how many percent a figure may rise.
const PERCENT: u64 = 3;

/// A piece of work that is counted by itself; as text its figures with a tab between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    pub(crate) name: String,
    /// By how many the count is divided.
    pub(crate) times: u64,
}

impl Task {
    pub(crate) fn new(name: &str, times: usize) -> Self {
        Self { name: name.to_owned(), times: u64::try_from(times).unwrap() }
    }
}

impl Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}", self.name, self.times)
    }
}

impl FromStr for Task {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (name, times) = text.split_once('\t').ok_or(())?;
        let times = times.parse().ok().filter(|times| *times > 0).ok_or(())?;
        let name = name.to_owned();
        Ok(Self { name, times })
    }
}

/// The instructions of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    list: String,
    task: String,
    /// How many positions there are, or 1.
    times: u64,
    /// On the average, rounded down.
    instructions: u64,
}

/// All figures, with the compiler that they hold for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) compiler: String,
    pub(crate) figures: Vec<Figure>,
}

const COMPILER: &str = "# compiler: ";

impl Figure {
    pub(crate) fn new(list: &str, task: Task, instructions: u64) -> Self {
        Self {
            list: list.to_owned(),
            instructions: instructions / task.times,
            task: task.name,
            times: task.times,
        }
    }

    fn read(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [list, task, times, instructions] = cells.as_slice() else {
            return None;
        };
        Some(Self {
            list: (*list).to_owned(),
            task: (*task).to_owned(),
            times: times.parse().ok()?,
            instructions: instructions.parse().ok()?,
        })
    }

    fn is_of_the_same(&self, other: &Self) -> bool {
        (&self.list, &self.task, self.times) == (&other.list, &other.task, other.times)
    }

    /// Whether this is more than `other` by more percent than are allowed.
    fn exceeds(&self, other: &Self) -> bool {
        self.instructions * 100 > other.instructions * (100 + PERCENT)
    }
}

impl Figures {
    /// Reads what was written; a line that is no figure is left out, and then missed.
    pub(crate) fn read(text: &str) -> Self {
        let compiler = text.lines().find_map(|line| line.strip_prefix(COMPILER));
        Self {
            compiler: compiler.unwrap_or_default().to_owned(),
            figures: text.lines().filter_map(Figure::read).collect(),
        }
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# Instructions for one position or one list, counted by callgrind:")?;
        writeln!(f, "#     cargo bench --profile counted --bench instructions")?;
        writeln!(
            f,
            "# compares with this file; what the figures hold for stands in instructions.rs."
        )?;
        writeln!(f, "{COMPILER}{}", self.compiler)?;
        writeln!(f, "# list, task, positions, instructions (TAB)")?;
        for figure in &self.figures {
            let Figure { list, task, times, instructions } = figure;
            writeln!(f, "{list}\t{task}\t{times}\t{instructions}")?;
        }
        Ok(())
    }
}

/// The stored figures beside those counted now.
#[derive(Debug)]
pub(crate) struct Comparison {
    before: Figures,
    now: Figures,
}

impl Comparison {
    pub(crate) fn new(before: Figures, now: Figures) -> Self {
        Self { before, now }
    }

    /// Whether a figure rose too far, or has nothing to be compared with.
    pub(crate) fn is_worse(&self) -> bool {
        let rose = self.pairs().any(|(before, now)| now.exceeds(before));
        rose || self.unpaired().next().is_some()
    }

    /// Whether a figure fell so far that a later rise to where it was would go unseen.
    pub(crate) fn has_fallen(&self) -> bool {
        self.pairs().any(|(before, now)| before.exceeds(now))
    }

    fn pairs(&self) -> impl Iterator<Item = (&Figure, &Figure)> {
        let pair = |now| Some((partner(now, &self.before)?, now));
        self.now.figures.iter().filter_map(pair)
    }

    /// What is counted and not stored, or stored and not counted.
    fn unpaired(&self) -> impl Iterator<Item = &Figure> {
        let new = self.now.figures.iter();
        let new = new.filter(|figure| partner(figure, &self.before).is_none());
        let old = self.before.figures.iter();
        let old = old.filter(|figure| partner(figure, &self.now).is_none());
        new.chain(old)
    }
}

fn partner<'a>(figure: &Figure, among: &'a Figures) -> Option<&'a Figure> {
    among.figures.iter().find(|other| other.is_of_the_same(figure))
}

impl Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [list, task, stored, now] = ["list", "task", "stored", "now"];
        writeln!(f, "{list:<15} {task:<21} {stored:>13} {now:>13}   change")?;
        for (before, now) in self.pairs() {
            let (old, new) = (before.instructions, now.instructions);
            let verdict = if now.exceeds(before) {
                "  ROSE"
            } else if before.exceeds(now) {
                "  fell"
            } else {
                ""
            };
            let change = change(old, new);
            let Figure { list, task, .. } = now;
            writeln!(f, "{list:<15} {task:<21} {old:>13} {new:>13} {change:>8}{verdict}")?;
        }
        for Figure { list, task, times, .. } in self.unpaired() {
            writeln!(f, "{list}: {task} ({times} times) stands on one side only")?;
        }
        self.tell_verdict(f)
    }
}

impl Comparison {
    fn tell_verdict(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, now) = (&self.before.compiler, &self.now.compiler);
        if before != now {
            writeln!(f, "The stored figures hold for {before}, this is {now}.")?;
        }
        if self.unpaired().next().is_some() {
            writeln!(f, "What stands on one side only cannot be compared: a failure.")?;
        }
        let rose = self.pairs().filter(|(before, now)| now.exceeds(before));
        let fell = self.pairs().filter(|(before, now)| before.exceeds(now));
        match (rose.count(), fell.count()) {
            (0, 0) => writeln!(f, "No figure changed by more than {PERCENT} %."),
            (0, fell) => writeln!(
                f,
                "{fell} fell by more than {PERCENT} %: store the new figures, or the next rise goes unseen."
            ),
            (rose, _) => writeln!(f, "{rose} rose by more than {PERCENT} %: this is a regression."),
        }
    }
}

/// The change in percent with one digit.
fn change(before: u64, now: u64) -> String {
    let sign = if now < before { '-' } else { '+' };
    let permille = now.abs_diff(before) * 1000 / before.max(1);
    format!("{sign}{}.{} %", permille / 10, permille % 10)
}
