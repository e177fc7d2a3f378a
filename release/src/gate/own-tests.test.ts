import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';
import { checkSources } from './own-tests';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
const records = join(root, 'tested');
const runs = join(root, 'runs');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const test = (expected: number) =>
  `const { price } = require('./price');\nrequire('node:fs').appendFileSync(${JSON.stringify(runs)}, 'one ');\nit('adds the fee', () => { expect(price(1)).toBe(${expected}); });\n`;
const right = 'export const price = (net: number): number => net + 1;\n';
const problemsOf = async () =>
  (await checkSources(['remote-x'], { root, records })).map((one) => Object.values(one).join(' '));

/** A repository with one small remote, whose types and tests take the compiler and Jest as they are. */
function aRepository(): void {
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
  write('tooling/jest/preset.cjs', '');
  write('tsconfig.base.json', '{}');
  write('remote-x/package.json', '{}');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    types: ['node'],
    skipLibCheck: true,
    module: 'ESNext',
  };
  write('remote-x/tsconfig.json', JSON.stringify({ compilerOptions, include: ['src/price.ts'] }));
  const transform = { '\\.tsx?$': join(workspaceRoot, 'node_modules/@swc/jest') };
  write('remote-x/jest.config.cjs', `module.exports = ${JSON.stringify({ transform })};`);
}

describe('Types and tests of a remote', () => {
  after(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('refuse a failing release with the place and the command, and run again only after a change', async () => {
    aRepository();
    write('remote-x/src/price.ts', right);
    const [missing] = await problemsOf();
    assert.match(missing ?? '', /remote-x has no src\/contract\.test\.tsx/);

    write('remote-x/src/contract.test.tsx', test(3));
    write('remote-x/src/price.ts', right.replace('net + 1', "'1'"));
    const [types, tests] = await problemsOf();
    assert.match(types ?? '', /types The types of remote-x are not right:\s+remote-x\/src\/price\.ts\(1,/);
    assert.match(types ?? '', /Mend it until this passes: npx tsc -b remote-x/);
    assert.match(tests ?? '', /tests The tests of remote-x do not pass:[^]*adds the fee[^]*Expected: 3/);
    assert.match(tests ?? '', /npm test -w remote-x/);

    write('remote-x/src/price.ts', right);
    write('remote-x/src/contract.test.tsx', test(2));
    assert.deepEqual(await problemsOf(), []);
    assert.deepEqual(await problemsOf(), []);
    assert.equal(readFileSync(runs, 'utf8'), 'one one ');
  });
});
