import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/* Prints the lines of tracked files by kind, blank ones left out; the first kind whose pattern fits a path counts. */
const kinds = [
  ['lock', /^package-lock\.json$/],
  ['generated', /\.generated\.|^backend\/openapi\.json$|^backend\/migrations\/released\.json$/],
  ['recorded', /\/recorded\//],
  ['docs', /\.md$/],
  ['tests', /\.(test|spec)\.\w+$|\/testing\/|^e2e\/|\/jest\//],
  ['migrations', /^backend\/migrations\//],
  ['own code', /\.([mc]?[jt]sx?|css|html|sh)$/],
  ['other text', /\.(json|ya?ml|txt|svg|toml|conf|example)$|^[^.]*$|^\.[\w./-]+$/],
];

const lines = new Map(kinds.map(([kind]) => [kind, { files: 0, lines: 0 }]));
for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')) {
  const kind = kinds.find(([, pattern]) => file !== '' && pattern.test(file))?.[0];
  if (kind === undefined) continue;
  const total = lines.get(kind);
  total.files += 1;
  total.lines += readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}
console.table(Object.fromEntries(lines));
