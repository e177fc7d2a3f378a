import { median, type Visit } from './measure';

/** What is measured of one build. */
export interface Row {
  name: string;
  first: Visit[];
  /** With what the first has left in the cache. */
  again: Visit[];
  /** Requests of which each began after the one before; none where it was not asked. */
  sequence?: number;
}

const spread = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');
const kbOf = (files: Visit['requests']) => files.reduce((sum, file) => sum + file.transferBytes, 0) / 1000;

type Figure = (visit: Visit) => number;
/** Those that are compared with the single bundle's. */
const compared: [name: string, figure: Figure][] = [
  ['first paint ms', ({ firstPaintMs }) => firstPaintMs],
  ['LCP ms', ({ lcpMs }) => lcpMs],
  ['blocking ms', ({ blockingMs }) => blockingMs],
  ['usable ms', ({ usableMs }) => usableMs],
];

/** A table: medians, in brackets the least and the most, and after each figure its quotient with the single bundle's. */
export function printRows(title: string, rows: Row[]): void {
  console.log(`\n${title}\n`);
  const head = [
    'build',
    ...compared.flatMap(([name]) => [name, '÷ bundle']),
    'score',
    'LCP again ms',
    'kB',
    'scripts kB',
    'requests',
    'in sequence',
    'shift',
  ];
  console.log(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
  for (const { name, first, again, sequence } of rows) {
    const cells = [
      name,
      ...compared.flatMap(([, figure]) => {
        const values = first.map(figure);
        const ofBundle = median(rows[0]?.first.map(figure) ?? values);
        return [spread(values), (median(values) / ofBundle).toFixed(2)];
      }),
      median(first.map(({ score }) => score)),
      again.length === 0 ? '' : spread(again.map(({ lcpMs }) => lcpMs)),
      median(first.map(({ requests }) => kbOf(requests))).toFixed(1),
      median(first.map(({ requests }) => kbOf(requests.filter(({ url }) => isScript(url))))).toFixed(1),
      median(first.map(({ requests }) => requests.length)),
      sequence ?? '',
      Math.max(...first.map(({ shift }) => shift)).toFixed(3),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** The longest tasks of one visit, with what took longest in each. */
export function printTasks(title: string, { tasks }: Visit): void {
  console.log(`\n${title}\n\n| at ms | took ms | work alone, ms | functions alone, ms |\n|---|---|---|---|`);
  for (const { startMs, durationMs, work, functions } of tasks) {
    const cells = [startMs.toFixed(0), durationMs.toFixed(0), work.join(', '), functions.join(', ')];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
