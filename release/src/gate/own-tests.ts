import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashTested } from '../build/build-inputs';
import { runNode } from '../build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import { SHELL } from '@drove/federation/registry/shell-file';
import type { Refusal } from './gate';

const contractTest = 'src/contract.test.tsx';

interface OwnTestsOptions {
  /** The repository. */
  root?: string;
  /** Where is written down what has passed. */
  records?: string;
}

/**
 * Types and tests of what is released, one part after the other: they read the sources, so that they run beside the
 * builds. What has passed with the same sources, packages and Node is not run again.
 *
 * @returns a refusal for each part whose types or tests fail
 */
export async function checkSources(names: string[], options: OwnTestsOptions = {}): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const name of names) refusals.push(...(await checkPart(name, options)));
  return refusals;
}

async function checkPart(
  name: string,
  {
    root = workspaceRoot,
    records = join(workspaceRoot, 'node_modules/.cache/local/tested'),
  }: OwnTestsOptions,
): Promise<Refusal[]> {
  if (name !== SHELL && !existsSync(join(root, name, contractTest))) {
    return [
      {
        check: 'contract test',
        problem: `${name} has no ${contractTest}.`,
        remedy:
          "Add it: import { describeContract } from '@drove/shared-auth/testing', and call it with the remote.",
      },
    ];
  }
  const hash = hashTested(name, root);
  const record = join(records, name);
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return [];
  const refusals = [...(await checkTypes(name, root)), ...(await runTests(name, root))];
  if (refusals.length === 0) {
    mkdirSync(records, { recursive: true });
    writeFileSync(record, hash);
  }
  return refusals;
}

async function checkTypes(name: string, root: string): Promise<Refusal[]> {
  // The faster compiler, where a repository has it.
  const [tsc = ''] = ['typescript-native', 'typescript']
    .map((compiler) => join(workspaceRoot, 'node_modules', compiler, 'bin/tsc'))
    .filter((file) => existsSync(file));
  const { code, output } = await runNode([tsc, '-b', name, '--pretty', 'false'], { folder: root });
  if (code === 0) return [];
  return [
    {
      check: 'types',
      problem: `The types of ${name} are not right:\n${indented(output)}`,
      remedy: `Mend it until this passes: npx tsc -b ${name}`,
    },
  ];
}

/** Its own tests, that of the contract among them: its pages are mounted for every role. */
async function runTests(name: string, root: string): Promise<Refusal[]> {
  const jest = join(workspaceRoot, 'node_modules/jest/bin/jest.js');
  const { code, output } = await runNode([jest, '--silent'], {
    folder: join(root, name),
    environment: { NODE_ENV: 'test' },
  });
  if (code === 0) return [];
  return [
    {
      check: 'tests',
      problem: `The tests of ${name} do not pass:\n${indented(output.slice(Math.max(0, output.indexOf('●'))))}`,
      remedy: `Mend it until this passes: npm test -w ${name}`,
    },
  ];
}

function indented(output: string): string {
  const lines = output.trim().split('\n').slice(0, 40);
  return lines.map((line) => `      ${line}`).join('\n');
}
