import { flag, port, settings, text, wholeNumber } from './platform/configuration/setting.js';

/**
 * What other parts of the product read by themselves: builds, releases, tests. The backend reads none of it; it is listed
 * here so that the documents have all, and so that the backend takes none of it for a misspelt setting of its own.
 */
export const otherGroups = [
  settings('The build of the front end', {
    FIREBASE_API_KEY: text('The web key of the Firebase project; not secret.', { defaultText: '`demo-key`' }),
    FIREBASE_AUTH_DOMAIN: text('The domain of the Firebase project.'),
    FIREBASE_STORAGE_BUCKET: text('The bucket of the Firebase project’s storage service.'),
    REMOTE_LOAD_TIMEOUT_MS: wholeNumber(
      { from: 1, to: 3_600_000, default: 120_000 },
      'How long a remote may take to load.',
    ),
  }),
  settings('Ports of the remotes in the local stack', {
    AUTH_PORT: port(3001, 'remote-auth.'),
    MARKETPLACE_PORT: port(3002, 'remote-marketplace.'),
    DASHBOARD_PORT: port(3003, 'remote-dashboard.'),
  }),
  settings('Releases', {
    RELEASES_TO: text('The store of releases: a folder or `s3://bucket`.', {
      defaultText: '`releases` in DATA_DIR',
    }),
    RELEASES_PUBLIC_URL: text('Where browsers find what is in the store.'),
    RELEASES_REGION: text('The region of the bucket.', { defaultText: '`auto`' }),
    RELEASES_ENDPOINT: text("The bucket's service where it is not Amazon's."),
    RELEASES_SOURCE_MAPS: text('A private folder or bucket for source maps.'),
    RELEASES_PAGE: text(
      'A folder or bucket that the page is written to at each change, for hosts without the page server.',
    ),
    STAGING_RELEASES_TO: text('The store that `--to staging` and `--from staging` name; so for any word.'),
    STAGING_RELEASES_PUBLIC_URL: text(
      'Where browsers find what is in it; its other settings begin with STAGING_, too.',
    ),
    RELEASE_APPROVED_BY: text('Who has approved a promotion, for the audit; the workflow asks GitHub.'),
    FAILURE_LIMIT_PERCENT: text('A rollout that fails in more browsers ends.', { defaultText: '5' }),
    FAILURE_LIMIT_BROWSERS: text('Browsers before which nothing is judged.', { defaultText: '20' }),
    FAILURE_LIMIT_NETWORKS: text('Networks that they must be in.', { defaultText: '10' }),
    TELEMETRY_URL: text('Where shells report their loads, and where rollouts read them.', {
      defaultText: 'the API',
    }),
    PORT: text('The port of the page server (`npm run serve:page`).', { defaultText: '8080' }),
    OVERRIDE_PREFIXES: text('Addresses that overrides of remotes may come from; each ends with a slash.'),
    OVERRIDE_ORIGINS: text('Refused: it is now OVERRIDE_PREFIXES.'),
    IMAGE_ORIGINS: text('Origins of photos that are in a bucket.'),
    SIGN_IN_PROVIDERS: text(
      'Services whose accounts sign in as well, where the Firebase project has them: google, apple.',
    ),
    FIRST_DATA_API_URL: text('Where the page server asks the API for first data, when it stands beside it.'),
  }),
  settings('Tests and benchmarks', {
    TEST_DATABASE: text('`postgres` runs the backend’s tests on a server.'),
    TEST_DATABASE_URL: text('That server.', { secret: true }),
    REQUIRE_POSTGRES: flag('Without PostgreSQL, the tests fail instead of leaving its part out.'),
    TEST_EMBEDDED: text('`all` runs on the embedded database what PostgreSQL alone runs otherwise.'),
    TEST_SILENCE_MS: text(
      'Milliseconds without the end of a test after which a run of the backend’s tests is given up; 300,000 otherwise.',
    ),
    CHROMIUM_PATH: text('The browser of the journeys.'),
    FIREFOX_PATH: text('The Firefox of `npm run test:browsers`.'),
    REQUIRE_BROWSERS: flag(
      'Without its browsers, `npm run test:browsers` fails instead of leaving them out.',
    ),
    FUZZ_REQUESTS: text('How many generated requests.', { defaultText: '2000' }),
    FUZZ_SEED: text('Which ones.', { defaultText: '1' }),
    FUZZ_OPERATION: text('Of one operation only.'),
    MONEY_HISTORIES: text('How many random histories of the books.', { defaultText: '25' }),
    MONEY_SEED: text('Which ones.', { defaultText: '1' }),
    MONEY_FROM: text('The number of the first one.', { defaultText: '1' }),
    BENCH_DATABASE_URL: text('The server of benchmarks.', { secret: true }),
    BENCH_RUNS: text('How often a benchmark measures.'),
    BENCH_REMOTE: text('Which remote `bench:release` releases.', { defaultText: '`remote-auth`' }),
  }),
] as const;
