import { formatOnCarClock } from './format-time';

it('names the car’s time zone only when the reader’s clock differs', () => {
  const instant = '2099-07-01T09:00:00.000Z';
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  expect(formatOnCarClock(instant, here)).not.toContain('time');
  expect(formatOnCarClock(instant, 'Pacific/Kiritimati')).toBe('Wed, 1 Jul 2099, 23:00 (Kiritimati time)');
});
