import type { Deps } from '../../../platform/deps.js';
import type { ProblemCode } from '../../../platform/http/problem.js';
import { reportNotBack, waiveLateFee } from './report-late-return.js';
import type { StepRequest } from '../reservations/act-on-reservation.js';
import { acceptRequest, declineRequest } from './answer-request.js';
import { confirmPickUp, confirmReturn, handOver, takeBack } from './hand-over.js';
import { objectToTrip, settleObjection } from './object-to-trip.js';
import { releaseHold } from '../holds/release-hold.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { dispute, reportNoShow, resolveDispute } from './run-trip.js';
import { type User, requireActive, requirePermission } from '../../people/public.js';

const isOwner = requirePermission('host');
const isCustomer = requirePermission('rent');
const isAdmin = requirePermission('administer');
const isOwnerOrAdmin = requirePermission('host', 'administer');

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;

interface StepOfRoute {
  operationId: string;
  description: string;
  step: Step;
  /** Besides those of every step. */
  refuses?: readonly ProblemCode[];
}

/** `who` is who may take it; active owners where nothing else is said. */
export const steps: Record<string, StepOfRoute & { who?: (typeof isOwner)[] }> = {
  // A customer who was suspended meanwhile need not keep a car from others.
  release: {
    operationId: 'releaseHold',
    description:
      'The customer gives up a held car before its time runs out. A payment that waits for their confirmation is cancelled.',
    step: releaseHold,
    who: [isCustomer],
    refuses: ['PAYMENT_UNDER_WAY'],
  },
  accept: {
    operationId: 'acceptReservation',
    description:
      'The owner accepts a request in time: the trip is confirmed, and the authorized amount is charged.',
    step: acceptRequest,
    refuses: ['CAR_UNAVAILABLE'],
  },
  'pick-up': {
    operationId: 'confirmPickUp',
    description:
      'The customer confirms that they have the car, from a day before the pick-up time. The trip begins once the owner has confirmed too.',
    step: confirmPickUp,
    who: [isCustomer],
  },
  return: {
    operationId: 'confirmReturn',
    description:
      'The customer confirms that the car is back. The trip is completed once the owner has confirmed too.',
    step: confirmReturn,
    who: [isCustomer],
  },
  'hand-over': {
    operationId: 'handOverCar',
    description:
      'The owner confirms that the customer has the car, from a day before the pick-up time. The trip begins once the customer has confirmed too.',
    step: handOver,
  },
  // A trip that is under way comes to its end, even if its owner has been suspended meanwhile.
  'take-back': {
    operationId: 'takeBackCar',
    description:
      'The owner confirms that the car is back: the trip is completed once the customer has confirmed too, or if its end has passed.',
    step: takeBack,
    who: [isOwner],
  },
  'not-back': {
    operationId: 'reportNotBack',
    description:
      'The owner reports that the car is not back, from 30 minutes to 48 hours after the return time. The trip goes on, and the car stays unavailable, until they have it.',
    step: reportNotBack,
    who: [isOwner],
    refuses: ['CAR_UNAVAILABLE'],
  },
  'no-show': {
    operationId: 'reportNoShow',
    description:
      'The owner reports, from two hours after the pick-up time, that the customer did not come. The trip ends and is refunded as if the customer had cancelled now.',
    step: reportNoShow,
  },
};

export const stepsWithReason: Record<string, StepOfRoute & { who: (typeof isOwner)[] }> = {
  decline: {
    operationId: 'declineReservation',
    description:
      'The owner declines a request, or a hold for a customer who is not verified yet, with a reason. Nothing is charged.',
    who: [isOwner, requireActive],
    step: declineRequest,
  },
  dispute: {
    operationId: 'disputeReservation',
    description:
      'The customer or the owner disputes a trip in progress with a reason. It stays disputed until an administrator resolves it.',
    who: [isCustomer, requireActive],
    step: dispute,
  },
  // Who was suspended meanwhile still says what was wrong.
  objection: {
    operationId: 'objectToTrip',
    description:
      'The customer objects to how a trip ended, once and within 48 hours, and once to a late fee that was reported afterwards. The payout waits until an administrator has decided.',
    who: [isCustomer],
    step: objectToTrip,
  },
  'waive-late-fee': {
    operationId: 'waiveLateFee',
    description: 'The owner or an administrator waives a late fee that is not paid, with a reason.',
    who: [isOwnerOrAdmin, requireActive],
    step: waiveLateFee,
  },
  'settle-objection': {
    operationId: 'settleObjection',
    description:
      'An administrator decides on an objection, with a reason that the customer reads; the payout goes on. Refund payments first.',
    who: [isAdmin, requireActive],
    step: settleObjection,
  },
  resolve: {
    operationId: 'resolveDispute',
    description:
      'An administrator resolves a disputed trip, with a reason: it is completed, and the rest of its time is free again.',
    who: [isAdmin, requireActive],
    step: resolveDispute,
  },
};
