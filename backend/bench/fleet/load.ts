import { carUuidOf } from '../reserve/fill-database.js';
import type { FleetClient, Sent } from './client.js';

/** Where the cars are: the first of the cities. */
const place = 'Lisbon';
export const customers = 24;
const searchers = 8;
const card = {
  kind: 'card',
  number: '4242424242424242',
  cvc: '123',
  holder: 'A customer',
  expiry_month: 12,
  expiry_year: new Date().getUTCFullYear() + 3,
};

/** What clients saw while they searched and reserved. */
export interface Seen {
  searches: Sent[];
  /** Requests of trips: quote, hold, pay. */
  steps: Sent[];
  /** The reservations that were answered as confirmed. */
  confirmed: string[];
  seconds: number;
}

/** Hands out a car that no one has reserved yet, so that each refusal is a failure. */
export type NextCar = () => string;

export function freshCars(count: number): NextCar {
  let last = 0;
  return () => {
    last += 1;
    if (last > count) throw new Error(`More than ${count} trips: fill the database with more cars`);
    return carUuidOf(last);
  };
}

/** Searches and reserves at full speed until `isOver`; what is under way then is finished. */
export async function runLoad(client: FleetClient, nextCar: NextCar, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { searches: [], steps: [], confirmed: [], seconds: 0 };
  const start = performance.now();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const trip = { pick_up: `${day(30)}T10:00`, return: `${day(33)}T10:00` };
  const query = new URLSearchParams({ ...trip, place, sort: 'price' }).toString();

  async function step(customer: string, path: string, body: object): Promise<Sent> {
    const sent = await client.post(customer, path, body);
    seen.steps.push(sent);
    return sent;
  }
  async function reserve(customer: string): Promise<void> {
    const quote = await step(customer, '/quotes', { car_uuid: nextCar(), ...trip });
    if (quote.status !== 201) return;
    const { quote_uuid } = quote.body as { quote_uuid: string };
    const held = await step(customer, '/reservations', { quote_uuid });
    if (held.status !== 201) return;
    const { reservation_uuid } = held.body as { reservation_uuid: string };
    const paid = await step(customer, `/reservations/${reservation_uuid}/pay`, { method: card });
    const { reservation } = paid.body as { reservation?: { status: string } };
    if (reservation?.status === 'confirmed') seen.confirmed.push(reservation_uuid);
  }
  const again = async (act: () => Promise<void>) => {
    while (!isOver()) await act();
  };
  await Promise.all([
    ...Array.from({ length: searchers }, () =>
      again(async () => {
        seen.searches.push(await client.get(`/cars?${query}`));
      }),
    ),
    ...Array.from({ length: customers }, (_, index) => again(() => reserve(`customer-${index + 1}`))),
  ]);
  seen.seconds = (performance.now() - start) / 1_000;
  return seen;
}
