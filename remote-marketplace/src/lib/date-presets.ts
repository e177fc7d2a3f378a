import { addDays, at, toDate } from '@drove/shared-ui/formats';
import type { Period } from './car-search';

/**
 * Days that many mean, for one press: Friday evening, or today from Friday on, to Sunday evening; and Monday to Friday of
 * next week. On a Sunday the weekend is as good as over.
 */
export function datePresets(today: string): { thisWeekend: Period | undefined; nextWeek: Period } {
  // Monday is 0.
  const weekday = (toDate(today).getDay() + 6) % 7;
  const from = addDays(today, Math.max(0, 4 - weekday));
  const sunday = addDays(today, 6 - weekday);
  const monday = addDays(sunday, 1);
  return {
    thisWeekend: weekday === 6 ? undefined : { pickUp: at(from, '18:00'), return: at(sunday, '20:00') },
    nextWeek: { pickUp: at(monday, '10:00'), return: at(addDays(monday, 4), '18:00') },
  };
}
