import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';

export const changeStatuses = [
  'requested',
  'approved',
  'awaiting_payment',
  'applied',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** Every legal move of a change; whatever is not here is refused with 409. */
const changeMoves = {
  requested: ['declined', 'withdrawn', 'expired', 'approved'],
  approved: ['applied', 'awaiting_payment'],
  awaiting_payment: ['applied', 'expired'],
  applied: [],
  declined: [],
  withdrawn: [],
  expired: [],
} as const satisfies Moves<ChangeStatus>;

/** Not decided yet. A trip has one of these at most. */
export const liveChangeStatuses: readonly ChangeStatus[] = ['requested', 'approved', 'awaiting_payment'];

const stateLabels: Record<ChangeStatus, string> = {
  requested: 'is waiting for an answer',
  approved: 'was approved',
  awaiting_payment: 'was approved and is waiting to be paid',
  applied: 'has been made',
  declined: 'was declined',
  withdrawn: 'was withdrawn',
  expired: 'has expired: the trip is as it was',
};

/**
 * Lets a legal move of a change through.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireChangeMove(from: ChangeStatus, to: ChangeStatus): void {
  requireMove(changeMoves, from, to, `This change ${stateLabels[from]}.`);
}
