import { sql, type Migration } from 'kysely';

/** What owners say of themselves for invoices and for what is reported to tax authorities, encrypted. */
export const taxDetailsMigration: Migration = {
  async up(database) {
    await sql`
      create table tax_details (
        owner_uuid uuid primary key references users (uuid),
        details_sealed text not null,
        updated_at timestamptz(3) not null
      )`.execute(database);
  },
};
