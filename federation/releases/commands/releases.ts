import { PlainError, say } from '../../local/progress';
import { loadsFromTelemetry } from '../loads/read-loads';
import { liveReleases } from '../loads/live-releases';
import { releasesTable } from '../loads/releases-table';
import { releaseAuthor } from '../publish/author';
import { auditText, withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { withdraw } from '../registry/withdraw';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run releases [-- --log | withdraw <remote or shell>@<version> --reason "…"] [--to <folder or s3://bucket>]';
const dayMs = 24 * 3600 * 1000;

await runToEnd(async () => {
  const { positionals, to, reason = '', log } = readArguments(usage);
  const store = await openStore(to);
  if (positionals.length > 0) {
    const [command, release = ''] = positionals;
    const [, name, version] = /^([^@]+)@([^@]+)$/.exec(release) ?? [];
    if (command !== 'withdraw' || name === undefined || version === undefined)
      throw new PlainError(`Usage: ${usage}`);
    const author = await releaseAuthor();
    await changeRegistry(store, (newest) => {
      const at = new Date();
      const entry = { at: at.toISOString(), author, part: name, version, reason: reason.trim() };
      const next = withdraw(newest, name, version, reason, at);
      return withAudit(newest, next, [{ ...entry, action: 'withdrawn' }]);
    });
    say(`${name} ${version} is withdrawn: no link, rollback or rollout can choose it any more`);
    return;
  }
  const { registry } = await store.readRegistry();
  if (log) {
    console.log(auditText(registry));
    return;
  }
  const loads = await loadsFromTelemetry()(new Date(Date.now() - dayMs), liveReleases(registry));
  console.log(`${releasesTable(registry, loads)}\n\nIn ${store.description}; loads of the last 24 hours.`);
});
