import type { Page } from '@playwright/test';
import { demoCustomer, type Account } from './accounts';
import { askApi, askAs } from './api-as';
import { expect } from './journey';
import { signIn } from './sign-in';
import { dayFromNow, dayText } from './trip-days';

interface Quote {
  quote_uuid: string;
  car_uuid: string;
  total: { amount_minor: number; currency: string };
}

export interface TripToPay {
  /** The address of the payment page as the car's page links to it. */
  address: string;
  quote: Quote;
  /** `€170.48`. */
  price: string;
}

/** Cards that the embedded test provider knows, as docs/payments-and-mails.md lists them. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksToConfirm: '4000002760003184',
  late: '4000000000000259',
  isDisputed: '4000000000002685',
  takesNoDeposit: '4000008260003178',
  takesNoRefund: '4000000000005126',
};

/**
 * A quote for three days of a car that is free then. Journeys run at the same time: each takes days of its own.
 *
 * @param inDays from when on, in days from today
 */
export async function aTripToPay(inDays: number, { instant = true } = {}): Promise<TripToPay> {
  const period = {
    pick_up: `${dayText(dayFromNow(inDays))}T10:00`,
    return: `${dayText(dayFromNow(inDays + 3))}T10:00`,
  };
  const search = new URLSearchParams({ ...period, limit: '100', sort: 'price' }).toString();
  const { cars } = await askApi<{ cars: { car_uuid: string; instant_book: boolean }[] }>(
    'GET',
    `cars?${search}`,
  );
  const car = cars.find(({ instant_book: isInstant }) => isInstant === instant);
  if (!car) throw new Error('No such car is free.');
  const quote = await askApi<Quote>('POST', 'quotes', { car_uuid: car.car_uuid, ...period });
  return {
    address: `/#/payment?${new URLSearchParams({ car: car.car_uuid, ...period, quote: quote.quote_uuid }).toString()}`,
    quote,
    price: new Intl.NumberFormat('en-GB', { style: 'currency', currency: quote.total.currency }).format(
      quote.total.amount_minor / 100,
    ),
  };
}

/** Opens the payment of a new trip, signed in, with the car held. */
export async function openPayment(
  page: Page,
  inDays: number,
  options: { instant?: boolean } = {},
): Promise<TripToPay> {
  const trip = await aTripToPay(inDays, options);
  await signIn(page, demoCustomer);
  await page.goto(trip.address);
  await expect(page.getByRole('form', { name: 'Card' })).toBeVisible();
  return trip;
}

/** Fills in a card, and leaves it unsent. */
export async function fillInCard(page: Page, number = testCards.good): Promise<void> {
  const form = page.getByRole('form', { name: 'Card' });
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill('12/40');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on the card').fill('Clara Customer');
}

/** The id of the reservation that a page of its payment shows. */
export function reservationOn(page: Page): string {
  const uuid = /[?&]reservation=([0-9a-f-]{36})/.exec(page.url())?.[1];
  if (!uuid) throw new Error(`${page.url()} shows no reservation.`);
  return uuid;
}

/**
 * Lets go of the car that a payment page holds. The demo customer may hold three, as many as there are journeys at once:
 * one that ends without a payment must leave none behind.
 */
export async function letGo(page: Page, account: Account = demoCustomer): Promise<void> {
  await askAs(account, 'POST', `reservations/${reservationOn(page)}/release`);
}

/** How often, and how much in all, was taken for a reservation. */
export async function takenFor(reservationUuid: string, account: Account = demoCustomer) {
  const { payments } = await askAs<{ payments: { status: string; amount: { amount_minor: number } }[] }>(
    account,
    'GET',
    `reservations/${reservationUuid}`,
  );
  return payments.filter(({ status }) => status === 'captured').map(({ amount }) => amount.amount_minor);
}
