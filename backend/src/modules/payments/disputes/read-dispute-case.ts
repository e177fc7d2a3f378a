import type { Deps } from '../../../platform/deps.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { requireDispute } from './answer-dispute.js';
import type { PaymentDispute } from './payment-disputes.table.js';
import { photosOf } from '../../catalog/public.js';
import { findUserByUuid, type User } from '../../people/public.js';
import type { DisputeBody, DisputeCaseBody } from './dispute.schemas.js';

/**
 * Everything that speaks for a payment that is disputed: the trip with its agreement and all that happened, what the
 * customer was told, and the car's photos.
 *
 * @throws Problem 404 DISPUTE_NOT_FOUND
 */
export async function readDisputeCase(
  deps: Deps,
  admin: User,
  disputeUuid: string,
): Promise<DisputeCaseBody> {
  const { database, now } = deps;
  const dispute = await requireDispute(deps, disputeUuid);
  const { reservation_uuid: reservationUuid } = dispute;
  const about = await deps.readDisputedTrip(deps, admin, reservationUuid);
  const customer = about && (await findUserByUuid(database, about.customerUuid));
  if (about === undefined || customer === undefined) {
    throw new Error(`The dispute ${disputeUuid} is about no trip`);
  }
  const { trip, messages } = about;
  const photos = await photosOf(deps, trip.car.car_uuid);
  return {
    dispute: toDispute(dispute, now()),
    reservation: trip,
    customer: {
      user_uuid: customer.uuid,
      name: `${customer.fname} ${customer.lname}`,
      email: customer.email,
      registered_at: customer.created_at.toISOString(),
      email_confirmed_at: customer.email_confirmed_at?.toISOString() ?? null,
      is_verified: customer.user_verification === 'verified',
    },
    messages: messages.map(({ created_at, title, text, sent_at }) => ({
      at: created_at.toISOString(),
      title,
      text,
      mailed_at: sent_at?.toISOString() ?? null,
    })),
    photos,
  };
}

/** A dispute as administrators see it. */
export function toDispute(dispute: PaymentDispute, now: Date): DisputeBody {
  const { uuid, payment_uuid, reservation_uuid, status, currency, reason, answer, respond_by } = dispute;
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const isInTime = respond_by === null || respond_by > now;
  return {
    dispute_uuid: uuid,
    payment_uuid,
    reservation_uuid,
    status,
    reason,
    answer,
    amount: toMoney(dispute.amount_minor, currency),
    taken: toMoney(dispute.withdrawn_minor, currency),
    opened_at: dispute.opened_at.toISOString(),
    closed_at: iso(dispute.closed_at),
    answer_by: iso(respond_by),
    answered_at: iso(dispute.answered_at),
    sent_at: iso(dispute.answer_sent_at),
    refused_at: iso(dispute.refused_at),
    refusal: dispute.refusal,
    explanation: dispute.explanation,
    can: status === 'open' && answer === null && isInTime ? ['answer'] : [],
  };
}
