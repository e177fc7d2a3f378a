import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { now } from '@drove/shared-ui/formats';
import { IdentityError } from '../identity/identity-error';
import type { IdentityUser } from '../identity/identity-provider';
import { aFakeIdentityUser, TEST_API_URL } from '../testing';
import { createApiClient } from './api-client';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

type Answer = HttpResponse<DefaultBodyType>;

/** Answers every request, one answer after the other, the last one for ever; keeps what was asked. */
function answering(...answers: (() => Answer | Promise<Answer>)[]) {
  const requests: { method: string; url: string; headers: Headers; body: string }[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body: await request.text() });
      const answer = answers[Math.min(requests.length, answers.length) - 1]!;
      return answer();
    }),
  );
  return requests;
}
const ok = () => HttpResponse.json({ ok: true });
const status = (code: number) => () => new HttpResponse(null, { status: code });

function aClient(user?: IdentityUser) {
  const caller = { user };
  const onSessionEnded = jest.fn();
  const api = createApiClient({ baseUrl: TEST_API_URL, currentUser: () => caller.user, onSessionEnded });
  return { api, caller, onSessionEnded };
}

it.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
  'sends JSON headers to the configured address: %s',
  async (method) => {
    const requests = answering(ok);

    await aClient().api[method]('cars/7');

    expect(requests[0]!.url).toBe('http://api.test/cars/7');
    expect(requests[0]!.headers.get('content-type')).toBe('application/json');
    expect(requests[0]!.headers.get('accept')).toBe('application/json');
  },
);

it('takes the server’s clock from any answer', async () => {
  const hourMs = 3600_000;
  const date = new Date(Date.now() + hourMs).toUTCString();
  answering(() => new HttpResponse(null, { status: 409, headers: { date } }));

  await expect(aClient().api.get('cars/7')).rejects.toThrow('409');

  expect(Math.round((now() - Date.now()) / 60_000)).toBe(60);
  globalThis.__SERVER_AHEAD_MS__ = undefined;
});

it('lets the browser set the content type of a form with files', async () => {
  const requests = answering(ok);
  const body = new FormData();
  body.set('photo', 'bytes');

  await aClient().api.post('photos', { body, headers: { 'content-type': undefined } });

  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it('waits for an answer without a time limit', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let answer: (response: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => {
    answering(() => {
      resolve();
      return answered;
    });
  });

  const result = aClient().api.get('slow').json();
  await asked;
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  answer(ok());

  await expect(result).resolves.toEqual({ ok: true });
});

it.each([200, 201, 204, 299])('treats %i as a success', async (code) => {
  answering(status(code));

  await expect(aClient().api.get('cars')).resolves.toHaveProperty('status', code);
});

it.each([304, 400, 401, 403, 404, 409, 422, 429, 500, 503])(
  'treats %i as a failure, without a retry',
  async (code) => {
    const requests = answering(status(code));

    await expect(aClient().api.get('cars')).rejects.toMatchObject({ response: { status: code } });
    expect(requests).toHaveLength(1);
  },
);

it('does not retry when the network fails', async () => {
  const requests = answering(() => HttpResponse.error());

  await expect(aClient().api.get('cars')).rejects.toThrow(TypeError);
  expect(requests).toHaveLength(1);
});

it('sends a user’s token, and none for a visitor', async () => {
  const requests = answering(ok);
  const { api, caller } = aClient();

  await api.get('cars');
  caller.user = aFakeIdentityUser({ uid: 'uid-ada' });
  await api.get('cars');

  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    null,
    'Bearer token-1-of-uid-ada',
  ]);
});

it('sends the token only to the backend', async () => {
  const requests = answering(ok);
  const { api } = aClient(aFakeIdentityUser());

  await api.get(new URL('http://elsewhere.test/cars'));
  await api.get(new URL('http://api.test.elsewhere.test/cars'));

  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
});

