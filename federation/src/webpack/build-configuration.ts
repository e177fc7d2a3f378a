/** Values that a build of the shell is made with, by environment variable, with those of the embedded default. */
const defaults = {
  API_BASE_URL: 'http://localhost:4000',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_PROJECT_ID: 'demo-car-rental',
  REMOTE_LOAD_TIMEOUT_MS: '120000',
} as const;

/**
 * The build configuration as DefinePlugin wants it.
 *
 * @throws Error when a real project is combined with an emulator, which would accept anybody
 */
export function buildConfiguration(environment: Record<string, string | undefined>): Record<string, string> {
  const read = (name: keyof typeof defaults) => environment[name] ?? defaults[name];
  const demo = read('FIREBASE_PROJECT_ID').startsWith('demo-');
  const emulator = environment['IDENTITY_EMULATOR_URL'] ?? (demo ? 'http://127.0.0.1:9099' : '');
  if (emulator !== '' && !demo) {
    throw new Error(
      `IDENTITY_EMULATOR_URL is set for the project "${read('FIREBASE_PROJECT_ID')}". The emulator's tokens are not signed: use it with a project that is named demo-… only.`,
    );
  }
  const values: Record<string, string> = { IDENTITY_EMULATOR_URL: emulator };
  for (const name of Object.keys(defaults) as (keyof typeof defaults)[]) values[name] = read(name);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}
