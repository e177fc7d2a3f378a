import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import { contentTypes } from '../serve/content-types';
import { encodedFile } from '@drove/federation/encodings/encodings';
import { RELEASE_FILE } from '@drove/federation/registry';
import type { StoredFiles } from './release-store';

const forEver = 'public, max-age=31536000, immutable';

/** Names of files of a release hold their hash; the page's own names stay. */
const pageFile = /^(index\.html|registry\.json|service-worker\.js)$/;

function cachingOf(path: string): string {
  if (path.endsWith(RELEASE_FILE)) return 'no-store';
  return pageFile.test(path) ? 'no-cache' : forEver;
}

/** The files of a store, on whatever flydrive has a driver for. */
export function diskFiles(disk: Disk): StoredFiles {
  const read = async (path: string) =>
    (await disk.exists(path)) ? Buffer.from(await disk.getBytes(path)) : undefined;
  return {
    read,
    async list(folder) {
      const paths: string[] = [];
      let page: string | undefined;
      do {
        const { objects, paginationToken } = await disk
          .listAll(`${folder}/`, { recursive: true, ...(page ? { paginationToken: page } : {}) })
          .catch(() => ({ objects: [], paginationToken: undefined }));
        for (const object of objects) if (object.isFile) paths.push(object.key.slice(folder.length + 1));
        page = paginationToken;
      } while (page);
      return paths;
    },
    writtenAt: async (path) =>
      (await disk.exists(path)) ? (await disk.getMetaData(path)).lastModified : undefined,
    remove: (folder) => disk.deleteAll(`${folder}/`),
    async write(path, bytes) {
      const encoded = encodedFile(path);
      await disk.put(path, bytes, {
        contentType: contentTypes[extname(encoded?.plain ?? path)] ?? 'application/octet-stream',
        ...(encoded ? { contentEncoding: encoded.encoding.name } : {}),
        cacheControl: cachingOf(path),
      });
    },
  };
}
