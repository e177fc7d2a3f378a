import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { refuseSetting } from '../configuration/configuration-error.js';

/**
 * Serves metrics at `/metrics` on an address of their own, which nothing protects: it must not be the API's.
 *
 * @throws ConfigurationError when it cannot listen there
 */
export async function servePrometheus({ host, port }: { host: string; port: number }) {
  const reader = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      reader.getMetricsRequestHandler(request, response);
      return;
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        refuseSetting('METRICS_PORT', `cannot listen on ${host}, port ${port}: ${error.code ?? 'unknown'}`),
      );
    });
    server.listen(port, host, resolve);
  });
  // It keeps no process alive that has nothing else to do.
  server.unref();
  return {
    reader,
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
