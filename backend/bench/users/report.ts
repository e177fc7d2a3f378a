import { cpus } from 'node:os';
import type { Timings } from '../measure.js';
import { baseline, pageSize, type BenchResult } from './bench-database.js';

/** How many times slower than the first page of few users any page of many may be, by the median. */
const allowedRatio = 5;

/** What was measured, as a section of docs/benchmarks.md. */
export function reportOf(
  measured: { kind: string; result: BenchResult }[],
  { many, few }: { many: number; few: number },
): string {
  const cpu = cpus();
  const number = new Intl.NumberFormat('en-GB');
  return [
    '## Users',
    '',
    `\`npm run bench:users\`: pages of ${pageSize} users as an administrator asks for them, at many places of ${number.format(many)} users,`,
    `beside the first page of ${number.format(few)}; in turn, in one run, over the same connection.`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}.`,
    ...measured.flatMap(({ kind, result }) => ['', ...sectionOf(kind, result)]),
    '',
  ].join('\n');
}

/** Whether no page of many users is much slower than the first of few. */
export function isAsPromised({ timings }: BenchResult): boolean {
  return slowest(timings).ratio <= allowedRatio;
}

function sectionOf(kind: string, { version, timings }: BenchResult): string[] {
  const { name, ratio } = slowest(timings);
  return [
    `### ${kind}, ${version}`,
    '',
    '| page | p50 ms | p99 ms | beside few users |',
    '|---|---:|---:|---:|',
    ...timings.map(
      (each) =>
        `| ${each.name} | ${each.p50.toFixed(2)} | ${each.p99.toFixed(2)} | ${ratioOf(timings, each).toFixed(2)} |`,
    ),
    '',
    `The slowest, “${name}”, takes ${ratio.toFixed(2)} times as long as the first page of few (allowed: ${allowedRatio}).`,
  ];
}

function slowest(timings: readonly Timings[]): { name: string; ratio: number } {
  return timings
    .map((each) => ({ name: each.name, ratio: ratioOf(timings, each) }))
    .reduce((one, other) => (other.ratio > one.ratio ? other : one));
}

function ratioOf(timings: readonly Timings[], { p50 }: Timings): number {
  return p50 / (timings.find(({ name }) => name === baseline)?.p50 ?? NaN);
}
