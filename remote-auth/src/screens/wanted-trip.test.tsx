import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aFakeIdentity, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../routes';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const carUuid = '00000000-0000-4000-8000-0000000000c1';
const quoteUuid = '00000000-0000-4000-8000-0000000000d1';
const days = 'pick_up=2099-07-10T10:00&return=2099-07-13T10:00';
const fromPayment = { from: { pathname: '/payment', search: `?car=${carUuid}&${days}&quote=${quoteUuid}` } };
const total = { amount_minor: 17_048, currency: 'EUR' };

const answers = () => {
  const asked: string[] = [];
  const note = (request: Request) =>
    asked.push(`${request.method} ${new URL(request.url).pathname.split('/')[1] ?? ''}`);
  server.use(
    http.get('*/cars/:uuid', ({ request }) => {
      note(request);
      return HttpResponse.json({ make: 'Fiat', model: '500', photos: [] });
    }),
    http.get('*/quotes/:uuid', ({ request }) => {
      note(request);
      return HttpResponse.json({ total });
    }),
    http.post('*/quotes', ({ request }) => {
      note(request);
      return HttpResponse.json({ total });
    }),
  );
  return asked;
};
const open = (path: string, state?: unknown) =>
  renderRoute(remote, path, { identity: aFakeIdentity(), state });
const card = async () => within(await screen.findByRole('region', { name: 'Your trip' }));

it.each(['/login', '/register'])(
  '%s shows the car, the days and the total that a visitor chose',
  async (path) => {
    answers();
    open(path, fromPayment);

    await card();
    expect(await screen.findByText('Fiat 500')).toBeVisible();
    expect(await screen.findByText('€170.48')).toBeVisible();
    expect(screen.getByText('Fri 10 Jul, 10:00 – Mon 13 Jul, 10:00')).toBeVisible();
  },
);

it('prices the days anew for a visitor who comes without a price', async () => {
  const asked = answers();
  open('/login', { from: { pathname: `/carlisting/car/${carUuid}`, search: `?${days}` } });

  expect(await (await card()).findByText('€170.48')).toBeVisible();
  expect(asked).toContain('POST quotes');
});

it('offers a new account before the sign-in, and takes the trip along', async () => {
  answers();
  const { router } = open('/login', fromPayment);

  const link = await screen.findByRole('link', { name: 'Create an account' });
  const form = screen.getByRole('form', { name: 'Sign in' });
  expect(link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(link);
  expect(await (await card()).findByText('Fiat 500')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
});

it('offers no new account to a person who has just confirmed the address of theirs', async () => {
  answers();
  renderRoute(remote, '/login', {
    session: { status: 'signed-out', provedEmail: 'nina@demo.test' },
    state: fromPayment,
  });

  await card();
  expect(screen.getByLabelText('Email')).toHaveValue('nina@demo.test');
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

it('shows the days alone when car and price cannot be had', async () => {
  server.use(
    http.get('*/cars/:uuid', () => HttpResponse.error()),
    http.get('*/quotes/:uuid', () => new HttpResponse(null, { status: 404 })),
  );
  open('/login', fromPayment);

  expect((await card()).getByText('Fri 10 Jul, 10:00 – Mon 13 Jul, 10:00')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
});

it.each([
  ['another page', { from: { pathname: '/dashboard' } }],
  ['a damaged link', { from: { pathname: '/payment', search: '?car=x&pick_up=never' } }],
  ['nowhere', undefined],
])('shows no trip to a visitor from %s', async (_where, state) => {
  open('/login', state);

  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('region', { name: 'Your trip' })).not.toBeInTheDocument();
});
