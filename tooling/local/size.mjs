import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * Prints the lines of tracked files by kind, blank ones left out; the first kind whose pattern fits a path counts. With
 * --check it ends with 1 where more than its limit has come together of what is not the product. A limit follows what is
 * there downwards, towards its target; it is raised by no change that could have taken something away instead.
 */
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

const limits = [
  // Loads, releases and helps teams; 12,000 is the target.
  { name: 'lines of federation, release and tooling', of: /^(federation|release|tooling)\//, limit: 16_400 },
  // Invents data and measures; 8,000.
  {
    name: 'lines of demo, bench, simulation and dev',
    of: /^backend\/(demo|bench|simulation|dev)\//,
    limit: 9_600,
  },
  // In tests, too.
  { name: 'rules switched off', isInTests: true, of: /./, counts: /(?:eslint|oxlint)-disable/g, limit: 40 },
  // 15.
  { name: 'casts around the types', of: /./, counts: /\bas (?:unknown as|never\b)/g, limit: 32 },
];

const lines = new Map(kinds.map(([kind]) => [kind, { files: 0, lines: 0 }]));
for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')) {
  const kind = kinds.find(([, pattern]) => file !== '' && pattern.test(file))?.[0];
  if (kind === undefined) continue;
  const text = readFileSync(file, 'utf8');
  const count = text.split('\n').filter((line) => line.trim() !== '').length;
  const total = lines.get(kind);
  total.files += 1;
  total.lines += count;
  for (const one of limits) {
    const isCounted = kind === 'own code' || (kind === 'tests' && one.isInTests);
    if (!isCounted || !one.of.test(file)) continue;
    one.count = (one.count ?? 0) + (one.counts ? (text.match(one.counts)?.length ?? 0) : count);
  }
}
console.table(Object.fromEntries(lines));
for (const { name, count = 0, limit } of limits) console.log(`${count} ${name}, at most ${limit}`);
if (process.argv.includes('--check') && limits.some(({ count = 0, limit }) => count > limit)) process.exit(1);
