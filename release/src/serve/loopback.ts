import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Browsers may try either first for "localhost"; a machine without IPv6 has only the first. */
const loopbackHosts = ['127.0.0.1', '::1'];
const noSuchHost = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** A server on loopback; `port` is the real one when 0 was asked for. */
export interface LoopbackServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Listens on http://localhost:port for both address families, and on nothing else.
 *
 * @throws the system's error (EADDRINUSE, …) when the port cannot be had on either
 */
export async function listenOnLoopback(port: number, answer: RequestListener): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };
  try {
    for (const host of loopbackHosts) {
      const server = await listen(portOf(servers) ?? port, host, answer);
      if (server) servers.push(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: portOf(servers) ?? port, stop };
}

function portOf([server]: Server[]): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port;
}

async function listen(port: number, host: string, answer: RequestListener): Promise<Server | undefined> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (noSuchHost.has(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

async function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    // A kept-alive connection of an open browser tab would hold the server open.
    server.closeAllConnections();
  });
}
