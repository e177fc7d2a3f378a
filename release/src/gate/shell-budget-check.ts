import { SHELL } from '@drove/federation/registry/shell-file';
import type { Refusal, ShellCandidate } from './gate';
import { compressedKb } from './weigh';

// What was measured, rounded up (`npm run build -w shell`, then the sizes of `shell/dist/*.br`), so that growth is a choice.
/** Of the scripts that every page starts with, compressed: React, the router, the federation's runtime and the shell. */
const SCRIPTS_KB = 139;
/** Of all that a page may load of the shell, identity and the reader of live events included. */
const TOTAL_KB = 186;
/** Of the service worker, which a page neither loads nor waits for. */
const WORKER_KB = 6;

/** What every page loads of the shell is within its budgets. */
export function shellBudgetCheck({
  description: { page, worker, integrity },
  files,
}: ShellCandidate): Refusal[] {
  const html = files.get(page)?.toString() ?? '';
  const scripts = Object.keys(integrity).filter((path) => path.endsWith('.js') && path !== worker);
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc="?(?<source>[^"\s>]+)/g)].map(
    ({ groups }) => groups?.['source'],
  );
  const atOnce = scripts.filter((path) => sources.includes(path));
  const styles = Object.keys(integrity).filter((path) => path.endsWith('.css'));
  return [
    { what: 'the scripts of every page', kb: compressedKb(atOnce, files), budgetKb: SCRIPTS_KB },
    { what: 'all that it may load', kb: compressedKb([...scripts, ...styles], files), budgetKb: TOTAL_KB },
    {
      what: 'its service worker',
      kb: compressedKb(worker === undefined ? [] : [worker], files),
      budgetKb: WORKER_KB,
    },
  ]
    .filter(({ kb, budgetKb }) => kb > budgetKb)
    .map(({ what, kb, budgetKb }) => ({
      check: 'size budget',
      problem: `The ${SHELL} needs ${kb.toFixed(0)} kB for ${what}, its budget is ${budgetKb} kB.`,
      remedy: 'Load what a page does not need at once later, with import(), or see what made it heavier.',
    }));
}
