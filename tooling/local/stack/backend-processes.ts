import { join } from 'node:path';
import { originOf, type Addresses } from './addresses';
import { startChild, type Child } from '@drove/release/build/child';
import { workspaceRoot } from '@drove/federation/workspaces';

interface StartServiceOptions {
  addresses: Addresses;
  dataDir: string;
  furtherOrigins?: string[];
  announce?: (text: string) => void;
  onDeath: (error: Error) => void;
}

export interface Service {
  child: Child;
  name: string;
  /** Answers as soon as the service is ready. */
  url: string;
}

/** The embedded default's identity service. Only demo-… projects may have one that signs nothing. */
const projectId = 'demo-car-rental';
const backendFolder = join(workspaceRoot, 'backend');

/** People type either. */
function shellOrigins({ shell }: Addresses): string[] {
  return [originOf(shell), `http://127.0.0.1:${shell.port}`];
}

/** The Firebase Auth emulator, which keeps its accounts below the data folder. */
export function startIdentity({ addresses, dataDir, announce, onDeath }: StartServiceOptions): Service {
  const name = 'identity emulator';
  const child = startChild({
    name,
    args: ['--import', 'tsx', 'dev/identity-emulator.ts'],
    folder: backendFolder,
    environment: {
      IDENTITY_PORT: String(addresses.identity.port),
      DATA_DIR: dataDir,
      FIREBASE_PROJECT_ID: projectId,
    },
    logFile: join(dataDir, 'logs/identity-emulator.log'),
    // A developer who signs up needs the link in the mail.
    onLine: (line) => {
      if (line.startsWith('Mail to ')) announce?.(line);
    },
    onDeath,
  });
  return { child, name, url: `http://127.0.0.1:${addresses.identity.port}/` };
}

/**
 * The API with its database; from its build, or from its sources, restarted when they change. Its own database has the
 * demo's people, whatever NODE_ENV this process was given: the emulator has their accounts, too.
 */
export function startBackend(options: StartServiceOptions, args = ['dist/demo/main.js']): Service {
  const { addresses, dataDir, furtherOrigins = [], onDeath } = options;
  const { DATABASE_URL: database, SEED_DEMO: seedDemo = String(!database) } = process.env;
  const child = startChild({
    name: 'backend',
    args,
    folder: backendFolder,
    environment: {
      BACKEND_PORT: String(addresses.backend.port),
      API_BASE_URL: originOf(addresses.backend),
      DATA_DIR: dataDir,
      HOST: 'localhost',
      SEED_DEMO: seedDemo,
      CORS_ORIGINS: [...shellOrigins(addresses), ...furtherOrigins].join(','),
      FIREBASE_PROJECT_ID: projectId,
      IDENTITY_EMULATOR_URL: `http://127.0.0.1:${addresses.identity.port}`,
    },
    logFile: join(dataDir, 'logs/backend.log'),
    onDeath,
  });
  return { child, name: 'backend', url: `${originOf(addresses.backend)}/health` };
}
