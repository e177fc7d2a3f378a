import type { ChangeQuoteBody } from '../src/modules/booking/changes/change.schemas.js';
import { ask, type SignedIn, type TripAnswer } from './a-trip.js';
import type { TestApp } from './test-app.js';

/**
 * Has a customer ask for other days, from 10:00 to 10:00, and the owner approve.
 *
 * @returns the trip as the owner sees it then
 */
export async function changeTrip(
  testApp: Pick<TestApp, 'app'>,
  { customer, owner }: { customer: SignedIn; owner: SignedIn },
  reservationUuid: string,
  [from, to]: [string, string],
): Promise<TripAnswer> {
  const url = `/reservations/${reservationUuid}`;
  const period = { pick_up: `${from}T10:00`, return: `${to}T10:00` };
  const quoted = await ask<ChangeQuoteBody>(testApp, customer, 'POST', `${url}/change-quotes`, period);
  const expected_difference_minor = quoted.body.difference.amount_minor;
  const asked = await ask(testApp, customer, 'POST', `${url}/changes`, {
    ...period,
    expected_difference_minor,
  });
  const changeUuid = asked.body.change?.change_uuid;
  if (changeUuid === undefined) throw new Error(`No change: ${JSON.stringify(asked.body)}`);
  const answer = await ask(testApp, owner, 'POST', `/changes/${changeUuid}/approve`);
  if (answer.status !== 200) throw new Error(`Not approved: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
