import { readState, writeState, type IsolationState } from './isolation-state';

const settings = {
  accounts: [{ email: 'owner@demo.test', what: 'a car owner' }],
  hasBackend: true,
  firstPage: { route: '/login', session: 'signed-out' },
};
const open = (address: string, hasBackend = true) => {
  const { search, hash } = new URL(address, 'http://localhost:3000');
  return readState({ search, hash }, { ...settings, hasBackend });
};
const usual: IsolationState = {
  session: 'signed-out',
  network: 'normal',
  answers: 'backend',
  width: undefined,
  route: '/',
};

it.each<[string, Partial<IsolationState>]>([
  ['/#/', {}],
  ['/#/login?from=%2Fcarlisting', { route: '/login?from=%2Fcarlisting' }],
  ['/?session=owner@demo.test#/', { session: 'owner@demo.test' }],
  ['/?session=loading&network=offline#/', { session: 'loading', network: 'offline' }],
  [
    '/?session=no-profile&answers=recorded&width=390#/',
    { session: 'no-profile', answers: 'recorded', width: 390 },
  ],
])('whoever opens %s sees what was seen by who copied it', (link, differences) => {
  const state = { ...usual, ...differences };

  expect(open(link)).toEqual(state);
  expect(`/${writeState(state)}`).toBe(link);
});

it('falls back to the usual for what a link says wrongly', () => {
  expect(open('/?session=stranger@demo.test&network=toString&answers=x&width=wide#/')).toEqual(usual);
});

it('opens on a page of the remote when the address names none', () => {
  expect(open('/')).toEqual({ ...usual, route: '/login' });
});

it('begins in the session that the first page needs, unless the address names a session or a page', () => {
  const dashboard = { ...settings, firstPage: { route: '/dashboard', session: 'owner@demo.test' } };
  const at = (search: string, hash: string) => readState({ search, hash }, dashboard);

  expect(at('', '')).toEqual({ ...usual, route: '/dashboard', session: 'owner@demo.test' });
  expect(at('?session=loading', '').session).toBe('loading');
  expect(at('', '#/dashboard').session).toBe('signed-out');
});

it('has nothing but recorded answers where there is no backend', () => {
  expect(open('/#/', false).answers).toBe('recorded');
});
