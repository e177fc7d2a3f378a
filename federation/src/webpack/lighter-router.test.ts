import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { lighter } from './lighter-router';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

function installedLibrary(): string {
  const texts = readdirSync(folder)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.find((text) => text.includes('var RenderErrorBoundary = ')) ?? '';
}

describe('react-router', () => {
  it('is reduced from its installed form, and throws where a removed part is used', () => {
    const text = lighter(installedLibrary());

    assert.match(text, /throw new Error\("a fetcher is left out of this build of react-router"\)/);
    assert.match(text, /if \(route\.lazy\) throw new Error\("lazy is left out/);
    assert.doesNotMatch(text, /this\.context|shouldPrefetch &&/);
  });

  it('is not reduced when it differs from the known library', () => {
    const other = installedLibrary().replace('this.context', 'this.other');

    assert.throws(() => lighter(other), /react-router has this\.context 1 times, not 2/);
  });
});
