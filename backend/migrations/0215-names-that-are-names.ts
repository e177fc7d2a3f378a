import { sql, type Migration } from 'kysely';

/** Signs of addresses and links, services and domains that are no one's name. */
const refused = String.raw`[@\\<>:=#_|{}$%^*~]|//|\m(whats ?app|telegram|insta(gram)?|viber|we ?chat|snapchat|facebook|tik ?tok|skype|discord|revolut|pay ?pal|g-?mail|hotmail|outlook|icloud)\M|\m[a-z0-9-]+\.(com|net|org|info|biz|io|co|xyz|de|pt|fr|es|it|uk|nl|pl)\M`;

/**
 * Names with contact details, links or numbers are hidden until their person gives another one: the rule for new names as it
 * is now, in short. Those that documents vouch for stay: an administrator has compared them.
 */
export const namesThatAreNamesMigration: Migration = {
  async up(database) {
    await sql`
      update users set fname = 'Member', lname = ''
      where user_verification not in ('verified', 'expired') and account_status <> 'closed'
        and (
          length(regexp_replace(fname || lname, '\\D', '', 'g')) > 4
          or fname || ' ' || lname ~* ${refused}
        )`.execute(database);
  },
};
