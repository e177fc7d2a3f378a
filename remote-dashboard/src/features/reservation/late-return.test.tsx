import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, anAdmin, pasteInto, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const one = `reservations/${TRIP_UUID}`;
const open = () =>
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });
const openHosted = () =>
  renderRoute(remote, `/dashboard/reservations/${TRIP_UUID}`, { session: aCarOwner() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fee = { hours: 3, amount: euros(3600), status: 'due', at: '2099-07-05T12:05:00.000Z' } as const;

it('records the owner’s return time of a late car, shows its fee, and explains a refused time', async () => {
  const late = { status: 'in_progress', can: ['take_back', 'late_return', 'not_back'] } as const;
  let trip = aHostedTrip({ ...late, can: [...late.can], late_fee_per_hour: euros(1200) });
  answer('get', one, () => trip);
  let isRefused = true;
  const sent = answer('post', `${one}/late-return`, () => {
    const fields = { returned: 'This time is in the future.' };
    if (isRefused) return refusal(422, 'VALUE_NOT_ALLOWED', fields);
    return (trip = aHostedTrip({
      status: 'completed',
      can: [],
      late_fee: fee,
      late_fee_per_hour: euros(1200),
    }));
  });
  openHosted();

  expect(await screen.findAllByRole('button', { name: 'Car is back' })).toHaveLength(1);
  await press('Car is back');
  const dialog = within(screen.getByRole('dialog', { name: 'The car is back' }));
  expect(dialog.getByText(/Mia owes you €12\.00 for each started hour/)).toBeVisible();
  await press('Confirm the return');
  expect(await screen.findByText('Enter when the car was returned.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Came back'), '2099-07-05T12:05');
  await press('Confirm the return');
  expect(await screen.findByText('This time is in the future.')).toBeVisible();
  isRefused = false;
  await press('Confirm the return');

  expect(await screen.findByRole('region', { name: 'Late return: €36.00' })).toHaveTextContent(
    '3 started hours at €12.00. Mia has not paid it yet.',
  );
  expect(sent.at(-1)!.body).toBe('{"returned":"2099-07-05T12:05"}');
});

it('reports a car that is not back, and waives a late fee with the owner’s reason', async () => {
  let trip = aHostedTrip({ status: 'in_progress', can: ['not_back'], late_fee: fee });
  answer('get', one, () => trip);
  answer('post', `${one}/not-back`, () => {
    const notBack = { not_back_at: '2099-07-05T10:00:00.000Z', can: ['waive_late_fee' as const] };
    return (trip = aHostedTrip({ status: 'in_progress', late_fee: fee, ...notBack }));
  });
  const waived = answer('post', `${one}/waive-late-fee`, () => {
    return (trip = aHostedTrip({ status: 'completed', can: [], late_fee: { ...fee, status: 'waived' } }));
  });
  openHosted();

  await press('Report a late return');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'It hasn’t come back' }),
  );
  expect(await screen.findByText(/It’s hidden from search until/)).toBeVisible();
  await press('Waive the late fee');
  await pasteInto(screen.getByLabelText(/Why\?/), 'There was a traffic jam');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Waive the late fee' }),
  );
  expect(await screen.findByText(/It was waived\./)).toBeVisible();
  expect(waived[0]!.body).toBe('{"reason":"There was a traffic jam"}');
});

it.each([
  ['due', 'Okoro says that the car came back late. 3 started hours at €12.00.', 1],
  ['paid', '3 started hours at €12.00. You’ve paid it.', 0],
  ['waived', '3 started hours at €12.00. You don’t have to pay it.', 0],
] as const)('shows a customer a late fee that is %s', async (status, text, ways) => {
  const can = status === 'due' ? (['pay_late_fee'] as const) : [];
  const late = { late_fee_per_hour: euros(1200), late_fee: { ...fee, status } };
  answer('get', one, aReservation({ status: 'completed', can: [...can], ...late }));
  open();

  expect(await screen.findByRole('region', { name: 'Late return: €36.00' })).toHaveTextContent(text);
  const links = screen.queryAllByRole('link', { name: 'Pay €36.00' });
  expect(links).toHaveLength(ways);
  for (const link of links)
    expect(link).toHaveAttribute('href', `/dashboard/diff-payment-page?late=${TRIP_UUID}`);
});

it('warns the next customer of a possible delay, and links to other cars', async () => {
  answer('get', one, aReservation({ car_late: 'out', late_fee_per_hour: euros(1200) }));
  open();

  expect(await screen.findByText(/You can cancel for free/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'choose another car for the same dates' })).toHaveAttribute(
    'href',
    '/carlisting?place=lisbon&pick_up=2099-07-01T10%3A00&return=2099-07-05T10%3A00',
  );
  expect(screen.getByText(/each started hour costs €12\.00, 24 hours at most/)).toBeVisible();
});

it('has an administrator decide whose return time counts', async () => {
  const statements = { customer: '2099-07-05T09:00:00.000Z', owner: '2099-07-06T08:00:00.000Z' };
  const disputed = { viewer: 'admin', status: 'disputed', return_statements: statements } as const;
  let trip = aReservation({ ...disputed, can: ['decide_late_return'] });
  answer('get', one, () => trip);
  const sent = answer('post', `${one}/late-return/decision`, () => {
    return (trip = aReservation({ viewer: 'admin', status: 'completed', can: [], late_fee: fee }));
  });
  renderRoute(remote, `/dashboard/reservations/${TRIP_UUID}`, { session: anAdmin() });

  await press('Decide when the car came back');
  const dialog = within(screen.getByRole('dialog', { name: 'Decide when the car came back' }));
  const options = within(dialog.getByLabelText('Whose time counts?')).getAllByRole('option');
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mia: .*5 Jul/),
    expect.stringMatching(/6 Jul/),
  ]);
  await userEvent.selectOptions(dialog.getByLabelText('Whose time counts?'), 'owner');
  await userEvent.type(dialog.getByLabelText(/What was decided\?/), 'The photos');
  await press('Send the decision');

  expect(await screen.findByText('The return is decided')).toBeVisible();
  expect(sent[0]!.body).toBe('{"side":"owner","reason":"The photos"}');
});
