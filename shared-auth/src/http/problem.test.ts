import type { HTTPError } from 'ky';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { TEST_API_URL } from '../testing';
import { createApiClient } from './api-client';
import { problemOf } from './problem';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function refusedWith(response: () => HttpResponse<DefaultBodyType>): Promise<unknown> {
  server.use(http.post(TEST_API_URL, response));
  const api = createApiClient({
    baseUrl: TEST_API_URL,
    currentUser: () => undefined,
    onSessionEnded: () => undefined,
  });
  return api.post('').catch((error: unknown) => error);
}

it('reads the code, message and fields of a refusal', async () => {
  const error = await refusedWith(() =>
    HttpResponse.json(
      { code: 'INVALID', message: 'Not valid', fields: { phone: 'Too short', age: 7 } },
      { status: 422 },
    ),
  );

  expect(problemOf(error)).toEqual({
    status: 422,
    code: 'INVALID',
    message: 'Not valid',
    fields: { phone: 'Too short' },
  });
});

it('leaves the answer to be read by the caller', async () => {
  const error = await refusedWith(() => HttpResponse.json({ code: 'GONE' }, { status: 404 }));

  await expect((error as HTTPError).response.json()).resolves.toEqual({ code: 'GONE' });
});

it('reads the success flag of a registration', async () => {
  const error = await refusedWith(() =>
    HttpResponse.json({ success: false, code: 'TAKEN' }, { status: 409 }),
  );

  expect(problemOf(error)).toMatchObject({ status: 409, code: 'TAKEN', success: false });
});

it.each([
  ['a page', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['nothing', () => new HttpResponse(null, { status: 502 })],
  ['a list', () => HttpResponse.json([1], { status: 502 })],
  ['null', () => HttpResponse.json(null, { status: 502 })],
])('reads an empty refusal when the answer is %s', async (_, response) => {
  const error = await refusedWith(response);

  expect(problemOf(error)).toEqual({ status: 502, code: '', message: '', fields: {} });
});

it('reads nothing when there is no answer', async () => {
  const error = await refusedWith(() => HttpResponse.error() as HttpResponse<null>);

  expect(problemOf(error)).toBeUndefined();
  expect(problemOf(new Error('aborted'))).toBeUndefined();
});
