import { fileURLToPath } from 'node:url';
import { defaultBookingHorizonDays } from './modules/catalog/availability/trip-period.js';
import { EnvironmentReader } from './platform/configuration/environment-reader.js';
import { readTrustProxy, type TrustProxy } from './platform/http/trust-proxy.js';
import {
  readGoogleCredentials,
  type GoogleCredentials,
} from './modules/people/identity/accounts/google-credentials.js';
import { readMailSettings, type MailSettings } from './platform/mail/mail-settings.js';
import {
  readDocumentStorageSettings,
  readPhotoStorageSettings,
  type PhotoStorageSettings,
} from './platform/storage/photo-storage-settings.js';
import {
  readStripeSettings,
  type StripeSettings,
} from './modules/billing/payments/providers/stripe/stripe-settings.js';

/** Everything the process takes from its environment, read once at start. */
export interface Configuration {
  environment: 'production' | 'development' | 'test';
  /** `localhost` listens on both loopback addresses and nowhere else. */
  host: string;
  port: number;
  corsOrigins: string[];
  /** Holds the embedded database and photos; nothing is written outside it. */
  dataDirectory: string;
  /** With less room on the disk of the data directory, `/health/ready` says so. */
  minimumFreeDiskMegabytes: number;
  /** PostgreSQL; the embedded database is used without it. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  photoStorage: PhotoStorageSettings;
  mail: MailSettings;
  documentStorage: PhotoStorageSettings;
  /** The embedded test provider takes payments without it. */
  stripe: StripeSettings | undefined;
  firebaseProjectId: string;
  /** Set only while developing; `createTokenVerifier` refuses it anywhere else. */
  identityEmulatorUrl: string | undefined;
  /** Without them, a real project's sessions end only when their token expires. Secret. */
  googleCredentials: GoogleCredentials | undefined;
  seedDemo: boolean;
  logLevel: LogLevel;
  /** Requests allowed per minute and client address. */
  rateLimitPerMinute: number;
  /** Multiplies the limits per account and address on what costs more; 1 but for tests and benchmarks. */
  costLimitFactor: number;
  /** Opens what shells report of their loads; without one, only a demo project shows it. */
  telemetryReadKey: string | undefined;
  /** How many days ahead a trip may begin. */
  bookingHorizonDays: number;
  /** Which proxies are believed when `X-Forwarded-For` names the client; false: none. */
  trustProxy: TrustProxy | false;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** The repository's `.data`, from `src` and from `dist/src` alike. */
const defaultDataDirectory = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? '../../../.data' : '../../.data', import.meta.url),
);

/**
 * The configuration that the environment describes, defaults filled in.
 *
 * @throws ConfigurationError naming the variable, for the first value that cannot be used
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = new EnvironmentReader(environment);
  const nodeEnvironment = read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development');
  const firebaseProjectId = read.text('FIREBASE_PROJECT_ID') ?? 'demo-car-rental';
  const isDemoProject = firebaseProjectId.startsWith('demo-');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const identityEmulatorUrl = readIdentityEmulatorUrl(read, isDemoProject);
  const photoStorage = readPhotoStorageSettings(read);
  const shellPort = read.port('SHELL_PORT', 3000);

  return {
    environment: nodeEnvironment,
    host: read.text('HOST') ?? 'localhost',
    port: read.port('BACKEND_PORT', 4000),
    corsOrigins: read.origins('CORS_ORIGINS') ?? [
      `http://localhost:${shellPort}`,
      `http://127.0.0.1:${shellPort}`,
    ],
    dataDirectory: read.text('DATA_DIR') ?? defaultDataDirectory,
    minimumFreeDiskMegabytes: read.wholeNumber('MINIMUM_FREE_DISK_MB', 100, { from: 0, to: 1_000_000 }),
    databaseUrl,
    databasePoolSize: read.wholeNumber('DATABASE_POOL_SIZE', 10, { from: 1, to: 200 }),
    mail: readMailSettings(read, `http://localhost:${shellPort}`),
    photoStorage,
    documentStorage: readDocumentStorageSettings(read, photoStorage),
    stripe: readStripeSettings(read),
    firebaseProjectId,
    identityEmulatorUrl,
    // Not even read beside the emulator: many who develop have credentials of something else in their environment.
    googleCredentials: identityEmulatorUrl === undefined ? readGoogleCredentials(read) : undefined,
    seedDemo: readSeedDemo(read, {
      byDefault: isDemoProject && databaseUrl === undefined && nodeEnvironment === 'development',
      isDemoProject,
    }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    rateLimitPerMinute: read.wholeNumber('RATE_LIMIT_PER_MINUTE', 1200, { from: 1, to: 1_000_000 }),
    costLimitFactor: read.wholeNumber('COST_LIMIT_FACTOR', 1, { from: 1, to: 1_000_000 }),
    telemetryReadKey: read.text('TELEMETRY_READ_KEY'),
    bookingHorizonDays: read.wholeNumber('BOOKING_HORIZON_DAYS', defaultBookingHorizonDays, {
      from: 1,
      to: 730,
    }),
    trustProxy: readTrustedProxies(read),
  };
}

function readTrustedProxies(read: EnvironmentReader): TrustProxy | false {
  const setting = read.text('TRUST_PROXY') ?? '0';
  const wanted =
    'the number of proxies in front of the backend, or a comma-separated list of their addresses';
  if (setting.toLowerCase() === 'false') return false;
  if (setting.toLowerCase() === 'true') {
    throw read.refusal(
      'TRUST_PROXY',
      `true would let every client choose the address that it is seen with; must be ${wanted}`,
    );
  }
  try {
    return readTrustProxy(setting);
  } catch {
    throw read.refusal('TRUST_PROXY', `must be ${wanted}`);
  }
}

function readIdentityEmulatorUrl(read: EnvironmentReader, isDemoProject: boolean): string | undefined {
  const explicit = read.url('IDENTITY_EMULATOR_URL', ['http:']);
  if (explicit !== undefined) return explicit;
  // The variable of Google's own tools. Anyone who sets it means the emulator, so that the same guard must judge it.
  const emulatorHost = read.text('FIREBASE_AUTH_EMULATOR_HOST');
  if (emulatorHost !== undefined) return `http://${emulatorHost}`;
  return isDemoProject ? `http://127.0.0.1:${read.port('IDENTITY_PORT', 9099)}` : undefined;
}

function readSeedDemo(
  read: EnvironmentReader,
  { byDefault, isDemoProject }: { byDefault: boolean; isDemoProject: boolean },
): boolean {
  const seedDemo = read.flag('SEED_DEMO', byDefault);
  if (seedDemo && !isDemoProject) {
    throw read.refusal(
      'SEED_DEMO',
      'demo accounts have a published password; only a demo-* project may have them',
    );
  }
  return seedDemo;
}
