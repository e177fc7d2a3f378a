import type { Static } from 'typebox';
import { refuseSetting } from '../configuration/configuration-error.js';
import { refuseInsecureAddress } from '../http/refuse-insecure-address.js';
import { oneOf, settings, text, url } from '../configuration/setting.js';

export const storageEnvironment = settings('Photos and documents', {
  PHOTO_STORAGE: oneOf(['local', 's3', 'gcs'], 'local', 'Files below DATA_DIR, or objects in buckets.'),
  PHOTO_BUCKET: text('The bucket of photos.'),
  DOCUMENT_BUCKET: text('Another bucket, for identity documents; it must not be public.'),
  PHOTO_REGION: text('The region of both buckets; with s3 only.', { defaultText: '`auto`' }),
  PHOTO_ENDPOINT: url(['https:', 'http:'], "The service where it is not Amazon's; with s3 only.", {
    refuseWhenReal: refuseInsecureAddress,
  }),
});

type StorageEnvironment = Static<typeof storageEnvironment>;

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
export function readPhotoStorageSettings(environment: StorageEnvironment): PhotoStorageSettings {
  const { PHOTO_STORAGE: kind, PHOTO_BUCKET: bucket, PHOTO_REGION: region, PHOTO_ENDPOINT } = environment;
  refuseWhatIsNotRead(environment);
  if (kind === 'local') return { kind };
  if (bucket === undefined)
    throw refuseSetting('PHOTO_BUCKET', `must name the bucket when PHOTO_STORAGE is ${kind}`);
  if (kind === 'gcs') return { kind, bucket };
  // An endpoint is set for whatever speaks S3 and is not Amazon's.
  return { kind, bucket, region: region ?? 'auto', endpoint: PHOTO_ENDPOINT };
}

/**
 * Where private documents are kept: as photos are, but never in the same bucket.
 *
 * @throws ConfigurationError naming the variable
 */
export function readDocumentStorageSettings(
  { DOCUMENT_BUCKET: bucket }: StorageEnvironment,
  photos: PhotoStorageSettings,
): PhotoStorageSettings {
  if (photos.kind === 'local') return photos;
  if (bucket === undefined || bucket === photos.bucket) {
    throw refuseSetting(
      'DOCUMENT_BUCKET',
      'must name a bucket of its own for identity documents, which nobody may read from outside',
    );
  }
  return { ...photos, bucket };
}

/** A bucket beside local storage would look as if it were used, while photos lie on one disk. */
function refuseWhatIsNotRead(environment: StorageEnvironment): void {
  const { PHOTO_STORAGE: kind } = environment;
  const unread = {
    local: ['PHOTO_BUCKET', 'DOCUMENT_BUCKET', 'PHOTO_REGION', 'PHOTO_ENDPOINT'] as const,
    gcs: ['PHOTO_REGION', 'PHOTO_ENDPOINT'] as const,
    s3: [] as const,
  }[kind];
  const given = unread.find((name) => environment[name] !== undefined);
  if (given !== undefined) throw refuseSetting(given, `has no effect while PHOTO_STORAGE is ${kind}`);
}
