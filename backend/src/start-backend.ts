import type { Logger } from 'pino';
import type { Configuration } from './configuration.js';
import { openDatabase, type OpenDatabase } from './database/database.js';
import { migrateToLatest } from './database/migrate.js';
import type { Deps } from './deps.js';
import { demoPicturesByKey } from './demo/cars/demo-pictures.js';
import { drawnPhotoStorage } from './demo/cars/drawn-photo-storage.js';
import { seedDemo } from './demo/seed-demo.js';
import { drawnDocumentStorage } from './demo/verification/drawn-document-storage.js';
import { createFileOpener } from './files/file-opener.js';
import { buildApp } from './http/app.js';
import { openMailer } from './notifications/email/open-mailer.js';
import { jobs } from './jobs/jobs.js';
import { runJobs } from './jobs/run-jobs.js';
import { startProcessLease } from './idempotency/process-lease.js';
import { listen } from './http/listen.js';
import { checkDiskOf } from './storage/disk-space.js';
import { openDocumentStorage } from './storage/open-document-storage.js';
import { openPhotoStorage } from './storage/open-photo-storage.js';
import { receiveEvent } from './payments/receive-event.js';
import { choosePaymentProvider } from './payments/providers/choose-payment-provider.js';
import { telemetryReaders } from './telemetry/telemetry-readers.js';
import { createTokenVerifier } from './identity/create-token-verifier.js';

export interface RunningBackend {
  url: string;
  databaseKind: OpenDatabase['kind'];
  /** Finishes the requests under way, then closes the database. */
  stop: () => Promise<void>;
}

/**
 * Opens and migrates the database, fills in demo data if asked to, and listens.
 *
 * @param onCrash the process cannot go on
 * @throws ConfigurationError or DatabaseInUseError, whose messages are meant for the person who started it
 */
export async function startBackend(
  configuration: Configuration,
  logger: Logger,
  onCrash: (error: Error) => void,
): Promise<RunningBackend> {
  // First, so that a deployment with emulator settings fails before it touches anything.
  const tokenVerifier = await createTokenVerifier(configuration, logger);
  const openPayments = choosePaymentProvider(configuration);
  const database = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    dataDirectory: configuration.dataDirectory,
    poolSize: configuration.databasePoolSize,
    logger,
    onCrash,
  });
  try {
    await migrateToLatest(database.kysely);
    if (configuration.seedDemo) await seedDemo(database.kysely);

    const storage = await openPhotoStorage(configuration.photoStorage, configuration.dataDirectory);
    const photoStorage = configuration.seedDemo ? drawnPhotoStorage(storage, demoPicturesByKey()) : storage;
    const mailer = openMailer(configuration.mail, configuration.dataDirectory);
    const now = () => new Date();
    const fileOpener = createFileOpener();
    const lease = await startProcessLease(database, logger);
    const documents = await openDocumentStorage(configuration.documentStorage, configuration.dataDirectory);
    const documentStorage = configuration.seedDemo
      ? drawnDocumentStorage(documents, database.kysely)
      : documents;
    const payments = openPayments({
      database: database.kysely,
      now,
      deliver: (rawBody, headers) => receiveEvent(deps, rawBody, headers),
    });
    const deps: Deps = {
      database: database.kysely,
      bookingHorizonDays: configuration.bookingHorizonDays,
      mayReadTelemetry: telemetryReaders(configuration),
      ...{ tokenVerifier, photoStorage, documentStorage, fileOpener, payments, mailer, now },
      processUuid: lease.uuid,
      checkDisk: checkDiskOf(configuration.dataDirectory, configuration.minimumFreeDiskMegabytes),
    };
    const app = await buildApp(deps, { logger, ...configuration });
    const port = await listen(app, configuration);
    const runningJobs = runJobs(jobs, deps, logger);
    return {
      url: `http://${configuration.host}:${port}`,
      databaseKind: database.kind,
      stop: async () => {
        await Promise.all([runningJobs.stop(), app.close()]);
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
