//! A distribution as a picture of characters.

use std::fmt::Write;

use crate::simulate::distribution::Class;

/// A block of the bar, filled from the left in eighths.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
const FULL: &str = "█";

/// The shortest bar that still shows a difference.
const SHORTEST: usize = 10;

/// One line a class: its values, a bar, how often they came up. No line is longer than `width`,
/// unless that leaves no room for the bars.
pub(super) fn picture(classes: &[Class], width: usize) -> String {
    let labels: Vec<String> = classes.iter().map(label).collect();
    let label_width = labels.iter().map(|label| label.chars().count()).max();
    let label_width = label_width.unwrap_or(0);
    let most = classes.iter().map(|class| class.games).max().unwrap_or(0);
    let room = width.saturating_sub(label_width + most.to_string().len() + 3);
    let room = room.max(SHORTEST);
    let mut picture = String::new();
    for (class, label) in classes.iter().zip(labels) {
        let bar = bar(class.games, most, room);
        let space = if bar.is_empty() { "" } else { " " };
        writeln!(picture, "{label:>label_width$}  {bar}{space}{}", class.games)
            .expect("memory takes text");
    }
    picture
}

fn label(class: &Class) -> String {
    if class.from == class.to {
        class.from.to_string()
    } else {
        format!("{}-{}", class.from, class.to)
    }
}

/// A bar of at most `room` blocks; whatever is not nothing shows at least an eighth.
fn bar(games: u64, most: u64, room: usize) -> String {
    let scaled = u128::from(games) * 8 * room as u128 / u128::from(most.max(1));
    let eighths = usize::try_from(scaled).unwrap_or(0);
    let eighths = eighths.max(usize::from(games > 0));
    FULL.repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_the_line_allows_and_show_the_rarest_class() {
        let class = |from, games| Class { from, to: from + 9, games };
        let classes = [class(90, 1), class(100, 0), class(110, 1000), class(120, 500)];
        let picture = picture(&classes, 26);
        let lines: Vec<&str> = picture.lines().collect();
        let expected =
            ["  90-99  ▏ 1", "100-109  0", "110-119  ████████████ 1000", "120-129  ██████ 500"];
        assert_eq!(lines, expected);
        assert_eq!(lines[2].chars().count(), 26);
    }

    #[test]
    fn a_narrow_terminal_still_has_bars() {
        let class = Class { from: 1, to: 1, games: 8 };
        assert_eq!(picture(&[class], 0), format!("1  {} 8\n", FULL.repeat(10)));
    }
}
