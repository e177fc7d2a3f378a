import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aTripPage } from '../../testing/reservations';

startFakeApi();
beforeEach(() => {
  answer('get', 'my/card', { card: null });
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
  title: 'You’re verified',
  link: '/dashboard/user-ver-doc-form',
  read_at: '2099-06-01T11:00:00.000Z',
};
const page = (notifications: object[], unread: number, nextCursor: string | null = null) => ({
  notifications,
  unread,
  has_more: nextCursor !== null,
  next_cursor: nextCursor,
});

const open = () => renderRoute(remote, '/dashboard/notifications', { session: aCustomer() });

it('lists notifications with links, and marks unread ones', async () => {
  answer('get', 'my/notifications', page([confirmed, verified], 1));
  open();

  expect(await screen.findByRole('link', { name: /^Unread: Your trip is confirmed/ })).toHaveAttribute(
    'href',
    '/dashboard/customer-reservations',
  );
  expect(screen.getByRole('link', { name: /^You’re verified/ })).toBeInTheDocument();
});

it('marks one as read when it is opened, and all on request, and notifies the shell’s bell', async () => {
  const told = jest.fn();
  addEventListener('notificationschange', told);
  let unread = 2;
  answer('get', 'my/notifications', () => page([confirmed], unread));
  const read = answer('post', 'my/notifications/read', () => ({ unread: (unread -= 1) }));
  const { router } = open();

  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: /Your trip is confirmed/ }));

  expect(router.state.location.pathname).toBe('/dashboard/customer-reservations');
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  removeEventListener('notificationschange', told);
  expect(read.map(({ body }) => JSON.parse(body))).toEqual([
    {},
    { notification_uuids: [confirmed.notification_uuid] },
  ]);
});

it('shows older notifications on request', async () => {
  answer('get', 'my/notifications', ({ url }) =>
    url.searchParams.get('cursor') === 'older' ? page([verified], 0) : page([confirmed], 0, 'older'),
  );
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('link', { name: /You’re verified/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('polls every half minute', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  let told: object[] = [];
  answer('get', 'my/notifications', () => page(told, told.length));
  open();
  await screen.findByText(/^Nothing yet/);

  told = [confirmed];
  act(() => jest.advanceTimersByTime(30_000));

  expect(await screen.findByRole('link', { name: /Your trip is confirmed/ })).toBeInTheDocument();
});

it('reports a list that could not be loaded, and loads it on retry', async () => {
  let isDown = true;
  answer('get', 'my/notifications', () =>
    isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : page([confirmed], 1),
  );
  open();

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Your notifications couldn’t be loaded'),
  );
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: /Your trip is confirmed/ })).toBeInTheDocument();
});
