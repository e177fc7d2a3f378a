import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { runCommand } from '@drove/release/build/run-command';
import { startDeployment, type Deployment } from './a-deployment';
import { firstDay, launchBrowser } from './first-day';
import { shareInstalled } from './share-installed';

describe('A remote in a repository of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-repository-'));
  let deployment: Deployment | undefined;
  let browser: Browser | undefined;

  before(async () => {
    deployment = await startDeployment(join(folder, 'store'));
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await deployment?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const packages = join(folder, 'packages');

  it('has every package that it needs packed', async () => {
    const { code, output } = await runCommand('npm', ['run', '--silent', 'packages', '--', packages]);
    assert.equal(code, 0, output);
  });

  it('goes from the packed packages to a live page, without a network', async () => {
    const repository = join(folder, 'team-notes');
    assert.ok(deployment && browser);
    const install = () => shareInstalled(repository, 'remote-trip-notes');
    await firstDay({ repository, packages, deployment, browser, install });
  });
});
