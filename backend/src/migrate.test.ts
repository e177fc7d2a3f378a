import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../migrations/index.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { checkSchema, migrateToLatest } from './migrate.js';

const last = Object.keys(migrations).at(-1) ?? '';

describe("the database's schema", () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(async () => {
    await forget('9999-later');
    await note(last);
    await database.close();
  });

  const note = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '') on conflict do nothing`.execute(
      database.kysely,
    );
  const forget = (name: string) =>
    sql`delete from kysely_migration where name = ${name}`.execute(database.kysely);

  it('is accepted when it is the release’s own or a later one', async () => {
    await checkSchema(database.kysely);
    await note('9999-later');
    await checkSchema(database.kysely);
    await migrateToLatest(database);
  });

  it('is refused by a process that does not migrate when it is older, with the command to run', async () => {
    await forget('9999-later');
    await forget(last);
    await assert.rejects(checkSchema(database.kysely), {
      name: 'SchemaError',
      message: new RegExp(`older than this release: ${last} did not run yet.*/main.js migrate$`),
    });
  });

  it('is refused when it lacks a migration and has an unknown one', async () => {
    await forget(last);
    await note('9999-later');
    const refusal = { name: 'SchemaError', message: new RegExp(`lacks ${last} and has 9999-later`) };
    await assert.rejects(checkSchema(database.kysely), refusal);
    await assert.rejects(migrateToLatest(database), refusal);
  });
});
