import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^no-restricted-syntax$/);
const complaints = async (file: string, code: string) => (await lint(file, code)).join();

const feature = 'remote-dashboard/src/features/a-feature/a-page.tsx';
const wrong = [
  'const left = Date.parse(heldUntil) - Date.now();',
  'const today = new Date().toISOString().slice(0, 10);',
  'const today = dayFormat().format();',
];

describe('Lint on the device’s clock', () => {
  for (const code of wrong) {
    it(`refuses ${code}`, async () => {
      assert.match(await complaints(feature, code), /the server’s clock/);
    });
  }

  it('allows a time of the API, and the page’s own stopwatch', async () => {
    const code = 'const at = new Date(car.created_at); const tookMs = performance.now() - startedAt;';
    assert.equal(await complaints(feature, code), '');
  });

  it('allows what a device compares with itself, in the files that are listed, and nothing else there', async () => {
    const listed = 'shared-auth/src/session/verification-email-wait.ts';
    for (const code of wrong) assert.equal(await complaints(listed, code), '');
    assert.match(await complaints(listed, "const Page = import('./page');"), /loadPart/);
  });
});
