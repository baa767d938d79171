//! Puts the nets that lie in `nets` into the program: whoever adds or changes a file there changes no code.

use std::path::Path;
use std::{env, fs, io};

/// How the name of a file of weights ends; before it stands the name of the game, and `-2` where it is for tables of two.
const ENDING: &str = ".safetensors";

fn main() -> io::Result<()> {
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("nets");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut nets = Vec::new();
    for file in fs::read_dir(&folder)? {
        let path = file?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if let Some(name) = name.strip_suffix(ENDING) {
            nets.push(format!("({name:?}, include_bytes!({:?}))", path.display().to_string()));
        }
    }
    nets.sort();
    let list = format!("const NETS: &[(&str, &[u8])] = &[{}];\n", nets.join(", "));
    fs::write(Path::new(&variable("OUT_DIR")?).join("nets.rs"), list)
}
