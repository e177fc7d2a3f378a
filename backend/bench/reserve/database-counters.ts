import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

export interface DatabaseCounters {
  deadlocks: number;
  committed: number;
  rolledBack: number;
}

/** PostgreSQL's sessions tell what they counted about once a second. */
const untilToldMs = 1_500;

/** What the database itself has counted so far. */
export async function readCounters(database: Kysely<Tables>): Promise<DatabaseCounters> {
  await sleep(untilToldMs);
  const { rows } = await sql<DatabaseCounters>`
    select deadlocks, xact_commit as committed, xact_rollback as "rolledBack"
    from pg_stat_database where datname = current_database()`.execute(database);
  return rows[0] ?? { deadlocks: 0, committed: 0, rolledBack: 0 };
}

export async function versionOf(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(database);
  return rows[0]?.version.split(' on ')[0] ?? '';
}
