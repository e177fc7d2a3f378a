#!/bin/sh
# PostgreSQL calls it for each finished file of its write-ahead log: archive_command = '/…/archive-wal.sh %p %f'.
# Success is answered only when the file is in the archive for certain; else PostgreSQL keeps it and asks again.
# ARCHIVE is the archive's folder, by default /backup/wal: another disk, or one that is copied elsewhere.
set -eu
source=$1
target="${ARCHIVE:-/backup/wal}/$2"
if [ -e "$target" ]; then
  # After a crash it may ask for the same file again: the same content is fine, another is never overwritten.
  exec cmp -s "$source" "$target"
fi
mkdir -p "$(dirname "$target")"
cp "$source" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$(dirname "$target")"
