import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { migrations } from '../migrations/index.js';
import type { OpenDatabase } from './platform/database/database.js';
import type { Tables } from './platform/database/tables.js';

/** Any number that no other program on the same server uses. */
const lockKey = 7_203_118_442;
const lockPauseMs = 200;

/** The database cannot be used by this release; the message is meant for the person who started it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Brings the database to this release's schema. Several processes may do it at once: one works, the others wait for it.
 * A schema that a later release has widened stays as it is: releases beside each other and a rollback both need that.
 *
 * @param database with two connections at least, unless it is embedded
 * @throws the failed migration's error, and nothing of that migration stays; or SchemaError
 */
export async function migrateToLatest({
  kysely,
  kind,
}: Pick<OpenDatabase, 'kysely' | 'kind'>): Promise<void> {
  // One process alone has the embedded database, and its one connection works here.
  if (kind === 'embedded') {
    await runMissing(kysely);
    return;
  }
  for (;;) {
    const isDone = await kysely.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      // It ends with the transaction, as a pooler needs it; one that waited would keep a connection from the one who works.
      const { rows } = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(${lockKey}) as is_ours`.execute(transaction);
      if (rows[0]?.is_ours !== true) return false;
      await runMissing(kysely);
      return true;
    });
    if (isDone) return;
    await sleep(lockPauseMs);
  }
}

async function runMissing(database: Kysely<Tables>): Promise<void> {
  const { missing, later } = await compareSchema(database);
  if (missing.length === 0) return;
  if (later.length > 0) throw new SchemaError(mixedReleases(missing, later));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(withoutTimeLimit(migrations)) },
    // Two branches add migrations beside each other, and their numbers need not become part of main in order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/** An index on a large table takes longer than any request may. */
function withoutTimeLimit(limited: Record<string, Migration>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(limited).map(([name, migration]) => [
      name,
      {
        up: async (database) => {
          await sql`set local statement_timeout = 0`.execute(database);
          await migration.up(database);
        },
      },
    ]),
  );
}

/**
 * For a process that does not migrate: refuses a database that lacks something of this release's schema. One that has
 * more is fine.
 *
 * @throws SchemaError saying what to do
 */
export async function checkSchema(database: Kysely<Tables>): Promise<void> {
  const { missing, later } = await compareSchema(database);
  if (missing.length === 0) return;
  if (later.length > 0) throw new SchemaError(mixedReleases(missing, later));
  throw new SchemaError(
    `The database's schema is older than this release: ${missing.join(', ')} did not run yet. Run the release's migrations first: node dist/src/main.js migrate`,
  );
}

interface SchemaDifference {
  /** Migrations of this release that the database has not seen. */
  missing: string[];
  /** Migrations that the database has seen and this release does not know. */
  later: string[];
}

async function compareSchema(database: Kysely<Tables>): Promise<SchemaDifference> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(database);
  const isNew = tables[0]?.name == null;
  const { rows } = isNew
    ? { rows: [] }
    : await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const applied = rows.map(({ name }) => name);
  return {
    missing: Object.keys(migrations).filter((name) => !applied.includes(name)),
    later: applied.filter((name) => !(name in migrations)),
  };
}

const mixedReleases = (missing: readonly string[], later: readonly string[]) =>
  `The database is neither this release's nor a later one's: it lacks ${missing.join(', ')} and has ${later.join(', ')}. Start the release that knows both.`;
