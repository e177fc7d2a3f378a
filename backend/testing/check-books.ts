import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

interface Sums {
  reservation_uuid: string;
  lines: number;
  parts: number;
  paid: number;
  refunded: number;
  /** What the bank itself has and gave back, but for another amount than was asked for: that goes back whole, unbooked. */
  bank: number;
  bank_refunded: number;
  pending: number;
  /** Refunds that the customer's bank refused, neither made again nor paid another way; and those that were paid so. */
  unsettled: number;
  repaid: number;
  owed: number;
  charged_back: number;
}

/**
 * Adds the books up by other means than the product does, bank included, and fails where a cent is missing: lines =
 * payments − refunds − chargebacks = payout + commission + fee + tax + what the customer is owed, for every reservation.
 */
export async function checkBooks(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Sums>`
    select r.uuid as reservation_uuid,
      coalesce((select sum(amount_minor) from ledger_entries e where e.reservation_uuid = r.uuid), 0)::bigint as lines,
      coalesce((select sum(payout_minor) + sum(commission_minor) + sum(fee_minor) + sum(tax_minor) + sum(owed_minor)
        + sum(chargeback_minor)
        from ledger_entries e where e.reservation_uuid = r.uuid), 0)::bigint as parts,
      coalesce((select sum(case when p.status = 'voided' then captured_minor else amount_minor end) from payments p
        where p.reservation_uuid = r.uuid
        and p.status in ('captured', 'partially_refunded', 'refunded', 'voided')), 0)::bigint as paid,
      coalesce((select sum(amount_minor) from refunds f where f.reservation_uuid = r.uuid
        and (f.status in ('pending', 'succeeded') or f.repaid_at is not null)), 0)::bigint as refunded,
      coalesce((select sum(amount_minor) from refunds f where f.reservation_uuid = r.uuid
        and f.repaid_at is not null), 0)::bigint as repaid,
      coalesce((select sum(amount_minor) from refunds f where f.reservation_uuid = r.uuid and f.status = 'failed'
        and f.repaid_at is null and f.uuid not in (select retry_of from refunds where retry_of is not null)
        ), 0)::bigint as unsettled,
      coalesce((select sum(owed_minor) from ledger_entries e where e.reservation_uuid = r.uuid), 0)::bigint as owed,
      coalesce((select sum(withdrawn_minor) from payment_disputes d where d.reservation_uuid = r.uuid), 0)::bigint
        as charged_back,
      coalesce((select sum(amount_minor) from refunds f where f.reservation_uuid = r.uuid
        and f.status = 'pending'), 0)::bigint as pending,
      coalesce((select sum(i.captured_minor) from test_provider_intents i join payments p on p.provider_ref = i.ref
        where p.reservation_uuid = r.uuid and i.captured_minor in (0, p.amount_minor, p.captured_minor)), 0)::bigint as bank,
      coalesce((select sum(i.refunded_minor) from test_provider_intents i join payments p on p.provider_ref = i.ref
        where p.reservation_uuid = r.uuid and i.captured_minor in (0, p.amount_minor, p.captured_minor)), 0)::bigint as bank_refunded
    from reservations r`.execute(database);
  for (const row of rows) {
    const { reservation_uuid, lines, parts, paid, refunded, bank, bank_refunded, pending, repaid } = row;
    assert.equal(
      lines,
      paid - refunded - row.charged_back,
      `${reservation_uuid}: lines are not payments − refunds`,
    );
    assert.equal(lines, parts, `${reservation_uuid}: lines are not payout + commission + fee + tax + owed`);
    assert.equal(
      row.owed,
      row.unsettled,
      `${reservation_uuid}: what the customer is owed is not what was refused`,
    );
    assert.equal(bank, paid, `${reservation_uuid}: the bank took another amount`);
    assert.ok(
      bank_refunded <= refunded - repaid && bank_refunded >= refunded - repaid - pending,
      `${reservation_uuid}: refunds differ`,
    );
  }
}

interface PayoutSums {
  reservation_uuid: string;
  earned: number;
  payouts: number;
}

/**
 * Adds up what owners get: after the jobs have run, the payouts of each trip that is over are the owner's part in the
 * books, corrections included; and what was paid is what left in transfers, each of them more than nothing.
 */
export async function checkPayouts(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<PayoutSums>`
    select r.uuid as reservation_uuid,
      coalesce((select sum(payout_minor) from ledger_entries e where e.reservation_uuid = r.uuid), 0)::bigint as earned,
      coalesce((select sum(amount_minor) from payouts p where p.reservation_uuid = r.uuid
        and p.status <> 'cancelled'), 0)::bigint as payouts
    from reservations r where r.status in ('completed', 'cancelled', 'no_show')`.execute(database);
  for (const { reservation_uuid, earned, payouts } of rows) {
    assert.equal(payouts, earned, `${reservation_uuid}: payouts are not the owner's part of the books`);
  }
  const { rows: transfers } = await sql<{ uuid: string; left: number; parts: number }>`
    select t.uuid, t.amount_minor as left, coalesce(sum(p.amount_minor), 0)::bigint as parts
    from payout_transfers t left join payouts p on p.transfer_uuid = t.uuid and p.status in ('sent', 'paid')
    where t.status <> 'failed'
    group by t.uuid`.execute(database);
  for (const { uuid, left, parts } of transfers) {
    assert.ok(left > 0);
    assert.equal(left, parts, `${uuid}: another amount left than was due`);
  }
  const { rows: setOff } = await sql<{ owner_uuid: string; rest: number }>`
    select owner_uuid, sum(amount_minor)::bigint as rest from payouts
    where status = 'paid' and transfer_uuid is null
    group by owner_uuid, paid_at having sum(amount_minor) <> 0`.execute(database);
  assert.deepEqual(setOff, [], 'what was set off is not nothing');
}
