import { Type } from 'typebox';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { listQuery } from '../../../platform/http/list-query.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { ownerIncome } from './owner-income.js';
import { IncomeResponse, PayoutSchema, PayoutsPage } from './owner-money.schemas.js';
import { toPayout } from './payout-body.js';
import { findPayouts, sumOwed } from './payouts.repository.js';
import { currentUser, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];

/** What an owner earned, and what of it was paid out. */
export function ownerMoneyRoutes(app: App, deps: Deps): void {
  app.addSchema(PayoutSchema);

  app.get(
    '/owner/income',
    {
      preHandler: requirePermission('host'),
      schema: {
        operationId: 'readOwnerIncome',
        description:
          'What the owner earned in each of the last months, this one included, oldest first. Months are UTC’s; several currencies are reduced to that of the latest income.',
        security,
        querystring: Type.Object(
          { months: Type.Optional(Type.Integer({ title: 'Months', minimum: 1, maximum: 60, default: 12 })) },
          { additionalProperties: false },
        ),
        response: { 200: IncomeResponse },
      },
    },
    async (request) => {
      const { months = 12 } = request.query;
      const { total_minor, ...income } = await ownerIncome(deps, currentUser(request), months);
      return { ...income, total: toMoney(total_minor, income.currency) };
    },
  );

  app.get(
    '/owner/payouts',
    {
      preHandler: requirePermission('host'),
      schema: {
        operationId: 'listOwnerPayouts',
        description:
          'The owner’s payouts, newest first, in pages, and what they still owe from earlier trips.',
        security,
        querystring: Type.Object(listQuery, { additionalProperties: false }),
        response: { 200: PayoutsPage },
      },
    },
    async (request) => {
      const { cursor, limit = 24 } = request.query;
      const after = decodeListCursor('owner-payouts', cursor);
      const { uuid: ownerUuid } = currentUser(request);
      const [rows, owed] = await Promise.all([
        findPayouts(deps.database, { ownerUuid }, { after, limit }),
        sumOwed(deps.database, deps.now(), ownerUuid),
      ]);
      const { page, ...more } = pageOf('owner-payouts', rows, limit, 'created_at');
      return {
        payouts: page.map(toPayout),
        ...more,
        owed: owed.map(({ owed_minor, currency }) => toMoney(owed_minor, currency)),
      };
    },
  );
}
