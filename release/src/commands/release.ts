import { PlainError, say } from '../progress';
import { beginFurtherChecks } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { releaseAuthor } from '../publish/author';
import { buildCandidates, unreleasedHere } from '../publish/prepare-release';
import { previewAddress } from '../publish/look-at';
import { publish, type Publication } from '../publish/publish';
import { stageReleases } from '../publish/stage-releases';
import { commitOf, partsNamed } from '../publish/this-checkout';
import { liveOf, liveVersions } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { noteOutput } from './note-output';
import { runToEnd } from './run-to-end';

type Candidates = Publication['candidates'];

const usage =
  'npm run release -- <remote or shell>… [--percent 10] [--reason "…"] [--older "why"] [--emergency "why"] ' +
  '[--stage [--set <name>]] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, percent = 100, isStaged, set, ...why } = readArguments(usage);
  const { reason, emergency, older } = why;
  if (set !== undefined && !isStaged)
    throw new PlainError(
      `A set is staged (--stage --set ${set}), and then live: npm run releases -- switch ${set}`,
    );
  if (isStaged && percent < 100)
    throw new PlainError('What is staged is live for no one: leave --percent away.');
  const names = partsNamed(positionals);
  const finishChecks = beginFurtherChecks({ names, emergency });
  const [store, candidates, commit, author] = await Promise.all([
    openStore(to),
    buildCandidates(names),
    commitOf(names),
    releaseAuthor(),
  ]);
  const staged = isStaged ? (set === undefined ? 'alone' : 'in a set') : undefined;
  const further = finishChecks({ candidates, store, commit, older, staged });
  const release = { candidates, commit, author, reason, emergency, older, further };
  if (isStaged) {
    saysStaged(await stageReleases(store, { ...release, set }), candidates, set);
    return;
  }
  const registry = await publish(store, {
    ...release,
    unreleased: unreleasedHere(),
    percent,
    mails: mailLinks(),
  });
  for (const { name, version } of candidates.map(({ description }) => description)) {
    const [current, rollout] = liveOf(name, registry);
    say(
      rollout?.version === version
        ? `${name} ${version} is live for ${percent} % of browsers`
        : `${name} ${version} is live since ${current?.since ?? 'now'}`,
    );
  }
  noteOutput({ version: candidates[0]?.description.version });
  say(store.publicUrl === undefined ? `It is in ${store.description}` : `It is served at ${store.publicUrl}`);
});

function saysStaged(registry: ReleaseRegistry, candidates: Candidates, set: string | undefined): void {
  const appUrl = process.env['APP_URL'] || undefined;
  const inSet = `npm run serve:page -- --set ${set ?? '<name>'}`;
  for (const candidate of candidates) {
    const { name, version } = candidate.description;
    const address = previewAddress(registry, candidate, appUrl);
    const isLive = liveVersions(name, registry).includes(version);
    say(`${name} ${version} is ${isLive ? 'live already' : 'staged, and live for no one'}`);
    say(address ? `Look at it: ${address}` : `The live shell cannot show it. With its set: ${inSet}`);
    noteOutput({ version, address: appUrl && address });
  }
  if (set !== undefined) say(`Once its set is whole: npm run releases -- switch ${set}`);
}
