import { startOfDay, todayIn } from '../../../platform/time/local-time.js';
import type { Deps } from '../../../platform/deps.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { daysBetween } from '../days-between.js';
import type { AdministeringHomeBody } from './administering-home.schemas.js';
import { sumBooksByDay } from './payments-by-day.repository.js';

type PaymentsOfCurrency = AdministeringHomeBody['payments'][number];

const nothing = { payments: 0, paid_minor: 0, refunded_minor: 0 };

/** What came in and went back each day, by currency; days are UTC's. */
export async function paymentsOfThirtyDays({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<PaymentsOfCurrency[]> {
  const today = todayIn('UTC', now());
  const first = today.subtract({ days: 29 });
  const rows = await sumBooksByDay(database, startOfDay(first, 'UTC'));
  const currencies = [...new Set(rows.map(({ currency }) => currency))];

  return currencies
    .map((currency): PaymentsOfCurrency => {
      const byDay = new Map(
        rows.filter((row) => row.currency === currency).map(({ currency: _, on, ...sums }) => [on, sums]),
      );
      const days = daysBetween(first, today).map((on) => ({ on, ...(byDay.get(on) ?? nothing) }));
      const sum = (of: keyof typeof nothing) => days.reduce((total, day) => total + day[of], 0);
      return {
        currency,
        payments: sum('payments'),
        paid: toMoney(sum('paid_minor'), currency),
        refunded: toMoney(sum('refunded_minor'), currency),
        kept: toMoney(sum('paid_minor') - sum('refunded_minor'), currency),
        days,
      };
    })
    .sort((one, other) => other.payments - one.payments);
}
