import { waitFor } from '@testing-library/react';
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
  http.get('http://api.test/cars/7', () =>
    HttpResponse.json({
      photo: {
        placeholder: 'rgb(1, 2, 3)',
        sources: [400, 800].map((width) => ({ url: `/${width}.webp`, width })),
      },
    }),
  ),
);
// What a page without the app has is known by its elements.
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
        firstData: {
          '/carlisting': { get: 'cars?limit=24&place' },
          '/carlisting/car/:id': { get: 'cars/:id', photo: { at: 'photo', sizes: '100vw' } },
        },
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

it('shows the photo of its route in the frame’s slot', async () => {
  window.location.hash = '/carlisting/car/7';
  document.body.insertAdjacentHTML('beforeend', '<div id="frame"><img data-photo="" alt=""></div>');
  startFirstData();

  const slot = document.querySelector<HTMLImageElement>('[data-photo]');
  await waitFor(() => expect(slot).toHaveAttribute('srcset', '/400.webp 400w, /800.webp 800w'));
  expect(slot).toHaveAttribute('sizes', '100vw');
  expect(slot).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' });
  window.location.hash = '';
});

it('asks for nothing where a person was signed in', () => {
  localStorage.setItem('was-signed-in', 'customer');

  startFirstData('/carlisting?place=lisbon');

  expect(globalThis.__FIRST_ANSWER__).toBeUndefined();
});
