import { sql, type Migration } from 'kysely';

/** Refunds and repayments that wait for a second administrator, and what became of them. */
export const moneyApprovalsMigration: Migration = {
  async up(database) {
    await sql`
      create table money_approvals (
        uuid uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('refund', 'retry', 'repayment')),
        payment_uuid uuid not null references payments (uuid),
        refund_uuid uuid references refunds (uuid),
        amount_minor bigint not null check (amount_minor > 0),
        body jsonb not null,
        requested_by uuid not null references users (uuid),
        requested_at timestamptz(3) not null,
        decided_by uuid references users (uuid),
        decided_at timestamptz(3),
        decision text check (decision in ('approved', 'declined', 'impossible')),
        reason text,
        constraint refund_is_named check ((refund_uuid is null) = (kind = 'refund')),
        constraint requester_decides_nothing check (decided_by <> requested_by),
        constraint decisions_are_whole check (
          (decided_at is null) = (decided_by is null) and (decided_at is null) = (decision is null)
        )
      )`.execute(database);
    // One at a time: the same money is not approved twice.
    await sql`
      create unique index open_money_approvals on money_approvals (payment_uuid) where decided_at is null`.execute(
      database,
    );
  },
};
