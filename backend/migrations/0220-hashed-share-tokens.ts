import { sql, type Migration } from 'kysely';

/** Links that show a trip to a co-driver are kept as a hash; their customer reads them from a sealed copy. */
export const hashedShareTokensMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations add column share_token_hash text unique, add column share_token_sealed text`.execute(
      database,
    );
    // What was sent to people stays open. Without a sealed copy, sharing again makes a new link.
    await sql`
      update reservations
      set share_token_hash = encode(sha256(convert_to(share_token::text, 'UTF8')), 'hex'), share_token = null
      where share_token is not null`.execute(database);
  },
};
