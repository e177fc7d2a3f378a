import { auditText } from '../registry/audit';
import { listenOnLoopback, type LoopbackServer } from '../serve/loopback';
import type { ReleaseStore } from '../store/release-store';
import { boardPage } from './board';
import { faultsText } from './faults-text';
import { liveReleases } from './live-releases';
import { loadsOfDay } from './loads-of-day';
import { readFaults } from './read-faults';
import { readVitals } from './read-vitals';
import { releasesReport } from './releases-table';
import { frameResolver } from './resolve-frames';
import { vitalsReport } from './vitals-table';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Serves the board of a store on a free port of loopback: each look reads the store and the telemetry anew. */
export async function serveBoard(
  store: ReleaseStore,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<LoopbackServer> {
  const read = async () => {
    const { registry } = await store.readRegistry();
    const [loads, faults, vitals] = await Promise.all([
      loadsOfDay(registry, environment),
      readFaults({}, environment),
      readVitals(environment),
    ]);
    return boardPage({
      store: store.description,
      report: releasesReport(registry, loads),
      vitals: vitalsReport(liveReleases(registry), vitals),
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
