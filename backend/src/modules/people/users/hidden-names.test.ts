import assert from 'node:assert/strict';
import { it } from 'node:test';
import { namesThatAreNamesMigration } from '../../../../migrations/0215-names-that-are-names.js';
import { aUser } from '../../../../testing/a-user.js';
import { startTestApp } from '../../../../testing/test-app.js';

it('hides names with contact details from before the rule, but those that documents vouch for', async () => {
  const { database, close } = await startTestApp();
  const called = { fname: 'WhatsApp +351912345678', lname: 'Pia' };
  await aUser({ database }, { ...called, email: 'a@example.test' });
  await aUser({ database }, { ...called, email: 'b@example.test', user_verification: 'verified' });
  await aUser({ database }, { fname: 'Mary.Ann', lname: 'O’Neil-Żółć', email: 'c@example.test' });

  await namesThatAreNamesMigration.up(database);
  const rows = await database.selectFrom('users').select(['fname', 'lname']).orderBy('email').execute();
  assert.deepEqual(rows, [
    { fname: 'Member', lname: '' },
    called,
    { fname: 'Mary.Ann', lname: 'O’Neil-Żółć' },
  ]);
  await close();
});
