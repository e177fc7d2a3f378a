import { customReason } from '../../../platform/audit/default-reasons.js';
import { formatMoney } from '../../../platform/money/money.js';
import { isHoldRefused } from '../holds/hold-refused-reasons.js';
import type { ReservationBody } from './reservation.schemas.js';
import type { Party, Reservation } from '../reservations/reservations.table.js';
import type { Viewer } from '../../people/public.js';

/** One line of the audit log, of a reservation or of what belongs to it. */
export interface TimelineRow {
  occurred_at: Date;
  actor_uuid: string | null;
  action: string;
  reason: string | null;
  after: Record<string, unknown> | null;
}

const sentences: Record<string, string> = {
  'reservation.created': 'The car was held for the payment.',
  'reservation.documents_sent': 'The customer sent their documents, and the car was held longer.',
  'reservation.customer_verified': 'The customer was verified, and the car was held for the payment.',
  'reservation.pending_owner': 'The request was sent to the owner.',
  'reservation.confirmed': 'The trip was confirmed.',
  'reservation.declined': 'The owner declined.',
  'reservation.expired': 'The time ran out, so the car was released.',
  'reservation.cancelled': 'The trip was cancelled.',
  'reservation.no_show': 'The customer didn’t pick the car up.',
  'reservation.in_progress': 'The trip began.',
  'reservation.pick_up_confirmed': 'The pick-up was confirmed.',
  'reservation.return_confirmed': 'The return was confirmed.',
  'reservation.deposit_claimed': '{amount} of the deposit was claimed.',
  'reservation.deposit_decided': '{amount} of the deposit was granted.',
  'reservation.not_back': 'The owner reported a late return.',
  'reservation.to_pay_anew': '{amount} is to be paid again: the bank took the payment back.',
  'reservation.paid_anew': '{amount} is paid again.',
  'reservation.late_return_claimed': 'The owner reported a later return than the customer.',
  'reservation.late_return_decided': 'We decided when the car came back.',
  'reservation.late_fee_due': '{amount} is due for the late return.',
  'reservation.late_fee_paid': 'The late fee was paid.',
  'reservation.late_fee_waived': 'The late fee was waived.',
  'reservation.car_late': 'The car may be late.',
  'reservation.car_back': 'The car is back.',
  'reservation.objected': 'The customer objected.',
  'reservation.objection_settled': 'We decided on the objection.',
  'reservation.completed': 'The trip was completed.',
  'reservation.shared': 'The customer shared the trip by a link.',
  'reservation.unshared': 'The customer took the shared link back.',
  'reservation.reviewed': 'The customer wrote a review.',
  'reservation.disputed': 'Something was disputed.',
  'change.requested': 'The customer asked to change the dates.',
  'change.approved': 'The change was approved.',
  'change.awaiting_payment': 'The new dates are held for the payment.',
  'change.applied': 'The dates were changed.',
  'change.declined': 'The change was declined.',
  'change.withdrawn': 'The change was withdrawn.',
  'change.expired': 'The change expired; the dates stay the same.',
  'payment.requires_action': 'The bank asked for a confirmation.',
  'payment.authorized': 'Card authorised for {amount}.',
  'payment.captured': '{amount} was paid.',
  'payment.failed': '{amount} could not be paid.',
  'payment.cancelled': '{amount} was not paid after all.',
  'payment.voided': '{amount} was released; nothing was charged.',
  'payment.dispute_open': '{amount} is disputed at the bank.',
  'payment.dispute_contested': '{amount} is contested: our evidence goes to the bank.',
  'payment.dispute_accepted': '{amount} goes back: we accepted the dispute.',
  'payment.dispute_answer_refused':
    '{amount} is still disputed: our answer did not reach the bank, and we send it again.',
  'payment.dispute_won': '{amount} is no longer disputed.',
  'payment.dispute_lost': '{amount} was taken back by the bank.',
  'refund.on_hold': '{amount} will be refunded once the bank has decided the dispute.',
  'refund.pending': 'The refund of {amount} is on its way.',
  'refund.succeeded': 'Refunded {amount}.',
  'refund.failed': '{amount} could not be refunded; we are looking into it.',
  'refund.charged_back': 'The bank itself refunded {amount}.',
  'refund.repaid': '{amount} was paid back another way.',
};

/** Which cards were tried, and what the bank said to them, is not for the owner. */
const betweenCustomerAndBank: ReadonlySet<string> = new Set([
  'payment.requires_action',
  'payment.failed',
  'payment.cancelled',
]);

/** What the provider says of them is about a request of ours: administrators read it. */
const betweenUsAndProvider: ReadonlySet<string> = new Set(['payment.dispute_answer_refused']);

/** Of a deposit, what happens to a payment is something else. */
const depositSentences: Record<string, string> = {
  'payment.captured': '{amount} was charged.',
  'payment.failed': 'The card could not be authorised for {amount}.',
  'payment.cancelled': 'The card was not authorised for {amount} after all.',
};

const sentenceFor = (action: string, viewer: Viewer): string | undefined =>
  action === 'change.requested' && viewer === 'customer'
    ? 'You asked to change the dates.'
    : sentences[action];

function sentenceAbout(amount: string, action: string, sentence: string, purpose: unknown): string {
  const told = purpose === 'deposit' ? (depositSentences[action] ?? sentence) : sentence;
  const named = told.replace('{amount}', nameAmount(amount, action, purpose));
  return named.charAt(0).toUpperCase() + named.slice(1);
}

function nameAmount(amount: string, action: string, purpose: unknown): string {
  if (purpose === 'late_fee') return `the late fee of ${amount}`;
  if (purpose !== 'deposit') return amount;
  return action === 'payment.captured' ? `${amount} of the deposit` : `the deposit of ${amount}`;
}

/** What happened to a reservation in plain words, oldest first; steps that mean nothing to people are left out. */
export function toTimeline(
  rows: readonly TimelineRow[],
  reservation: Pick<Reservation, 'customer_uuid' | 'owner_uuid' | 'currency'>,
  viewer: Viewer,
): ReservationBody['timeline'] {
  return rows.flatMap(({ occurred_at, actor_uuid, action, reason, after }) => {
    const isRelease = action === 'reservation.expired' && actor_uuid !== null;
    const sentence = isRelease
      ? 'The customer let the car go.'
      : action === 'reservation.expired' && isHoldRefused(reason)
        ? 'The car was released.'
        : after?.['verification_hold'] === 'awaiting'
          ? 'The car was held until the customer is verified.'
          : sentenceFor(action, viewer);
    if (sentence === undefined || (viewer === 'owner' && betweenCustomerAndBank.has(action))) return [];
    const amount = after?.['amount_minor'];
    const what =
      typeof amount === 'number'
        ? sentenceAbout(formatMoney(amount, reservation.currency), action, sentence, after?.['purpose'])
        : sentence;
    const isForBank = viewer === 'owner' && action.startsWith('payment.');
    const isForUs = viewer !== 'admin' && betweenUsAndProvider.has(action);
    const note = isForBank || isForUs || isRelease ? null : customReason({ action, reason });
    return [
      {
        at: occurred_at.toISOString(),
        what,
        who: partyOf(actor_uuid, reservation),
        ...(note === null ? {} : { note }),
      },
    ];
  });
}

function partyOf(
  actorUuid: string | null,
  { customer_uuid, owner_uuid }: Pick<Reservation, 'customer_uuid' | 'owner_uuid'>,
): Party {
  if (actorUuid === null) return 'system';
  if (actorUuid === customer_uuid) return 'customer';
  return actorUuid === owner_uuid ? 'owner' : 'admin';
}
