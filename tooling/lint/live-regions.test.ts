import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

async function complaints(code: string): Promise<string> {
  const filePath = join(root, 'remote-dashboard/src/features/a-feature/a-form.test.tsx');
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message)).join();
}

describe('Lint on live regions', () => {
  it('refuses a test that finds a live region before it has text', async () => {
    for (const role of ['alert', 'status']) {
      const code = `expect(await screen.findByRole('${role}')).toHaveTextContent('Refused');`;
      assert.match(await complaints(code), /Wait for the words/);
    }
  });

  it('allows a test to wait for the text, and to find other elements', async () => {
    const waits = "await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Refused'));";
    assert.equal(await complaints(waits), '');
    assert.equal(await complaints("expect(await screen.findByRole('row')).toHaveTextContent('Paid');"), '');
  });
});
