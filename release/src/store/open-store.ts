import { resolve } from 'node:path';
import { PlainError } from '../progress';
import { workspaceRoot } from '@drove/federation/workspaces';
import { filesIn, folderStore } from './folder-store';
import type { ReleaseStore, StoredFiles } from './release-store';
import { servedUrl } from './served-url';

/** The folder below DATA_DIR that `npm start` serves releases from. */
function releasesFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(workspaceRoot, environment['DATA_DIR'] ?? '.data', 'releases');
}

/**
 * The store that `--to` or the environment names: a folder (by default that of `npm start`), or `s3://bucket` with
 * RELEASES_PUBLIC_URL, and RELEASES_REGION and RELEASES_ENDPOINT where the bucket needs them. Source maps of a bucket's
 * releases go to RELEASES_SOURCE_MAPS, a folder or another bucket, and nowhere without it. A word such as `staging` stands
 * for the store of STAGING_RELEASES_TO, whose other settings begin with STAGING_, too. With RELEASES_PAGE, a folder or a
 * bucket, each change writes the page there.
 */
export async function openStore(
  to: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseStore> {
  const stage = to === undefined ? undefined : stageOf(to, environment);
  const own = stage ?? environment;
  const store = await openBareStore(stage ? undefined : to, own);
  const page = own['RELEASES_PAGE'];
  if (!page) return store;
  const { withStaticPage } = await import('../serve/static-page');
  const { readPageSettings } = await import('../serve/page-settings');
  return withStaticPage(store, await openFiles(page, own), readPageSettings(own));
}

/** Files in a folder, or in a bucket of the same service as the store's. */
async function openFiles(target: string, environment: NodeJS.ProcessEnv): Promise<StoredFiles> {
  if (!target.startsWith('s3://')) return filesIn(resolve(workspaceRoot, target));
  const { filesInBucket } = await import('./bucket-store');
  return filesInBucket({
    bucket: bucketOf(target),
    region: environment['RELEASES_REGION'] ?? 'auto',
    endpoint: environment['RELEASES_ENDPOINT'],
  });
}

async function openBareStore(to: string | undefined, environment: NodeJS.ProcessEnv): Promise<ReleaseStore> {
  const target = to ?? environment['RELEASES_TO'] ?? releasesFolder(environment);
  const publicUrl = readPublicUrl(environment);
  if (!target.startsWith('s3://')) {
    const folder = resolve(workspaceRoot, target);
    return folderStore(folder, publicUrl ?? (await servedUrl(folder)));
  }
  if (publicUrl === undefined) {
    throw new PlainError(
      'Set RELEASES_PUBLIC_URL to the address at which browsers find what is in the bucket.',
    );
  }
  // Takes longer to load than everything else together.
  const { bucketStore } = await import('./bucket-store');
  const region = environment['RELEASES_REGION'] ?? 'auto';
  const endpoint = environment['RELEASES_ENDPOINT'];
  const bucket = bucketOf(target);
  const sourceMapsTarget = environment['RELEASES_SOURCE_MAPS'] || undefined;
  const sourceMaps = sourceMapsTarget && (await openFiles(sourceMapsTarget, environment));
  if (sourceMapsTarget?.startsWith('s3://') && bucketOf(sourceMapsTarget) === bucket) {
    throw new PlainError(
      'RELEASES_SOURCE_MAPS names the bucket of the releases, which visitors can read. Name a private one, or a folder.',
    );
  }
  return bucketStore({ bucket, region, endpoint, publicUrl, sourceMaps: sourceMaps || undefined });
}

/** The settings of a stage by their usual names, and no others; none when `to` is no stage. */
function stageOf(to: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv | undefined {
  const prefix = `${to.toUpperCase()}_`;
  if (!/^[a-z]+$/.test(to) || !environment[`${prefix}RELEASES_TO`]) return undefined;
  const own = Object.entries(environment).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** `name` of `s3://name` and of `s3://name/`. */
function bucketOf(target: string): string {
  return target.slice('s3://'.length).replace(/\/$/, '');
}

function readPublicUrl({ RELEASES_PUBLIC_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (url === undefined || url === '') return undefined;
  if (!URL.canParse(url)) throw new PlainError(`RELEASES_PUBLIC_URL is "${url}", which is not a URL.`);
  return url.endsWith('/') ? url : `${url}/`;
}
