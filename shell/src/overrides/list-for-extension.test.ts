import '../testing/federation-instance';
import { listForExtension } from './list-for-extension';

const entry = {
  name: 'remote-auth',
  scope: 'remote_auth',
  claims: [],
  baseUrl: 'https://cdn.test/remote-auth/aaa/',
  release: { manifest: 'release.json' },
};

/** As the extension does: it offers every remote of every module that says which remotes it has. */
const offered = () =>
  Object.values(__FEDERATION__.moduleInfo).flatMap((module) =>
    module && 'remotesInfo' in module ? Object.keys(module.remotesInfo) : [],
  );

it('lists the remotes for the Module Federation browser extension', () => {
  expect(offered()).toEqual([]);
  listForExtension([entry, { ...entry, scope: 'remote_dashboard' }]);
  expect(offered()).toEqual(['remote_auth', 'remote_dashboard']);
});
