import { PlainError, say } from '../progress';
import { faultsText } from '../loads/faults-text';
import { readFaults } from '../loads/read-faults';
import { loadsOfDay } from '../loads/loads-of-day';
import { frameResolver } from '../loads/resolve-frames';
import { serveBoard } from '../loads/serve-board';
import { releasesTable } from '../loads/releases-table';
import { releaseAuthor } from '../publish/author';
import { prune, type Pruned } from '../publish/prune';
import { auditText, withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { withdraw } from '../registry/withdraw';
import { workerOff, workerOn } from '../registry/worker-switch';
import { SHELL } from '@drove/federation/registry/shell-file';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';
import { runSwitch } from './switch';

const usage =
  'npm run releases [-- --log | errors [<remote or shell>[@<version>]] | withdraw <remote or shell>@<version> --reason "…" | switch <set> [--emergency "why"] | prune [--dry-run] | page | board | worker off --reason "…" | worker on] [--to <folder or s3://bucket>]';

async function switchWorker(
  store: ReleaseStore,
  to: 'on' | 'off',
  { author, reason }: { author: string; reason: string },
): Promise<void> {
  await changeRegistry(store, (newest) => {
    const at = new Date();
    const next = to === 'off' ? workerOff(newest, reason, at) : workerOn(newest);
    const version = newest.shell?.current.version ?? 'none';
    const entry = { at: at.toISOString(), author, part: SHELL, version, reason };
    return withAudit(newest, next, [{ ...entry, action: `worker ${to}` }]);
  });
  say(
    to === 'off'
      ? 'The service worker is off: each browser removes it, and all that it keeps, at its next visit'
      : 'The service worker is on: browsers have that of the live shell again',
  );
}

function prunedText(pruned: Pruned[], isDryRun: boolean): string {
  if (pruned.length === 0) return 'Every version is live, or may still be asked for by an open tab.';
  const lines = pruned.map(({ part, version, files }) => `${part} ${version}  ${files} files`);
  return [...lines, isDryRun ? 'Nothing was deleted.' : 'Deleted.'].join('\n');
}

await runToEnd(async () => {
  const { positionals, to, reason = '', emergency, log, isDryRun } = readArguments(usage);
  const store = await openStore(to);
  if (positionals.length > 0) {
    const [command, release = ''] = positionals;
    if (command === 'errors') {
      const [remote = '', version = ''] = release.split('@');
      const faults = await readFaults({ ...(remote && { remote }), ...(version && { version }) });
      console.log(await faultsText(faults, frameResolver(store.sourceMaps)));
      return;
    }
    if (command === 'board') {
      const { port } = await serveBoard(store);
      say(`What is live is shown at http://localhost:${port}, and read anew each time. Ctrl-C ends it.`);
      await new Promise(() => undefined);
    }
    if (command === 'page') {
      if (!store.writePage) throw new PlainError('Set RELEASES_PAGE to the folder or bucket of the page.');
      await store.writePage();
      say('The page of what is live is written');
      return;
    }
    const author = await releaseAuthor();
    if (command === 'worker' && (release === 'on' || release === 'off')) {
      await switchWorker(store, release, { author, reason: reason.trim() });
      return;
    }
    if (command === 'switch' && release !== '') {
      await runSwitch(store, { set: release, author, reason: reason.trim() || undefined, emergency });
      return;
    }
    if (command === 'prune') {
      console.log(prunedText(await prune(store, { author, isDryRun }), isDryRun));
      return;
    }
    const [, name, version] = /^([^@]+)@([^@]+)$/.exec(release) ?? [];
    if (command !== 'withdraw' || name === undefined || version === undefined)
      throw new PlainError(`Usage: ${usage}`);
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
  const loads = await loadsOfDay(registry);
  console.log(`${releasesTable(registry, loads)}\n\nIn ${store.description}; loads of the last 24 hours.`);
});
