import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { MessageThread } from './api/messages-api';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, aThread, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';
import { aHostedTrip, TRIP_UUID } from '../../testing/reservations';

const CAR_UUID = '00000000-0000-4000-8000-0000000000c1';
const aCar = { make: 'Fiat', model: '500', year: 2021, owner: { first_name: 'Okoro' } };

startFakeApi();
beforeEach(() => {
  sessionStorage.clear();
  answerConversation({ page: aMessagePage([aMessage(1, { is_mine: true, text: 'Is it free?' })]) });
  answer('get', 'my/threads/of', { thread: null });
  answer('get', 'cars/:car_uuid', aCar);
});

const open = (search: string, session = aCustomer()) =>
  renderRoute(remote, `/dashboard/messages/new${search}`, { session });

it('sends the first message about a car with what was typed before signing in, and goes on in its conversation', async () => {
  const sent = answer('post', 'cars/:car_uuid/messages', aMessage(1, { is_mine: true }));
  const { router } = open(`?car=${CAR_UUID}&text=Is%20it%20free%3F`);

  const field = await screen.findByRole('textbox', { name: 'Message to Okoro' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Is it free?');
  await waitFor(() => expect(router.state.location.search).toBe(`?car=${CAR_UUID}`));
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/messages/${THREAD_UUID}`));
  expect(sent[0]?.url.pathname).toBe(`/cars/${CAR_UUID}/messages`);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('leaves the field of the new conversation empty when it is seen before the answer', async () => {
  let thread: MessageThread | null = null;
  const asked = answer('get', 'my/threads/of', () => ({ thread }));
  let goOn!: () => void;
  const heldBack = new Promise<void>((resolve) => void (goOn = resolve));
  answer('post', 'cars/:car_uuid/messages', async () => {
    thread = aThread();
    await heldBack;
    return aMessage(1, { is_mine: true });
  });
  const { router } = open(`?car=${CAR_UUID}&text=Is%20it%20free%3F`);
  await screen.findByRole('textbox', { name: 'Message to Okoro' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(thread).not.toBeNull());
  const before = asked.length;

  // The connection comes back, and what the page shows is read again.
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  goOn();

  await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/messages/${THREAD_UUID}`));
  expect(await screen.findByRole('textbox', { name: 'Message to Okoro' })).toHaveValue('');
});

it('writes to the driver of a trip', async () => {
  answer('get', 'reservations/:reservation_uuid', aHostedTrip());
  const sent = answer('post', 'reservations/:reservation_uuid/messages', aMessage(1, { is_mine: true }));
  open(`?reservation=${TRIP_UUID}`, aCarOwner());

  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Message to Mia' }),
    'See you there{Enter}',
  );

  await waitFor(() => expect(sent).toHaveLength(1));
});

it('opens the conversation that there is, with what was typed as its draft', async () => {
  answer('get', 'my/threads/of', { thread: aThread() });
  const { router } = open(`?car=${CAR_UUID}&text=And%20now%3F`);

  expect(await screen.findByRole('textbox', { name: 'Message to Okoro' })).toHaveValue('And now?');
  expect(router.state.location.pathname).toBe(`/dashboard/messages/${THREAD_UUID}`);
});

it('shows why a first message was refused, and keeps it', async () => {
  answer('post', 'cars/:car_uuid/messages', () => refusal(403, 'EMAIL_NOT_CONFIRMED'));
  open(`?car=${CAR_UUID}`);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Okoro' }), 'Hello{Enter}');

  expect(await screen.findByText('Not sent. Refused: EMAIL_NOT_CONFIRMED')).toBeVisible();
  expect(screen.getByText('Hello')).toBeVisible();
});

it.each([
  ['names nothing', ''],
  ['names a car that is not there', `?car=${CAR_UUID}`],
])('says so when the address %s', async (_what, search) => {
  answer('get', 'cars/:car_uuid', () => refusal(404, 'CAR_NOT_FOUND'));
  open(search);

  expect(
    await screen.findByRole('heading', { name: 'We can’t find what this message is about' }),
  ).toBeVisible();
});
