import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

interface Entry {
  subject: string;
  action: string;
  before: { status?: string } | null;
  after: { status?: string } | null;
  reason: string | null;
}

/**
 * Reads the audit log of every reservation, change, payment, refund and payout from its beginning, and fails where a move
 * is missing, begins elsewhere than the last one ended, or does not say why.
 */
export async function checkAudit(database: Kysely<Tables>): Promise<void> {
  const { rows: subjects } = await sql<{ subject: string; status: string }>`
    select 'reservation ' || uuid as subject, status from reservations
    union all select 'change ' || uuid, status from reservation_changes
    union all select 'payment ' || uuid, status from payments
    union all select 'refund ' || uuid, status from refunds
    union all select 'payout ' || uuid, status from payouts`.execute(database);
  const { rows: entries } = await sql<Entry>`
    select subject_type || ' ' || subject_uuid as subject, action, before, after, reason from audit_log
    where subject_type in ('reservation', 'change', 'payment', 'refund', 'payout') order by id`.execute(
    database,
  );

  const now = new Map<string, string>();
  for (const { subject, action, before, after, reason } of entries) {
    assert.ok(reason !== null && reason !== '', `${subject}: ${action} does not say why`);
    if (after?.status === undefined) continue;
    assert.equal(before?.status, now.get(subject), `${subject}: ${action} begins elsewhere`);
    now.set(subject, after.status);
  }
  for (const { subject, status } of subjects) {
    assert.equal(now.get(subject), status, `${subject}: the log ends elsewhere`);
  }
}
