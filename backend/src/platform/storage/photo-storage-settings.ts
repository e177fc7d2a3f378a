import type { EnvironmentReader } from '../configuration/environment-reader.js';

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

/**
 * Where private documents are kept: as photos are, but never in the same bucket.
 *
 * @throws ConfigurationError naming the variable
 */
export function readDocumentStorageSettings(
  read: EnvironmentReader,
  photos: PhotoStorageSettings,
): PhotoStorageSettings {
  if (photos.kind === 'local') return photos;
  const bucket = read.text('DOCUMENT_BUCKET');
  if (bucket === undefined || bucket === photos.bucket) {
    throw read.refusal(
      'DOCUMENT_BUCKET',
      'must name a bucket of its own for identity documents, which nobody may read from outside',
    );
  }
  return { ...photos, bucket };
}
