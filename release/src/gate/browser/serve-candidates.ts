import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { recordWhatChanged } from './record-what-changed';
import { readAnswers } from './recorded-answers';
import { contentTypes } from '../../serve/content-types';
import { listenOnLoopback } from '../../serve/loopback';
import { createStaticSite } from '../../serve/static-site';
import { pageRegistry } from '../../registry/page-registry';
import type { ReleaseRegistry } from '../../registry/release-registry';
import { liveFrames, releasedFrames } from '../../serve/frame-sources';
import { shellReader } from '../../serve/live-shell';
import { framesReader } from '../../serve/page-frames';
import { shellPages } from '../../serve/shell-pages';
import { apiPaths, createApi, createIdentity, type Data } from './answers';

/** The app as it would be live, on this computer. */
export interface ServedCandidates {
  /** The page, by what its API answers. */
  pages: Record<Data, string>;
  /** Whose failed requests are the gate's own doing. */
  answersFrom: string[];
  /** Where the files of releases are; ends with a slash. */
  filesUrl: string;
  stop: () => Promise<void>;
}

/** Reads a file of a release by `name/version/path`. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

/**
 * Serves the page with its policy, the files of every release in a registry, and an API of recorded answers.
 *
 * @param registry with a shell
 */
export async function serveCandidates(registry: ReleaseRegistry, read: ReadFile): Promise<ServedCandidates> {
  const stops: (() => Promise<void>)[] = [];
  const listen = async (site: RequestListener) => {
    const server = await listenOnLoopback(0, site);
    stops.push(server.stop);
    return `http://localhost:${server.port}`;
  };
  await recordWhatChanged(Object.keys(registry.remotes));
  const answers = Object.keys(registry.remotes).flatMap((name) => readAnswers(name));
  const api = await listen(createApi(answers));
  const identity = (await listen(createIdentity())).replace('localhost', '127.0.0.1');
  const files = await listen(createFiles(read));
  const filesUrl = `${files}/`;
  const store = { read, description: 'what is released' };
  const content = async () => ({
    registry: pageRegistry(registry, filesUrl),
    shell: await shellReader(store, filesUrl)(registry),
    frames:
      registry.shell &&
      (await framesReader()({
        shell: releasedFrames(store, registry.shell.current),
        remotes: liveFrames(store, registry),
      })),
  });
  const page = (data: Data) =>
    listen(
      createStaticSite({
        folder: join(import.meta.dirname, 'nothing'),
        pages: shellPages(content, {
          configuration: {
            apiBaseUrl: api + apiPaths[data],
            identityEmulatorUrl: identity,
            telemetryUrl: '',
          },
          overridePrefixes: [],
          usesStripe: false,
        }),
      }),
    );
  const pages = { 'with data': await page('with data'), 'without data': await page('without data') };
  return {
    pages,
    answersFrom: [api, identity],
    filesUrl,
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

function createFiles(read: ReadFile): RequestListener {
  return (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname).slice(1);
    void read(path).then((bytes) => {
      const type = contentTypes[extname(path)] ?? 'application/octet-stream';
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', 'public, max-age=600');
      response.writeHead(bytes ? 200 : 404, { 'Content-Type': type }).end(bytes);
    });
  };
}
