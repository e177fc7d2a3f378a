import { readConfiguration } from '../src/configuration.js';
import { Environment } from '../src/environment.js';
import { ConfigurationError } from '../src/platform/configuration/configuration-error.js';
import { readSettings } from '../src/platform/configuration/read-settings.js';
import { startIdentityEmulator } from './identity-emulator/start-identity-emulator.js';

/** Starts the identity emulator from the environment and keeps it until a signal. For development only. */
async function run(): Promise<void> {
  const given = readSettings(Environment, process.env);
  const { IDENTITY_PORT: port, SEED_DEMO: seedDemo = true } = given;
  if (given.NODE_ENV === 'production' || given.FIREBASE_PROJECT_ID?.startsWith('demo-') === false) {
    throw new ConfigurationError('The identity emulator is for development with a demo-* project only.');
  }
  const { firebaseProjectId: projectId, dataDirectory } = readConfiguration(process.env);
  const emulator = await startIdentityEmulator({ projectId, port, dataDirectory, seedDemo }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new ConfigurationError(
        `Port ${port} is taken by another program. Choose another with IDENTITY_PORT.`,
      );
    },
  );

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void emulator.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The identity accounts could not be saved.', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  console.log(`Identity emulator ready: ${emulator.url} (mails: ${emulator.outboxDirectory})`);
}

run().catch((error: unknown) => {
  console.error(
    'The identity emulator did not start.',
    error instanceof ConfigurationError ? error.message : error,
  );
  process.exit(1);
});
