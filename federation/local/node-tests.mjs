// `node node-tests.mjs src …`: runs every *.test.ts below the folders with Node's own runner. Node 20 takes no
// patterns, and the shell's differ. Arguments that begin with -- go to Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const folders = given.filter((argument) => !argument.startsWith('--') && existsSync(argument));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);
if (files.length === 0) {
  console.error(`No tests found below ${given.join(', ')}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--test', ...options, ...files.sort()], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
