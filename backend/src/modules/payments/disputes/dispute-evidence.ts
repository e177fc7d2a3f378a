import { formatMoney } from '../../../platform/money/money.js';
import type { DisputeEvidence } from '../providers/payment-provider.js';
import type { DisputeCaseBody } from './dispute.schemas.js';

/** A heading with lines of text under it. */
export interface EvidenceSection {
  heading: string;
  lines: string[];
}

/** Enough to look at, and no more than some megabytes together. */
export const mostPhotos = 12;

type Amount = DisputeCaseBody['dispute']['amount'];

const money = ({ amount_minor, currency }: Amount) => formatMoney(amount_minor, currency);
/** To the minute, by UTC: a bank anywhere reads it the same way. */
const moment = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
const momentOr = (instant: string | null, otherwise: string) =>
  instant === null ? otherwise : moment(instant);

/** What speaks for a payment, in the order in which a bank reads it. */
export function evidenceSections(given: DisputeCaseBody, explanation: string): EvidenceSection[] {
  const { customer, messages, photos } = given;
  return [
    ...(explanation === '' ? [] : [{ heading: 'Explanation', lines: explanation.split('\n') }]),
    {
      heading: 'Customer',
      lines: [
        customer.name,
        customer.email,
        `Registered ${moment(customer.registered_at)}`,
        `Email address confirmed: ${momentOr(customer.email_confirmed_at, 'no')}`,
        `Driving licence verified: ${customer.is_verified ? 'yes' : 'no'}`,
      ],
    },
    { heading: 'Agreement', lines: agreementLines(given) },
    { heading: 'Hand-over', lines: handOverLines(given) },
    { heading: 'Payments', lines: paymentLines(given) },
    { heading: 'What happened', lines: timelineLines(given) },
    {
      heading: 'Messages to the customer',
      lines: messages.map(({ at, title, text, mailed_at: mailedAt }) => {
        const mailed = mailedAt === null ? 'shown in the app' : `mailed ${moment(mailedAt)}`;
        return `${moment(at)} (${mailed}): ${title}. ${text}`;
      }),
    },
    ...(photos.length === 0
      ? []
      : [
          {
            heading: 'Photos',
            lines: [`Photos of the car (${Math.min(photos.length, mostPhotos)}), in a file of their own`],
          },
        ]),
  ];
}

/**
 * The same as the fields that payment providers ask for.
 *
 * @param photoFiles where the photos of the car are stored
 */
export function toDisputeEvidence(
  given: DisputeCaseBody,
  explanation: string,
  photoFiles: readonly string[],
): DisputeEvidence {
  const { reservation, customer } = given;
  const sections = evidenceSections(given, explanation).filter(({ heading }) => heading !== 'What happened');
  const policy = `${reservation.cancellation_policy}: ${reservation.cancellation_policy_text}`;
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    productDescription: `Rental of the car ${carOf(given)}, ${days(given)}.`,
    serviceDate: `${reservation.pick_up_at.slice(0, 10)} to ${reservation.return_at.slice(0, 10)}`,
    cancellationPolicyDisclosure: `The customer was shown this rule, and the price with all its parts, before they paid on ${momentOr(reservation.booked_at, 'the day of the booking')}. It was stored with the booking. ${policy}`,
    refundPolicyDisclosure: `What goes back when the customer cancels follows from the same rule and is shown before they confirm. ${policy}`,
    accessActivityLog: timelineLines(given).join('\n'),
    photoKeys: photoFiles.slice(0, mostPhotos),
    uncategorizedText: sections.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n\n'),
  };
}

function carOf({ reservation: { car } }: DisputeCaseBody): string {
  return [car.make, car.model].filter((part) => part !== '').join(' ') || 'car';
}

/** On the clocks of the car's city. */
function days({ reservation: { pick_up, return: back, time_zone } }: DisputeCaseBody): string {
  return `${pick_up.replace('T', ' ')} to ${back.replace('T', ' ')} (${time_zone})`;
}

function agreementLines(given: DisputeCaseBody): string[] {
  const { reservation } = given;
  return [
    `${carOf(given)}, ${days(given)}`,
    `Booked: ${momentOr(reservation.booked_at, 'not yet')}`,
    ...reservation.lines.map(
      ({ label, amount_minor }) => `${label}: ${formatMoney(amount_minor, reservation.currency)}`,
    ),
    `Total: ${money(reservation.total)}`,
    `Deposit: ${money(reservation.deposit)}`,
    `Late fee for each hour: ${money(reservation.late_fee_per_hour)}`,
    `Cancellation rule at the booking (${reservation.cancellation_policy}): ${reservation.cancellation_policy_text}`,
  ];
}

function handOverLines({ reservation }: DisputeCaseBody): string[] {
  const said = (instant: string | null) => momentOr(instant, 'not said');
  return [
    `Handed over: ${said(reservation.handed_over_at)}`,
    `Came back: ${said(reservation.returned_at)}`,
    `The trip is ${reservation.status}`,
  ];
}

function paymentLines({ reservation, dispute }: DisputeCaseBody): string[] {
  return [
    ...reservation.payments.map(
      ({ purpose, status, amount, created_at, card }) =>
        `${moment(created_at)}: ${purpose}, ${money(amount)}, ${status}${card === null ? '' : `, ${card.brand} ending in ${card.last4}`}`,
    ),
    ...reservation.refunds.map(
      ({ amount, status, created_at }) => `${moment(created_at)}: ${money(amount)} to go back, ${status}`,
    ),
    `Disputed ${moment(dispute.opened_at)}: ${money(dispute.amount)}, ${dispute.reason}`,
  ];
}

function timelineLines({ reservation: { timeline } }: DisputeCaseBody): string[] {
  return timeline.map(({ at, what, who, note }) =>
    [`${moment(at)} (${who}): ${what}`, ...(note === undefined ? [] : [`“${note}”`])].join(' '),
  );
}
