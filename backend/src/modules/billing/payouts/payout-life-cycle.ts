import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import type { Payout } from '../payments/payments.table.js';

/**
 * Every legal move of a payout. One that came to nothing is taken up again when there is something after all, and one whose
 * transfer the owner's bank did not take, or sent back, waits again.
 */
const payoutMoves = {
  scheduled: ['sent', 'paid', 'cancelled'],
  sent: ['paid', 'scheduled'],
  cancelled: ['scheduled'],
  paid: ['scheduled'],
} as const satisfies Moves<Payout['status']>;

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requirePayoutMove(from: Payout['status'], to: Payout['status']): void {
  requireMove(payoutMoves, from, to, `This payout is ${from} already.`);
}
