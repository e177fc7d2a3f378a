import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, aThread, THREAD_UUID } from '../../testing/messages';
import { aHostedTrip, aReservation } from '../../testing/reservations';
import { answerConversation } from '../../testing/messages-api';

startFakeApi();
beforeEach(() => sessionStorage.clear());

const path = `/dashboard/messages/${THREAD_UUID}`;
const open = (session = aCustomer()) => renderRoute(remote, path, { session });
const field = () => screen.findByRole('textbox', { name: 'Message to Okoro' });
const log = () => screen.findByRole('region', { name: 'Messages with Okoro' });

it('shows messages by day, with what happened to the trip and that support has read them', async () => {
  answerConversation({
    page: aMessagePage(
      [
        aMessage(1, { text: 'Is the car clean?', is_mine: true, created_at: '2099-06-01T08:00:00.000Z' }),
        aMessage(2, { text: 'Yes, very', created_at: '2099-06-02T08:00:00.000Z' }),
      ],
      { read_by_support: [{ at: '2099-06-03T08:00:00.000Z' }] },
    ),
    reservation: aReservation({
      timeline: [
        {
          at: '2099-06-01T12:00:00.000Z',
          what: 'Dates: change requested',
          who: 'customer',
          note: 'Late train',
        },
      ],
    }),
  });
  open();

  const lines = await within(await log()).findAllByText(
    /clean|Yes, very|^Dates: change requested|support team|^(Mon|Tue|Wed),/,
  );
  await screen.findByText('Dates: change requested: “Late train”');
  expect(lines.length).toBeGreaterThan(3);
  const shown = (await log()).textContent;
  const order = [
    'Mon, 1 Jun',
    'clean',
    'Dates: change',
    'Tue, 2 Jun',
    'Yes, very',
    'Wed, 3 Jun',
    'Our support team',
  ];
  const places = order.map((text) => shown.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(screen.getByRole('heading', { level: 1, name: 'Okoro' })).toHaveFocus();
  expect(document.title).toBe('Messages with Okoro');
});

it('says which own messages were read', async () => {
  answerConversation({
    page: aMessagePage(
      [aMessage(1, { is_mine: true }), aMessage(2, { is_mine: true }), aMessage(3, { is_mine: true })],
      { unread_by_other: 2 },
    ),
  });
  open();

  const [first, second, third] = within(await log()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Read');
  expect(second).not.toHaveTextContent(/Read|Sent/);
  expect(third).toHaveTextContent('Sent');
});

it('sends with Enter, begins a line with Shift and Enter, and keeps the keyboard in the field', async () => {
  const sent = answerConversation({ page: aMessagePage([aMessage(1)]) });
  const person = userEvent.setup();
  open();

  await person.type(await field(), 'Hello{Shift>}{Enter}{/Shift}Okoro{Enter}');

  expect(await within(await log()).findByText('Hello Okoro')).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ text: 'Hello\nOkoro' }]);
});

it('begins a new line with Enter on a touch screen', async () => {
  const sent = answerConversation({ page: aMessagePage([aMessage(1)]) });
  const asking = jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ matches: media === '(pointer: coarse)', media }) as MediaQueryList);
  open();

  await userEvent.type(await field(), 'One{Enter}two');

  expect(await field()).toHaveValue('One\ntwo');
  expect(sent).toHaveLength(0);
  asking.mockRestore();
});

it('offers to try again what was not sent, under the same key', async () => {
  const keys: (string | null)[] = [];
  answerConversation({
    page: aMessagePage([aMessage(1)]),
    onSend: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refusal(503, 'SERVICE_UNAVAILABLE') : undefined;
    },
  });
  open();

  await userEvent.type(await field(), 'Hello{Enter}');
  expect(await screen.findByText(/^Not sent\. Refused/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument());
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('keeps what is written offline, also over a reload, and sends it once there is a connection', async () => {
  let isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const sent = answerConversation({ page: aMessagePage([aMessage(1)]) });
  const { unmount } = open();

  await userEvent.type(await field(), 'Later{Enter}');
  expect(await screen.findByText(/^Waiting for a connection/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText(/^Waiting for a connection/)).toBeVisible();

  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Waiting/)).not.toBeInTheDocument());
  jest.restoreAllMocks();
});

it('keeps a draft for each conversation', async () => {
  answerConversation({ page: aMessagePage([aMessage(1)]) });
  const { unmount } = open();
  await userEvent.type(await field(), 'Half a sent');
  unmount();

  open();
  expect(await field()).toHaveValue('Half a sent');
});

it('counts down near the end of what a message can hold, and sends no more than that', async () => {
  const sent = answerConversation({ page: aMessagePage([aMessage(1)]) });
  open();

  await userEvent.click(await field());
  await userEvent.paste('a'.repeat(1990));
  expect(screen.getByText('10 characters left')).toBeVisible();
  await userEvent.paste('b'.repeat(11));
  expect(await screen.findByText(/^1 character too many/)).toBeVisible();
  expect(await field()).toBeInvalid();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveLength(0);

  await userEvent.keyboard('{Backspace}');
  expect(await screen.findByText('0 characters left')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('says before sending what will be hidden, and why', async () => {
  answerConversation({
    page: aMessagePage([aMessage(1)]),
    hidden: [{ kind: 'phone', text: '0171 234567' }],
  });
  open();

  await userEvent.type(await field(), 'Call 0171 234567');

  expect(await screen.findByText('We’ll hide “0171 234567”')).toBeVisible();
  expect(screen.getByText('Phone numbers are shared once the trip is confirmed.')).toBeVisible();
});

it('marks as read what is shown, and the shell’s count follows', async () => {
  const counts: unknown[] = [];
  const note = (event: Event) => counts.push((event as CustomEvent).detail);
  addEventListener('notificationschange', note);
  answerConversation({ thread: aThread({ unread: 1 }), page: aMessagePage([aMessage(7)]) });
  const read = answer('post', 'my/threads/:thread_uuid/read', { unread: 4 });
  open();

  await waitFor(() => expect(counts).toEqual([{ messages: 4 }]));
  expect(JSON.parse(read[0]?.body ?? '')).toEqual({ through: 7 });
  removeEventListener('notificationschange', note);
});

it('lets an owner answer a request where they talk about it', async () => {
  answerConversation({
    thread: aThread({ side: 'owner' }),
    page: aMessagePage([aMessage(1)]),
    reservation: aHostedTrip({ status: 'pending_owner', can: ['accept', 'decline'] }),
  });
  const accepted = answer('post', 'reservations/:reservation_uuid/accept', aHostedTrip());
  open(aCarOwner());

  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the request' }));

  await waitFor(() => expect(accepted).toHaveLength(1));
});
