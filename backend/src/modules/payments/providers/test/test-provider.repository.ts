import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import type { SetAside } from '../payment-provider.js';
import type { TestProviderIntentsTable, TestProviderRefundsTable } from './test-provider.tables.js';

export type TestIntent = Selectable<TestProviderIntentsTable>;
export type TestRefund = Selectable<TestProviderRefundsTable>;

/** Notes a payment down, once for its idempotency key; answers what is noted. */
export async function insertIntent(
  database: Kysely<Tables>,
  intent: Insertable<TestProviderIntentsTable>,
): Promise<TestIntent> {
  return await database
    .insertInto('test_provider_intents')
    .values(intent)
    // Changes nothing: an insert that does nothing would not return the row that is there.
    .onConflict((conflict) =>
      conflict.column('idempotency_key').doUpdateSet({ idempotency_key: intent.idempotency_key }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payment by its reference, or the last one with our id for it. */
export async function findIntent(
  database: Kysely<Tables>,
  by: { ref: string } | { paymentUuid: string },
): Promise<TestIntent | undefined> {
  const select = database
    .selectFrom('test_provider_intents')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1);
  return await (
    'ref' in by ? select.where('ref', '=', by.ref) : select.where('payment_uuid', '=', by.paymentUuid)
  ).executeTakeFirst();
}

/** What is set aside since before a moment. */
export async function listTestSetAside(
  database: Kysely<Tables>,
  before: Date,
  now: Date,
): Promise<SetAside[]> {
  const rows = await database
    .selectFrom('test_provider_intents')
    .selectAll()
    .where('status', '=', 'authorized')
    .where('created_at', '<', before)
    .where((where) => where.or([where('authorized_until', 'is', null), where('authorized_until', '>', now)]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ ref, payment_uuid: paymentUuid, amount_minor, currency, created_at: since }) => ({
    ref,
    paymentUuid,
    amountMinor: amount_minor,
    currency,
    since,
  }));
}

/** Forgets a card that it kept: nothing is set aside on it any more. */
export async function detachTestMethod(database: Kysely<Tables>, methodRef: string): Promise<void> {
  await database
    .updateTable('test_provider_intents')
    .set({ is_detached: true })
    .where('method_ref', '=', methodRef)
    .execute();
}

/**
 * Moves a payment on if it is in one of the given states; whatever it is then is answered. What was set aside for too long
 * is let go of.
 */
export async function moveIntent(
  database: Kysely<Tables>,
  ref: string,
  from: readonly TestIntent['status'][],
  changes: Pick<TestIntent, 'status'> &
    Partial<Pick<TestIntent, 'failure_code' | 'captured_minor'>> & { now: Date },
): Promise<TestIntent> {
  const { status, failure_code = null, captured_minor = null, now } = changes;
  const is = sql<
    TestIntent['status']
  >`case when status = 'authorized' and authorized_until <= ${now} then 'voided' else status end`;
  const isMoved = sql<boolean>`(${is}) = any(${[...from]}::text[])`;
  return await database
    .updateTable('test_provider_intents')
    .set({
      status: sql<TestIntent['status']>`case when ${isMoved} then ${status} else ${is} end`,
      failure_code: sql`case when ${isMoved} then coalesce(${failure_code}, failure_code) else failure_code end`,
      captured_minor: sql`case when ${isMoved} then coalesce(${captured_minor}::bigint, captured_minor) else captured_minor end`,
    })
    .where('ref', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives money back once for a key, unless the account takes none; fails when more would go back than was taken. */
export async function insertTestRefund(
  database: Kysely<Tables>,
  refund: { ref: string; amountMinor: number; idempotencyKey: string; refundRef: string },
): Promise<TestRefund> {
  const { ref, amountMinor, idempotencyKey, refundRef } = refund;
  await sql`
    with refund as (
      insert into test_provider_refunds (idempotency_key, ref, refund_ref, amount_minor, status)
      select ${idempotencyKey}, ref, ${refundRef}, ${amountMinor}, case when takes_refunds then 'succeeded' else 'failed' end
      from test_provider_intents where ref = ${ref}
      on conflict do nothing
      returning ref, amount_minor, status
    )
    update test_provider_intents as intent
    set refunded_minor = intent.refunded_minor + refund.amount_minor
    from refund where intent.ref = refund.ref and refund.status = 'succeeded'`.execute(database);
  return await database
    .selectFrom('test_provider_refunds')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}

/** A refund by its reference; undefined when there is none. */
export async function findTestRefund(
  database: Kysely<Tables>,
  refundRef: string,
): Promise<TestRefund | undefined> {
  return await database
    .selectFrom('test_provider_refunds')
    .selectAll()
    .where('refund_ref', '=', refundRef)
    .executeTakeFirst();
}
