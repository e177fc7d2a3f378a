import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseRelease, hashOf } from './choose-release';
import { entriesOf, isAtEntry, readMenus, type Audience, type MenuEntry } from './menus';

const entry = (changes: Partial<MenuEntry> = {}): MenuEntry => ({
  in: ['header'],
  path: '/trips',
  label: 'Trips',
  order: 10,
  ...changes,
});
const seen = (all: MenuEntry[], audience: Audience = 'visitor', isActive = true) =>
  entriesOf(all, 'header', { audience, isActive }).map(({ path }) => path);

describe('The entries of a menu', () => {
  it('stand in one order over all remotes, and in none by chance', () => {
    const all = [entry({ path: '/c' }), entry({ path: '/a', order: 20 }), entry({ path: '/b' })];
    assert.deepEqual(seen(all), ['/b', '/c', '/a']);
    assert.deepEqual(seen(all.toReversed()), ['/b', '/c', '/a']);
  });

  it('are those of the menu and of who is here', () => {
    const all = [
      entry({ path: '/all' }),
      entry({ path: '/elsewhere', in: ['footer'] }),
      entry({ path: '/mine', for: ['admin', 'customer'] }),
      entry({ path: '/new', active: true }),
    ];
    assert.deepEqual(seen(all), ['/all', '/new']);
    assert.deepEqual(seen(all, 'admin'), ['/all', '/mine', '/new']);
    assert.deepEqual(seen(all, 'admin', false), ['/all', '/mine']);
  });

  it('are current at their path, below it and at what they name besides, or only at exactly their path', () => {
    const trips = entry({ also: ['/payment'] });
    for (const path of ['/trips', '/trips/7', '/payment/7']) assert.ok(isAtEntry(trips, path), path);
    for (const path of ['/tripsters', '/']) assert.ok(!isAtEntry(trips, path), path);
    assert.ok(!isAtEntry(entry({ exact: true }), '/trips/7'));
    assert.ok(!isAtEntry(entry({ path: '/' }), '/trips'));
  });

  it('are read as far as they are legible, and none of an older release', () => {
    const sound = entry({ icon: 'car', for: ['visitor'] });
    const broken = [
      null,
      7,
      {},
      { ...sound, in: 'header' },
      { ...sound, path: 'trips' },
      { ...sound, label: '' },
    ];
    assert.deepEqual(readMenus([...broken, sound]), [sound]);
    assert.deepEqual(readMenus(undefined), []);
  });

  it('are those of the release that a browser gets', () => {
    const release = { version: 'one' } as never;
    const stable = { name: 'remote-a', scope: 'a', claims: [], baseUrl: 'https://a.test/', release };
    const rollout = {
      percent: 50,
      claims: [],
      baseUrl: 'https://b.test/',
      release: { version: 'two' } as never,
    };
    const isIn = (id: string) => hashOf(`two/${id}`) % 10_000 < 5000;
    const browsers = Array.from({ length: 20 }, (_, number) => `browser-${number}`);
    const pathsOf = (id: string) =>
      chooseRelease(
        { ...stable, menus: [entry()], rollout: { ...rollout, menus: [entry({ path: '/new' })] } },
        id,
      ).menus?.map(({ path }) => path);
    const withIt = browsers.find(isIn) ?? '';
    const without = browsers.find((id) => !isIn(id)) ?? '';
    assert.deepEqual([pathsOf(withIt), pathsOf(without)], [['/new'], ['/trips']]);
    // A release that names none has none, whatever the one before had.
    assert.deepEqual(chooseRelease({ ...stable, menus: [entry()], rollout }, withIt).menus, []);
  });
});
