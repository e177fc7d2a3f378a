import { say } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { beginFurtherChecks } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { releaseAuthor } from '../publish/author';
import { buildCandidates, unreleasedHere } from '../publish/prepare-release';
import { publish } from '../publish/publish';
import { commitOf, partsNamed } from '../publish/this-checkout';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run release -- <remote or shell>… [--percent 10] [--reason "…"] [--older "why"] [--emergency "why"] ' +
  '[--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100, reason, emergency, older } = readArguments(usage);
  const names = partsNamed(positionals);
  const finishChecks = beginFurtherChecks({ names, emergency });
  const [store, candidates, commit, author] = await Promise.all([
    openStore(to),
    buildCandidates(names),
    commitOf(names),
    releaseAuthor(),
  ]);
  const registry = await publish(store, {
    candidates,
    unreleased: unreleasedHere(),
    commit,
    percent,
    mails: mailLinks(),
    author,
    reason,
    emergency,
    older,
    further: finishChecks({ candidates, store, commit, older }),
  });
  for (const { name, version } of candidates.map(({ description }) => description)) {
    const { current, rollout } =
      name === SHELL ? { ...registry.shell, rollout: undefined } : (registry.remotes[name] ?? {});
    say(
      rollout?.version === version
        ? `${name} ${version} is live for ${rollout.percent} % of browsers`
        : `${name} ${version} is live since ${current?.since ?? 'now'}`,
    );
  }
  say(store.publicUrl === undefined ? `It is in ${store.description}` : `It is served at ${store.publicUrl}`);
});
