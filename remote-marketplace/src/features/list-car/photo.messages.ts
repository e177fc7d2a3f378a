import { forRefusal, type RefusalLabels, Refused } from '@drove/api-client';
import { saveCarMessage } from './save-car.messages';

/** The API says what is wrong with a photo, and how large or how many they may be. */
const sentences = {
  PHOTO_MISSING: null,
  PHOTO_TOO_LARGE: null,
  PHOTO_TYPE_NOT_ALLOWED: null,
  PHOTO_DAMAGED: null,
  PHOTO_TOO_SMALL: null,
  PHOTO_TOO_MANY_PIXELS: null,
  PHOTO_LIMIT_REACHED: null,
  PHOTO_REQUIRED: null,
  PHOTO_NOT_FOUND: 'This photo has already been removed. Reload the page to see the others.',
  // The others are said alike of whatever is saved of a car.
} satisfies Omit<
  RefusalLabels<
    | 'POST /cars/{car_uuid}/photos'
    | 'PATCH /cars/{car_uuid}/photos'
    | 'DELETE /cars/{car_uuid}/photos/{photo_uuid}'
  >,
  'CAR_NOT_FOUND' | 'VALUE_NOT_ALLOWED'
>;

/** Why a photo was not taken: the API's own sentence about it, or why there is none. */
export function photoMessage(error: unknown): string {
  const problem = error instanceof Refused ? error.problem : undefined;
  return problem?.fields['photo'] ?? forRefusal(sentences, problem?.code) ?? saveCarMessage(error);
}

/** Whether the same photo may be taken another time: when no one answered, or the server had trouble of its own. */
export function mayPass(error: unknown): boolean {
  const status = error instanceof Refused ? error.problem?.status : undefined;
  return status === undefined || status >= 500 || status === 429;
}
