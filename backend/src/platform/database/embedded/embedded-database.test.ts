import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { killStartedProcesses, startProcess } from '../../../../testing/child-process.js';
import { embeddedTemplate } from '../../../../testing/embedded-template.js';
import { optionsFor } from '../../../../testing/database-options.js';
import { openDatabase } from '../database.js';

describe('the embedded database', { skip: process.env['TEST_DATABASE'] === 'postgres' }, () => {
  let dataDirectory: string;
  before(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
    await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
  });
  after(async () => {
    await killStartedProcesses();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('keeps each acknowledged row when its process is killed, and refuses a second process until then', async () => {
    const options = optionsFor({ databaseUrl: undefined, dataDirectory });
    const writer = startProcess('testing/write-until-killed.ts', { DATA_DIR: dataDirectory });
    await writer.untilPrinted(/^200$/m);
    await assert.rejects(openDatabase(options), {
      name: 'DatabaseInUseError',
      message: new RegExp(`in use by process ${writer.child.pid} `),
    });
    await writer.end('SIGKILL');

    const lines = writer.output().split('\n').slice(0, -1);
    const database = await openDatabase(options);
    const { rows } = await sql<{ kept: number }>`select count(*) as kept from numbers`.execute(
      database.kysely,
    );
    await database.close();
    const kept = rows[0]?.kept ?? 0;
    // One more may have been written and not yet been printed.
    assert.ok(
      kept === lines.length || kept === lines.length + 1,
      `${kept} kept of ${lines.length} acknowledged`,
    );
  });

  it('keeps its rows when it is closed and opened again', async () => {
    const options = optionsFor({ databaseUrl: undefined, dataDirectory });
    const first = await openDatabase(options);
    await sql`create table kept (text text)`.execute(first.kysely);
    await sql`insert into kept values ('still here')`.execute(first.kysely);
    await first.close();

    const second = await openDatabase(options);
    const { rows } = await sql`select text from kept`.execute(second.kysely);
    await second.close();
    assert.deepEqual(rows, [{ text: 'still here' }]);
  });

  it('does not block the event loop while it works', async () => {
    const database = await openDatabase(optionsFor({ databaseUrl: undefined, dataDirectory }));
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await sql`select count(*) from generate_series(1, 3000000)`.execute(database.kysely);
    clearInterval(timer);
    await database.close();
    assert.ok(ticks > 5, `the timer ran ${ticks} times`);
  });

  it('names the folder that it could not open, and releases its lock', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
    await mkdir(join(broken, 'database'));
    await writeFile(join(broken, 'database', 'PG_VERSION'), '9');
    const options = optionsFor({ databaseUrl: undefined, dataDirectory: broken });
    await assert.rejects(openDatabase(options), new RegExp(`${broken}/database could not be opened`));
    assert.deepEqual(await readdir(broken), ['database']);
    await rm(broken, { recursive: true, force: true });
  });
});
