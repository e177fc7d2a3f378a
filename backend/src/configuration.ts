import { fileURLToPath } from 'node:url';
import { Environment, ownPrefixes, projectEnvironment } from './environment.js';
import { otherGroups } from './other-settings.js';
import { refuseSetting } from './platform/configuration/configuration-error.js';
import { readSettings } from './platform/configuration/read-settings.js';
import { findUnknownSettings } from './platform/configuration/unknown-settings.js';
import { readTrustProxy, type TrustProxy } from './platform/http/trust-proxy.js';
import {
  readGoogleCredentials,
  type GoogleCredentials,
} from './modules/people/identity/accounts/google-credentials.js';
import {
  readObservabilitySettings,
  type ObservabilitySettings,
} from './platform/observability/observability-settings.js';
import { readMailSettings, type MailSettings } from './platform/mail/mail-settings.js';
import {
  readDocumentStorageSettings,
  readPhotoStorageSettings,
  type PhotoStorageSettings,
} from './platform/storage/photo-storage-settings.js';
import { readSiteTexts } from './modules/support/site/site-settings.js';
import type { SiteTexts } from './modules/support/site/site-texts.js';
import { readSellers, type Seller } from './modules/payouts/invoices/sellers.js';
import { readBankDetailsKey } from './modules/payouts/payout-accounts/bank-details-settings.js';
import {
  readStripeSettings,
  type StripeSettings,
} from './modules/payments/providers/stripe/stripe-settings.js';

/** Everything the process takes from its environment, read once at start. */
export interface Configuration {
  environment: 'production' | 'development' | 'test';
  /** `localhost` listens on both loopback addresses and nowhere else. */
  host: string;
  port: number;
  /** Where browsers find the API, without a slash at the end. */
  apiUrl: string;
  /** Where a process without the API says how it is. */
  healthPort: number | undefined;
  corsOrigins: string[];
  /** Holds the embedded database and photos; nothing is written outside it. */
  dataDirectory: string;
  /** With less room on the disk of the data directory, `/health/ready` says so. */
  minimumFreeDiskMegabytes: number;
  /** PostgreSQL; the embedded database is used without it. */
  databaseUrl: string | undefined;
  /** PostgreSQL past the pooler, to listen for what is announced. Secret. */
  databaseListenUrl: string | undefined;
  databasePoolSize: number;
  /** `transaction`: a pooler bounds PostgreSQL's connections, and hands a session to someone else after each transaction. */
  databasePooler: Environment['DATABASE_POOLER'];
  /** Where processes count requests together; in the database without it. Holds a password. */
  redisUrl: string | undefined;
  photoStorage: PhotoStorageSettings;
  mail: MailSettings;
  documentStorage: PhotoStorageSettings;
  /** How people reach us, and the legal pages. */
  siteTexts: SiteTexts;
  /** The embedded test provider takes payments without it. */
  stripe: StripeSettings | undefined;
  /** Encrypts the bank accounts of owners. Secret. */
  bankDetailsKey: Buffer;
  invoiceSellers: readonly Seller[];
  csvSeparator: Environment['CSV_SEPARATOR'];
  firebaseProjectId: string;
  /** Set only while developing; `createTokenVerifier` refuses it anywhere else. */
  identityEmulatorUrl: string | undefined;
  /** Without them, a real project's sessions end only when their token expires. Secret. */
  googleCredentials: GoogleCredentials | undefined;
  seedDemo: boolean;
  logLevel: Environment['LOG_LEVEL'];
  /** Requests allowed per minute and client address. */
  rateLimitPerMinute: number;
  /** Multiplies the limits per account and address on what costs more; 1 but for tests and benchmarks. */
  costLimitFactor: number;
  /** Opens what shells report of their loads; without one, only a demo project shows it. */
  telemetryReadKey: string | undefined;
  /** How many days ahead a trip may begin. */
  bookingHorizonDays: number;
  /** Refunds and repayments above it need a second administrator. */
  secondAdminAboveMinor: number | undefined;
  /** Which proxies are believed when `X-Forwarded-For` names the client; false: none. */
  trustProxy: TrustProxy | false;
  /** How long a process that was asked to stop still answers, while it is not ready. */
  drainDelaySeconds: number;
  observability: ObservabilitySettings;
}

/** The repository's `.data`, from `src` and from `dist/src` alike. */
const defaultDataDirectory = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? '../../../.data' : '../../.data', import.meta.url),
);

const ownNames = {
  settings: Object.keys(Environment.properties),
  elsewhere: otherGroups.flatMap(({ properties }) => Object.keys(properties)),
  prefixes: ownPrefixes,
};

