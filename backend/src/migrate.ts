import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from '../migrations/index.js';
import type { Tables } from './platform/database/tables.js';

/** Any number that no other program on the same server uses. */
const lockKey = 7_203_118_441;

/** The database cannot be used by this release; the message is meant for the person who started it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Brings the database to this release's schema. Several processes may do it at once: one works, the others wait for it.
 * A schema that a later release has widened stays as it is: releases beside each other and a rollback both need that.
 *
 * @throws the failed migration's error, and nothing of that migration stays; or SchemaError
 */
export async function migrateToLatest(database: Kysely<Tables>): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Kysely's own lock begins only after it has created its tables, and two processes collide there.
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const { missing, later } = await compareSchema(connection);
      if (missing.length === 0) return;
      if (later.length > 0) throw new SchemaError(mixedReleases(missing, later));
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve(migrations) },
        // Two branches add migrations beside each other, and their numbers need not become part of main in order.
        allowUnorderedMigrations: true,
      });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error as Error;
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
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
