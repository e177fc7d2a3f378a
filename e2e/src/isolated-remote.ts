import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePorts } from '../../tooling/local/stack/free-ports';
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
  const child = spawn(process.execPath, ['../tooling/isolation/start.mjs', '--running'], {
    cwd: join(workspaceRoot, 'remote-auth'),
    env: {
      ...process.env,
      SHELL_PORT: String(shellPort),
      AUTH_PORT: String(ownPort),
      BACKEND_PORT: String(addresses.backend.port),
      IDENTITY_PORT: String(addresses.identity.port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready:')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`remote-auth did not start alone:\n${output}`)));
  });
  return {
    url: `http://localhost:${shellPort}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