describe('a refused token', () => {
  it('is replaced once, and the same request is repeated', async () => {
    const requests = answering(status(401), ok);
    const { api, onSessionEnded } = aClient(aFakeIdentityUser({ uid: 'uid-ada' }));

    await expect(api.post('reservations', { json: { car_uuid: '7' } }).json()).resolves.toEqual({ ok: true });

    expect(requests).toMatchObject([
      { method: 'POST', body: '{"car_uuid":"7"}' },
      { method: 'POST', body: '{"car_uuid":"7"}' },
    ]);
    expect(requests[1]!.headers.get('authorization')).toBe('Bearer token-2-of-uid-ada');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is replaced once for concurrent requests', async () => {
    const user = aFakeIdentityUser();
    const getIdToken = jest.spyOn(user, 'getIdToken');
    answering(status(401), status(401), ok);
    const { api } = aClient(user);

    await Promise.all([api.get('cars'), api.get('payments')]);

    expect(getIdToken.mock.calls.filter(([forceRefresh]) => forceRefresh)).toHaveLength(1);
  });

  it('causes neither a loop nor a sign-out when fresh tokens are refused too', async () => {
    const requests = answering(status(401));
    const { api, onSessionEnded } = aClient(aFakeIdentityUser());

    await expect(api.get('cars')).rejects.toMatchObject({ response: { status: 401 } });
    expect(requests).toHaveLength(2);
    await expect(api.get('cars')).rejects.toMatchObject({ response: { status: 401 } });

    expect(requests).toHaveLength(3);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('ends the session when the identity service reports its end', async () => {
    answering(status(401));
    const { api, onSessionEnded } = aClient(
      aFakeIdentityUser({
        getIdToken: async (forceRefresh) => {
          if (forceRefresh) throw new IdentityError('disabled');
          return 'token';
        },
      }),
    );

    await expect(api.get('cars')).rejects.toMatchObject({ response: { status: 401 } });

    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the identity service is unreachable', async () => {
    answering(status(401));
    const { api, onSessionEnded } = aClient(
      aFakeIdentityUser({
        getIdToken: async (forceRefresh) => {
          if (forceRefresh) throw new IdentityError('unreachable');
          return 'token';
        },
      }),
    );

    await expect(api.get('cars')).rejects.toMatchObject({ response: { status: 401 } });

    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('never repeats a request as another user', async () => {
    const { api, caller } = aClient(aFakeIdentityUser({ uid: 'uid-ada' }));
    const requests = answering(() => {
      caller.user = aFakeIdentityUser({ uid: 'uid-ben' });
      return new HttpResponse(null, { status: 401 });
    });

    await expect(api.get('cars')).rejects.toMatchObject({ response: { status: 401 } });

    expect(requests).toHaveLength(1);
  });
});

it('ends the session, and sends no request, when the identity service has ended it', async () => {
  const requests = answering(ok);
  const { api, onSessionEnded } = aClient(
    aFakeIdentityUser({ getIdToken: () => Promise.reject(new IdentityError('disabled')) }),
  );

  await expect(api.get('cars')).rejects.toMatchObject({ code: 'disabled' });
  expect(requests).toHaveLength(0);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

it('sends no request when no token is available', async () => {
  const requests = answering(ok);
  const { api } = aClient(
    aFakeIdentityUser({ getIdToken: () => Promise.reject(new IdentityError('unreachable')) }),
  );

  await expect(api.get('cars')).rejects.toMatchObject({ code: 'unreachable' });
  expect(requests).toHaveLength(0);
});

it('stops when the caller aborts', async () => {
  const controller = new AbortController();
  answering(() => new Promise<never>(() => undefined));

  const result = aClient(aFakeIdentityUser()).api.get('cars', { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);

  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

it('uses the page’s first answer, for visitors only', async () => {
  const requests = answering(ok);
  const { api, caller } = aClient();
  const started = () =>
    (globalThis.__FIRST_ANSWER__ = {
      url: `${TEST_API_URL}/cars`,
      text: Promise.resolve('{"started":true}'),
      at: performance.now(),
    });

  started();
  await expect(api.get('cars').json()).resolves.toEqual({ started: true });
  expect(requests).toHaveLength(0);
  started();
  caller.user = aFakeIdentityUser();
  await expect(api.get('cars').json()).resolves.toEqual({ ok: true });
  expect(requests).toHaveLength(1);
  globalThis.__FIRST_ANSWER__ = undefined;
});

it.each(['get', 'post'] as const)('gives the stored answer without a network: %s', async (method) => {
  answering(() => HttpResponse.error());
  const api = createApiClient({
    baseUrl: TEST_API_URL,
    currentUser: () => undefined,
    onSessionEnded: jest.fn(),
    offlineAnswers: { find: async ({ url }) => Response.json({ stored: url }), store: jest.fn() },
  });

  const body = method === 'post' ? { json: {} } : {};
  await expect(api[method]('login', body).json()).resolves.toEqual({ stored: `${TEST_API_URL}/login` });
});
