import { availableParallelism } from 'node:os';
import { say, seconds } from '@drove/release/progress';
import type { Outcome, Result, Suite } from './suite';

/** More than there are cores: the long suites wait most of their time, for databases, timers and killed processes. */
const atOnce = Math.min(6, availableParallelism() + 2);

/** Runs suites side by side, the `last` ones alone afterwards; prints a line as each ends, and what failed. */
export async function runSuites(suites: Suite[]): Promise<Result[]> {
  const waiting = suites.filter(({ last }) => !last);
  const results: Result[] = [];
  const running = new Map<Promise<void>, string>();
  const hasEnded = (name: string) =>
    results.some((result) => result.name === name) || !suites.some((suite) => suite.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after }) => after === undefined || hasEnded(after));
    if (next === -1 && running.size === 0) throw new Error('What each suite waits for waits, too.');
    if (next === -1 || running.size === atOnce) {
      await Promise.race(running.keys());
      const [left] = running.values();
      // Where a run that goes on for too long stands.
      if (waiting.length === 0 && running.size === 1 && left) say(`Only ${left} goes on`);
      continue;
    }
    for (const suite of waiting.splice(next, 1)) {
      const run: Promise<void> = runOne(suite).then((result) => {
        results.push(result);
        running.delete(run);
      });
      running.set(run, suite.name);
    }
  }
  for (const suite of suites.filter(({ last }) => last)) {
    if (results.length > 0) say(`Only ${suite.name} goes on`);
    results.push(await runOne(suite));
  }
  return suites.flatMap(({ name }) => results.filter((result) => result.name === name));
}

async function runOne(suite: Suite): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await suite.run().catch((error: unknown): Outcome => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const result = { ...outcome, name: suite.name, duration: performance.now() - startedAt };
  say(`${verdict(result)} ${suite.name} (${counts(result)}, ${seconds(result.duration)} s)`);
  if (result.failed > 0 && result.output) console.log(indent(result.output));
  return result;
}

/** `ok`, `FAILED`, or `skipped` when nothing of it ran. */
export function verdict({ passed, failed }: Outcome): string {
  if (failed > 0) return 'FAILED ';
  return passed > 0 ? 'ok     ' : 'skipped';
}

/** `12 passed, 1 failed, 2 skipped`, leaving out what there is none of. */
export function counts({ passed, failed, skipped = 0 }: Outcome): string {
  const parts = [
    passed > 0 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  return parts.filter(Boolean).join(', ') || 'nothing ran';
}

/** A bundle quoted in a failed assertion is one line of half a megabyte. */
const longestLine = 400;

function indent(text: string): string {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => `          ${line.slice(0, longestLine)}`).join('\n');
}
