import { todayIn } from '@drove/shared-ui/formats';

/**
 * An expiry as it is typed, with its slash put in: `1` → `1`, `4` → `04 / `, `122` → `12 / 2`. What browsers and password
 * managers fill in is understood too (`12/2028`, `2028-12`).
 *
 * @param before what the field held, so that a slash that is being deleted does not come back
 */
export function formatExpiry(text: string, before = ''): string {
  const [beforeSlash = '', afterSlash] = text.split(/[/\-.]/);
  const digits = beforeSlash.replaceAll(/\D/g, '');
  const rest = afterSlash?.replaceAll(/\D/g, '');
  const [month, year] =
    rest === undefined
      ? [digits.slice(0, 2), digits.slice(2)]
      : digits.length === 4
        ? [rest, digits]
        : [digits, rest];
  const isSlashDeleted = text.length < before.length && year === '' && before.trimEnd().endsWith('/');
  if (isSlashDeleted || month === '' || (month.length === 1 && month <= '1' && year === '')) return month;
  return `${month.padStart(2, '0')} / ${shortYear(year)}`;
}

/** `2028` → `28`; what may still become such a year stays. */
function shortYear(year: string): string {
  if (!year.startsWith('20')) return year.slice(0, 2);
  return year.length < 4 ? year : year.slice(2, 4);
}

/** The last month in which a card is good; undefined when the text is no month. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(text) ?? [];
  if (!month || !year) return undefined;
  return { month: Number(month), year: (Number(year) % 100) + 2000 };
}

/** Whether a card is good no more: its month is over, on the visitor's calendar. */
export function isOver({ month, year }: { month: number; year: number }): boolean {
  const [thisYear = 0, thisMonth = 0] = todayIn().split('-').map(Number);
  return year * 12 + month < thisYear * 12 + thisMonth;
}
