import { sql } from 'kysely';
import type { World } from '../world/world.js';

/**
 * What is under way although nothing has happened for weeks in which jobs ran, administrators decided what waited for
 * them, and banks answered: no timer will move it. What waits for a person who does nothing is left out: an owner
 * without a bank account, a customer who owes a late fee.
 */
export async function findOpenEnds({ database }: World): Promise<unknown[]> {
  const { rows } = await sql`
    select 'reservation' as what, uuid::text, status from reservations
    where status in ('pending_payment', 'pending_owner', 'confirmed', 'in_progress', 'disputed')
    union all
    select 'deposit', uuid::text, deposit_status from reservations where deposit_status = 'held'
    union all
    select 'change', uuid::text, status from reservation_changes where status in ('requested', 'awaiting_payment')
    union all
    select 'payment', uuid::text, status from payments where status in ('created', 'requires_action', 'authorized')
    union all
    select 'refund', uuid::text, status from refunds where status in ('on_hold', 'pending')
    union all
    select 'dispute', uuid::text, status from payment_disputes where status = 'open'
    union all
    select 'transfer', uuid::text, status from payout_transfers where status in ('sending', 'sent')
    union all
    select 'payout', uuid::text, amount_minor || ' due ' || due_at from (
      select *, sum(amount_minor) over (partition by owner_uuid, currency) as owner_minor from payouts
      where status = 'scheduled' and due_at < clock_timestamp() and uuid not in (select payout_uuid from payout_holds)
    ) as due where owner_minor >= 0
    union all
    select 'message of the bank', event_id, type from payment_events where handled_at is null
    union all
    select 'mail', notification_uuid::text, coalesce(last_error, '') from notification_emails
    where next_attempt_at < clock_timestamp()
    union all
    select 'job', id::text, name || ' ' || data::text || ' ' || coalesce(output::text, '') from pgboss.job
    where state = 'failed' or (state < 'completed' and start_after < clock_timestamp() - interval '1 hour')`.execute(
    database.direct,
  );
  return rows;
}
