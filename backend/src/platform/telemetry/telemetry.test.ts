import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { unannouncedReleases } from './reported-releases.repository.js';
import { telemetryReaders } from './telemetry-readers.js';
import { reportsPerMinute } from './telemetry.routes.js';

const load = {
  remote: 'remote-auth',
  version: 'aaa',
  attempt: 1,
  phase: 'remote',
  duration_ms: 100,
  overridden: false,
};
const failing = { ...load, error: 'load' };
/** A network of its own for each number up to 65,535. */
const addressOf = (sender: number) => `10.${sender >> 8}.${sender & 255}.1`;

interface Version {
  version: string;
  loads: number;
  failures: number;
  browsers: number;
  failed_browsers: number;
  networks: number;
}

describe('telemetry of remote loads', () => {
  let test: TestApp;
  let now = new Date('2099-07-01T12:00:00Z');
  let sender = 0;
  const send = async (remoteAddress: string, loads: object[], browser?: number) =>
    await test.app.inject({
      method: 'POST',
      url: '/telemetry/remote-loads',
      remoteAddress,
      payload: { loads, ...(browser === undefined ? {} : { browser }) },
    });
  const report = async (...loads: object[]) => await send(addressOf((sender += 1)), loads);
  const read = async (query = '', key = 'the key') =>
    await test.app.inject({ url: `/telemetry/remote-loads${query}`, headers: { 'x-telemetry-key': key } });
  const ofVersion = async (version: string) => {
    const { versions } = (await read()).json<{ versions: Version[] }>();
    return versions.find((one) => one.version === version);
  };

  before(async () => {
    test = await startTestApp({ now: () => now, mayReadTelemetry: (key) => key === 'the key' });
  });
  after(() => test.close());

  it('counts loads per version, with failures by kind, and leaves overrides out', async () => {
    const answer = await report(
      load,
      { ...load, duration_ms: 300 },
      { ...load, phase: 'screen', duration_ms: 5 },
      { ...load, phase: 'entry', error: 'load' },
      { ...load, attempt: 2, error: 'timeout', duration_ms: 120_000 },
      { ...load, error: 'a-later-kind' },
      { ...load, error: 'load', overridden: true },
      { ...load, version: 'bbb' },
    );
    assert.equal(answer.statusCode, 204);

    const sample = { browsers: 1, networks: 1 };
    assert.deepEqual((await read()).json(), {
      browsers_per_network: 3,
      versions: [
        {
          remote: 'remote-auth',
          version: 'aaa',
          loads: 6,
          failures: 3,
          median_ms: 108,
          p95_ms: 304,
          errors: { load: 1, timeout: 1, other: 1 },
          ...sample,
          failed_browsers: 1,
          erred_browsers: 0,
        },
        {
          remote: 'remote-auth',
          version: 'bbb',
          loads: 1,
          failures: 0,
          median_ms: 108,
          p95_ms: 108,
          errors: {},
          ...sample,
          failed_browsers: 0,
          erred_browsers: 0,
        },
      ],
    });
  });

  it('adds up concurrent reports, in any order of releases', async () => {
    const releases = ['p1', 'p2', 'p3', 'p4', 'p5'].map((version) => ({ ...load, version }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        report(...(index % 2 === 0 ? releases : releases.toReversed()), { ...failing, version: 'p1' }),
      ),
    );
    assert.ok(answers.every(({ statusCode }) => statusCode === 204));
    for (const { version } of releases) {
      const counted = await ofVersion(version);
      assert.equal(counted?.loads, version === 'p1' ? 60 : 30, version);
      assert.equal(counted.browsers, counted.networks);
      assert.ok(counted.networks > 26, 'few of 30 networks share one of the 4,096 places');
    }
    const rows = await test.database.selectFrom('remote_load_counts').select('loads').execute();
    assert.ok(rows.length <= 5 * 2 + 5, 'rows are per release, outcome and minute, not per report');
  });

  it('samples three browsers of a sender of 10,000 failures, and refuses most of its reports', async () => {
    const loads = Array.from({ length: 50 }, () => ({ ...failing, version: 'failures' }));
    let refused = 0;
    for (let index = 0; index < 200; index += 1) {
      const { statusCode } = await send('203.0.113.1', loads, index % 64);
      if (statusCode === 429) refused += 1;
    }
    assert.equal(refused, 200 - reportsPerMinute.ofOneNetwork);
    const counted = await ofVersion('failures');
    assert.deepEqual([counted?.browsers, counted?.failed_browsers, counted?.networks], [3, 3, 1]);
  });

  it('samples three browsers of a sender of successes, beside the failures of others', async () => {
    // Under a key of chance, two of the five networks share a place in one of 400 runs.
    const hash_key = 'a key under which five networks have five places';
    const release = { remote: 'remote-auth', version: 'successes', announced: false, hash_key, last_at: now };
    await test.database.insertInto('reported_releases').values(release).execute();
    const failed = { ...failing, version: 'successes' };
    for (let index = 0; index < 4; index += 1) await report(failed);
    const loads = Array.from({ length: 50 }, () => ({ ...load, version: 'successes' }));
    for (let index = 0; index < 64; index += 1) await send('203.0.113.2', loads, index);
    const counted = await ofVersion('successes');
    assert.equal(counted?.loads, 3204);
    assert.deepEqual([counted.browsers, counted.failed_browsers, counted.networks], [7, 4, 5]);
  });

  it('counts all addresses of one IPv6 customer as one network', async () => {
    for (let subnet = 0; subnet < 8; subnet += 1)
      await send(`2001:db8:7:${subnet.toString(16)}::1`, [{ ...failing, version: 'ipv6' }], subnet);
    assert.deepEqual((await ofVersion('ipv6'))?.networks, 1);
    assert.deepEqual((await ofVersion('ipv6'))?.browsers, 3);
  });

  it('keeps the first browser of a place, and its failure after a success', async () => {
    const version = 'place';
    await send('198.51.100.1', [{ ...failing, version }], 4);
    await send('198.51.100.1', [{ ...load, version }], 4);
    await send('198.51.100.1', [{ ...load, version }], 7);
    const counted = await ofVersion(version);
    assert.deepEqual([counted?.browsers, counted?.failed_browsers], [1, 1]);
  });

  it('limits the stored releases that no reader with the key has named, never the others', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, part) =>
        report(
          ...Array.from({ length: 20 }, (_none, index) => ({ ...load, version: `junk-${part}-${index}` })),
        ),
      ),
    );
    const kept = await test.database.selectFrom('reported_releases').select('version').execute();
    assert.equal(kept.length, unannouncedReleases);
    await report({ ...load, version: 'live' });
    assert.equal(await ofVersion('live'), undefined);

    assert.equal((await read('?releases=remote-auth@live')).statusCode, 200);
    await report({ ...load, version: 'live' });
    assert.equal((await ofVersion('live'))?.loads, 1);
  });

  it('stores no address, and no number that replaces one', async () => {
    const places = await test.database.selectFrom('remote_load_browsers').selectAll().execute();
    assert.ok(places.length > 0);
    for (const { network, place, browser } of places) {
      assert.ok(network < 4096 && place < 3 && browser < 64);
    }
    const of = (version: string) =>
      test.database
        .selectFrom('reported_releases')
        .select('hash_key')
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
    assert.notEqual((await of('p1')).hash_key, (await of('p2')).hash_key);
  });

  it('refuses invalid and overlong reports', async () => {
    assert.equal((await report({ ...load, remote: '<script>' })).statusCode, 400);
    assert.equal((await report(...Array.from({ length: 51 }, () => load))).statusCode, 400);
    assert.equal((await report()).statusCode, 400);
    assert.equal((await send('198.51.100.2', [load], 64)).statusCode, 400);
  });

  it('is hidden from requests without the key, which announce nothing', async () => {
    assert.equal((await read('?releases=remote-auth@mine', 'another')).statusCode, 404);
    const mine = test.database.selectFrom('reported_releases').where('version', '=', 'mine');
    assert.deepEqual(await mine.selectAll().execute(), []);
  });

  it('deletes unnamed releases after a day, and live ones after two weeks', async () => {
    const left = async () =>
      (await test.database.selectFrom('reported_releases').select('version').execute()).map(
        ({ version }) => version,
      );
    now = new Date('2099-07-03T12:00:00Z');
    await report({ ...load, version: 'ccc' });
    assert.deepEqual((await left()).sort(), ['ccc', 'live']);
    now = new Date('2099-07-20T12:00:00Z');
    await report({ ...load, version: 'ddd' });
    assert.deepEqual(await left(), ['ddd']);
    const counts = await test.database.selectFrom('remote_load_counts').selectAll().execute();
    assert.equal(counts.length, 1);
  });

  it('refuses reports beyond a total, from any sender', async () => {
    // An override is not counted, and so costs the test no write.
    const loads = [{ ...load, overridden: true }];
    let taken = 0;
    while (taken <= reportsPerMinute.ofAll && (await report(...loads)).statusCode === 204) taken += 1;
    assert.ok(taken < reportsPerMinute.ofAll, `${taken} were taken`);
    assert.equal((await report(...loads)).statusCode, 429);
  });
});

describe('the telemetry key', () => {
  const projectOf = (firebaseProjectId: string, telemetryReadKey?: string) =>
    telemetryReaders({ firebaseProjectId, telemetryReadKey });

  it('is required where it is set, and outside demo projects', () => {
    assert.equal(projectOf('demo-car-rental')(''), true);
    assert.equal(projectOf('drove-live')(''), false);
    assert.equal(projectOf('demo-car-rental', 'secret')(''), false);
    assert.equal(projectOf('drove-live', 'secret')('secret'), true);
  });
});
