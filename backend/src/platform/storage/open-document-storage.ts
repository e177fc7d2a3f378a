import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { DocumentStorage } from './document-storage.js';
import { openLocalFiles } from './local-files.js';
import { openDriver } from './open-driver.js';
import type { PhotoStorageSettings } from './photo-storage-settings.js';

/** The storage of private documents: by default the folder `documents` in the data directory. */
export async function openDocumentStorage(
  settings: PhotoStorageSettings,
  dataDirectory: string,
): Promise<DocumentStorage> {
  if (settings.kind === 'local') return await openLocalFiles(join(dataDirectory, 'documents'));
  const disk = new Disk(await openDriver(settings));
  return {
    write: async (key, bytes, contentType) => {
      await disk.put(key, bytes, { contentType, cacheControl: 'private, no-store' });
    },
    read: async (key) => {
      if (!(await disk.exists(key))) return undefined;
      return await disk.getStream(key);
    },
    remove: async (key) => {
      await disk.delete(key);
    },
  };
}
