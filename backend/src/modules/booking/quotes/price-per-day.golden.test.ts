import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aQuote } from '../../../../testing/a-trip.js';
import { goldenTable } from '../../../../testing/golden-table.js';

// Worked out by hand with VAT of 23 %: the total by the formulas, a day as the total over the days, rounded half up.
// `exact` where days times a day is the total to the cent; pages say "about" for the others.
const trips = goldenTable(`
  trip                      | daily | weekly | days | total | a day | exact
  one day                   | 2267  | 0      | 1    | 3011  | 3011  | yes
  three days                | 2267  | 0      | 3    | 9034  | 3011  | no
  three days to the cent    | 2500  | 0      | 3    | 9963  | 3321  | yes
  six days                  | 3333  | 0      | 6    | 26566 | 4428  | no
  a week with its discount  | 4000  | 1000   | 7    | 33476 | 4782  | no
`);

describe('the price per day', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  for (const row of trips) {
    it(`is the same on the card and in the quote of ${row.text('trip')}, and ${row.text('exact') === 'yes' ? 'is' : 'is rounded to'} its part of the total`, async () => {
      const days = row.number('days');
      const car = await marketplace.car({
        daily_price_minor: row.number('daily'),
        weekly_discount_bps: row.number('weekly'),
        tax_bps: 2300,
      });
      const back = `2026-12-${String(1 + days).padStart(2, '0')}`;
      const quote = await aQuote(marketplace, car.uuid, '2026-12-01', back);
      const url = `/cars?pick_up=2026-12-01T10:00&return=${back}T10:00&limit=100`;
      const { cars } = (await marketplace.app.inject({ method: 'GET', url })).json();
      const card = cars.find(({ car_uuid }: { car_uuid: string }) => car_uuid === car.uuid);

      for (const { billable_days, total, price_per_day } of [quote, card]) {
        assert.deepEqual(
          [billable_days, total.amount_minor, price_per_day.amount_minor],
          [days, row.number('total'), row.number('a day')],
        );
        const isExact = price_per_day.amount_minor * days === total.amount_minor;
        assert.equal(isExact, row.text('exact') === 'yes');
      }
    });
  }
});
