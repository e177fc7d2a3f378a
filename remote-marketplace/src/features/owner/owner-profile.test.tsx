import { screen, waitFor, within } from '@testing-library/react';
import { answer, refusal, startFakeApi } from '@drove/api-client/testing';
import { renderRoute } from '@drove/shared-auth/testing';
import type { OwnerProfile } from './api/owners';
import { remote } from '../../routes';
import { aCard, OWNER_UUID } from '../../testing/cars';

startFakeApi();

const path = `/carlisting/owner/${OWNER_UUID}`;
const anOwner = (owner: Partial<OwnerProfile> = {}): OwnerProfile => ({
  owner_uuid: OWNER_UUID,
  first_name: 'Oscar',
  is_verified: true,
  member_since_on: '2095-03-02',
  trip_count: 41,
  response: { median_hours: 3, within_day_percent: 95 },
  languages: ['de', 'en'],
  rating: { average: 4.9, count: 30 },
  car_count: 1,
  cars: [aCard()],
  reviews: [
    {
      review_uuid: '00000000-0000-4000-8000-0000000000e9',
      author_first_name: 'Emma',
      stars: 5,
      text: 'Everything as described.',
      written_on: '2099-05-01',
      car_name: 'Fiat 500',
    },
  ],
  ...owner,
});

it('shows who an owner is, their cars, and what drivers say about them', async () => {
  answer('get', 'owners/:owner_uuid', anOwner());
  renderRoute(remote, path);

  expect(await screen.findByRole('heading', { level: 1, name: 'Oscar' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Oscar, car owner'));
  for (const fact of ['March 2095', '41', 'Usually within 3 hours', 'German and English', 'Verified owner']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  const cars = within(screen.getByRole('region', { name: /^Cars of/ }));
  expect(cars.getByRole('link', { name: 'Fiat 500 2021' })).toBeVisible();
  const reviews = within(screen.getByRole('region', { name: 'What drivers say' }));
  expect(reviews.getByText('Everything as described.')).toBeVisible();
  expect(reviews.getByText('about the Fiat 500')).toBeVisible();
});

it('leaves out what is not known of an owner yet', async () => {
  answer('get', 'owners/:owner_uuid', anOwner({ response: null, languages: [], reviews: [], rating: null }));
  renderRoute(remote, path);

  await screen.findByRole('heading', { level: 1, name: 'Oscar' });
  for (const missing of ['Replies', 'Languages', 'What drivers say']) {
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
  }
});

it.each([
  ['has no public car', OWNER_UUID],
  ['has an invalid id', 'oscar'],
])('shows "Owner not found" when the owner %s', async (_what, id) => {
  answer('get', 'owners/:owner_uuid', () => refusal(404, 'OWNER_NOT_FOUND'));
  renderRoute(remote, `/carlisting/owner/${id}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Owner not found' })).toBeVisible();
});
