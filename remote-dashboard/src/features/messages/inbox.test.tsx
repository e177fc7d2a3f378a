import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, aThread, aThreadPage, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';

startFakeApi();
beforeEach(() => answerConversation({ page: aMessagePage([aMessage(1)]) }));

const question = aThread({
  thread_uuid: '00000000-0000-4000-8000-0000000000f2',
  with_name: 'Beatriz',
  trip: null,
  excerpt: 'Does it have a roof rack?',
  is_last_mine: true,
});
const open = (path = '/dashboard/messages', session = aCustomer()) => renderRoute(remote, path, { session });

it('lists conversations with the other person, the trip, the last message and what is unread', async () => {
  answer('get', 'my/threads', aThreadPage([aThread({ unread: 2 }), question]));
  open();

  const trip = await screen.findByRole('link', { name: /Okoro/ });
  expect(trip).toHaveAttribute('href', `/dashboard/messages/${THREAD_UUID}`);
  for (const text of [
    'Fiat 500 2021',
    'Confirmed',
    '1 Jul – 5 Jul',
    'See you on Wednesday',
    '2 messages unread',
  ]) {
    expect(within(trip).getByText(text)).toBeInTheDocument();
  }
  const asked = screen.getByRole('link', { name: /Beatriz/ });
  expect(within(asked).getByText('Question')).toBeVisible();
  expect(within(asked).getByText('You: Does it have a roof rack?')).toBeVisible();
});

it('narrows the list by filter and search in the address, and keeps both beside a conversation', async () => {
  const asked = answer('get', 'my/threads', aThreadPage([aThread()]));
  const { router } = open();

  await userEvent.click(await screen.findByRole('link', { name: 'Trips' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your messages' }), 'roof');
  await waitFor(() => expect(router.state.location.search).toBe('?filter=trips&query=roof'));
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('query')).toBe('roof'));
  // The list of what was found has replaced the other.
  await screen.findByText('1 conversation found');
  await userEvent.click(screen.getByRole('link', { name: /Okoro/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Okoro' })).toHaveFocus();
  expect(router.state.location.search).toBe('?filter=trips&query=roof');
  expect(asked.filter(({ url }) => url.searchParams.get('query')).length).toBe(1);
});

it.each([
  ['an owner', aCarOwner(), 1],
  ['a customer', aCustomer(), 0],
])('offers the filter Hosting to owners alone: %s', async (_who, session, count) => {
  open('/dashboard/messages', session);
  const filters = await screen.findByRole('navigation', { name: 'Filter conversations' });
  expect(within(filters).queryAllByRole('link', { name: 'Hosting' })).toHaveLength(count);
});

it.each([
  [1, 100, '1 hour. In the last 90 days you answered 100% of questions within a day.'],
  [24, 94, '24 hours. In the last 90 days you answered 94% of questions within a day.'],
  [25, 40, '2 days. In the last 90 days you answered 40% of questions within a day.'],
])(
  'shows an owner a response time of %i hours beside the conversations about their cars',
  async (...given) => {
    const [median_hours, within_day_percent, sentence] = given;
    answer('get', 'my/threads', ({ url }) => ({
      ...aThreadPage([aThread()]),
      response: url.searchParams.get('filter') === 'hosting' ? { median_hours, within_day_percent } : null,
    }));
    open('/dashboard/messages', aCarOwner());
    await screen.findByRole('link', { name: /Okoro/ });
    expect(screen.queryByText(/usually reply/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Hosting' }));
    expect(await screen.findByText(`You usually reply within ${sentence}`)).toBeVisible();
  },
);

it('leads an owner without messages to their cars', async () => {
  answer('get', 'my/threads', aThreadPage([]));
  open('/dashboard/messages', aCarOwner());
  const way = await screen.findByRole('link', { name: 'Go to my cars' });
  expect(way).toHaveAttribute('href', '/dashboard/owner-cars');
  expect(screen.queryByRole('link', { name: 'Find a car' })).not.toBeInTheDocument();
});

it('leads a person without messages to a car, and one without matches to all of them', async () => {
  answer('get', 'my/threads', aThreadPage([]));
  const { unmount } = open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/carlisting');
  unmount();

  const { router } = open('/dashboard/messages?filter=unread');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
});

it('reports a list that could not be loaded, and loads it on retry', async () => {
  let isDown = true;
  answer('get', 'my/threads', () =>
    isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : aThreadPage([aThread()]),
  );
  open();

  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole('link', { name: /Okoro/ })).toBeVisible();
});
