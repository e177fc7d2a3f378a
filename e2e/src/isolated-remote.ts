import { join } from 'node:path';
import { findFreePorts } from '../../tooling/local/stack/free-ports';
import { startUntilReady } from '../../tooling/local/start-until-ready';
import { workspaceRoot } from '../../federation/src/workspaces';
import { readStack } from './stack-under-test';

/** One remote alone, as `npm start -w <remote>` serves it. */
export interface IsolatedRemote {
  url: string;
  stop: () => Promise<void>;
}

/** The last of the origins that the API knows; the first ones are the workers'. */
const sparePort = () => {
  const port = readStack().sparePorts.at(-1);
  if (port === undefined) throw new Error('The stack has no spare ports.');
  return port;
};

/** Starts remote-auth alone, over the backend and the identity emulator of the stack under test. */
export async function startRemoteAuthAlone(): Promise<IsolatedRemote> {
  const { addresses } = readStack();
  const shellPort = sparePort();
  const [ownPort = 0] = await findFreePorts(1);
  const { stop } = await startUntilReady(process.execPath, ['../tooling/isolation/start.mjs', '--running'], {
    cwd: join(workspaceRoot, 'remote-auth'),
    env: {
      ...process.env,
      SHELL_PORT: String(shellPort),
      AUTH_PORT: String(ownPort),
      BACKEND_PORT: String(addresses.backend.port),
      IDENTITY_PORT: String(addresses.identity.port),
    },
  });
  return { url: `http://localhost:${shellPort}`, stop };
}
