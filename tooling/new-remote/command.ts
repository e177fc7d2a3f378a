import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@drove/federation/workspaces';
import { PlainError, sayError } from '@drove/release/progress';
import { readExisting } from './existing-remotes';
import { joinWorkspaces } from './join-workspaces';
import { planRemote } from './plan-remote';
import { copyOut, writeStandalone } from './standalone';
import { writeRemote } from './write-remote';

const usage = `Usage: npm run remote:new -- <name> [--claim /path] [--layout public|auth|dashboard]
       … --standalone <folder> [--packages <folder with tarballs>]    in a repository of its own
       npm run remote:new -- --from <remote> --standalone <folder>    one of this repository, with its history`;

/** `npm run remote:new`: a remote that builds, passes its tests, runs alone and can be released. */
try {
  const { values, positionals } = readArguments();
  const { standalone, packages, from, ...wanted } = values;
  const [name, ...further] = positionals;
  if ((name === undefined) === (from === undefined) || further.length > 0) throw new PlainError(usage);
  const place = standalone && { folder: atCaller(standalone), packages: packages && atCaller(packages) };
  if (from !== undefined) {
    if (!place) throw new PlainError(usage);
    await copyOut(from, place);
    sayHow(from, place.folder);
  } else {
    const plan = planRemote({ name: name ?? '', ...wanted }, readExisting());
    if (place) await writeStandalone(plan, place);
    else joinHere(plan);
    if (place) sayHow(plan.name, place.folder);
  }
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}

function joinHere(plan: ReturnType<typeof planRemote>): void {
  writeRemote(plan);
  joinWorkspaces(plan.name);
  console.log(`
${plan.name} is made. It owns ${plan.claim}, in the ${plan.layout} layout; "menus" in its remote.json says where it is found.

  npm start -w ${plan.name}    shows it alone, in the real shell
  npm test -w ${plan.name}     runs its tests

Commit it with the changed package.json, package-lock.json and tsconfig.json.
`);
}

function sayHow(remote: string, folder: string): void {
  console.log(`
${folder} is a repository of its own for ${remote}. In it:

  npm install    takes the packages
  npm start      shows it alone, in the real shell
  npm test       runs its types and tests

Its README.md says how it is released.
`);
}

/** npm runs its scripts in the repository's root, and says where it was called. */
function atCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? workspaceRoot, path);
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { claim: text, layout: text, standalone: text, packages: text, from: text },
    });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`);
  }
}
