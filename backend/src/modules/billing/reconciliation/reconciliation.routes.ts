import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { requireRole } from '../../people/public.js';
import { findLastReconciliation } from './provider-transactions.repository.js';
import { UnexplainedCashSchema, type UnexplainedCashBody } from './reconciliation.schemas.js';
import {
  findUnexplainedCash,
  sumUnexplainedCash,
  type CashDifference,
} from './unexplained-cash.repository.js';

const limit = 100;
const dayMs = 24 * 3_600_000;

/** What the payment provider and the books say differently, for administrators. */
export function reconciliationRoutes(app: App, { database, now }: Deps): void {
  app.get(
    '/admin/ledger/unexplained',
    {
      preHandler: requireRole('admin'),
      schema: {
        operationId: 'listUnexplainedCash',
        description:
          'Differences between the payment provider’s records and the books at the last reconciliation, the oldest 100, with totals of all. For administrators.',
        security: [{ idToken: [] }],
        response: { 200: UnexplainedCashSchema },
      },
    },
    async () => {
      const comparedAt = await findLastReconciliation(database);
      if (comparedAt === undefined) return { compared_at: null, differences: [], totals: [] };
      const [rows, sums] = await Promise.all([
        findUnexplainedCash(database, comparedAt, limit),
        sumUnexplainedCash(database, comparedAt),
      ]);
      return {
        compared_at: comparedAt.toISOString(),
        differences: rows.map((row) => toDifference(row, now())),
        totals: sums.map(({ currency, difference_minor, count }) => ({
          difference: toMoney(difference_minor, currency),
          count,
        })),
      };
    },
  );
}

function toDifference(row: CashDifference, now: Date): UnexplainedCashBody['differences'][number] {
  const { subject, payment_uuid, reservation_uuid, currency, provider_minor, books_minor, since } = row;
  return {
    subject,
    payment_uuid,
    reservation_uuid,
    provider: toMoney(provider_minor, currency),
    books: toMoney(books_minor, currency),
    difference: toMoney(provider_minor - books_minor, currency),
    since: since.toISOString(),
    age_days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)),
  };
}
