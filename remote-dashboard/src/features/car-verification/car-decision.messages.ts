import { explainRefusal } from 'api-client';

/** Why a decision on a car was not kept. The API says who was first, and what has changed meanwhile. */
export const explainCarDecision = (error: unknown) =>
  explainRefusal<'POST /admin/car-verifications/{car_uuid}/decision'>(
    error,
    { decision: 'decision', reason: 'reason' },
    {
      CAR_NOT_FOUND: 'We can’t find this car any more. Its owner may have deleted it.',
      VALUE_NOT_ALLOWED: null,
      CLAIMED_BY_ANOTHER: null,
      ALREADY_DECIDED: null,
      CHANGED_MEANWHILE: null,
      MOVE_NOT_ALLOWED: null,
    },
  );
