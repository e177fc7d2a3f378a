import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../src/journey';
import { aFaultyPress } from '../src/judged-build';
import { aBuildOf } from '../src/released-shell';
import { writeServedFile } from '../src/write-served-file';
import { aChangedBuild, test } from './released-shell-test';

async function faultsOf(version: string, { apiUrl }: { apiUrl: string }, request: APIRequestContext) {
  const answer = await request.get(`${apiUrl}/telemetry/faults?remote=remote-auth&version=${version}`);
  return ((await answer.json()) as { faults: { kind: string; message: string; frames: string[] }[] }).faults;
}

test.describe('what goes wrong on a page', () => {
  test.use({ expectedErrors: /integrity|couldn’t be loaded|Loading chunk|did not arrive/i });

  test('is known by the release that it was of, and so are the vitals', async ({
    page,
    shell,
    stack,
    request,
  }) => {
    const version = `faulty-${Date.now()}`;
    const build = await aChangedBuild(version);
    await shell.release(await aBuildOf('remote-auth'));
    await shell.release(build);
    const { screens } = build.description;
    const ofLogin = screens['/login']?.find((file) => !screens['/register']?.includes(file)) ?? '';
    await writeServedFile(join(shell.folder, 'remote-auth', version, ofLogin), 'broken');
    // The page is one of those whose vitals are measured.
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    const vitals = page.waitForRequest((sent) => sent.postData()?.includes('"vital":"lcp"') === true);

    await page.goto(`${shell.url}/#/login`);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    await expect
      .poll(async () => faultsOf(version, stack, request), { timeout: 20_000 })
      .toMatchObject([{ kind: 'part', frames: [`remote-auth@${version}/${ofLogin}:1:1`] }]);
    // What was largest is known once someone does something.
    await page.mouse.click(5, 5);
    const { vitals: sent } = (await vitals).postDataJSON() as { vitals: object[] };
    expect(sent).toContainEqual({
      remote: 'remote-auth',
      version,
      vital: 'lcp',
      rating: expect.stringMatching(/^(good|fair|poor)$/),
    });
  });
});

test.describe('what a press brings out', () => {
  test.use({ expectedErrors: /after a press/ });

  test('is known by the release that it was of, too', async ({ page, shell, stack, request }) => {
    const version = `pressed-${Date.now()}`;
    await shell.release(await aBuildOf('remote-auth', version, aFaultyPress));
    await page.goto(`${shell.url}/#/login`);
    await page.getByRole('button', { name: 'Show characters' }).click();
    await expect
      .poll(async () => faultsOf(version, stack, request), { timeout: 20_000 })
      .toMatchObject([{ kind: 'error', message: 'Error: after a press' }]);
  });
});
