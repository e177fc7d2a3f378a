import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRollout } from '../../federation/src/registry';
import { expect } from '../src/journey';
import { aBuildOf, aBuildOfTheShell } from '../src/released-shell';
import { writeServedFile } from '../src/write-served-file';
import { aChangedBuild, before, test } from './released-shell-test';

test.describe('a tampered file on the server', () => {
  test.use({ expectedErrors: /integrity|couldn’t be loaded|Loading chunk|did not arrive/i });

  test('is never run, neither as an entry nor as a part of a page', async ({ page, browser, shell }) => {
    const build = await aBuildOf('remote-auth');
    const { version, entry, screens } = build.description;
    await shell.release(build);
    const tamperWith = async (file: string) => {
      const bytes = `globalThis.tampered = true; ${build.files.get(file)?.toString() ?? ''}`;
      await writeServedFile(join(shell.folder, 'remote-auth', version, file), bytes);
    };
    const onlyOfLogin = screens['/login']?.find((file) => !screens['/register']?.includes(file));

    await tamperWith(onlyOfLogin ?? '');
    await page.goto(`${shell.url}/#/login`);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    await tamperWith(entry);
    // A browser that has the right file keeps it for ever.
    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${shell.url}/#/register`);
    await expect(elsewhere.getByText('This page couldn’t be loaded')).toBeVisible();
    for (const one of [page, elsewhere]) {
      expect(await one.evaluate(() => 'tampered' in globalThis)).toBe(false);
    }
    await elsewhere.close();
  });

  for (const part of ['the first script', 'a page']) {
    test(`(${part}) loads with "Try again" once it is restored, and at once on later visits`, async ({
      page,
      context,
      shell,
    }) => {
      const build = await aBuildOf('remote-auth');
      const { version, entry, screens } = build.description;
      await shell.release(build);
      const ofLogin = screens['/login']?.find((file) => !screens['/register']?.includes(file)) ?? '';
      const file = part === 'a page' ? ofLogin : entry;
      const path = join(shell.folder, 'remote-auth', version, file);
      await writeServedFile(path, 'globalThis.tampered = true;');
      await page.goto(`${shell.url}/#/login`);
      await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();

      await writeServedFile(path, build.files.get(file) ?? '');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(before)).toBeVisible();
      // The browser has kept the wrong file, and gets the right one for it in a moment.
      const isThereAtOnce = async () => {
        const visit = await context.newPage();
        await visit.goto(`${shell.url}/#/login`);
        await visit
          .getByText(before)
          .or(visit.getByText(/couldn’t be loaded/))
          .waitFor();
        const isThere = await visit.getByText(before).isVisible();
        await visit.close();
        return isThere;
      };
      await expect.poll(isThereAtOnce).toBe(true);
    });
  }

  test('(a part of a page) loads in its place with "Try again" once it is restored, and at once on later visits', async ({
    page,
    context,
    shell,
  }) => {
    const build = await aBuildOf('remote-marketplace');
    const { version, entry, routes, screens } = build.description;
    await shell.release(build);
    const ofPages = new Set([entry, ...routes, ...Object.values(screens).flat()]);
    const ofParts = [...build.files.keys()].filter((file) => file.endsWith('.js') && !ofPages.has(file));
    const pathOf = (file: string) => join(shell.folder, 'remote-marketplace', version, file);
    for (const file of ofParts) await writeServedFile(pathOf(file), 'globalThis.tampered = true;');
    const calendar = (visit: Page) => visit.getByRole('grid').first();
    const open = async (visit: Page) => {
      await visit.goto(`${shell.url}/#/`);
      await visit.getByRole('button', { name: /^When/ }).click();
    };
    await open(page);
    await expect(page.getByText('The calendar couldn’t be loaded')).toBeVisible();

    for (const file of ofParts) await writeServedFile(pathOf(file), build.files.get(file) ?? '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(calendar(page)).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    const isThereAtOnce = async () => {
      const visit = await context.newPage();
      await open(visit);
      await calendar(visit)
        .or(visit.getByText(/couldn’t be loaded/))
        .first()
        .waitFor();
      const isThere = await calendar(visit).isVisible();
      await visit.close();
      return isThere;
    };
    await expect.poll(isThereAtOnce).toBe(true);
  });

  test('is reported for the shell, and the app starts once it is restored', async ({ page, shell }) => {
    const build = await aBuildOfTheShell('tampered', ['', '']);
    await shell.release(build);
    const script = [...build.files.keys()].find((file) => /^main\..*\.js$/.test(file)) ?? '';
    const path = join(shell.folder, 'shell/tampered', script);
    await writeServedFile(path, 'globalThis.tampered = true;');
    await page.goto(`${shell.url}/#/login`);
    await expect(page.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();

    await writeServedFile(path, build.files.get(script) ?? '');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.locator('#frame')).toHaveCount(0);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });

  test('goes unnoticed in a rollout: the current release loads, and the failure is reported', async ({
    page,
    shell,
    stack,
    request,
  }) => {
    const version = `broken-${Date.now()}`;
    const broken = await aChangedBuild(version);
    await shell.release(await aBuildOf('remote-auth'));
    await shell.release(broken, 50);
    await writeServedFile(join(shell.folder, 'remote-auth', version, broken.description.entry), 'broken');
    const chosen = Array.from({ length: 100 }, (_, number) => `browser-${number}`).find((id) =>
      inRollout(id, version, 50),
    );
    await page.addInitScript((id) => localStorage.setItem('browser-id', id), chosen ?? '');

    await page.goto(`${shell.url}/#/login`);
    await expect(page.getByText(before)).toBeVisible();

    await expect
      .poll(
        async () => {
          const answer = await request.get(`${stack.apiUrl}/telemetry/remote-loads`);
          const { versions } = (await answer.json()) as { versions: { version: string; failures: number }[] };
          return versions.find((one) => one.version === version)?.failures;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
  });
});
