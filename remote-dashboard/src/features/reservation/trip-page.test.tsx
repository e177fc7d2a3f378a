import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, setToday } from 'api-client/testing';
import { aCarOwner, aCustomer, renderRoute } from 'shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aHostedTrip, aPayment, aReservation, TRIP_UUID } from '../../testing/reservations';

startFakeApi();
beforeEach(() => setToday('2099-06-30'));
afterEach(() => jest.useRealTimers());

async function open(trip: Reservation) {
  const [list, session] =
    trip.viewer === 'customer'
      ? (['customer-reservations', aCustomer()] as const)
      : (['reservations', aCarOwner()] as const);
  answer('get', `reservations/${TRIP_UUID}`, trip);
  const { unmount } = renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });
  await screen.findByRole('region', { name: 'Price' });
  return unmount;
}

describe('the page of a trip', () => {
  it('goes from what is next to what ends the trip, with the log folded at its end', async () => {
    await open(
      aReservation({
        can: ['confirm_pick_up', 'change', 'cancel'],
        payments: [aPayment()],
        timeline: [{ at: '2099-06-01T09:00:00.000Z', what: 'The trip was booked.', who: 'customer' }],
      }),
    );
    const page = screen.getByRole('article');
    const inOrder = [
      screen.getByRole('heading', { level: 1 }),
      within(page).getByText('Pick up the car Wed, 1 Jul 2099, 10:00 (Lisbon time).'),
      screen.getByRole('button', { name: 'I have the car' }),
      screen.getByRole('link', { name: 'Message Okoro' }),
      screen.getByRole('link', { name: 'Directions' }),
      screen.getByRole('link', { name: '+351 21 222' }),
      screen.getByText('4KX7QZ'),
      screen.getByRole('heading', { name: 'Before you go' }),
      screen.getByText('Wed, 1 Jul 2099, 10:00'),
      screen.getByRole('heading', { name: 'Price' }),
      screen.getByRole('link', { name: 'Receipt' }),
      screen.getByText('Invoices'),
      screen.getByRole('button', { name: 'Change the dates' }),
      screen.getByRole('button', { name: 'Cancel the trip' }),
      screen.getByRole('heading', { name: 'What happened' }),
    ];
    for (const [index, element] of inOrder.slice(1).entries()) {
      const place = inOrder[index]!.compareDocumentPosition(element);
      expect([element.textContent, place]).toEqual([element.textContent, Node.DOCUMENT_POSITION_FOLLOWING]);
    }
    expect(screen.getByText('The trip was booked.')).not.toBeVisible();
    await userEvent.click(screen.getByText('What happened'));
    expect(screen.getByText('The trip was booked.')).toBeVisible();
  });

  it.each<[string, Reservation, string]>([
    [
      'the return to the customer',
      aReservation({ status: 'in_progress' }),
      'Return the car by Sun, 5 Jul 2099',
    ],
    ['the hand-over to the owner', aHostedTrip(), 'Hand over the car Wed, 1 Jul 2099, 10:00'],
    [
      'what waits for the customer',
      aReservation({ status: 'completed', can: ['review'] }),
      'How was it? Write a review.',
    ],
  ])('announces %s', async (_what, trip, sentence) => {
    await open(trip);
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  });

  it('announces no pick-up that its reader has confirmed', async () => {
    await open(aReservation({ confirmed: { pick_up: ['customer'], return: [] } }));
    expect(screen.queryByText(/^Pick up the car/)).not.toBeInTheDocument();
  });

  it.each(['completed', 'cancelled', 'no_show'] as const)(
    'leads back to the car of a %s trip',
    async (status) => {
      const unmount = await open(aReservation({ status, can: [] }));
      expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
        'href',
        '/carlisting/car/00000000-0000-4000-8000-0000000000c1',
      );
      unmount();
      await open(aHostedTrip({ status, can: [] }));
      expect(screen.queryByRole('link', { name: 'Book again' })).not.toBeInTheDocument();
    },
  );

  it('offers no second booking of a trip that is ahead', async () => {
    await open(aReservation());
    expect(screen.queryByRole('link', { name: 'Book again' })).not.toBeInTheDocument();
  });
});

describe('the checklist before a trip', () => {
  const checklist = () => screen.queryByRole('region', { name: 'Before you go' });

  it('tells the customer what to take and what to look at, from 48 hours before the pick-up', async () => {
    await open(aReservation());
    const items = within(checklist()!).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/driving licence.*Okoro/),
      expect.stringMatching(/deposit of €300\.00/),
      expect.stringMatching(/photos/),
      expect.stringMatching(/kilometres and the fuel or charge level/),
    ]);
  });

  it('leaves the deposit out where there is none', async () => {
    await open(aReservation({ deposit: { amount_minor: 0, currency: 'EUR' } }));
    expect(within(checklist()!).getAllByRole('listitem')).toHaveLength(3);
  });

  it.each<[string, Reservation]>([
    ['the owner', aHostedTrip()],
    ['a customer who has the car', aReservation({ status: 'in_progress' })],
    [
      'a customer who has confirmed the pick-up',
      aReservation({ confirmed: { pick_up: ['customer'], return: [] } }),
    ],
    ['a customer three days before', aReservation({ pick_up_at: '2099-07-03T09:00:00.000Z' })],
  ])('is not there for %s', async (_who, trip) => {
    await open(trip);
    expect(checklist()).toBeNull();
  });
});
