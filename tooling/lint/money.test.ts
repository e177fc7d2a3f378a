import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  // Without types, which the rule does not read and files that do not exist do not have.
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, project: null } },
    },
  ],
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
});

async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(root, filePath) });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

const files = [
  'backend/src/modules/payments/a-file.ts',
  'remote-dashboard/src/features/a-feature/a-form.tsx',
];
const wrong = [
  'const shown = price.amount_minor / 100;',
  'const amountMinor = Math.round(Number(amount) * 100);',
  'const cell = (amountMinor / units).toFixed(2);',
  "const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });",
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
