import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import type { Payout } from '../payments/payments.table.js';

/** Every legal move of a payout. One that came to nothing is taken up again when there is something after all. */
const payoutMoves = {
  scheduled: ['paid', 'cancelled'],
  cancelled: ['scheduled'],
  paid: [],
} as const satisfies Moves<Payout['status']>;

/** @throws Problem 409 MOVE_NOT_ALLOWED */
export function requirePayoutMove(from: Payout['status'], to: Payout['status']): void {
  requireMove(payoutMoves, from, to, `This payout is ${from} already.`);
}
