import { makeAdmin, MakeAdminError } from './modules/people/administration/make-admin.js';
import { readConfiguration } from './configuration.js';
import { openDatabase } from './platform/database/database.js';
import { DatabaseInUseError } from './platform/database/embedded/lock-file.js';
import { migrateToLatest } from './migrate.js';
import { ports } from './ports.js';
import { ConfigurationError } from './platform/configuration/configuration-error.js';
import { createLogger, printError } from './platform/logging/create-logger.js';

const email = process.argv[2];
if (email === undefined) {
  console.error('Usage: npm run make-admin -w backend -- person@example.com');
  process.exit(1);
}

try {
  const { databaseUrl, dataDirectory, databasePoolSize } = readConfiguration(process.env);
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    poolSize: databasePoolSize,
    logger: createLogger('warn'),
    onCrash: (error) => {
      printError('The database failed.', error);
      process.exit(1);
    },
  });
  try {
    await migrateToLatest(database);
    await makeAdmin({ database: database.kysely, ...ports, now: () => new Date() }, email);
    console.log(`${email} is an administrator from their next request on.`);
  } finally {
    await database.close();
  }
} catch (error) {
  const isForPeople =
    error instanceof MakeAdminError ||
    error instanceof ConfigurationError ||
    error instanceof DatabaseInUseError;
  if (isForPeople) console.error(error.message);
  else printError('This person was not made an administrator.', error);
  process.exitCode = 1;
}
