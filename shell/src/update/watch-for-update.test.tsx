import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import toast from 'react-hot-toast';
import { Toasts } from '../toasts/toasts';
import { liveVersions } from './live-versions';
import { startUpdate } from './start-update';

const release = (version: string) => ({
  version,
  contractVersion: 1,
  entry: 'entry.js',
  routes: [],
  styles: [],
  screens: {},
  integrity: {},
  shared: {},
});
const registryOf = (version: string, shell = 's1', rollout?: object) => ({
  registryVersion: 1,
  shell,
  remotes: [
    {
      name: 'remote-trips',
      scope: 'remote_trips',
      claims: [{ path: '/trips', layout: 'public' }],
      baseUrl: `https://cdn.test/remote-trips/${version}/`,
      release: release(version),
      ...rollout,
    },
  ],
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
let asked = 0;
const serverHas = (reply: () => Response) =>
  server.use(
    http.get('*/registry.json', () => {
      asked += 1;
      return reply();
    }),
  );
const look = () => document.dispatchEvent(new Event('visibilitychange'));
const after = (minutes: number) => now.mockReturnValue(minutes * 60_000);
let now: jest.SpyInstance<number, []>;
let navigate: () => void;

function openPage() {
  asked = 0;
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registryOf('1'))}</script>`;
  jest.spyOn(globalThis, 'setTimeout').mockImplementationOnce((begin) => {
    begin();
    return 0 as unknown as NodeJS.Timeout;
  });
  startUpdate('browser-1', (listener) => (navigate = listener));
  jest.mocked(setTimeout).mockRestore();
  render(<Toasts />);
}
afterEach(() => {
  act(() => toast.removeAll());
  server.resetHandlers();
});
afterAll(() => server.close());

it('offers a newer release when the tab is looked at again', async () => {
  openPage();
  serverHas(() => HttpResponse.json(registryOf('2')));
  after(11);
  look();

  expect(await screen.findByText('A new version is available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
});

it('offers a newer shell when the visitor goes to another page, once', async () => {
  openPage();
  serverHas(() => HttpResponse.json(registryOf('1', 's2')));
  after(11);
  navigate();
  await screen.findByText('A new version is available.');
  after(22);
  navigate();
  await waitFor(() => expect(asked).toBe(2));

  expect(screen.getAllByText('A new version is available.')).toHaveLength(1);
});

it('asks at most every ten minutes, and says nothing while nothing is newer', async () => {
  openPage();
  serverHas(() => HttpResponse.json(registryOf('1')));
  after(9);
  look();
  expect(asked).toBe(0);
  after(11);
  look();
  navigate();

  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText('A new version is available.')).not.toBeInTheDocument();
});

it.each([
  ['does not answer', () => HttpResponse.error()],
  ['fails', () => new HttpResponse('no', { status: 503 })],
  ['answers something else', () => HttpResponse.json({ nothing: true })],
])('offers nothing when the server %s, and asks again later', async (_, reply) => {
  openPage();
  serverHas(reply);
  after(11);
  look();
  await waitFor(() => expect(asked).toBe(1));
  serverHas(() => HttpResponse.json(registryOf('2')));
  after(22);
  look();

  expect(await screen.findByText('A new version is available.')).toBeVisible();
});

it('can be dismissed', async () => {
  openPage();
  serverHas(() => HttpResponse.json(registryOf('2')));
  after(11);
  look();
  await screen.findByText('A new version is available.');

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  await waitFor(() => expect(screen.queryByText('A new version is available.')).not.toBeInTheDocument());
});

describe('the versions of a browser', () => {
  const rolledOut = (percent: number) => ({
    rollout: {
      percent,
      baseUrl: 'https://cdn.test/remote-trips/2/',
      claims: [{ path: '/trips', layout: 'public' }],
      release: release('2'),
    },
  });

  it('are those of a rollout for the browsers that it reaches', () => {
    expect(liveVersions(registryOf('1', 's1', rolledOut(100)), 'browser-1')).toBe('remote-trips@2 shell@s1');
    expect(liveVersions(registryOf('1', 's1', rolledOut(0)), 'browser-1')).toBe('remote-trips@1 shell@s1');
  });

  it('leave out a shell that was built where it is served', () => {
    const { shell: _, ...local } = registryOf('1');
    expect(liveVersions(local, 'browser-1')).toBe('remote-trips@1');
  });
});
