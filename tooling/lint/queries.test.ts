import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const root = join(import.meta.dirname, '../..');
const [, listed = ''] =
  /branchingByHand = \[([^\]]*)\]/.exec(readFileSync(join(import.meta.dirname, 'queries.mjs'), 'utf8')) ?? [];
const branchingByHand = [...listed.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
const lint = lintBy(/^queries\/loading-by-boundary$/);
const complaints = async (code: string, file = 'remote-new/src/features/cars/a-car.tsx') =>
  (await lint(file, code)).length;

describe('Lint refuses in a screen', () => {
  for (const [what, code] of [
    [
      'a query that is asked whether it loads',
      'const A = () => { const q = useQuery(a); return q.isPending; };',
    ],
    ['a state of a query', 'const A = () => { const { data, isLoading } = useQuery(a); return isLoading; };'],
    ['a list that is asked', 'const A = () => { const all = useInfiniteQuery(a); return !all.isLoading; };'],
  ] as const) {
    it(what, async () => assert.equal(await complaints(code), 1));
  }

  it('a listed file’s code elsewhere, so that each entry is still needed', async () => {
    assert.ok(branchingByHand.length > 5);
    for (const file of branchingByHand) {
      const code = readFileSync(join(root, file), 'utf8');
      assert.ok((await complaints(code)) > 0, file);
      assert.equal(await complaints(code, file), 0, file);
    }
  });
});

describe('Lint allows in a screen', () => {
  for (const [what, code] of [
    [
      'a mutation that is under way',
      'const A = () => { const save = useMutation(a); return save.isPending; };',
    ],
    ['a query inside a boundary', 'const A = () => { const { data } = useSuspenseQuery(a); return data; };'],
    [
      'data that a part says less without',
      'const A = () => { const q = useQuery(a); return q.data ?? null; };',
    ],
  ] as const) {
    it(what, async () => assert.equal(await complaints(code), 0));
  }
});
