import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenTable } from '../../../../testing/golden-table.js';
import { shareOf } from '../../../platform/money/money.js';
import { inZone, parseLocalDateTime, toDate } from '../../../platform/time/local-time.js';
import { lateFeeLines } from '../../books/public.js';
import { lateFeeOf } from './late-fee.js';

// Worked out by hand. Lisbon is at UTC in winter; Berlin is at UTC+2 in summer and at UTC+1 in winter, and changes on
// 25 October 2026 (03:00 becomes 02:00) and on 28 March 2027 (02:00 becomes 03:00). The commission is 15%, half up.
const lateReturns = goldenTable(`
  return                                 | to be returned                 | came back            | an hour | hours | fee    | owner  | marketplace
  on time                                | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T10:00:00Z | 1200    | 0     | 0      | 0      | 0
  at 30 minutes                          | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T10:30:00Z | 1200    | 0     | 0      | 0      | 0
  a second after 30 minutes              | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T10:30:01Z | 1200    | 1     | 1200   | 1020   | 180
  at an hour                             | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T11:00:00Z | 1200    | 1     | 1200   | 1020   | 180
  a second after an hour                 | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T11:00:01Z | 1200    | 2     | 2400   | 2040   | 360
  an odd fee                             | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T12:10:00Z | 101     | 3     | 303    | 258    | 45
  half a cent of commission              | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T11:00:00Z | 110     | 1     | 110    | 93     | 17
  a day, less a second                   | 2026-12-04T10:00 Europe/Lisbon | 2026-12-05T09:59:59Z | 1200    | 24    | 28800  | 24480  | 4320
  a second more than a day               | 2026-12-04T10:00 Europe/Lisbon | 2026-12-05T10:00:01Z | 1200    | 24    | 28800  | 24480  | 4320
  a week                                 | 2026-12-04T10:00 Europe/Lisbon | 2026-12-11T10:00:00Z | 10000   | 24    | 240000 | 204000 | 36000
  without a late fee                     | 2026-12-04T10:00 Europe/Lisbon | 2026-12-04T20:00:00Z | 0       | 0     | 0      | 0      | 0
  01:30 to 02:15 when an hour comes twice | 2026-10-25T01:30 Europe/Berlin | 2026-10-25T01:15:00Z | 1000    | 2     | 2000   | 1700   | 300
  01:30 to 03:15 when an hour comes twice | 2026-10-25T01:30 Europe/Berlin | 2026-10-25T02:15:00Z | 1000    | 3     | 3000   | 2550   | 450
  01:30 to 03:15 when an hour is skipped  | 2027-03-28T01:30 Europe/Berlin | 2027-03-28T01:15:00Z | 1000    | 1     | 1000   | 850    | 150
`);

describe('the fee for a late return', () => {
  for (const row of lateReturns) {
    it(`comes to ${row.text('fee')}: ${row.text('return')}`, () => {
      const [local = '', zone = ''] = row.text('to be returned').split(' ');
      const at = parseLocalDateTime(local);
      assert.ok(at);
      const fee = lateFeeOf({
        returnAt: toDate(inZone(at, zone)),
        returnedAt: new Date(row.text('came back')),
        perHourMinor: row.number('an hour'),
      });
      const { hours, amountMinor } = fee ?? { hours: 0, amountMinor: 0 };
      const lines = lateFeeLines(amountMinor, shareOf(amountMinor, 1_500));
      const sum = (part: 'payout_minor' | 'commission_minor' | 'amount_minor') =>
        lines.reduce((total, line) => total + line[part], 0);
      assert.deepEqual(
        [hours, amountMinor, sum('amount_minor'), sum('payout_minor'), sum('commission_minor')],
        [...['hours', 'fee', 'fee', 'owner', 'marketplace'].map(row.number)],
      );
    });
  }
});
