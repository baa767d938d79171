//! Files that are kept and compared; `cargo xtask bless` writes them anew.

use std::path::Path;

/// Compares `text` with the file `testdata/NAME`, or writes the file when `KHEPRI_BLESS` is set.
///
/// # Panics
/// If they differ: at the first line that does.
pub fn assert_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    if std::env::var_os("KHEPRI_BLESS").is_some() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("testdata can be written");
        }
        std::fs::write(&path, text).expect("testdata can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let hint = "if the change is meant, run `cargo xtask bless` and read the difference";
    for (number, (found, expected)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(found, expected, "testdata/{name} differs in line {}: {hint}", number + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "testdata/{name} has another length: {hint}");
}
