export const csvSeparators = [',', ';'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** A text, a number or day as spreadsheets read them, or nothing. */
export type CsvCell = string | null | { value: string };

/**
 * One line of a CSV file (RFC 4180). Texts are quoted and stay what they are: by an apostrophe in front where a spreadsheet
 * would take one for a formula (names and reasons are typed by people, and `=HYPERLINK(…)` must not run on an
 * administrator's computer), or for a number, a day or a power, which loses a tax number's leading zero. Nor what one reads
 * so that splits at another sign than ours, as Excel in half of Europe does.
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator): string {
  return `${cells.map(cell).join(separator)}\r\n`;
}

/** A sign that begins a formula, in Latin or in wide letters, behind whatever does not show. */
const formula = /^[\s\p{Cf}"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** "01067", "1,5", "12-03", "10:30". */
const signsOfNumbers = /^[\d\s.,:/'’%+-]+$/u;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** "1E5"; "12 Mar", "mar1", "1-May-2026"; "true". */
const converted = new RegExp(
  String.raw`^(?:\d[\d.,]*e[+-]?\d+|\d{1,4}[ ./-]?${month}(?:[ ./-]?\d{1,4})?|${month}[ ./-]?\d{1,4}|true|false)$`,
  'iu',
);

/** Whether a spreadsheet would make a number, a day or a truth of a text. */
function isConverted(text: string): boolean {
  const trimmed = text.trim();
  return (/\d/.test(trimmed) && signsOfNumbers.test(trimmed)) || converted.test(trimmed);
}

function cell(given: CsvCell): string {
  if (given === null) return '';
  if (typeof given !== 'string') return given.value;
  const text = isConverted(given) && !formula.test(given) ? `'${given}` : withoutFormulas(given);
  return `"${text.replaceAll('"', '""')}"`;
}

/** A text in which nothing begins a formula, wherever a spreadsheet splits it. */
function withoutFormulas(text: string): string {
  const safe = text.replaceAll(/[^,;|\t\r\n]+/g, (part) => (formula.test(part) ? `'${part}` : part));
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** Without it, Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff';
