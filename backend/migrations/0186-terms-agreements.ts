import { sql, type Migration } from 'kysely';

/** Which version of the terms of use and the privacy notice a person agreed to, when, and on what occasion. */
export const termsAgreementsMigration: Migration = {
  async up(database) {
    await sql`
      create table terms_agreements (
        user_uuid uuid not null references users (uuid),
        occasion text not null check (occasion in ('sign_up', 'payment')),
        document text not null check (document in ('terms', 'privacy')),
        version text not null,
        agreed_at timestamptz(3) not null,
        primary key (user_uuid, occasion, document, version)
      )`.execute(database);
  },
};
