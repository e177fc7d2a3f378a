import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const moneyDocument = readFileSync(join(import.meta.dirname, '../../docs/money.md'), 'utf8');

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
