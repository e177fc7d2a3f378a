import { median, type Visit } from './measure';

interface Row {
  name: string;
  cells: string[];
  kb: number;
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

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');
const kbOf = (files: Visit['requests']) => files.reduce((sum, file) => sum + file.transferBytes, 0) / 1000;

/** What is printed of one build: medians, and in brackets from the least to the most. */
export function summarise(name: string, { first, again, sequence }: Visits): Row {
  const kb = median(first.map(({ requests }) => kbOf(requests)));
  const scripts = first.map(({ requests }) => kbOf(requests.filter(({ url }) => isScript(url))));
  const lcp = first.map(({ lcpMs }) => lcpMs);
  const usable = first.map(({ usableMs }) => usableMs);
  const repeated = again.map(({ lcpMs }) => lcpMs);
  return {
    name,
    kb,
    lcpMs: median(lcp),
    usableMs: median(usable),
    cells: [
      String(median(first.map(({ requests }) => requests.length))),
      String(sequence),
      kb.toFixed(1),
      median(scripts).toFixed(1),
      spread(lcp),
      spread(usable),
      spread(repeated),
      (median(repeated) / median(lcp)).toFixed(2),
      spread(first.map(({ blockingMs }) => blockingMs)),
      String(median(first.map(({ score }) => score))),
      Math.max(...first.map(({ shift }) => shift)).toFixed(3),
    ],
  };
}

/** A table, each build beside the first two: the single bundle, and the same with its first screen preloaded. */
export function printRows(title: string, rows: Row[]): void {
  const [bundle, preloaded] = rows;
  console.log(`\n${title}\n`);
  const head =
    'build | requests | in sequence | kB | scripts kB | LCP ms | usable ms | LCP again ms | again ÷ first | blocking ms | score | shift';
  console.log(`| ${head} | LCP ÷ bundle | LCP ÷ preloaded | usable ÷ bundle | kB over bundle |`);
  console.log(`|${'---|'.repeat(16)}`);
  for (const { name, cells, kb, lcpMs, usableMs } of rows) {
    const beside = [
      lcpMs / (bundle?.lcpMs ?? lcpMs),
      lcpMs / (preloaded?.lcpMs ?? lcpMs),
      usableMs / (bundle?.usableMs ?? usableMs),
    ];
    const more = (kb - (bundle?.kb ?? kb)).toFixed(1);
    console.log(`| ${[name, ...cells, ...beside.map((ratio) => ratio.toFixed(2)), more].join(' | ')} |`);
  }
}
