import type { DayRange } from '@drove/shared-ui/day-range-calendar';
import type { CalendarDay, CarCalendar } from '../../api/cars';

/** What the days of a car allow; a day that the API did not speak of allows nothing. */
export interface FreeDays {
  isTaken: (day: string) => boolean;
  isPartlyTaken: (day: string) => boolean;
  /** Whether its owner hands over no car on a day that is free. */
  isClosed: (day: string) => boolean;
  /** Whether a day can be picked next: as the first one, or as the last after a first one. */
  canPick: (day: string, chosen: DayRange | undefined) => boolean;
  dayOn: (day: string) => CalendarDay | undefined;
}

/**
 * Reads a car's calendar. A trip can begin on a day on which another one ends, and end on one on which another
 * begins; every day between must be wholly free.
 */
export function freeDaysOf({ days }: CarCalendar): FreeDays {
  const byDay = new Map(days.map((day) => [day.on, day]));
  const isFree = (day: string) => byDay.get(day)?.availability === 'free';

  const canReturn = (day: string, from: string) => {
    if (!byDay.get(day)?.can_return) return false;
    if (day === from) return isFree(day);
    return days.every(({ on }) => on <= from || on >= day || isFree(on));
  };

  return {
    isTaken: (day) => byDay.get(day)?.availability === 'taken',
    isPartlyTaken: (day) => byDay.get(day)?.availability === 'partly',
    isClosed: (day) => byDay.get(day)?.is_open === false && isFree(day),
    canPick: (day, chosen) => {
      const canBegin = byDay.get(day)?.can_pick_up ?? false;
      if (!chosen || chosen.to !== undefined) return canBegin;
      // An earlier day starts a new range.
      return day < chosen.from ? canBegin : canReturn(day, chosen.from);
    },
    dayOn: (day) => byDay.get(day),
  };
}

/** The first half hour at or after a time of the day. */
export function halfHourFrom(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const rounded = Math.ceil((hours * 60 + minutes) / 30) * 30;
  return asClock(Math.min(rounded, 23 * 60 + 30));
}

/** The last half hour at or before a time of the day. */
export function halfHourUntil(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return asClock(Math.min(Math.floor((hours * 60 + minutes) / 30) * 30, 23 * 60 + 30));
}

function asClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
