import { sql, type Migration } from 'kysely';

/** Documents, what people send to be verified, decisions, and what administrators need to find people. */
export const verificationMigration: Migration = {
  async up(database) {
    await addToUsers(database);
    await addDocuments(database);
    await addUserVerifications(database);
    await addCarVerifications(database);
  },
};

type MigrationDatabase = Parameters<Migration['up']>[0];

async function addToUsers(database: MigrationDatabase): Promise<void> {
  // The dates of what was verified last: every reservation asks for them.
  await sql`
    alter table users
      add column date_of_birth date,
      add column licence_expires_on date,
      add column identity_expires_on date,
      add column status_reason text,
      add column closed_at timestamptz`.execute(database);
  await sql`
    create function search_text(variadic parts text[]) returns text
    language sql immutable parallel safe
    return lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' ')))`.execute(
    database,
  );
  await sql`
    alter table users add column searchable text not null
    generated always as (search_text(fname, lname, email, phone)) stored`.execute(database);
  // To the millisecond, as cursors say it.
  await sql`alter table users alter column created_at type timestamptz(3)`.execute(database);
  await sql`create index audit_log_actor on audit_log (actor_uuid, id)`.execute(database);
  await sql`create index users_searchable on users using gin (searchable gin_trgm_ops)`.execute(database);
  await sql`create index users_by_creation on users (created_at, uuid)`.execute(database);
  await sql`create index users_by_name on users (lower(lname), lower(fname), uuid)`.execute(database);
  // Few are neither active nor customers: these lists must not walk past everybody else.
  await sql`
    create index users_unusual_status on users (account_status, created_at, uuid) where account_status <> 'active'
  `.execute(database);
  await sql`create index users_by_role on users (role, created_at, uuid)`.execute(database);
  await sql`create index users_by_verification on users (user_verification, created_at, uuid)`.execute(
    database,
  );
  await sql`
    create index users_whose_documents_end on users (least(licence_expires_on, identity_expires_on))
    where user_verification = 'verified'`.execute(database);
}

async function addDocuments(database: MigrationDatabase): Promise<void> {
  await sql`
    create table documents (
      uuid uuid primary key default gen_random_uuid(),
      user_uuid uuid not null references users (uuid),
      kind text not null check (kind in ('licence_front', 'licence_back', 'identity', 'selfie')),
      storage_key text not null unique,
      name text not null,
      media_type text not null check (media_type in ('image/webp', 'application/pdf')),
      byte_count int not null,
      width int,
      height int,
      created_at timestamptz(3) not null default now()
    )`.execute(database);
  await sql`create index documents_of_user on documents (user_uuid)`.execute(database);
  await sql`
    create table document_links (
      token_hash text primary key,
      document_uuid uuid not null references documents (uuid) on delete cascade,
      user_uuid uuid not null references users (uuid),
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index document_links_expiry on document_links (expires_at)`.execute(database);
}

async function addUserVerifications(database: MigrationDatabase): Promise<void> {
  await sql`
    create table user_verifications (
      uuid uuid primary key default gen_random_uuid(),
      user_uuid uuid not null references users (uuid),
      status text not null default 'draft' check (
        status in ('draft', 'pending', 'verified', 'rejected', 'changes_requested')
      ),
      date_of_birth date,
      licence_expires_on date,
      identity_type text check (identity_type in ('passport', 'identity_card', 'residence_permit')),
      identity_expires_on date,
      note text,
      reason text,
      created_at timestamptz(3) not null default now(),
      submitted_at timestamptz(3),
      decided_at timestamptz(3),
      decided_by uuid references users (uuid),
      check ((status = 'draft') = (submitted_at is null)),
      check ((status in ('draft', 'pending')) = (decided_at is null))
    )`.execute(database);
  // At most one that is not decided: two tabs cannot begin two.
  await sql`
    create unique index user_verifications_open on user_verifications (user_uuid)
    where status in ('draft', 'pending')`.execute(database);
  await sql`create index user_verifications_of_user on user_verifications (user_uuid, created_at)`.execute(
    database,
  );
  await sql`
    create index user_verifications_by_status on user_verifications (status, submitted_at, uuid)
    where status <> 'draft'`.execute(database);
  // What was sent again unchanged is the same document in the next attempt.
  await sql`
    create table verification_documents (
      verification_uuid uuid not null references user_verifications (uuid) on delete cascade,
      kind text not null,
      document_uuid uuid not null references documents (uuid) on delete cascade,
      decision text check (decision in ('accepted', 'refused')),
      reason text,
      primary key (verification_uuid, kind)
    )`.execute(database);
  await sql`create index verification_documents_of_document on verification_documents (document_uuid)`.execute(
    database,
  );
  await sql`
    create table verification_claims (
      subject_type text not null check (subject_type in ('user', 'car')),
      subject_uuid uuid not null,
      admin_uuid uuid not null references users (uuid),
      claimed_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (subject_type, subject_uuid)
    )`.execute(database);
}

async function addCarVerifications(database: MigrationDatabase): Promise<void> {
  await sql`alter table cars add column submitted_at timestamptz(3)`.execute(database);
  await sql`create index cars_by_verification on cars (verification, submitted_at, uuid)`.execute(database);
  // What an administrator said yes to, so that the next one sees what is different.
  await sql`
    create table car_approvals (
      id bigint primary key generated always as identity,
      car_uuid uuid not null references cars (uuid) on delete cascade,
      approved_by uuid references users (uuid),
      approved_at timestamptz(3) not null,
      facts jsonb not null
    )`.execute(database);
  await sql`create index car_approvals_of_car on car_approvals (car_uuid, id)`.execute(database);
}
