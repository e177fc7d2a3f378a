import { counted } from 'shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';

type Kind = AdministeringHome['failures'][number]['kind'];

/** What has failed, as a heading, and what to do about it. */
export const failureLabels: Record<Kind, { heading: (count: number) => string; text: string }> = {
  refund_failed: {
    heading: (count) => `${counted(count, 'refund')} did not reach the customer`,
    text: 'The customer is still owed it. Try again, or pay another way and record that under the payment.',
  },
  refund_late: {
    heading: (count) => `${counted(count, 'refund')} on the way for more than an hour`,
    text: 'The payment provider has not answered yet. We keep asking automatically.',
  },
  payout_late: {
    heading: (count) => `${counted(count, 'payout')} overdue`,
    text: 'It should have gone to its owner by now. The log says why not.',
  },
  payment_stuck: {
    heading: (count) => `${counted(count, 'payment')} undecided for more than an hour`,
    text: 'The payment provider has not said yes or no.',
  },
  payment_mismatched: {
    heading: (count) => `${counted(count, 'payment')} of another amount than was asked for`,
    text: 'It went back, and the trip or its change was stopped. Check it at the payment provider.',
  },
  provider_fault: {
    heading: (count) => `${counted(count, 'payment')} refused because of a mistake of ours`,
    text: 'The payment provider does not accept our requests or keys. The log says why.',
  },
  event_unhandled: {
    heading: (count) => `${counted(count, 'message')} of the payment provider not understood`,
    text: 'It was kept, and is tried again by itself. The log says what is wrong with it.',
  },
  mail_given_up: {
    heading: (count) => `${counted(count, 'e-mail')} could not be delivered`,
    text: 'It is not tried any more. Send it again below. The person also has the message under the bell.',
  },
  mail_delayed: {
    heading: (count) => `${counted(count, 'e-mail')} late`,
    text: 'The mail server refuses it for now. It is tried again by itself.',
  },
  job_failing: {
    heading: (count) => `${counted(count, 'background job')} failing`,
    text: 'It is tried again by itself, and counts here until it succeeds.',
  },
};
