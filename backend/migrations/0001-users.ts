import { sql, type Migration } from 'kysely';

/** Users, the audit log, and the marks of demo data. */
export const usersMigration: Migration = {
  async up(database) {
    for (const extension of ['btree_gist', 'pg_trgm', 'unaccent']) {
      await sql`create extension if not exists ${sql.id(extension)}`.execute(database);
    }
    await sql`
      create table users (
        uuid uuid primary key default gen_random_uuid(),
        identity_uid text not null unique,
        email text not null,
        fname text not null,
        lname text not null,
        gender text not null check (gender in ('male', 'female')),
        phone text not null,
        zip_code text not null,
        city text not null,
        street text not null,
        region text not null,
        role text not null check (role in ('customer', 'car_owner', 'admin')),
        account_status text not null default 'active' check (account_status in ('active', 'suspended', 'closed')),
        user_verification text not null default 'unverified' check (
          user_verification in ('unverified', 'pending', 'verified', 'rejected', 'changes_requested', 'expired')
        ),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(database);
    await sql`create unique index users_email_key on users (lower(email))`.execute(database);

    // No foreign key: what was done stays on record whatever becomes of who did it.
    await sql`
      create table audit_log (
        id bigint generated always as identity primary key,
        occurred_at timestamptz not null default now(),
        actor_uuid uuid,
        subject_type text not null,
        subject_uuid uuid not null,
        action text not null,
        before jsonb,
        after jsonb,
        reason text
      )`.execute(database);
    await sql`create index audit_log_subject on audit_log (subject_type, subject_uuid, id)`.execute(database);

    await sql`
      create table demo_seeds (
        name text primary key,
        seeded_at timestamptz not null default now()
      )`.execute(database);
  },
};
