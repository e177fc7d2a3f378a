import type { Kysely } from 'kysely';
import type { Car } from '../cars/cars.table.js';
import type { Tables } from '../../../platform/database/tables.js';
import { deleteBlockedTimes, insertClaim, readBlockedTimes } from './car-claims.repository.js';
import { localTime, startOfDay } from '../../../platform/time/local-time.js';

/** Keeps the owner's blocked days the same days when the car moves to another time zone. Lock the car first. */
export async function moveBlockedDays(
  transaction: Kysely<Tables>,
  car: Car,
  timeZone: string | null,
  now: Date,
): Promise<void> {
  const from = car.time_zone;
  if (from === null || timeZone === from) return;
  const times = (await readBlockedTimes(transaction, [car.uuid], now)).get(car.uuid) ?? [];
  await deleteBlockedTimes(transaction, car.uuid, now);
  if (timeZone === null) return;
  for (const { begins_at, ends_at } of times) {
    const moved = (time: Date) => startOfDay(localTime(time, from).toPlainDate(), timeZone);
    const claim = { kind: 'blocked', begins_at: moved(begins_at), ends_at: moved(ends_at) } as const;
    await insertClaim(transaction, car.uuid, claim, now);
  }
}
