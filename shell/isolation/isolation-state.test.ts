import { readState, writeState, type IsolationState } from './isolation-state';

const settings = { accounts: [{ email: 'owner@demo.test', what: 'a car owner' }], hasBackend: true };
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
  expect(open('/?session=stranger@demo.test&network=toString&answers=x&width=wide')).toEqual(usual);
});

it('has nothing but recorded answers where there is no backend', () => {
  expect(open('/#/', false).answers).toBe('recorded');
});
