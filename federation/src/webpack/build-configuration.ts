/** Values that a build of the shell is made with, by environment variable, with those of the embedded default. */
const defaults = {
  API_BASE_URL: 'http://localhost:4000',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_PROJECT_ID: 'demo-car-rental',
  FIREBASE_STORAGE_BUCKET: '',
  REMOTE_LOAD_TIMEOUT_MS: '120000',
} as const;

type Environment = Record<string, string | undefined>;
type Values = Record<keyof typeof defaults | 'IDENTITY_EMULATOR_URL', string>;

/**
 * The build configuration as DefinePlugin wants it.
 *
 * @throws Error when a real project is combined with an emulator, which would accept anybody
 */
export function buildConfiguration(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(valuesOf(environment)).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** The addresses among them, for the policy of a page that is served elsewhere; no identity URL means Firebase's. */
export function connectSources(environment: Environment): {
  apiBaseUrl: string;
  identityUrls: string[];
  authDomain: string;
} {
  const {
    API_BASE_URL: apiBaseUrl,
    IDENTITY_EMULATOR_URL: emulator,
    FIREBASE_AUTH_DOMAIN: authDomain,
  } = valuesOf(environment);
  return { apiBaseUrl, identityUrls: emulator === '' ? [] : [emulator], authDomain };
}

/** How long whatever one navigation waits for may take, in milliseconds: the same number in every build. */
export function loadTimeoutMs(environment: Environment): number {
  return Number(environment['REMOTE_LOAD_TIMEOUT_MS'] ?? defaults.REMOTE_LOAD_TIMEOUT_MS);
}

function valuesOf(environment: Environment): Values {
  const read = (name: keyof typeof defaults) => environment[name] ?? defaults[name];
  const demo = read('FIREBASE_PROJECT_ID').startsWith('demo-');
  const emulator = environment['IDENTITY_EMULATOR_URL'] ?? (demo ? 'http://127.0.0.1:9099' : '');
  if (emulator !== '' && !demo) {
    throw new Error(
      `IDENTITY_EMULATOR_URL is set for the project "${read('FIREBASE_PROJECT_ID')}". The emulator's tokens are not signed: use it with a project that is named demo-… only.`,
    );
  }
  const values = Object.fromEntries(
    (Object.keys(defaults) as (keyof typeof defaults)[]).map((name) => [name, read(name)]),
  ) as Record<keyof typeof defaults, string>;
  return { IDENTITY_EMULATOR_URL: emulator, ...values };
}
