import type { Moves } from '../../../platform/state-machine/state-machine.js';
import type { Refund } from '../payments/payments.table.js';

/** Every legal move of a refund. A bank may send back what it had taken; one that failed is made again by another. */
const refundMoves = {
  on_hold: ['pending', 'charged_back'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
  // A bank may reverse its own verdict.
  charged_back: ['pending'],
} as const satisfies Moves<Refund['status']>;

/** Whether what a provider says of a refund is news; it may say the same thing many times, and late. */
export function canRefundMove(from: Refund['status'], to: Refund['status']): boolean {
  const next: readonly Refund['status'][] = refundMoves[from];
  return next.includes(to);
}
