import { PlainError, say } from '../../local/progress';
import { rollBack } from '../publish/roll-back';
import { releasesOf } from '../registry/changes';
import { openStore } from '../store/open-store';
import { readArguments } from './arguments';
import { runToEnd } from './run-to-end';

const usage = 'npm run rollback -- <remote> [version] [--to <folder or s3://bucket>]';

await runToEnd(async () => {
  const { positionals, to } = readArguments(usage);
  const [name, version] = positionals;
  if (name === undefined) throw new PlainError(`Which remote?\nUsage: ${usage}`);
  const store = await openStore(to);
  const registry = await rollBack(store, name, version);
  const { current, previous } = releasesOf(registry, name);
  say(`${name} ${current.version} is live for everybody`);
  if (previous !== undefined) say(`To undo: npm run rollback -- ${name} ${previous}`);
});
