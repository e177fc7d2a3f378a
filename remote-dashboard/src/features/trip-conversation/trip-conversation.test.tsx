import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@drove/api-client/testing';
import { aCarOwner, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const path = `/dashboard/reservations/${TRIP_UUID}`;
const trip = (given: Parameters<typeof aReservation>[0]) =>
  answer('get', 'reservations/:reservation_uuid', aReservation({ viewer: 'admin', ...given }));
const reasons = () => [...screen.getByLabelText<HTMLSelectElement>('Reason').options].map(({ text }) => text);

it('offers the reasons that hold on the page of a trip', async () => {
  trip({
    status: 'disputed',
    objection: { reason: 'Scratch.', at: '2098-06-01T09:00:00.000Z', decision: null },
  });
  renderRoute(remote, path, { session: anAdmin() });
  expect(await screen.findByRole('heading', { name: 'Trip conversation' })).toBeVisible();
  expect(reasons()).toEqual(['Choose a reason', 'A dispute is open', 'An objection is open']);
});

it('explains a reason that no longer holds', async () => {
  trip({ status: 'disputed' });
  answer('get', 'admin/reservations/:reservation_uuid/messages', () => refusal(403, 'NO_OPEN_DISPUTE'));
  renderRoute(remote, path, { session: anAdmin() });
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'A dispute is open');
  await userEvent.click(screen.getByRole('button', { name: 'Read the conversation' }));
  expect(await screen.findByText(/This reason no longer applies/)).toBeVisible();
});

it.each([
  ['an administrator while nothing is to be decided', anAdmin(), 'confirmed'],
  ['an owner whose trip is disputed', aCarOwner(), 'disputed'],
] as const)('is not offered to %s', async (_who, session, status) => {
  trip({ status, ...(session.user.role === 'car_owner' && { viewer: 'owner' }) });
  answer('get', 'my/invoices', { invoices: [], has_more: false, next_cursor: null });
  renderRoute(remote, path, { session });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Trip conversation' })).not.toBeInTheDocument();
});
