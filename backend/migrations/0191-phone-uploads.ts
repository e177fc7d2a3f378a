import { sql, type Migration } from 'kysely';

/** Links by which a phone uploads one document of a person who is signed in elsewhere. */
export const phoneUploadsMigration: Migration = {
  async up(database) {
    await sql`
      create table phone_uploads (
        token_hash text primary key,
        user_uuid uuid not null references users (uuid),
        kind text not null check (kind in ('licence_front', 'licence_back', 'identity', 'selfie')),
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(database);
    await sql`create index phone_uploads_expiry on phone_uploads (expires_at)`.execute(database);
    await sql`create index phone_uploads_user on phone_uploads (user_uuid)`.execute(database);
  },
};
