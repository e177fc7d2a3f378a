import { cpus } from 'node:os';
import type { Sent } from './client.js';
import type { Seen } from './load.js';
import type { Outcome } from './outcome.js';

interface Restarted {
  seen: Seen;
  restarts: number;
}

/** Everything that a run measured. */
export interface Measured {
  one: Seen;
  two: Seen;
  four: Seen;
  rolling: Restarted;
  killed: Restarted;
  outcome: Outcome;
}

const all = ({ searches, steps }: Seen): Sent[] => [...searches, ...steps];

/** Requests that ended in no success, whatever was tried. */
export function failuresOf(seen: Seen): Sent[] {
  return all(seen).filter(({ status }) => status !== 200 && status !== 201);
}

/** Requests that had to be sent again. */
export function repeatedOf(seen: Seen): Sent[] {
  return all(seen).filter(({ repeated }) => repeated.length > 0);
}

/** What was measured, as a section of docs/benchmarks.md. */
export function reportOf({ one, two, four, rolling, killed, outcome }: Measured): string {
  const cpu = cpus();
  const columns = [one, two, four, rolling.seen, killed.seen];
  const row = (what: string, of: (seen: Seen) => string) => `| ${what} | ${columns.map(of).join(' | ')} |`;
  return [
    '## Fleet',
    '',
    '`npm run bench:fleet`: PostgreSQL, PgBouncer in transaction mode, API processes and a worker behind HAProxy; 24',
    'customers reserve and pay and 8 others search, each as fast as it is answered. First one API process, then two, then',
    'four; then two again, while API 1, API 2 and the worker in turn are asked to stop (SIGTERM) and started again, and then',
    'killed (SIGKILL). Clients send what broke again with the same key. Everything, the clients too, shares the processors',
    'of one machine.',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}.`,
    '',
    '| | one API process | two | four | two, rolling restart | two, killed in turn |',
    '|---|--:|--:|--:|--:|--:|',
    row('searches per second', (seen) => perSecond(seen.searches.length, seen)),
    row('confirmed trips per second', (seen) => perSecond(seen.confirmed.length, seen)),
    row('search, p50 / p99 ms', ({ searches }) => percentiles(searches)),
    row('a step of a reservation, p50 / p99 ms', ({ steps }) => percentiles(steps)),
    row('requests', (seen) => String(all(seen).length)),
    row('sent again with their key', (seen) => String(repeatedOf(seen).length)),
    row('**failed**', (seen) => String(failuresOf(seen).length)),
    `| processes ended and started again | – | – | – | ${rolling.restarts} | ${killed.restarts} |`,
    '',
    `Afterwards: ${outcome.confirmed} trips confirmed, each paid once and with its claim; books right to the cent; ${
      outcome.wrong.length === 0 ? 'nothing' : outcome.wrong.length
    } lost or claimed twice.`,
    '',
  ].join('\n');
}

const perSecond = (count: number, { seconds }: Seen) => (count / seconds).toFixed(1);

function percentiles(sent: readonly Sent[]): string {
  const sorted = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(0);
  return `${at(0.5)} / ${at(0.99)}`;
}