/**
 * The configuration that the environment describes, defaults filled in.
 *
 * A project that is no demo has real customers, whatever NODE_ENV says: what they need must be there, and the
 * development's values are refused.
 *
 * @throws ConfigurationError with a line for each value that cannot be used or is missing, and for what is meant for us and
 * is no setting; else for the first settings that contradict each other
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const { FIREBASE_PROJECT_ID: firebaseProjectId = 'demo-car-rental' } = readSettings(
    projectEnvironment,
    environment,
  );
  const isDemoProject = firebaseProjectId.startsWith('demo-');
  const refused = findUnknownSettings(environment, ownNames, !isDemoProject);
  const given = readSettings(Environment, environment, { isReal: !isDemoProject, refused });
  const identityEmulatorUrl = readIdentityEmulatorUrl(given, isDemoProject);
  const photoStorage = readPhotoStorageSettings(given);
  const trustProxy = readTrustedProxies(given.TRUST_PROXY ?? '0');

  return {
    environment: given.NODE_ENV,
    host: given.HOST ?? 'localhost',
    port: given.BACKEND_PORT,
    apiUrl: (given.API_BASE_URL ?? `http://localhost:${given.BACKEND_PORT}`).replace(/\/$/, ''),
    healthPort: given.HEALTH_PORT,
    corsOrigins: given.CORS_ORIGINS ?? [
      `http://localhost:${given.SHELL_PORT}`,
      `http://127.0.0.1:${given.SHELL_PORT}`,
    ],
    dataDirectory: given.DATA_DIR ?? defaultDataDirectory,
    minimumFreeDiskMegabytes: given.MINIMUM_FREE_DISK_MB,
    databaseUrl: given.DATABASE_URL,
    databasePoolSize: readPoolSize(given),
    databaseListenUrl: readListenUrl(given),
    databasePooler: given.DATABASE_POOLER,
    redisUrl: given.REDIS_URL,
    mail: readMailSettings(given, `http://localhost:${given.SHELL_PORT}`),
    photoStorage,
    documentStorage: readDocumentStorageSettings(given, photoStorage),
    stripe: readStripeSettings(given),
    siteTexts: readSiteTexts(given),
    bankDetailsKey: readBankDetailsKey(given),
    invoiceSellers: readSellers(given),
    csvSeparator: given.CSV_SEPARATOR,
    firebaseProjectId,
    identityEmulatorUrl,
    // Not even read beside the emulator: many who develop have credentials of something else in their environment.
    googleCredentials: identityEmulatorUrl === undefined ? readGoogleCredentials(given) : undefined,
    seedDemo: given.SEED_DEMO ?? isDemoByDefault(given, isDemoProject),
    logLevel: given.LOG_LEVEL,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    costLimitFactor: given.COST_LIMIT_FACTOR,
    telemetryReadKey: given.TELEMETRY_READ_KEY,
    bookingHorizonDays: given.BOOKING_HORIZON_DAYS,
    secondAdminAboveMinor: given.SECOND_ADMIN_ABOVE_MINOR,
    trustProxy,
    drainDelaySeconds: given.DRAIN_DELAY_SECONDS ?? (given.NODE_ENV === 'production' ? 5 : 0),
    observability: readObservabilitySettings(given, {
      apiPort: given.BACKEND_PORT,
      isBehindProxy: trustProxy !== false,
    }),
  };
}

function readPoolSize({ DATABASE_POOL_SIZE: poolSize, DATABASE_URL: databaseUrl }: Environment): number {
  if (poolSize !== undefined && databaseUrl === undefined) {
    throw refuseSetting('DATABASE_POOL_SIZE', 'has no effect without DATABASE_URL');
  }
  return poolSize ?? 10;
}

function readListenUrl({ DATABASE_LISTEN_URL: url, DATABASE_URL: databaseUrl }: Environment) {
  if (url !== undefined && databaseUrl === undefined) {
    throw refuseSetting('DATABASE_LISTEN_URL', 'has no effect without DATABASE_URL');
  }
  return url;
}

function readTrustedProxies(setting: string): TrustProxy | false {
  const wanted =
    'the number of proxies in front of the backend, or a comma-separated list of their addresses';
  if (setting.toLowerCase() === 'false') return false;
  if (setting.toLowerCase() === 'true') {
    throw refuseSetting(
      'TRUST_PROXY',
      `true would let every client choose the address that it is seen with; must be ${wanted}`,
    );
  }
  try {
    return readTrustProxy(setting);
  } catch {
    throw refuseSetting('TRUST_PROXY', `must be ${wanted}`);
  }
}

function readIdentityEmulatorUrl(given: Environment, isDemoProject: boolean): string | undefined {
  const explicit = given.IDENTITY_EMULATOR_URL;
  // The variable of Google's own tools. Anyone who sets it means the emulator, so that the same guard must judge it.
  const emulatorHost = given.FIREBASE_AUTH_EMULATOR_HOST;
  if (explicit !== undefined) return explicit;
  if (emulatorHost !== undefined) return `http://${emulatorHost}`;
  return isDemoProject ? `http://127.0.0.1:${given.IDENTITY_PORT}` : undefined;
}

function isDemoByDefault(given: Environment, isDemoProject: boolean): boolean {
  return isDemoProject && given.DATABASE_URL === undefined && given.NODE_ENV === 'development';
}
