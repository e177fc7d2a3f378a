import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { browserNumber, createLoadReporter } from './report-loads';

const load = {
  remote: 'remote-auth',
  version: 'aaa',
  attempt: 1,
  phase: 'remote',
  duration_ms: 12,
  overridden: false,
};
const url = 'http://api.test/telemetry/remote-loads';
const bodies: unknown[] = [];
const headers: (string | null)[][] = [];
const server = setupServer(
  http.post(url, async ({ request }) => {
    headers.push(['content-type', 'accept'].map((name) => request.headers.get(name)));
    bodies.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  bodies.length = 0;
  headers.length = 0;
});
afterAll(() => server.close());

it('sends the loads of a page in one request', async () => {
  jest.useFakeTimers();
  const report = createLoadReporter(url, 'a browser');
  report(load);
  report({ ...load, phase: 'screen' });
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();

  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([{ browser: expect.any(Number), loads: [load, { ...load, phase: 'screen' }] }]);
  expect(headers).toEqual([['application/json', 'application/json']]);
});

it('sends at once when the page is closed', async () => {
  createLoadReporter(url, 'a browser')(load);
  dispatchEvent(new Event('pagehide'));

  await waitFor(() => expect(bodies).toEqual([{ browser: expect.any(Number), loads: [load] }]));
});

it('sends one of 64 numbers for the browser, and never its id', async () => {
  createLoadReporter(url, 'browser-7')(load);
  dispatchEvent(new Event('pagehide'));

  await waitFor(() => expect(bodies).toEqual([{ browser: browserNumber('browser-7'), loads: [load] }]));
  expect(JSON.stringify(bodies)).not.toContain('browser-7');
});

it('spreads browsers over the numbers from 0 to 63', () => {
  const numbers = Array.from({ length: 600 }, (_, index) => browserNumber(`browser-${index}`));

  expect(new Set(numbers).size).toBeGreaterThan(60);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(64);
});

it('sends nothing without an address', () => {
  createLoadReporter('', 'a browser')(load);
  dispatchEvent(new Event('pagehide'));
  expect(bodies).toEqual([]);
});
