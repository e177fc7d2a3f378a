import { formatMoney, moneyText, readMoney } from './money';

it.each([
  [4200, 'EUR', '€42.00'],
  [153_08, 'EUR', '€153.08'],
  [-1390, 'EUR', '-€13.90'],
  [500, 'JPY', 'JP¥500'],
  [1_250_00, 'HUF', 'HUF\u00a01,250.00'],
  [1_250, 'KWD', 'KWD\u00a01.250'],
  [1_250, 'ISK', 'ISK\u00a01,250'],
])('formats %i minor units of %s as %s', (amountMinor, currency, text) => {
  expect(formatMoney({ amount_minor: amountMinor, currency })).toBe(text);
});

it.each([
  ['42', 4200],
  ['42.5', 4250],
  ['42,50', 4250],
  [' 0.05 ', 5],
  ['€45', 4500],
  ['45 €', 4500],
  ['45,50\u00a0€', 4550],
  ['EUR 45', 4500],
  ['45 eur', 4500],
  ['\u202a45\u202c', 4500],
  ['£45', undefined],
  ['€45€', undefined],
  ['€', undefined],
  ['1.250', undefined],
  ['42.505', undefined],
  ['4 200', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('parses a typed amount: %s', (text, amountMinor) => {
  expect(readMoney(text, 'EUR')).toBe(amountMinor);
});

it('accepts no fractions for a currency without minor units', () => {
  expect(readMoney('500', 'JPY')).toBe(500);
  expect(readMoney('500.5', 'JPY')).toBeUndefined();
});

it('formats an amount for an input, and null as empty', () => {
  expect(moneyText(4200, 'EUR')).toBe('42');
  expect(moneyText(4250, 'EUR')).toBe('42.50');
  expect(moneyText(null, 'EUR')).toBe('');
});
