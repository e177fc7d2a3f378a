export const csvSeparators = [',', ';'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/**
 * One line of a CSV file (RFC 4180): every text is quoted, numbers are not. What a spreadsheet would take for a formula is
 * kept a text by an apostrophe in front: names and reasons are typed by people, and `=HYPERLINK(…)` must not run on an
 * administrator's computer. Nor what one reads so that splits at another sign than ours, as Excel in half of Europe does.
 */
export function csvLine(cells: readonly (string | null)[], separator: CsvSeparator): string {
  return `${cells.map(cell).join(separator)}\r\n`;
}

/** A sign that begins a formula, in Latin or in wide letters, behind whatever does not show. */
const formula = /^[\s\p{Cf}"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function cell(value: string | null): string {
  if (value === null) return '';
  if (plainNumber.test(value)) return value;
  return `"${withoutFormulas(value).replaceAll('"', '""')}"`;
}

/** A text in which nothing begins a formula, wherever a spreadsheet splits it. */
function withoutFormulas(text: string): string {
  const safe = text.replaceAll(/[^,;|\t\r\n]+/g, (part) => (formula.test(part) ? `'${part}` : part));
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** Without it, Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff';
