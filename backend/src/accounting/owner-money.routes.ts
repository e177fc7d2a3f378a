import { Type } from 'typebox';
import { decodeListCursor, pageOf } from '../cars/list-cursor.js';
import type { Deps } from '../deps.js';
import type { App } from '../http/app-types.js';
import { refusals } from '../http/problem.schemas.js';
import { toMoney } from '../pricing/money.schemas.js';
import { currentUser, requireRole } from '../users/require-user.js';
import { ownerIncome } from './owner-income.js';
import { IncomeResponse, PayoutSchema, PayoutsPage, type PayoutBody } from './owner-money.schemas.js';
import { findPayoutsOfOwner, type OwnerPayout } from './payouts.repository.js';

const security = [{ idToken: [] }];
const readRefusals = refusals([400, 401, 403, 429, 500, 503]);

/** What an owner earned, and what of it was paid out. */
export function ownerMoneyRoutes(app: App, deps: Deps): void {
  app.addSchema(PayoutSchema);

  app.get(
    '/owner/income',
    {
      preHandler: requireRole('car_owner'),
      schema: {
        operationId: 'readOwnerIncome',
        security,
        querystring: Type.Object(
          { months: Type.Optional(Type.Integer({ title: 'Months', minimum: 1, maximum: 60, default: 12 })) },
          { additionalProperties: false },
        ),
        response: { 200: IncomeResponse, ...readRefusals },
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
      preHandler: requireRole('car_owner'),
      schema: {
        operationId: 'listOwnerPayouts',
        security,
        querystring: Type.Object(
          {
            cursor: Type.Optional(Type.String({ maxLength: 200 })),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PayoutsPage, ...readRefusals },
      },
    },
    async (request) => {
      const { cursor, limit = 24 } = request.query;
      const after = decodeListCursor(cursor);
      const rows = await findPayoutsOfOwner(deps.database, currentUser(request).uuid, { after, limit });
      const { page, ...more } = pageOf(rows, limit, ({ created_at, uuid }) => ({ at: created_at, uuid }));
      return { payouts: page.map(toPayout), ...more };
    },
  );
}

function toPayout(payout: OwnerPayout): PayoutBody {
  return {
    payout_uuid: payout.uuid,
    reservation_uuid: payout.reservation_uuid,
    car: { make: payout.make, model: payout.model },
    customer: { fname: payout.customer_fname },
    pick_up_at: payout.pick_up_at.toISOString(),
    return_at: payout.return_at.toISOString(),
    amount: toMoney(payout.amount_minor, payout.currency),
    status: payout.status,
    due_at: payout.due_at.toISOString(),
    paid_at: payout.paid_at?.toISOString() ?? null,
    created_at: payout.created_at.toISOString(),
  };
}
