#!/bin/sh
# Prepares a data folder that PostgreSQL recovers from when it is started: a base backup, and the archived log up to a
# moment. The backup itself stays as it is.
#   restore.sh <base backup> <archive> <new data folder> '<moment>'
# The moment is one of before the mistake, with its time zone: '2026-11-22 10:15:00+00'. Without it, everything that was
# archived is recovered. Start the server on that folder; it ends recovery by itself and takes writes then.
set -eu
backup=$1
archive=$2
data=$3
moment=${4:-}
if [ -e "$data" ]; then
  echo "$data is already there: name a new folder, and keep the damaged one until all is well." >&2
  exit 1
fi
pg_verifybackup --quiet "$backup"
cp -a "$backup" "$data"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Start PostgreSQL on $data; its log says \"recovery stopping\" and \"database system is ready\"."
