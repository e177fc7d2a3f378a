import { encodedFile } from '@drove/federation/encodings/encodings';
import { RELEASE_FILE } from '@drove/federation/registry';
import { isPrivateFile } from '@drove/federation/registry/build-graph';
import { isIntact } from '../integrity';
import type { GateCheck, Refusal } from './gate';

const isHashed = (path: string) => path !== RELEASE_FILE && !isPrivateFile(path) && !encodedFile(path);

/** Every file that is described is there, and every file that is there has the hash that the description gives. */
export const filesCheck: GateCheck = ({ description, files }) => {
  const { entry, routes, styles, screens, integrity } = description;
  return checkFiles([entry, ...routes, ...styles, ...Object.values(screens).flat()], integrity, files);
};

/** The same for any build. */
export function checkFiles(
  described: string[],
  integrity: Record<string, string>,
  files: Map<string, Buffer>,
): Refusal[] {
  const missing = [...described, ...Object.keys(integrity)].filter((path) => !files.has(path));
  const present = [...files].filter(([path]) => isHashed(path));
  const remedy = 'Build again, and do not change what is in dist afterwards.';
  return [
    ...[...new Set(missing)].map((path) => ({
      check: 'files',
      problem: `${path} is described, but it is not in dist.`,
      remedy,
    })),
    ...present
      .filter(([path]) => integrity[path] === undefined)
      .map(([path]) => ({ check: 'hashes', problem: `${path} has no hash in release.json.`, remedy })),
    ...present
      .filter(([path, bytes]) => integrity[path] !== undefined && !isIntact(bytes, integrity[path]))
      .map(([path]) => ({
        check: 'hashes',
        problem: `${path} is not the file whose hash is in release.json.`,
        remedy,
      })),
  ];
}
