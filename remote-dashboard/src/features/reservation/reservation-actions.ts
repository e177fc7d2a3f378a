import { formatMoney, isolated } from '@drove/shared-ui/formats';
import { reservationAction, type ReservationAction } from './api/reservation-actions';
import type { Reservation } from '../../api/reservations';
import type { PlainAction } from './action-buttons';

interface ActionLabels {
  /** What it will bring about. */
  explanation: (reservation: Reservation) => string;
  /** With what was typed as the reason, where it has one. */
  action: (path: { reservation_uuid: string }, reason: string) => ReservationAction;
  confirm: string;
  /** Says that it worked. */
  done: string;
  /** Asks for a reason; what its field is called. */
  reasonLabel?: string;
}

/** What the dialog of a plain action says and does. */
export const reservationActions: Record<PlainAction, ActionLabels> = {
  accept: {
    explanation: ({ customer, total, payout }) =>
      `${isolated(customer.fname)} is charged ${formatMoney(total)} now and has the car for these days.${
        payout ? ` You earn ${formatMoney(payout)} after the trip.` : ''
      }`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/accept', { path }),
    confirm: 'Accept the request',
    done: 'The trip is confirmed',
  },
  decline: {
    explanation: ({ customer }) => `${isolated(customer.fname)} will be told and won’t be charged.`,
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/decline', { path, json: { reason } }),
    confirm: 'Decline the request',
    done: 'The request is declined',
    reasonLabel: 'Why? The customer will see this',
  },
  hand_over: {
    explanation: ({ customer }) =>
      `Check the licence of ${isolated(customer.fname)}, walk around the car together, then give the keys. The trip begins once ${isolated(customer.fname)} confirms it too.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/hand-over', { path }),
    confirm: 'Car handed over',
    done: 'You’ve confirmed the pick-up',
  },
  confirm_pick_up: {
    explanation: ({ owner }) =>
      `Check the car together first. The trip begins once ${isolated(owner.fname)} confirms it too.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/pick-up', { path }),
    confirm: 'I have the car',
    done: 'You’ve confirmed the pick-up',
  },
  take_back: {
    explanation: ({ customer }) =>
      `Before the end of the trip, ${isolated(customer.fname)} has to confirm it too. Your payout follows 48 hours after the end.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/take-back', { path }),
    confirm: 'The car is back',
    done: 'You’ve confirmed the return',
  },
  confirm_return: {
    explanation: ({ owner }) =>
      `The trip is completed once ${isolated(owner.fname)} confirms it too. After that you have 48 hours to object.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/return', { path }),
    confirm: 'I have returned the car',
    done: 'You’ve confirmed the return',
  },
  not_back: {
    explanation: ({ customer }) =>
      `We’ll contact ${isolated(customer.fname)}, pause the listing and tell the next driver. The trip stays open until you say when the car came back.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/not-back', { path }),
    confirm: 'It hasn’t come back',
    done: 'Everyone concerned has been notified',
  },
  waive_late_fee: {
    explanation: ({ customer, late_fee: fee }) =>
      `${isolated(customer.fname)} no longer has to pay ${fee ? formatMoney(fee.amount) : 'it'}.`,
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/waive-late-fee', { path, json: { reason } }),
    confirm: 'Waive the late fee',
    done: 'The late fee is waived',
    reasonLabel: 'Why? The customer will see this',
  },
  object: {
    explanation: () => 'An administrator will review it. The owner’s payout is on hold until then.',
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/objection', { path, json: { reason } }),
    confirm: 'Send the objection',
    done: 'Sent to an administrator',
    reasonLabel: 'What went wrong?',
  },
  settle_objection: {
    explanation: () =>
      'If the customer gets a refund, make it under All payments first. The payout is then due.',
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/settle-objection', { path, json: { reason } }),
    confirm: 'Send the decision',
    done: 'The objection is decided',
    reasonLabel: 'What was decided? Both sides will see this',
  },
  no_show: {
    explanation: ({ customer }) =>
      `The trip ends here, and we’ll notify ${isolated(customer.fname)}. Please try to reach them first.`,
    action: (path) => reservationAction('/reservations/{reservation_uuid}/no-show', { path }),
    confirm: 'Report a no-show',
    done: 'The trip is ended',
  },
  dispute: {
    explanation: () => 'An administrator will hear both sides and decide. The trip stays open until then.',
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/dispute', { path, json: { reason } }),
    confirm: 'Send it to an administrator',
    done: 'Sent to an administrator',
    reasonLabel: 'What went wrong?',
  },
  resolve: {
    explanation: () =>
      'Your decision completes the trip. If the customer gets a refund, make it under All payments first.',
    action: (path, reason) =>
      reservationAction('/reservations/{reservation_uuid}/resolve', { path, json: { reason } }),
    confirm: 'Complete the trip',
    done: 'The dispute is resolved',
    reasonLabel: 'What was decided? Both sides will see this',
  },
};
