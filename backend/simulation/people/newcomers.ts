import type { ReservationBody } from '../../src/modules/booking/viewing/reservation.schemas.js';
import { documentKinds } from '../../src/modules/people/documents/documents.table.js';
import type { Newcomer, Person } from '../world/inhabitants.js';
import type { KnownTrip, World } from '../world/world.js';
import { ask, Violation } from './ask.js';
import { lookAt } from './trips.js';

/** Whether a customer has still to be verified, so that a car can only be held for them. */
export const isUnverified = (world: World, customer: number): boolean =>
  world.people.newcomers.some((each) => each.customer === customer && !each.isVerified);

/** The trip of a person who is not verified is held until they are, and cannot be paid before. */
export function requireHeldUntilVerified(who: Person, trip: KnownTrip, body: ReservationBody): void {
  if (body.status !== 'pending_payment') return;
  if (!body.awaits_verification || body.can.includes('pay')) {
    throw new Violation(`${who.name} is not verified and could pay for trip ${trip.number}`);
  }
}

/** An administrator decides on a newcomer's documents, sooner or later; who has sent none waits in vain. */
export async function verifyNewcomer(world: World, admin: Person): Promise<void> {
  const waiting = world.people.newcomers.filter(({ isVerified, attemptUuid }) => !isVerified && attemptUuid);
  if (waiting.length === 0) return;
  const newcomer = world.random.pick(waiting);
  const who = world.people.customers[newcomer.customer];
  if (who !== undefined) await verify(world, admin, newcomer, who);
}

async function verify(world: World, admin: Person, newcomer: Newcomer, who: Person): Promise<void> {
  const held = world.trips.filter(
    ({ customer, status }) => customer === newcomer.customer && status === 'pending_payment',
  );
  // From now on: others act while the decision is under way, and its answer may be lost.
  newcomer.isVerified = true;
  const answer = await ask(world, admin, {
    method: 'POST',
    url: `/admin/user-verifications/${who.user.uuid}/decision`,
    payload: {
      verification_uuid: newcomer.attemptUuid,
      decision: 'verified',
      documents: documentKinds.map((kind) => ({ kind, decision: 'accepted' })),
    },
    what: `verifies ${who.name}`,
  });
  if (answer === undefined) return;
  if (answer.status !== 200 && answer.body['code'] !== 'ALREADY_DECIDED') {
    newcomer.isVerified = false;
    return;
  }
  for (const trip of held) {
    const promised = trip.heldUntil;
    const body = await lookAt(world, who, trip);
    if (body?.status !== 'pending_payment') continue;
    if (body.awaits_verification) {
      throw new Violation(`${who.name} is verified, and trip ${trip.number} waits for that`);
    }
    if (Date.parse(body.hold_expires_at ?? '') < promised) {
      throw new Violation(`Verifying ${who.name} shortened the hold of trip ${trip.number}`);
    }
  }
}
