import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { aBookedTrip, type SignedIn } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { changeTrip } from '../../../../testing/change-trip.js';
import { updateCarRow } from '../../catalog/cars/cars.repository.js';
import type { ReservationBody } from './reservation.schemas.js';

/** The file's properties by name, unfolded, as RFC 5545 writes them. */
function propertiesOf(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.search(/[;:]/)), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the calendar file of a trip', () => {
  let marketplace: Marketplace;
  let trip: ReservationBody;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    const { customer, car } = marketplace;
    const street = 'Praça do Comércio, 5; à direita, atrás da Estação Fluvial';
    const { uuid } = await car({ street, cancellation_policy: 'flexible' });
    trip = await aBookedTrip(marketplace, customer, uuid, '2026-12-01', '2026-12-04');
  });
  after(() => marketplace.close());

  const read = async ({ headers }: SignedIn, { reservation_uuid: uuid }: ReservationBody) =>
    await marketplace.app.inject({ method: 'GET', url: `/reservations/${uuid}/calendar.ics`, headers });
  const file = async (person: SignedIn, of = trip) => propertiesOf((await read(person, of)).body);

  it('has when and where it is, its booking code and a link for each side', async () => {
    const { customer, owner } = marketplace;
    const { booking_code: code, reservation_uuid: uuid } = trip;
    const answer = await read(customer, trip);
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(answer.headers['content-disposition'], `attachment; filename="trip-${code}.ics"`);

    const customers = propertiesOf(answer.body);
    assert.deepEqual(
      [customers['DTSTART'], customers['DTEND'], customers['STATUS'], customers['UID']],
      ['20261201T100000Z', '20261204T100000Z', 'CONFIRMED', uuid],
    );
    assert.equal(customers['SUMMARY'], 'Trip: Fiat 500');
    assert.match(
      customers['LOCATION'] ?? '',
      /^Praça do Comércio\\, 5\\; à direita\\, atrás da Estação Fluvial\\, /,
    );
    const page = `https://app.test/#/dashboard/customer-reservations/${uuid}`;
    assert.equal(customers['DESCRIPTION'], `Booking code: ${code}\\n${page}`);

    const owners = await file(owner);
    assert.equal(owners['UID'], uuid);
    assert.match(owners['SUMMARY'] ?? '', /^Your Fiat 500: \S+/);
    assert.match(owners['DESCRIPTION'] ?? '', /#\/dashboard\/reservations\//);
  });

  it('folds its lines at 75 octets between characters', async () => {
    const { rawPayload } = await read(marketplace.customer, trip);
    const lines = rawPayload.toString('latin1').split('\r\n');
    assert.ok(lines.some((line) => line.startsWith(' ')));
    for (const line of lines) {
      assert.ok(line.length <= 75, line);
      assert.ok(!Buffer.from(line, 'latin1').toString('utf8').includes('\ufffd'), line);
    }
  });

  it('replaces the earlier one after each change of the trip, and cancels it with the trip', async () => {
    const { customer } = marketplace;
    const { UID: uid, SEQUENCE: first } = await file(customer);
    await changeTrip(marketplace, marketplace, trip.reservation_uuid, ['2026-12-01', '2026-12-03']);
    const changed = await file(customer);
    assert.deepEqual([changed['UID'], changed['DTEND']], [uid, '20261203T100000Z']);
    assert.ok(Number(changed['SEQUENCE']) > Number(first));

    await cancelTrip(marketplace, customer, trip.reservation_uuid);
    const cancelled = await file(customer);
    assert.deepEqual([cancelled['UID'], cancelled['STATUS']], [uid, 'CANCELLED']);
    assert.ok(Number(cancelled['SEQUENCE']) > Number(changed['SEQUENCE']));
    assert.doesNotMatch(cancelled['LOCATION'] ?? '', /Comércio/);
  });

  it('counts from 0 up for a car that was last changed long ago', async () => {
    const { customer, car, database } = marketplace;
    const { uuid } = await car();
    const booked = await aBookedTrip(marketplace, customer, uuid, '2027-02-01', '2027-02-04');
    const updated_at = new Date('2015-06-01T00:00:00Z');
    await database.updateTable('cars').set({ updated_at }).where('uuid', '=', uuid).execute();
    const { SEQUENCE: first } = await file(customer, booked);
    assert.ok(Number(first) >= 0, first);
    await changeTrip(marketplace, marketplace, booked.reservation_uuid, ['2027-02-01', '2027-02-03']);
    assert.ok(Number((await file(customer, booked))['SEQUENCE']) > Number(first));
  });

  it('replaces the earlier one when the owner has moved the car', async () => {
    const { customer, car, database } = marketplace;
    const { uuid } = await car({ street: 'Rua Augusta 1' });
    const booked = await aBookedTrip(marketplace, customer, uuid, '2026-12-20', '2026-12-22');
    const before = await file(customer, booked);
    // The database’s own clock wrote the car.
    const later = new Date('2036-11-21T09:31:00Z');
    await updateCarRow(database, uuid, { street: 'Rua Garrett 2' }, later);
    const after = await file(customer, booked);
    assert.match(after['LOCATION'] ?? '', /^Rua Garrett 2/);
    assert.ok(Number(after['SEQUENCE']) > Number(before['SEQUENCE']));
    assert.ok(Number(after['SEQUENCE']) < 2 ** 31);
  });

  it('has the city alone until the trip is confirmed', async () => {
    const { customer, owner } = marketplace;
    const { uuid } = await marketplace.car({ street: 'Rua Augusta 1', instant_book: false });
    const requested = await aBookedTrip(marketplace, customer, uuid, '2026-12-10', '2026-12-12');
    const customers = await file(customer, requested);
    assert.equal(customers['STATUS'], 'TENTATIVE');
    assert.doesNotMatch(customers['LOCATION'] ?? '', /Rua Augusta/);
    assert.match((await file(owner, requested))['LOCATION'] ?? '', /^Rua Augusta 1/);
  });

  it('is not there for people who have nothing to do with the trip', async () => {
    const stranger = await aSignedInUser(marketplace);
    const { statusCode, body } = await read(stranger, trip);
    assert.deepEqual([statusCode, JSON.parse(body).code], [404, 'RESERVATION_NOT_FOUND']);
  });
});
