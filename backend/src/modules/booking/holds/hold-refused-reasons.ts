import type { ProblemCode } from '../../../platform/http/problem.js';

const notVerified = 'Verification wasn’t possible.';

/** Why a car is no longer held for a customer who was looked at, for both sides. */
const reasons: Partial<Record<ProblemCode, string>> = {
  DRIVER_TOO_YOUNG: 'Drivers of this car have to be older at the pick-up.',
  LICENCE_EXPIRES_TOO_SOON: 'The driving licence expires before the return.',
};

/** The reason by the refusal to rent the car to them. */
export const holdRefusedReason = (code: ProblemCode): string => reasons[code] ?? notVerified;

/** Whether a hold ended for such a reason, and not because its time ran out. */
export const isHoldRefused = (reason: string | null): boolean =>
  reason === notVerified || Object.values(reasons).includes(reason ?? '');
