//! What whoever leads a class has chosen, as the lines that the store keeps.

/// What whoever leads a class has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    /// When the lesson ends, in milliseconds since 1970: the turn that runs then is the last.
    pub(crate) ends: Option<i64>,
    /// Whether that was said to the tables.
    pub(crate) called: bool,
    /// Whether people may say the few phrases there are.
    pub(crate) phrases: bool,
    /// Whether people decide what belongs to the set-up themselves. Else a bot does, and they play at once.
    pub(crate) choose: bool,
    /// How many turns a game has; as many as usual if nothing was said.
    pub(crate) turns: Option<u8>,
}

impl Settings {
    /// As lines.
    pub(crate) fn text(self) -> String {
        let ends = self.ends.map(|ends| format!("ends {ends}\n")).unwrap_or_default();
        let called = if self.called { "called\n" } else { "" };
        let phrases = if self.phrases { "phrases\n" } else { "" };
        let choose = if self.choose { "choose\n" } else { "" };
        let turns = self.turns.map(|turns| format!("turns {turns}\n")).unwrap_or_default();
        ends + called + phrases + choose + &turns
    }

    /// Reads what [`Settings::text`] wrote; what it does not know it leaves out.
    pub(crate) fn read(text: &str) -> Settings {
        let ends = text.lines().find_map(|line| line.strip_prefix("ends ")).and_then(|ends| ends.parse().ok());
        let turns = text.lines().find_map(|line| line.strip_prefix("turns ")).and_then(|turns| turns.parse().ok());
        let says = |word: &str| text.lines().any(|line| line == word);
        Settings { ends, called: says("called"), phrases: says("phrases"), choose: says("choose"), turns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_as_they_were_written() {
        let all = Settings { ends: Some(1_800_000_000_000), called: true, phrases: true, choose: true, turns: Some(5) };
        for settings in [Settings::default(), all, Settings { called: false, ..all }, Settings { choose: false, ..all }]
        {
            assert_eq!(Settings::read(&settings.text()), settings);
        }
        assert_eq!(Settings::read("later word\nends soon\n"), Settings::default());
    }
}
