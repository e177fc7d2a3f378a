import { requestsWith } from './requests';

/** What `fetch` is asked for, each with the same answer. */
function asking(answer: () => Response = () => new Response('{"ok":true}')) {
  const asked: { url: unknown; init: RequestInit | undefined }[] = [];
  const requests = requestsWith({
    baseUrl: 'http://api.test/',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    fetch: (url, init) => {
      asked.push({ url, init });
      return Promise.resolve(answer());
    },
  });
  return { requests, asked };
}

it('sends parameters except undefined ones', async () => {
  const { requests, asked } = asking();

  await requests.get('cars', { searchParams: { place: 'Vila do Bispo', limit: 24, cursor: undefined } });
  await requests.get('cars', { searchParams: new URLSearchParams([['seats', '5']]) });
  await requests.get('cars', { searchParams: { cursor: undefined } });

  expect(asked.map(({ url }) => url)).toEqual([
    'http://api.test/cars?place=Vila+do+Bispo&limit=24',
    'http://api.test/cars?seats=5',
    'http://api.test/cars',
  ]);
});

it('replaces default headers with a request’s own, and drops undefined ones', async () => {
  const { requests, asked } = asking();

  await requests.get('cars', { headers: { accept: '*/*', 'content-type': undefined } });

  expect(asked[0]!.init!.headers).toEqual({ accept: '*/*' });
});

it('passes unknown options on to fetch', async () => {
  const { requests, asked } = asking();

  await requests.post('claims', { json: { car: 7 }, keepalive: true });

  expect(asked[0]!.init).toMatchObject({ method: 'POST', body: '{"car":7}', keepalive: true });
});

it('reads a body as text, JSON and bytes, and a missing one as an empty text', async () => {
  const { requests } = asking();
  const { requests: emptyRequests } = asking(() => new Response(null, { status: 204 }));

  await expect(requests.get('cars').text()).resolves.toBe('{"ok":true}');
  await expect(requests.get('cars').json()).resolves.toEqual({ ok: true });
  await expect(requests.get('cars').blob()).resolves.toHaveProperty('size', 11);
  await expect(emptyRequests.delete('cars/7').json()).resolves.toBe('');
});

it('names the refused request in the error', async () => {
  const { requests } = asking(() =>
    Object.defineProperty(new Response(null, { status: 404 }), 'url', { value: 'http://api.test/cars/7' }),
  );

  await expect(requests.put('cars/7').json()).rejects.toMatchObject({
    name: 'HTTPError',
    message: 'Request failed with status code 404: PUT http://api.test/cars/7',
  });
});
