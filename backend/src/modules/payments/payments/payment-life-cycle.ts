import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';

export const paymentStatuses = [
  'created',
  'requires_action',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'cancelled',
  'voided',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Every legal move of a payment; whatever is not here is refused with 409. */
const paymentMoves = {
  created: ['requires_action', 'authorized', 'failed', 'cancelled'],
  requires_action: ['authorized', 'failed', 'cancelled'],
  authorized: ['captured', 'voided'],
  captured: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  failed: [],
  cancelled: [],
  voided: [],
} as const satisfies Moves<PaymentStatus>;

/** Money has been taken. */
export const paidStatuses: readonly PaymentStatus[] = ['captured', 'partially_refunded', 'refunded'];

/**
 * Lets a legal move of a payment through.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requirePaymentMove(from: PaymentStatus, to: PaymentStatus): void {
  requireMove(paymentMoves, from, to, `This payment is ${from.replaceAll('_', ' ')} already.`);
}
