import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { bookingCodesMigration } from '../../../../migrations/0162-booking-codes.js';
import { bookingCodesOfPaidTripsMigration } from '../../../../migrations/0230-booking-codes-of-paid-trips.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import type { ReservationBody } from './reservation.schemas.js';

const readable = /^[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/;

describe('the booking code of a trip', () => {
  let marketplace: Marketplace;
  let trip: ReservationBody;
  let other: ReservationBody;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    const { customer, car } = marketplace;
    trip = await aBookedTrip(marketplace, customer, (await car()).uuid, '2026-12-01', '2026-12-04');
    other = await aBookedTrip(marketplace, customer, (await car()).uuid, '2026-12-06', '2026-12-08');
  });
  after(() => marketplace.close());

  const find = async (person: SignedIn, path: string, typed: string) => {
    const url = `/${path}=${encodeURIComponent(typed)}`;
    const { body } = await ask<{ reservations: ReservationBody[] }>(marketplace, person, 'GET', url);
    return body.reservations.map(({ reservation_uuid: uuid }) => uuid);
  };

  it('is readable, differs from trip to trip, and is the same for both sides and an administrator', async () => {
    const { customer, owner, admin } = marketplace;
    assert.match(trip.booking_code, readable);
    assert.notEqual(trip.booking_code, other.booking_code);
    for (const person of [customer, owner, admin]) {
      const { body } = await ask(marketplace, person, 'GET', `/reservations/${trip.reservation_uuid}`);
      assert.equal(body.booking_code, trip.booking_code);
    }
  });

  it('finds the trip for administrators and its owner, however it is typed', async () => {
    const { admin, owner } = marketplace;
    const code = trip.booking_code;
    const spellings = [code, ` ${code.toLowerCase()} `, `${code.slice(0, 3)}-${code.slice(3)}`];
    for (const typed of [...spellings, code.split('').join(' ')]) {
      assert.deepEqual(await find(admin, 'admin/reservations?query', typed), [trip.reservation_uuid], typed);
      const found = await find(owner, 'owner/reservations?booking_code', typed);
      assert.deepEqual(found, [trip.reservation_uuid], typed);
    }
    assert.deepEqual(await find(owner, 'owner/reservations?booking_code', '!'), []);
    assert.deepEqual(await find(owner, 'owner/reservations?booking_code', code.slice(0, 5)), []);
  });

  it('finds no trip of another owner', async () => {
    const stranger = await aSignedInUser(marketplace, { role: 'car_owner' });
    assert.deepEqual(await find(stranger, 'owner/reservations?booking_code', trip.booking_code), []);
  });

  it('is in what customer and owner read about the confirmed trip', async () => {
    for (const person of [marketplace.customer, marketplace.owner]) {
      const url = '/my/notifications';
      const { body } = await ask<{ notifications: { text: string; link: string }[] }>(
        marketplace,
        person,
        'GET',
        url,
      );
      const about = body.notifications.find(({ link }) => link.includes(trip.reservation_uuid));
      assert.ok(about?.text.includes(`Booking code: ${trip.booking_code}.`));
    }
  });

  it('is given to each trip that was booked before there were codes', async () => {
    const { database } = marketplace;
    // With the view of it, which comes back: other tests have this database next.
    await sql`alter table reservations drop column booking_code cascade`.execute(database);
    await sql`drop function new_booking_code`.execute(database);

    await bookingCodesMigration.up(database);
    await bookingCodesOfPaidTripsMigration.up(database);
    const codes = await database.selectFrom('reservations').select('booking_code').execute();
    assert.equal(new Set(codes.map(({ booking_code: code }) => code)).size, 2);
    for (const { booking_code: code } of codes) assert.match(code, readable);
  });
});
