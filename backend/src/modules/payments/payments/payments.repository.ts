import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { withAudit, type AuditEntry } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { PaymentStatus } from './payment-life-cycle.js';
import type { Payment, PaymentsTable } from './payments.table.js';
import type { PaidPart, Payable, Payables } from '../payable.js';

/** Adds a payment, and writes it down. */
export async function insertPayment(
  transaction: Kysely<Tables>,
  payment: Insertable<PaymentsTable>,
  audit: AuditEntry,
): Promise<Payment> {
  return await withAudit(transaction, audit)
    .insertInto('payments')
    .values(payment)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payment in whatever state; undefined when there is none. */
export async function findPayment(database: Kysely<Tables>, uuid: string): Promise<Payment | undefined> {
  return await database.selectFrom('payments').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The payment that a customer's request with this key began, and those that are in some states, oldest first. */
export async function readPaymentsBeside(
  database: Kysely<Tables>,
  { reservationUuid, part }: { reservationUuid: string; part: PaidPart },
  idempotencyKey: string,
  statuses: readonly PaymentStatus[],
): Promise<{ same: Payment | undefined; others: Payment[] }> {
  const found = await database
    .selectFrom('payments')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .where((where) =>
      where.or([where('idempotency_key', '=', idempotencyKey), where('status', 'in', statuses)]),
    )
    .orderBy('created_at')
    .execute();
  return {
    same: found.find(({ idempotency_key }) => idempotency_key === idempotencyKey),
    others: found.filter(
      ({ status, change_uuid, purpose }) =>
        purpose === part.purpose && change_uuid === part.change_uuid && statuses.includes(status),
    ),
  };
}

/** The payment that a provider's message is about. */
export async function findPaymentOfProvider(
  database: Kysely<Tables>,
  provider: string,
  { ref, paymentUuid }: { ref: string | undefined; paymentUuid: string | undefined },
): Promise<Payment | undefined> {
  if (paymentUuid !== undefined) return await findPayment(database, paymentUuid);
  if (ref === undefined) return undefined;
  return await database
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

/** A payment and what it is for, locked until the transaction ends. */
export async function lockPayment(
  transaction: Kysely<Tables>,
  payables: Payables,
  { uuid: paymentUuid, reservation_uuid }: Pick<Payment, 'uuid' | 'reservation_uuid'>,
): Promise<{ payment: Payment; payable: Payable }> {
  const payable = await payables.lock(transaction, reservation_uuid);
  if (payable === undefined) throw new Error(`There is nothing that payment ${paymentUuid} is for`);
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('uuid', '=', paymentUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payment, payable };
}

/** Changes a payment that is there, and writes it down. */
export async function updatePayment(
  transaction: Kysely<Tables>,
  paymentUuid: string,
  changes: Updateable<PaymentsTable>,
  { audit, now }: { audit: AuditEntry; now: Date },
): Promise<Payment> {
  return await withAudit(transaction, audit)
    .updateTable('payments')
    .set({ ...changes, updated_at: now })
    .where('uuid', '=', paymentUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A reservation's payments in some states, oldest first: of its booking, or of one of its changes, or all. */
export async function readPayments(
  database: Kysely<Tables>,
  reservationUuid: string,
  { statuses, changeUuid }: { statuses: readonly PaymentStatus[]; changeUuid?: string | null },
): Promise<Payment[]> {
  let select = database
    .selectFrom('payments')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .where('status', 'in', statuses)
    .orderBy('created_at');
  if (changeUuid !== undefined)
    select = select.where('change_uuid', changeUuid === null ? 'is' : '=', changeUuid);
  return await select.execute();
}

/**
 * Payments under way, or one of them if it is, that no one has touched since some moment, those first that have waited longest. What is set aside
 * for a request waits for its owner, and is none of them.
 */
export async function findPaymentsUnderWay(
  database: Kysely<Tables>,
  { untouchedSince, limit, uuid }: { untouchedSince: Date; limit: number; uuid?: string },
): Promise<Payment[]> {
  let select = database
    .selectFrom('payments')
    .innerJoin('paid_trips as trip', 'trip.reservation_uuid', 'payments.reservation_uuid')
    .selectAll('payments')
    .where('payments.status', 'in', ['created', 'requires_action', 'authorized'])
    .where((where) =>
      where.or([
        where('payments.status', '!=', 'authorized'),
        where('payments.failure_code', 'is not', null),
        where('trip.status', '!=', 'pending_owner'),
      ]),
    )
    // A deposit that is held waits for the end of its trip.
    .where((where) =>
      where.or([
        where('payments.purpose', '!=', 'deposit'),
        where('payments.status', '!=', 'authorized'),
        where('trip.deposit_payment_uuid', 'is distinct from', where.ref('payments.uuid')),
        where('trip.deposit_status', '!=', 'held'),
        where('trip.status', 'not in', ['confirmed', 'in_progress', 'disputed', 'completed']),
      ]),
    )
    .where('payments.updated_at', '<=', untouchedSince);
  if (uuid !== undefined) select = select.where('payments.uuid', '=', uuid);
  return await select.orderBy('payments.updated_at').limit(limit).execute();
}

/** Notes that a person has looked after a payment. */
export async function touchPayment(database: Kysely<Tables>, paymentUuid: string, now: Date): Promise<void> {
  await database.updateTable('payments').set({ updated_at: now }).where('uuid', '=', paymentUuid).execute();
}

/** Changes what a payment counts as taken back by its bank; below zero when a dispute was won. */
export async function countAsChargedBack(
  transaction: Kysely<Tables>,
  paymentUuid: string,
  amountMinor: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ charged_back_minor: sql<number>`charged_back_minor + ${amountMinor}`, updated_at: now })
    .where('uuid', '=', paymentUuid)
    .execute();
}

/** The UUIDs of a payment's disputes that its bank has not decided. */
export async function readOpenDisputes(database: Kysely<Tables>, paymentUuid: string): Promise<string[]> {
  const rows = await database
    .selectFrom('payment_disputes')
    .select('uuid')
    .where('payment_uuid', '=', paymentUuid)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Counts anew what a bank holds of a payment, after a dispute or a refund that waits for one has changed. */
export async function recountHeld(
  transaction: Kysely<Tables>,
  paymentUuid: string,
  now: Date,
): Promise<void> {
  await sql`
    update payments set updated_at = ${now}, held_minor = (
      select coalesce(sum(greatest(0, withdrawn_minor - (
        select coalesce(sum(amount_minor), 0) from refunds
        where dispute_uuid = dispute.uuid and status = 'on_hold'
      ))), 0)
      from payment_disputes as dispute where payment_uuid = ${paymentUuid} and status = 'open'
    )
    where uuid = ${paymentUuid}`.execute(transaction);
}

/** The UUID of the last payment of a reservation that was captured. */
export async function findLastPaid(database: Kysely<Tables>, reservationUuid: string): Promise<string> {
  const { uuid } = await database
    .selectFrom('payments')
    .select('uuid')
    .where('reservation_uuid', '=', reservationUuid)
    .where('captured_minor', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return uuid;
}
