import type { Deps } from '../../../platform/deps.js';
import { obstacleToBooking } from './obstacle-to-booking.js';
import type { RentingHomeBody } from './renting-home.schemas.js';
import { findReservations, findWantedTrip, listMyPayments, toReservations } from '../../booking/public.js';
import type { User } from '../../people/public.js';

const shownTrips = 3;
const shownPayments = 3;
const warnBeforeMs = 30 * 86_400_000;

/** What matters today to a person who rents cars. */
export async function viewRenting(deps: Deps, user: User): Promise<RentingHomeBody> {
  const first = { after: undefined, limit: shownTrips };
  const of = { customerUuid: user.uuid };
  const underWay = await findReservations(deps.database, { ...of, status: 'in_progress' }, first);
  const coming = await findReservations(deps.database, { ...of, when: 'coming' }, first);
  const { payments } = await listMyPayments(deps, user, { limit: shownPayments });
  return {
    obstacle: await obstacleToBooking(deps, user),
    wanted_trip: (await findWantedTrip(deps.database, user.uuid, deps.now())) ?? null,
    expiring: expiringDocuments(user, deps.now()),
    trips: await toReservations(deps, user, [...underWay, ...coming].slice(0, shownTrips)),
    payments,
  };
}

/** Documents that run out soon: anyone who sends new ones in time can go on booking. */
function expiringDocuments(user: User, now: Date): RentingHomeBody['expiring'] {
  if (user.user_verification !== 'verified') return [];
  const todayOn = now.toISOString().slice(0, 10);
  const soonOn = new Date(now.getTime() + warnBeforeMs).toISOString().slice(0, 10);
  const documents = [
    { document: 'licence', expires_on: user.licence_expires_on },
    { document: 'identity', expires_on: user.identity_expires_on },
  ] as const;
  return documents.flatMap(({ document, expires_on }) =>
    expires_on !== null && expires_on >= todayOn && expires_on <= soonOn ? [{ document, expires_on }] : [],
  );
}
