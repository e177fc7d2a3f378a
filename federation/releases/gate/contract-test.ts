import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../local/stack/run-command';
import { workspaceRoot } from '../../local/stack/workspaces';
import { SHELL } from '../../src/registry/shell-file';
import type { Refusal } from './gate';

const testFile = 'src/contract.test.tsx';

/** What can only be seen by running it: a remote's test of the contract, the shell's own tests. */
export async function runTests(names: string[]): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const name of names)
    refusals.push(...(await (name === SHELL ? runShellTests() : runContractTest(name))));
  return refusals;
}

/** The frame, the routes and the loading of remotes, which every page goes through. */
async function runShellTests(): Promise<Refusal[]> {
  const { code, output } = await runJest(SHELL, []);
  if (code === 0) return [];
  return [
    {
      check: 'tests',
      problem: `The shell's tests do not pass:\n${indented(output)}`,
      remedy: 'Mend it until this passes: npm test -w shell',
    },
  ];
}

/** Mounts the remote's real routes for every role, by its own test of the contract. */
async function runContractTest(name: string): Promise<Refusal[]> {
  if (!existsSync(join(workspaceRoot, name, testFile))) {
    return [
      {
        check: 'contract test',
        problem: `${name} has no ${testFile}.`,
        remedy:
          "Add it: import { describeContract } from 'shared-auth/testing', and call it with the remote.",
      },
    ];
  }
  const { code, output } = await runJest(name, ['--runInBand', testFile]);
  if (code === 0) return [];
  return [
    {
      check: 'contract test',
      problem: `${name} could not be mounted for every role:\n${indented(output)}`,
      remedy: `Mend it until this passes: npm test -w ${name} -- ${testFile}`,
    },
  ];
}

function runJest(name: string, args: string[]) {
  return runNode([join(workspaceRoot, 'node_modules/jest/bin/jest.js'), '--silent', ...args], {
    folder: join(workspaceRoot, name),
    environment: { NODE_ENV: 'test' },
  });
}

function indented(output: string): string {
  const start = output.indexOf('●');
  const lines = output.slice(Math.max(0, start)).trim().split('\n').slice(0, 40);
  return lines.map((line) => `      ${line}`).join('\n');
}
