import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const moneyDocument = readFileSync(join(import.meta.dirname, '../../docs/money.md'), 'utf8');

/** The cells of the rows of a table in docs/money.md, the table being the one under a heading. */
export function tableUnder(heading: string): string[][] {
  const [, section = ''] = moneyDocument.split(`${heading}\n`);
  const rows = section.split('\n#')[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

/** The amounts in the words under a heading of docs/money.md, sub-headings included, in minor units. */
export function amountsUnder(heading: string, until: RegExp): number[] {
  const [, section = ''] = moneyDocument.split(`${heading}\n`);
  const words = (section.split(until)[0] ?? '').split('\n').filter((line) => !line.startsWith('|'));
  return (words.join('\n').match(/€[\d,]+\.\d\d/g) ?? []).map((amount) =>
    Math.round(100 * Number(amount.slice(1))),
  );
}
