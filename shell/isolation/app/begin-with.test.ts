import { aFakeIdentity } from '@drove/shared-auth/testing';
import { beginWith } from './begin-with';

const people = { accounts: [{ email: 'ada@demo.test', what: 'an administrator' }], password: 'secret' };
const anIdentity = () => aFakeIdentity({ accounts: { 'ada@demo.test': 'secret' } });
const whoIsHere = async (identity: Awaited<ReturnType<typeof beginWith>>) => {
  const reported = new Promise((resolve) => {
    identity.onUserChanged((user) => resolve(user?.email ?? 'nobody'));
  });
  const nothingYet = new Promise((resolve) => {
    setTimeout(() => resolve('not known'), 0);
  });
  return Promise.race([reported, nothingYet]);
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/app.html?run=1');
});

it.each([
  ['signed-out', 'nobody'],
  ['loading', 'not known'],
  ['ada@demo.test', 'ada@demo.test'],
  ['no-profile', 'ada@demo.test'],
])('begins a session of %s as %s', async (session, who) => {
  expect(await whoIsHere(await beginWith(anIdentity(), session, people))).toBe(who);
});

it('keeps a later sign-in when edited code reloads the page, and starts over on a new run', async () => {
  const identity = anIdentity();
  await beginWith(identity, 'signed-out', people);
  await identity.signIn('ada@demo.test', 'secret');

  expect(await whoIsHere(await beginWith(identity, 'signed-out', people))).toBe('ada@demo.test');

  history.replaceState(null, '', '/app.html?run=2');
  expect(await whoIsHere(await beginWith(identity, 'signed-out', people))).toBe('nobody');
});
