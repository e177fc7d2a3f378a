import { cpus } from 'node:os';
import type { BenchResult } from './bench-database.js';
import { contestantNames } from './bench-database.js';
import { carCount, tripsPerCar } from './fill-database.js';
import { pageSize } from './workload.js';

/** How many times slower than the plain read a search may be, at the 99th percentile; less where the table is large. */
export const allowedRatio = carCount < 1_000_000 ? 3 : 2;

/** What a database's run says, as a section of docs/benchmarks.md. */
export function reportOf(kind: string, { version, timings, plans }: BenchResult): string {
  const rows = timings.map(({ name, p50, p99, max }) => `| ${name} | ${ms(p50)} | ${ms(p99)} | ${ms(max)} |`);
  return [
    `### ${kind}: ${version}`,
    '',
    '| | p50 ms | p99 ms | slowest ms |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Search is ${ratioOf(timings).toFixed(2)} times the plain read at p99 (allowed: ${allowedRatio}).`,
    ...plans.flatMap(({ name, plan }) => ['', `Plan of the ${name}:`, '', '```', plan, '```']),
    '',
  ].join('\n');
}

/** What was measured, and on what. */
export function preamble(): string {
  const cpu = cpus();
  return [
    '## Search',
    '',
    `\`npm run bench:search\`: ${number(carCount)} cars in 100 cities, ${number(carCount * tripsPerCar)} reservations. A search by city,`,
    `period and price from and to, sorted by the exact total, from the query to ${pageSize} priced cards, beside`,
    `\`select * from cars where uuid = any(…)\` of ${pageSize} random cars; in turn, in one run, over the same connection.`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}.`,
    '',
  ].join('\n');
}

/** Search against the plain read at the 99th percentile. */
export function ratioOf(timings: BenchResult['timings']): number {
  const p99 = (name: string) => timings.find((each) => each.name === name)?.p99 ?? NaN;
  return p99(contestantNames.search) / p99(contestantNames.plainRead);
}

function ms(value: number): string {
  return value.toFixed(2);
}

function number(value: number): string {
  return new Intl.NumberFormat('en-GB').format(value);
}
