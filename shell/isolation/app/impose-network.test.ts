import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Network } from '../isolation-state';
import { readRules } from '../request-rules';
import { imposeNetwork } from './impose-network';

const api = 'http://api.test';
const identity = 'http://identity.test';
const remote = 'http://remote.test/release.json';
const server = setupServer(
  http.all(/\/\/(api|identity|remote)\.test\//, () => HttpResponse.json({})),
  http.all('*/isolation/failing/:status', ({ params }) =>
    HttpResponse.json({}, { status: Number(params['status']) }),
  ),
  http.all('http://127.0.0.1:9/', () => HttpResponse.error()),
);
let untouched: typeof fetch;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  untouched = globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = untouched;
});
afterAll(() => server.close());

const impose = (network: Network, session = 'signed-out') =>
  imposeNetwork({ network, apiUrl: api, identityUrl: identity, session });
const statusOf = (url: string, method = 'GET') =>
  fetch(url, { method }).then(
    ({ status }) => status,
    () => 'no network',
  );

it.each<[Network, number | string]>([
  ['normal', 200],
  ['failing', 503],
  ['offline', 'no network'],
])('makes a network %s: API and sign-in answer %s and the remote still loads', async (network, outcome) => {
  impose(network).sessionHasBegun();

  expect(await statusOf(`${api}/cars`)).toBe(outcome);
  expect(await statusOf(`${api}/login`, 'POST')).toBe(outcome);
  expect(await statusOf(`${identity}/token`)).toBe(outcome);
  expect(await statusOf(remote)).toBe(200);
});

it('makes single requests fail, and leaves the others alone', async () => {
  const rules = readRules('GET /cars/* 404, POST /quotes offline');
  imposeNetwork({ network: 'normal', apiUrl: api, identityUrl: identity, session: 'signed-out', rules });

  expect(await statusOf(`${api}/cars/1?from=x`)).toBe(404);
  expect(await statusOf(`${api}/quotes`, 'POST')).toBe('no network');
  expect(await statusOf(`${api}/cars`)).toBe(200);
});

it('lets the chosen account sign in before requests fail', async () => {
  const { sessionHasBegun } = impose('failing', 'customer@demo.test');

  expect(await statusOf(`${identity}/signIn`, 'POST')).toBe(200);
  sessionHasBegun();
  expect(await statusOf(`${api}/login`, 'POST')).toBe(200);

  expect(await statusOf(`${api}/login`, 'POST')).toBe(503);
  expect(await statusOf(`${identity}/signIn`, 'POST')).toBe(503);
});

it('refuses every profile request for an account without a profile', async () => {
  impose('normal', 'no-profile').sessionHasBegun();

  expect(await statusOf(`${api}/login`, 'POST')).toBe(503);
  expect(await statusOf(`${api}/login`, 'POST')).toBe(503);
  expect(await statusOf(`${api}/cars`)).toBe(200);
});
