import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { aCalendar, aCar, aPage, aQuote, CAR_UUID } from '../../testing/cars';

startFakeApi();

const path = `/carlisting/car/${CAR_UUID}`;
const hours = { pick_up_from: '08:00', pick_up_until: '18:00', return_from: '08:00', return_by: '18:00' };

beforeEach(() => {
  answer('get', 'cars', aPage([]));
  answer('get', 'cars/:car_uuid', aCar());
  answer('post', 'quotes', aQuote());
});

it('offers only times at which the owner hands the car over', async () => {
  answer('get', 'cars/:car_uuid/calendar', aCalendar({ '2099-07-10': hours, '2099-07-13': hours }));
  renderRoute(remote, `${path}?pick_up=2099-07-10T10:00&return=2099-07-13T10:00`);

  const offered = within(await screen.findByLabelText('Pick-up time'));
  expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['08:00', '18:00']),
  );
  expect(offered.queryByText('07:30')).not.toBeInTheDocument();
  expect(offered.queryByText('18:30')).not.toBeInTheDocument();
  expect(within(screen.getByLabelText('Return time')).queryByText('07:30')).not.toBeInTheDocument();
});

it('names the owner’s rule that a trip breaks, and takes one of the nearest times with a click', async () => {
  answer('get', 'cars/:car_uuid/calendar', aCalendar());
  const sentence = 'On Fridays, pick-up is from 07:00 to 22:00.';
  answer('post', 'quotes', () =>
    refusal(422, 'OUTSIDE_HOURS', { pick_up: sentence }, [
      { pick_up: '2099-07-10T07:00', return: '2099-07-13T10:00' },
    ]),
  );
  const visitor = userEvent.setup();
  const { router } = renderRoute(remote, `${path}?pick_up=2099-07-10T02:00&return=2099-07-13T10:00`);

  expect(await screen.findByText(sentence)).toBeVisible();
  const nearest = within(screen.getByRole('list', { name: 'Nearest times you can book' }));
  answer('post', 'quotes', aQuote());
  await visitor.click(nearest.getByRole('button'));

  await waitFor(() =>
    expect(router.state.location.search).toBe('?pick_up=2099-07-10T07%3A00&return=2099-07-13T10%3A00'),
  );
  expect(await screen.findByRole('button', { name: 'Reserve' })).toBeVisible();
});
