import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { workspaceRoot } from '@drove/federation/workspaces';
import { findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import type { Deployment } from './a-deployment';
import { aTeam, type Team } from './a-team';

interface FirstDay {
  /** Where the repository is written. */
  repository: string;
  /** The folder with the tarballs. */
  packages: string;
  deployment: Deployment;
  browser: Browser;
  install: (team: Team) => Promise<void>;
}

/** From an empty folder to the live page of a remote of its own, as docs/teams has it. */
export async function firstDay({ repository, packages, deployment, browser, install }: FirstDay) {
  const team = aTeam(repository, deployment.environment);
  const outside = aTeam(workspaceRoot, {});
  await outside.run(
    'repository written',
    ...['npm', 'run', '--silent', 'remote:new', '--', 'trip-notes'],
    ...['--standalone', repository, '--packages', packages],
  );
  await install(team);
  await team.run('types and tests', 'npm', 'test');
  await team.run('build', 'npm', 'run', 'build');
  const printed = await team.run('release', 'npm', 'run', 'release');
  assert.match(printed, /remote-trip-notes [0-9a-f]{12} is live/);
  await expectHeading(browser, `${deployment.url}/#/trip-notes`, 'Trip notes');
  const part = join(repository, 'remote-trip-notes/src/ui/greeting.tsx');
  writeFileSync(part, withDraft('Draft'));
  await team.whileStarted(async (url, inTheApp) => {
    await expectHeading(browser, `${url}/?answers=recorded#/trip-notes`, 'Trip notes');
    await expectKeptDraft(browser, inTheApp, part);
  });
  await team.run('as it was', 'git', 'checkout', part);
  console.log(['From the command to a live page', ...team.times(), ...outside.times()].join('\n'));
  return team;
}

const withDraft = (label: string) => `import { useState } from 'react';

export function Greeting({ who }: { who: string }) {
  const [draft, setDraft] = useState(who);
  return <input aria-label="${label}" value={draft} onChange={(event) => setDraft(event.target.value)} />;
}
`;

/** Changes a component under a released shell, which has React's production build, while something is typed in it. */
async function expectKeptDraft(browser: Browser, url: string, component: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.getByLabel('Draft', { exact: true }).fill('typed before');
    writeFileSync(component, withDraft('Draft of today'));
    assert.equal(await page.getByLabel('Draft of today').inputValue(), 'typed before');
  } finally {
    await page.close();
  }
}

/** @throws AssertionError when the page has another heading, or anything is uncaught on it */
export async function expectHeading(browser: Browser, url: string, expected: string | RegExp): Promise<void> {
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

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessBrowser();
  assert.ok(executablePath, 'This needs a Chromium.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
