#!/bin/sh
# Tries backup and point-in-time restore for real, with the PostgreSQL that is installed and the product's own schema:
# a base backup, changes after it, a mistake, a restore to the moment before, and a second restore from the same backup of
# everything since, what was written after the first restore included.
# Nothing but a temporary folder is touched. Run by: npm run check:restore
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
initdb=$(command -v initdb || find /usr/lib/postgresql -name initdb 2>/dev/null | sort -V | tail -n 1)
if [ -z "$initdb" ]; then
  echo 'PostgreSQL is not installed here.' >&2
  exit 1
fi
PATH="$(dirname "$(readlink -f "$initdb")"):$PATH"
export PATH

work=$(mktemp -d "${TMPDIR:-/tmp}/check-restore-XXXXXX")
cp "$here"/archive-wal.sh "$here"/base-backup.sh "$here"/restore.sh "$work"
mkdir "$work/socket" "$work/archive"
# PostgreSQL does not run as root.
if [ "$(id -u)" = 0 ]; then
  chown -R postgres "$work"
  as_owner() { runuser -u postgres -- env PATH="$PATH" PGHOST="$work/socket" PGUSER=postgres ARCHIVE="$work/archive" "$@"; }
else
  as_owner() { env PGHOST="$work/socket" PGUSER=postgres ARCHIVE="$work/archive" "$@"; }
fi
query() { as_owner psql -X -q -A -t -v ON_ERROR_STOP=1 -d postgres -c "$1"; }
start() { as_owner pg_ctl -s -w -t 60 -D "$1" -l "$work/log" -o "-h '' -k $work/socket" start; }
stop() { as_owner pg_ctl -s -w -m fast -D "$1" stop; }
end() {
  for data in "$work"/data "$work"/restored "$work"/everything; do stop "$data" 2>/dev/null || true; done
  rm -rf "$work"
}
trap end EXIT
cd "$work"

as_owner initdb -D "$work/data" -U postgres -A trust -E UTF8 --locale=C >/dev/null
cat >> "$work/data/postgresql.conf" <<CONF
archive_mode = on
archive_command = '$work/archive-wal.sh %p %f'
CONF
start "$work/data"
(
  cd "$root/backend"
  env -u NODE_ENV DATABASE_URL="postgresql://postgres@localhost/postgres?host=$work/socket" \
    node --import tsx src/main.ts migrate
)
query "insert into outbox_events (kind, event, occurred_at) select 'before the backup', '{}', now() from generate_series(1, 100)"

begun=$(date +%s)
backup=$(as_owner "$work/base-backup.sh" "$work/backups")
query "insert into outbox_events (kind, event, occurred_at) select 'after the backup', '{}', now() from generate_series(1, 50)"
moment=$(query 'select now()')
sleep 1
query 'delete from outbox_events'
query 'select pg_switch_wal()' >/dev/null
for _ in 1 2 3 4 5 6 7 8 9 10; do
  [ "$(query "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) from pg_stat_archiver")" = t ] && break
  sleep 1
done
stop "$work/data"

# Waits until recovery has ended: only then does the server take writes.
recovered() {
  until [ "$(query 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
}
expect() {
  if [ "$1" != "$2" ]; then
    echo "Restored $3: $1 rows, and not $2." >&2
    tail -n 20 "$work/log" >&2
    exit 1
  fi
  echo "Restored $3: $1 rows, as expected."
}
as_owner "$work/restore.sh" "$backup" "$work/archive" "$work/restored" "$moment" >/dev/null
start "$work/restored"
recovered
expect "$(query 'select count(*) from outbox_events')" 150 'to the moment before the mistake'
query "insert into outbox_events (kind, event, occurred_at) values ('after the restore', '{}', now())"
stop "$work/restored"

# The archive goes on after a restore, as another timeline, which a later restore follows by itself.
as_owner "$work/restore.sh" "$backup" "$work/archive" "$work/everything" >/dev/null
start "$work/everything"
recovered
expect "$(query 'select count(*) from outbox_events')" 151 'everything since, what was written after the first restore included'

# A file of the archive is never replaced by another.
file=$(find "$work/archive" -type f -name '0*' | sort | head -n 1)
if as_owner "$work/archive-wal.sh" "$work/data/PG_VERSION" "$(basename "$file")"; then
  echo 'The archive took another file under a name that it had.' >&2
  exit 1
fi
echo "Backup and restore work with $(postgres --version), in $(($(date +%s) - begun)) seconds."
