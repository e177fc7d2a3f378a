import type { FleetLine } from './demo-fleet.js';

/** The views of each car of the demo, its cover first; of each there is a file in `demo/pictures`. */
const pictureViews = ['front', 'side', 'rear'] as const;

/** Of the files in `demo/pictures`, in pixels. */
export const pictureWidth = 800;
export const pictureHeight = 534;

/** Raise it when the pictures change: they are kept for a year under their key. */
const version = 1;
const keyPattern = new RegExp(`^demo-(?<name>[a-z0-9-]+)-v${String(version)}$`);

/** Under which keys the pictures of a demo car are stored, its cover first; the same ones at every start. */
export function demoPictureKeys([make, model]: FleetLine): string[] {
  const name = `${make} ${model}`
    .normalize('NFD')
    .replaceAll(/[^\w .-]/g, '')
    .replaceAll(/[ .]+/g, '-')
    .toLowerCase();
  return pictureViews.map((view) => `demo-${name}-${view}-v${String(version)}`);
}

/** The file of a key, in `demo/pictures`; undefined for a key that is not the demo's. */
export function demoPictureFile(key: string): string | undefined {
  const name = keyPattern.exec(key)?.groups?.['name'];
  return name === undefined ? undefined : `${name}.webp`;
}
