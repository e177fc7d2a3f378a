import type { Transaction } from 'kysely';
import { recordAudit } from '../../src/platform/audit/audit-log.repository.js';
import { formatLocal, localTime } from '../../src/platform/time/local-time.js';
import { insertClaim } from '../../src/modules/catalog/availability/car-claims.repository.js';
import { addedTimes } from '../../src/modules/booking/changes/added-times.js';
import { claimedTime } from '../../src/modules/booking/reservations/claimed-time.js';
import { changeExpiresAt, changePayBy } from '../../src/modules/booking/changes/change-times.js';
import { insertChange, updateChange } from '../../src/modules/booking/changes/changes.repository.js';
import type { Change } from '../../src/modules/booking/changes/changes.table.js';
import { priceWanted } from '../../src/modules/booking/changes/quote-change.js';
import type { Tables } from '../../src/tables.js';
import { Problem } from '../../src/platform/http/problem.js';
import type { DomainEvent } from '../../src/events.js';
import type { Reservation } from '../../src/modules/booking/reservations/reservations.table.js';
import { findUserByUuid } from '../../src/modules/people/users/users.repository.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { claraUuid } from './demo-trips.js';

const hourMs = 3_600_000;

/**
 * Two changes that are not decided yet, priced as any other: one that waits for Oscar's answer, and one of Clara's that he
 * has approved, whose difference she has to pay.
 *
 * @returns what people were told of them
 */
export async function insertDemoChanges(
  transaction: Transaction<Tables>,
  now: Date,
): Promise<{ event: DomainEvent; at: Date }[]> {
  const trips = await transaction
    .selectFrom('reservations')
    .selectAll()
    .where('owner_uuid', '=', oscarUuid)
    .where('status', '=', 'confirmed')
    .where('pick_up_at', '>', new Date(now.getTime() + 48 * hourMs))
    .orderBy('pick_up_at')
    .execute();
  const isClaras = ({ customer_uuid }: Reservation) => customer_uuid === claraUuid;
  const requestedAt = new Date(now.getTime() - 5 * hourMs);
  const asked = await requestOneMoreDay(
    transaction,
    trips.filter((trip) => !isClaras(trip)),
    requestedAt,
  );
  const approved = await requestOneMoreDay(transaction, trips.filter(isClaras), requestedAt);
  if (approved !== undefined) await approve(transaction, approved, new Date(now.getTime() - 2 * hourMs));
  return [asked, approved].flatMap((one) =>
    one === undefined
      ? []
      : [{ event: { kind: 'change_requested' as const, changeUuid: one.change.uuid }, at: requestedAt }],
  );
}

interface Asked {
  trip: Reservation;
  change: Change;
}

/** Asks for a day more at the end of the first of these trips whose car is free then. */
async function requestOneMoreDay(
  transaction: Transaction<Tables>,
  trips: readonly Reservation[],
  at: Date,
): Promise<Asked | undefined> {
  for (const trip of trips) {
    const local = (instant: Date) => localTime(instant, trip.time_zone);
    const wanted = {
      pick_up: formatLocal(local(trip.pick_up_at)),
      return: formatLocal(local(trip.return_at).add({ days: 1 })),
    };
    try {
      const customer = await findUserByUuid(transaction, trip.customer_uuid);
      if (customer === undefined) throw new Error('A customer of the demo has vanished');
      const asked = { reservation: trip, request: wanted, now: at, horizonDays: Infinity };
      const { period, priced } = await priceWanted(transaction, customer, asked);
      const times = { pick_up_at: period.pickUpAt, return_at: period.returnAt };
      const message = 'Our train back goes a day later. Could we keep the car until then?';
      const change = await insertChange(transaction, {
        reservation_uuid: trip.uuid,
        status: 'requested',
        ...times,
        message,
        claim_uuids: [],
        day_rates: JSON.stringify(priced.dayRates),
        price: JSON.stringify(priced.price),
        lines: JSON.stringify(priced.lines),
        basis: JSON.stringify(priced.basis),
        old_total_minor: trip.price.total_minor,
        difference_minor: priced.differenceMinor,
        requested_at: at,
        updated_at: at,
        expires_at: changeExpiresAt(trip, times, at),
      });
      await recordAudit(transaction, {
        actorUuid: trip.customer_uuid,
        subject: { type: 'change', uuid: change.uuid },
        action: 'change.requested',
        reason: message,
        at,
        after: { status: 'requested', difference_minor: priced.differenceMinor },
      });
      return { trip, change };
    } catch (error) {
      // Another person has that day.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return undefined;
}

/** The owner says yes: the added day is held while the difference is paid. */
async function approve(transaction: Transaction<Tables>, { trip, change }: Asked, at: Date): Promise<void> {
  const payBy = changePayBy(trip, change, at);
  const claimUuids: string[] = [];
  for (const time of addedTimes(claimedTime(trip), claimedTime(trip, change))) {
    const claim = { kind: 'hold', ...time, holdExpiresAt: payBy } as const;
    claimUuids.push(await insertClaim(transaction, trip.car_uuid, claim, at));
  }
  const after = { status: 'awaiting_payment', pay_by: payBy, claim_uuids: claimUuids } as const;
  await updateChange(transaction, change.uuid, after, at);
  const moves = [
    { actorUuid: trip.owner_uuid, from: 'requested', to: 'approved' },
    { actorUuid: null, from: 'approved', to: 'awaiting_payment' },
  ];
  for (const { actorUuid, from, to } of moves) {
    const subject = { type: 'change', uuid: change.uuid } as const;
    const move = { before: { status: from }, after: { status: to } };
    await recordAudit(transaction, { actorUuid, subject, action: `change.${to}`, ...move, at });
  }
}
