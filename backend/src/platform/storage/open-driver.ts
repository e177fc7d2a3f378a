import type { DriverContract } from 'flydrive/types';
import type { PhotoStorageSettings } from './photo-storage-settings.js';

/** The library's driver for a bucket. Loaded only where used: each cloud's library takes longer to load than the rest. */
export async function openDriver(
  settings: Exclude<PhotoStorageSettings, { kind: 'local' }>,
): Promise<DriverContract> {
  switch (settings.kind) {
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
