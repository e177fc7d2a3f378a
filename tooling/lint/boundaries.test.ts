import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const complaints = lintBy(
  /^(boundaries\/|@typescript-eslint\/no-restricted-imports|no-restricted-syntax|no-warning-comments|check-file\/)/,
);

const screen = 'remote-marketplace/src/screens/a-screen.tsx';
const people = 'backend/src/modules/people';
const payments = 'backend/src/modules/payments';

describe('Lint refuses', () => {
  for (const [what, file, code] of [
    ['the shell in a remote', screen, "import '../../../shell/src/configuration';"],
    ['another remote in a remote', screen, "import '../../../remote-auth/src/routes';"],
    ['the backend in a remote', screen, "import '../../../backend/src/main';"],
    ['a remote in the shell', 'shell/src/a.ts', "import '../../remote-auth/src/routes';"],
    ['the test kit in a screen', screen, "import '@drove/shared-auth/testing';"],
    ['a screen in a screen', screen, "import './home-screen';"],
    ['ky outside api/', screen, "import ky from 'ky';"],
    ['firebase outside the identity folder', 'shared-auth/src/session/a.ts', "import 'firebase/auth';"],
    ['a router name that is not shared', screen, "import { HashRouter } from 'react-router-dom';"],
    ['React.lazy', 'remote-auth/src/features/a/b.tsx', "import { lazy } from 'react';"],
    ['React.lazy by its whole name', 'shell/src/a.tsx', 'export const A = React.lazy(load);'],
    ['a bare import()', 'remote-auth/src/features/a/b.ts', "export const a = () => import('./c');"],
    [
      'an import() beside what is loaded later',
      screen,
      "export const A = loadPart(load, { what: 'The map', loading: import('../ui/map') });",
    ],
    ['an import() in a query', screen, "query({ queryFn: async () => (await import('../lib/map')).map });"],
    ['SQL in a route', `${people}/users/a.routes.ts`, "import { sql } from 'kysely';"],
    ['a later module in an earlier one', `${people}/users/a.ts`, "import '../../catalog/public';"],
    ['the inside of another module', `${payments}/a.ts`, "import '../catalog/cars/cars.repository';"],
    ['a module in the platform', 'backend/src/platform/http/a.ts', "import '../../modules/people/public';"],
    ['the root in a module', `${people}/a.ts`, "import '../../app';"],
    ['the root in the platform', 'backend/src/platform/http/a.ts', "import '../../tables';"],
    ['the demo in the backend', 'backend/src/a.ts', "import '../demo/seed-demo';"],
    ['test doubles in the backend', `${payments}/a.ts`, "import '../../../testing/a-user';"],
    ['a module that is in no order yet', 'backend/src/modules/fleet/a.ts', "import '../people/public';"],
    ['a remote in the kit of components', 'shared-ui/src/a.tsx', "import '../../remote-auth/src/routes';"],
    ['the API in the kit of components', 'shared-ui/src/a.tsx', "import { once } from '@drove/api-client';"],
    [
      'the session in the kit of components',
      'shared-ui/src/a.tsx',
      "import { useAuth } from '@drove/shared-auth';",
    ],
    ['the API in ui/', 'remote-marketplace/src/ui/a.tsx', "import { once } from '@drove/api-client';"],
    ['the fake API in a feature', 'remote-auth/src/features/a/b.ts', "import '@drove/api-client/testing';"],
    ['a screen in ui/', 'remote-marketplace/src/ui/a.tsx', "import '../screens/home-screen';"],
    ['the release in a build', 'federation/src/page/a.ts', "import '../../../release/src/progress';"],
    ['the release in a build, by its name', 'federation/src/page/a.ts', "import '@drove/release/progress';"],
    ['the tooling in a release', 'release/src/gate/a.ts', "import '../../../tooling/local/dev';"],
    ['the release in the shell', 'shell/src/a.ts', "import '@drove/release/progress';"],
    ['a file with a name that says nothing', 'shell/src/utils.ts', ''],
    ['a file in camel case', 'shell/src/aFile.ts', ''],
    ['a name that the field does not use', `${people}/a.ts`, 'export const payDeed = 1;'],
    ['a title in words of its own', `${people}/a.test.ts`, "it('pays when nobody looks', () => {});"],
    ['a comment in words of its own', `${people}/a.ts`, '// Somebody asks.\nexport const a = 1;'],
  ] as const) {
    it(what, async () => {
      assert.notDeepEqual(await complaints(file, code), []);
    });
  }
});

describe('Lint allows', () => {
  for (const [what, file, code] of [
    ['shared-auth in a screen', screen, "import { useAuth } from '@drove/shared-auth';"],
    [
      'the API’s client in a feature',
      'remote-auth/src/features/a/b.ts',
      "import { once } from '@drove/api-client';",
    ],
    [
      'the test kit in a test',
      'remote-marketplace/src/screens/a-screen.test.tsx',
      "import '@drove/shared-auth/testing';",
    ],
    ['a shared router name', screen, "import { Link } from 'react-router-dom';"],
    ['the registry in the shell', 'shell/src/a.ts', "import '@drove/federation/registry';"],
    [
      'a part that comes later',
      screen,
      "export const A = loadPart(() => import('../ui/a'), { what: 'The map' });",
    ],
    ['a library that comes later', screen, "await loadModule('The map', () => import('../ui/a'));"],
    [
      'the screens of a remote',
      'remote-marketplace/src/routes.tsx',
      "export const routes = [{ screen: () => import('./screens/home-screen').then((m) => m.A) }];",
    ],
    ['SQL in a repository', `${people}/users/a.repository.ts`, "import { sql } from 'kysely';"],
    ['what an earlier module promises', `${payments}/a.ts`, "import '../catalog/public';"],
    ['the platform in a module', `${payments}/a.ts`, "import '../../platform/http/problem';"],
    ['a module’s own files in it', `${payments}/a.ts`, "import './refunds/refunds.repository';"],
    ['the inside of modules at the root', 'backend/src/app.ts', "import './modules/payments/public';"],
    ['a build in a release', 'release/src/gate/a.ts', "import '@drove/federation/workspaces';"],
    ['a release in the tooling', 'tooling/local/a.ts', "import '@drove/release/progress';"],
    ['its own claims in a remote’s routes', 'remote-marketplace/src/routes.tsx', "import '../remote.json';"],
  ] as const) {
    it(what, async () => {
      assert.deepEqual(await complaints(file, code), []);
    });
  }
});
