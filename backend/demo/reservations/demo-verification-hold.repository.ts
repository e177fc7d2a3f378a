import type { Transaction } from 'kysely';
import { recordAudit } from '../../src/platform/audit/audit-log.repository.js';
import type { Tables } from '../../src/tables.js';
import { verificationHoldMs } from '../../src/modules/booking/verification-holds/hold-until-verified.js';
import { messagesOf } from '../../src/modules/notifications/messages-of.js';
import { insertNotifications } from '../../src/modules/notifications/notifications.repository.js';
import { readUsualDecisionMs } from '../../src/modules/people/verification/usual-decision.repository.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { demoTripRows } from './demo-trip-rows.js';
import { firstFreeTime } from './demo-requests.js';
import { takeCars } from './take-demo-cars.repository.js';

/** Sent his documents half an hour before the first start. */
const raviUuid = '00000000-0000-4000-8000-000000000304';

/** A car of Oscar's that is held for Ravi until he is verified. */
export async function insertDemoVerificationHold(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const car = await transaction
    .selectFrom('cars')
    .selectAll()
    .where('owner_uuid', '=', oscarUuid)
    .where('is_public', '=', true)
    .where('instant_book', '=', true)
    .orderBy('uuid', 'desc')
    .executeTakeFirst();
  if (car === undefined) return;
  const taken = await transaction
    .selectFrom('car_claims')
    .innerJoin('cars', 'cars.uuid', 'car_claims.car_uuid')
    .select(['car_claims.uuid', 'car_uuid', 'cars.owner_uuid', 'begins_at', 'ends_at'])
    .select('cars.effective_buffer_before_minutes as buffer_before_minutes')
    .select('cars.effective_buffer_after_minutes as buffer_after_minutes')
    .where('car_uuid', '=', car.uuid)
    .execute();
  const time = firstFreeTime(car, taken, { days: 4, now });
  const until = new Date(now.getTime() + verificationHoldMs(await readUsualDecisionMs(transaction)));
  const trip = {
    number: String(940_000).padStart(12, '0'),
    customerUuid: raviUuid,
    carUuid: car.uuid,
    claimUuid: '00000000-0000-4000-8007-000000000020',
    pickUpAt: time.begins_at,
    returnAt: time.ends_at,
    status: 'pending_owner',
    bookedAt: now,
    answerBy: until,
  } as const;
  await takeCars(transaction, [trip], new Map([[car.uuid, car]]));
  const { reservation, reservationUuid } = demoTripRows(trip, car);
  const held = { status: 'pending_payment', verification_hold: 'awaiting', hold_expires_at: until } as const;
  await transaction
    .insertInto('reservations')
    .values({ ...reservation, ...held, answer_by: null, booked_at: null })
    .execute();
  await recordAudit(transaction, {
    actorUuid: raviUuid,
    subject: { type: 'reservation', uuid: reservationUuid },
    action: 'reservation.created',
    after: { status: held.status, verification_hold: held.verification_hold },
    at: now,
  });
  const event = { kind: 'held_until_verified', reservationUuid, until, areDocumentsSent: true } as const;
  const messages = await messagesOf(transaction, event, now);
  const toOscar = messages.filter(({ userUuid }) => userUuid === oscarUuid);
  await insertNotifications(transaction, event.kind, toOscar, now);
}
