import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, workspaceRoot } from '@drove/federation/workspaces';
import { packageOf } from '@drove/federation/scope';
import type { RemotePlan } from './plan-remote';
import { asJson, writeFiles } from './write-files';

const template = fileURLToPath(new URL('template', import.meta.url));

/** Shared with the shell, which has them in the version that counts. */
const needed = [packageOf('shared-auth'), 'react', 'react-dom', 'react-hot-toast', 'react-router-dom'];

/**
 * Writes the remote's folder.
 *
 * @param root the repository that it becomes a folder of
 */
export function writeRemote(plan: RemotePlan, root = workspaceRoot): void {
  const { dependencies: ofShell = {} } = readManifest('shell');
  const dependencies = Object.fromEntries(needed.map((name) => [name, ofShell[name] ?? '*']));
  const values = {
    ...plan,
    port: String(plan.port),
    menus: menusOf(plan),
    dependencies: asJson(dependencies),
  };
  writeFiles(template, join(root, plan.name), values, (file) =>
    file.replace(/screens\/screen\./, `screens/${plan.screenFile}.`),
  );
}

/** Where people find its page until its team has decided; ways to sign in are found from elsewhere. */
function menusOf({ layout, claim, title }: RemotePlan): string {
  if (layout === 'auth') return '[]';
  const [menu, icon] = layout === 'dashboard' ? ['dashboard', ', "icon": "document"'] : ['footer', ''];
  return `[{ "in": ["${menu}"], "path": "${claim}", "label": "${title}", "order": 50${icon} }]`;
}
