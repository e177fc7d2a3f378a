import { sql, type Migration } from 'kysely';

/** Answers to disputes that the provider did not take: they are given back, and answered again. */
export const refusedDisputeAnswersMigration: Migration = {
  async up(database) {
    await sql`
      alter table payment_disputes
        -- How often it was answered: each answer has its own idempotency key.
        add column answer_count integer not null default 0,
        -- Why the provider did not take the last answer, in its words; null once it is answered again.
        add column refusal text,
        add column refused_at timestamptz(3),
        add constraint refusals_have_a_moment check ((refusal is null) = (refused_at is null))
    `.execute(database);
  },
};
