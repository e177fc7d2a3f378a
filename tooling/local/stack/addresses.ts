import { PlainError } from '@drove/release/progress';
import { findRemotes } from '@drove/federation/remotes';

/** Where one part of the stack listens, and the environment variable that moves it. */
export interface Address {
  name: string;
  port: number;
  variable: string;
}

/** Where everything listens; always on loopback. */
export interface Addresses {
  shell: Address;
  backend: Address;
  identity: Address;
  remotes: Address[];
}

/** The ports of this stack: the defaults, moved by SHELL_PORT, BACKEND_PORT, IDENTITY_PORT, AUTH_PORT, … */
export function readAddresses(environment: NodeJS.ProcessEnv = process.env): Addresses {
  const read = (name: string, port: number, variable: string): Address => ({
    name,
    variable,
    port: readPort(environment[variable], port, variable),
  });
  const addresses = {
    shell: read('shell', 3000, 'SHELL_PORT'),
    backend: read('backend', 4000, 'BACKEND_PORT'),
    identity: read('identity emulator', 9099, 'IDENTITY_PORT'),
    remotes: findRemotes().map(({ name, port }) => read(name, port, portVariable(name))),
  };
  refuseSharedPorts(allAddresses(addresses));
  return addresses;
}

/** Every address of the stack, in the order in which they are announced. */
export function allAddresses({ shell, backend, identity, remotes }: Addresses): Address[] {
  return [identity, backend, ...remotes, shell];
}

/** The origin that a browser uses: the name, not the number, so that cookies and CORS see one host. */
export function originOf(address: Address): string {
  return `http://localhost:${address.port}`;
}

/** `remote-auth` → `AUTH_PORT`. */
function portVariable(remoteName: string): string {
  return `${remoteName
    .replace(/^remote-/, '')
    .replaceAll('-', '_')
    .toUpperCase()}_PORT`;
}

function readPort(value: string | undefined, byDefault: number, variable: string): number {
  if (value === undefined || value === '') return byDefault;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${variable} is "${value}", which is not a port (1 to 65535).`);
}

function refuseSharedPorts(addresses: Address[]): void {
  const byPort = new Map<number, Address>();
  for (const address of addresses) {
    const other = byPort.get(address.port);
    if (other) {
      throw new PlainError(
        `Port ${address.port} is wanted twice, for ${other.name} (${other.variable}) and for ${address.name} (${address.variable}).`,
      );
    }
    byPort.set(address.port, address);
  }
}
