import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '@drove/federation/workspaces';

/** A workspace's build by its own webpack.config.ts. */
export async function readBuildConfiguration(workspace: string): Promise<Configuration> {
  const file = pathToFileURL(join(workspaceRoot, workspace, 'webpack.config.ts')).href;
  const { default: exported } = (await import(file)) as {
    default: Configuration | { default: Configuration };
  };
  // A CommonJS package's default export arrives inside the module's own.
  return 'default' in exported ? exported.default : exported;
}
