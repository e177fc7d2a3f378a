import { join } from 'node:path';
import { Disk } from 'flydrive';
import { openLocalFiles } from './local-files.js';
import { openDriver } from './open-driver.js';
import type { PhotoStorage } from './photo-storage.js';
import type { PhotoStorageSettings } from './photo-storage-settings.js';

const oneYear = 'public, max-age=31536000, immutable';

/** The storage that the settings ask for: by default the folder `photos` in the data directory. */
export async function openPhotoStorage(
  settings: PhotoStorageSettings,
  dataDirectory: string,
): Promise<PhotoStorage> {
  if (settings.kind === 'local') {
    const { remove, ...files } = await openLocalFiles(join(dataDirectory, 'photos'));
    return { ...files, removeFolder: remove };
  }
  const disk = new Disk(await openDriver(settings));
  return {
    write: async (key, bytes) => {
      await disk.put(key, bytes, { contentType: 'image/webp', cacheControl: oneYear });
    },
    read: async (key) => {
      // Asked first: some drivers hand out a stream for a missing file, which fails when the answer has begun.
      if (!(await disk.exists(key))) return undefined;
      return await disk.getStream(key);
    },
    removeFolder: async (folder) => {
      await disk.deleteAll(`${folder}/`);
    },
  };
}
