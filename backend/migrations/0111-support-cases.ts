import { sql, type Migration } from 'kysely';

/** What people write to us, and what they are answered. */
export const supportCasesMigration: Migration = {
  async up(database) {
    await sql`
      create table support_cases (
        uuid uuid primary key default gen_random_uuid(),
        number bigint generated always as identity (start with 1001) unique,
        status text not null check (status in ('open', 'answered', 'closed')),
        topic text not null,
        name text not null,
        email text not null,
        user_uuid uuid references users (uuid),
        reservation_uuid uuid references reservations (uuid),
        created_at timestamptz(3) not null,
        waiting_since timestamptz(3) not null,
        searchable text not null generated always as (search_text(name, email, 'c-' || number::text)) stored
      )`.execute(database);
    await sql`create index support_cases_in_queue on support_cases (status, waiting_since, uuid)`.execute(
      database,
    );
    await sql`create index support_cases_of_user on support_cases (user_uuid)`.execute(database);
    await sql`create index support_cases_of_reservation on support_cases (reservation_uuid)`.execute(
      database,
    );
    await sql`create index support_cases_of_email on support_cases (lower(email), created_at)`.execute(
      database,
    );
    // A visitor has no account under which a request's key could be kept: it is kept with what it made.
    await sql`
      create table support_messages (
        uuid uuid primary key default gen_random_uuid(),
        case_uuid uuid not null references support_cases (uuid) on delete cascade,
        admin_uuid uuid references users (uuid),
        text text not null,
        created_at timestamptz(3) not null,
        mailed_at timestamptz(3),
        request_key text unique,
        request_hash text
      )`.execute(database);
    await sql`create index support_messages_of_case on support_messages (case_uuid, created_at)`.execute(
      database,
    );
    await sql`alter table verification_claims drop constraint verification_claims_subject_type_check`.execute(
      database,
    );
    await sql`
      alter table verification_claims add constraint verification_claims_subject_type_check
      check (subject_type in ('user', 'car', 'case'))`.execute(database);
  },
};
