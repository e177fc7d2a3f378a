import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { findRemotes } from '@drove/federation/remotes';
import { readManifest, workspaceRoot } from '@drove/federation/workspaces';
import { runCommand, runNode } from '@drove/release/build/run-command';
import { PlainError, say, sayError } from '@drove/release/progress';
import { recordWhatChanged } from '../isolation/record-answers';
import { publishedIsolatedShell } from '../isolation/isolated-shell';
import { breakingChanges, leastBreakingVersion } from './breaking-changes';
import { readConfiguration } from '../local/dev/dev-server';
import { scopeRegistry } from './scope-registry';
import { watchNpm } from '../local/watch-npm';
import { isolatedShellFolder, publishedPackages } from './published';
import { stagePackage } from './stage-package';

/** And nothing else: what npm says besides would be no JSON. */
const asJson = ['--json', '--loglevel=error', '--no-update-notifier'];

// A package that was packed after its npm was killed would be one that no one waits for.
watchNpm(() => process.exit(1));

/**
 * `npm run packages -- <folder>`: the shared packages as other repositories install them, each a tarball in the folder.
 * With `--publish` they go to the registry that `.npmrc` maps the scope to.
 */
try {
  const [target = 'node_modules/.cache/packages'] = process.argv
    .slice(2)
    .filter((one) => !one.startsWith('--'));
  const isPublished = process.argv.includes('--publish');
  if (isPublished) scopeRegistry('pack without --publish');
  const folder = resolve(process.env['INIT_CWD'] ?? workspaceRoot, target);
  mkdirSync(folder, { recursive: true });
  await compileTypes();
  await recordWhatChanged(findRemotes().map(({ name }) => name));
  await buildIsolatedShell();
  // Where what their types import is found.
  const staged = mkdtempSync(join(workspaceRoot, 'node_modules/.cache/packages-'));
  try {
    for (const published of publishedPackages) {
      const into = join(staged, published.workspace);
      await stagePackage(published, into, join(workspaceRoot, 'node_modules/.cache/tsc'));
      const tarball = await npm(['pack', into, '--pack-destination', folder, ...asJson], staged);
      const [{ filename, size } = { filename: '', size: 0 }] = JSON.parse(tarball) as {
        filename: string;
        size: number;
      }[];
      say(`Packed ${filename}, ${Math.ceil(size / 1000)} kB`);
      if (isPublished) await publish(into, join(folder, filename), staged);
    }
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  say(`They are in ${folder}`);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}

async function compileTypes(): Promise<void> {
  say('Compiling types …');
  const { code, output } = await runNode([
    'node_modules/typescript-native/bin/tsc',
    '-b',
    ...publishedPackages.map(({ workspace }) => workspace),
  ]);
  if (code !== 0) throw new PlainError(`The types are not right:\n${output}`);
}

async function buildIsolatedShell(): Promise<void> {
  say('Building the shell for remotes alone …');
  process.env['NODE_ENV'] = 'development';
  const folder = join(workspaceRoot, isolatedShellFolder);
  const compiler = webpack(publishedIsolatedShell(await readConfiguration('shell'), folder));
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const broken =
        error ?? (stats?.hasErrors() ? new PlainError(stats.toString('errors-only')) : undefined);
      compiler.close(() => (broken ? fail(broken) : done()));
    });
  });
}

/** @throws PlainError when it would break those who take a later version that should fit */
async function publish(into: string, tarball: string, staged: string): Promise<void> {
  const { name, version } = readManifest('.', into) as { name: string; version: string };
  const { code, output } = await runCommand('npm', ['pack', name, ...asJson], { folder: staged });
  // The registry has none yet: nothing is broken by the first.
  if (code !== 0 && !output.includes('E404')) throw new PlainError(`npm pack ${name} failed:\n${output}`);
  if (code === 0) {
    const [last] = JSON.parse(output) as { filename: string; version: string }[];
    if (last?.version === version) {
      say(`${name} ${version} is published already`);
      return;
    }
    const before = join(staged, 'before');
    mkdirSync(before, { recursive: true });
    await runCommand('tar', ['xzf', join(staged, last?.filename ?? ''), '-C', before]);
    const broken = breakingChanges(join(before, 'package'), into);
    const least = leastBreakingVersion(last?.version ?? '0.0.0');
    if (broken.length > 0 && version.localeCompare(least, 'en', { numeric: true }) < 0) {
      throw new PlainError(
        `${name} ${version} breaks what was written for ${last?.version ?? ''}; publish it as ${least} (npm run changeset):\n${broken.map((line) => `  ${line}`).join('\n')}`,
      );
    }
    rmSync(before, { recursive: true, force: true });
  }
  await npm(['publish', tarball], workspaceRoot);
}

async function npm(args: string[], folder: string): Promise<string> {
  const { code, output } = await runCommand('npm', args, { folder });
  if (code !== 0) throw new PlainError(`npm ${args[0] ?? ''} failed:\n${output}`);
  return output;
}
