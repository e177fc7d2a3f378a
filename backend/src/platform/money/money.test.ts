import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decimalText, formatMoney, minorDigits, wholeUnits } from './money.js';

describe('an amount of money', () => {
  const cases: [string, number, string, string, number][] = [
    ['EUR', 2, '€12,345.67', '12345.67', 100],
    ['JPY', 0, 'JP¥1,234,567', '1234567', 1],
    ['HUF', 2, 'HUF\u00a012,345.67', '12345.67', 100],
    ['ISK', 0, 'ISK\u00a01,234,567', '1234567', 1],
    ['KWD', 3, 'KWD\u00a01,234.567', '1234.567', 1000],
  ];
  for (const [currency, digits, shown, text, unit] of cases) {
    it(`is written with ${digits} digits behind the point in ${currency}`, () => {
      assert.equal(minorDigits(currency), digits);
      assert.equal(formatMoney(1_234_567, currency), shown);
      assert.equal(decimalText(1_234_567, currency), text);
      assert.equal(wholeUnits(1, currency), unit);
    });
  }
});
