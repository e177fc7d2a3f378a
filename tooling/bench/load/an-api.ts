import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { workspaceRoot } from '@drove/federation/workspaces';

const pictures = join(workspaceRoot, 'backend/demo/pictures');
const carUuid = (number: number) => `00000000-0000-4000-8001-${String(number).padStart(12, '0')}`;
const euros = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });
/** The car whose page is measured. */
export const CAR_UUID = carUuid(1);

const place = {
  slug: 'lisbon',
  name: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  time_zone: 'Europe/Lisbon',
  currency: 'EUR',
};

function photo(file: string, apiUrl: string) {
  const source = { url: `${apiUrl}/photos/${file}`, width: 800, height: 533 };
  return {
    photo_uuid: carUuid(9),
    width: 800,
    height: 533,
    placeholder: '#8fa3b0',
    alt: file,
    sources: [source],
  };
}

/** What the screens for visitors ask the API for, with the demo's pictures; the same at each visit. */
function answers(apiUrl: string): Record<string, unknown> {
  const files = readdirSync(pictures).filter((file) => file.endsWith('.webp'));
  const cards = files.slice(0, 24).map((file, index) => ({
    car_uuid: carUuid(index + 1),
    make: 'Fiat',
    model: `Panda ${index + 1}`,
    year: 2021,
    type: 'small',
    transmission: 'manual',
    fuel: 'petrol',
    seats: 4,
    features: ['bluetooth'],
    place,
    instant_book: true,
    rating: { average: 4.8, count: 23 },
    photo: photo(file, apiUrl),
    photo_count: 3,
    price_per_day: euros(5103),
    total: null,
    billable_days: null,
  }));
  const car = {
    ...cards[0],
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
    photos: files.slice(0, 3).map((file) => photo(file, apiUrl)),
    owner: {
      first_name: 'Oscar',
      is_verified: true,
      member_since_on: '2025-03-02',
      car_count: 9,
      response: null,
    },
    is_own: false,
    is_public: true,
    is_verified: true,
    verified: ['registration'],
    reviews: [],
  };
  const days = { from_on: '2099-07-01', to_on: '2099-08-31', today_on: '2099-07-01', taken: [], days: [] };
  return {
    '/cars/featured': { cars: cards.slice(0, 8) },
    '/cars/summary': { count: 24, is_capped: false, relax: [] },
    '/cars': { cars: cards, places: [place], has_more: false, next_cursor: null },
    [`/cars/${CAR_UUID}`]: car,
    [`/cars/${CAR_UUID}/calendar`]: { time_zone: 'Europe/Lisbon', ...days },
    [`/cars/${CAR_UUID}/reviews`]: { reviews: [], has_more: false, next_cursor: null },
    '/places': { places: [{ ...place, car_count: 24 }] },
  };
}

/** Serves it on a port of this computer, to pages of any origin. */
export async function serveApi(): Promise<{ url: string; stop: () => Promise<void> }> {
  let known: Record<string, unknown> = {};
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'accept, authorization, content-type');
    response.setHeader('Access-Control-Max-Age', '600');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (pathname.startsWith('/photos/') && /^[\w-]+\.webp$/.test(pathname.slice(8))) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Type', 'image/webp').end(readFileSync(join(pictures, pathname.slice(8))));
    } else if (pathname in known) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known[pathname]));
    } else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
  };
  const { port, stop } = await listenOnLoopback(0, answer);
  const url = `http://localhost:${port}`;
  known = answers(url);
  return { url, stop };
}
