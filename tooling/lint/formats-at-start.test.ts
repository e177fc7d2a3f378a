import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^no-restricted-syntax$/);
const complaints = async (code: string) =>
  (await lint('remote-dashboard/src/features/a-feature/a-page.tsx', code)).join();

describe('Lint on formats', () => {
  for (const code of [
    "const number = new Intl.NumberFormat('en-GB');",
    "export const list = new Intl.ListFormat('en-GB');",
    "export const textOf = (names: string[]) => new Intl.ListFormat('en-GB').format(names);",
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
