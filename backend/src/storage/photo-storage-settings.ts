import type { EnvironmentReader } from '../environment-reader.js';

/** Where photos are kept. Credentials for a bucket come from the environment, as its provider's own tools read them. */
export type PhotoStorageSettings =
  | { kind: 'local' }
  | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined }
  | { kind: 'gcs'; bucket: string };

/**
 * PHOTO_STORAGE and what belongs to it.
 *
 * @throws ConfigurationError naming the variable
 */
export function readPhotoStorageSettings(read: EnvironmentReader): PhotoStorageSettings {
  const kind = read.oneOf('PHOTO_STORAGE', ['local', 's3', 'gcs'], 'local');
  if (kind === 'local') return { kind };
  const bucket = read.text('PHOTO_BUCKET');
  if (bucket === undefined)
    throw read.refusal('PHOTO_BUCKET', `must name the bucket when PHOTO_STORAGE is ${kind}`);
  if (kind === 'gcs') return { kind, bucket };
  return {
    kind,
    bucket,
    region: read.text('PHOTO_REGION') ?? 'auto',
    // Set for whatever speaks S3 and is not Amazon's.
    endpoint: read.url('PHOTO_ENDPOINT', ['https:', 'http:']),
  };
}
