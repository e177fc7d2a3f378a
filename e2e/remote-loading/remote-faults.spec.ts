import type { Page } from '@playwright/test';
import type { RegistryEntry } from '../../federation/src/registry';
import { theRegistry } from '../src/a-shell';
import { expect, test } from '../src/journey';
import { serveMisbehavingRemote, type Fault, type MisbehavingRemote, type Part } from './misbehaving-remote';

// A file that hangs keeps the page's load event back, so these tests wait for what is shown instead.
const LIMIT_MS = 2000;
/** What a page needs, beyond the limit itself, to draw the message. */
const SLACK_MS = 3000;

const parts: Part[] = ['manifest', 'entry', 'exposed chunk', 'style', 'further chunk'];
const faults: Fault[] = ['404', 'JSON 404', 'HTML with 200', 'reset', 'throwing script', 'hang'];
const isScript = (part: Part) => part !== 'manifest' && part !== 'style';

/** The registry with a misbehaving marketplace in the place of the real one. */
function registryWith(remote: MisbehavingRemote, release: RegistryEntry['release']) {
  const registry = theRegistry();
  const others = registry.remotes.filter(({ name }) => name !== remote.entry.name);
  return { ...registry, remotes: [...others, { ...remote.entry, release }] };
}

/** Survives navigation inside the page, not a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in globalThis);

/**
 * Whether the page says in time that it failed, by its own clock: one turn of the page each 50 ms.
 * On a busy machine a turn takes longer, for the page's limit and for this one alike.
 */
const saysSoInTime = (page: Page) =>
  page.evaluate(
    (turns) =>
      new Promise<boolean>((resolve) => {
        let turn = 0;
        const clock = setInterval(() => {
          const alerts = [...document.querySelectorAll('[role="alert"]')];
          const isSaid = alerts.some((alert) => alert.textContent.includes('Something went wrong:'));
          turn += 1;
          if (!isSaid && turn < turns) return;
          clearInterval(clock);
          resolve(isSaid);
        }, 50);
      }),
    (LIMIT_MS + SLACK_MS) / 50,
  );

test.describe('a page whose remote fails', () => {
  // The browser itself logs what it could not load.
  test.use({ expectedErrors: /^/ });

  for (const part of parts) {
    for (const fault of faults.filter((kind) => kind !== 'throwing script' || isScript(part))) {
      test(`reports its ${part} with ${fault} in time, and loads on "Try again" once it is fixed`, async ({
        page,
        aShellWith,
      }) => {
        const remote = await serveMisbehavingRemote('remote-marketplace', '/carlisting');
        try {
          remote.breakDown(part, fault);
          // Without hashes, so that what arrives is also run; the next test has them.
          const release =
            part === 'manifest' ? { manifest: 'release.json' } : { ...remote.release, integrity: {} };
          const shell = await aShellWith({
            registry: registryWith(remote, release),
            configuration: { remoteLoadTimeoutMs: LIMIT_MS, integrity: 'optional' },
          });
          const tryAgain = page.getByRole('button', { name: 'Try again' });
          const failure = page.getByRole('alert').filter({ hasText: 'Something went wrong:' });

          await page.goto(`${shell}/#/carlisting`, { waitUntil: 'commit' });
          await expect.poll(() => remote.requestsFor(part).length).toBeGreaterThan(0);
          expect(await saysSoInTime(page)).toBe(true);
          await expect(failure).toBeVisible();
          await expect(failure).toContainText(
            fault === 'hang'
              ? 'remote-marketplace did not load within 2 seconds'
              : 'This page couldn’t be loaded',
          );
          await expect(page.getByRole('navigation').first()).toBeVisible();

          await mark(page);
          const asked = remote.requestsFor(part).length;
          await tryAgain.click();
          await expect.poll(() => remote.requestsFor(part).length).toBeGreaterThan(asked);
          expect(await saysSoInTime(page)).toBe(true);
          await expect(failure).toBeVisible();

          remote.mend();
          await tryAgain.click();
          await expect(page.locator('[data-remote="remote-marketplace"] h1')).toBeVisible();
          expect(await isSamePage(page)).toBe(true);
        } finally {
          await remote.stop();
        }
      });
    }
  }

  for (const part of ['entry', 'style'] as const) {
    test(`never runs its ${part} when it differs from the released one`, async ({ page, aShellWith }) => {
      const remote = await serveMisbehavingRemote('remote-marketplace', '/carlisting');
      try {
        const file = part === 'entry' ? remote.release.entry : (remote.release.styles[0] ?? '');
        const integrity = { ...remote.release.integrity, [file]: `sha384-${'A'.repeat(64)}` };
        const shell = await aShellWith({
          registry: registryWith(remote, { ...remote.release, integrity }),
          configuration: { remoteLoadTimeoutMs: LIMIT_MS, integrity: 'optional' },
        });

        await page.goto(`${shell}/#/carlisting`, { waitUntil: 'commit' });
        await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
        await expect(page.locator('[data-remote]')).toHaveCount(0);
      } finally {
        await remote.stop();
      }
    });
  }

  test('leaves every other part of the app usable', async ({ page, aShellWith }) => {
    const remote = await serveMisbehavingRemote('remote-marketplace', '/carlisting');
    try {
      remote.breakDown('entry', 'hang');
      const shell = await aShellWith({ registry: registryWith(remote, remote.release) });

      await page.goto(`${shell}/#/carlisting`, { waitUntil: 'commit' });
      await expect(page.getByText('Loading...')).toBeVisible();
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByText('Loading...')).toBeVisible();
    } finally {
      await remote.stop();
    }
  });
});
