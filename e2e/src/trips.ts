import { demoCustomer, demoOwner, type Account } from './accounts';
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

interface Period {
  pick_up: string;
  return: string;
}

/**
 * Three days from within a day on, by day on the clocks of the demo owner's cars: a car may be handed over from a day
 * before on, and most cars change hands in waking hours only.
 */
export function aPeriodToHandOver(now = new Date()): Period {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const hours = range(24, 12).find((ahead) => isByDay(at(ahead))) ?? 24;
  return { pick_up: toTheHour(at(hours)), return: toTheHour(at(hours + 72)) };
}

const range = (from: number, down: number) =>
  Array.from({ length: from - down + 1 }, (_, index) => from - index);
const isByDay = (time: string) => time.slice(11, 13) >= '08' && time.slice(11, 13) <= '20';
const toTheHour = (time: string) => `${time.slice(0, 13)}:00`;

/**
 * A trip of the demo customer, or another, with a car of the demo owner, paid through the API: confirmed with a car that
 * is booked at once, else a request. Journeys run at the same time: each takes days of its own.
 *
 * @param when in how many days it begins, to take three
 */
export async function aPaidTrip(
  when: number | Period,
  { customer = demoCustomer, instant = true, card = testCards.good } = {},
): Promise<Trip> {
  const period = typeof when === 'number' ? threeDaysIn(when) : when;
  const { cars } = await askAs<{ cars: { car_uuid: string; listing: string; verification: string }[] }>(
    demoOwner,
    'GET',
    'my/cars?limit=100',
  );
  for (const { car_uuid: carUuid, listing, verification } of cars) {
    if (listing !== 'listed' || verification !== 'approved') continue;
    const car = await askApi<{ instant_book: boolean }>('GET', `cars/${carUuid}`);
    const quote = car.instant_book === instant ? await quoteIfFree(carUuid, period) : undefined;
    if (quote) return await pay(customer, quote.quote_uuid, card);
  }
  throw new Error('None of the owner’s cars is free on these days.');
}

const threeDaysIn = (days: number): Period => ({
  pick_up: `${dayText(dayFromNow(days))}T10:00`,
  return: `${dayText(dayFromNow(days + 3))}T10:00`,
});

async function quoteIfFree(carUuid: string, period: Period): Promise<{ quote_uuid: string } | undefined> {
  return await askApi<{ quote_uuid: string }>('POST', 'quotes', { car_uuid: carUuid, ...period }).catch(
    () => undefined,
  );
}

async function pay(customer: Account, quoteUuid: string, number: string): Promise<Trip> {
  const held = await askAs<Trip>(customer, 'POST', 'reservations', { quote_uuid: quoteUuid });
  const card = {
    number,
    expiry_month: 12,
    expiry_year: 2040,
    cvc: '123',
    holder: 'C Customer',
  };
  const { reservation } = await askAs<{ reservation: Trip }>(
    customer,
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
