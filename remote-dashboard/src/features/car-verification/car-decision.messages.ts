import { explainRefusal } from '@drove/api-client';
import type { CarDecisionValues } from './car-decision.schema';

/** Why a decision on a car was not kept. The API says who was first, and what has changed meanwhile. */
export function explainCarDecision(error: unknown, values: CarDecisionValues) {
  const photos = Object.keys(values.photos).map((uuid) => [`photos.${uuid}`, `photos.${uuid}.decision`]);
  const documents = Object.entries(values.documents).map(([kind, { decision }]) => [
    `documents.${kind}`,
    `documents.${kind}.${decision === 'refused' ? 'reason' : 'decision'}`,
  ]);
  const fieldOf = Object.fromEntries([...photos, ...documents]) as Record<string, string>;
  return explainRefusal<'POST /admin/car-verifications/{car_uuid}/decision'>(
    error,
    { ...fieldOf, decision: 'decision', reason: 'reason' },
    {
      CAR_NOT_FOUND: 'We can’t find this car any more. Its owner may have deleted it.',
      VALUE_NOT_ALLOWED: null,
      CLAIMED_BY_ANOTHER: null,
      ALREADY_DECIDED: null,
      CHANGED_MEANWHILE: null,
      MOVE_NOT_ALLOWED: null,
    },
  );
}
