import { basename } from 'node:path';
import { withReason } from './failure-reason';
import { runTests } from './runners';
import type { Outcome, Suite } from './suite';
import type { TestFile } from './test-files';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Tests of a front-end package. */
export function jestSuite(workspace: string, files: TestFile[]): Suite {
  return { name: workspace, part: workspace, files, run: () => runJest(workspace, files) };
}

async function runJest(workspace: string, files: TestFile[]): Promise<Outcome> {
  const { results: text, ...command } = await runTests(
    'jest',
    workspace,
    (file) => ['--json', '--outputFile', file, '--runTestsByPath', ...files.map(({ path }) => path)],
    () => ({ NODE_ENV: 'test' }),
  );
  if (text === '') return { passed: 0, failed: 1, output: command.output };
  const results = JSON.parse(text) as JestResults;
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    // Jest may fail without a failed test: no tests, a handle left open, a coverage limit.
    failed: command.code === 0 ? failed : Math.max(1, failed),
    skipped: results.numPendingTests + results.numTodoTests,
    times: results.testResults.map(({ name, startTime, endTime }) => ({
      name: basename(name),
      ms: endTime - startTime,
    })),
    failures: results.testResults.flatMap(failuresOf),
    // Its JSON goes to standard output, too, as one line.
    output: command.output.replace(/^\{"num.*$/m, ''),
  };
}

/** The failed tests of a file, or the file itself where none of its tests could begin. */
function failuresOf({ name, status, assertionResults }: JestResults['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [basename(name)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${basename(name)}: ${fullName}`, failureMessages[0]),
  );
}
