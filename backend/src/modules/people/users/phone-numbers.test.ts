import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { phoneNumbersMigration } from '../../../../migrations/0150-phone-numbers.js';
import { searchByPartsMigration } from '../../../../migrations/0151-search-by-parts.js';
import { aUser } from '../../../../testing/a-user.js';
import { startTestApp } from '../../../../testing/test-app.js';

it('reads the telephone numbers of people who registered before they were read', async () => {
  const { database, close } = await startTestApp();
  const phones = {
    'ann@example.test': '030/1234567',
    'bea@example.test': 'abc',
    'cia@example.test': '0049 30 7654321',
  };
  for (const [email, phone] of Object.entries(phones)) await aUser({ database }, { email, phone });
  await sql`alter table users drop column searchable, drop column phone_e164`.execute(database);

  await phoneNumbersMigration.up(database);
  const rows = await database
    .selectFrom('users')
    .select('phone_e164')
    .where('email', 'in', Object.keys(phones))
    .orderBy('email')
    .execute();
  assert.deepEqual(
    rows.map(({ phone_e164 }) => phone_e164),
    ['+49301234567', null, '+49307654321'],
  );

  await sql`alter table users add column searchable text`.execute(database);
  await sql`create index users_searchable on users (searchable)`.execute(database);
  await searchByPartsMigration.up(database);
  const { rows: found } = await sql`select email from users where searchable like '%493012345%'`.execute(
    database,
  );
  assert.deepEqual(found, [{ email: 'ann@example.test' }]);
  await close();
});
