import type { Deps } from '../../../platform/deps.js';
import type { ProblemCode } from '../../../platform/http/problem.js';
import { reportNotBack, waiveLateFee } from '../late-returns/report-late-return.js';
import type { StepRequest } from './act-on-reservation.js';
import { acceptRequest, declineRequest } from './answer-request.js';
import { confirmPickUp, confirmReturn, handOver, takeBack } from './hand-over.js';
import { objectToTrip, settleObjection } from './object-to-trip.js';
import { releaseHold } from './release-hold.js';
import type { Reservation } from './reservations.table.js';
import { dispute, reportNoShow, resolveDispute } from './run-trip.js';
import { type User, requireRole } from '../../people/public.js';

const isOwner = requireRole('car_owner');
const isCustomer = requireRole('customer', 'car_owner');
const isAdmin = requireRole('admin');
const isOwnerOrAdmin = requireRole('car_owner', 'admin');

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;

interface StepOfRoute {
  operationId: string;
  step: Step;
  /** Besides those of every step. */
  refuses?: readonly ProblemCode[];
}

/** `who` is who may take it; active owners where nothing else is said. */
export const steps: Record<string, StepOfRoute & { who?: (typeof isOwner)[] }> = {
  // A customer who was suspended meanwhile need not keep a car from others.
  release: {
    operationId: 'releaseHold',
    step: releaseHold,
    who: [isCustomer],
    refuses: ['PAYMENT_UNDER_WAY'],
  },
  accept: { operationId: 'acceptReservation', step: acceptRequest, refuses: ['CAR_UNAVAILABLE'] },
  'pick-up': { operationId: 'confirmPickUp', step: confirmPickUp, who: [isCustomer] },
  return: { operationId: 'confirmReturn', step: confirmReturn, who: [isCustomer] },
  'hand-over': { operationId: 'handOverCar', step: handOver },
  // A trip that is under way comes to its end, even if its owner has been suspended meanwhile.
  'take-back': { operationId: 'takeBackCar', step: takeBack, who: [isOwner] },
  'not-back': {
    operationId: 'reportNotBack',
    step: reportNotBack,
    who: [isOwner],
    refuses: ['CAR_UNAVAILABLE'],
  },
  'no-show': { operationId: 'reportNoShow', step: reportNoShow },
};

export const stepsWithReason: Record<string, StepOfRoute & { who: typeof isOwner }> = {
  decline: { operationId: 'declineReservation', who: isOwner, step: declineRequest },
  dispute: { operationId: 'disputeReservation', who: isCustomer, step: dispute },
  objection: { operationId: 'objectToTrip', who: isCustomer, step: objectToTrip },
  'waive-late-fee': { operationId: 'waiveLateFee', who: isOwnerOrAdmin, step: waiveLateFee },
  'settle-objection': { operationId: 'settleObjection', who: isAdmin, step: settleObjection },
  resolve: { operationId: 'resolveDispute', who: isAdmin, step: resolveDispute },
};
