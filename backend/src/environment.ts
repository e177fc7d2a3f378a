import { Type, type Static } from 'typebox';
import { bankDetailsEnvironment } from './modules/payouts/payout-accounts/bank-details-settings.js';
import { sellersEnvironment } from './modules/payouts/invoices/sellers.js';
import { stripeEnvironment } from './modules/payments/providers/stripe/stripe-settings.js';
import { csvSeparators } from './platform/csv/csv.js';
import { defaultBookingHorizonDays } from './modules/catalog/availability/trip-period.js';
import { contactEnvironment } from './modules/support/site/site-settings.js';
import { googleEnvironment } from './modules/people/identity/accounts/google-credentials.js';
import {
  flag,
  oneOf,
  optionalNumber,
  origins,
  port,
  settings,
  text,
  url,
  wholeNumber,
} from './platform/configuration/setting.js';
import { mailEnvironment } from './platform/mail/mail-settings.js';
import { observabilityEnvironment } from './platform/observability/observability-settings.js';
import { storageEnvironment } from './platform/storage/photo-storage-settings.js';

const processEnvironment = settings('The process', {
  NODE_ENV: oneOf(
    ['production', 'development', 'test'],
    'development',
    'production refuses the demo project, its unsigned tokens and the test provider.',
  ),
  HOST: text(
    'The address to listen on; `localhost` is both loopback addresses and nothing else, `0.0.0.0` is needed in a container.',
    { defaultText: '`localhost`' },
  ),
  BACKEND_PORT: port(4000, 'The port of the API.'),
  API_BASE_URL: url(
    ['https:', 'http:'],
    'Where browsers find the API: addresses in its answers begin with it, and the front end is built with it.',
    {
      defaultText: '`http://localhost:` + BACKEND_PORT, refused in a real deployment',
      example: 'https://api.example',
    },
  ),
  HEALTH_PORT: optionalNumber(
    { from: 0, to: 65_535 },
    'Where a worker without the API answers `/health/live` and `/health/ready`; nowhere without it.',
  ),
  CORS_ORIGINS: origins('Web origins whose pages may ask the API.', {
    defaultText: 'the shell on this computer',
    example: 'https://app.example',
  }),
  TRUST_PROXY: text(
    'Which proxies are believed about the address of a client: how many, the closest with a private address (`1`), or which (`10.0.0.0/8, 192.0.2.7`).',
    { defaultText: 'none' },
  ),
  DRAIN_DELAY_SECONDS: optionalNumber(
    { from: 0, to: 300 },
    'How long a process that was asked to stop still answers, while it says that it is not ready: longer than its proxy needs to notice.',
    { defaultText: '5 in production, else 0' },
  ),
  CSV_SEPARATOR: oneOf(
    csvSeparators,
    ',',
    'Stands between the cells of CSV files: `;` where Excel takes a comma for the decimal sign.',
  ),
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Less important lines are not logged.',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    { from: 1, to: 1_000_000, default: 1200 },
    'Requests per minute and client address.',
  ),
  COST_LIMIT_FACTOR: wholeNumber(
    { from: 1, to: 1_000_000, default: 1 },
    'Multiplies the limits on what costs more, for a team behind one address.',
  ),
  BOOKING_HORIZON_DAYS: wholeNumber(
    { from: 1, to: 730, default: defaultBookingHorizonDays },
    'How many days ahead a trip may begin.',
  ),
  SECOND_ADMIN_ABOVE_MINOR: optionalNumber(
    { from: 0, to: 1_000_000_000 },
    'Refunds and repayments of more, in minor units such as cents, wait for a second administrator; none does without it.',
  ),
  TELEMETRY_READ_KEY: text(
    'Opens what shells report of their loads; without it, only a demo project shows them.',
    { secret: true },
  ),
});

