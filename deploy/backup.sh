#!/bin/sh
# A backup with the time in its name, and the oldest ones away: backup FOLDER [HOW-MANY-TO-KEEP, usually 14].
# KHEPRI_DATA says what to copy, KHEPRI_BIN which program does it. Old ones go only after the new one was checked.
set -eu
folder=${1:?where to, such as backup /var/backups/khepri}
keep=${2:-14}
umask 077
"${KHEPRI_BIN:-/usr/local/bin/khepri}" backup --to "$folder/khepri-$(date -u +%Y%m%dT%H%M%SZ).db"
# The names sort as their times do; names of other files stay as they are.
ls -1 "$folder" | grep -E '^khepri-[0-9]{8}T[0-9]{6}Z\.db$' | sort -r | tail -n "+$((keep + 1))" |
  while read -r old; do rm -f "$folder/$old"; done
