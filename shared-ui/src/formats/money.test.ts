import { formatMoney, moneyText, readMoney } from './money';

it.each([
  [4200, 'EUR', '€42.00'],
  [153_08, 'EUR', '€153.08'],
  [-1390, 'EUR', '-€13.90'],
  [500, 'JPY', 'JP¥500'],
])('shows %i minor units of %s as %s', (amountMinor, currency, text) => {
  expect(formatMoney({ amount_minor: amountMinor, currency })).toBe(text);
});

it.each([
  ['42', 4200],
  ['42.5', 4250],
  ['42,50', 4250],
  [' 0.05 ', 5],
  ['42.505', undefined],
  ['4 200', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads what was typed as an amount: %s', (text, amountMinor) => {
  expect(readMoney(text, 'EUR')).toBe(amountMinor);
});

it('has no fractions where the currency has none', () => {
  expect(readMoney('500', 'JPY')).toBe(500);
  expect(readMoney('500.5', 'JPY')).toBeUndefined();
});

it('fills an input with what can be read from it again', () => {
  expect(moneyText(4200, 'EUR')).toBe('42');
  expect(moneyText(4250, 'EUR')).toBe('42.50');
  expect(moneyText(null, 'EUR')).toBe('');
});
