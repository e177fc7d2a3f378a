import { PlainError, say } from '../progress';
import { encodedFile, isEncodedForm } from '@drove/federation/encodings/encodings';
import { RELEASE_FILE } from '@drove/federation/registry';
import { isPrivateFile } from '@drove/federation/registry/build-graph';
import type { Candidate, ShellCandidate } from '../gate/gate';
import type { ReleaseStore } from '../store/release-store';

/**
 * What visitors get. A compressed form comes after its file, so that it never stands beside another one. The description
 * comes last: where it is, everything that it describes is.
 */
function servedFiles(files: Map<string, Buffer>): [string, Buffer][] {
  const last = (path: string) => (path === RELEASE_FILE ? 2 : encodedFile(path) ? 1 : 0);
  return [...files]
    .filter(([path]) => !isPrivateFile(path))
    .sort(([one], [other]) => last(one) - last(other));
}

/**
 * Puts a release's files into the folder of its version. What an upload that was cut has left is completed; what is
 * there already is not written again. Source maps go first, to a place of their own: a release that is live has them.
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
  await keepSourceMaps(store, folder, files);
  for (const [path, bytes] of servedFiles(files)) {
    const stored = await store.read(`${folder}/${path}`);
    if (stored && (await isSame(path, stored, bytes, files))) continue;
    if (stored && isKnown && !encodedFile(path)) {
      throw new PlainError(
        `${folder}/${path} in ${store.description} is not what this version was released with, and a version ` +
          'never changes. Restore the file, or change something and release that.',
      );
    }
    await store.write(`${folder}/${path}`, bytes);
  }
}

/** Two versions of a compressor write one file differently; any form of it will do. */
async function isSame(
  path: string,
  stored: Buffer,
  bytes: Buffer,
  files: Map<string, Buffer>,
): Promise<boolean> {
  if (stored.equals(bytes)) return true;
  const encoded = encodedFile(path);
  const plain = encoded && files.get(encoded.plain);
  return plain ? isEncodedForm(encoded.encoding, stored, plain) : false;
}

async function keepSourceMaps(
  { sourceMaps, description }: ReleaseStore,
  folder: string,
  files: Map<string, Buffer>,
): Promise<void> {
  const maps = [...files].filter(([path]) => isPrivateFile(path));
  if (sourceMaps === undefined && maps.length > 0) {
    say(`No source maps are kept of ${folder}: RELEASES_SOURCE_MAPS names no place beside ${description}`);
  }
  for (const [path, bytes] of maps) {
    // Of two builds of one version, either says where the code came from.
    if ((await sourceMaps?.read(`${folder}/${path}`)) === undefined) {
      await sourceMaps?.write(`${folder}/${path}`, bytes);
    }
  }
}
