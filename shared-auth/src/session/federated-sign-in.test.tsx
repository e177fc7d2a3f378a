import { act, waitFor } from '@testing-library/react';
import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aFakeIdentity } from '../testing';
import { aRegistration, aVisitorsTab, fakeRegistrations } from '../testing/a-registration';
import { installFakeLocks } from '../testing/fake-locks';
import type { Newcomer } from './registration';

const server = setupServer();
let removeLocks = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => (removeLocks = installFakeLocks()));
afterEach(() => {
  removeLocks();
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const { email, fname, lname, phone } = aRegistration;
const rest = { fname, lname, phone };

async function aTab(...answer: Parameters<typeof fakeRegistrations>) {
  const backend = fakeRegistrations(...answer);
  server.use(...backend.handlers);
  const identity = aFakeIdentity({
    federated: { google: { email, name: 'Nina Novak' }, apple: { email } },
    onCall: (call) => backend.order.push(call),
  });
  const tab = await aVisitorsTab(identity);
  const choose = async () => {
    let newcomer: Newcomer | undefined;
    await act(async () => {
      newcomer = await tab.auth().signInWith('google');
    });
    return newcomer;
  };
  return { ...backend, ...tab, choose };
}

it('names the services that the project is set up for', async () => {
  const { auth } = await aTab();

  expect(auth().federated).toEqual(['google', 'apple']);
});

it('signs in an account that has a profile, without asking for anything', async () => {
  const { choose, profiles, session, order } = await aTab();
  profiles.add(email);

  expect(await choose()).toBeUndefined();

  expect(order).toEqual(['signInWith', 'POST /login']);

  expect(session()).toMatchObject({ status: 'signed-in', user: { kind: 'full', signsInWith: 'google' } });
});

it('opens one window for two presses', async () => {
  const { auth, identity, profiles } = await aTab();
  profiles.add(email);
  await act(async () => {
    await Promise.all([auth().signInWith('google'), auth().signInWith('google')]);
  });

  expect(identity.calls.filter((call) => call === 'signInWith')).toHaveLength(1);
});

it('asks a newcomer for the rest, and registers by the same call, without a password or an e-mail', async () => {
  const { choose, signUp, session, order, bodies, tokens } = await aTab();

  expect(await choose()).toEqual({ email, fname: 'Nina', lname: 'Novak' });
  expect(session()).toEqual({ status: 'signed-out' });
  expect(await signUp(rest)).toEqual({ kind: 'registered' });

  expect(bodies).toEqual([{ fname, lname, email, phone }]);
  expect(tokens).toEqual([`Bearer token-1-of-uid-of-${email}`]);
  expect(order).toEqual(['signInWith', 'POST /login', 'POST /register/customer', 'POST /login']);
  expect(session()).toMatchObject({ status: 'signed-in', user: { kind: 'full' } });
});

it('keeps a newcomer whose registration was refused, so that the next press can succeed', async () => {
  expectConsoleError(/Failed to fetch user data from backend/);
  const refusal = HttpResponse.json(
    { success: false, code: 'VALIDATION_FAILED', message: 'No', fields: { phone: 'Not a number' } },
    { status: 422 },
  );
  const replies = [refusal, HttpResponse.json({ success: true, user: {} }, { status: 201 })];
  const { choose, signUp, identity } = await aTab(() => replies.shift() ?? HttpResponse.error());
  await choose();

  expect(await signUp(rest)).toEqual({ kind: 'refused', fields: { phone: 'Not a number' } });
  expect(identity.accounts).toEqual([email]);
  expect(await signUp(rest)).toEqual({ kind: 'registered' });
});

it('leaves nothing of a newcomer who goes another way, and takes them again', async () => {
  const { choose, auth, identity, session } = await aTab();
  await choose();

  act(() => auth().leaveSignUp());

  await waitFor(() => expect(identity.accounts).toEqual([]));
  expect(session()).toEqual({ status: 'signed-out' });
  expect(await choose()).toMatchObject({ email });
});

it('leaves the account of a registered newcomer alone when the screen that asked goes', async () => {
  const { choose, signUp, auth, identity, session } = await aTab();
  await choose();
  await signUp(rest);

  act(() => auth().leaveSignUp());

  expect(identity.accounts).toEqual([email]);
  expect(session()).toMatchObject({ status: 'signed-in' });
});

it('lets another tab wait while a newcomer fills in the rest', async () => {
  const { choose, signUp, identity } = await aTab();
  const other = await aVisitorsTab(identity);
  await choose();

  expect(identity.calls).not.toContain('deleteAccount');
  expect(other.session().status).not.toBe('signed-in');
  await signUp(rest);

  await waitFor(() => expect(other.session()).toMatchObject({ status: 'signed-in' }));
});
