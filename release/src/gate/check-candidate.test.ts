import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCandidate, aCandidateOf, aShell, type CandidateChanges } from '../testing/a-candidate';
import { checkCandidate } from './check-candidate';

const dashboard = aCandidateOf('remote-dashboard', '1').description;
const others = [
  {
    ...dashboard,
    claims: [{ path: '/dashboard', layout: 'dashboard' }],
    screens: { '/dashboard': [], '/dashboard/users': [] },
  },
];
const refusalsOf = (changes: CandidateChanges, without?: string) => {
  const candidate = aCandidate('2', changes);
  if (without) candidate.files.delete(without);
  return checkCandidate(candidate, { shell: aShell, others });
};

describe('The gate', () => {
  it('accepts a release that fits the live shell and the other remotes', () => {
    assert.deepEqual(refusalsOf({}), []);
  });

  it('accepts a claim below another remote’s path that the other does not have', () => {
    const claims = [{ path: '/dashboard/cars/upload', layout: 'dashboard' }];
    assert.deepEqual(refusalsOf({ description: { claims } }), []);
  });

  const broken: [string, CandidateChanges, RegExp, string?][] = [
    ['does not expose its routes', { files: { 'remoteEntry.0000000001.js': 'nothing' } }, /does not expose/],
    [
      'was built for a newer contract',
      { description: { contractVersion: 2 } },
      /version 2 of the contract, the shell speaks 1/,
    ],
    [
      'needs a React that the shell does not have',
      { description: { shared: { react: '^20.0.0' } } },
      /needs react \^20\.0\.0, the shell provides 19\.3\.1/,
    ],
    [
      'needs a shared package that the shell does not share',
      { description: { shared: { formik: '^2.0.0' } } },
      /wants formik from the shell, which does not provide it/,
    ],
    [
      'imports a name that a shell of the same contract does not have yet',
      { description: { uses: { '@drove/shared-auth': ['useAuth', 'useTomorrow'] } } },
      /imports useTomorrow of @drove\/shared-auth, which the shell does not have/,
    ],
    [
      'claims the path of another remote',
      { description: { claims: [{ path: '/dashboard', layout: 'dashboard' }] } },
      /claims \/dashboard, which belongs to remote-dashboard/,
    ],
    [
      'claims a page that another remote has',
      { description: { claims: [{ path: '/dashboard/users', layout: 'dashboard' }] } },
      /claims \/dashboard\/users, which belongs to remote-dashboard/,
    ],
    ['claims nothing', { description: { claims: [] } }, /claims no path/],
    ['lacks the hash of a file', { description: { integrity: {} } }, /has no hash in release\.json/],
    [
      'has a file that was changed after it was built',
      { description: { integrity: { 'routes.0000000002.js': `sha384-${'A'.repeat(64)}` } } },
      /routes\.0000000002\.js is not the file whose hash/,
    ],
    ['lacks a file', {}, /417\.0000000004\.js is described, but it is not in dist/, '417.0000000004.js'],
    [
      'loads more later than it may',
      { totalBudgetKb: 0.1 },
      /needs 0 kB for all that it may load, its budget is 0\.1/,
    ],
    ['is heavier than its budget', { budgetKb: 0.1 }, /needs 0 kB for \/login, its budget is 0\.1 kB/],
  ];
  for (const [what, changes, problem, without] of broken) {
    it(`refuses a release that ${what}, with a remedy`, () => {
      const refusals = refusalsOf(changes, without);
      assert.ok(
        refusals.some((refusal) => problem.test(refusal.problem)),
        JSON.stringify(refusals),
      );
      for (const { remedy } of refusals) assert.match(remedy, /^[A-Z].{20,}\.$/);
    });
  }

  it('accepts what was built for any contract that the shell speaks, and for its session', () => {
    const shell = { ...aShell, contractVersion: 2, contracts: [1, 2], provides: { ...aShell.provides } };
    shell.provides['@drove/shared-auth'] = '2.0.0';
    const built = (contractVersion: number, session: string) =>
      checkCandidate(
        aCandidate('2', {
          description: { contractVersion, shared: { react: '^19.0.0', '@drove/shared-auth': session } },
        }),
        { shell, others: [] },
      ).map(({ problem }) => problem);
    assert.deepEqual(built(1, '^1.0.0 || ^2.0.0'), []);
    assert.deepEqual(built(2, '^2.0.0 || ^3.0.0'), []);
    assert.deepEqual(built(3, '^2.0.0 || ^3.0.0'), [
      'remote-auth was built for version 3 of the contract, the shell speaks 1 and 2.',
    ]);
    assert.deepEqual(built(1, '^1.0.0'), [
      'remote-auth needs @drove/shared-auth ^1.0.0, the shell provides 2.0.0.',
    ]);
  });

  it('treats an older and a newer shell alike', () => {
    const today = aCandidate('2');
    for (const contractVersion of [0, 2]) {
      const shell = { ...aShell, contractVersion };
      const [refusal] = checkCandidate(today, { shell, others: [] });
      assert.equal(refusal?.check, 'contract');
    }
    const newerMinor = { ...aShell, provides: { ...aShell.provides, react: '19.9.0' } };
    assert.deepEqual(checkCandidate(today, { shell: newerMinor, others: [] }), []);
  });
});
