import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { runNode } from '../../build/run-command';
import { PlainError } from '../../progress';

/**
 * Records the answers of remotes whose requests, or the API and its demo, have changed since. By the command that teams
 * use: it starts the whole product, which releasing knows nothing of. Where there is none, what is on record stays.
 *
 * @throws PlainError with the command's output when it fails
 */
export async function recordWhatChanged(remotes: string[]): Promise<void> {
  const command = join(workspaceRoot, 'tooling/isolation/record.mjs');
  if (!existsSync(command)) return;
  const { code, output } = await runNode([command, '--changed', ...remotes]);
  if (code !== 0) throw new PlainError(`Answers could not be recorded:\n${output}`);
}
