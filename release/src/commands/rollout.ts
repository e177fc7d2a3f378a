import { PlainError, say } from '../progress';
import { browserCheck } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { releaseAuthor } from '../publish/author';
import { unreleasedHere } from '../publish/prepare-release';
import { widen } from '../publish/widen';
import { withAudit } from '../registry/audit';
import { releasesOf, stopRollout } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import type { ReleaseStore } from '../store/release-store';
import { openStore } from '../store/open-store';
import { readArguments, readPercent } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run rollout -- <remote> <percent | stop> [--reason "…"] [--emergency "why"], or npm run rollout -- watch [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, reason, emergency } = readArguments(usage);
  const [name, what] = positionals;
  if (name === 'watch') {
    await import('./watch-rollouts');
    return;
  }
  if (name === undefined || what === undefined) throw new PlainError(`Usage: ${usage}`);
  const percent = what === 'stop' ? 0 : (readPercent(what) ?? 0);
  const store = await openStore(to);
  const author = await releaseAuthor();
  const registry =
    what === 'stop'
      ? await stop(store, name, author, reason)
      : await widen(store, {
          name,
          percent,
          author,
          reason,
          emergency,
          unreleased: unreleasedHere(),
          mails: mailLinks(),
          further: emergency === undefined ? [browserCheck([name], [], store)] : [],
        });
  const { current, rollout } = releasesOf(registry, name);
  say(
    rollout
      ? `${name} ${rollout.version} is live for ${rollout.percent} % of browsers, ${current.version} for the others`
      : `${name} ${current.version} is live for everybody`,
  );
});

function stop(store: ReleaseStore, name: string, author: string, reason = 'stopped by hand') {
  return changeRegistry(store, (newest) => {
    const at = new Date();
    const version = releasesOf(newest, name).rollout?.version ?? '';
    const entry = { at: at.toISOString(), author, part: name, version, reason };
    return withAudit(newest, stopRollout(newest, name, reason, at), [{ ...entry, action: 'stopped' }]);
  });
}
