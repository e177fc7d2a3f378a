import { incomeSoFar } from './income-so-far';

const days = (first: string, ...payouts: number[]) =>
  payouts.map((payout_minor, index) => ({
    on: `${first.slice(0, 8)}${String(Number(first.slice(8)) + index).padStart(2, '0')}`,
    payout_minor,
  }));

it('adds up income day by day, and ends this month at its last day', () => {
  expect(incomeSoFar([...days('2026-02-26', 100, 0, 50), ...days('2026-03-01', 0, 70)])).toEqual([
    { day: 1, thisMonthMinor: 0, lastMonthMinor: 100 },
    { day: 2, thisMonthMinor: 70, lastMonthMinor: 100 },
    { day: 3, lastMonthMinor: 150 },
  ]);
});

it('continues when this month is longer than the last', () => {
  expect(incomeSoFar([...days('2026-02-28', 10), ...days('2026-03-01', 1, 2)])).toEqual([
    { day: 1, thisMonthMinor: 1, lastMonthMinor: 10 },
    { day: 2, thisMonthMinor: 3 },
  ]);
});
