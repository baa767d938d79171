#!/bin/sh
# Lays the program, its units and its scripts into a folder, as they lie below /. On a machine of your own:
#   sudo deploy/install.sh / target/release/khepri
# Nothing is started and no data is touched: docs/hosting.md says how to go on.
set -eu
cd "$(dirname "$0")"
root=${1:?where to, such as deploy/install.sh / target/release/khepri}
program=${2:?which program, such as target/release/khepri}
case $program in /*) ;; *) program=../$program ;; esac

install -D -m 755 "$program" "$root/usr/local/bin/khepri"
for script in backup healthy; do
  install -D -m 755 "$script.sh" "$root/usr/local/lib/khepri/$script"
done
for unit in khepri.service khepri-backup.service khepri-backup.timer; do
  install -D -m 644 "$unit" "$root/etc/systemd/system/$unit"
done
install -D -m 644 khepri.sysusers "$root/usr/local/lib/sysusers.d/khepri.conf"
