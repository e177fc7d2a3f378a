import { median, type Visit } from './measure';

interface Row {
  name: string;
  cells: string[];
  lcpMs: number;
  usableMs: number;
}

interface Visits {
  first: Visit[];
  /** With what the first has left in the cache. */
  again: Visit[];
  sequence: number;
}

const spread = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

/** What is printed of one build: medians, and in brackets from the least to the most. */
export function summarise(name: string, { first, again, sequence }: Visits): Row {
  const sizes = first.map(({ requests }) => requests.reduce((sum, file) => sum + file.transferBytes, 0));
  const lcp = first.map(({ lcpMs }) => lcpMs);
  const usable = first.map(({ usableMs }) => usableMs);
  const repeated = again.map(({ lcpMs }) => lcpMs);
  return {
    name,
    lcpMs: median(lcp),
    usableMs: median(usable),
    cells: [
      String(median(first.map(({ requests }) => requests.length))),
      String(sequence),
      (median(sizes) / 1000).toFixed(1),
      spread(lcp),
      spread(usable),
      spread(repeated),
      (median(repeated) / median(lcp)).toFixed(2),
      Math.max(...first.map(({ shift }) => shift)).toFixed(3),
    ],
  };
}

/** A table, each build beside the first two: the single bundle, and the same with its first screen preloaded. */
export function printRows(title: string, rows: Row[]): void {
  const [bundle, preloaded] = rows;
  console.log(`\n${title}\n`);
  const head =
    'build | requests | in sequence | kB | LCP ms | usable ms | LCP again ms | again ÷ first | shift';
  console.log(`| ${head} | LCP ÷ bundle | LCP ÷ preloaded | usable ÷ bundle |`);
  console.log(`|${'---|'.repeat(12)}`);
  for (const { name, cells, lcpMs, usableMs } of rows) {
    const beside = [
      lcpMs / (bundle?.lcpMs ?? lcpMs),
      lcpMs / (preloaded?.lcpMs ?? lcpMs),
      usableMs / (bundle?.usableMs ?? usableMs),
    ];
    console.log(`| ${[name, ...cells, ...beside.map((ratio) => ratio.toFixed(2))].join(' | ')} |`);
  }
}
