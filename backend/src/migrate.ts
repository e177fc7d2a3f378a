import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from '../migrations/index.js';
import type { Tables } from './platform/database/tables.js';

/** Any number that no other program on the same server uses. */
const lockKey = 7_203_118_441;

/**
 * Brings the database to the newest schema. Several processes may do it at once: one works, the others wait for it.
 *
 * @throws the failed migration's error; nothing of that migration stays
 */
export async function migrateToLatest(database: Kysely<Tables>): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Kysely's own lock begins only after it has created its tables, and two processes collide there.
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve(migrations) },
      });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error as Error;
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}
