import { File as NodeFile } from 'node:buffer';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FixedAuthProvider, signedOut } from '@drove/shared-auth/testing';
import { useApi, type Api } from './api';
import { once } from './once';
import { answer, refusal, startFakeApi } from './testing';

startFakeApi();

const wrapper = ({ children }: { children: ReactNode }) => (
  <FixedAuthProvider session={signedOut}>{children}</FixedAuthProvider>
);
const api = () => renderHook(useApi, { wrapper }).result.current;
const carUuid = '00000000-0000-4000-8000-000000000001';

it('puts values into the path and leaves out parameters that are undefined', async () => {
  const requests = answer('get', 'cars/:car_uuid/reviews', { reviews: [], next_cursor: null });

  await api().get('/cars/{car_uuid}/reviews', {
    path: { car_uuid: 'a/b' },
    query: { limit: 3, cursor: undefined },
  });

  expect(requests[0]!.url.pathname).toBe('/cars/a%2Fb/reviews');
  expect(requests[0]!.url.search).toBe('?limit=3');
});

it('sends JSON with a key and answers what the API answered', async () => {
  const requests = answer('post', 'reservations', { reservation_uuid: 'r-1' });

  const reservation = await once('reserve', (headers) =>
    api().post('/reservations', { json: { quote_uuid: carUuid }, headers }),
  );

  expect(reservation.reservation_uuid).toBe('r-1');
  expect(JSON.parse(requests[0]!.body)).toEqual({ quote_uuid: carUuid });
  expect(requests[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it('sends files as a form whose boundary the browser sets', async () => {
  const requests = answer('post', 'cars/:car_uuid/photos', { photos: [] });

  await api().post('/cars/{car_uuid}/photos', {
    path: { car_uuid: carUuid },
    // The tests' FormData is Node's, and takes no File of jsdom's.
    form: { photo: new NodeFile(['bytes'], 'car.jpg') as unknown as File },
  });

  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it('rejects with the refusal, or answers null in the place of a named one', async () => {
  answer('get', 'cars/:car_uuid', () => refusal(404, 'CAR_NOT_FOUND'));
  const readCar = () => api().get('/cars/{car_uuid}', { path: { car_uuid: carUuid } });

  await expect(readCar()).rejects.toMatchObject({ name: 'Refused', problem: { code: 'CAR_NOT_FOUND' } });
  await expect(readCar().orNull('CAR_NOT_FOUND')).resolves.toBeNull();
  await expect(readCar().orNull('INTERNAL_ERROR')).rejects.toMatchObject({ name: 'Refused' });
});

it('fetches a file whatever its type', async () => {
  const requests = answer('get', 'admin/payments.csv', () => new Response('a;b'));

  const file = await api().file('/admin/payments.csv', { query: { status: 'captured' } });

  expect(await file.text()).toBe('a;b');
  expect(requests[0]!.headers.get('accept')).toBe('application/json, */*');
});

it('is the same for as long as the session’s client is', () => {
  const { result, rerender } = renderHook(useApi, { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

/** The compiler is what is tested: each line that it must refuse says so, and does not compile where it does not. */
function misuses(one: Api) {
  const path = { car_uuid: carUuid };
  return [
    // @ts-expect-error -- there is no such path
    one.get('/car/{car_uuid}', { path }),
    // @ts-expect-error -- a car is read, not posted
    one.post('/cars/{car_uuid}', { path }),
    // @ts-expect-error -- the path has a value
    one.get('/cars/{car_uuid}'),
    // @ts-expect-error -- by another name
    one.get('/cars/{car_uuid}', { path: { uuid: carUuid } }),
    // @ts-expect-error -- a number
    one.get('/my/cars', { query: { limit: 'many' } }),
    // @ts-expect-error -- no such parameter
    one.get('/my/cars', { query: { page: 2 } }),
    // @ts-expect-error -- a quote is reserved, not a car
    one.post('/reservations', { json: { car_uuid: carUuid } }),
    // @ts-expect-error -- a body that is missing
    one.post('/reservations'),
    // @ts-expect-error -- the form's field is `photo`
    one.post('/cars/{car_uuid}/photos', { path, form: { picture: new File([], 'car.jpg') } }),
    // @ts-expect-error -- a file has no JSON to read
    one.file('/my/cars'),
    // @ts-expect-error -- reading a car declines no payment
    one.get('/cars/{car_uuid}', { path }).orNull('PAYMENT_DECLINED'),
    // @ts-expect-error -- the answer has no such field
    one.get('/my/cars').then(({ bicycles }) => bicycles),
  ];
}

it('refuses wrong paths, methods, parameters, bodies and refusal codes when it is compiled', () => {
  expect(misuses).toBeInstanceOf(Function);
});
