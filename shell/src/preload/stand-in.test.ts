import { waitFor } from '@testing-library/react';

// jsdom has no sheets that a script makes.
const frame = () => document.getElementById('frame');
const begin = jest.fn();

/** What the page asks for, and how it is answered. */
let answer: (text: string | undefined, type?: string) => void;
const asked = jest.fn(
  (_file: string) =>
    new Promise<Response>((resolve, reject) => {
      answer = (text, type = 'text/plain; charset=utf-8') => {
        const headers = { get: () => type } as unknown as Headers;
        if (text === undefined) reject(new TypeError('Failed to fetch'));
        else resolve({ ok: true, headers, text: () => Promise.resolve(text) } as Response);
      };
    }),
);

async function open(route: string) {
  jest.resetModules();
  window.location.hash = route;
  document.body.innerHTML = `
    <template data-frame="/login" data-of="remote-auth one" data-name="Sign in" data-file="frames/login.txt"></template>
    <div id="frame" data-frame="/" data-of="remote-marketplace one" data-name="Home"><h1>Home</h1></div>
    <template data-frame="" data-of="loading" data-name=""><p>Loading...</p></template>
    <template data-frame="/find/:id" data-of="remote-marketplace one" data-name="Car" data-file="frames/car.txt"></template>
    <template data-frame="/find" data-of="remote-marketplace one" data-name="Cars" data-file="frames/cars.txt"></template>
    <script type="application/json" id="registry">${JSON.stringify({
      remotes: ['/', '/find', '/login'].map((path) => ({
        baseUrl: 'https://cdn.test/one/',
        name: path === '/login' ? 'remote-auth' : 'remote-marketplace',
        claims: [{ path, layout: 'public' }],
        release: { version: 'one', firstData: { '/find': { get: 'cars?place&limit=24' } } },
      })),
    })}</script>`;
  const { standIn } = await import('./stand-in');
  standIn(begin);
}
const pageIsThere = () => document.dispatchEvent(new Event('DOMContentLoaded'));

/** What one page has begun to listen to, the next does not. */
let stopListening: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    target.addEventListener = (type: string, listener: EventListener) => {
      listen(type, listener);
      stopListening.push(() => {
        target.removeEventListener(type, listener);
      });
    };
    stopListening.push(() => {
      target.addEventListener = listen;
    });
  }
  begin.mockClear();
  asked.mockClear();
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
    fetch: asked,
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const stop of stopListening) stop();
  stopListening = [];
});

it('asks for the frame of its route before the rest of the page is there, once, and shows it', async () => {
  await open('/login');
  expect(asked.mock.calls).toEqual([['frames/login.txt']]);
  expect(begin).not.toHaveBeenCalled();
  pageIsThere();
  expect(document.adoptedStyleSheets).toHaveLength(1);

  answer('<form>Sign in</form>');
  await waitFor(() => expect(frame()).toHaveTextContent('Sign in'));
  expect(document.title).toBe('Sign in');
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('paints a frame that is there already before it asks for the app', async () => {
  await open('/login');
  answer('<form>Sign in</form>');
  await waitFor(() => expect(document.querySelector('template[data-file*="login"]')).toBeNull());
  pageIsThere();
  expect(frame()).toHaveTextContent('Sign in');
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('does not hold the app back for a frame that is late, and shows it when it arrives', async () => {
  await open('/login');
  pageIsThere();
  expect(begin).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(frame()).toHaveTextContent('Loading...');

  answer('<form>Sign in</form>');
  await waitFor(() => expect(frame()).toHaveTextContent(/^Sign in$/));
  jest.advanceTimersByTime(400);
  expect(begin).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing comes', undefined, ''],
  ['the page itself comes', '<title>Home</title><div id="root"></div>', 'text/html'],
])('shows that it is loading where %s in place of the frame', async (_what, text, type) => {
  await open('/login');
  pageIsThere();
  answer(text, type);
  await waitFor(() => expect(frame()).toHaveTextContent('Loading...'));
  jest.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('asks for no file at the home page, and for that of a route which is opened from it', async () => {
  await open('/');
  pageIsThere();
  expect(asked).not.toHaveBeenCalled();
  expect(frame()).toHaveTextContent('Home');

  window.location.hash = '/login';
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  answer('<form>Sign in</form>');
  await waitFor(() => expect(frame()).toHaveTextContent('Sign in'));
});

it('knows the frame of a screen by its pattern', async () => {
  await open('/find/7');
  expect(asked.mock.calls).toEqual([['frames/car.txt']]);
});

it('shows no frame of a screen whose query says what is on it', async () => {
  await open('/find?place=porto');
  pageIsThere();
  expect(frame()).toHaveTextContent('Loading...');
});
