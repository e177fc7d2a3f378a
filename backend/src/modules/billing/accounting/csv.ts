/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula is kept a text by an apostrophe in front:
 * names and reasons are typed by people, and `=HYPERLINK(…)` must not run on an administrator's computer.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** A sign that begins a formula, blanks or not, in Latin or in wide letters. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function cell(value: string | null): string {
  if (value === null) return '';
  const text = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff';
