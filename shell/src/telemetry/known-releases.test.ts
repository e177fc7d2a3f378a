import { knownReleases, releaseOf } from './known-releases';

const release = (version: string) => ({
  version,
  contractVersion: 1,
  entry: 'remoteEntry.js',
  routes: [],
  styles: [],
  screens: {},
  integrity: {},
  shared: {},
});
const entry = (version: string) => ({
  name: 'remote-auth',
  scope: 'remote_auth',
  claims: [],
  baseUrl: `/files/remote-auth/${version}/`,
  release: release(version),
});
const aPage = (script: string) => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="https://app.test/"><script src="${script}"></script>`;
  return page;
};
const versionsOf = (page: Document) =>
  knownReleases([{ ...entry('new'), fallback: entry('old') }], page).map(
    ({ remote, version, baseUrl }) => `${remote}@${version} ${baseUrl}`,
  );

it('knows what this browser got, what it falls back on, and the shell, by their addresses', () => {
  expect(versionsOf(aPage('/files/shell/s1/main.js'))).toEqual([
    'remote-auth@new https://app.test/files/remote-auth/new/',
    'remote-auth@old https://app.test/files/remote-auth/old/',
    'shell@s1 https://app.test/files/shell/s1/',
  ]);
});

it('calls a shell unreleased whose files are beside its page', () => {
  expect(versionsOf(aPage('/main.js')).at(-1)).toBe('shell@unreleased https://app.test/');
});

it('finds the release of a file by the longest address', () => {
  const releases = knownReleases([entry('new')], aPage('/main.js'));
  expect(releaseOf('https://app.test/files/remote-auth/new/7.js', releases)?.remote).toBe('remote-auth');
  expect(releaseOf('https://app.test/main.js', releases)?.remote).toBe('shell');
  expect(releaseOf('https://other.test/main.js', releases)).toBeUndefined();
});
