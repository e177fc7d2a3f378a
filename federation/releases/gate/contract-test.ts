import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../local/stack/run-command';
import { workspaceRoot } from '../../local/stack/workspaces';
import type { Refusal } from './gate';

const testFile = 'src/contract.test.tsx';

/** Mounts the remote's real routes for every role, by its own test of the contract. */
export async function runContractTest(name: string): Promise<Refusal[]> {
  const folder = join(workspaceRoot, name);
  if (!existsSync(join(folder, testFile))) {
    return [
      {
        check: 'contract test',
        problem: `${name} has no ${testFile}.`,
        remedy:
          "Add it: import { describeContract } from 'shared-auth/testing', and call it with the remote.",
      },
    ];
  }
  const { code, output } = await runCommand(
    process.execPath,
    [join(workspaceRoot, 'node_modules/jest/bin/jest.js'), '--runInBand', '--silent', testFile],
    { folder, environment: { NODE_ENV: 'test' } },
  );
  if (code === 0) return [];
  return [
    {
      check: 'contract test',
      problem: `${name} could not be mounted for every role:\n${indented(output)}`,
      remedy: `Mend it until this passes: npm test -w ${name} -- ${testFile}`,
    },
  ];
}

function indented(output: string): string {
  const start = output.indexOf('●');
  const lines = output.slice(Math.max(0, start)).trim().split('\n').slice(0, 40);
  return lines.map((line) => `      ${line}`).join('\n');
}
