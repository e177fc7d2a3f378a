import { sumPayouts, sumOwed, findPayouts } from './payouts.repository.js';
import { type PayoutTotalsBody, AccountedPayoutsPage, PayoutsQuery } from './accounted-payout.schemas.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toAccountedPayout } from './payout-body.js';
import { requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const isAdmin = requirePermission('administer');

/** What owners get and owe, for administrators. */
export function payoutRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/payouts',
    {
      preHandler: isAdmin,
      schema: {
        operationId: 'listAllPayouts',
        description:
          'All payouts for administrators, newest first, in pages, with search and status, and totals by currency.',
        security,
        querystring: PayoutsQuery,
        response: { 200: AccountedPayoutsPage },
      },
    },
    async (request) => {
      const { cursor, limit = 25, status, query = '' } = request.query;
      const filter = { ...(status && { status }), ...(query !== '' && { query }) };
      const [rows, totals] = await Promise.all([
        findPayouts(deps.database, filter, { after: decodeListCursor('payouts', cursor), limit }),
        payoutTotals(deps),
      ]);
      const { page, ...more } = pageOf('payouts', rows, limit, 'created_at');
      return { payouts: page.map(toAccountedPayout), ...more, totals };
    },
  );
}

/** What all payouts come to, by currency. */
async function payoutTotals({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<PayoutTotalsBody[]> {
  const [sums, owed] = await Promise.all([sumPayouts(database), sumOwed(database, now())]);
  return sums.map(({ currency, scheduled_minor, sent_minor, paid_minor, transferred_minor }) => ({
    currency,
    scheduled: toMoney(scheduled_minor, currency),
    sent: toMoney(sent_minor, currency),
    paid: toMoney(paid_minor, currency),
    transferred: toMoney(transferred_minor, currency),
    owed: toMoney(owed.find((row) => row.currency === currency)?.owed_minor ?? 0, currency),
  }));
}
