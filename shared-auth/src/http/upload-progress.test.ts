import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aFakeIdentityUser, TEST_API_URL } from '../testing';
import { createApiClient } from './api-client';
import { problemOf } from './problem';
import { withUploadProgress } from './upload-progress';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function anUpload(signal?: AbortSignal) {
  const user = aFakeIdentityUser();
  const api = createApiClient({ baseUrl: TEST_API_URL, currentUser: () => user, onSessionEnded: jest.fn() });
  const sent: number[] = [];
  const answer = api.post('photos', {
    body: 'x'.repeat(50_000),
    ...(signal ? { signal } : {}),
    ...withUploadProgress((part) => sent.push(part)),
  });
  return { answer, sent };
}

describe('a photo upload', () => {
  it('reports its progress until it is complete, and sends the caller’s token', async () => {
    let authorization: string | null = null;
    server.use(
      http.post('*/photos', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ photo_uuid: 'p-1' }, { status: 201 });
      }),
    );
    const { answer, sent } = anUpload();

    await expect((await answer).json()).resolves.toEqual({ photo_uuid: 'p-1' });
    expect(authorization).toMatch(/^Bearer ./);
    expect(sent.at(-1)).toBe(1);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  });

  it('fails with the reason of the API', async () => {
    const refusal = { code: 'PHOTO_DAMAGED', message: 'This photo is damaged.' };
    server.use(http.post('*/photos', () => HttpResponse.json(refusal, { status: 422 })));

    const error: unknown = await anUpload().answer.catch((reason: unknown) => reason);
    expect(problemOf(error)).toMatchObject(refusal);
  });

  it('fails when the connection fails', async () => {
    server.use(http.post('*/photos', () => HttpResponse.error()));

    await expect(anUpload().answer).rejects.toThrow('Failed to fetch');
  });

  it('stops when it is aborted', async () => {
    server.use(http.post('*/photos', () => delay('infinite')));
    const giving = new AbortController();
    const { answer } = anUpload(giving.signal);
    setTimeout(() => giving.abort(), 50);

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
