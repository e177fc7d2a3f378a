import { join } from 'node:path';
import { say } from '../progress';
import { runCommand } from '../stack/run-command';
import { workspaceRoot } from '../stack/workspaces';
import { browserAdvice, findHeadlessBrowser } from './find-browser';
import { withResultFile } from './result-file';
import { withReason } from './failure-reason';
import type { Outcome } from './suite';

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; ok: boolean; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  results: { error?: { message?: string } }[];
}

/** Runs tests of e2e in headless Chromium, as a configuration of it says. */
export async function runPlaywright(configuration: string): Promise<Outcome> {
  const browser = findHeadlessBrowser() ?? (await installBrowser());
  if (!browser) return { passed: 0, failed: 1, note: 'no Chromium', output: browserAdvice };
  const { value: command, text } = await withResultFile((file) =>
    runCommand(
      process.execPath,
      [
        join(workspaceRoot, 'node_modules/@playwright/test/cli.js'),
        ...['test', '--config', configuration, '--reporter=list,json'],
      ],
      {
        folder: join(workspaceRoot, 'e2e'),
        environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
      },
    ),
  );
  if (text === '') return { passed: 0, failed: 1, output: command.output };
  const { stats, errors, suites } = JSON.parse(text) as PlaywrightResults;
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: command.code === 0 ? failed : Math.max(1, failed),
    skipped: stats.skipped,
    note: stats.flaky > 0 ? `${browser}; ${stats.flaky} only at a second try` : browser,
    failures: suites.flatMap(failuresOf),
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
