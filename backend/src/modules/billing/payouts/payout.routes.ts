import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { AccountedPayoutsPage, PayoutsQuery, TransfersQuery } from './accounted-payout.schemas.js';
import { readPaymentFilter } from '../accounting/payment-filter.js';
import { toAccountedPayout } from './payout-body.js';
import { payoutTotals } from './payout-totals.js';
import { findPayouts } from './payouts.repository.js';
import { transfersCsv } from './transfers-csv.js';
import { requireRole } from '../../people/public.js';

const security = [{ idToken: [] }];
const isAdmin = requireRole('admin');
const readRefusals = refusals([400, 401, 403, 422, 429, 500, 503]);

/** What owners get and owe, for administrators, and the transfers as a file for the bank. */
export function payoutRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/payouts',
    {
      preHandler: isAdmin,
      schema: {
        operationId: 'listAllPayouts',
        security,
        querystring: PayoutsQuery,
        response: { 200: AccountedPayoutsPage, ...readRefusals },
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

  app.get(
    '/admin/payout-transfers.csv',
    {
      preHandler: isAdmin,
      schema: {
        operationId: 'exportPayoutTransfers',
        security,
        querystring: TransfersQuery,
        response: {
          200: {
            description:
              'What waits for whose bank, one line a transfer; without what administrators said of it.',
            content: { 'text/csv': { schema: Type.String() } },
          },
          ...readRefusals,
        },
      },
    },
    async (request, reply) => {
      const { from, before } = readPaymentFilter(request.query);
      const file = Readable.from(transfersCsv(deps, { status: 'sent', from, before }));
      const day = deps.now().toISOString().slice(0, 10);
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="transfers-${day}.csv"`)
        .send(file as never);
    },
  );
}
