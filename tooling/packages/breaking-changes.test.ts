import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { breakingChanges, leastBreakingVersion } from './breaking-changes';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function aPackage(types: string, entries = ['.']): string {
  const path = join(folder, String((count += 1)));
  mkdirSync(path);
  const exports = Object.fromEntries(entries.map((entry) => [entry, './index.js']));
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'a', exports }));
  writeFileSync(join(path, 'index.d.ts'), types);
  return path;
}

const before = `
  export interface Car { name: string; seats?: number }
  export declare function drive(car: Car, at?: number): boolean;
  export declare const limit: number;
`;
const cases: [string, string, string[]][] = [
  [
    'a new name, a further optional parameter and a further field break nothing',
    `
    export interface Car { name: string; seats?: number; doors?: number }
    export declare function drive(car: Car, at?: number, by?: string): boolean;
    export declare const limit: number;
    export declare const more: string;`,
    [],
  ],
  [
    'a name that is gone',
    `
    export interface Car { name: string; seats?: number }
    export declare function drive(car: Car, at?: number): boolean;`,
    ['.: limit is gone'],
  ],
  [
    'a parameter that is needed now',
    `
    export interface Car { name: string; seats?: number }
    export declare function drive(car: Car, at: number, by: string): boolean;
    export declare const limit: number;`,
    ['.: drive does not fit where it did'],
  ],
  [
    'a field that may be missing now',
    `
    export interface Car { name?: string; seats?: number }
    export declare function drive(car: Car, at?: number): boolean;
    export declare const limit: number;`,
    ['.: Car does not fit where it did'],
  ],
  [
    'another answer',
    `
    export interface Car { name: string; seats?: number }
    export declare function drive(car: Car, at?: number): boolean | undefined;
    export declare const limit: number;`,
    ['.: drive does not fit where it did'],
  ],
];

describe('breaking changes of a package', () => {
  for (const [what, types, expected] of cases) {
    it(what, () => assert.deepEqual(breakingChanges(aPackage(before), aPackage(types)), expected));
  }

  it('an entry that is gone', () => {
    assert.deepEqual(breakingChanges(aPackage(before, ['.', './testing']), aPackage(before)), [
      './testing is gone',
    ]);
  });

  it('need a minor version before 1.0, and a major one after', () => {
    assert.equal(leastBreakingVersion('0.1.3'), '0.2.0');
    assert.equal(leastBreakingVersion('1.4.1'), '2.0.0');
  });
});
