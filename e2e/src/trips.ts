import { demoCustomer, demoOwner } from './accounts';
import { askApi, askAs } from './api-as';
import { testCards } from './payment';
import { dayFromNow, dayText } from './trip-days';

interface Money {
  amount_minor: number;
  currency: string;
}

export interface Trip {
  reservation_uuid: string;
  status: string;
  /** `€170.48`. */
  price: string;
  total: Money;
  car: { car_uuid: string; make: string; model: string };
}

/**
 * A trip of the demo customer with a car of the demo owner, paid through the API: confirmed with a car that is
 * booked at once, else a request. Journeys run at the same time: each takes days of its own.
 *
 * @param inDays from when on, in days from today; the trip takes three
 */
export async function aPaidTrip(
  inDays: number,
  { instant = true, card = testCards.good } = {},
): Promise<Trip> {
  const { cars } = await askAs<{ cars: { car_uuid: string; listing: string; verification: string }[] }>(
    demoOwner,
    'GET',
    'my/cars?limit=100',
  );
  for (const { car_uuid: carUuid, listing, verification } of cars) {
    if (listing !== 'listed' || verification !== 'approved') continue;
    const car = await askApi<{ instant_book: boolean }>('GET', `cars/${carUuid}`);
    const quote = car.instant_book === instant ? await quoteIfFree(carUuid, inDays) : undefined;
    if (quote) return await pay(quote.quote_uuid, card);
  }
  throw new Error('None of the owner’s cars is free on these days.');
}

async function quoteIfFree(carUuid: string, inDays: number): Promise<{ quote_uuid: string } | undefined> {
  const period = {
    pick_up: `${dayText(dayFromNow(inDays))}T10:00`,
    return: `${dayText(dayFromNow(inDays + 3))}T10:00`,
  };
  return await askApi<{ quote_uuid: string }>('POST', 'quotes', { car_uuid: carUuid, ...period }).catch(
    () => undefined,
  );
}

async function pay(quoteUuid: string, number: string): Promise<Trip> {
  const held = await askAs<Trip>(demoCustomer, 'POST', 'reservations', { quote_uuid: quoteUuid });
  const card = {
    number,
    expiry_month: 12,
    expiry_year: 2040,
    cvc: '123',
    holder: 'C Customer',
  };
  const { reservation } = await askAs<{ reservation: Trip }>(
    demoCustomer,
    'POST',
    `reservations/${held.reservation_uuid}/pay`,
    { method: { kind: 'card', ...card } },
  );
  return { ...reservation, price: asText(reservation.total) };
}

/** An amount as pages show it: `€170.48`. */
function asText({ amount_minor: amountMinor, currency }: Money): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amountMinor / 100);
}
