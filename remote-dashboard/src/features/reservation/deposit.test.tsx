import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const one = `reservations/${TRIP_UUID}`;
const claim = {
  amount: euros(20_000),
  reason: 'A scratched door',
  at: '2099-07-05T12:00:00.000Z',
  taken: null,
  decision: null,
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each<[Partial<Reservation>, string]>([
  [{ deposit_status: 'held' }, 'It’s set aside on your card, not charged.'],
  [{ deposit_status: 'released' }, 'It was released. You weren’t charged.'],
  [{ deposit_status: 'held', deposit_claim: claim }, 'Okoro claims €200.00: “A scratched door”'],
  [
    { deposit_status: 'taken', deposit_claim: { ...claim, taken: euros(12_500), decision: 'As invoiced' } },
    '€125.00 of it was charged, and the rest was released.',
  ],
])('shows a customer the state of the deposit: %j', async (deposit, text) => {
  answer('get', one, aReservation(deposit));
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

  expect(await screen.findByRole('region', { name: 'Deposit: €300.00' })).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Use another card' })).not.toBeInTheDocument();
});

it('promises no release of a claimed deposit', async () => {
  answer('get', one, aReservation({ deposit_status: 'held', deposit_claim: claim }));
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

  const deposit = await screen.findByRole('region', { name: 'Deposit: €300.00' });
  expect(deposit).toHaveTextContent('It’s set aside on your card, not charged.');
  expect(deposit).not.toHaveTextContent(/release/);
});

it('links a customer to another card when the deposit was declined', async () => {
  answer('get', one, aReservation({ deposit_status: 'failed', can: ['set_deposit_aside'] }));
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

  expect(await screen.findByRole('link', { name: 'Use another card' })).toHaveAttribute(
    'href',
    `/dashboard/diff-payment-page?deposit=${TRIP_UUID}`,
  );
  expect(screen.getByText('The trip is booked. Its deposit is still to be set aside.')).toBeVisible();
});

it('lets an owner claim an amount up to the deposit, with a reason', async () => {
  const held = { status: 'completed', deposit_status: 'held' } as const;
  let trip = aHostedTrip({ ...held, can: ['claim_deposit'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/claim-deposit`, () => {
    return (trip = aHostedTrip({ ...held, can: [], deposit_claim: claim }));
  });
  renderRoute(remote, `/dashboard/reservations/${TRIP_UUID}`, { session: aCarOwner() });

  await press('Claim from the deposit');
  const dialog = within(screen.getByRole('dialog', { name: 'Claim from the deposit' }));
  await userEvent.type(dialog.getByLabelText('Amount in EUR'), '300.01');
  await userEvent.type(dialog.getByLabelText(/What happened\?/), 'A scratched door');
  await press('Send the claim');
  expect(await dialog.findByText('Enter €0.01 to €300.00.')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Amount in EUR'));
  await userEvent.type(dialog.getByLabelText('Amount in EUR'), '200');
  await press('Send the claim');

  expect(await screen.findByText(/You claim €200\.00/)).toBeVisible();
  expect(sent[0]!.body).toBe('{"amount_minor":20000,"reason":"A scratched door"}');
});

it('lets an administrator grant nothing of a claim', async () => {
  const held = {
    viewer: 'admin',
    status: 'completed',
    deposit_status: 'held',
    deposit_claim: claim,
  } as const;
  let trip = aReservation({ ...held, can: ['decide_on_deposit'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/decide-on-deposit`, () => {
    const decided = { ...claim, taken: euros(0), decision: 'Normal use' };
    return (trip = aReservation({ ...held, can: [], deposit_status: 'released', deposit_claim: decided }));
  });
  renderRoute(remote, `/dashboard/reservations/${TRIP_UUID}`, { session: anAdmin() });

  await press('Decide on the deposit');
  const dialog = within(screen.getByRole('dialog', { name: 'Decide on the claim' }));
  await userEvent.type(dialog.getByLabelText('Amount in EUR'), '0');
  await userEvent.type(dialog.getByLabelText(/What was decided\?/), 'Normal use');
  await press('Send the decision');

  expect(await screen.findByText('We decided: “Normal use”')).toBeVisible();
  expect(sent[0]!.body).toBe('{"amount_minor":0,"reason":"Normal use"}');
});
