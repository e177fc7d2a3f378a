import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { scope } from '@drove/federation/scope';
import { workspaceRoot } from '@drove/federation/workspaces';
import { runCommand } from '@drove/release/build/run-command';
import { PlainError } from '@drove/release/progress';
import { publishedPackages } from '../packages/published';

/**
 * Installs a team's repository without a network: our packages from its tarballs, and every other as it is installed here, by
 * links. What one of the packages imports and does not declare is found all the same; their own tests look for that.
 */
export async function shareInstalled(repository: string, remote: string): Promise<void> {
  const [here, there] = [workspaceRoot, repository].map((folder) => join(folder, 'node_modules'));
  if (!here || !there) return;
  mkdirSync(join(there, scope), { recursive: true });
  const isOurs = (name: string) => name === scope || name === '.cache' || name.startsWith('.package-lock');
  for (const name of readdirSync(here).filter((one) => !isOurs(one)))
    symlinkSync(join(here, name), join(there, name));
  for (const { workspace } of publishedPackages) {
    const folder = join(there, scope, workspace);
    mkdirSync(folder);
    const [tarball] = readdirSync(join(repository, 'packages')).filter((name) =>
      name.includes(`-${workspace}-`),
    );
    const into = ['-C', folder, '--strip-components=1'];
    const { code, output } = await runCommand('tar', [
      'xzf',
      join(repository, 'packages', tarball ?? ''),
      ...into,
    ]);
    if (code !== 0) throw new PlainError(output);
  }
  symlinkSync(join(repository, remote), join(there, remote));
  // It says what is installed, and builds are of that.
  cpSync(join(workspaceRoot, 'package-lock.json'), join(repository, 'package-lock.json'));
}
