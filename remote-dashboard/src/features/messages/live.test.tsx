import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aMessage, aMessagePage, THREAD_UUID } from '../../testing/messages';
import { answerConversation } from '../../testing/messages-api';
import { withNewest } from './api/messages';

startFakeApi();
beforeEach(() => sessionStorage.clear());

const open = () => renderRoute(remote, `/dashboard/messages/${THREAD_UUID}`, { session: aCustomer() });
const log = () => screen.findByRole('region', { name: 'Messages with Okoro' });

/** Answers a stream of events, once it may begin, and sends on it. */
function answerEvents(mayBegin = Promise.resolve()) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  answer('get', 'my/events', async () => {
    await mayBegin;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    isOpen: () => controller !== undefined,
    send: (event: string, data: object) =>
      act(async () => {
        controller?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      }),
  };
}

it('shows a message that comes in, and announces it once', async () => {
  const messages = [aMessage(1)];
  answerConversation({ page: () => aMessagePage(messages) });
  const events = answerEvents();
  open();
  await log();
  await waitFor(() => expect(events.isOpen()).toBe(true));
  const arrivals = screen.getByRole('log', { name: 'New messages' });
  expect(arrivals).toBeEmptyDOMElement();

  await events.send('typing', { thread_uuid: THREAD_UUID });
  expect(await screen.findByText('Okoro is writing…')).toBeVisible();
  messages.push(aMessage(2, { text: 'On my way' }));
  await events.send('message', { thread_uuid: THREAD_UUID, number: 2 });

  expect(await within(arrivals).findByText('Okoro: On my way')).toBeInTheDocument();
  expect(screen.queryByText('Okoro is writing…')).not.toBeInTheDocument();
  await events.send('message', { thread_uuid: THREAD_UUID, number: 2 });
  expect(within(arrivals).getAllByText(/On my way/)).toHaveLength(1);
});

it('shows what came in while the stream of events was not open yet', async () => {
  const messages = [aMessage(1)];
  answerConversation({ page: () => aMessagePage(messages) });
  let begin!: () => void;
  answerEvents(new Promise<void>((resolve) => void (begin = resolve)));
  open();
  expect(await within(await log()).findByText('Message 1')).toBeInTheDocument();

  messages.push(aMessage(2, { text: 'On my way' }));
  begin();

  expect(await within(await log()).findByText('On my way')).toBeInTheDocument();
});

it('shows older messages on request, in their place', async () => {
  answerConversation({});
  answer('get', 'my/threads/:thread_uuid/messages', ({ url }) =>
    url.searchParams.get('before') === '3'
      ? aMessagePage([aMessage(1), aMessage(2)])
      : aMessagePage([aMessage(3), aMessage(4)], { has_more: true }),
  );
  open();

  await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));

  await waitFor(async () =>
    expect(
      within(await log())
        .getAllByText(/^Message \d$/)
        .map((text) => text.textContent),
    ).toEqual([1, 2, 3, 4].map((number) => `Message ${number}`)),
  );
  expect(screen.getByRole('log', { name: 'New messages' })).toBeEmptyDOMElement();
});

describe('withNewest', () => {
  const pages = (numbers: number[], hasMore = true) => ({
    pages: [
      aMessagePage(
        numbers.map((number) => aMessage(number)),
        { has_more: hasMore },
      ),
    ],
    pageParams: [undefined],
  });
  const numbersOf = (merged: ReturnType<typeof withNewest>) =>
    merged?.pages.flatMap(({ messages }) => messages.map(({ number }) => number));

  it('puts new messages before those that are known, without gaps', () => {
    const merged = withNewest(pages([3, 4, 5]), aMessagePage([aMessage(5), aMessage(6)]));
    expect(numbersOf(merged)).toEqual([6, 5, 4, 3]);
    expect(merged?.pages[0]?.has_more).toBe(true);
  });

  it('gives up when more have come than one page holds', () => {
    expect(withNewest(pages([3, 4]), aMessagePage([aMessage(6), aMessage(7)]))).toBeUndefined();
  });
});
