import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planRemote, type WantedRemote } from './plan-remote';

const existing = {
  folders: ['shell', 'remote-cars', 'backend'],
  remotes: [
    {
      name: 'remote-cars',
      port: 3007,
      claims: [
        { path: '/', layout: 'public' },
        { path: '/cars', layout: 'public' },
        { path: '/dashboard', layout: 'dashboard' },
      ],
      pages: ['/', '/cars', '/cars/:id', '/dashboard/users'],
    },
  ],
};
const plan = (wanted: WantedRemote) => planRemote(wanted, existing);

describe('A new remote', () => {
  it('gets a free name, path and port', () => {
    assert.deepEqual(plan({ name: 'trip-notes' }), {
      name: 'remote-trip-notes',
      scope: 'remote_trip_notes',
      claim: '/trip-notes',
      layout: 'public',
      port: 3008,
      title: 'Trip notes',
      screen: 'TripNotesScreen',
      screenFile: 'trip-notes-screen',
    });
  });

  it('accepts a whole name, a path and a layout', () => {
    const { name, claim, layout } = plan({ name: 'remote-insurance', claim: '/insured', layout: 'auth' });
    assert.deepEqual([name, claim, layout], ['remote-insurance', '/insured', 'auth']);
    assert.equal(plan({ name: 'claims', layout: 'dashboard' }).claim, '/dashboard/claims');
  });

  const refusals: [WantedRemote, RegExp][] = [
    [{ name: 'Trip_Notes' }, /"Trip_Notes" cannot be a remote's name/],
    [{ name: '../evil' }, /cannot be a remote's name/],
    [{ name: 'remote-' }, /cannot be a remote's name/],
    [{ name: 'cars' }, /There is a folder remote-cars already/],
    [{ name: 'notes', layout: 'wide' }, /no layout "wide". It has: public, auth, dashboard/],
    [{ name: 'notes', claim: 'notes' }, /"notes" cannot be claimed/],
    [{ name: 'notes', claim: '/cars' }, /\/cars is claimed by remote-cars/],
    [{ name: 'notes', claim: '/cars/new' }, /\/cars\/new is a page of remote-cars \(\/cars\/:id\)/],
    [{ name: 'users', layout: 'dashboard' }, /\/dashboard\/users is a page of remote-cars/],
  ];
  for (const [wanted, reason] of refusals) {
    it(`is refused as ${Object.values(wanted).join(' ')}`, () => {
      assert.throws(() => plan(wanted), reason);
    });
  }
});
