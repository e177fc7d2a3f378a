import type { Temporal } from 'temporal-polyfill';
import type { Deps } from '../../../platform/deps.js';
import { startOfDay, todayIn } from '../../../platform/time/local-time.js';
import { sumIncomeByMonth } from './payouts.repository.js';
import type { User } from '../../people/public.js';

export interface OwnerIncome {
  currency: string;
  months: { month: string; payout_minor: number; trips: number }[];
  total_minor: number;
}

/** Of a person who has earned nothing yet; every city where we are has it. */
const usualCurrency = 'EUR';

/**
 * What an owner earned in each of the last months, this one included, oldest first; months without income have zero.
 * Months are UTC's. A person who earned in several currencies sees the one of the latest income.
 */
export async function ownerIncome(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  owner: User,
  monthCount: number,
): Promise<OwnerIncome> {
  const thisMonth = todayIn('UTC', now()).toPlainYearMonth();
  const first = thisMonth.subtract({ months: monthCount - 1 });
  const since = startOfDay(first.toPlainDate({ day: 1 }), 'UTC');
  const rows = await sumIncomeByMonth(database, owner.uuid, since);
  const currency = rows.at(-1)?.currency ?? usualCurrency;
  const earned = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.month, row]));

  const months = monthsFrom(first, monthCount).map((month) => {
    const { payout_minor = 0, trips = 0 } = earned.get(month) ?? {};
    return { month, payout_minor, trips };
  });
  return { currency, months, total_minor: months.reduce((sum, { payout_minor }) => sum + payout_minor, 0) };
}

function monthsFrom(first: Temporal.PlainYearMonth, count: number): string[] {
  return Array.from({ length: count }, (_, index) => first.add({ months: index }).toString());
}
