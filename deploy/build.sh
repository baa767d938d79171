#!/bin/sh
# Builds Khepri and lays everything a host needs into a folder, as it will lie below /.
# deploy/build.sh FOLDER: the container file does the same with /out.
set -eu
cd "$(dirname "$0")/.."
: "${1:?where to, such as deploy/build.sh /out}"
cargo build --release --locked --package khepri
exec deploy/install.sh "$1" "${CARGO_TARGET_DIR:-target}/release/khepri"
