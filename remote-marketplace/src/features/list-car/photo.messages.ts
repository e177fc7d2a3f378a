import { Refused } from '../../api/refused';
import { saveCarMessage } from './save-car.messages';

/** Why a photo was not taken: the API's own sentence about it, or why there is none. */
export function photoMessage(error: unknown): string {
  const sentence = error instanceof Refused ? error.problem?.fields['photo'] : undefined;
  return sentence ?? saveCarMessage(error);
}
