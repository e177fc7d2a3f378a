import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@drove/shared-auth';
import { aCarOwner, aCustomer, anAdmin, pasteInto, renderRoute, signedOut } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { aReservation, RESERVATION_UUID } from '../../testing/reservations';

startFakeApi();

const receipt = { case_number: 'C-1001', email: 'vera@example.test' };
const trips = (...reservations: object[]) => ({ reservations, has_more: false, next_cursor: null });
const open = (path = '/contact', session: Session = signedOut) => renderRoute(remote, path, { session });
const fill = async (label: string, text: string) =>
  pasteInto(await screen.findByLabelText(new RegExp(`^${label}`)), text);
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(new RegExp(`^${label}`)), option);
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send message' }));

async function fillIn() {
  await fill('Your name', 'Vera Visitor');
  await fill('Email address', 'vera@example.test');
  await choose('What is it about', 'Something else');
  await fill('Your message', 'Do you rent vans?');
}

it('sends a visitor’s message once, keeps it after a refusal, and shows the case number', async () => {
  let isRefused = true;
  const requests = answer('post', 'contact', () =>
    isRefused ? refusal(503, 'SERVICE_UNAVAILABLE') : receipt,
  );
  open();
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Refused: SERVICE_UNAVAILABLE'));
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('Do you rent vans?');

  isRefused = false;
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your number is C-1001.');
  expect(requests.map(({ body }) => JSON.parse(body) as unknown)[1]).toEqual({
    name: 'Vera Visitor',
    email: 'vera@example.test',
    topic: 'other',
    text: 'Do you rent vans?',
  });
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
});

it('reports each missing field and focuses the first one', async () => {
  open();
  await send();
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Choose what it is about.')).toBeVisible();
  expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
});

it('offers a user’s own trips, and continues a case from its e-mail', async () => {
  const requests = answer('post', 'my/cases', receipt);
  answer('get', 'my/reservations', trips());
  answer('get', 'owner/reservations', trips(aReservation()));
  const caseUuid = '00000000-0000-4000-8000-0000000000f7';
  open(`/contact?case=${caseUuid}`, aCarOwner());

  expect(await screen.findByText('You’re adding to a message you sent earlier.')).toBeVisible();
  await choose('What is it about', 'A trip');
  await screen.findByRole('option', { name: 'Fiat 500, 10 Jul 2099' });
  await choose('Which trip', 'Fiat 500, 10 Jul 2099');
  expect(screen.getByRole('checkbox', { name: 'Our team may read this conversation' })).not.toBeChecked();
  await fill('Your message', 'The key is lost.');
  expect(screen.queryByLabelText(/^Email address/)).not.toBeInTheDocument();
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(JSON.parse(requests[0]!.body)).toEqual({
    topic: 'trip',
    text: 'The key is lost.',
    case_uuid: caseUuid,
    reservation_uuid: RESERVATION_UUID,
  });
});

it('lets our team read the trip’s conversation only for a trip, and only when ticked', async () => {
  const requests = answer('post', 'my/cases', receipt);
  answer('get', 'my/reservations', trips(aReservation()));
  open(`/contact?trip=${RESERVATION_UUID}`, aCustomer());
  await screen.findByRole('option', { name: 'Fiat 500, 10 Jul 2099' });
  const tick = () => screen.queryByRole('checkbox', { name: 'Our team may read this conversation' });
  await choose('Which trip', 'No particular trip');
  expect(tick()).not.toBeInTheDocument();
  await choose('Which trip', 'Fiat 500, 10 Jul 2099');
  expect(tick()).toHaveAccessibleDescription(/for 30 days/);
  await userEvent.click(tick()!);
  await fill('Your message', 'They were rude.');
  await send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(JSON.parse(requests[0]!.body)).toEqual({
    topic: 'trip',
    text: 'They were rude.',
    reservation_uuid: RESERVATION_UUID,
    may_read_messages: true,
  });
});

it('preselects the trip topic when opened from the help for trips', async () => {
  open('/contact?topic=trip');
  expect(await screen.findByLabelText(/^What is it about/)).toHaveValue('trip');
});

it('works when the list of trips cannot be loaded', async () => {
  answer('get', 'my/reservations', () => refusal(500, 'INTERNAL_ERROR'));
  open('/contact', aCustomer());
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
});

it('offers administrators no trips', async () => {
  open('/contact', anAdmin());
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
  expect(screen.queryByLabelText(/^Which trip/)).not.toBeInTheDocument();
});
