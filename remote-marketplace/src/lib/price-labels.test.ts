import { perDayLabel } from './price-labels';

const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' });

it.each([
  [3011, 3, 9033, '€30.11 per day'],
  [3011, 3, 9034, 'about €30.11 per day'],
  [3011, 3, 9032, 'about €30.11 per day'],
  [3011, 1, 3011, '€30.11 per day'],
])('shows a day of %d over %d days of %d in all as "%s"', (perDay, days, total, expected) => {
  expect(perDayLabel({ perDay: euros(perDay), trip: { total: euros(total), days } })).toBe(expected);
});

it('shows the price of one day without "about" while no trip is chosen', () => {
  expect(perDayLabel({ perDay: euros(3011) })).toBe('€30.11 per day');
});
