import { Refused } from 'api-client';
import { saveCarMessage } from './save-car.messages';

/** Why a photo was not taken: the API's own sentence about it, or why there is none. */
export function photoMessage(error: unknown): string {
  const sentence = error instanceof Refused ? error.problem?.fields['photo'] : undefined;
  return sentence ?? saveCarMessage(error);
}

/** Whether the same photo may be taken another time: when no one answered, or the server had trouble of its own. */
export function mayPass(error: unknown): boolean {
  const status = error instanceof Refused ? error.problem?.status : undefined;
  return status === undefined || status >= 500 || status === 429;
}
