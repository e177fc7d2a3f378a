import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allAddresses, originOf } from '../../local/stack/addresses';
import { findFreeAddresses } from '../../local/stack/free-ports';
import { startUntilReady } from '../../local/start-until-ready';
import { runCommand } from '@drove/release/build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import { screens } from './screens';

/** The whole product of one checkout, running as `npm start` runs it, with the demo's data. */
export interface StartedProduct {
  /** The address of each screen, by its name. */
  urls: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Runs `npm start` in a checkout, on free ports and with a data folder of its own.
 *
 * @throws Error with what it printed, when it ends before it is ready
 */
export async function startProduct(folder = workspaceRoot): Promise<StartedProduct> {
  const addresses = await findFreeAddresses();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const ports: [string, string][] = allAddresses(addresses).map(({ variable, port }) => [
    variable,
    String(port),
  ]);
  const { stop } = await startUntilReady(process.execPath, ['tooling/local/start.mjs', '--local'], {
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: dataDir, COST_LIMIT_FACTOR: '100' },
  });
  const answer = await fetch(`${originOf(addresses.backend)}/cars?limit=1`);
  const { cars } = (await answer.json()) as { cars: { car_uuid: string }[] };
  const pathOf = ({ pattern, path }: { pattern: string; path: string }) =>
    pattern.includes(':id') ? `/#${pattern.replace(':id', cars[0]?.car_uuid ?? '')}` : path;
  return {
    urls: Object.fromEntries(
      screens.map((screen) => [screen.name, originOf(addresses.shell) + pathOf(screen)]),
    ),
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A checkout of another commit with what is installed here, which `npm start` there completes where the two differ.
 *
 * @returns its folder, and what takes it away again
 */
export async function checkOut(revision: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-against-')), 'checkout');
  const orFail = async (command: string, args: string[]) => {
    const { code, output } = await runCommand(command, args);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
    return output;
  };
  await orFail('git', ['worktree', 'add', '--detach', folder, revision]);
  const installed = await orFail('find', ['.', '-maxdepth', '2', '-name', 'node_modules']);
  for (const path of installed.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    // Links to the same files: the packages of this repository are named relatively, and so are the checkout's own.
    await orFail('cp', ['-al', path, join(folder, path)]);
  }
  return {
    folder,
    remove: async () => {
      await orFail('git', ['worktree', 'remove', '--force', folder]);
    },
  };
}
