import { TEST_API_URL } from '@drove/shared-auth/testing';
import { addDays } from '@drove/shared-ui/formats';
import type { CarCard } from '../features/find-cars/api/car-search';
import type { CalendarDay, Car, CarCalendar, Photo } from '../api/cars';
import type { BookingRules } from '../features/list-car/api/booking-rules';
import type { OwnCar } from '../features/list-car/api/my-cars';
import type { Quote } from '../api/quotes';

export const CAR_UUID = '00000000-0000-4000-8000-0000000000c1';
export const OWNER_UUID = '00000000-0000-4000-8000-0000000000b9';

export const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' });

export function aPhoto(number = 1): Photo {
  return {
    photo_uuid: `00000000-0000-4000-8000-0000000000f${String(number)}`,
    width: 1600,
    height: 1067,
    placeholder: '#8fa3b0',
    alt: `Fiat 500, photo ${String(number)}`,
    sources: [400, 800, 1600].map((width) => ({
      url: `${TEST_API_URL}/photos/${String(number)}/${String(width)}.webp`,
      width,
      height: Math.round((width * 2) / 3),
    })),
  };
}

const lisbon = {
  slug: 'lisbon',
  name: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  time_zone: 'Europe/Lisbon',
  currency: 'EUR',
};
export const aPlace = { ...lisbon, car_count: 9, response: null };

export function aCard(card: Partial<CarCard> = {}): CarCard {
  return {
    car_uuid: CAR_UUID,
    make: 'Fiat',
    model: '500',
    year: 2021,
    type: 'small',
    transmission: 'manual',
    fuel: 'petrol',
    seats: 4,
    features: ['bluetooth'],
    place: lisbon,
    instant_book: true,
    rating: { average: 4.87, count: 23 },
    photo: aPhoto(),
    photo_count: 1,
    price_per_day: euros(5103),
    total: null,
    billable_days: null,
    ...card,
  };
}

/** One page of a search. */
export function aPage(cars: CarCard[], page: { next_cursor?: string; places?: (typeof lisbon)[] } = {}) {
  const { next_cursor: nextCursor = null, places = [lisbon] } = page;
  return { cars, places, has_more: nextCursor !== null, next_cursor: nextCursor };
}

export function aCar(car: Partial<Car> = {}): Car {
  return {
    ...aCard(),
    doors: 3,
    colour: 'White',
    description: 'A small car for small streets.',
    rules: 'No smoking.',
    area: 'Alfama',
    included_km_per_day: 200,
    min_days: 1,
    min_driver_age: 21,
    cancellation_policy: 'moderate',
    cancellation_policy_text: 'Free cancellation until 5 days before pick-up.',
    daily_price: euros(4200),
    deposit: euros(30_000),
    late_fee_per_hour: euros(0),
    weekly_discount_bps: 1000,
    monthly_discount_bps: 2000,
    photos: [aPhoto(1), aPhoto(2), aPhoto(3)],
    owner: {
      owner_uuid: OWNER_UUID,
      first_name: 'Oscar',
      is_verified: true,
      member_since_on: '2095-03-02',
      car_count: 9,
      response: null,
    },
    is_own: false,
    is_public: true,
    is_verified: true,
    verified: ['photos', 'registration', 'insurance'],
    reviews: [],
    ...car,
  };
}

/** A calendar from 2099-07-01 on; days that are not named are free. */
export function aCalendar(days: Record<string, Partial<CalendarDay>> = {}): CarCalendar {
  const all = Array.from({ length: 62 }, (_, index): CalendarDay => {
    const on = addDays('2099-07-01', index);
    return {
      on,
      availability: 'free',
      is_open: true,
      open_from: '00:00',
      open_until: '24:00',
      can_pick_up: true,
      can_return: true,
      pick_up_from: '00:00',
      pick_up_until: '24:00',
      return_from: '00:00',
      return_by: '24:00',
      daily_price: euros(4200),
      ...days[on],
    };
  });
  return {
    time_zone: 'Europe/Lisbon',
    from_on: '2099-07-01',
    to_on: '2099-08-31',
    today_on: '2099-07-01',
    taken: [],
    days: all,
  };
}

