import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCandidate, aShellCandidate } from '../testing/a-candidate';
import { checkCandidate } from './check-candidate';
import type { Refusal } from './gate';
import { framesCheck } from './frames-check';

const FILE = 'frames.0000000005.json';
const right = {
  title: 'Sign in',
  html: '<main><h1>Sign in</h1><input value=""/></main>',
  css: 'h1{margin:0}',
};

function withFrame(changes: Partial<typeof right>, path = '/login') {
  const text = JSON.stringify({ [path]: { ...right, ...changes } });
  return aCandidate('one', { description: { frames: FILE }, files: { [FILE]: text } });
}

const problems = (refusals: Refusal[]) => refusals.map(({ problem }) => problem).join(' ');

describe('The frames of a release', () => {
  it('pass as React renders them, and a release without frames passes', () => {
    assert.deepEqual(framesCheck(withFrame({})), []);
    assert.deepEqual(framesCheck(aCandidate('one')), []);
  });

  const refused: [string, Partial<typeof right>, RegExp][] = [
    ['a script', { html: '<p>Hello</p><script>steal()</script>' }, /has a script in it/],
    ['a script in a picture', { html: '<svg><script href="#x"></script></svg>' }, /has a script in it/],
    ['a handler', { html: '<p onclick="steal()">Hello</p>' }, /has the attribute onclick/],
    ['a style attribute', { html: '<p style="color:red">Hello</p>' }, /has the attribute style/],
    ['an address of a script', { html: '<a href="javascript:steal()">Go</a>' }, /leads to another address/],
    ['a picture from elsewhere', { html: '<img src="https://spy.test/"/>' }, /leads to another address/],
    ['a frame of another page', { html: '<iframe src="https://spy.test/"></iframe>' }, /has a iframe in it/],
    ['a template that it closes', { html: '</template><p>Hello</p>' }, /not well-formed/],
    ['an element that stays open', { html: '<div><p>Hello</p>' }, /does not close a div/],
    ['the end of its styles', { css: 'p{}</style><script>steal()</script>' }, /in its styles/],
    ['styles from elsewhere', { css: '@import "https://spy.test/"' }, /has @import in its styles/],
    ['a picture in its styles', { css: 'p{background:url(https://spy.test/)}' }, /in its styles/],
  ];
  for (const [what, changes, reason] of refused) {
    it(`are refused with ${what}`, () => {
      assert.match(problems(framesCheck(withFrame(changes))), reason);
    });
  }

  it('are refused for a path of another remote, and when they are malformed', () => {
    assert.match(problems(framesCheck(withFrame({}, '/carlisting'))), /does not claim \/carlisting/);
    const other = aCandidate('one', { description: { frames: FILE }, files: { [FILE]: '{"/login":1}' } });
    assert.match(problems(framesCheck(other)), /cannot be read: they are not frames of screens/);
  });

  it('are refused with a wrong hash, without a hash, and when they are missing', () => {
    const candidate = withFrame({});
    candidate.files.set(FILE, Buffer.from(JSON.stringify({ '/login': { ...right, title: 'Changed' } })));
    const context = { shell: { contractVersion: 1, provides: candidate.description.shared }, others: [] };
    assert.match(problems(checkCandidate(candidate, context)), /frames.* is not the file whose hash/);
    candidate.files.delete(FILE);
    assert.match(problems(framesCheck(candidate)), /described, but it is not in dist/);
  });

  it('of the shell pass the same checks', () => {
    const frames = { layouts: { public: { '': ['<main>', '</main><embed/>'] } }, loading: {}, css: '' };
    const candidate = aShellCandidate('one', { frames: FILE, integrity: { [FILE]: 'sha384-any' } });
    candidate.files.set(FILE, Buffer.from(JSON.stringify(frames)));
    assert.match(problems(framesCheck(candidate)), /the layout public {2}has a embed in it/);
  });
});
