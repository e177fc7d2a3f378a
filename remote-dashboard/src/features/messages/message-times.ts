import { addDays, formatDay, formatDays, onFirstUse, perKey, todayIn } from '@drove/shared-ui/formats';
import { messageTimesLabels } from './labels';

const clock = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }));
const day = perKey(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }),
);

/** An instant on the reader's own clock: `14:32`. */
export const clockAt = (instant: string) => clock().format(new Date(instant));

/** The day of an instant on the reader's calendar, or on a city's. */
export const dayAt = (instant: string, timeZone = '') => day(timeZone).format(new Date(instant));

/** `Today`, `Yesterday`, or the day itself. */
export function dayLabel(of: string): string {
  const today = todayIn();
  if (of === today) return messageTimesLabels.today;
  if (of === addDays(today, -1)) return messageTimesLabels.yesterday;
  return formatDay(of);
}

/** As short as a list has room for: the time today, the day before that. */
export function shortTime(instant: string): string {
  const of = dayAt(instant);
  return of === todayIn() ? clockAt(instant) : formatDays(of, of);
}
