// Runs before anything is installed: nothing but Node itself may be imported here.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock-file.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Two that install at once would leave out packages. */
const lockFile = `${root}/.installing`;

/**
 * Installs dependencies if what is installed is not what package-lock.json says. What is there and right stays, so that a
 * product that runs goes on. Ends the process with a plain message when they cannot be installed.
 *
 * @param {'product' | 'everything'} part what the running product needs, or also what tests and checks do
 */
export async function ensureInstalled(part) {
  if (isInstalled(part)) return;
  const release = await lock();
  try {
    if (!isInstalled(part)) await install(part);
  } finally {
    release();
  }
}

/** npm writes its own lock file into node_modules last, so a half-done install is never taken for a whole one. */
function isInstalled(part) {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, { version, dev, optional, peer, devOptional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (dev && part === 'product') return true;
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional || peer || devOptional);
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Waits until no other process installs. */
async function lock() {
  for (let hasSaid = false; ; hasSaid = true) {
    const { release } = takeLock(lockFile);
    if (release) return release;
    if (!hasSaid) say('Another command is installing dependencies; waiting for it …');
    await delay(200);
  }
}

async function install(part) {
  // Beside what the product runs with, which `npm ci` would take away first.
  const isRest = part === 'everything' && isInstalled('product');
  if (isRest) say('Installing what tests and checks need …');
  else say('Installing dependencies, which takes a minute or two …');
  const args = isRest ? ['install', '--no-save'] : ['ci', ...(part === 'product' ? ['--omit=dev'] : [])];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, options);
  const stop = () => child.kill();
  process.once('exit', stop);
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => (output.push(error.message), resolve(1)));
    child.once('close', resolve);
  });
  process.off('exit', stop);
  if (code !== 0)
    stopWith(`Dependencies could not be installed ("npm ${args[0]}" failed):\n${output.join('').trim()}`);
  say(isRest ? 'Installed what tests and checks need' : 'Installed dependencies');
}

/** performance.now() counts from the start of the process, as every later line of progress does. */
function say(text) {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

export function stopWith(message) {
  console.error(message);
  process.exit(1);
}
