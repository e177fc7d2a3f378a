import { sql, type Migration } from 'kysely';

/** The card that a customer has let us keep for the payments they make, by the provider's name for it. */
export const savedCardsMigration: Migration = {
  async up(database) {
    await sql`
      create table saved_cards (
        user_uuid uuid primary key references users (uuid) on delete cascade,
        provider text not null,
        ref text not null,
        brand text not null,
        last4 text not null,
        saved_at timestamptz(3) not null
      )`.execute(database);
    await sql`alter table payments add column saves_card boolean not null default false`.execute(database);
  },
};
