import type { HostingHome } from '../../../api/home';

/** What had come in by the end of a day of the month; missing where the month has no such day, or not yet. */
export interface IncomeByDay {
  day: number;
  thisMonthMinor?: number;
  lastMonthMinor?: number;
}

/** Two months' days, each with what had come in until then, side by side by their number. */
export function incomeSoFar(days: HostingHome['income']['days']): IncomeByDay[] {
  const today = days.at(-1)?.on ?? '';
  const isThisMonth = ({ on }: { on: string }) => on.slice(0, 7) === today.slice(0, 7);
  const thisMonth = runningSums(days.filter(isThisMonth));
  const lastMonth = runningSums(days.filter((day) => !isThisMonth(day)));
  return Array.from({ length: Math.max(thisMonth.length, lastMonth.length) }, (_, index) => ({
    day: index + 1,
    ...(thisMonth[index] !== undefined && { thisMonthMinor: thisMonth[index] }),
    ...(lastMonth[index] !== undefined && { lastMonthMinor: lastMonth[index] }),
  }));
}

function runningSums(days: HostingHome['income']['days']): number[] {
  let sum = 0;
  return days.map(({ payout_minor: payoutMinor }) => (sum += payoutMinor));
}
