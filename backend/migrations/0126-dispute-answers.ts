import { sql, type Migration } from 'kysely';

/** What we answer a bank whose customer disputes a payment, and disputes at the embedded provider. */
export const disputeAnswersMigration: Migration = {
  async up(database) {
    await sql`
      alter table payment_disputes
        add column answer text check (answer in ('contest', 'accept', 'elsewhere')),
        add column answered_at timestamptz(3),
        add column answered_by uuid references users (uuid),
        -- What the administrator adds to the evidence, and the evidence as it is sent.
        add column explanation text,
        add column evidence jsonb,
        -- When the provider took it on.
        add column answer_sent_at timestamptz(3),
        add constraint answers_have_a_moment check ((answer is null) = (answered_at is null))
    `.execute(database);
    await sql`
      create index payment_disputes_to_answer on payment_disputes (respond_by)
      where status = 'open' and answer is null`.execute(database);
    await sql`
      alter table test_provider_intents add column opens_dispute boolean not null default false
    `.execute(database);
    await sql`
      create table test_provider_disputes (
        dispute_ref text primary key,
        ref text not null unique references test_provider_intents (ref),
        amount_minor bigint not null check (amount_minor > 0),
        status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
        evidence jsonb,
        due_by timestamptz not null,
        created_at timestamptz(3) not null
      )`.execute(database);
  },
};
