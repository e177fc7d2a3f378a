import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { CONTRACT_VERSION, useScreenTitle, type RemoteModule } from '@drove/shared-auth';
import { startClock } from '@drove/shared-auth/host';
import { FixedAuthProvider, signedOut } from '@drove/shared-auth/testing';
import { MenuEntries } from '../layouts/menu-entries';
import { createRemotes, type ChosenEntry } from './remotes';
import { RemoteView } from './remote-view';

const entry = {
  name: 'remote-trips',
  scope: 'remote_trips',
  baseUrl: 'http://trips.test/',
  claims: [{ path: '/trips', layout: 'public' }],
  release: { manifest: 'release.json' },
};

function tripsWith(screens: Record<string, () => Promise<ComponentType>>): RemoteModule {
  return {
    contractVersion: CONTRACT_VERSION,
    name: 'remote-trips',
    claims: [
      {
        path: '/trips',
        layout: 'public',
        routes: Object.entries(screens).map(([path, load]) => ({
          path,
          title: `Trip ${path}`,
          screen: load,
        })),
      },
    ],
  };
}

const sentence = (text: string) => () => Promise.resolve(() => <p>{text}</p>);

/** Opens a path of a remote inside a frame that must stay whatever happens. */
function open(
  path: string,
  load: (entry: ChosenEntry) => Promise<RemoteModule>,
  chosen: ChosenEntry = entry,
) {
  startClock();
  const [remote] = createRemotes([chosen], { load });
  if (!remote) throw new Error('no remote');
  const frame = (
    <>
      <header>The frame</header>
      <Link to="/trips/calm">Elsewhere</Link>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [{ path: '/trips/*', element: <RemoteView remote={remote} claimPath="/trips" /> }],
      },
    ],
    { initialEntries: [path] },
  );
  const menus = [
    { in: ['header'], path: '/trips', label: 'My trips', order: 10 },
    { in: ['footer'], path: '/trips/lake', label: 'The lake', order: 20 },
  ];
  return render(
    <FixedAuthProvider session={signedOut}>
      <MenuEntries value={menus}>
        <RouterProvider router={router} />
      </MenuEntries>
    </FixedAuthProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
});

it('shows the page, names it in the title and marks it with its remote', async () => {
  open('/trips/lake', () => Promise.resolve(tripsWith({ lake: sentence('At the lake') })));

  const page = await screen.findByText('At the lake');
  expect(page.closest('[data-remote]')).toHaveAttribute('data-remote', 'remote-trips');
  expect(document.title).toBe('Trip lake · Drove');
});

it('names the page by what it shows, and by its route once it shows something else', async () => {
  const Lake = () => {
    const [name, setName] = useState<string>();
    useScreenTitle(name);
    return (
      <>
        <button onClick={() => setName('Lake Garda')}>Look</button>
        <button onClick={() => setName(undefined)}>Look away</button>
      </>
    );
  };
  open('/trips/lake', () => Promise.resolve(tripsWith({ lake: () => Promise.resolve(Lake) })));

  await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
  expect(document.title).toBe('Lake Garda · Drove');
  await userEvent.click(screen.getByRole('button', { name: 'Look away' }));
  expect(document.title).toBe('Trip lake · Drove');
});

it.each([
  ['/trips/lake', 'The lake · Drove'],
  ['/trips/lake/boats', 'The lake · Drove'],
  ['/trips/lakeside', 'My trips · Drove'],
])('names %s as the menus do while its remote is on its way', (path, title) => {
  open(path, () => new Promise<never>(() => undefined));

  expect(screen.getByText('Loading...')).toBeVisible();
  expect(document.title).toBe(title);
});

it('names a page as the menus do when its remote does not load', async () => {
  open('/trips/lake', () => Promise.reject(new Error('remote-trips couldn’t be loaded')));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.title).toBe('The lake · Drove');
});

it('names the next page of a remote while its screen is on its way', async () => {
  const calm = () => new Promise<never>(() => undefined);
  open('/trips/lake', () => Promise.resolve(tripsWith({ lake: sentence('At the lake'), calm })));

  await screen.findByText('At the lake');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(document.title).toBe('Trip calm · Drove');
});

const throwing = (message: string) => () =>
  Promise.resolve(() => {
    throw new Error(message);
  });
const rolledOut = { ...entry, baseUrl: 'http://trips.test/two/', fallback: entry };

it('shows everybody’s release where one that is being rolled out throws, and no word of its error', async () => {
  expectConsoleError(/tripId of undefined/);
  open(
    '/trips/lake',
    async ({ fallback }) =>
      tripsWith({ lake: fallback ? throwing('tripId of undefined') : sentence('At the lake') }),
    rolledOut,
  );

  expect(await screen.findByText('At the lake')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so once when everybody’s release throws, too', async () => {
  expectConsoleError(/no lake/);
  open('/trips/lake', async () => tripsWith({ lake: throwing('no lake') }), rolledOut);

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('no lake'));
});

it('shows a loading view, and a note after ten seconds', async () => {
  jest.useFakeTimers();
  open('/trips/lake', () => new Promise<never>(() => undefined));

  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText(/still trying/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/still trying/)).toBeVisible();
});

it('retries on request, fails again while the remote is down, and recovers once it is up', async () => {
  const visitor = userEvent.setup();
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new Error('remote-trips couldn’t be loaded'))
    .mockRejectedValueOnce(new Error('remote-trips is still down'))
    .mockResolvedValueOnce(tripsWith({ lake: sentence('At the lake') }));
  open('/trips/lake', load);

  expect(await screen.findByText('remote-trips couldn’t be loaded')).toBeVisible();
  expect(screen.getByText('Something went wrong:')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('remote-trips is still down')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('At the lake')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('The frame')).toBeVisible();
});

it('gives one page of a remote its own limit and its own retry', async () => {
  jest.useFakeTimers();
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const lake = jest
    .fn<Promise<ComponentType>, []>()
    .mockReturnValueOnce(new Promise<never>(() => undefined))
    .mockResolvedValueOnce(() => <p>At the lake</p>);
  open('/trips/lake', () => Promise.resolve(tripsWith({ lake })));
  await act(() => jest.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('Loading...')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('remote-trips did not load within 120 seconds')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('At the lake')).toBeVisible();
});

it('keeps the frame when a page throws, and clears the error on the next page', async () => {
  expectConsoleError(/The brakes failed/);
  const visitor = userEvent.setup();
  const Broken = () => {
    throw new Error('The brakes failed');
  };
  open('/trips/steep', () =>
    Promise.resolve(tripsWith({ steep: () => Promise.resolve(Broken), calm: sentence('A calm road') })),
  );

  expect(await screen.findByText('The brakes failed')).toBeVisible();
  expect(screen.getByText('The frame')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('A calm road')).toBeVisible();
});

it('shows "Page not found" with a link home for an unknown path', async () => {
  open('/trips/nowhere', () => Promise.resolve(tripsWith({ lake: sentence('At the lake') })));

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Page not found · Drove');
});
