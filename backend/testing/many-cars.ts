import { aCar, noBookingRules } from './a-car.js';
import { aUser } from './a-user.js';
import type { TestApp } from './test-app.js';

/** From 8:00 to 18:00 from Mondays to Fridays, closed on Saturdays, all of Sundays. */
const workdays = [...Array.from({ length: 5 }, () => [480, 1080]).flat(), null, null, 0, 1440];

/** Cars with all that makes prices differ; numbers that look random and are the same in each run. */
export async function manyCars(testApp: TestApp, count: number): Promise<void> {
  const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;
  for (let index = 0; index < count; index += 1) {
    const mixed = (index * 7919) % 1009;
    const car = await aCar(testApp, owner.uuid, {
      place_slug: pick(['lisbon', 'porto', 'berlin', 'athens'], mixed),
      type: pick(['small', 'suv', 'van', 'saloon'] as const, mixed >> 2),
      fuel: pick(['petrol', 'diesel', 'electric'] as const, mixed >> 1),
      transmission: pick(['manual', 'automatic'] as const, mixed >> 3),
      seats: pick([4, 5, 7], mixed >> 1),
      features: pick([[], ['bluetooth'], ['bluetooth', 'navigation']] as const, mixed >> 2),
      instant_book: mixed % 3 === 0,
      daily_price_minor: 2_500 + (mixed % 60) * 99,
      weekly_discount_bps: pick([0, 1_000, 2_345], mixed >> 1),
      monthly_discount_bps: pick([0, 500, 5_000], mixed >> 2),
      booking_horizon_days: pick([null, null, null, 14, 60], mixed >> 1),
      min_days: pick([1, 1, 1, 2, 3, 8, 30], mixed),
      notice_hours: pick([0, null, 2, 26, 168], mixed >> 1),
      open_hours: pick([noBookingRules.open_hours, null, workdays], mixed >> 2),
      buffer_before_minutes: pick([0, null, 90], mixed >> 1),
      buffer_after_minutes: pick([0, 240, null], mixed),
      max_days: pick([null, null, 7, 3], mixed >> 3),
      rating_sum: (mixed % 6) * (3 + (mixed % 3)),
      rating_count: mixed % 6,
      // Many at the same moment, so that the order has to go on by the id.
      approved_at: new Date(Date.UTC(2026, 1, 1 + (mixed % 40))),
      rates:
        index % 3 === 0
          ? [
              { from_on: '2026-12-01', to_on: '2026-12-10', daily_price_minor: 2_000 + (mixed % 7) * 900 },
              { from_on: '2026-12-20', to_on: '2027-01-03', daily_price_minor: 5_000 + (mixed % 5) * 900 },
            ]
          : [],
    });
    for (let claim = 0; claim < mixed % 4; claim += 1) {
      const from = Date.UTC(2026, 10, 22 + claim * 20 + (mixed % 9), 10);
      await testApp.database
        .insertInto('car_claims')
        .values({
          car_uuid: car.uuid,
          kind: 'reservation',
          begins_at: new Date(from),
          ends_at: new Date(from + (1 + (mixed % 6)) * 86_400_000),
          hold_expires_at: null,
        })
        .execute();
    }
  }
}
