import type { RemoteModule } from '@drove/shared-auth';
import { createRemotes, remoteOf } from './remotes';

const entryOf = (name: string, ...paths: string[]) => ({
  name,
  scope: name.replaceAll('-', '_'),
  baseUrl: `http://${name}.test/`,
  claims: paths.map((path) => ({ path, layout: 'public' })),
  release: { manifest: 'release.json' },
});

const remotes = createRemotes(
  [
    entryOf('remote-dashboard', '/dashboard'),
    entryOf('remote-marketplace', '/', '/carlisting', '/dashboard/cars/upload'),
  ],
  { load: () => new Promise<RemoteModule>(() => undefined) },
);

it.each([
  ['/', 'remote-marketplace'],
  ['/carlisting', 'remote-marketplace'],
  ['/carlisting/car/7', 'remote-marketplace'],
  ['/dashboard', 'remote-dashboard'],
  ['/dashboard/cars', 'remote-dashboard'],
  ['/dashboard/cars/upload', 'remote-marketplace'],
  ['/dashboard/cars/upload/photos', 'remote-marketplace'],
  ['/carlistings', undefined],
  ['/nowhere', undefined],
])('assigns %s to %s', (path, name) => {
  expect(remoteOf(remotes, path)?.name).toBe(name);
});
