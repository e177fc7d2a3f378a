import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { findActiveAdmins, readAnnouncedChange, readAnnouncedTrip } from './announced-facts.repository.js';
import type { DomainEvent } from '../../platform/outbox/domain-events.js';
import { accountMessage } from './messages/account-messages.js';
import { afterwardsMessages } from './messages/afterwards-messages.js';
import { bookingMessages } from './messages/booking-messages.js';
import { viewThread } from '../messaging/public.js';
import { threadMessage } from './messages/thread-messages.js';
import { carMessage } from './messages/car-messages.js';
import { changeMessages } from './messages/change-messages.js';
import type { Message } from './messages/message.js';
import { payoutAccountMessages } from './messages/payout-account-messages.js';
import { tripMessages } from './messages/trip-messages.js';
import { findVerifiedHold, findWantedTrip } from '../booking/public.js';
import { findCar } from '../catalog/public.js';
import { readNextSteps } from '../payouts/public.js';
import { findUserByUuid, mayHost, rentingBlocker } from '../people/public.js';

/** Everybody whom an event concerns, and what they read; looks up what the words need. */
export async function messagesOf(
  transaction: Kysely<Tables>,
  event: DomainEvent,
  at: Date,
): Promise<Message[]> {
  if (event.kind === 'payout_account_changed') {
    const adminUuids = event.otherHolder === null ? [] : await findActiveAdmins(transaction);
    return payoutAccountMessages(event, adminUuids);
  }
  if (event.kind === 'messages_waiting') {
    const reader = { uuid: event.readerUuid };
    const deps = { database: transaction, apiUrl: '' };
    const thread = await viewThread(deps, reader, event.threadUuid, { isOfOther: true });
    return [threadMessage(event, thread)];
  }
  if ('userUuid' in event) {
    const isVerified = event.kind === 'user_verified';
    const wanted = isVerified ? await findWantedTrip(transaction, event.userUuid, at) : undefined;
    const held = isVerified ? await findVerifiedHold(transaction, event.userUuid, at) : undefined;
    const user = await findUserByUuid(transaction, event.userUuid);
    if (user === undefined)
      throw new Error(`There is no user ${event.userUuid} to announce ${event.kind} to`);
    const steps = mayHost(user) ? await readNextSteps(transaction, user) : undefined;
    const blocker = rentingBlocker(user, { todayOn: at.toISOString().slice(0, 10), isWaiting: false });
    return [
      accountMessage(event, {
        wanted,
        held,
        steps,
        blocker,
        isVerified: user.user_verification === 'verified',
      }),
    ];
  }
  if ('carUuid' in event) {
    const car = await findCar(transaction, event.carUuid);
    if (car === undefined) throw new Error(`There is no car ${event.carUuid} to announce ${event.kind} of`);
    const owner = await findUserByUuid(transaction, car.owner_uuid);
    const steps =
      owner === undefined ? undefined : await readNextSteps(transaction, owner, { carUuid: car.uuid });
    return [carMessage(event, car, steps)];
  }
  if ('changeUuid' in event) {
    const change = await readAnnouncedChange(transaction, event.changeUuid);
    return changeMessages(event, change, await readAnnouncedTrip(transaction, change.reservation_uuid));
  }
  const trip = await readAnnouncedTrip(transaction, event.reservationUuid);
  switch (event.kind) {
    case 'reservation_cancelled':
    case 'trip_to_pay_anew':
    case 'trip_paid_anew':
    case 'trip_started':
    case 'trip_completed':
    case 'trip_no_show':
    case 'trip_resolved':
    case 'handover_confirmed':
    case 'objection_settled':
    case 'late_fee_due':
    case 'deposit_held':
    case 'deposit_failed':
    case 'deposit_released':
    case 'deposit_decided':
    case 'late_fee_reminder':
    case 'late_fee_waived':
    case 'car_not_back':
    case 'car_may_be_late':
    case 'car_is_back':
      return tripMessages(event, trip, []);
    case 'trip_disputed':
    case 'trip_objected':
    case 'deposit_claimed':
    case 'deposit_not_paid':
      return tripMessages(event, trip, await findActiveAdmins(transaction));
    case 'refund_failed':
    case 'payout_failed':
    case 'payment_disputed':
    case 'payment_mismatched':
    case 'dispute_closed':
    case 'provider_refund_found':
      return afterwardsMessages(event, trip, await findActiveAdmins(transaction));
    case 'approval_requested': {
      const admins = await findActiveAdmins(transaction);
      const others = admins.filter((uuid) => uuid !== event.requestedBy);
      return afterwardsMessages(event, trip, others);
    }
    case 'approval_ended':
      return afterwardsMessages(event, trip, [event.requestedBy]);
    case 'payment_refunded':
    case 'refund_repaid':
    case 'payout_paid':
    case 'payout_corrected':
    case 'review_written':
      return afterwardsMessages(event, trip, []);
    default:
      return bookingMessages(event, trip);
  }
}
