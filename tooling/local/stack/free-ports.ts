import getPort from 'get-port';
import { PlainError } from '@drove/release/progress';
import { listenOnLoopback } from '@drove/release/serve/loopback';
import { allAddresses, readAddresses, type Address, type Addresses } from './addresses';

/**
 * Ends with a message that names each port that is taken, and the variable that moves it.
 *
 * @param wanted those that are about to be listened on; all of them unless told
 */
export async function refuseTakenPorts(
  addresses: Addresses,
  wanted = allAddresses(addresses),
): Promise<void> {
  const taken: Address[] = [];
  for (const address of wanted) {
    if (!(await isFree(address.port))) taken.push(address);
  }
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ name, port, variable }) =>
      `Port ${port} is taken (${name}). Stop what uses it, or set ${variable} to another port.`,
  );
  throw new PlainError(lines.join('\n'));
}

/** Addresses on ports that were free a moment ago, for a stack beside one that is already running. */
export async function findFreeAddresses(): Promise<Addresses> {
  const addresses = readAddresses({});
  const found = allAddresses(addresses);
  const ports = await findFreePorts(found.length);
  found.forEach((address, index) => {
    address.port = ports[index] ?? address.port;
  });
  return addresses;
}

/** `count` different ports; none is handed out twice within half a minute. */
export async function findFreePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort()));
}

async function isFree(port: number): Promise<boolean> {
  try {
    await (await listenOnLoopback(port, () => undefined)).stop();
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}
