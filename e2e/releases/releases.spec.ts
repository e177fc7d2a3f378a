import { rollBack } from '../../release/src/publish/roll-back';
import { expect } from '../src/journey';
import { aBuildOf, aBuildOfTheShell } from '../src/released-shell';
import { aChangedBuild, after, before, test } from './released-shell-test';

test('a team releases a changed page alone, open pages continue, and a rollback restores the old one', async ({
  page,
  context,
  shell,
}) => {
  await shell.release(await aBuildOf('remote-auth'));
  await page.goto(`${shell.url}/#/login`);
  await expect(page.getByText(before)).toBeVisible();

  await shell.release(await aChangedBuild());
  const another = await context.newPage();
  await another.goto(`${shell.url}/#/login`);
  await expect(another.getByText(after)).toBeVisible();
  // A page that the first one had not needed yet comes from the release that it began with.
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(before)).toBeVisible();

  const startedAt = performance.now();
  await rollBack(shell.store, [{ name: 'remote-auth' }]);
  // The first reload shows it: nothing between the registry and the page keeps the other one.
  await another.reload();
  await expect(another.getByText(before)).toBeVisible();
  const tookMs = Math.round(performance.now() - startedAt);
  test.info().annotations.push({ type: 'rollback to browser', description: `${tookMs} ms` });
});

test('a released shell runs only its released files, and is rolled back', async ({ page, shell }) => {
  await shell.release(await aBuildOfTheShell('old', ['', '']));
  await shell.release(await aBuildOfTheShell('new', ['Drove', 'Driven']));
  await page.goto(`${shell.url}/#/login`);
  await expect(page.getByText(before)).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Driven');
  const filesAsked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  // Identity comes once a visitor's first screen is there.
  const ofTheShell = async () =>
    (await filesAsked()).filter((path) => path.startsWith('/releases/shell/new/')).length;
  await expect.poll(ofTheShell).toBeGreaterThan(3);
  const asked = await filesAsked();
  // What is preloaded in another way than it is asked for later comes twice.
  expect(new Set(asked).size).toBe(asked.length);

  await rollBack(shell.store, [{ name: 'shell' }]);
  await page.reload();
  await expect(page.getByText(before)).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Drove');
});

test('QA swaps one remote by a link, always sees a notice, and returns to the release', async ({
  page,
  shell,
}) => {
  await shell.release(await aBuildOf('remote-auth'));
  await shell.release(await aChangedBuild());
  await rollBack(shell.store, [{ name: 'remote-auth' }]);

  await page.goto(`${shell.url}/#/login?mfo=remote_auth@changed`);
  await expect(page.getByText(after)).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Overrides of this tab' });
  await expect(bar).toContainText('This is not the released app.');
  await expect(bar).toContainText(/remote_auth is changed, until \d\d:\d\d\./);
  await expect(page).toHaveURL(`${shell.url}/#/login`);
  await page.goto(`${shell.url}/#/carlisting`);
  await expect(bar).toBeVisible();

  await bar.getByRole('button', { name: 'Use the released app' }).click();
  await expect(bar).toBeHidden();
  await page.goto(`${shell.url}/#/login`);
  await expect(page.getByText(before)).toBeVisible();
});

test('a remote’s entry comes into the menus with its release, before the app starts as after it', async ({
  page,
  shell,
}) => {
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const asBuilt = ['Home', 'Find a car', 'List your car'];
  const withEntry = ['Home', 'Find a car', 'Lost password', 'List your car'];
  const build = await aBuildOf('remote-auth');
  const changed = await aBuildOf('remote-auth', 'changed');
  const entry = { in: ['header'], path: '/forgot-password', label: 'Lost password', order: 25 };
  changed.description.menus = [...(changed.description.menus ?? []), entry];
  changed.files.set('release.json', Buffer.from(JSON.stringify(changed.description)));
  await shell.release(build);
  await page.goto(`${shell.url}/#/`);
  await expect(places).toHaveText(asBuilt);

  await shell.release(changed);
  await rollBack(shell.store, [{ name: 'remote-auth' }]);
  await page.goto(`${shell.url}/?mfo=remote_auth@changed#/`);
  await expect(places).toHaveText(withEntry);
  await page.getByRole('button', { name: 'Use the released app' }).click();
  await expect(places).toHaveText(asBuilt);

  await shell.release(changed);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/main\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#frame')).toBeVisible();
  await expect(places).toHaveText(withEntry);
  letGo();
  await expect(page.locator('#frame')).toHaveCount(0);
  await expect(places).toHaveText(withEntry);
  await places.filter({ hasText: 'Lost password' }).click();
  await expect(page).toHaveURL(/#\/forgot-password$/);
});

test('an override of the browser extension applies only where the page allows it, and is shown', async ({
  page,
  shell,
}) => {
  await shell.release(await aBuildOf('remote-auth'));
  await shell.release(await aChangedBuild());
  await rollBack(shell.store, [{ name: 'remote-auth' }]);
  // The extension brings a plug-in that swaps the address at the last moment, in every page.
  await page.addInitScript(() => {
    const told = () =>
      JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}') as { remote_auth?: string };
    const swap = (args: { remote: { name: string; entry?: string } }) => {
      const { remote_auth: entry } = told();
      if (args.remote.name === 'remote_auth' && entry !== undefined) args.remote.entry = entry;
      return args;
    };
    const __GLOBAL_PLUGIN__ = [{ name: 'extension', beforeRegisterRemote: swap }];
    Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__, moduleInfo: {} } });
  });
  const tell = (address: string) =>
    page.evaluate(
      (entry) => localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ remote_auth: entry })),
      address,
    );
  const bar = page.getByRole('complementary', { name: 'Overrides of this tab' });

  await page.goto(`${shell.url}/#/login`);
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.locator('#frame')).toHaveCount(0);
  const offered = await page.evaluate(() =>
    Object.values(
      (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, { remotesInfo?: object }> } })
        .__FEDERATION__.moduleInfo,
    ).flatMap(({ remotesInfo = {} }) => Object.keys(remotesInfo)),
  );
  expect(offered).toContain('remote_auth');
  await tell(`${shell.url}/releases/remote-auth/changed/mf-manifest.json`);
  await page.reload();
  await expect(page.getByText(after)).toBeVisible();
  await expect(bar).toContainText('This is not the released app.');

  await tell('https://evil.test/mf-manifest.json');
  await page.reload();
  await expect(page.getByText(before)).toBeVisible();
  await expect(bar).toContainText('https://evil.test/ is not below an address that may be used here');
});

test('a link to a foreign build is refused with a notice', async ({ page, shell }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.test') foreign.push(request.url());
  });
  await page.goto(`${shell.url}/?mfo=remote_auth@https://evil.test/#/login`);

  await expect(page.getByText(before)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(
    'https://evil.test/ is not below an address that may be used here',
  );
  expect(foreign).toEqual([]);
});

test.describe('an override that does not load', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|couldn’t be loaded/ });

  test('offers the released version', async ({ page, shell }) => {
    await page.goto(`${shell.url}/?mfo=remote_auth@http://localhost:9/#/login`);
    await page.getByRole('button', { name: 'Use the released version' }).click();
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});
