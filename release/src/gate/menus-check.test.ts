import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { MenuEntry, Origins } from '@drove/federation/registry';
import { findRemotes } from '@drove/federation/remotes';
import { workspaceRoot } from '@drove/federation/workspaces';
import { aCandidate, aCandidateOf, aShell, aShellCandidate } from '../testing/a-candidate';
import { checkCandidate } from './check-candidate';
import { checkShell } from './check-shell';
import { menusCheck } from './menus-check';

const entry: MenuEntry = { in: ['tabs'], path: '/login', label: 'Sign in', order: 10, icon: 'account' };
const others = [
  {
    ...aCandidateOf('remote-dashboard', '1').description,
    menus: [
      { in: ['header'], path: '/login', label: 'Enter', order: 1, for: ['visitor'] },
      ...['/a', '/b', '/c'].map((path): MenuEntry => ({ ...entry, path, for: ['admin', 'visitor'] })),
    ],
  },
];
const refusalsOf = (description: { menus?: MenuEntry[]; origins?: Origins }) =>
  checkCandidate(aCandidate('2', { description }), { shell: aShell, others });
const menusOf = (...menus: Partial<MenuEntry>[]) => ({ menus: menus.map((one) => ({ ...entry, ...one })) });

describe('The gate on menus', () => {
  it('accepts places of pages of its own, to each audience once', () => {
    assert.deepEqual(refusalsOf(menusOf({ for: ['visitor'] }, { for: ['admin'], label: 'Enter' })), []);
    assert.deepEqual(refusalsOf(menusOf({ in: ['header'], icon: undefined as never, for: ['admin'] })), []);
  });

  it('accepts the menus of this checkout', () => {
    const descriptions = findRemotes().map(({ name }) => {
      const remote = JSON.parse(readFileSync(join(workspaceRoot, name, 'remote.json'), 'utf8'));
      const screens = Object.fromEntries(
        ((remote.menus ?? []) as MenuEntry[]).map(({ path }): [string, string[]] => [path, []]),
      );
      return { ...aCandidateOf(name, '1').description, ...remote, screens };
    });
    for (const description of descriptions)
      assert.deepEqual(menusCheck(description, aShell, descriptions), []);
  });

  it('judges by the menus and icons of the shell that is live', () => {
    const shell = { ...aShell, menus: { names: ['tabs', 'sidebar'], icons: ['rocket'] } };
    const problemsOf = (changes: Partial<MenuEntry>) =>
      menusCheck(aCandidate('2', { description: menusOf(changes) }).description, shell, []).length;
    assert.deepEqual(
      [problemsOf({ icon: 'rocket' as never }), problemsOf({}), problemsOf({ in: ['header'] })],
      [0, 1, 2],
    );
    assert.equal(problemsOf({ in: ['sidebar'], icon: 'rocket' as never }), 0);
  });

  it('releases a shell that has its menus from remotes only with remotes that name them', () => {
    const shell = aShellCandidate('s2', { menus: { names: ['tabs'], icons: [] } });
    const ofBefore = aCandidate('1').description;
    const [refusal] = checkShell(shell, [ofBefore]);
    assert.match(
      refusal?.problem ?? '',
      /does not say where it stands in menus.*\(remote-auth 1 is live\.\)/,
    );
    assert.deepEqual(checkShell(shell, [{ ...ofBefore, menus: [] }]), []);
    assert.deepEqual(checkShell(aShellCandidate('s1'), [ofBefore]), []);
  });

  const broken: [string, Partial<MenuEntry>[], RegExp][] = [
    ['is at a path of another remote', [{ path: '/dashboard' }], /at \/dashboard, which it does not claim/],
    ['is current at a path of another remote', [{ also: ['/help'] }], /at \/help, which it does not claim/],
    ['leads to no page', [{ path: '/login/help' }], /leads to no page of it/],
    ['is in no menu', [{ in: [] }], /is in no menu/],
    ['is in an unknown menu', [{ in: ['sidebar'] }], /no menu "sidebar"/],
    ['has an unknown icon', [{ icon: 'rocket' as never }], /no icon "rocket"/],
    ['has no icon among tabs', [{ icon: undefined as never }], /needs an icon in "tabs"/],
    ['is for an unknown role', [{ for: ['owner'] }], /"owner" is no one/],
    ['counts what is not counted', [{ count: 'likes' as never }], /nothing counts "likes"/],
    ['is too long for the tab bar', [{ label: 'Sign in here' }], /longer than the 10 letters/],
    ['has markup for a label', [{ label: '<b>In</b>' }], /not plain text/],
    ['has a label that turns the text around it', [{ label: 'In\u202e' }], /not plain text/],
    ['has a label of spaces', [{ label: ' ' }], /not plain text/],
    ['is there twice', [{}, { label: 'Enter' }], /\/login is in "tabs" already, as "Sign in" of remote-auth/],
    [
      'is in a menu in which another remote has its path',
      [{ in: ['header'] }],
      /\/login is in "header" already, as "Enter" of remote-dashboard/,
    ],
    [
      'is one tab too many',
      [
        { for: ['visitor'], label: 'One' },
        { for: ['visitor'], label: 'Two' },
      ],
      /"visitor" would have 5 tabs/,
    ],
  ];
  for (const [what, menus, problem] of broken) {
    it(`refuses an entry that ${what}, with a remedy`, () => {
      const refusals = refusalsOf(menusOf(...menus));
      assert.ok(
        refusals.some((refusal) => refusal.check === 'menus' && problem.test(refusal.problem)),
        JSON.stringify(refusals),
      );
      for (const { remedy } of refusals) assert.match(remedy, /^[A-Z].{20,}\.$/);
    });
  }
});

describe('The gate on origins', () => {
  it('accepts named hosts, for data and for pictures', () => {
    assert.deepEqual(
      refusalsOf({ origins: { connect: ['https://tiles.example'], img: ['https://*.tiles.example'] } }),
      [],
    );
  });

  const broken: [string, object, RegExp][] = [
    [
      'is not encrypted',
      { connect: ['http://tiles.example'] },
      /http:\/\/tiles\.example \(connect\) is not an https/,
    ],
    ['opens a whole ending', { img: ['https://*.com'] }, /whole ending/],
    ['would bring scripts', { script: ['https://tiles.example'] }, /"script" is not a kind of origin/],
  ];
  for (const [what, origins, problem] of broken) {
    it(`refuses one that ${what}, with a remedy`, () => {
      const [refusal] = refusalsOf({ origins });
      assert.equal(refusal?.check, 'origins');
      assert.match(refusal.problem, problem);
    });
  }
});
