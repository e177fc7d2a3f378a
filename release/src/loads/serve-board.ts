import { auditText } from '../registry/audit';
import { listenOnLoopback, type LoopbackServer } from '../serve/loopback';
import type { ReleaseStore } from '../store/release-store';
import { boardPage } from './board';
import { faultsText } from './faults-text';
import { loadsOfDay } from './loads-of-day';
import { readFaults } from './read-faults';
import { releasesReport } from './releases-table';
import { frameResolver } from './resolve-frames';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Serves the board of a store on a free port of loopback: each look reads the store and the telemetry anew. */
export async function serveBoard(store: ReleaseStore): Promise<LoopbackServer> {
  const read = async () => {
    const { registry } = await store.readRegistry();
    const [loads, faults] = await Promise.all([loadsOfDay(registry), readFaults({})]);
    return boardPage({
      store: store.description,
      report: releasesReport(registry, loads),
      faults: await faultsText(faults, frameResolver(store.sourceMaps)),
      audit: auditText(registry),
    });
  };
  return listenOnLoopback(0, (request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (page) => response.writeHead(200, headers).end(page),
      (error: unknown) => response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
  });
}
