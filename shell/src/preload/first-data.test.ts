import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { startFirstData } from './first-data';
import { prefetchOnIntent } from './prefetch-on-intent';

const asked: { address: string; headers: (string | null)[] }[] = [];
const server = setupServer(
  http.get('http://api.test/cars', ({ request }) => {
    asked.push({
      address: request.url,
      headers: ['content-type', 'accept', 'authorization'].map((name) => request.headers.get(name)),
    });
    return HttpResponse.json({ cars: [] });
  }),
);
const json = 'application/json';

const registry = {
  remotes: [
    {
      name: 'remote-marketplace',
      baseUrl: '',
      claims: [{ path: '/carlisting', layout: 'public' }],
      release: {
        version: 'one',
        routes: [],
        styles: [],
        screens: {},
        integrity: {},
        firstData: { '/carlisting': { get: 'cars?limit=24&place' } },
      },
    },
  ],
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  document.body.innerHTML = `
    <script type="application/json" id="registry">${JSON.stringify(registry)}</script>
    <script type="application/json" id="configuration">{"apiBaseUrl":"http://api.test"}</script>
    <a href="#/carlisting?place=porto">Cars in Porto</a>`;
});
afterEach(() => {
  asked.length = 0;
  globalThis.__FIRST_ANSWER__ = undefined;
  localStorage.clear();
});
afterAll(() => server.close());

it('sends the JSON content type and accept with the first data of a route, and no one’s token', async () => {
  startFirstData('/carlisting?place=lisbon');

  await expect(globalThis.__FIRST_ANSWER__?.text).resolves.toBe('{"cars":[]}');
  expect(asked).toEqual([
    { address: 'http://api.test/cars?limit=24&place=lisbon', headers: [json, json, null] },
  ]);
});

it('sends the same headers for the link that is pointed at', async () => {
  jest.useFakeTimers();
  prefetchOnIntent();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(100);
  jest.useRealTimers();

  await globalThis.__FIRST_ANSWER__?.text;
  expect(asked).toEqual([
    { address: 'http://api.test/cars?limit=24&place=porto', headers: [json, json, null] },
  ]);
});

it('asks for nothing where a person was signed in', () => {
  localStorage.setItem('was-signed-in', 'customer');

  startFirstData('/carlisting?place=lisbon');

  expect(globalThis.__FIRST_ANSWER__).toBeUndefined();
});
