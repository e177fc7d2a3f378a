import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../../demo/demo-accounts.js';
import { AccountsFile } from './accounts-file.js';
import { loadEmulatorApp } from './emulator-app.js';
import { EmulatorClient } from './emulator-client.js';
import { baseUrlOf, serveEmulator } from './emulator-server.js';
import { Outbox } from './outbox.js';

export interface IdentityEmulatorOptions {
  projectId: string;
  /** 0 for any free one. */
  port: number;
  /** Holds identity-accounts.json and the outbox. */
  dataDirectory: string;
  /** Whether a first start begins with the demo accounts. */
  seedDemo: boolean;
}

export interface IdentityEmulator {
  url: string;
  outboxDirectory: string;
  /** Saves the accounts and ends the server. */
  stop: () => Promise<void>;
}

const saveEveryMs = 3000;

/** The emulator with the accounts of last time, which it keeps on disk from now on. */
export async function startIdentityEmulator(options: IdentityEmulatorOptions): Promise<IdentityEmulator> {
  const { projectId, dataDirectory } = options;
  const app = await loadEmulatorApp(projectId);
  // Until the accounts are back, no one may find the emulator empty and sign up again.
  let afterChange: () => void = () => undefined;
  const server = await serveEmulator(app, options.port, () => {
    afterChange();
  });
  const url = baseUrlOf(server);

  const client = new EmulatorClient(url, projectId);
  const accounts = new AccountsFile(join(dataDirectory, 'identity-accounts.json'), client);
  const outbox = new Outbox(join(dataDirectory, 'outbox'), client);
  const keep = async () => {
    await accounts.save();
    await outbox.deliver();
  };
  const keepAndReport = () => {
    keep().catch((error: unknown) => {
      console.error('The identity accounts could not be saved.', error);
    });
  };

  if (!(await accounts.restore()) && options.seedDemo) await createDemoAccounts(client);
  await keep();
  afterChange = keepAndReport;
  const timer = setInterval(keepAndReport, saveEveryMs);

  return {
    url,
    outboxDirectory: join(dataDirectory, 'outbox'),
    stop: async () => {
      clearInterval(timer);
      await keep();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function createDemoAccounts(client: EmulatorClient): Promise<void> {
  for (const { identityUid, email, fname, lname } of demoAccounts) {
    const displayName = `${fname} ${lname}`;
    await client.createAccount({ localId: identityUid, email, password: demoPassword, displayName });
  }
}
