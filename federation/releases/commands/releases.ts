import { loadsFromTelemetry } from '../loads/read-loads';
import { liveReleases } from '../loads/live-releases';
import { releasesTable } from '../loads/releases-table';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const dayMs = 24 * 3600 * 1000;

await runToEnd(async () => {
  const { to } = readArguments('npm run releases [-- --to <folder or s3://bucket>]');
  const store = await openStore(to);
  const { registry } = await store.readRegistry();
  const loads = await loadsFromTelemetry()(new Date(Date.now() - dayMs), liveReleases(registry));
  console.log(`${releasesTable(registry, loads)}\n\nIn ${store.description}; loads of the last 24 hours.`);
});
