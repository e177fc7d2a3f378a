import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, setToday } from '@drove/api-client/testing';
import { aCarOwner, aCustomer, anAdmin, renderRoute } from '@drove/shared-auth/testing';
import type { Reservation } from '../../api/reservations';
import { directionsTo, platformOf } from '@drove/shared-ui/formats';
import { remote } from '../../routes';
import { startFakeApi } from '../../testing/api';
import { aChange, aHostedTrip, aPayment, aReservation, TRIP_UUID } from '../../testing/reservations';

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
  it('says that a driver is all set only while no change of theirs is open', async () => {
    const unmount = await open(aReservation());
    expect(screen.getByText('You’re all set.')).toBeVisible();
    unmount();
    await open(aReservation({ can: ['pay_change'], change: aChange({ status: 'approved' }) }));
    expect(screen.queryByText('You’re all set.')).not.toBeInTheDocument();
    expect(screen.getByText('This trip is paid and confirmed.')).toBeVisible();
  });

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

describe('the calendar file', () => {
  it.each([
    ['a customer', 'customer-reservations', aCustomer(), aReservation()],
    ['an owner', 'reservations', aCarOwner(), aHostedTrip({ status: 'in_progress' })],
  ])('hands %s the trip for their calendar', async (_who, list, session, trip) => {
    answer('get', `reservations/${TRIP_UUID}`, trip);
    const asked = answer(
      'get',
      `reservations/${TRIP_UUID}/calendar.ics`,
      () => new Response('BEGIN:VCALENDAR'),
    );
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    let saved = '';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));

    await waitFor(() => expect(saved).toBe('trip-4KX7QZ.ics'));
    expect(asked).toHaveLength(1);
    click.mockRestore();
  });

  it.each(['pending_owner', 'completed', 'cancelled'] as const)(
    'offers no calendar file of a trip that is %s',
    async (status) => {
      answer('get', `reservations/${TRIP_UUID}`, aReservation({ status, can: [] }));
      renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

      expect(await screen.findByRole('region', { name: 'The trip' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    },
  );
});

describe('the booking code', () => {
  it.each([
    ['the customer', 'customer-reservations', aCustomer(), aReservation()],
    ['the owner', 'reservations', aCarOwner(), aHostedTrip()],
  ])('gives %s the booking code to read out and to copy', async (_who, list, session, trip) => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    answer('get', `reservations/${TRIP_UUID}`, trip);
    renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

    const facts = within(await screen.findByRole('region', { name: 'Address and contact' }));
    expect(facts.getByText('4KX7QZ')).toHaveAttribute('translate', 'no');
    await user.click(facts.getByRole('button', { name: 'Copy the booking code' }));

    expect(await screen.findByText('Booking code copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('4KX7QZ');
  });
});

describe('directions', () => {
  const place = 'Rua Augusta 1, 1100-048 Lisbon, Portugal';

  const open = () =>
    renderRoute(remote, `/dashboard/customer-reservations/${TRIP_UUID}`, { session: aCustomer() });

  it('offers the way to the pick-up address, outside the app', async () => {
    answer('get', `reservations/${TRIP_UUID}`, aReservation());
    open();

    const link = await screen.findByRole('link', { name: 'Directions' });
    expect(link).toHaveAttribute('href', directionsTo(place, platformOf(navigator)));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('offers no directions before the address may be seen', async () => {
    answer('get', `reservations/${TRIP_UUID}`, aReservation({ status: 'pending_owner', address: null }));
    open();

    expect(await screen.findByRole('region', { name: 'Address and contact' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
  });
});

describe('the link to the conversation', () => {
  const conversation = `/dashboard/messages/new?reservation=${TRIP_UUID}`;

  it.each([
    ['a customer to the owner', 'customer-reservations', aCustomer(), aReservation(), 'Message Okoro'],
    ['an owner to the driver', 'reservations', aCarOwner(), aHostedTrip(), 'Message Mia'],
  ])('leads %s from a trip', async (_who, list, session, trip, name) => {
    answer('get', `reservations/${TRIP_UUID}`, trip);
    renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', conversation);
  });

  it.each([
    ['before it is requested', 'customer-reservations', aCustomer(), aReservation({ booked_at: null })],
    ['for an administrator', 'reservations', anAdmin(), aReservation({ viewer: 'admin' })],
  ])('leads no one to a conversation about a trip %s', async (_when, list, session, trip) => {
    answer('get', `reservations/${TRIP_UUID}`, trip);
    renderRoute(remote, `/dashboard/${list}/${TRIP_UUID}`, { session });

    expect(await screen.findByRole('region', { name: 'Address and contact' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Message / })).not.toBeInTheDocument();
  });
});
