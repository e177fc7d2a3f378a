import { PlainError, say } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { releaseAuthor } from '../publish/author';
import { rollBack } from '../publish/roll-back';
import { releasesOf } from '../registry/changes';
import { partOf } from '../registry/part-of';
import { shellReleasesOf } from '../registry/shell-changes';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { readWanted } from './read-wanted';
import { runToEnd } from './run-to-end';

const usage =
  'npm run rollback -- <remote or shell> [version] … [--reason "…"] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to, reason } = readArguments(usage);
  if (positionals.length === 0) throw new PlainError(`Which remote?\nUsage: ${usage}`);
  const store = await openStore(to);
  const { registry: live } = await store.readRegistry();
  const wanted = readWanted(positionals, (word) => partOf(live, word) !== undefined);
  const registry = await rollBack(store, wanted, { author: await releaseAuthor(), reason });
  const changed = wanted.map(({ name }) => {
    const { current, previous } = name === SHELL ? shellReleasesOf(registry) : releasesOf(registry, name);
    say(`${name} ${current.version} is live for everybody`);
    return previous === undefined ? [] : [name, previous];
  });
  if (changed.flat().length > 0) say(`To undo: npm run rollback -- ${changed.flat().join(' ')}`);
});
