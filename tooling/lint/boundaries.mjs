/**
 * Who may import whom, by the pattern of a folder's path: whatever is not allowed here is refused, so that a
 * new remote or feature is protected from the moment its folder exists. Later policies win over earlier ones.
 */
const layers = ['api', 'ui', 'lib'];
/** What every remote may use; the session is one for the page, the others are bundled into each. */
const packages = ['shared-auth', 'shared-ui', 'api-client'];

/** The backend's modules: each may import the `public.ts` of those before it. */
const backendModules = [
  'contacts',
  'people',
  'catalog',
  'books',
  'payments',
  'payouts',
  'booking',
  'support',
  'messaging',
  'notifications',
  'dashboard',
];
const backendSources = ['backend-root', 'backend-module', 'backend-platform'];

/** Folders, the more particular ones first: the first that matches is the element. */
export const elements = [
  { type: 'testing', pattern: 'remote-*/src/testing', capture: ['home'] },
  { type: 'feature', pattern: 'remote-*/src/features/*', capture: ['home', 'feature'] },
  { type: 'screens', pattern: 'remote-*/src/screens', capture: ['home'] },
  ...layers.map((type) => ({ type, pattern: `remote-*/src/${type}`, capture: ['home'] })),
  { type: 'routes', pattern: 'remote-*/src', capture: ['home'] },
  { type: 'shell-testing', pattern: 'shell/src/testing' },
  { type: 'shell', pattern: 'shell/src' },
  // Around the shell, and in no release of it: nothing may import it.
  { type: 'isolation', pattern: 'shell/isolation' },
  { type: 'shared-auth-testing', pattern: 'shared-auth/src/testing' },
  { type: 'shared-auth', pattern: 'shared-auth/src' },
  { type: 'api-client-testing', pattern: 'api-client/src/testing' },
  { type: 'api-client', pattern: 'api-client/src' },
  { type: 'shared-ui', pattern: 'shared-ui/src' },
  { type: 'registry', pattern: 'federation/src/registry' },
  { type: 'release', pattern: 'release' },
  { type: 'tooling', pattern: 'tooling' },
  { type: 'federation', pattern: 'federation' },
  { type: 'backend-module', pattern: 'backend/src/modules/*', capture: ['module'] },
  { type: 'backend-platform', pattern: 'backend/src/platform' },
  // main, app, tables …: the only files that see every module.
  { type: 'backend-root', pattern: 'backend/src' },
  { type: 'backend-migrations', pattern: 'backend/migrations' },
  // In no production build: nothing in src may import them.
  ...['demo', 'testing', 'bench', 'dev', 'simulation'].map((folder) => ({
    type: `backend-${folder}`,
    pattern: `backend/${folder}`,
  })),
  { type: 'backend', pattern: 'backend' },
  { type: 'e2e', pattern: 'e2e' },
  // webpack.config.ts, jest.config.cjs, remote.json
  { type: 'package', pattern: '{shell,shared-auth,shared-ui,api-client,remote-*}' },
].map((element) => ({ ...element, partialMatch: false }));

export const fileCategories = [
  { category: 'test', pattern: '**/*.{test,spec}.{ts,tsx}' },
  { category: 'routes', pattern: '**/src/routes.tsx' },
  { category: 'claims', pattern: '**/remote.json' },
  { category: 'public', pattern: 'backend/src/modules/*/public.ts' },
];

const sameHome = { home: '{{ from.element.captured.home }}' };
// One selector for all: every import is compared with each.
const own = (...type) => [{ element: { type, captured: sameHome } }];
const any = (...type) => [{ element: { type } }];
const from = (type, to, message) => ({
  from: { element: { type } },
  allow: { to },
  ...(message ? { message } : {}),
});

/** Nothing depends on a test. */
const noTests = {
  disallow: { to: { file: { categories: 'test' } } },
  message: 'A test is not a module: move what is shared to testing/.',
};

