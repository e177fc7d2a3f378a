import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';

interface Package {
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

/** Where Node would look for `name` from the package at `path`. */
function isLocked(path: string, name: string): boolean {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));
  const here = `${path}${path && '/'}node_modules/${name}`;
  return here in lock.packages || (path !== '' && isLocked(parent, name));
}

describe('package-lock.json', () => {
  // An install on one platform may leave out what others need (npm/cli#4828), and then `npm ci` refuses all of it.
  it('contains every platform’s packages, so that a fresh clone installs', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    assert.deepEqual(missing, []);
  });

  it('names no registry', () => {
    assert.doesNotMatch(JSON.stringify(lock), /"resolved":"https?:/);
  });
});
