// `node node-tests.mjs src …`: runs every *.test.ts below the folders, or the one named, with Node’s own runner.
// `--watch` runs them again when a file that they import changes; other arguments that begin with -- go to Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--') && argument !== '--watch');
const files = given
  .filter((argument) => !argument.startsWith('--') && existsSync(argument))
  .flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => `${path}/${file}`)
      : [path],
  )
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .sort();
if (files.length === 0) {
  console.error(`No tests found below ${given.join(', ')}.`);
  process.exit(1);
}
const reporter = options.some((option) => option.startsWith('--test-reporter'))
  ? []
  : ['--test-reporter=spec'];
const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const runner = given.includes('--watch')
  ? [pathOf('../../node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false']
  : ['--import', 'tsx'];
const { status } = spawnSync(
  process.execPath,
  [...runner, ...reporter, ...options, pathOf('import-tests.mjs'), ...files],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
