import { sql, type Migration } from 'kysely';

/**
 * Which address a person has confirmed, and when. No account is marked here: only the identity service knows, and the next
 * request of each account says it.
 */
export const emailConfirmationMigration: Migration = {
  async up(database) {
    await sql`
      alter table users
        add column confirmed_email text,
        add column email_confirmed_at timestamptz,
        add constraint users_email_confirmation check ((confirmed_email is null) = (email_confirmed_at is null))`.execute(
      database,
    );
  },
};
