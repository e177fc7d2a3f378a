import { sql } from 'kysely';
import type { World } from './world.js';

/**
 * Notes how each trip is, under its own uuid and under the name of each payment, change, refund and dispute of it: in
 * trips of the same state the same can be done.
 */
export async function noteStates({ database, states }: World): Promise<void> {
  const { rows } = await sql<{ key: string; state: string }>`
    with trips as (
      select r.uuid, concat_ws(' ', r.status, 'payment ' || (
          select string_agg(distinct p.status, '+' order by p.status) from payments p
          where p.reservation_uuid = r.uuid and p.purpose <> 'deposit' and p.status not in ('failed', 'cancelled', 'voided')),
        'refund ' || (select string_agg(distinct f.status, '+' order by f.status) from refunds f where f.reservation_uuid = r.uuid),
        'dispute ' || (select min(d.status) from payment_disputes d where d.reservation_uuid = r.uuid),
        'change ' || (select max(c.status) from reservation_changes c
          where c.reservation_uuid = r.uuid and c.status in ('requested', 'awaiting_payment')),
        'late fee ' || r.late_fee_status, 'deposit ' || r.deposit_status,
        case when r.deposit_claimed_at is not null and r.deposit_decided_at is null then 'claimed' end,
        case when r.objected_at is not null and r.objection_settled_at is null then 'objected to' end,
        case when r.repay_by is not null then 'to pay anew' end) as state
      from reservations r
    )
    select named.key, trips.state from trips cross join lateral (
      select trips.uuid::text as key
      union all select uuid::text from payments where reservation_uuid = trips.uuid
      union all select uuid::text from reservation_changes where reservation_uuid = trips.uuid
      union all select uuid::text from message_threads where reservation_uuid = trips.uuid
      union all select uuid::text from refunds where reservation_uuid = trips.uuid
      union all select uuid::text from payment_disputes where reservation_uuid = trips.uuid
      union all select substr(provider_ref, 6) from payments where reservation_uuid = trips.uuid and provider_ref is not null
    ) as named`.execute(database.direct);
  for (const { key, state } of rows) states.set(key, state);
}

/** The state of the trip that a text names first: an address, or a message of the bank. */
export function stateOf({ states }: World, text: string): string {
  const names = text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return names.map((name) => states.get(name)).find((state) => state !== undefined) ?? '';
}
