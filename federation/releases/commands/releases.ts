import { PlainError, say } from '../../local/progress';
import { loadsFromTelemetry } from '../loads/read-loads';
import { liveReleases } from '../loads/live-releases';
import { releasesTable } from '../loads/releases-table';
import { changeRegistry } from '../registry/change-registry';
import { withdraw } from '../registry/withdraw';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run releases [-- withdraw <remote or shell>@<version> --reason "…"] [--to <folder or s3://bucket>]';
const dayMs = 24 * 3600 * 1000;

await runToEnd(async () => {
  const { positionals, to, reason = '' } = readArguments(usage);
  const store = await openStore(to);
  if (positionals.length > 0) {
    const [command, release = ''] = positionals;
    const [, name, version] = /^([^@]+)@([^@]+)$/.exec(release) ?? [];
    if (command !== 'withdraw' || name === undefined || version === undefined)
      throw new PlainError(`Usage: ${usage}`);
    await changeRegistry(store, (newest) => withdraw(newest, name, version, reason, new Date()));
    say(`${name} ${version} is withdrawn: no link, rollback or rollout can choose it any more`);
    return;
  }
  const { registry } = await store.readRegistry();
  const loads = await loadsFromTelemetry()(new Date(Date.now() - dayMs), liveReleases(registry));
  console.log(`${releasesTable(registry, loads)}\n\nIn ${store.description}; loads of the last 24 hours.`);
});
