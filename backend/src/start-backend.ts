import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readBusinessMetrics } from './business-metrics.repository.js';
import { connectModules } from './connect-modules.js';
import type { Configuration } from './configuration.js';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/database.js';
import { checkSchema, migrateToLatest } from './migrate.js';
import type { Deps } from './deps.js';
import type { Tables } from './tables.js';
import { createProductFileOpener } from './open-files.js';
import { buildApp } from './app.js';
import { openMailer } from './platform/mail/open-mailer.js';
import { ports } from './ports.js';
import { jobHandlers, regularJobs } from './jobs.js';
import { observeJobs } from './platform/observability/observe-jobs.js';
import { runJobs } from './platform/jobs/run-jobs.js';
import { startProcessLease } from './platform/idempotency/process-lease.js';
import { LiveEvents } from './platform/live/live-events.js';
import { Draining } from './platform/http/draining.js';
import { checkSessionDefaults, setSessionDefaults } from './platform/database/session-defaults.js';
import { buildHealthApp } from './platform/http/build-health-app.js';
import { listen } from './platform/http/listen.js';
import { checkRolesFitDatabase, readProcessRoles, type ProcessRole } from './process-roles.js';
import type { Observability } from './platform/observability/observability.js';
import { checkDiskOf } from './platform/storage/disk-space.js';
import type { DocumentStorage } from './platform/storage/document-storage.js';
import { openDocumentStorage } from './platform/storage/open-document-storage.js';
import type { PhotoStorage } from './platform/storage/photo-storage.js';
import { openPhotoStorage } from './platform/storage/open-photo-storage.js';
import { receiveEvent } from './modules/payments/events/receive-event.js';
import { observeProvider } from './modules/payments/providers/observe-provider.js';
import { sealWith, type BankDetails } from './modules/payouts/payout-accounts/seal-bank-details.js';
import { choosePaymentProvider } from './modules/payments/providers/choose-payment-provider.js';
import { openRequestCounter } from './platform/rate-limits/open-request-counter.js';
import { telemetryReaders } from './platform/telemetry/telemetry-readers.js';
import { createTokenVerifier } from './modules/people/identity/create-token-verifier.js';

export interface RunningBackend {
  /** Where the API listens; undefined without the role `api`. */
  url: string | undefined;
  /** Where a process without the API says how it is, with HEALTH_PORT. */
  healthUrl?: string | undefined;
  databaseKind: OpenDatabase['kind'];
  /** Is not ready, drains, finishes the requests and jobs under way, then closes the database. */
  stop: () => Promise<void>;
}

/** A process that has not renewed its lease for this long is taken for dead. */
const leaseMs = 5_000;

/** Demo data, which a production build does not contain. */
export interface Demo {
  seed: (database: Kysely<Tables>, bankDetails: BankDetails) => Promise<void>;
  /** Adds the demo's pictures to what is stored. */
  photoStorage: (storage: PhotoStorage) => PhotoStorage;
  /** Adds the demo's documents to what is stored. */
  documentStorage: (storage: DocumentStorage, database: Kysely<Tables>) => DocumentStorage;
}

export interface StartOptions {
  /** Filled in with the role `migrate`, when the configuration says so. */
  demo?: Demo | undefined;
  /** All three without. */
  roles?: ReadonlySet<ProcessRole>;
  /** What traces and measures this process; nothing without it. */
  observability?: Observability | undefined;
}

/**
 * Opens the database and does what the process's roles ask for: migrates (or checks that it was done) and fills in demo
 * data, listens, runs the jobs.
 *
 * @param onCrash the process cannot go on
 * @throws ConfigurationError, DatabaseInUseError or SchemaError, whose messages are meant for the person who started it
 */
