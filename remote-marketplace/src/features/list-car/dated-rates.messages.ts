import { Refused } from '@drove/api-client';
import { saveCarMessage } from './save-car.messages';

/** Why prices of certain days were not saved: what the API says of any of them, else the general sentence. */
export function datedRatesMessage(error: unknown): string {
  const fields = error instanceof Refused ? Object.values(error.problem?.fields ?? {}) : [];
  return fields.join(' ') || saveCarMessage(error);
}
