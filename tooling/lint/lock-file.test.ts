import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Compiled for other systems than those on which the lock file was written: npm leaves their integrity out when it
 * cannot ask for them. A registry that has them all adds it; then a line goes from here.
 */
const compiledForOtherSystems = [
  /^@oxfmt\/binding-/,
  /^@oxlint\/binding-/,
  /^@oxlint-tsgolint\//,
  /^@oxc-parser\/binding-/,
  /^@rspack\/binding-/,
  /^@swc\/core-/,
  /^@tailwindcss\/oxide-/,
  /^@unrs\/resolver-binding-/,
];

const lockFile = new URL('../../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const mayLackIntegrity = (path: string, { optional, os, cpu }: LockedPackage) =>
  optional === true &&
  (os ?? cpu) !== undefined &&
  compiledForOtherSystems.some((pattern) => pattern.test(nameOf(path)));

it('the lock file locks every package by the hash of its content', () => {
  assert.ok(installed.length > 1_000, `only ${installed.length} packages found`);
  const without = installed.filter(
    ([path, locked]) => !(locked.integrity ?? '').startsWith('sha512-') && !mayLackIntegrity(path, locked),
  );
  assert.deepEqual(
    without.map(([path]) => path),
    [],
  );
});

it('the list of exceptions names no package with a hash', () => {
  const excusable = installed
    .filter(([, { integrity }]) => integrity === undefined)
    .map(([path]) => nameOf(path));
  const superfluous = compiledForOtherSystems.filter(
    (pattern) => !excusable.some((name) => pattern.test(name)),
  );
  assert.deepEqual(superfluous, []);
});
