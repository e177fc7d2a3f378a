import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Candidate, ShellCandidate } from '../gate/gate';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { aShell } from './a-candidate';

/** An empty folder that is gone after the test file. */
function anEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** An empty release store in a folder. */
export function aStore(publicUrl?: string): ReleaseStore & { folder: string } {
  const folder = join(anEmptyFolder(), 'releases');
  return { ...folderStore(folder, publicUrl), folder };
}

/** Releases as the command does, from a commit of the same name as the version. */
export async function releaseTo(store: ReleaseStore, candidate: Candidate | ShellCandidate, percent = 100) {
  const commit = `commit-of-${candidate.description.version}`;
  return publish(store, {
    candidates: [candidate],
    unreleased: { shell: aShell },
    commit,
    percent,
    author: 'Ada',
    further: [],
  });
}
