import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { runCommand } from '@drove/release/build/run-command';
import { findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { aTeam } from './a-team';
import { startDeployment, type Deployment } from './a-deployment';

/**
 * What a team does on its first day, in a folder outside this repository, with packages from tarballs alone. Not among the
 * tests of every change: it installs from the network.
 */
describe('A remote in a repository of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'teams-'));
  const packages = join(folder, 'packages');
  let deployment: Deployment;
  let browser: Browser;
  const here = async (...args: string[]) => {
    const { code, output } = await runCommand('npm', ['run', '--silent', ...args]);
    assert.equal(code, 0, output);
  };

  before(async () => {
    const executablePath = findHeadlessBrowser();
    assert.ok(executablePath, 'This needs a Chromium.');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    deployment = await startDeployment(join(folder, 'store'));
    await here('packages', '--', packages);
  });
  after(async () => {
    await browser.close();
    await deployment.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The page's heading, in a window of its own. */
  async function headingAt(url: string, expected: string | RegExp): Promise<void> {
    const page = await browser.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    try {
      await page.goto(url);
      const frame = url.includes('answers=') ? page.frameLocator('iframe') : page;
      await frame.getByRole('heading', { level: 1, name: expected }).waitFor();
      assert.deepEqual(uncaught, []);
    } finally {
      await page.close();
    }
  }

  it('goes from an empty folder to a live page, and back', async () => {
    const repository = join(folder, 'team-notes');
    const team = aTeam(repository, deployment.environment);
    const outside = aTeam(process.cwd(), {});
    await outside.types(
      'repository written',
      ...['npm', 'run', '--silent', 'remote:new', '--', 'trip-notes'],
      ...['--standalone', repository, '--packages', packages],
    );
    await team.types('packages installed', 'npm', 'install');
    await team.types('types and tests', 'npm', 'test');
    await team.types('build', 'npm', 'run', 'build');
    await team.alone((url) => headingAt(`${url}/?answers=recorded#/trip-notes`, 'Trip notes'));
    const printed = await team.types('release', 'npm', 'run', 'release');
    assert.match(printed, /remote-trip-notes [0-9a-f]{12} is live/);
    await headingAt(`${deployment.url}/#/trip-notes`, 'Trip notes');
    say('From the command to a live page', team.times(), outside.times());

    const screen = join(repository, 'remote-trip-notes/src/screens/trip-notes-screen.tsx');
    const heading = (from: string, to: string) =>
      writeFileSync(screen, readFileSync(screen, 'utf8').replace(`        ${from}\n`, `        ${to}\n`));
    heading('Trip notes', 'Notes');
    await team.types('commit', 'git', 'commit', '--all', '--message', 'Call them notes');
    const refused = await team.typesInVain('refused', 'npm', 'run', 'release');
    assert.match(refused, /The tests of remote-trip-notes do not pass/);
    await headingAt(`${deployment.url}/#/trip-notes`, 'Trip notes');

    await team.types('released all the same', 'npm', 'run', 'release', '--', '--emergency', 'the walk');
    await headingAt(`${deployment.url}/#/trip-notes`, 'Notes');
    await team.types('rolled back', 'npm', 'run', 'rollback');
    await headingAt(`${deployment.url}/#/trip-notes`, 'Trip notes');
  });

  it('takes remote-auth out with its history, and releases it from there into the running shell', async () => {
    const repository = join(folder, 'team-auth');
    const team = aTeam(repository, deployment.environment);
    await here(
      'remote:new',
      '--',
      '--from',
      'remote-auth',
      '--standalone',
      repository,
      '--packages',
      packages,
    );
    const commits = await team.types('history', 'git', 'rev-list', '--count', 'HEAD');
    assert.ok(Number(commits) > 50, commits);
    await team.types('packages installed', 'npm', 'install');
    await team.types('types and tests', 'npm', 'test');
    await team.types('build', 'npm', 'run', 'build');
    await team.alone((url) => headingAt(`${url}/?answers=recorded#/login`, /^Welcome back$|^Sign in/));
    await team.types(
      'release',
      'npm',
      'run',
      'release',
      '--',
      '--older',
      'it has moved to a repository of its own',
    );
    await headingAt(`${deployment.url}/#/login`, /^Welcome back$|^Sign in/);
    say('remote-auth, copied out', team.times());
  });
});

function say(what: string, ...lines: string[][]): void {
  console.log(`${what}\n${lines.flat().join('\n')}`);
}
