import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { runCommand } from '@drove/release/build/run-command';
import { aTeam } from './a-team';
import { startDeployment, type Deployment } from './a-deployment';
import { expectHeading, firstDay, launchBrowser } from './first-day';

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
    browser = await launchBrowser();
    deployment = await startDeployment(join(folder, 'store'));
    await here('packages', '--', packages);
  });
  after(async () => {
    await browser.close();
    await deployment.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes from an empty folder to a live page, and back', async () => {
    const repository = join(folder, 'team-notes');
    const team = await firstDay({
      repository,
      packages,
      deployment,
      browser,
      install: async (one) => void (await one.run('packages installed', 'npm', 'install')),
    });

    const labels = join(repository, 'remote-trip-notes/src/ui/labels.ts');
    const heading = (from: string, to: string) =>
      writeFileSync(labels, readFileSync(labels, 'utf8').replace(`heading: '${from}'`, `heading: '${to}'`));
    heading('Trip notes', 'Notes');
    await team.run('commit', 'git', 'commit', '--all', '--message', 'Call them notes');
    const refused = await team.runFailing('refused', 'npm', 'run', 'release');
    assert.match(refused, /The tests of remote-trip-notes do not pass/);
    await expectHeading(browser, `${deployment.url}/#/trip-notes`, 'Trip notes');

    await team.run('released all the same', 'npm', 'run', 'release', '--', '--emergency', 'the walk');
    await expectHeading(browser, `${deployment.url}/#/trip-notes`, 'Notes');
    await team.run('rolled back', 'npm', 'run', 'rollback');
    await expectHeading(browser, `${deployment.url}/#/trip-notes`, 'Trip notes');
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
    const commits = await team.run('history', 'git', 'rev-list', '--count', 'HEAD');
    assert.ok(Number(commits) > 50, commits);
    await team.run('packages installed', 'npm', 'install');
    await team.run('types and tests', 'npm', 'test');
    await team.run('build', 'npm', 'run', 'build');
    await team.whileStarted((url) =>
      expectHeading(browser, `${url}/?answers=recorded#/login`, /^Welcome back$|^Sign in/),
    );
    await team.run(
      'release',
      'npm',
      'run',
      'release',
      '--',
      '--older',
      'it has moved to a repository of its own',
    );
    await expectHeading(browser, `${deployment.url}/#/login`, /^Welcome back$|^Sign in/);
    say('remote-auth, copied out', team.times());
  });
});

function say(what: string, ...lines: string[][]): void {
  console.log(`${what}\n${lines.flat().join('\n')}`);
}
