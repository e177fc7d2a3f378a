import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { aCandidate, aShell, type CandidateChanges } from '../testing/a-candidate';
import { checkCandidate } from './check-candidate';

const refusalsOf = (changes: CandidateChanges) =>
  checkCandidate(aCandidate('2', changes), { shell: aShell, others: [] });
/** Hex digits, which compress to half of their length. */
const noise = (kilobytes: number) =>
  Array.from({ length: kilobytes * 16 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex'),
  ).join('');
const script = (text: string): CandidateChanges => ({ files: { '900.0000000009.js': text } });

describe('A build', () => {
  it('passes with its team’s sources, shared packages and the JSX runtime', () => {
    const modules = [
      'team-kit/src/index.ts',
      'shared-ui/src/index.ts',
      'node_modules/react/cjs/react-jsx-runtime.production.js',
      'node_modules/react/jsx-runtime.js',
      'node_modules/@tanstack/react-query/index.js',
    ];
    assert.deepEqual(refusalsOf({ modules }), []);
  });

  const broken: [string, CandidateChanges, RegExp, RegExp][] = [
    [
      'brings a second React',
      { modules: ['remote-auth/node_modules/react/cjs/react.production.js'] },
      /has a react of its own in its build \(remote-auth\/node_modules\/react.*beside the react of the shell/,
      /npm explain react/,
    ],
    [
      'brings another router',
      { modules: ['node_modules/wouter/esm/index.js'] },
      /has a wouter of its own .* beside the react-router-dom of the shell/,
      /Use react-router-dom instead/,
    ],
    [
      'imports the source of another remote',
      { modules: ['remote-dashboard/src/lib/dates.ts'] },
      /has remote-dashboard\/src\/lib\/dates\.ts in its build, which belongs to remote-dashboard/,
      /Move what both need to a shared package/,
    ],
    [
      'imports the source of the backend',
      { modules: ['backend/src/platform/problem.ts'] },
      /which belongs to backend/,
      /npx eslint remote-auth/,
    ],
    [
      'brings the session’s code',
      { modules: ['shared-auth/src/index.ts'] },
      /which is the shell's to bring/,
      /Import '@drove\/shared-auth' by this name alone/,
    ],
    [
      'loads 3 MB later',
      script(`self.text="${noise(3000)}"`),
      /for the script 900\.0000000009\.js, its budget is 150 kB/,
      /import\(\) less of it at once/,
    ],
    [
      'loads 3 MB later that compress well',
      script(`self.text="${'a'.repeat(3_000_000)}"`),
      /needs 3000 kB for the script 900\.0000000009\.js, unpacked, its budget is 1000 kB/,
      /fileBudgetKb/,
    ],
    [
      'calls new Function',
      script('const add=new Function("a","b","return a+b")'),
      /900\.0000000009\.js of remote-auth makes code of text.*: new Function\("a","b","return a\+b"\)/,
      /search the sources and the packages/,
    ],
    ['calls eval', script('x=eval(y)'), /the page's policy forbids: eval\(y\)/, /Write it as code/],
    ['hands text to a timer', script('setTimeout("go()",5)'), /setTimeout\("go\(\)",5\)/, /Write it as code/],
    [
      'loads a part by React.lazy',
      script('const Page=(0,r.lazy)(()=>n.e(7).then(n.bind(n,7)))'),
      /900\.0000000009\.js of remote-auth loads a part by React\.lazy.*: \(0,r\.lazy\)/,
      /Use loadPart of @drove\/shared-auth/,
    ],
    [
      'registers a custom property of the theme',
      {
        files: {
          'x.0000000009.css': '@property --color-primary{syntax:"<color>";inherits:false;initial-value:red}',
        },
      },
      /registers --color-primary with @property, which holds for the whole page/,
      /--remote-auth-color-primary/,
    ],
  ];
  for (const [what, changes, problem, remedy] of broken) {
    it(`is refused when it ${what}, with the problem, the place and the remedy`, () => {
      const found = refusalsOf(changes).filter((refusal) => problem.test(refusal.problem));
      assert.equal(found.length, 1, JSON.stringify(refusalsOf(changes)));
      assert.match(found[0]?.remedy ?? '', remedy);
    });
  }

  it('passes with a schema that is lazy, and with React’s mark of what is', () => {
    assert.deepEqual(refusalsOf(script('a=Symbol.for("react.lazy");b.lazy(c);lazy(()=>1)')), []);
  });

  it('passes with an old library’s access to the global object, and with uncalled names', () => {
    assert.deepEqual(refusalsOf(script('x=self||Function("return this")();y.eval(1);z={eval:1}')), []);
  });
});
