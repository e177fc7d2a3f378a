import { cpus, loadavg } from 'node:os';
import { customers, type BenchResult, type Phase } from './measure-beside.js';
import type { Outcome } from './reserve-and-pay.js';

type Measured = readonly { kind: string; result: readonly BenchResult[] }[];

/** How many times as many trips a second there must be as in the earlier commit. */
const wantedFactor = 2;

/** What was measured, as a section of docs/benchmarks.md: both databases, each with the earlier commit and this one. */
export function reportOf(measured: Measured): string {
  const cpu = cpus();
  const load = loadavg().map((each) => each.toFixed(1));
  const columns = measured.flatMap(({ result }) => result);
  const titles = measured.flatMap(({ kind, result }) =>
    result.map((_, index) => `${kind}: ${result.length > 1 && index === 0 ? 'before' : 'now'}`),
  );
  const row = (what: string, of: (result: BenchResult) => string) =>
    `| ${what} | ${columns.map(of).join(' | ')} |`;
  return [
    '## Reserve',
    '',
    `\`npm run bench:reserve\`: ${customers} customers at the same time go through the API, from a price to a paid and`,
    'confirmed trip (quote, hold, authorise, book, capture, ledger). First each takes a car of its own, one after the',
    'other; then, in rounds, all of them want the same car for the same days at the same moment. The commit before each',
    'step shared its transaction with others is measured beside this one, in turn, slice by slice, in one run.',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node};`,
    `${[...new Set(columns.map(({ version }) => version))].join(' and ')}; load average of the machine at the end ${load.join(', ')}.`,
    '',
    `| | ${titles.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    row('**different cars**: confirmed', ({ different }) => share(different.outcomes, isReserved)),
    row('confirmed trips per second', (result) => tripsPerSecond(result).toFixed(1)),
    ...(['quoteMs', 'reserveMs', 'payMs'] as const).map((step) =>
      row(`${steps[step]}, p50 / p99 ms`, ({ different }) => percentiles(different.outcomes, step)),
    ),
    row('transactions per trip', ({ different }) => perTrip(different)),
    row('**the same car**: confirmed, one a round', ({ same }) => share(same.outcomes, isReserved)),
    row('refused with 409 CAR_UNAVAILABLE', ({ same }) => share(same.outcomes, isRefused)),
    row('anything else', ({ same }) => others(same.outcomes)),
    row('a refusal, p50 / p99 ms', ({ same }) => percentiles(same.outcomes.filter(isRefused), 'reserveMs')),
    row('transactions per try', ({ same }) => perTrip(same)),
    row('**deadlocks**', ({ different, same }) =>
      String(different.counters.deadlocks + same.counters.deadlocks),
    ),
    '',
    ...measured.flatMap(({ kind, result }) => {
      const factor = factorOf(result);
      return factor === undefined
        ? []
        : [`- ${kind}: ${factor.toFixed(2)} times as many trips a second (target: ${wantedFactor}).`];
    }),
    '',
  ].join('\n');
}

/** Whether each customer got their own car, exactly one in each round the same, and there are twice as many trips. */
export function isAsPromised(measured: Measured): boolean {
  return measured.every(
    ({ result }) => result.every(isRight) && (factorOf(result) ?? wantedFactor) >= wantedFactor,
  );
}

function isRight({ different, same }: BenchResult): boolean {
  return (
    different.outcomes.every(isReserved) &&
    count(same.outcomes, isReserved) === same.rounds &&
    count(same.outcomes, isRefused) === same.outcomes.length - same.rounds &&
    different.counters.deadlocks + same.counters.deadlocks === 0
  );
}

function tripsPerSecond({ different }: BenchResult): number {
  return count(different.outcomes, isReserved) / different.seconds;
}

function factorOf([before, now]: readonly BenchResult[]): number | undefined {
  return before && now && tripsPerSecond(now) / tripsPerSecond(before);
}

const steps = { quoteMs: 'quote', reserveMs: 'hold', payMs: 'pay' };

function isReserved(outcome: Outcome): boolean {
  return outcome.isReserved;
}

function isRefused({ refusal }: Outcome): boolean {
  return refusal === '409 CAR_UNAVAILABLE';
}

function count(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.filter(is).length;
}

function share(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): string {
  const number = count(outcomes, is);
  return `${number} of ${outcomes.length} (${((100 * number) / outcomes.length).toFixed(1)} %)`;
}

function others(outcomes: readonly Outcome[]): string {
  const rest = outcomes.filter((outcome) => !isReserved(outcome) && !isRefused(outcome));
  return rest.length === 0 ? 'none' : [...new Set(rest.map(({ refusal }) => refusal ?? '?'))].join(', ');
}

function perTrip({ outcomes, counters }: Phase): string {
  return ((counters.committed + counters.rolledBack) / outcomes.length).toFixed(1);
}

function percentiles(outcomes: readonly Outcome[], step: keyof typeof steps): string {
  const sorted = outcomes.map((outcome) => outcome[step]).sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return `${at(0.5).toFixed(0)} / ${at(0.99).toFixed(0)}`;
}
