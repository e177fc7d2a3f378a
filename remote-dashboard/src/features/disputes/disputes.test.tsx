import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { Dispute, DisputeCase } from './api/disputes';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, euros, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const uuid = 'abcdef12-0000-4000-8000-000000000001';
const path = `/dashboard/all-payments/disputes/${uuid}`;
const dispute: Dispute = {
  dispute_uuid: uuid,
  payment_uuid: uuid,
  reservation_uuid: TRIP_UUID,
  status: 'open',
  amount: euros(19_926),
  taken: euros(19_926),
  reason: 'product_not_received',
  opened_at: '2099-06-01T09:00:00.000Z',
  closed_at: null,
  answer_by: '2099-06-22T12:00:00.000Z',
  answer: null,
  answered_at: null,
  sent_at: null,
  explanation: null,
  can: ['answer'],
  refused_at: null,
  refusal: null,
};
const given: DisputeCase = {
  dispute,
  reservation: aReservation({ viewer: 'admin' }),
  customer: {
    user_uuid: uuid,
    name: 'Mia Meyer',
    email: 'mia@demo.test',
    is_verified: true,
    registered_at: '2099-01-01T09:00:00.000Z',
    email_confirmed_at: null,
  },
  messages: [
    { at: '2099-05-01T09:00:00.000Z', title: 'Your trip is booked', text: 'Fiat 500', mailed_at: null },
  ],
  photos: [],
};

it('lists disputes with their deadlines, and warns when one is near', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-06-20T12:00:00Z'));
  answer('get', 'admin/disputes', {
    disputes: [dispute, { ...dispute, dispute_uuid: TRIP_UUID, status: 'won', can: [] }],
  });
  renderRoute(remote, '/dashboard/all-payments/disputes', { session: anAdmin() });

  const [first, second] = await screen.findAllByRole('link', { name: /Product not received/ });
  expect(first).toHaveAttribute('href', path);
  expect(within(first!).getByText(/^Answer by/)).toHaveClass('text-error');
  expect(within(first!).getByText('Needs an answer')).toBeVisible();
  expect(within(second!).getByText('Won')).toBeVisible();
  jest.restoreAllMocks();
});

it('shows the evidence, and sends the answer once', async () => {
  let isAnswered = false;
  answer('get', `admin/disputes/${uuid}`, () => ({
    ...given,
    dispute: isAnswered ? { ...dispute, answer: 'contest', can: [] } : dispute,
  }));
  const sent = answer('post', `admin/disputes/${uuid}/answer`, () => {
    isAnswered = true;
    return given;
  });
  renderRoute(remote, path, { session: anAdmin() });

  expect(await screen.findByRole('heading', { name: 'Agreement' })).toBeVisible();
  expect(screen.getByText('Your trip is booked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please choose an answer.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Answer'), 'Contest it with the evidence below');
  await userEvent.type(screen.getByLabelText('Explanation'), 'They drove it.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByText('The bank decides')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Answer the bank' })).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it('shows an answer that the provider rejected, with the reason and its text', async () => {
  const refused = { refused_at: '2099-06-02T09:00:00.000Z', refusal: 'Evidence is too long' };
  const returned = { ...dispute, ...refused, explanation: 'They drove it.' };
  answer('get', `admin/disputes/${uuid}`, { ...given, dispute: returned });
  renderRoute(remote, path, { session: anAdmin() });

  expect(await screen.findByText(/^Reason: Evidence is too long\./)).toBeVisible();
  expect(screen.getByLabelText('Explanation')).toHaveValue('They drove it.');
});

it('downloads the evidence as a file, and reports a failure', async () => {
  answer('get', `admin/disputes/${uuid}`, given);
  answer('get', `admin/disputes/${uuid}/evidence.zip`, () => new Response('PK'));
  URL.createObjectURL = jest.fn(() => 'blob:zip');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderRoute(remote, path, { session: anAdmin() });

  await userEvent.click(await screen.findByRole('button', { name: 'Download the evidence' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  answer('get', `admin/disputes/${uuid}/evidence.zip`, () => refusal(503, 'SERVICE_UNAVAILABLE'));
  await userEvent.click(screen.getByRole('button', { name: 'Download the evidence' }));
  expect(await screen.findByText('Refused: SERVICE_UNAVAILABLE')).toBeVisible();
});
