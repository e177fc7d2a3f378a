import { createApiClient } from '../http/api-client';
import { TEST_API_URL } from '../testing/test-api-url';
import type { LiveEvent } from './live-event';
import { createLiveUpdates, type LiveUpdates } from './live-updates';

interface Stream {
  headers: Headers;
  signal: AbortSignal;
  send: (text: string) => void;
  end: () => void;
}

const streams: Stream[] = [];
const unread = { 'my/notifications': 1, 'my/threads': 2 };
let answersStream = (request: Request): Response => aStream(request);

function aStream({ headers, signal }: Request): Response {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  streams.push({
    headers,
    signal,
    send: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const api = createApiClient({
  baseUrl: TEST_API_URL,
  currentUser: () => undefined,
  onSessionEnded: () => undefined,
});
const asked: string[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  streams.length = 0;
  asked.length = 0;
  visibility = 'visible';
  answersStream = aStream;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const sent = request as Request;
    const path = new URL(sent.url).pathname.slice(1);
    asked.push(path);
    if (path === 'my/events') return Promise.resolve(answersStream(sent));
    return Promise.resolve(Response.json({ unread: unread[path as keyof typeof unread] }));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Resolves as soon as the state, or what has been heard, is as wanted. */
const until = (updates: LiveUpdates, isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isThere()) resolve();
    };
    leave.push(updates.onState(look), updates.onEvent(look));
    look();
  });
const leave: (() => void)[] = [];
afterEach(() => {
  for (const each of leave.splice(0)) each();
});

const follow = (uid: string, hasMessages = true) => {
  const updates = createLiveUpdates(api, { uid, hasMessages });
  const heard: LiveEvent[] = [];
  leave.push(updates.onEvent((event) => heard.push(event)));
  return { updates, heard };
};
const see = (now: DocumentVisibilityState) => {
  visibility = now;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('counts messages and notifications apart, at first by asking', async () => {
  const { updates } = follow('ada');
  await until(updates, () => updates.state().messages === 2 && updates.state().notifications === 1);
  expect(new Set(asked)).toEqual(new Set(['my/notifications', 'my/threads', 'my/events']));
});

it('asks for no messages of an administrator', async () => {
  const { updates } = follow('an-admin', false);
  await until(updates, () => updates.state().notifications === 1);
  expect(asked).not.toContain('my/threads');
});

it('passes events of the stream on, and counts anew by them', async () => {
  const { updates, heard } = follow('ada');
  await until(updates, () => updates.state().isLive && updates.state().messages === 2);

  const at = '2099-07-01T10:00:00.000Z';
  unread['my/threads'] = 3;
  streams[0]?.send(`id: ${at}\nevent: message\ndata: {"thread_uuid":"t","number":3,"at":"${at}"}\n\n`);
  await until(updates, () => updates.state().messages === 3);
  unread['my/notifications'] = 6;
  streams[0]?.send('event: notification\ndata: {}\n\n');
  await until(updates, () => updates.state().notifications === 6);
  Object.assign(unread, { 'my/notifications': 1, 'my/threads': 2 });

  expect(heard).toEqual([
    // What came before the stream was open is to be read.
    { kind: 'open', data: {} },
    { kind: 'message', data: { thread_uuid: 't', number: 3, at } },
    { kind: 'notification', data: {} },
  ]);
});

it('closes the stream in a hidden tab, and opens it behind the last event when the tab is seen again', async () => {
  const { updates, heard } = follow('ada');
  await until(updates, () => updates.state().isLive);
  streams[0]?.send('id: 41\nevent: read\ndata: {"thread_uuid":"t"}\n\n');
  await until(updates, () => heard.length === 2);

  see('hidden');
  expect(updates.state().isLive).toBe(false);
  expect(streams[0]?.signal.aborted).toBe(true);
  see('visible');
  await until(updates, () => updates.state().isLive);

  expect(streams[1]?.headers.get('last-event-id')).toBe('41');
  expect(heard.map(({ kind }) => kind)).toEqual(['open', 'read', 'open']);
});

it('polls every half minute while the stream is refused', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout', 'setImmediate'] });
  let refused!: () => void;
  const isRefused = new Promise<void>((resolve) => void (refused = resolve));
  answersStream = () => {
    refused();
    return Response.json({}, { status: 503 });
  };
  const { updates } = follow('ada');
  await isRefused;
  await until(updates, () => updates.state().messages === 2);

  unread['my/threads'] = 9;
  jest.advanceTimersByTime(30_000);
  await until(updates, () => updates.state().messages === 9);
  expect(updates.state().isLive).toBe(false);
  unread['my/threads'] = 2;
});

it('follows what a page of this tab says, and what another tab has counted', async () => {
  const { updates } = follow('ada');
  await until(updates, () => updates.state().messages === 2 && updates.state().notifications === 1);

  dispatchEvent(new CustomEvent('notificationschange', { detail: { messages: 1 } }));
  expect(updates.state()).toMatchObject({ messages: 1, notifications: 1 });

  const otherTab = new BroadcastChannel('unread');
  otherTab.postMessage({ uid: 'someone-else', messages: 80, notifications: 80 });
  otherTab.postMessage({ uid: 'ada', messages: 0, notifications: 4 });
  await until(updates, () => updates.state().notifications === 4);
  otherTab.close();
  expect(updates.state().messages).toBe(0);
});

it('stops when no one listens any more', async () => {
  const { updates } = follow('ada');
  await until(updates, () => updates.state().isLive);

  for (const each of leave.splice(0)) each();

  expect(streams[0]?.signal.aborted).toBe(true);
});
