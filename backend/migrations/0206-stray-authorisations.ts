import { sql, type Migration } from 'kysely';

/** What is set aside at the provider and no payment of ours knows of: what became of it, and what administrators look at. */
export const strayAuthorisationsMigration: Migration = {
  async up(database) {
    await sql`
      create table stray_authorisations (
        provider text not null,
        ref text not null,
        payment_uuid uuid references payments (uuid),
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        authorized_at timestamptz(3) not null,
        found_at timestamptz(3) not null,
        -- It holds nothing any more: we let go of it, or it was gone at a later look.
        settled_at timestamptz(3),
        primary key (provider, ref)
      )`.execute(database);
    await sql`
      alter view unexplained_cash rename to unexplained_moves`.execute(database);
    await sql`
      create view unexplained_cash as
      select subject, payment_uuid, transfer_uuid, currency, provider_minor, books_minor, since from unexplained_moves
      union all
      select provider || ' ' || ref, payment_uuid, null::uuid, currency, amount_minor, 0::bigint, authorized_at
      from stray_authorisations where settled_at is null`.execute(database);
  },
};