const databaseEnvironment = settings('Data', {
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL. The embedded database is used without it, which serves one process and is not for real data.',
    { secret: true, example: 'postgresql://cars:password@localhost:5432/cars' },
  ),
  DATABASE_LISTEN_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL itself, past a pooler in transaction mode: one connection of each API process hears there of new messages. Pages ask now and again where it is missing.',
    { secret: true, example: 'postgresql://cars:password@localhost:5432/cars' },
  ),
  DATABASE_POOL_SIZE: optionalNumber(
    { from: 1, to: 200 },
    'Connections of this process at most; only with DATABASE_URL.',
    { defaultText: '10' },
  ),
  DATABASE_POOLER: oneOf(
    ['none', 'transaction'],
    'none',
    '`transaction`: PgBouncer or another pooler in transaction mode stands before PostgreSQL, and bounds its connections.',
  ),
  REDIS_URL: url(
    ['redis:', 'rediss:'],
    'Redis or Valkey, where processes count requests together for their limits; in PostgreSQL without it.',
    { secret: true, example: 'redis://localhost:6379' },
  ),
  DATA_DIR: text(
    'Holds the embedded database, and photos and documents that are in no bucket. Nothing is written outside it.',
    {
      defaultText: '`.data` in the repository',
    },
  ),
  MINIMUM_FREE_DISK_MB: wholeNumber(
    { from: 0, to: 1_000_000, default: 100 },
    'With less room on the disk of DATA_DIR, the process is not ready.',
  ),
  SEED_DEMO: flag('Fills in the demo accounts, cars and trips; for a demo project only.', {
    defaultText: 'on with the embedded database of a demo project, else off',
  }),
});

const identityEnvironment = settings('Identity', {
  FIREBASE_PROJECT_ID: text('The project whose ID tokens are accepted; `demo-…` ones are for development.', {
    defaultText: '`demo-car-rental`',
  }),
  IDENTITY_EMULATOR_URL: url(
    ['http:'],
    'The emulator that signs no tokens; for a demo project only, and its default then.',
    { defaultText: 'none, or `http://127.0.0.1:` + IDENTITY_PORT for a demo project' },
  ),
  FIREBASE_AUTH_EMULATOR_HOST: text("The same in the form of Google's own tools: host and port.", {
    example: '127.0.0.1:9099',
  }),
  ...googleEnvironment.properties,
});

/** Of other parts of the stack on this computer, whose addresses the backend derives its own from. */
const stackEnvironment = settings('Ports of the local stack', {
  SHELL_PORT: port(3000, 'The shell.'),
  IDENTITY_PORT: port(9099, 'The identity emulator.'),
});

/** Every variable that the backend reads, in the groups in which the documents show them. */
export const environmentGroups = [
  processEnvironment,
  databaseEnvironment,
  identityEnvironment,
  stripeEnvironment,
  bankDetailsEnvironment,
  sellersEnvironment,
  mailEnvironment,
  contactEnvironment,
  storageEnvironment,
  observabilityEnvironment,
  stackEnvironment,
] as const;

/** The one schema of the backend's environment. */
export const Environment = Type.Object({
  ...processEnvironment.properties,
  ...databaseEnvironment.properties,
  ...identityEnvironment.properties,
  ...stripeEnvironment.properties,
  ...bankDetailsEnvironment.properties,
  ...sellersEnvironment.properties,
  ...mailEnvironment.properties,
  ...contactEnvironment.properties,
  ...storageEnvironment.properties,
  ...observabilityEnvironment.properties,
  ...stackEnvironment.properties,
});

/** The environment as `readSettings` returns it. */
export type Environment = Static<typeof Environment>;

/** No program but ours has variables that begin so. */
export const ownPrefixes = [
  ...[
    'BOOKING_HORIZON',
    'COST_LIMIT',
    'DATABASE_LISTEN',
    'DATABASE_POOL',
    'DOCUMENT_BUCKET',
    'IDENTITY_EMULATOR',
    'MAIL_FROM',
  ],
  ...[
    'DRAIN_DELAY',
    'METRICS_PORT',
    'MINIMUM_FREE_DISK',
    'PHOTO_',
    'RATE_LIMIT_',
    'SECOND_ADMIN',
    'SEED_DEMO',
    'TELEMETRY_READ',
    'TRUST_PROXY',
  ],
];
