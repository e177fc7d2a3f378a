import { type Locator, test } from '@playwright/test';

/** A day so many days from now, on the calendar of this machine; later where journeys run a second time. */
export function dayFromNow(days: number): Date {
  const date = new Date();
  const { daysLater = 0 } = test.info().project.metadata as { daysLater?: number };
  date.setDate(date.getDate() + days + daysLater);
  return date;
}

/** What a calendar calls a day's button: `/\b10 July 2099/`. */
function dayButton(date: Date): RegExp {
  const month = date.toLocaleString('en', { month: 'long' });
  return new RegExp(String.raw`\b${date.getDate()} ${month} ${date.getFullYear()}`);
}

/** Chooses a day in a calendar, turning to its month first. */
export async function chooseDay(calendar: Locator, date: Date): Promise<void> {
  const day = calendar.getByRole('button', { name: dayButton(date) });
  await calendar.getByRole('button', { name: /next month/i }).waitFor();
  while (!(await day.isVisible())) await calendar.getByRole('button', { name: /next month/i }).click();
  await day.click();
}

/** `2099-07-10`, as addresses say it. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `Fri 10 Jul`, as pages say it. */
export function dayLabels(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }).format(date);
}
