import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Marketplace } from '../a-marketplace.js';
import type { MoneyAction } from './history.js';

const objectWithinMs = 48 * 3_600_000;

interface Said {
  status: string;
  ended_at: Date | null;
  objected_at: Date | null;
  late_fee_at: Date | null;
  late_fee_status: string | null;
  account_status: string;
}

/**
 * What a customer may do by the rules whatever else has happened: object within 48 hours after the end, and again after a
 * late fee that was reported later; and pay a late fee, also while they are suspended.
 *
 * @returns fails when an answer refuses it
 */
export async function whatMustBeAllowed(
  { database, deps }: Marketplace,
  reservationUuid: string,
): Promise<(action: MoneyAction['do'], status: number) => void> {
  const { rows } = await sql<Said>`
    select trip.status, ended_at, objected_at, late_fee_at, late_fee_status, account_status
    from reservations as trip join users as customer on customer.uuid = customer_uuid
    where trip.uuid = ${reservationUuid}`.execute(database);
  const [said] = rows;
  const now = deps.now().getTime();
  return (action, status) => {
    if (said === undefined || said.account_status === 'closed') return;
    if (action === 'objection' && mayObject(said, now)) {
      assert.equal(status, 200, 'the customer may object, and was refused');
    }
    if (action === 'pay_late_fee' && said.late_fee_status === 'due') {
      assert.notEqual(status, 403, 'the customer may pay what they owe, and was refused');
    }
  };
}

function mayObject({ status, ended_at, objected_at, late_fee_at }: Said, now: number): boolean {
  if (ended_at === null || (status !== 'completed' && status !== 'no_show')) return false;
  const since = Math.max(ended_at.getTime(), late_fee_at?.getTime() ?? 0);
  const isNew = objected_at === null || (late_fee_at !== null && objected_at < late_fee_at);
  return isNew && now < since + objectWithinMs;
}
