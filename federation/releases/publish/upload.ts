import { PlainError } from '../../local/progress';
import { RELEASE_FILE } from '../../src/registry';
import type { Candidate, ShellCandidate } from '../gate/gate';
import type { ReleaseStore } from '../store/release-store';

/** The description comes last: where it is, everything that it describes is. */
function inOrder(files: Map<string, Buffer>): [string, Buffer][] {
  const last = (path: string) => (path === RELEASE_FILE ? 1 : 0);
  return [...files].sort(([one], [other]) => last(one) - last(other));
}

/**
 * Puts a release's files into the folder of its version. What an upload that was cut has left is completed; what is
 * there already is not written again.
 *
 * @param isKnown whether a registry names the version, so that its files must never change
 * @throws PlainError when a known version has other files
 */
export async function upload(
  store: ReleaseStore,
  { description: { name, version }, files }: Candidate | ShellCandidate,
  isKnown: boolean,
): Promise<void> {
  const folder = `${name}/${version}`;
  for (const [path, bytes] of inOrder(files)) {
    const stored = await store.read(`${folder}/${path}`);
    if (stored?.equals(bytes)) continue;
    if (stored && isKnown) {
      throw new PlainError(
        `${folder}/${path} in ${store.description} is not what this version was released with, and a version ` +
          'never changes. Restore the file, or change something and release that.',
      );
    }
    await store.write(`${folder}/${path}`, bytes);
  }
}
