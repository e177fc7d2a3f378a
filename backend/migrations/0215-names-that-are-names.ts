import { sql, type Migration } from 'kysely';
import { refusedNames } from '../src/platform/contacts/refused-names.js';

interface Named {
  uuid: string;
  fname: string;
  lname: string;
}

/**
 * Names with contact details, links or numbers are hidden until their person gives another one. Those that documents vouch
 * for stay: an administrator has compared them.
 */
export const namesThatAreNamesMigration: Migration = {
  async up(database) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<Named>`
        select uuid, fname, lname from users
        where uuid > ${after}::uuid and user_verification not in ('verified', 'expired') and account_status <> 'closed'
        order by uuid limit 1000`.execute(database);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.uuid;
      const hidden = rows.filter(
        ({ fname, lname }) => Object.keys(refusedNames({ fname, lname })).length > 0,
      );
      await sql`
        update users set fname = 'Member', lname = ''
        where uuid = any(${hidden.map(({ uuid }) => uuid)}::uuid[])`.execute(database);
    }
  },
};
