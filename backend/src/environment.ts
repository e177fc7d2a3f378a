import { Type, type Static } from 'typebox';
import { dataEnvironment } from './data-settings.js';
import { bankDetailsEnvironment } from './modules/payouts/payout-accounts/bank-details-settings.js';
import { sellersEnvironment } from './modules/payouts/invoices/sellers.js';
import { stripeEnvironment } from './modules/payments/providers/stripe/stripe-settings.js';
import { csvSeparators } from './platform/csv/csv.js';
import { defaultBookingHorizonDays } from './modules/catalog/availability/trip-period.js';
import { contactEnvironment } from './modules/support/site/site-settings.js';
import { googleEnvironment } from './modules/people/identity/accounts/google-credentials.js';
import { refuseInsecureAddress } from './platform/http/refuse-insecure-address.js';
import {
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
    'production refuses the demo project and its unsigned tokens. What a real project refuses does not depend on it.',
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
      defaultText: '`http://localhost:` + BACKEND_PORT',
      example: 'https://api.example',
      neededFor: 'browsers to find the API',
      refuseWhenReal: refuseInsecureAddress,
    },
  ),
  HEALTH_PORT: optionalNumber(
    { from: 0, to: 65_535 },
    'Where a worker without the API answers `/health/live` and `/health/ready`; nowhere without it.',
  ),
  CORS_ORIGINS: origins('Web origins whose pages may ask the API.', {
    defaultText: 'the shell on this computer',
    example: 'https://app.example',
    neededFor: 'the pages of the app to ask the API',
    refuseWhenReal: (given) => given.map(refuseInsecureAddress).find((reason) => reason !== undefined),
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
    'Refunds and repayments of more, in minor units such as cents, together by customer, administrator and day, wait for a second administrator; none does without it.',
  ),
  TELEMETRY_READ_KEY: text(
    'Opens what shells report of their loads; without it, only a demo project shows them.',
    { secret: true },
  ),
});

/** Read before all others: it says whether customers are real. */
export const projectEnvironment = settings('Project', {
  FIREBASE_PROJECT_ID: text('The project whose ID tokens are accepted; `demo-…` ones are for development.', {
    defaultText: '`demo-car-rental`',
  }),
});

const identityEnvironment = settings('Identity', {
  ...projectEnvironment.properties,
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
  dataEnvironment,
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
  ...dataEnvironment.properties,
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
