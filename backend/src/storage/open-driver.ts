import { join } from 'node:path';
import type { DriverContract } from 'flydrive/types';
import type { PhotoStorageSettings } from './photo-storage-settings.js';

/**
 * The library's driver for where files are kept: a folder of the data directory, or a bucket. Loaded only where used:
 * each cloud's library takes longer to load than the rest of the backend.
 */
export async function openDriver(
  settings: PhotoStorageSettings,
  dataDirectory: string,
  folder: string,
): Promise<DriverContract> {
  switch (settings.kind) {
    case 'local': {
      const { FSDriver } = await import('flydrive/drivers/fs');
      return new FSDriver({ location: join(dataDirectory, folder), visibility: 'private' });
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
