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

async function complaints(code: string): Promise<string> {
  const filePath = join(root, 'remote-dashboard/src/features/a-feature/a-page.tsx');
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message)).join();
}

describe('Lint on formats', () => {
  for (const code of [
    "const number = new Intl.NumberFormat('en-GB');",
    "export const list = new Intl.ListFormat('en-GB');",
  ]) {
    it(`refuses ${code}`, async () => {
      assert.match(await complaints(code), /onFirstUse/);
    });
  }

  it('allows those that are made when they are used', async () => {
    const code = "const number = onFirstUse(() => new Intl.NumberFormat('en-GB'));";
    assert.equal(await complaints(code), '');
  });
});
