import { startOfDay, todayIn } from '../../../platform/time/local-time.js';
import type { Deps } from '../../../platform/deps.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { daysBetween } from '../days-between.js';
import type { HostingHomeBody } from './hosting-home.schemas.js';
import { sumIncomeByDay } from '../../payouts/public.js';
import type { User } from '../../people/public.js';

/** Of a person who has earned nothing yet; every city where we are has it. */
const usualCurrency = 'EUR';

/**
 * What an owner earned each day of last month and of this one so far, by UTC as the income by month. A person who earned
 * in several currencies sees the one of the latest income.
 */
export async function incomeOfTwoMonths(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  owner: User,
): Promise<HostingHomeBody['income']> {
  const today = todayIn('UTC', now());
  const thisMonth = today.with({ day: 1 });
  const lastMonth = thisMonth.subtract({ months: 1 });
  const rows = await sumIncomeByDay(database, owner.uuid, startOfDay(lastMonth, 'UTC'));
  const currency = rows.at(-1)?.currency ?? usualCurrency;
  const earned = new Map(
    rows.filter((row) => row.currency === currency).map(({ on, payout_minor }) => [on, payout_minor]),
  );
  const days = daysBetween(lastMonth, today).map((on) => ({ on, payout_minor: earned.get(on) ?? 0 }));
  const sumOf = (some: typeof days) => some.reduce((sum, { payout_minor }) => sum + payout_minor, 0);
  const firstOn = thisMonth.toString();
  return {
    currency,
    this_month: toMoney(sumOf(days.filter(({ on }) => on >= firstOn)), currency),
    last_month: toMoney(sumOf(days.filter(({ on }) => on < firstOn)), currency),
    days,
  };
}
