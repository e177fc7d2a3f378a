import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { formatMoney } from '../../../platform/money/money.js';
import { actOnReservation, type StepRequest } from '../reservations/act-on-reservation.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { changeExpiresAt } from './change-times.js';
import type { ChangeRequest } from './change.schemas.js';
import { enqueueExpiry } from './change-jobs.js';
import { findLiveChange, insertChange } from './changes.repository.js';
import { priceWanted } from './quote-change.js';
import type { User } from '../../people/public.js';

/**
 * The customer asks for a change, for exactly the difference that was shown before. The price stays what it is until the
 * change is answered.
 *
 * @throws Problem 409 DIFFERENCE_CHANGED, CHANGE_UNDER_WAY, and as `quoteChange`
 */
export async function requestChange(
  deps: Deps,
  customer: User,
  asked: Omit<StepRequest, 'reason'>,
  request: ChangeRequest,
): Promise<Reservation> {
  const who = { ...asked, sides: ['customer'] } as const;
  return await actOnReservation(deps, customer, who, async ({ transaction, reservation, now }) => {
    if ((await findLiveChange(transaction, reservation.uuid)) !== undefined) {
      const sentence = 'You’ve already asked for a change. Withdraw it first.';
      throw new Problem(409, 'CHANGE_UNDER_WAY', sentence);
    }
    const asks = { reservation, request, now, horizonDays: deps.bookingHorizonDays };
    const { period, priced } = await priceWanted(transaction, customer, asks);
    if (priced.differenceMinor !== request.expected_difference_minor) {
      const difference = formatMoney(priced.differenceMinor, reservation.currency);
      throw new Problem(
        409,
        'DIFFERENCE_CHANGED',
        `The difference is ${difference} by now. Please look again.`,
      );
    }
    const wanted = { pick_up_at: period.pickUpAt, return_at: period.returnAt };
    const change = await insertChange(transaction, {
      reservation_uuid: reservation.uuid,
      status: 'requested',
      ...wanted,
      day_rates: JSON.stringify(priced.dayRates),
      price: JSON.stringify(priced.price),
      lines: JSON.stringify(priced.lines),
      basis: JSON.stringify(priced.basis),
      old_total_minor: reservation.price.total_minor,
      difference_minor: priced.differenceMinor,
      message: request.message ?? null,
      claim_uuids: [],
      requested_at: now,
      expires_at: changeExpiresAt(reservation, wanted, now),
      updated_at: now,
    });
    await enqueueExpiry(transaction, change);
    await recordAudit(transaction, {
      actorUuid: customer.uuid,
      subject: { type: 'change', uuid: change.uuid },
      action: 'change.requested',
      after: { status: 'requested', difference_minor: priced.differenceMinor },
      ...(request.message === undefined ? {} : { reason: request.message }),
      at: now,
    });
    await publishEvent(transaction, { kind: 'change_requested', changeUuid: change.uuid }, now);
    return reservation;
  });
}
