import { counted } from '@drove/shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';

type Kind = AdministeringHome['failures'][number]['kind'];

/** What has failed, as a heading, and what to do about it. */
export const failureLabels: Record<Kind, { heading: (count: number) => string; text: string }> = {
  refund_failed: {
    heading: (count) => `${counted(count, 'refund')} didn’t reach the customer`,
    text: 'We still owe it to the customer. Try again, or pay another way and record that under the payment.',
  },
  refund_late: {
    heading: (count) => `${counted(count, 'refund')} on the way for more than an hour`,
    text: 'The payment provider has not answered yet. We keep asking automatically.',
  },
  payout_late: {
    heading: (count) => `${counted(count, 'payout')} overdue`,
    text: 'The owner should have it by now. The log says why not.',
  },
  bank_line_held: {
    heading: (count) => `${counted(count, 'transfer')} in a bank file on hold`,
    text: 'Its owner is suspended, or its trip or payment disputed. Stop it at your bank if you still can, then mark it as returned under All payments, Payouts.',
  },
  payment_stuck: {
    heading: (count) => `${counted(count, 'payment')} undecided for more than an hour`,
    text: 'The payment provider hasn’t confirmed or refused it.',
  },
  payment_mismatched: {
    heading: (count) => `${counted(count, 'payment')} of another amount than was asked for`,
    text: 'It was refunded, and the trip or change was stopped. Check it at the payment provider.',
  },
  provider_fault: {
    heading: (count) => `${counted(count, 'payment')} refused because of a mistake of ours`,
    text: 'The payment provider rejects our requests or keys. The log says why.',
  },
  event_unhandled: {
    heading: (count) => `${counted(count, 'message')} of the payment provider not understood`,
    text: 'We saved it and retry automatically. The log says what’s wrong.',
  },
  mail_given_up: {
    heading: (count) => `${counted(count, 'e-mail')} couldn’t be delivered`,
    text: 'We stopped retrying. Send it again below. The message is also under the person’s bell.',
  },
  mail_delayed: {
    heading: (count) => `${counted(count, 'e-mail')} late`,
    text: 'The mail server refuses it for now. We retry automatically.',
  },
  job_failing: {
    heading: (count) => `${counted(count, 'background job')} failing`,
    text: 'We retry automatically. It counts here until it succeeds.',
  },
  unverified_holds: {
    heading: (count) => `${counted(count, 'limit')} on cars held before verification reached`,
    text: 'Several people with one phone number or on one network hold cars without being verified. Suspend accounts that only block cars.',
  },
};
