import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, setToday } from '@drove/api-client/testing';
import { anAdmin, renderRoute } from '@drove/shared-auth/testing';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aQueuedPerson, OTHER_UUID, PERSON_UUID } from '../../testing/verification';

startFakeApi();

const session = anAdmin();
const path = '/dashboard/user-verification';
const page = (people = [aQueuedPerson()], waiting = people.length) => ({
  people,
  waiting,
  oldest_at: waiting > 0 ? '2098-06-01T09:00:00.000Z' : null,
  has_more: false,
  next_cursor: null,
});

afterEach(() => jest.useRealTimers());

it('shows the number of waiting people, the longest wait, assignments and the next review', async () => {
  setToday('2098-06-04');
  const claim = { by_name: 'Grace Hopper', is_mine: false, expires_at: '2099-01-01T00:00:00.000Z' };
  answer(
    'get',
    'admin/user-verifications',
    page([
      aQueuedPerson({ claim }),
      aQueuedPerson({ user_uuid: OTHER_UUID, verification_uuid: OTHER_UUID, fname: 'Noah', attempts: 2 }),
    ]),
  );
  renderRoute(remote, path, { session });

  expect(await screen.findByText('2 people are waiting, the longest for 3 days.')).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Mia Meyer.*3 days ago.*Grace Hopper is reviewing it/ }),
  ).toBeVisible();
  expect(screen.getByText('sent 2 times so far')).toBeVisible();
  // Anyone who is looked at already is passed over.
  expect(screen.getByRole('link', { name: 'Review next' })).toHaveAttribute('href', `${path}/${OTHER_UUID}`);
});

it('filters the queue, keeps the filters in the address, and shows all again', async () => {
  const asked = answer('get', 'admin/user-verifications', ({ url }) =>
    url.searchParams.has('role') ? page([], 1) : page(),
  );
  const { router } = renderRoute(remote, `${path}?status=rejected`, { session });

  await screen.findByRole('link', { name: 'Mia Meyer' });
  expect(asked[0]!.url.searchParams.get('status')).toBe('rejected');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Car owners');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=rejected&role=car_owner');
  await userEvent.click(screen.getByRole('button', { name: 'Show all waiting' }));

  expect(await screen.findByRole('link', { name: 'Mia Meyer' })).toHaveAttribute(
    'href',
    `${path}/${PERSON_UUID}`,
  );
  expect(router.state.location.search).toBe('');
});

it('says that the queue is empty', async () => {
  answer('get', 'admin/user-verifications', page([]));
  renderRoute(remote, path, { session });

  expect(await screen.findByRole('heading', { name: 'No one is waiting' })).toBeVisible();
  expect(screen.getByText('Nothing is waiting.')).toBeVisible();
});

it('reports a queue that could not be loaded, and loads it on retry', async () => {
  let isDown = true;
  answer('get', 'admin/user-verifications', () => (isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : page()));
  renderRoute(remote, path, { session });

  await screen.findByText('The queue couldn’t be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.getByRole('link', { name: 'Mia Meyer' })).toBeVisible());
});
