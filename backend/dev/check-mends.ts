import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mends, type Mend } from './mends.js';
import { playHistories } from './play-histories.js';
import { startTemporaryPostgres } from './temporary-postgres.js';

/**
 * `npm run check:mends -w backend -- --seed 7 --most 2000 --processes 2 --only 3`: takes each rule of `mends.ts` out of a
 * copy of the source, and plays random histories until one comes to a wrong end. What none has found makes it fail.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '2000' },
    processes: { type: 'string', default: String(availableParallelism()) },
    /** The rules whose number begins so. */
    only: { type: 'string', default: '' },
  },
});
/** One batch of the property test: then its own count is the history’s. */
const batch = 25;
const root = fileURLToPath(new URL('../..', import.meta.url));
const left: readonly string[] = ['node_modules', 'dist', '.data', '.cache', 'coverage'];
const server = await startTemporaryPostgres();
const waiting = mends.filter(({ what }) => what.startsWith(values.only));
let missed = 0;

try {
  await Promise.all(Array.from({ length: Number(values.processes) }, work));
} finally {
  await server?.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (let mend = waiting.shift(); mend !== undefined; mend = waiting.shift()) {
    const folder = await mkdtemp(join(tmpdir(), 'mends-'));
    try {
      const backend = await copyWithout(folder, mend);
      const found = await findWrong(backend);
      if (found === undefined) missed += 1;
      const histories =
        found === undefined ? `NOT found in ${values.most}` : `found by history ${found.history}`;
      console.log(`${mend.what}: ${histories}${found === undefined ? '' : ` (${found.why})`}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** A copy of the backend, in which the rule is taken out; what it needs beside is linked. */
async function copyWithout(folder: string, { file, replaced, by }: Mend): Promise<string> {
  const backend = join(folder, 'backend');
  const from = join(root, 'backend');
  await cp(from, backend, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(from, 'node_modules'), join(backend, 'node_modules'));
  for (const name of await readdir(root)) {
    if (name !== 'backend' && name !== 'node_modules') await symlink(join(root, name), join(folder, name));
  }
  const files = await readdir(join(backend, 'src'), { recursive: true });
  const [path, ...others] = files.filter((each) => basename(each) === file);
  if (path === undefined || others.length > 0) throw new Error(`${file} is not the name of one file`);
  const source = await readFile(join(backend, 'src', path), 'utf8');
  if (source.split(replaced).length !== 2) throw new Error(`${file} has not once: ${replaced}`);
  await writeFile(
    join(backend, 'src', path),
    source.replace(replaced, () => by),
  );
  return backend;
}

/** The number of the first history that comes to a wrong end, and what was said of it. */
async function findWrong(backend: string): Promise<{ history: number; why: string } | undefined> {
  const { seed } = values;
  for (let from = 1; from <= Number(values.most); from += batch) {
    const { isRight, output } = await playHistories(
      { backend, server, seed, from, count: batch },
      { isQuiet: true },
    );
    if (isRight) continue;
    const after = /Property failed after (\d+) tests/.exec(output)?.[1];
    // What fails otherwise was not found, but is broken.
    if (after === undefined) throw new Error(output.slice(-4_000));
    const asIs = { backend: join(root, 'backend'), server, seed, from, count: batch };
    if (!(await playHistories(asIs, { isQuiet: true })).isRight)
      throw new Error(`Wrong without it: ${output.slice(-4_000)}`);
    const why = /(?:Got |Error)[^\n]*?(?:Error|ERR_ASSERTION)[^\n]*: ([^\n]*)/.exec(output)?.[1] ?? '';
    return { history: from - 1 + Number(after), why };
  }
  return undefined;
}
