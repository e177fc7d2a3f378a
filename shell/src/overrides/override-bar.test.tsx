import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overrideLifetimeMs, type Override } from './override';
import { OverrideBar } from './override-bar';

const entries = [
  {
    name: 'remote-auth',
    scope: 'remote_auth',
    claims: [],
    baseUrl: 'https://cdn.test/',
    release: { manifest: 'release.json' },
  },
];
const override = (since: number): Override => ({ scope: 'remote_auth', target: 'bbb', since, by: 'link' });

afterEach(() => jest.useRealTimers());

it('names unreleased builds with their end time, and shows when the time is up', async () => {
  jest.useFakeTimers({ now: new Date('2099-07-01T09:05:00') });
  render(<OverrideBar applied={[override(Date.now())]} refused={[]} entries={entries} open={false} />);

  expect(screen.getByText('This is not the released app.')).toBeVisible();
  expect(screen.getByText('remote_auth is bbb, until 17:05.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use the released app' })).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(overrideLifetimeMs));
  expect(screen.getByText(/Its time is up/)).toBeVisible();
});

it('shows a refused override and the reason', () => {
  const refused = [
    { override: { ...override(0), target: 'https://evil.test/' }, reason: 'its origin is not allowed' },
  ];
  render(<OverrideBar applied={[]} refused={refused} entries={entries} open={false} />);

  expect(
    screen.getByText('remote_auth was not swapped for https://evil.test/: its origin is not allowed.'),
  ).toBeVisible();
});

it('offers another build of a remote, and a link that shares it', async () => {
  const tester = userEvent.setup();
  render(<OverrideBar applied={[]} refused={[]} entries={entries} open />);

  await tester.type(screen.getByLabelText('Version, or address of a build'), 'bbb');
  expect(screen.getByText(/Link for others: .*mfo=remote_auth%40bbb/)).toBeVisible();
});
