import { loadsFromTelemetry } from '../loads/read-loads';
import { releasesTable } from '../loads/releases-table';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const dayMs = 24 * 3600 * 1000;

await runToEnd(async () => {
  const { to } = readArguments('npm run releases [-- --to <folder or s3://bucket>]');
  const store = await openStore(to);
  const [{ registry }, loads] = await Promise.all([
    store.readRegistry(),
    loadsFromTelemetry()(new Date(Date.now() - dayMs)),
  ]);
  console.log(`${releasesTable(registry, loads)}\n\nIn ${store.description}; loads of the last 24 hours.`);
});
