import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, workspaceRoot } from '@drove/federation/workspaces';
import { packageOf } from '@drove/federation/scope';
import type { RemotePlan } from './plan-remote';

const template = fileURLToPath(new URL('template', import.meta.url));

/** Shared with the shell, which has them in the version that counts. */
const needed = [packageOf('shared-auth'), 'react', 'react-dom', 'react-hot-toast', 'react-router-dom'];

/** Writes the remote's folder from the template; `.txt` keeps the template's files from being taken for code. */
export function writeRemote(plan: RemotePlan): void {
  const { dependencies: ofShell = {} } = readManifest('shell');
  const dependencies = Object.fromEntries(needed.map((name) => [name, ofShell[name] ?? '*']));
  const values: Record<string, string> = {
    ...plan,
    port: String(plan.port),
    menus: menusOf(plan),
    dependencies: JSON.stringify(dependencies, null, 2).replaceAll('\n', '\n  '),
  };
  for (const file of filesOf(template)) {
    const target = join(
      workspaceRoot,
      plan.name,
      file.replace(/\.txt$/, '').replace(/screens\/screen\./, `screens/${plan.screenFile}.`),
    );
    const text = readFileSync(join(template, file), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(text, values));
  }
}

/** Where people find its page until its team has decided; ways to sign in are found from elsewhere. */
function menusOf({ layout, claim, title }: RemotePlan): string {
  if (layout === 'auth') return '[]';
  const [menu, icon] = layout === 'dashboard' ? ['dashboard', ', "icon": "document"'] : ['footer', ''];
  return `[{ "in": ["${menu}"], "path": "${claim}", "label": "${title}", "order": 50${icon} }]`;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which nobody knows`);
    return value;
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
}
