import type { AddressInfo } from 'node:net';
import { ConfigurationError } from '../configuration/configuration-error.js';
import type { App } from './app-types.js';

/**
 * Listens on one address, or for `localhost` on both loopback addresses: browsers and Node differ in which they try.
 *
 * @returns the port, which matters when 0 asked for any free one
 * @throws ConfigurationError naming the port and the setting that chose it when it is taken
 */
export async function listen(
  app: App,
  { host, port, setting = 'BACKEND_PORT' }: { host: string; port: number; setting?: string },
): Promise<number> {
  const isLocalhost = host === 'localhost';
  try {
    await app.listen({ host: isLocalhost ? '127.0.0.1' : host, port });
    const { port: actualPort } = app.server.address() as AddressInfo;
    if (isLocalhost) await listenOnIpv6(app, actualPort);
    return actualPort;
  } catch (error) {
    await app.close();
    if (codeOf(error) === 'EADDRINUSE') {
      throw new ConfigurationError(
        `Port ${port} is taken by another program. Choose another with ${setting}.`,
      );
    }
    if (codeOf(error) === 'EACCES' || codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
      throw new ConfigurationError(`Cannot listen on ${host}, port ${port}: check HOST and ${setting}.`);
    }
    throw error;
  }
}

async function listenOnIpv6(app: App, port: number): Promise<void> {
  const server = app.createHttpServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '::1', resolve);
    });
  } catch (error) {
    // Many containers have no IPv6; 127.0.0.1 is enough there.
    if (codeOf(error) === 'EADDRINUSE') throw error;
    return;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
