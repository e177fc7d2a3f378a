import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { screenModules } from './screen-map';

const folder = mkdtempSync(join(tmpdir(), 'screen-map-'));
after(() => {
  rmSync(folder, { recursive: true });
});

describe('the screens of a remote', () => {
  it('are found by their full route, with any use of the imported module', () => {
    const routesFile = join(folder, 'routes.tsx');
    writeFileSync(
      routesFile,
      `export const remote = defineRemote(description, {
        '/': [{ index: true, title: 'Home', screen: () => import('./screens/home').then((m) => m.Home) }],
        '/cars': [
          { index: true, title: 'Cars', screen: async () => (await import('./screens/cars')).Cars },
          { path: 'car/:id', title: 'Car', screen: () => import('./screens/car').then(({ Car }) => Car) },
        ],
      }, { Root });`,
    );

    assert.deepEqual(screenModules(routesFile), {
      '/': join(folder, 'screens/home'),
      '/cars': join(folder, 'screens/cars'),
      '/cars/car/:id': join(folder, 'screens/car'),
    });
  });

  for (const remote of ['remote-auth', 'remote-marketplace', 'remote-dashboard']) {
    it(`of ${remote} are all found, so that each first screen is preloaded`, () => {
      const routesFile = fileURLToPath(new URL(`../../../${remote}/src/routes.tsx`, import.meta.url));
      const screens = readFileSync(routesFile, 'utf8').match(/\bscreen:/g) ?? [];

      assert.equal(Object.keys(screenModules(routesFile)).length, screens.length);
      assert.ok(screens.length > 0);
    });
  }
});
