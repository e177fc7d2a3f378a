// Runs before anything is installed: nothing but Node itself may be imported here.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isPackage = root.includes('/node_modules/');

/**
 * Makes the checkout able to run TypeScript: checks Node's version and installs dependencies if what is
 * installed is not what package-lock.json says. Ends the process with a plain message when it cannot.
 */
export async function prepare() {
  refuseOldNode();
  // Where this is itself installed, so is everything else.
  if (!isPackage && !isInstalled()) await install();
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  modules.register();
  // The webpack configurations of packages that are CommonJS.
  commonJs.register();
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stopWith(`Node ${process.versions.node} is too old: this needs 20.19 or newer (https://nodejs.org).`);
}

/** npm writes its own lock file into node_modules last, so a half-done install is never taken for a whole one. */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, peer, devOptional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
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

async function install() {
  say('Installing dependencies, which takes a minute or two …');
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, 'ci'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', ['ci'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => (output.push(error.message), resolve(1)));
    child.once('close', resolve);
  });
  if (code !== 0)
    stopWith(`Dependencies could not be installed ("npm ci" failed):\n${output.join('').trim()}`);
  say('Installed dependencies');
}

/** performance.now() counts from the start of the process, as every later line of progress does. */
function say(text) {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

function stopWith(message) {
  console.error(message);
  process.exit(1);
}