export function aQuote(quote: Partial<Quote> = {}): Quote {
  return {
    quote_uuid: '00000000-0000-4000-8000-0000000000a1',
    car_uuid: CAR_UUID,
    pick_up: '2099-07-10T10:00',
    return: '2099-07-13T10:00',
    pick_up_at: '2099-07-10T09:00:00.000Z',
    return_at: '2099-07-13T09:00:00.000Z',
    time_zone: 'Europe/Lisbon',
    billable_days: 3,
    currency: 'EUR',
    lines: [
      { kind: 'rental', label: '3 days at €42.00', days: 3, unit_minor: 4200, amount_minor: 12_600 },
      { kind: 'fee', label: 'Service fee', amount_minor: 1260 },
      { kind: 'tax', label: 'VAT (23%)', amount_minor: 3188 },
    ],
    total: euros(17_048),
    price_per_day: euros(5683),
    deposit: euros(30_000),
    late_fee_per_hour: euros(0),
    cancellation_policy: 'moderate',
    cancellation_policy_text: 'Free cancellation until 5 days before pick-up.',
    free_cancellation_until: '2099-07-05T09:00:00.000Z',
    expires_at: '2099-06-30T12:00:00.000Z',
    ...quote,
  };
}

/** The marketplace's rules, and those of an owner who has set none but these. */
export function someBookingRules(own: Partial<BookingRules> = {}): {
  own: BookingRules;
  marketplace: BookingRules;
} {
  return {
    own: {
      notice_hours: null,
      open_hours: null,
      buffer_before_minutes: null,
      buffer_after_minutes: null,
      max_days: null,
      ...own,
    },
    marketplace: {
      notice_hours: 2,
      open_hours: Array.from({ length: 7 }, () => ({ from: '07:00', to: '22:00' })),
      buffer_before_minutes: 30,
      buffer_after_minutes: 30,
      max_days: 365,
    },
  };
}

/** A draft that lacks nothing. */
export function anOwnCar(car: Partial<OwnCar> = {}): OwnCar {
  return {
    car_uuid: CAR_UUID,
    verification: 'draft',
    verification_reason: null,
    listing: 'listed',
    is_public: false,
    make: 'Fiat',
    model: '500',
    year: 2021,
    type: 'small',
    transmission: 'manual',
    fuel: 'petrol',
    seats: 4,
    doors: 3,
    colour: 'White',
    plate: 'AA-01-BB',
    vin: null,
    description: 'A small car that finds a place to park wherever you go.',
    features: ['bluetooth'],
    place_slug: 'lisbon',
    street: 'Rua Augusta 1',
    zip_code: '1100-048',
    area: null,
    daily_price_minor: 4200,
    weekly_discount_bps: 0,
    monthly_discount_bps: 0,
    deposit_minor: 0,
    late_fee_per_hour_minor: 0,
    min_days: 1,
    booking_horizon_days: null,
    notice_hours: null,
    open_hours: null,
    buffer_before_minutes: null,
    buffer_after_minutes: null,
    max_days: null,
    included_km_per_day: null,
    min_driver_age: 21,
    rules: null,
    cancellation_policy: 'moderate',
    instant_book: false,
    currency: 'EUR',
    photos: [aPhoto(1), aPhoto(2)],
    documents: [],
    documents_due_on: null,
    documents_wait: false,
    rates: [],
    blocked_days: [],
    missing: {},
    rating: null,
    created_at: '2099-06-01T08:00:00.000Z',
    updated_at: '2099-06-02T08:00:00.000Z',
    ...car,
  };
}

/** What is left for the car above: everything but its owner's identity is done. */
export const identityToVerify = {
  car_uuid: CAR_UUID,
  is_done: false,
  summary: 'Your car is listed once every step for it is done.',
  next_steps: [
    { key: 'car', blocks: 'listing', state: 'waiting', label: 'We’re checking your car', link: null },
    {
      key: 'identity',
      blocks: 'listing',
      state: 'open',
      label: 'Verify your identity',
      link: '/dashboard/user-ver-doc-form',
    },
  ],
};
