import { readConfiguration } from './configuration.js';
import { DatabaseInUseError } from './platform/database/embedded/lock-file.js';
import { ConfigurationError } from './platform/configuration/configuration-error.js';
import { createLogger, printError } from './platform/logging/create-logger.js';
import { startObservability } from './platform/observability/start-observability.js';
import { SchemaError } from './migrate.js';
import { readProcessRoles } from './process-roles.js';
import { startBackend, type Demo } from './start-backend.js';

/** Longer than any request should take once draining is over; after that the process ends whatever is under way. */
const shutdownLimitMs = 15_000;

function failToStart(error: unknown): never {
  const isForPeople =
    error instanceof ConfigurationError ||
    error instanceof DatabaseInUseError ||
    error instanceof SchemaError;
  if (isForPeople) console.error('The backend did not start.', error.message);
  else printError('The backend did not start.', error);
  process.exit(1);
}

function stopOnSignal(end: () => Promise<void>, limitMs: number): void {
  let isStopping = false;
  const stop = () => {
    // Ctrl-C reaches the whole group and the parent passes it on: the second one must not cut the first short.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), limitMs).unref();
    void end().then(
      () => process.exit(0),
      (error: unknown) => {
        printError('The backend did not stop cleanly.', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started with an IPC channel, it ends with its parent however that ends.
  process.on('disconnect', stop);
}

/**
 * Runs the backend with the process's environment until a signal ends it, in the roles that the command line names; with
 * `migrate` alone, until that is done. Prints what keeps it from starting.
 *
 * @param demo what SEED_DEMO fills in; a production build has none
 */
export async function runBackend(demo?: Demo): Promise<void> {
  try {
    const roles = readProcessRoles(process.argv.slice(2));
    const configuration = readConfiguration(process.env);
    const observability = await startObservability(configuration.observability);
    const logger = createLogger(configuration.logLevel, undefined, observability?.logFields);
    const crash = (error: unknown): never => {
      logger.fatal({ err: error }, 'the backend cannot go on');
      process.exit(1);
    };
    // Node would print the whole error, with what a library put into it. Rejections that are not handled end here too.
    process.on('uncaughtException', crash);
    const backend = await startBackend(configuration, logger, crash, { demo, roles, observability });
    if (!roles.has('api') && !roles.has('worker')) {
      await backend.stop();
      await observability?.stop();
      console.log(`Database migrated (${backend.databaseKind}).`);
      process.exit(0);
    }
    const stop = async () => {
      await backend.stop();
      await observability?.stop();
    };
    stopOnSignal(stop, shutdownLimitMs + configuration.drainDelaySeconds * 1000);
    const name = backend.url === undefined ? 'Worker ready' : `Backend ready: ${backend.url}`;
    console.log(`${name} (database: ${backend.databaseKind})`);
    if (backend.healthUrl !== undefined) console.log(`Health: ${backend.healthUrl}/health/ready`);
    if (observability?.metricsUrl !== undefined) console.log(`Metrics: ${observability.metricsUrl}`);
  } catch (error) {
    failToStart(error);
  }
}
