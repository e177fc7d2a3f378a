import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { TEST_API_URL } from '@drove/shared-auth/testing';
import type { RefusalCode } from '../refusal-code';
import { fillBrowserGaps } from './browser-gaps';
import { requestViolation } from './request-violation';

const server = setupServer();

/**
 * The fake API of a test file: a request that a test does not expect fails it.
 *
 * @param usual answers what every page of a remote asks, for tests that are not about it
 */
export function startFakeApi(...usual: RequestHandler[]): void {
  beforeAll(() => {
    fillBrowserGaps();
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => server.resetHandlers(...usual));
  afterAll(() => server.close());
}

/** A request that the API received: `GET /cars?place=Lisbon`, with what was sent. */
export interface ReceivedRequest {
  url: URL;
  headers: Headers;
  body: string;
}

type Reply =
  | JsonBodyType
  | ((request: ReceivedRequest) => JsonBodyType | Response | Promise<JsonBodyType | Response>);

/**
 * Answers a method and path, for example `answer('get', 'cars/summary', { count: 2 })`. A function may choose by
 * the request. Returns the requests that it has received so far.
 */
export function answer(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  reply: Reply,
): ReceivedRequest[] {
  const received: ReceivedRequest[] = [];
  server.use(
    http[method](`${TEST_API_URL}/${path}`, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      const one = {
        url: new URL(request.url),
        headers: request.headers,
        body: isForm ? '' : await request.clone().text(),
      };
      received.push(one);
      const violation = requestViolation({
        ...one,
        method,
        path: one.url.href.slice(TEST_API_URL.length).split('?')[0]!,
        query: one.url.searchParams,
      });
      if (violation !== undefined) {
        // Fails the test: a fake never takes what the API refuses.
        console.error(`The API refuses ${method} ${path}: ${violation}`);
        return refusal(400, 'VALIDATION_FAILED');
      }
      const answered: unknown = typeof reply === 'function' ? await reply(one) : reply;
      if (answered instanceof Response) return answered;
      return new HttpResponse(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
    }),
  );
  return received;
}

/** A refusal, as the API's conventions say. */
export function refusal(
  status: number,
  code: RefusalCode,
  fields?: Record<string, string>,
  nearest?: { pick_up: string; return: string }[],
): Response {
  const message = `Refused: ${code}`;
  return HttpResponse.json(
    { code, message, ...(fields && { fields }), ...(nearest && { nearest }) },
    { status },
  );
}
