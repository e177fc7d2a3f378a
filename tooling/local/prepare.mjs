// Runs before anything is installed: nothing but Node itself may be imported here.
import { ensureInstalled, stopWith } from './install.mjs';

const isPackage = import.meta.url.includes('/node_modules/');

/**
 * Makes the checkout able to run TypeScript: checks Node's version and installs what is missing. Ends the process with a
 * plain message when it cannot.
 *
 * @param {'product' | 'everything'} part what the running product needs, or also what tests and checks do
 */
export async function prepare(part = 'everything') {
  refuseOldNode();
  // Where this is itself installed, so is everything else.
  if (!isPackage) await ensureInstalled(part);
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
