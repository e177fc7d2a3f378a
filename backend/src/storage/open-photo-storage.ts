import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { PhotoStorage } from './photo-storage.js';
import type { PhotoStorageSettings } from './photo-storage-settings.js';

const oneYear = 'public, max-age=31536000, immutable';

/** The storage that the settings ask for: by default the folder `photos` in the data directory. */
export async function openPhotoStorage(
  settings: PhotoStorageSettings,
  dataDirectory: string,
): Promise<PhotoStorage> {
  const disk = new Disk(await openDriver(settings, dataDirectory));
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

/** Loaded only where used: each cloud's library takes longer to load than the rest of the backend. */
async function openDriver(settings: PhotoStorageSettings, dataDirectory: string): Promise<DriverContract> {
  switch (settings.kind) {
    case 'local': {
      const { FSDriver } = await import('flydrive/drivers/fs');
      return new FSDriver({ location: join(dataDirectory, 'photos'), visibility: 'private' });
    }
    case 's3': {
      const { S3Driver } = await import('flydrive/drivers/s3');
      const { bucket, region, endpoint } = settings;
      return new S3Driver({
        bucket,
        region,
        visibility: 'private',
        supportsACL: false,
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      });
    }
    case 'gcs': {
      const { GCSDriver } = await import('flydrive/drivers/gcs');
      return new GCSDriver({ bucket: settings.bucket, visibility: 'private', usingUniformAcl: true });
    }
  }
}
