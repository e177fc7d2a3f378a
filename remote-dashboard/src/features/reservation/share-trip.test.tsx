import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from 'api-client/testing';
import { aCustomer, renderRoute } from 'shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();

const one = `reservations/${TRIP_UUID}`;
const open = () =>
  renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('makes a link for a co-driver, hands it on, and takes it back', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const url = 'https://cars.test/#/shared-trip/00000000-0000-4000-8000-0000000000aa';
  let trip = aReservation({ can: ['share'] });
  answer('get', one, () => trip);
  const made = answer('post', `${one}/share`, () => (trip = { ...trip, share_url: url }));
  const taken = answer('delete', `${one}/share`, () => (trip = { ...trip, share_url: null }));
  open();

  await press('Share with a co-driver');
  const dialog = within(screen.getByRole('dialog', { name: 'Share the trip' }));
  await user.click(await dialog.findByRole('button', { name: 'Create a link' }));
  expect(await dialog.findByText(url)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(url);

  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await dialog.findByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(dialog.queryByText(url)).toBeNull();
  expect([made.length, taken.length]).toEqual([1, 1]);
});

it('says why a trip can no longer be shared', async () => {
  answer('get', one, aReservation({ can: ['share'] }));
  answer('post', `${one}/share`, () => refusal(409, 'MOVE_NOT_ALLOWED'));
  open();

  await press('Share with a co-driver');
  await press('Create a link');
  expect(await screen.findByText('Refused: MOVE_NOT_ALLOWED')).toBeVisible();
});
