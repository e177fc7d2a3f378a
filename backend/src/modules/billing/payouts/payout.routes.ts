import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { AccountedPayoutsPage, PayoutsQuery } from './accounted-payout.schemas.js';
import { toAccountedPayout } from './payout-body.js';
import { payoutTotals } from './payout-totals.js';
import { findPayouts } from './payouts.repository.js';
import { requireRole } from '../../people/public.js';

const security = [{ idToken: [] }];
const isAdmin = requireRole('admin');

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
      const { cursor, limit = 25, status, query: words } = request.query;
      const query = words?.trim() ?? '';
      const filter = { ...(status && { status }), ...(query !== '' && { query }) };
      const [rows, totals] = await Promise.all([
        findPayouts(deps.database, filter, { after: decodeListCursor('payouts', cursor), limit }),
        payoutTotals(deps),
      ]);
      const { page, ...more } = pageOf('payouts', rows, limit, ({ created_at, uuid }) => ({
        at: created_at,
        uuid,
      }));
      return { payouts: page.map(toAccountedPayout), ...more, totals };
    },
  );
}
