import { seconds } from '@drove/release/progress';
import { counts, verdict } from './run-suites';
import type { Result, Suite } from './suite';
import { pathOf } from './test-files';

/** The table at the end of `npm test`, and what took longest; its last line is `N passed, N failed`. */
export function summary(results: Result[], duration: number): string {
  const width = Math.max(0, ...results.map(({ name }) => name.length));
  const rows = results.map((result) => {
    const time = `${seconds(result.duration)} s`.padStart(9);
    const note = result.note ? `  ${result.note}` : '';
    return `  ${verdict(result)} ${result.name.padEnd(width)} ${time}  ${counts(result)}${note}`;
  });
  // Again, where a log that is cut in its middle still has them.
  const failures = results.flatMap(({ name, failures = [] }) =>
    failures.slice(0, 20).map((failure) => `  FAILED  ${name}: ${failure}`),
  );
  const slowest = results
    .flatMap(({ name: suite, times = [] }) =>
      times.map(({ name, ms }) => ({ name: `${suite}: ${name}`, ms })),
    )
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 30)
    .map(({ name, ms }) => `${seconds(ms)} s`.padStart(11) + `  ${name}`);
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return [
    '',
    ...rows,
    '',
    ...(slowest.length > 0 ? ['The slowest files and blocks:', ...slowest, ''] : []),
    ...failures,
    `Took ${seconds(duration)} s.`,
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

/** What would run: each suite with its files, and how many files these are. */
export function listing(suites: Suite[]): string {
  const rows = suites.flatMap(({ name, files }) => [
    files ? `${name}: ${files.length} files` : name,
    ...(files ?? []).map((file) => `  ${pathOf(file)}`),
  ]);
  const count = new Set(suites.flatMap(({ files = [] }) => files.map(pathOf))).size;
  return [...rows, `${suites.length} suites, ${count} test files`].join('\n');
}
