import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday, startFakeApi } from '@drove/api-client/testing';
import { aCustomer, renderRoute } from '@drove/shared-auth/testing';
import type { Change, ChangeOfTrip } from './api/changes';
import { remote } from '../../routes';
import { euros } from '../../testing/cars';
import { fillInCard } from '../../testing/pay';
import { aChangeOfTrip, aPayment, CHANGE_UUID, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const open = (query = `?change=${CHANGE_UUID}`) =>
  renderRoute(remote, `/dashboard/diff-payment-page${query}`, { session: aCustomer() });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
let known: ChangeOfTrip;

beforeEach(() => {
  setToday('2099-07-01');
  sessionStorage.clear();
  known = aChangeOfTrip();
  answer('get', 'my/card', { card: null });
  answer('get', 'payment-settings', { provider: 'test' });
  answer('get', 'changes/:change_uuid', () => known);
});

it('charges exactly the difference, and applies the change', async () => {
  const customer = userEvent.setup();
  const paid = aPayment({ change_uuid: CHANGE_UUID, purpose: 'difference', amount: euros(5683) });
  const requests = answer('post', 'changes/:change_uuid/pay', () => {
    known = aChangeOfTrip({ status: 'applied' }, { change: null, payments: [aPayment(), paid] });
    return { reservation: known.reservation, payment: paid };
  });
  open();

  const change = await screen.findByRole('region', { name: 'Your changed trip' });
  for (const text of ['Fri 10 Jul, 10:00 – Tue 14 Jul, 10:00', '€227.31', '€170.48', 'To pay now€56.83']) {
    expect(change).toHaveTextContent(text);
  }
  expect(screen.getByRole('timer')).toHaveTextContent(/^23 h 1[45] min$/);
  await fillInCard(customer);
  await customer.click(screen.getByRole('button', { name: 'Pay €56.83' }));

  expect(await h1('Your trip is changed')).toBeVisible();
  expect(screen.getByText(/You’ve paid the difference of €56.83/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your trip' })).toHaveAttribute(
    'href',
    `/dashboard/customer-reservations/${RESERVATION_UUID}`,
  );
  expect(requests[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it.each<[Partial<Change>, string, RegExp]>([
  [
    { status: 'applied', difference: euros(-2000) },
    'There’s nothing to pay',
    /€20.00 goes back to your card/,
  ],
  [{ status: 'applied', difference: euros(0) }, 'There’s nothing to pay', /costs the same/],
  [{ status: 'requested' }, 'There’s nothing to pay yet', /waiting for a reply/],
  [{ status: 'declined', reason: 'It is booked.' }, 'There’s nothing to pay', /Reason: It is booked/],
  [{ status: 'withdrawn' }, 'There’s nothing to pay', /You withdrew this change/],
  [{ status: 'expired' }, 'The time for this change has run out', /stays as it was, and you weren’t charged/],
])('explains that nothing is due: %j', async (change, heading, sentence) => {
  known = aChangeOfTrip(change, { can: [], change: null });
  open();

  expect(await h1(heading)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
});

it('reports after a reload that the bank did not pay, and accepts another card', async () => {
  const message = 'Your bank let us have the amount at first and then did not pay it.';
  const unpaid = aPayment({
    change_uuid: CHANGE_UUID,
    purpose: 'difference',
    status: 'voided',
    captured_at: null,
    failure: { code: 'capture_failed', message },
  });
  known = aChangeOfTrip({}, { payments: [aPayment(), unpaid] });
  open();

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(screen.getByRole('button', { name: 'Pay €56.83' })).toBeEnabled();
});

it('explains a missing change and another customer’s change', async () => {
  const { unmount } = open('');
  expect(await h1('Pay for your new dates')).toBeVisible();
  expect(screen.getByText(/There’s nothing to pay here/)).toBeVisible();
  unmount();

  answer('get', 'changes/:change_uuid', () => refusal(404, 'CHANGE_NOT_FOUND'));
  open();
  expect(await h1('We can’t find that change')).toBeVisible();
});
