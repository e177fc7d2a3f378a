import { cpus, loadavg } from 'node:os';
import type { Lap } from './server.js';
import type { ClassResult } from './measure-classes.js';

export interface HostileResult {
  operations: number;
  fields: number;
  classes: ClassResult[];
  quiet: { blockMs: number; searchMs: number[]; healthMs: number[] };
  before: Lap;
  after: Lap;
}

export const allowed = { blockMs: 50, ratio: 3, heap: 1.1 };

/** What was measured, as a section of docs/benchmarks.md. */
export function reportOf(result: HostileResult): string {
  const { classes, quiet, before, after } = result;
  const cpu = cpus();
  const quietP99 = percentile(quiet.searchMs);
  const row = ({ name, sent, left, worst, tooLong, searchMs, healthMs }: ClassResult) =>
    `| ${name} | ${sent}${left > 0 ? ` of ${sent + left}` : ''} | ${worst.blockMs.toFixed(0)} | ${tooLong} | ${worst.what} | ${percentile(searchMs).toFixed(0)} | ${(percentile(searchMs) / quietP99).toFixed(2)} | ${percentile(healthMs).toFixed(0)} |`;
  return [
    '## Hostile requests',
    '',
    `\`npm run bench:hostile\`: the backend in a process of its own, with the embedded database and the demo's data. All`,
    `${result.operations} operations and ${result.fields} text fields of its OpenAPI document get the worst texts that fit, the deepest JSON and`,
    'files made to be slow, one request after the other, while a search and `/health` are asked all the time. A block of the',
    'event loop (`monitorEventLoopDelay`, asked after each request) counts when the same request causes it three times in',
    'a row, because other programs pause a process too. Quiet times before each line are the comparison for p99.',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}; load average of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
    '',
    '| requests | sent | longest block ms | above 50 ms | by | search p99 ms | beside quiet | health p99 ms |',
    '|---|--:|--:|--:|---|--:|--:|--:|',
    `| none (quiet) | | ${quiet.blockMs.toFixed(0)} | | | ${quietP99.toFixed(0)} | 1.00 | ${percentile(quiet.healthMs).toFixed(0)} |`,
    ...classes.map(row),
    '',
    ...verdicts(result),
    '',
    `Memory after collecting garbage, before and after: heap ${before.heapMb.toFixed(0)} and ${after.heapMb.toFixed(0)} MB, resident ${before.residentMb.toFixed(0)} and ${after.residentMb.toFixed(0)} MB.`,
    '',
  ].join('\n');
}

/** Each target, met or missed. */
export function verdicts({ classes, quiet, before, after }: HostileResult): string[] {
  const tooLong = classes.reduce((sum, each) => sum + each.tooLong, 0);
  const failed = classes.reduce((sum, each) => sum + each.failed, 0);
  const ratio = percentile(classes.flatMap(({ searchMs }) => searchMs)) / percentile(quiet.searchMs);
  const growth = after.heapMb / before.heapMb;
  const line = (isMet: boolean, text: string) => `- ${isMet ? 'Met' : '**Missed**'}: ${text}`;
  return [
    line(
      tooLong === 0,
      `no request blocks the event loop for more than ${allowed.blockMs} ms (${tooLong} do).`,
    ),
    line(
      ratio <= allowed.ratio,
      `p99 of the search beside all of them is at most ${allowed.ratio} × the quiet one (${ratio.toFixed(2)}).`,
    ),
    line(
      growth <= allowed.heap,
      `the heap is back at its start, give or take 10 % (${growth.toFixed(2)} × it).`,
    ),
    line(failed === 0, `no request is answered 500 or not at all (${failed} are).`),
  ];
}

export function isAsPromised(result: HostileResult): boolean {
  return !verdicts(result).some((line) => line.includes('Missed'));
}

function percentile(values: readonly number[], part = 0.99): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
