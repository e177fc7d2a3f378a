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
  theme: 'system',
  motion: 'system',
  clock: '',
  requests: '',
  beside: '',
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
  ['/?theme=dark&motion=reduced#/', { theme: 'dark', motion: 'reduced' }],
  ['/?clock=2026-12-24T09:00Z#/', { clock: '2026-12-24T09:00Z' }],
  [
    '/?answers=empty&requests=GET+/cars/*+503,/quotes+3000ms&beside=remote-marketplace#/',
    { answers: 'empty', requests: 'GET /cars/* 503,/quotes 3000ms', beside: 'remote-marketplace' },
  ],
])('restores the copied state from %s', (link, differences) => {
  const state = { ...usual, ...differences };

  expect(open(link)).toEqual(state);
  expect(`/${writeState(state)}`).toBe(link);
});

it('falls back to the defaults for invalid values of a link', () => {
  expect(
    open('/?session=stranger@demo.test&network=toString&answers=x&width=wide&theme=pink&clock=noon#/'),
  ).toEqual(usual);
});

it('opens on a page of the remote when the address names none', () => {
  expect(open('/')).toEqual({ ...usual, route: '/login' });
});

it('begins with the first page’s session, unless the address names a session or a page', () => {
  const dashboard = { ...settings, firstPage: { route: '/dashboard', session: 'owner@demo.test' } };
  const at = (search: string, hash: string) => readState({ search, hash }, dashboard);

  expect(at('', '')).toEqual({ ...usual, route: '/dashboard', session: 'owner@demo.test' });
  expect(at('?session=loading', '').session).toBe('loading');
  expect(at('', '#/dashboard').session).toBe('signed-out');
});

it('uses recorded answers when there is no backend', () => {
  expect(open('/#/', false).answers).toBe('recorded');
  expect(open('/?answers=backend#/', false).answers).toBe('recorded');
  expect(open('/?answers=empty#/', false).answers).toBe('empty');
});
