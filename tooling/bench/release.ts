import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { shellHere } from '@drove/release/publish/prepare-release';
import { publish } from '@drove/release/publish/publish';
import { folderStore } from '@drove/release/store/folder-store';
import { aCandidate } from '@drove/release/testing/a-candidate';
import { median } from './load/measure';

/*
 * npm run bench:release: a release of one remote, from the command to live, beside building everything, in turn, in
 * one run, both with the caches of earlier builds; and a rollback. Prints the table of docs/benchmarks.md.
 */

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const REMOTE = process.env['BENCH_REMOTE'] ?? 'remote-auth';

/** Seconds that a command takes; what it prints is shown only when it fails. */
function secondsOf(command: string, args: string[], environment: Record<string, string> = {}): number {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return (performance.now() - startedAt) / 1000;
}

const everything: number[] = [];
const release: number[] = [];
const rollback: number[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-release-'));
  try {
    const building = secondsOf('npm', ['run', 'build']);
    // A build variable that nothing reads: the remote counts as changed, and is built.
    const changed = { ASSET_BASE_URL: `run-${run}-${Date.now()}` };
    const releasing = secondsOf('npm', ['run', 'release', '--', REMOTE, '--to', folder], changed);
    const next = aCandidate('next', { description: { name: REMOTE } });
    await publish(folderStore(folder), {
      candidates: [next],
      unreleased: { shell: shellHere() },
      commit: 'none',
      percent: 100,
      author: 'the test',
      further: [],
    });
    const goingBack = secondsOf('npm', ['run', 'rollback', '--', REMOTE, '--to', folder]);
    // The first fills the caches.
    if (run === 0) continue;
    everything.push(building);
    release.push(releasing);
    rollback.push(goingBack);
    console.log(
      `Run ${run} of ${RUNS}: everything ${building.toFixed(1)} s, release ${releasing.toFixed(1)} s, rollback ${goingBack.toFixed(2)} s`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ratio = median(release) / median(everything);
console.log(`
${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, median of ${RUNS}:

| what                                   | seconds |
| -------------------------------------- | ------- |
| building everything                    | ${median(everything).toFixed(1)} |
| release of ${REMOTE}, command to live | ${median(release).toFixed(1)} |
| rollback, command to live              | ${median(rollback).toFixed(2)} |

A release takes ${ratio.toFixed(2)} of the time of building everything (target: below 0.50).
`);