export async function startBackend(
  configuration: Configuration,
  logger: Logger,
  onCrash: (error: Error) => void,
  { demo, roles = readProcessRoles([]), observability }: StartOptions = {},
): Promise<RunningBackend> {
  connectModules();
  checkRolesFitDatabase(roles, configuration.databaseUrl);
  // First, so that a deployment with emulator settings fails before it touches anything.
  const tokenVerifier = await createTokenVerifier(configuration, logger);
  const openPayments = choosePaymentProvider(configuration);
  const bankDetails = sealWith(configuration.bankDetailsKey);
  const listenUrl =
    configuration.databaseListenUrl ??
    (configuration.databasePooler === 'none' ? configuration.databaseUrl : undefined);
  const databaseOptions = {
    ...configuration,
    listenUrl,
    poolSize: configuration.databasePoolSize,
    logger,
    onCrash,
  };
  if (roles.has('migrate') && configuration.databaseUrl !== undefined) await migrateAlone(databaseOptions);
  const database = await openDatabase({ ...databaseOptions, onStatement: observability?.onStatement });
  observability?.observePool(database.readPool);
  try {
    await (roles.has('migrate') ? migrateToLatest(database) : checkSchema(database.kysely));
    const shown = configuration.seedDemo ? demo : undefined;
    if (configuration.seedDemo && demo === undefined) {
      logger.info(
        'SEED_DEMO is on, and this build has no demo data: the marketplace starts as its database is',
      );
    }
    if (roles.has('migrate')) await shown?.seed(database.kysely, bankDetails);
    if (!roles.has('api') && !roles.has('worker')) {
      return { url: undefined, databaseKind: database.kind, stop: database.close };
    }
    if (database.kind === 'postgres') await checkSessionDefaults(database.kysely);

    const storage = await openPhotoStorage(configuration.photoStorage, configuration.dataDirectory);
    const photoStorage = shown?.photoStorage(storage) ?? storage;
    const mailer = openMailer(configuration.mail, configuration.dataDirectory);
    const now = () => new Date();
    const fileOpener = createProductFileOpener();
    const pooled = configuration.databasePooler === 'none' ? configuration.databasePoolSize : 0;
    const ownConnections = pooled + (roles.has('api') && listenUrl !== undefined ? 1 : 0);
    const lease = await startProcessLease(database, logger, leaseMs, ownConnections);
    const documents = await openDocumentStorage(configuration.documentStorage, configuration.dataDirectory);
    const documentStorage = shown?.documentStorage(documents, database.kysely) ?? documents;
    const draining = new Draining();
    const live = new LiveEvents();
    const stopListening = roles.has('api') ? database.listen(live) : undefined;
    const provider = openPayments({
      database: database.kysely,
      now,
      deliver: (rawBody, headers) => receiveEvent(deps, rawBody, headers),
    });
    const payments =
      observability === undefined ? provider : observeProvider(provider, observability.observeProviderCall);
    const deps: Deps = {
      ...ports,
      database: database.kysely,
      apiUrl: configuration.apiUrl,
      appUrl: configuration.mail.appUrl,
      bookingHorizonDays: configuration.bookingHorizonDays,
      secondAdminAboveMinor: configuration.secondAdminAboveMinor,
      siteTexts: configuration.siteTexts,
      mayReadTelemetry: telemetryReaders(configuration),
      ...(observability ? { countRelease: observability.countRelease } : {}),
      draining,
      live,
      tokenVerifier,
      photoStorage,
      documentStorage,
      fileOpener,
      payments,
      mailer,
      now,
      bankDetails,
      invoiceSellers: configuration.invoiceSellers,
      csvSeparator: configuration.csvSeparator,
      processUuid: lease.uuid,
      checkDisk: checkDiskOf(configuration.dataDirectory, configuration.minimumFreeDiskMegabytes),
    };
    const counter = openRequestCounter(configuration.redisUrl, database, logger);
    const app = roles.has('api')
      ? await buildApp(deps, {
          logger,
          requestCounter: counter?.requests,
          observe: observability?.requests,
          ...configuration,
        })
      : undefined;
    const port = app && (await listen(app, configuration));
    const health = app === undefined ? await serveHealth(deps, configuration, logger) : undefined;
    const runningJobs = roles.has('worker')
      ? runJobs({
          ...observeJobs({ handlers: jobHandlers, regular: regularJobs }, observability),
          deps,
          logger,
          onJobFinished: observability?.onJobFinished,
        })
      : undefined;
    if (roles.has('worker')) {
      observability?.observeBusiness(() => readBusinessMetrics(database.kysely, now()));
    }
    return {
      url: port === undefined ? undefined : `http://${configuration.host}:${port}`,
      healthUrl: health?.url,
      databaseKind: database.kind,
      stop: async () => {
        draining.begin();
        const jobsEnded = runningJobs?.stop();
        if (app !== undefined) await sleep(configuration.drainDelaySeconds * 1000);
        live.interrupt();
        await Promise.all([jobsEnded, app?.close()]);
        await stopListening?.();
        await health?.close();
        counter?.close();
        mailer.close();
        await fileOpener.close();
        await lease.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveHealth(deps: Deps, { host, healthPort }: Configuration, logger: Logger) {
  if (healthPort === undefined) return undefined;
  const app = buildHealthApp(deps, logger);
  const port = await listen(app, { host, port: healthPort, setting: 'HEALTH_PORT' });
  return { url: `http://${host}:${port}`, close: () => app.close() };
}

/** On a connection of its own: sessions that are open already do not learn of the database's new defaults. */
async function migrateAlone(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase({ ...options, poolSize: 2 });
  try {
    await migrateToLatest(database);
    await setSessionDefaults(database.kysely);
  } finally {
    await database.close();
  }
}
