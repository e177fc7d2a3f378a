import { sql, type Migration } from 'kysely';

/**
 * What is shown of a car beside its photos: its registration and the confirmation of its insurance. Cars that were
 * approved without have thirty days.
 */
export const carDocumentsMigration: Migration = {
  async up(database) {
    await sql`alter table documents drop constraint documents_kind_check`.execute(database);
    await sql`
      alter table documents add constraint documents_kind_check check (
        kind in ('licence_front', 'licence_back', 'identity', 'selfie', 'registration', 'insurance')
      )`.execute(database);
    await sql`
      create table car_documents (
        car_uuid uuid not null references cars (uuid) on delete cascade,
        kind text not null check (kind in ('registration', 'insurance')),
        document_uuid uuid not null unique references documents (uuid) on delete cascade,
        decision text check (decision in ('accepted', 'refused')),
        reason text,
        primary key (car_uuid, kind)
      )`.execute(database);
    await sql`
      alter table cars
        add column documents_due_on date,
        add column documents_reminded_at timestamptz(3),
        add column documents_wait boolean not null default false`.execute(database);
    await sql`
      update cars set documents_due_on = current_date + 30 where verification in ('approved', 'suspended')`.execute(
      database,
    );
    await sql`create index cars_whose_documents_are_due on cars (documents_due_on) where documents_due_on is not null`.execute(
      database,
    );
    await sql`create index cars_whose_documents_wait on cars (submitted_at, uuid) where documents_wait`.execute(
      database,
    );
  },
};
