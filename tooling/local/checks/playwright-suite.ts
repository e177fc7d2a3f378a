import { say } from '@drove/release/progress';
import { runCommand } from '@drove/release/build/run-command';
import { withReason } from './failure-reason';
import { browserAdvice, findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { runTests } from './runners';
import type { Outcome, Suite } from './suite';

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  /** Of an outermost one its file. */
  title: string;
  specs: { title: string; ok: boolean; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  results: { duration: number; error?: { message?: string } }[];
}

/** The journeys of e2e in headless Chromium, over the whole built product; of a shard such as `1/2` its part. */
export function journeysSuite(shard?: string): Suite {
  const args = shard === undefined ? [] : [`--shard=${shard}`];
  // Together they bring about every change that a screen makes.
  const environment = shard === undefined ? { ALL_JOURNEYS: 'true' } : {};
  return {
    name: 'journeys in Chromium',
    part: 'e2e',
    last: true,
    run: () => runPlaywright('playwright.config.ts', args, environment),
  };
}

/** Every story of shared-ui in headless Chromium: played, checked by axe, and compared with its picture. */
export const storiesSuite: Suite = {
  name: 'stories in Chromium',
  part: 'stories',
  run: () => runPlaywright('stories.config.ts'),
};

async function runPlaywright(
  configuration: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const browser = findHeadlessBrowser() ?? (await installBrowser());
  if (!browser) return { passed: 0, failed: 1, note: 'no Chromium', output: browserAdvice };
  const { results: text, ...command } = await runTests(
    'playwright',
    'e2e',
    () => ['--config', configuration, '--reporter=list,json', ...args],
    (file) => ({
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      FORCE_COLOR: '0',
      ...environment,
    }),
  );
  if (text === '') return { passed: 0, failed: 1, output: command.output };
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightResults;
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: command.code === 0 ? failed : Math.max(1, failed),
    skipped: stats.skipped,
    note: stats.flaky > 0 ? `${browser}; ${stats.flaky} only at a second try` : browser,
    times: suites.map((suite) => ({ name: suite.title, ms: timeOf(suite) })),
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => withReason('beside the tests', message)),
    ],
    output: command.output,
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) =>
      withReason(`${file}:${line}: ${title}`, tests.at(0)?.results.at(-1)?.error?.message),
    ),
    ...suites.flatMap(failuresOf),
  ];
}

function timeOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(timeOf)].reduce((sum, ms) => sum + ms, 0);
}

/** Only where that needs no one's permission: as root of a Debian or a descendant of it. */
async function installBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  say('No Chromium was found: installing it with apt-get …');
  await runCommand('apt-get', ['update']);
  await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findHeadlessBrowser();
}
