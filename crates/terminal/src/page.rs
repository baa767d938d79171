//! A longer text for a terminal: chapters, paragraphs and lists, in lines that fit.

use pages::Words;

use crate::{Gap, filled, flow};

/// Text that grows paragraph by paragraph.
pub(crate) struct Page {
    words: Words,
    text: String,
}

impl Page {
    pub(crate) fn new(words: Words) -> Page {
        Page { words, text: String::new() }
    }

    /// What it is about.
    pub(crate) fn title(&mut self, key: &str) {
        self.text += &filled(self.words, key, &[]).to_uppercase();
    }

    pub(crate) fn chapter(&mut self, key: &str) {
        self.text += "\n\n";
        self.title(key);
    }

    /// A heading inside a chapter.
    pub(crate) fn heading(&mut self, key: &str) {
        let heading = filled(self.words, key, &[]);
        let label = filled(self.words, "tty-label", &[("label", heading.into())]);
        self.paragraph("  ", 2, &label);
    }

    /// A paragraph.
    pub(crate) fn say(&mut self, key: &str) {
        self.fill(key, &[]);
    }

    /// A paragraph with gaps.
    pub(crate) fn fill(&mut self, key: &str, gaps: &[(&str, Gap<'_>)]) {
        let text = filled(self.words, key, gaps);
        self.paragraph("  ", 2, &text);
    }

    /// One of several things, with words after its name that stand by themselves.
    pub(crate) fn item(&mut self, key: &str, text: &str) {
        let name = filled(self.words, key, &[]);
        self.paragraph("  - ", 4, &format!("{name} {text}"));
    }

    /// One of several things, with words after its name that explain it.
    pub(crate) fn entry(&mut self, key: &str, text: &str) {
        let name = filled(self.words, key, &[]);
        let label = filled(self.words, "tty-label", &[("label", name.into())]);
        self.paragraph("    ", 6, &format!("{label} {text}"));
    }

    /// A line of figures.
    pub(crate) fn line(&mut self, text: &str) {
        self.text += "\n    ";
        self.text += text;
    }

    pub(crate) fn text(self) -> String {
        self.text
    }

    fn paragraph(&mut self, label: &str, indent: usize, text: &str) {
        self.text += "\n";
        self.text += &flow(label, indent, " ", text.split(' '));
    }
}
