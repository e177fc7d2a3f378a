// `node node-tests.mjs src …`: runs every *.test.ts below the folders, or the one named, with Node’s own runner, all in
// one process: with a process for each file, half of the time went into loading the same modules and PGlite again.
// Arguments that begin with -- go to Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const files = given
  .filter((argument) => !argument.startsWith('--') && existsSync(argument))
  .flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => `${path}/${file}`)
      : [path],
  )
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'));
if (files.length === 0) {
  console.error(`No tests found below ${given.join(', ')}.`);
  process.exit(1);
}
const entry = files
  .sort()
  .map((file) => `await import(${JSON.stringify(pathToFileURL(resolve(file)).href)});`)
  .join('\n');
const reporter = options.some((option) => option.startsWith('--test-reporter'))
  ? []
  : ['--test-reporter=spec'];
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', ...reporter, ...options, '--input-type=module', '--eval', entry],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
