import { changedSuites } from './checks/changed-suites';
import { runFiles } from './checks/run-files';
import { readCommandLine } from './checks/command-line';
import { runSuites } from './checks/run-suites';
import { summary } from './checks/summary';
import { sayError } from './progress';

try {
  const wanted = readCommandLine(process.argv.slice(2));
  if (wanted.files) process.exitCode = runFiles(wanted.files, wanted);
  else {
    const results = await runSuites(wanted.suites ?? (await changedSuites()));
    console.log(summary(results, performance.now()));
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  }
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
