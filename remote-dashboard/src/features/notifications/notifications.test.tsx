import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from 'api-client/testing';
import { aCustomer, aMinimalUser, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aTripPage } from '../../testing/reservations';

startFakeApi();
beforeEach(() => {
  answer('get', 'my/payments', { payments: [], has_more: false, next_cursor: null });
  answer('get', 'my/reservations', aTripPage([]));
});
afterEach(() => jest.useRealTimers());

const confirmed = {
  notification_uuid: '00000000-0000-4000-8000-0000000000a1',
  kind: 'reservation_confirmed',
  title: 'Your trip is confirmed',
  text: 'Fiat 500, 1 July to 5 July.',
  link: '/dashboard/customer-reservations',
  created_at: '2099-06-01T10:00:00.000Z',
};
const verified = {
  ...confirmed,
  notification_uuid: '00000000-0000-4000-8000-0000000000a2',
  title: 'You are verified',
  link: '/dashboard/user-ver-doc-form',
  read_at: '2099-06-01T11:00:00.000Z',
};
const page = (notifications: object[], unread: number, nextCursor: string | null = null) => ({
  notifications,
  unread,
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
});

/** jsdom opens no popovers: this is what the browser tells of one that opened. */
async function openBell() {
  await screen.findByRole('button', { name: 'Notifications' });
  const list = screen.getByRole('region', { name: 'Your notifications' });
  fireEvent(list, Object.assign(new Event('toggle'), { newState: 'open' }));
  return list;
}

it('says how many are unread, and lists them with where they lead', async () => {
  answer('get', 'my/notifications', page([confirmed, verified], 1));
  renderRoute(remote, '/dashboard/logout', {
    session: aCustomer(),
    auth: { signOut: () => new Promise(() => {}) },
  });

  expect(await screen.findByText('You have 1 unread notification.')).toBeInTheDocument();
  const bell = within(await openBell());

  expect(bell.getByRole('link', { name: /^Unread: Your trip is confirmed/ })).toHaveAttribute(
    'href',
    '/dashboard/customer-reservations',
  );
  expect(bell.getByRole('link', { name: /^You are verified/ })).toBeInTheDocument();
});

it('marks one as read when it is followed, and all when asked to', async () => {
  let unread = 2;
  answer('get', 'my/notifications', () => page([confirmed], unread));
  const read = answer('post', 'my/notifications/read', () => ({ unread: (unread -= 1) }));
  const { router } = renderRoute(remote, '/dashboard/customer-payments', { session: aCustomer() });

  const bell = within(await openBell());
  await userEvent.click(await bell.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('You have 1 unread notification.');
  expect(bell.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  await userEvent.click(bell.getByRole('link', { name: /Your trip is confirmed/ }));

  expect(router.state.location.pathname).toBe('/dashboard/customer-reservations');
  expect(read.map(({ body }) => JSON.parse(body))).toEqual([
    {},
    { notification_uuids: [confirmed.notification_uuid] },
  ]);
});

it('shows older ones when asked to', async () => {
  answer('get', 'my/notifications', ({ url }) =>
    url.searchParams.get('cursor') === 'older' ? page([verified], 0) : page([confirmed], 0, 'older'),
  );
  renderRoute(remote, '/dashboard/customer-payments', { session: aCustomer() });

  const bell = within(await openBell());
  await userEvent.click(await bell.findByRole('button', { name: 'Show older ones' }));

  expect(await bell.findByRole('link', { name: /You are verified/ })).toBeInTheDocument();
  expect(bell.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

it('asks again every half minute', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  let unread = 0;
  answer('get', 'my/notifications', () => page([], unread));
  renderRoute(remote, '/dashboard/customer-payments', { session: aCustomer() });
  await openBell();
  await screen.findByText(/^Nothing yet/);

  unread = 3;
  act(() => jest.advanceTimersByTime(30_000));

  expect(await screen.findByText('You have 3 unread notifications.')).toBeInTheDocument();
});

it('says so when the list cannot be loaded, and tries again', async () => {
  let isDown = true;
  answer('get', 'my/notifications', () =>
    isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : page([confirmed], 1),
  );
  renderRoute(remote, '/dashboard/customer-payments', { session: aCustomer() });

  const bell = within(await openBell());
  expect(await bell.findByRole('alert')).toHaveTextContent('Your notifications could not be loaded');
  isDown = false;
  await userEvent.click(bell.getByRole('button', { name: 'Try again' }));

  expect(await bell.findByRole('link', { name: /Your trip is confirmed/ })).toBeInTheDocument();
});

it('has no bell for a user without a profile, who has no notifications', async () => {
  renderRoute(remote, '/dashboard', { session: aMinimalUser() });

  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
});
