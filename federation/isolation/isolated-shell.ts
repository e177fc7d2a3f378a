import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../local/stack/workspaces';

/** The shell's own build with another beginning: the QA bar, and the app in its frame. */
export function isolatedShell(configuration: Configuration): Configuration {
  return { ...configuration, entry: { main: join(workspaceRoot, 'shell/isolation/main.tsx') } };
}
