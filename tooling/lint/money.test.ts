import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const complaints = lintBy(/^no-restricted-syntax$/);

const files = [
  'backend/src/modules/payments/a-file.ts',
  'remote-dashboard/src/features/a-feature/a-form.tsx',
];
const wrong = [
  'const shown = price.amount_minor / 100;',
  'const amountMinor = Math.round(Number(amount) * 100);',
  'const cell = (amountMinor / units).toFixed(2);',
  "const format = perKey((currency) => new Intl.NumberFormat('en-GB', { style: 'currency', currency }));",
];

describe('Lint on amounts of money', () => {
  for (const file of files) {
    for (const code of wrong) {
      it(`refuses in ${file.split('/')[0] ?? ''}: ${code}`, async () => {
        assert.match((await complaints(file, code)).join(), /money module/);
      });
    }
    it(`allows percentages in ${file.split('/')[0] ?? ''}`, async () => {
      assert.deepEqual(await complaints(file, 'const percent = discountBps / 100;'), []);
    });
  }

  it('allows the money modules', async () => {
    for (const file of ['backend/src/platform/money/money.ts', 'shared-ui/src/formats/money.ts']) {
      for (const code of wrong) assert.deepEqual(await complaints(file, code), []);
    }
  });
});

it('has one table of digits on both sides', () => {
  const [backend, browser] = ['backend/src/platform/money', 'shared-ui/src/formats'].map((folder) =>
    readFileSync(new URL(`../../${folder}/minor-digits.ts`, import.meta.url), 'utf8'),
  );
  assert.equal(browser, backend);
});
