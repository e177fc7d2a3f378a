import { readCommandLine } from './checks/command-line';
import { runFiles } from './checks/run-files';
import { runSuites } from './checks/run-suites';
import { listing, summary } from './checks/summary';
import { sayError } from '@drove/release/progress';

try {
  const { files, suites = [], list, ...how } = readCommandLine(process.argv.slice(2));
  if (files) process.exitCode = runFiles(files, how);
  else if (list) console.log(listing(suites));
  else {
    const results = await runSuites(suites);
    console.log(summary(results, performance.now()));
    process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  }
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
