import type { Transaction } from 'kysely';
import { recordAudit } from '../src/platform/audit/audit-log.repository.js';
import { bookChargeback } from '../src/modules/payments/disputes/book-chargeback.js';
import {
  insertDispute,
  updateDispute,
} from '../src/modules/payments/disputes/payment-disputes.repository.js';
import { insertTestDispute } from '../src/modules/payments/providers/test/test-disputes.repository.js';
import { insertMessage } from '../src/modules/support/cases/case-messages.repository.js';
import { insertCase } from '../src/modules/support/cases/cases.repository.js';
import type { Tables } from '../src/tables.js';
import { oscarUuid } from './cars/demo-car-rows.js';
import { claraUuid } from './reservations/demo-trips.js';

const dayMs = 86_400_000;

/** What waits for administrators besides verifications: a payment that is disputed at the bank, and a message to us. */
export async function insertWaitingWork(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await insertDemoDispute(transaction, now);
  await insertDemoCase(transaction, now);
}

/** A card was used for a trip that is under way; its holder says that they did not book it. */
async function insertDemoDispute(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const trip = await transaction
    .selectFrom('reservations as trip')
    .innerJoin('payments as payment', 'payment.reservation_uuid', 'trip.uuid')
    .select(['trip.uuid', 'trip.currency', 'payment.uuid as payment_uuid'])
    .where('trip.status', '=', 'in_progress')
    .where('trip.customer_uuid', '<>', claraUuid)
    .where('trip.owner_uuid', '<>', oscarUuid)
    .where('payment.status', '=', 'captured')
    .orderBy('trip.return_at')
    .orderBy('trip.uuid')
    .limit(1)
    .executeTakeFirst();
  if (trip === undefined) return;
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('uuid', '=', trip.payment_uuid)
    .executeTakeFirstOrThrow();
  const { provider_ref: ref, amount_minor: amountMinor } = payment;
  if (ref === null) return;
  const [disputeRef, dueBy] = [`test_dispute_${ref}`, new Date(now.getTime() + 9 * dayMs)];
  await insertTestDispute(transaction, {
    dispute_ref: disputeRef,
    ref,
    amount_minor: amountMinor,
    status: 'needs_response',
    due_by: dueBy,
    created_at: now,
  });
  const reason = 'fraudulent';
  const dispute = await insertDispute(transaction, {
    payment_uuid: payment.uuid,
    reservation_uuid: trip.uuid,
    provider_ref: disputeRef,
    status: 'open',
    amount_minor: amountMinor,
    currency: trip.currency,
    reason,
    respond_by: dueBy,
    opened_at: now,
    closed_at: null,
  });
  await bookChargeback(transaction, { payment, dispute, withdrawnMinor: amountMinor }, now);
  await updateDispute(transaction, dispute.uuid, { withdrawn_minor: amountMinor });
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'payment', uuid: payment.uuid },
    reason,
    at: now,
    action: 'payment.dispute_open',
    after: { amount_minor: amountMinor },
  });
}

async function insertDemoCase(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const { fname, lname, email } = await transaction
    .selectFrom('users')
    .select(['fname', 'lname', 'email'])
    .where('uuid', '=', claraUuid)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() - dayMs / 4);
  const sender = {
    name: `${fname} ${lname}`,
    email,
    user_uuid: claraUuid,
    reservation_uuid: null,
    readable_until: null,
  };
  const { uuid } = await insertCase(transaction, { ...sender, topic: 'payment' }, at);
  const text = 'I need an invoice with my company’s address for my last trip. Can you change it?';
  await insertMessage(transaction, { case_uuid: uuid, text, at });
}
