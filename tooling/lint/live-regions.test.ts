import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^no-restricted-syntax$/);
const complaints = async (code: string) =>
  (await lint('remote-dashboard/src/features/a-feature/a-form.test.tsx', code)).join();

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
