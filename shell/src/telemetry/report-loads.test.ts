import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createLoadReporter } from './report-loads';

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
const server = setupServer(
  http.post(url, async ({ request }) => {
    bodies.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  bodies.length = 0;
});
afterAll(() => server.close());

it('sends the loads of a page together', async () => {
  jest.useFakeTimers();
  const report = createLoadReporter(url);
  report(load);
  report({ ...load, phase: 'screen' });
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();

  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([{ loads: [load, { ...load, phase: 'screen' }] }]);
});

it('does not wait when the page is closed', async () => {
  createLoadReporter(url)(load);
  dispatchEvent(new Event('pagehide'));

  await waitFor(() => expect(bodies).toEqual([{ loads: [load] }]));
});

it('sends nothing where there is nowhere to send it', () => {
  createLoadReporter('')(load);
  dispatchEvent(new Event('pagehide'));
  expect(bodies).toEqual([]);
});
