import { configure } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { TEST_API_URL } from 'shared-auth/testing';
import { fillBrowserGaps } from './browser-gaps';

/** Every page asks for the bell's list; a test that is about it answers for itself. */
const nothingToTell = http.get(`${TEST_API_URL}/my/notifications`, () =>
  HttpResponse.json({ notifications: [], unread: 0, has_more: false, next_cursor: null }),
);
const server = setupServer(nothingToTell);

/** The fake API of a test file: whatever a test did not expect to be asked fails it. */
export function startFakeApi(): void {
  beforeAll(() => {
    fillBrowserGaps();
    // The first to open a calendar loads it; a busy machine needs more than a second for that.
    configure({ asyncUtilTimeout: 5000 });
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** What was asked of the API: `GET /cars?place=Lisbon`, with what was sent. */
export interface Asked {
  url: URL;
  headers: Headers;
  body: string;
}

type Reply = JsonBodyType | ((request: Asked) => JsonBodyType | Response);

/**
 * Answers a method and path, for example `answer('get', 'cars/summary', { count: 2 })`. A function may choose by
 * what is asked. Returns what has been asked so far.
 */
export function answer(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  reply: Reply,
): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http[method](`${TEST_API_URL}/${path}`, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      const one = {
        url: new URL(request.url),
        headers: request.headers,
        body: isForm ? '' : await request.clone().text(),
      };
      asked.push(one);
      const answered = typeof reply === 'function' ? reply(one) : reply;
      if (answered instanceof Response) return answered;
      return new HttpResponse(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
    }),
  );
  return asked;
}

/** A refusal, as the API's conventions say. */
export function refusal(status: number, code: string, fields?: Record<string, string>): Response {
  return HttpResponse.json({ code, message: `Refused: ${code}`, ...(fields && { fields }) }, { status });
}

/** Answers for whatever document is read, by a link as the API makes them. Returns the links that were made. */
export function answerDocuments(content: Blob): Asked[] {
  answer('get', 'documents/:document_uuid/file', () => new Response(content));
  return answer('post', 'documents/:document_uuid/links', {
    url: '/documents/one/file?token=secret',
    expires_at: '2099-01-01T00:00:00.000Z',
  });
}
