import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../../release/src/publish/promote';
import { shellHere } from '../../release/src/publish/prepare-release';
import { publish } from '../../release/src/publish/publish';
import { readShellBuild } from '../../release/src/publish/read-build';
import { rollBack } from '../../release/src/publish/roll-back';
import { listenOnLoopback } from '../../release/src/serve/loopback';
import { createStaticSite } from '../../release/src/serve/static-site';
import { withStaticPage } from '../../release/src/serve/static-page';
import { filesIn, folderStore } from '../../release/src/store/folder-store';
import { configurationOf } from '../../tooling/local/stack/stack';
import { demoCustomer } from '../src/accounts';
import { expect, test } from '../src/journey';
import { aBuildOf } from '../src/released-shell';
import { signInOnForm } from '../src/sign-in';
import { aChangedBuild, after, before } from './released-shell-test';

const remotes = ['remote-auth', 'remote-marketplace', 'remote-dashboard'];

test('a release goes from staging to production as it is, on a host that serves files alone', async ({
  page,
  stack,
}, { parallelIndex }) => {
  const folder = await mkdtemp(join(tmpdir(), 'stages-'));
  const files = await listenOnLoopback(0, createStaticSite({ folder }));
  const storeOf = (stage: string) =>
    folderStore(join(folder, stage), `http://localhost:${files.port}/${stage}/`);
  const staging = storeOf('staging');
  const production = withStaticPage(storeOf('production'), filesIn(join(folder, 'page')), {
    configuration: configurationOf(stack.addresses),
  });
  const host = await listenOnLoopback(
    stack.sparePorts[parallelIndex] ?? 0,
    createStaticSite({ folder: join(folder, 'page') }),
  );
  const release = async (candidates: Parameters<typeof publish>[1]['candidates']) =>
    publish(staging, {
      candidates,
      unreleased: { shell: shellHere() },
      commit: 'of the test',
      percent: 100,
      author: 'the test',
      further: [],
    });
  const promoteParts = async (...names: string[]) =>
    promote({
      wanted: names.map((name) => ({ name })),
      from: staging,
      to: production,
      author: 'the test',
      approvedBy: 'QA',
      percent: 100,
      further: () => [],
    });
  const open = async () => {
    // The fragment alone would load nothing.
    await page.goto('about:blank');
    await page.goto(`http://localhost:${host.port}/#/login`);
  };

  await release([await readShellBuild(), ...(await Promise.all(remotes.map((name) => aBuildOf(name))))]);
  await promoteParts('shell', ...remotes);
  await open();
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /^default-src 'none'; script-src 'self' 'sha256-/,
  );
  await signInOnForm(page, demoCustomer);
  await expect(page.getByRole('heading', { level: 1, name: /^Hi / })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await release([await aChangedBuild()]);
  await open();
  await expect(page.getByText(before)).toBeVisible();
  await promoteParts('remote-auth');
  await open();
  await expect(page.getByText(after)).toBeVisible();
  await rollBack(production, [{ name: 'remote-auth' }], { author: 'the test' });
  await open();
  await expect(page.getByText(before)).toBeVisible();

  await page.close();
  await Promise.all([files.stop(), host.stop()]);
  await rm(folder, { recursive: true, force: true });
});
