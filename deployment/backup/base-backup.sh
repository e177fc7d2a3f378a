#!/bin/sh
# Copies a running PostgreSQL into a new folder, checks the copy, and prints its path. Once a day, beside the archive of
# the write-ahead log: a restore needs one copy and every file of the log since.
#   base-backup.sh <folder>     the server as PGHOST, PGPORT and PGUSER name it; the user needs the right REPLICATION
set -eu
folder="$1/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mkdir -p "$1"
pg_basebackup --pgdata="$folder" --checkpoint=fast --wal-method=stream --manifest-checksums=SHA256 >&2
pg_verifybackup --quiet "$folder" >&2
echo "$folder"
