import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { requirePermission } from '../../people/public.js';
import { findLastReconciliation } from './provider-transactions.repository.js';
import { UnexplainedCashSchema, type UnexplainedCashBody } from './reconciliation.schemas.js';
import type { UnexplainedCashView } from './reconciliation.tables.js';
import { findUnexplainedCash, sumUnexplainedCash } from './unexplained-cash.repository.js';

const limit = 100;
const dayMs = 24 * 3_600_000;

/** What the payment provider and the books say differently, for administrators. */
export function reconciliationRoutes(app: App, { database, providerCash, now }: Deps): void {
  app.get(
    '/admin/ledger/unexplained',
    {
      preHandler: requirePermission('administer'),
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
      const payments = rows.flatMap(({ payment_uuid }) => payment_uuid ?? []);
      const trips = await providerCash.readTrips(database, payments);
      return {
        compared_at: comparedAt.toISOString(),
        differences: rows.map((row) => toDifference(row, trips, now())),
        totals: sums.map(({ currency, difference_minor, count }) => ({
          difference: toMoney(difference_minor, currency),
          count,
        })),
      };
    },
  );
}

function toDifference(
  row: UnexplainedCashView,
  trips: ReadonlyMap<string, string>,
  now: Date,
): UnexplainedCashBody['differences'][number] {
  const { subject, payment_uuid, currency, provider_minor, books_minor, since } = row;
  return {
    subject,
    payment_uuid,
    reservation_uuid: trips.get(payment_uuid ?? '') ?? null,
    provider: toMoney(provider_minor, currency),
    books: toMoney(books_minor, currency),
    difference: toMoney(provider_minor - books_minor, currency),
    since: since.toISOString(),
    age_days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)),
  };
}
