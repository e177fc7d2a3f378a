import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { openLocalFiles } from './local-files.js';

describe('files in a folder', () => {
  let folder: string;
  before(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'car-rental-test-')), 'documents');
  });
  after(() => rm(join(folder, '..'), { recursive: true }));

  const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);

  it('are readable by their own user alone, those of an earlier release too', async () => {
    await mkdir(join(folder, 'old-folder'), { recursive: true, mode: 0o755 });
    await writeFile(join(folder, 'old'), 'before');
    await chmod(join(folder, 'old'), 0o644);
    const files = await openLocalFiles(folder);
    await files.write('new', Buffer.from('now'));
    await files.write('photo/400.webp', Buffer.from('now'));
    const paths = ['.', '.parts', 'old-folder', 'photo', 'old', 'new', 'photo/400.webp'];
    assert.deepEqual(await Promise.all(paths.map(modeOf)), ['700', '700', '700', '700', '600', '600', '600']);
  });

  it('are read whole, and removed, within the folder alone', async () => {
    const files = await openLocalFiles(folder);
    const read = async (key: string) => {
      const content = await files.read(key);
      return content === undefined ? undefined : (await buffer(content)).toString();
    };
    await files.write('again', Buffer.from('first'));
    await files.write('again', Buffer.from('second'));
    assert.equal(await read('again'), 'second');
    await files.remove('again');
    await files.remove('again');
    for (const key of ['again', 'photo/1.webp', 'new/1']) assert.equal(await read(key), undefined, key);
    await assert.rejects(files.write('../outside', Buffer.from('x')), /outside/);
  });

  it('are written whole or not at all when the disk is full', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const openOnFullDisk: typeof open = async (...given) => {
      const file = await open(...given);
      file.writeFile = async (bytes) => {
        await file.write((bytes as Buffer).subarray(0, 2));
        throw full;
      };
      return file;
    };
    const files = await openLocalFiles(folder, openOnFullDisk);
    await assert.rejects(files.write('half', Buffer.from('whole')), { code: 'ENOSPC' });
    assert.equal(await files.read('half'), undefined);
    assert.deepEqual(await readdir(join(folder, '.parts')), []);
  });

  it('are cleaned of the parts that a dead process left', async () => {
    const part = join(folder, '.parts', 'abandoned');
    await writeFile(part, 'half');
    await writeFile(join(folder, '.parts', 'under-way'), 'half');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(part, longAgo, longAgo);
    await openLocalFiles(folder);
    assert.deepEqual(await readdir(join(folder, '.parts')), ['under-way']);
  });
});
