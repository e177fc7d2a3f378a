import type { CancellationBody } from '../src/modules/booking/cancellation/cancellation.schemas.js';
import { ask, type SignedIn, type TripAnswer } from './a-trip.js';
import type { TestApp } from './test-app.js';

/** Cancels a trip for what the person was shown; fails unless it is cancelled. */
export async function cancelTrip(
  testApp: Pick<TestApp, 'app'>,
  who: SignedIn,
  reservationUuid: string,
): Promise<TripAnswer> {
  const url = `/reservations/${reservationUuid}`;
  const shown = await ask<CancellationBody>(testApp, who, 'GET', `${url}/cancellation`);
  const expected_refund_minor = shown.body.refund.amount_minor;
  const answer = await ask(testApp, who, 'POST', `${url}/cancel`, {
    expected_refund_minor,
    reason: 'Because.',
  });
  if (answer.status !== 200) throw new Error(`Not cancelled: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
