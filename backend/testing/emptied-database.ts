import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/** What a migrated database holds before a test has touched it: all tables, and those of them with rows (cities, …). */
export interface Pristine {
  tables: string[];
  filled: string[];
}

export async function readPristine(database: Kysely<Tables>): Promise<Pristine> {
  const tables = await tableNames(database);
  return { tables, filled: await filledTables(database, tables) };
}

/** Takes back what a test left in a migrated database: rows, tables of its own, settings of the session. */
export async function emptyDatabase(database: Kysely<Tables>, pristine: Pristine): Promise<void> {
  await sql`discard all`.execute(database);
  const tables = await tableNames(database);
  const added = tables.filter((name) => !pristine.tables.includes(name));
  if (added.length > 0) await sql`drop table ${list(added)} cascade`.execute(database);

  const kept = tables.filter((name) => !added.includes(name) && !pristine.filled.includes(name));
  const filled = await filledTables(database, kept);
  await sql`delete from pgboss.job`.execute(database);
  await sql`delete from pgboss.archive`.execute(database);
  if (filled.length > 0) await sql`truncate ${list(filled)} restart identity cascade`.execute(database);
}

async function tableNames(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

async function filledTables(database: Kysely<Tables>, tables: string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`${sql.join(
    tables.map((name) => sql`select ${name}::text as name where exists (select from ${sql.table(name)})`),
    sql` union all `,
  )}`.execute(database);
  return rows.map(({ name }) => name);
}

const list = (names: string[]) => sql.join(names.map((name) => sql.table(name)));
