import { todayIn } from './local-time';
import { followServerClock, now } from './server-clock';

const noon = Date.parse('2026-12-01T12:00:00Z');
const minuteMs = 60_000;

/** Sets the device's clock. */
const setDevice = (at: number) => jest.setSystemTime(at);
/** An answer of the server at an instant, to a request that took so long. */
function hear(served: number, tookMs = 100) {
  const sentAt = Date.now();
  jest.setSystemTime(sentAt + tookMs);
  followServerClock(new Date(served).toUTCString(), sentAt);
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  globalThis.__SERVER_AHEAD_MS__ = undefined;
});

it.each([
  ['ahead', 25],
  ['behind', -25],
])('is the server’s clock where the device is %s', (_, minutes) => {
  setDevice(noon + minutes * minuteMs);
  hear(noon);

  expect(Math.abs(now() - noon)).toBeLessThanOrEqual(1000);
});

it('stays the device’s clock while answers fit to it, however long they took', () => {
  hear(noon);
  hear(noon + 10_000, 30_000);

  expect(now()).toBe(Date.now());
});

it('stays the same from answer to answer, so that a countdown does not jump', () => {
  setDevice(noon + 25 * minuteMs);
  hear(noon, 80);
  const ahead = now() - Date.now();
  hear(noon + 80, 900);

  expect(now() - Date.now()).toBe(ahead);
});

it('follows a device whose clock is corrected', () => {
  setDevice(noon + 25 * minuteMs);
  hear(noon);
  setDevice(noon + minuteMs);
  hear(noon + minuteMs);

  expect(Math.abs(now() - noon - minuteMs)).toBeLessThanOrEqual(1000);
});

it.each([null, '', 'yesterday'])('takes nothing from an answer with the date %j', (date) => {
  followServerClock(date, Date.now());

  expect(now()).toBe(noon);
});

it('says which day it is, in a city of its own, too', () => {
  setDevice(Date.parse('2026-12-03T12:00:00Z'));
  hear(Date.parse('2026-12-01T23:30:00Z'));

  expect(todayIn('Europe/London')).toBe('2026-12-01');
  expect(todayIn('Europe/Berlin')).toBe('2026-12-02');
});
