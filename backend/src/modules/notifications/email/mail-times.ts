import type { Topic } from '../preferences/preferences.table.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import type { Message } from '../messages/message.js';

/**
 * When people are mailed about an event: never; at once; or `gathered`, ten minutes after the first move of the same trip
 * that they have not been mailed about, with all that came after it.
 */
export type MailTime = 'never' | 'at once' | 'gathered';

/** Every kind of event. Moves of a trip are gathered; money that has moved or did not, and all without a trip, are not. */
const mailTimes: Readonly<Record<DomainEvent['kind'], MailTime>> = {
  reservation_requested: 'gathered',
  reservation_confirmed: 'gathered',
  reservation_declined: 'gathered',
  reservation_expired: 'gathered',
  reservation_cancelled: 'gathered',
  trip_started: 'gathered',
  trip_completed: 'gathered',
  trip_no_show: 'gathered',
  trip_disputed: 'gathered',
  trip_to_pay_anew: 'at once',
  trip_paid_anew: 'gathered',
  trip_resolved: 'gathered',
  handover_confirmed: 'gathered',
  trip_objected: 'gathered',
  objection_settled: 'gathered',
  change_requested: 'gathered',
  change_approved: 'gathered',
  change_applied: 'gathered',
  change_declined: 'gathered',
  change_withdrawn: 'gathered',
  change_expired: 'gathered',

  car_gone: 'at once',
  held_until_verified: 'at once',
  verification_hold_ended: 'at once',
  difference_unpaid: 'at once',
  payment_refunded: 'at once',
  payout_account_changed: 'at once',
  deposit_held: 'at once',
  deposit_failed: 'at once',
  deposit_released: 'at once',
  deposit_claimed: 'at once',
  deposit_decided: 'at once',
  deposit_not_paid: 'at once',
  late_fee_due: 'at once',
  late_fee_reminder: 'at once',
  late_fee_waived: 'at once',
  car_not_back: 'at once',
  car_may_be_late: 'at once',
  car_is_back: 'at once',
  refund_failed: 'at once',
  refund_repaid: 'at once',
  approval_requested: 'at once',
  approval_ended: 'at once',
  payment_disputed: 'at once',
  payment_mismatched: 'at once',
  dispute_closed: 'at once',
  provider_refund_found: 'at once',
  payout_paid: 'at once',
  payout_failed: 'at once',
  payout_corrected: 'at once',

  user_verified: 'at once',
  user_rejected: 'at once',
  user_changes_requested: 'at once',
  user_verification_expired: 'at once',
  account_suspended: 'at once',
  account_reactivated: 'at once',
  car_approved: 'at once',
  car_reinstated: 'at once',
  car_rejected: 'at once',
  car_changes_requested: 'at once',
  car_suspended: 'at once',
  car_documents_due: 'at once',
  car_documents_missing: 'at once',

  messages_waiting: 'at once',

  // Shown in the app alone: a customer who let a hold pass has not asked for mail about it.
  hold_expired: 'never',
  review_written: 'never',
};

/** What people may turn off of events of a kind; undefined for what they are always told. */
export function topicOf(kind: DomainEvent['kind']): Topic | undefined {
  if (kind === 'messages_waiting') return 'messages';
  // Administrators must not miss them.
  if (kind === 'trip_disputed' || kind === 'trip_objected') return undefined;
  return mailTimes[kind] === 'gathered' ? 'trips' : undefined;
}

const minuteMs = 60_000;
/** For how long a mail about a trip waits for others. */
const gatheringMs = 10 * minuteMs;
/** What has to be done within this time does not wait. */
const urgentMs = 120 * minuteMs;

/** When a mail about a message goes out at the latest; undefined when there is none. */
export function mailDueAt(
  kind: DomainEvent['kind'],
  { reservationUuid, deadline, isMailed = true }: Pick<Message, 'reservationUuid' | 'deadline' | 'isMailed'>,
  now: Date,
): Date | undefined {
  const time = mailTimes[kind];
  if (time === 'never' || !isMailed) return undefined;
  if (time === 'at once' || reservationUuid === undefined) return now;
  const leftMs = (deadline?.getTime() ?? Infinity) - now.getTime();
  const isUrgent = leftMs >= 0 && leftMs < urgentMs;
  return isUrgent ? now : new Date(now.getTime() + gatheringMs);
}
