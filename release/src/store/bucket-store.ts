import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkReleaseRegistry } from '../registry/check-release-registry';
import { emptyRegistry, type ReleaseRegistry } from '../registry/release-registry';
import { diskFiles } from './disk-files';
import type { ReadRegistry, ReleaseStore, StoredFiles } from './release-store';

/** Which bucket; credentials come from the environment, as Amazon's own tools read them. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Set for whatever speaks S3 and is not Amazon's. */
  endpoint: string | undefined;
  publicUrl: string;
  /** Never this bucket, whose objects visitors can read. */
  sourceMaps: StoredFiles | undefined;
}

type BucketAddress = Pick<BucketSettings, 'bucket' | 'region' | 'endpoint'>;

function clientOf({ region, endpoint }: BucketAddress): S3Client {
  return new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
}

/** The objects of a bucket. Who may read them is the bucket's policy; none gets an access list of its own. */
export function filesInBucket(address: BucketAddress): StoredFiles {
  const { bucket } = address;
  const driver = new S3Driver({
    client: clientOf(address),
    bucket,
    visibility: 'private',
    supportsACL: false,
  });
  return diskFiles(new Disk(driver));
}

const registryKey = 'releases.json';
/** The same as it was last written here, for when a hand has broken the other. */
const lastGoodKey = 'releases.last-good.json';

/** A store in a bucket. The registry is one object, replaced only while it is still the one that was read. */
export function bucketStore(settings: BucketSettings): ReleaseStore {
  const { bucket, publicUrl, sourceMaps } = settings;
  const client = clientOf(settings);
  const read = async (key: string): Promise<ReadRegistry> => {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      const text = (await answer.Body?.transformToString()) ?? '';
      return { registry: checkReleaseRegistry(text, `${bucket}/${key}`), revision: answer.ETag };
    } catch (error) {
      if (statusOf(error) === 404) return { registry: emptyRegistry, revision: undefined };
      throw error;
    }
  };
  const write = async (
    key: string,
    registry: ReleaseRegistry,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'> = {},
  ) =>
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: `${JSON.stringify(registry, null, 2)}\n`,
        ContentType: 'application/json; charset=utf-8',
        CacheControl: 'no-store',
        ...condition,
      }),
    );
  return {
    description: `the bucket ${bucket}`,
    publicUrl,
    ...filesInBucket(settings),
    sourceMaps,
    readRegistry: () => read(registryKey),
    async readLastGoodRegistry() {
      const { registry, revision } = await read(lastGoodKey);
      return revision === undefined ? undefined : registry;
    },
    async replaceRegistry(registry: ReleaseRegistry, revision) {
      try {
        await write(
          registryKey,
          registry,
          revision === undefined ? { IfNoneMatch: '*' } : { IfMatch: revision },
        );
      } catch (error) {
        // 412: it is no longer what was read; 409: another write is under way.
        if ([409, 412].includes(statusOf(error) ?? 0)) return false;
        throw error;
      }
      // What is live has changed, also where its copy is that of the change before.
      await write(lastGoodKey, registry).catch(() => undefined);
      return true;
    },
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
