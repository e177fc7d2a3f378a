import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import { Problem } from '../../../platform/http/problem.js';

export const reservationStatuses = [
  'pending_payment',
  'pending_owner',
  'confirmed',
  'in_progress',
  'completed',
  'disputed',
  'declined',
  'expired',
  'cancelled',
  'no_show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Every legal move of a reservation; whatever is not here is refused with 409. */
const reservationMoves = {
  pending_payment: ['confirmed', 'pending_owner', 'declined', 'expired'],
  pending_owner: ['confirmed', 'declined', 'expired', 'cancelled'],
  confirmed: ['in_progress', 'cancelled', 'no_show'],
  in_progress: ['completed', 'disputed'],
  disputed: ['completed'],
  completed: [],
  declined: [],
  expired: [],
  cancelled: [],
  no_show: [],
} as const satisfies Moves<ReservationStatus>;

/** Both sides have agreed: each may know how to find the other and the car. */
export const agreedStatuses: readonly ReservationStatus[] = [
  'confirmed',
  'in_progress',
  'disputed',
  'completed',
];

/** Agreed on, and not over. */
export function isTripAhead(status: ReservationStatus): boolean {
  return status === 'confirmed' || status === 'in_progress';
}

/**
 * Whether what was set aside for a trip is to be taken: it was agreed on, and no one has cancelled it. One that is over
 * is owed all the same.
 */
export function isOwed(status: ReservationStatus): boolean {
  return agreedStatuses.includes(status);
}

/** Whether the car is held until its customer is verified. */
export function awaitsVerification({
  status,
  verification_hold,
}: {
  status: ReservationStatus;
  verification_hold: string | null;
}): boolean {
  return status === 'pending_payment' && verification_hold === 'awaiting';
}

const stateLabels: Record<ReservationStatus, string> = {
  pending_payment: 'is waiting to be paid',
  pending_owner: 'is waiting for the owner’s answer',
  confirmed: 'is confirmed',
  in_progress: 'is under way',
  completed: 'is completed',
  disputed: 'is disputed',
  declined: 'was declined',
  expired: 'has expired',
  cancelled: 'was cancelled',
  no_show: 'ended because the customer didn’t pick the car up',
};

/**
 * Lets a legal move of a reservation through.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireReservationMove(from: ReservationStatus, to: ReservationStatus): void {
  requireMove(reservationMoves, from, to, `This trip ${stateLabels[from]}: that cannot be done now.`);
}

/**
 * Lets through a trip that is confirmed or under way.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireReservationIsOn(status: ReservationStatus): void {
  if (status === 'confirmed' || status === 'in_progress') return;
  throw new Problem(409, 'MOVE_NOT_ALLOWED', `This trip ${stateLabels[status]}: that cannot be done now.`);
}
