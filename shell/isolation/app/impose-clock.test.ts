import { imposeClock } from './impose-clock';

const { Date: realDate } = globalThis;
const realGet = Object.getOwnPropertyDescriptor(Headers.prototype, 'get') ?? {};
afterEach(() => {
  globalThis.Date = realDate;
  Object.defineProperty(Headers.prototype, 'get', realGet);
});

it('moves the page’s clock and that of answers, and no date that is named', () => {
  const answeredAt = new Date();
  imposeClock('2030-01-02T03:04:05Z');

  expect(new Date().toISOString()).toMatch(/^2030-01-02T03:04:0/);
  expect(new Date(Date.now()).toISOString()).toMatch(/^2030-01-02T03:04:0/);
  expect(new Date('2026-05-06').toISOString()).toBe('2026-05-06T00:00:00.000Z');
  expect(new Date() instanceof Date).toBe(true);
  const headers = new Headers({ date: answeredAt.toUTCString(), expires: answeredAt.toUTCString() });
  expect(headers.get('Date')).toMatch(/^Wed, 02 Jan 2030/);
  expect(headers.get('expires')).toBe(answeredAt.toUTCString());
});
