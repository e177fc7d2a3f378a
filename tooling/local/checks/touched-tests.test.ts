import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '@drove/federation/workspaces';
import { findChanges, repositoryFiles } from './changes';
import { createSymbolGraph } from './symbol-graph';
import { findTestFiles, pathOf } from './test-files';
import { touchedTests } from './touched-tests';

const all = findTestFiles().filter(({ runner }) => runner !== 'playwright');
const graph = createSymbolGraph(repositoryFiles());
const select = (file: string, before?: string) => touchedTests(all, [file], () => before, graph).map(pathOf);
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

interface Row {
  change: string;
  /** At most so many files. */
  most: number;
  chosen: string[];
  /** Beginnings of paths of which none is chosen. */
  left?: string[];
}

const dashboard = 'remote-dashboard/src/features';
const modules = 'backend/src/modules';
const table: Row[] = [
  {
    change: `${modules}/catalog/pricing/price-rental.ts`,
    most: 20,
    chosen: [
      `${modules}/catalog/pricing/price-rental.test.ts`,
      `${modules}/catalog/pricing/price.golden.test.ts`,
      // Through public.ts, by the name of a function that uses it.
      `${modules}/booking/changes/change.golden.test.ts`,
      // Through the whole API, in a folder that uses it.
      `${modules}/booking/holds/reserve-car.test.ts`,
    ],
    left: [
      `${modules}/people/`,
      `${modules}/books/`,
      `${modules}/payments/`,
      `${modules}/payouts/`,
      'remote-',
      'shell/',
    ],
  },
  {
    change: `${modules}/payouts/payouts/payouts.repository.ts`,
    most: 25,
    chosen: [`${modules}/payouts/payouts/payout-holds.test.ts`, `${modules}/dashboard/home.test.ts`],
    left: [`${modules}/people/`, `${modules}/catalog/`],
  },
  {
    change: `${dashboard}/reservation/price-summary.tsx`,
    most: 8,
    chosen: [`${dashboard}/reservation/customer-trip.test.tsx`],
    left: [`${dashboard}/cases/`, 'remote-marketplace/', 'backend/'],
  },
  {
    change: 'remote-marketplace/src/features/find-cars/car-card.tsx',
    most: 8,
    chosen: ['remote-marketplace/src/features/find-cars/car-listing.test.tsx'],
    left: ['remote-marketplace/src/features/payment/', 'remote-dashboard/'],
  },
  {
    // Through the barrel of shared-ui, in each feature that shows one.
    change: 'shared-ui/src/sheet.tsx',
    most: 25,
    chosen: [
      'shared-ui/src/stories.test.tsx',
      `${dashboard}/cases/cases.test.tsx`,
      'remote-marketplace/src/features/payment/',
    ],
    left: [`${dashboard}/notifications/`, 'remote-auth/', 'backend/'],
  },
  {
    change: 'backend/src/platform/http/problem.ts',
    most: 60,
    chosen: [
      'backend/src/platform/http/refusals.test.ts',
      `${modules}/people/account/`,
      `${modules}/messaging/`,
    ],
    left: ['shell/', 'remote-'],
  },
  {
    // Loaded by the route table alone: the tests of the feature that it shows.
    change: 'remote-marketplace/src/screens/contact-screen.tsx',
    most: 2,
    chosen: ['remote-marketplace/src/features/contact/contact.test.tsx'],
  },
  {
    change: 'shared-auth/src/index.ts',
    most: 60,
    chosen: ['shared-auth/', 'shell/', 'remote-auth/', 'remote-marketplace/', 'remote-dashboard/'],
    left: ['backend/', 'federation/'],
  },
  {
    change: 'backend/migrations/index.ts',
    most: 60,
    chosen: ['backend/src/migrate.test.ts', `${modules}/messaging/`],
    left: ['shell/'],
  },
  { change: 'README.md', most: 0, chosen: [] },
  { change: 'docs/qa.md', most: 0, chosen: [] },
];

describe('The selection of tests', () => {
  for (const { change, most, chosen, left = [] } of table) {
    it(`has at most ${most} files for ${change}`, () => {
      const selected = select(change);
      assert.ok(selected.length <= most, `${selected.length}: ${selected.join('\n')}`);
      for (const path of chosen)
        assert.ok(
          selected.some((file) => file.startsWith(path)),
          path,
        );
      for (const path of left)
        assert.deepEqual(
          selected.filter((file) => file.startsWith(path)),
          [],
        );
    });
  }

  it('has every test when something changes that each of them uses', () => {
    assert.equal(select('package-lock.json').length, all.length);
  });

  it('follows only the declarations whose text has changed', () => {
    const file = 'backend/src/platform/http/problem.ts';
    const folder = 'backend/src/platform/http/';
    const isOutside = (path: string) => !path.startsWith(folder);
    assert.deepEqual(select(file, read(file)).filter(isOutside), []);
    assert.deepEqual(select(file, `// A comment\n${read(file)}`).filter(isOutside), []);
    const ofCodes = 'backend/dev/openapi-document.test.ts';
    const ofProblems = 'backend/src/open-files.test.ts';
    const problems = select(file, read(file).replace("'Problem'", "'Refusal'"));
    assert.ok(problems.includes(ofProblems) && !problems.includes(ofCodes));
    const codes = select(file, read(file).replace('CAR_NOT_FOUND: 404', 'CAR_NOT_FOUND: 410'));
    assert.ok(codes.includes(ofCodes) && !codes.includes(ofProblems));
  });

  it('follows a barrel by the names whose source has changed', () => {
    const file = 'shared-ui/src/index.ts';
    const selected = select(file, read(file).replace("export { Sheet } from './sheet';\n", ''));
    assert.ok(selected.includes(`${dashboard}/cases/cases.test.tsx`));
    assert.ok(!selected.some((path) => path.startsWith(`${dashboard}/notifications/`)));
  });
});

describe('The changes', () => {
  it('are compared with the merge base with main', () => {
    const { base, before } = findChanges();
    assert.match(base, /^[0-9a-f]{40}$/);
    assert.match(before('package.json') ?? '', /car-rental-marketplace/);
    assert.equal(before('no/such-file.ts'), undefined);
  });
});
