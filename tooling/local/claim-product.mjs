// Runs before anything is installed: nothing but Node itself may be imported here.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWith } from './install.mjs';
import { takeLock } from './lock-file.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends the process with a plain message when another one runs the product, or is about to, on the same data. */
export function claimProduct() {
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const { holder } = takeLock(
    join(dataDir, 'product.lock'),
    `http://localhost:${process.env.SHELL_PORT || 3000}`,
  );
  if (holder === undefined) return;
  stopWith(
    `The product runs already, or is being started, by process ${holder.pid}: ${holder.about}\n` +
      `Stop that process first. For a second one choose another folder than ${dataDir} with DATA_DIR, and other ports.`,
  );
}
