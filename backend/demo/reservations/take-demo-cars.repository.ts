import type { Transaction } from 'kysely';
import { bufferedTime } from '../../src/modules/catalog/availability/booking-rules.js';
import { rulesOf } from '../../src/modules/catalog/availability/require-bookable.js';
import type { Car } from '../../src/modules/catalog/cars/cars.table.js';
import type { Tables } from '../../src/tables.js';
import type { DemoTrip } from './demo-trips.js';

/** What is asked for is kept from others until it is answered, what is booked for good. */
export async function takeCars(
  transaction: Transaction<Tables>,
  trips: readonly DemoTrip[],
  cars: ReadonlyMap<string, Car>,
): Promise<void> {
  const claims = trips.map(({ claimUuid, carUuid, pickUpAt, returnAt, answerBy }) => ({
    car_uuid: carUuid,
    ...timeTaken(cars.get(carUuid), { pick_up_at: pickUpAt, return_at: returnAt }),
    kind: answerBy === null ? ('reservation' as const) : ('hold' as const),
    ...(claimUuid === null ? {} : { uuid: claimUuid }),
    hold_expires_at: answerBy,
  }));
  if (claims.length > 0) await transaction.insertInto('car_claims').values(claims).execute();
}

function timeTaken(car: Car | undefined, times: { pick_up_at: Date; return_at: Date }) {
  if (car === undefined) throw new Error('A car of the demo has vanished');
  return bufferedTime(times, rulesOf(car));
}
