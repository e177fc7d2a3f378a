import { PlainError, say } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { releaseAuthor } from '../publish/author';
import { rollBack, type Wanted } from '../publish/roll-back';
import { releasesOf } from '../registry/changes';
import type { ReleaseRegistry } from '../registry/release-registry';
import { shellReleasesOf } from '../registry/shell-changes';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage =
  'npm run rollback -- <remote or shell> [version] … [--reason "…"] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, reason } = readArguments(usage);
  if (positionals.length === 0) throw new PlainError(`Which remote?\nUsage: ${usage}`);
  const store = await openStore(to);
  const wanted = readWanted(positionals, (await store.readRegistry()).registry);
  const registry = await rollBack(store, wanted, { author: await releaseAuthor(), reason });
  const changed = wanted.map(({ name }) => {
    const { current, previous } = name === SHELL ? shellReleasesOf(registry) : releasesOf(registry, name);
    say(`${name} ${current.version} is live for everybody`);
    return previous === undefined ? [] : [name, previous];
  });
  if (changed.flat().length > 0) say(`To undo: npm run rollback -- ${changed.flat().join(' ')}`);
});

/** A word that is no part of the app is the version of the one before it. */
function readWanted(words: string[], registry: ReleaseRegistry): Wanted[] {
  const isName = (word: string) => word === SHELL || registry.remotes[word] !== undefined;
  const wanted: Wanted[] = [];
  for (const word of words) {
    const last = wanted.at(-1);
    if (last && last.version === undefined && !isName(word)) last.version = word;
    else wanted.push({ name: word });
  }
  return wanted;
}
