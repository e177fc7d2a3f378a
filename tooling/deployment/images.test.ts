import assert from 'node:assert/strict';
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import getPort from 'get-port';
import { readManifest, workspaceRoot } from '@drove/federation/workspaces';
import { buildWhatChanged } from '@drove/release/build/build';
import { runCommand } from '@drove/release/build/run-command';
import { aShellCandidate } from '@drove/release/testing/a-candidate';
import { aStore, releaseTo } from '@drove/release/testing/a-store';
import { findDatabase, hasPostgres } from '../local/checks/test-database';
import { Image } from './image';
import { productionPackages } from './production-packages';

const isHere = await hasPostgres();

describe('the images', () => {
  const built = mkdtempSync(join(tmpdir(), 'built-'));
  const images: Image[] = [];

  before(async () => {
    await buildWhatChanged(() => undefined);
    const script = readManifest('release').scripts?.['build:page-server'] ?? '';
    const here = script.replace('--outdir=dist', `--outdir=${built}`);
    const { code, output } = await runCommand('sh', ['-c', `../node_modules/.bin/${here}`], {
      folder: join(workspaceRoot, 'release'),
    });
    assert.equal(code, 0, output);
  });
  after(async () => {
    for (const image of images) await image.remove();
    rmSync(built, { recursive: true, force: true });
  });

  /** What a stage of the build has at a path, into a folder of the image. */
  function files(stage: string, path: string, into: string): void {
    if (stage === 'production-dependencies') {
      const at = path.replace('/app/', '');
      for (const folder of productionPackages('backend').filter((one) => one.startsWith(`${at}/`)))
        link(join(workspaceRoot, folder), join(into, folder.slice(at.length)));
      return;
    }
    const source = path
      .replace('/app/release/dist', built)
      .replace('/tmp/production', join(workspaceRoot, 'backend/dist'))
      .replace(/^\/app/, workspaceRoot);
    // The production build is copied before that of the demo is made.
    const filter = (file: string) => path !== '/tmp/production' || file !== join(source, 'demo');
    cpSync(source, into, { recursive: true, filter });
  }

  function image(target: string): Image {
    const made = new Image(target, files);
    images.push(made);
    return made;
  }
  const freePort = async () => String(await getPort({ host: '127.0.0.1' }));

  it('start the page server', async () => {
    const { folder, ...store } = aStore();
    await releaseTo({ ...store, publicUrl: undefined }, aShellCandidate('one'));
    const port = await freePort();
    await image('page-server').start({
      PORT: port,
      RELEASES_TO: folder,
      RELEASES_PUBLIC_URL: 'https://cdn.test/releases/',
    });
    assert.match(await (await fetch(`http://127.0.0.1:${port}/`)).text(), /cdn\.test\/releases\/shell\/one/);
  });

  it('start the API and the demo with production dependencies alone', { skip: !isHere }, async () => {
    const database = await findDatabase();
    assert.ok(database);
    after(database.stop);
    for (const target of ['backend', 'backend-demo']) {
      const backend = image(target);
      const port = await freePort();
      const settings: Record<string, string> = {
        // Real customers need accounts at Google and Stripe; their settings have tests of their own.
        NODE_ENV: 'development',
        SEED_DEMO: 'false',
        LOG_LEVEL: 'warn',
        DATABASE_URL: database.url,
        DATA_DIR: join(backend.root, 'data'),
        BACKEND_PORT: port,
      };
      if (target === 'backend') assert.equal(await backend.run(['migrate'], settings), 0);
      await backend.start(settings);
      await backend.remove();
    }
  });
});

/** The same files, without their bytes again where the file system can; nested packages are linked on their own. */
function link(from: string, into: string): void {
  mkdirSync(into, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [source, target] = [join(from, entry.name), join(into, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