/** Of everything but the backend. */
export const frontEndPolicies = [
  // Inside a remote: routes → screens → features → {api, ui, lib}; api → lib; ui → lib.
  from('routes', [
    ...own('screens', 'feature', ...layers, 'routes'),
    ...any(...packages),
    { file: { categories: 'claims' } },
  ]),
  from('screens', [...own('feature', ...layers), ...any(...packages)]),
  from('feature', [...own(...layers), ...any(...packages)]),
  from('api', [...own('lib'), ...any(...packages)]),
  // What is drawn knows no API: a feature hands it what it shows.
  from('ui', [...own('lib'), ...any('shared-auth', 'shared-ui')]),
  from('lib', any('shared-ui')),
  from('testing', [
    ...own('routes', 'screens', 'feature', ...layers),
    ...any(...packages, ...packages.map((name) => `${name}-testing`)),
  ]),
  // Between packages: only what is shared on purpose.
  from('shell', any('shared-auth', 'shared-ui', 'registry')),
  from('isolation', any('shell', 'shared-auth', 'registry')),
  from('shell-testing', any('shell', 'shared-auth', 'shared-auth-testing', 'registry')),
  // A page that a role may not open looks the same in every remote.
  from('shared-auth', any('shared-ui')),
  from('shared-auth-testing', any('shared-auth')),
  // The kit of components knows no remote, no session and no API.
  from('api-client', any('shared-auth')),
  from('api-client-testing', any('api-client', 'shared-auth', 'shared-auth-testing')),
  from('package', [...any('federation', 'tooling'), ...any('routes', 'shell', ...packages)]),
  // What builds and describes a remote; what releases it; what teams work with. One way only.
  from('federation', any('registry')),
  from('release', any('registry', 'federation')),
  from('tooling', any('registry', 'federation', 'release')),
  from('e2e', any('registry', 'federation', 'release', 'tooling')),
  // Who tests may use the doubles that are published beside the real thing.
  {
    from: { file: { categories: 'test' }, element: { type: ['routes', 'screens', 'feature', ...layers] } },
    allow: {
      to: [...own('testing', 'routes'), ...any(...packages.map((name) => `${name}-testing`), 'tooling')],
    },
  },
  {
    from: { file: { categories: 'test' }, element: { type: ['shell', 'isolation', 'shared-auth'] } },
    allow: { to: any('shell-testing', 'shared-auth-testing', 'federation', 'tooling') },
  },
  {
    from: { file: { categories: 'test' }, element: { type: 'api-client' } },
    allow: { to: any('api-client-testing', 'shared-auth-testing', 'tooling') },
  },
  {
    from: { file: { categories: 'test' }, element: { type: 'shared-ui' } },
    allow: { to: any('tooling') },
  },
  noTests,
];

export const backendPolicies = [
  // Inside the backend: a module sees the platform, itself and what the modules before it promise.
  from('backend-module', [
    ...any('backend-platform'),
    { element: { type: 'backend-module', captured: { module: '{{ from.element.captured.module }}' } } },
  ]),
  ...backendModules.map((module, place) => ({
    from: { element: { type: 'backend-module', captured: { module } } },
    allow: {
      to: {
        element: { type: 'backend-module', captured: { module: backendModules.slice(0, place) } },
        file: { categories: 'public' },
      },
    },
  })),
  from('backend-root', any('backend-module', 'backend-platform', 'backend-migrations')),
  from('backend-demo', any(...backendSources, 'backend-migrations')),
  from('backend-testing', any(...backendSources, 'backend-migrations', 'backend-demo')),
  ...['bench', 'dev', 'simulation'].map((folder) =>
    from(`backend-${folder}`, any(...backendSources, 'backend-testing', 'backend-demo', 'backend-dev')),
  ),
  {
    from: {
      file: { categories: 'test' },
      element: { type: [...backendSources, 'backend-demo', 'backend-dev', 'backend-testing'] },
    },
    allow: {
      to: any(...backendSources, 'backend-migrations', 'backend-demo', 'backend-testing', 'backend-dev'),
    },
  },
  noTests,
];
