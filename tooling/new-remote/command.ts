import { parseArgs } from 'node:util';
import { PlainError, sayError } from '@drove/release/progress';
import { readExisting } from './existing-remotes';
import { joinWorkspaces } from './join-workspaces';
import { planRemote } from './plan-remote';
import { writeRemote } from './write-remote';

const usage = `Usage: npm run remote:new -- <name> [--claim /path] [--layout public|auth|dashboard]`;

/** `npm run remote:new`: a remote that builds, passes its tests, runs alone and can be released. */
try {
  const { values, positionals } = readArguments();
  const [name, ...further] = positionals;
  if (name === undefined || further.length > 0) throw new PlainError(usage);
  const plan = planRemote({ name, ...values }, readExisting());
  writeRemote(plan);
  joinWorkspaces(plan.name);
  console.log(`
${plan.name} is made. It owns ${plan.claim}, in the ${plan.layout} layout; "menus" in its remote.json says where it is found.

  npm start -w ${plan.name}    shows it alone, in the real shell
  npm test -w ${plan.name}     runs its tests

Commit it with the changed package.json, package-lock.json and tsconfig.json.
`);
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { claim: { type: 'string' }, layout: { type: 'string' } },
    });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`);
  }
}
