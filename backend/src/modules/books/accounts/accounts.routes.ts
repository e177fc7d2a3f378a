import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { accountKinds } from './accounts.js';
import { AccountBalancesQuery, AccountBalancesSchema } from './accounts.schemas.js';
import { readBalances } from './balances.repository.js';
import { requirePermission } from '../../people/public.js';

/** The accounts of the books, for administrators. */
export function ledgerAccountRoutes(app: App, { database, now }: Deps): void {
  app.get(
    '/admin/ledger/balances',
    {
      preHandler: requirePermission('administer'),
      schema: {
        operationId: 'listAccountBalances',
        description:
          'The balance of each account of the double-entry books at a moment, or of what one owner is owed. For administrators.',
        security: [{ idToken: [] }],
        querystring: AccountBalancesQuery,
        response: { 200: AccountBalancesSchema },
      },
    },
    async ({ query }) => {
      const at = query.at === undefined ? now() : new Date(query.at);
      const ownerUuid = query.owner_uuid;
      const rows = await readBalances(database, { at, ...(ownerUuid && { ownerUuid }) });
      const balances = rows.map(({ account, currency, jurisdiction, balance_minor }) => ({
        account,
        kind: accountKinds[account],
        jurisdiction,
        balance: toMoney(balance_minor, currency),
      }));
      return { at: at.toISOString(), balances };
    },
  );
}
