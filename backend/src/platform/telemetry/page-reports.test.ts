import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { ReleaseReports } from '../observability/release-reports.js';
import { faultsPerRelease } from './page-reports.repository.js';

const release = { remote: 'remote-auth', version: 'aaa' };
const fault = {
  ...release,
  kind: 'error',
  message: 'TypeError: x is undefined',
  frames: ['remote-auth@aaa/main.js:1:200'],
  count: 1,
};
const addressOf = (sender: number) => `10.${sender >> 8}.${sender & 255}.1`;

describe('telemetry of pages', () => {
  let test: TestApp;
  let now = new Date('2099-07-01T12:00:20Z');
  const metrics: ReleaseReports[] = [];
  const send = async (payload: object, sender = 1, browser = 0) =>
    await test.app.inject({
      method: 'POST',
      url: '/telemetry/remote-loads',
      remoteAddress: addressOf(sender),
      payload: { browser, ...payload },
    });
  const read = async (path: string, key = 'the key') =>
    await test.app.inject({ url: `/telemetry/${path}`, headers: { 'x-telemetry-key': key } });
  const faultsOf = async (query: string) =>
    (await read(`faults?${query}`)).json<{ faults: Record<string, unknown>[] }>().faults;

  before(async () => {
    test = await startTestApp({
      now: () => now,
      mayReadTelemetry: (key) => key === 'the key',
      countRelease: (reports) => metrics.push(reports),
    });
    await read('remote-loads?releases=remote-auth@aaa,shell@s1');
  });
  after(() => test.close());

  it('counts faults and vitals per release and minute', async () => {
    const vital = { ...release, vital: 'lcp', rating: 'good' };
    const answer = await send({ faults: [fault, { ...fault, count: 4 }], vitals: [vital, vital] });
    assert.equal(answer.statusCode, 204);
    now = new Date('2099-07-01T12:01:10Z');
    await send({ faults: [{ ...fault, kind: 'policy' }], vitals: [{ ...vital, remote: 'shell' }] });

    const rows = await test.database
      .selectFrom('release_page_counts')
      .innerJoin('reported_releases', 'id', 'release_id')
      .select(['remote', 'version', 'minute', 'what', 'reports'])
      .orderBy('minute')
      .orderBy('remote')
      .orderBy('what')
      .execute();
    assert.deepEqual(
      rows.map((row) => [`${row.remote}@${row.version}`, row.minute.getUTCMinutes(), row.what, row.reports]),
      [
        ['remote-auth@aaa', 0, 'error', 5],
        ['remote-auth@aaa', 0, 'lcp_good', 2],
        ['remote-auth@aaa', 1, 'policy', 1],
        ['shell@aaa', 1, 'lcp_good', 1],
      ],
    );
  });

  it('gives the metrics only what is live, so that no one can make up labels', () => {
    assert.deepEqual(metrics, [
      { part: 'remote-auth', version: 'aaa', what: 'error', reports: 5 },
      { part: 'remote-auth', version: 'aaa', what: 'lcp_good', reports: 2 },
      { part: 'remote-auth', version: 'aaa', what: 'policy', reports: 1 },
    ]);
  });

  it('adds up the ratings of a day by release and vital', async () => {
    now = new Date('2099-07-02T12:00:30Z');
    const rated = (vital: string, rating: string) => ({ ...release, vital, rating });
    const vitals = [rated('lcp', 'fair'), rated('lcp', 'poor'), rated('cls', 'good'), rated('lcp', 'fair')];
    await send({ faults: [fault], vitals });
    // What was reported at 12:00 of the day before is within it, to the minute.
    assert.deepEqual((await read('vitals')).json(), {
      vitals: [
        { ...release, vital: 'cls', good: 1, fair: 0, poor: 0 },
        { ...release, vital: 'lcp', good: 2, fair: 2, poor: 1 },
        { remote: 'shell', version: 'aaa', vital: 'lcp', good: 1, fair: 0, poor: 0 },
      ],
    });
    now = new Date('2099-07-02T12:02:00Z');
    assert.deepEqual(
      (await read('vitals'))
        .json<{ vitals: { vital: string; good: number }[] }>()
        .vitals.map(({ vital, good }) => [vital, good]),
      [
        ['cls', 1],
        ['lcp', 0],
      ],
    );
    assert.equal((await read('vitals', 'another')).statusCode, 404);
  });

  it('keeps a fault once, with its browsers, its first and its last time', async () => {
    const version = 'kept';
    now = new Date('2099-07-01T13:00:00Z');
    await send({ faults: [{ ...fault, version }] }, 2);
    await send({ faults: [{ ...fault, version, message: 'Another' }] }, 3);
    now = new Date('2099-07-01T13:05:00Z');
    await send({ faults: [{ ...fault, version, count: 2 }] }, 4);
    await send({ faults: [{ ...fault, version }] }, 4);

    const [top, ...others] = await faultsOf('remote=remote-auth&version=kept');
    assert.deepEqual(top, {
      remote: 'remote-auth',
      version,
      kind: 'error',
      message: fault.message,
      frames: fault.frames,
      faults: 4,
      browsers: 2,
      first_at: '2099-07-01T13:00:00.000Z',
      last_at: '2099-07-01T13:05:00.000Z',
    });
    assert.deepEqual(
      others.map(({ message }) => message),
      ['Another'],
    );
  });

  it('counts the browsers with a fault among those that a release is judged by', async () => {
    const load = {
      remote: 'remote-auth',
      version: 'judged',
      attempt: 1,
      phase: 'remote',
      duration_ms: 100,
      overridden: false,
    };
    for (const sender of [11, 12, 13]) await send({ loads: [load] }, sender);
    await send({ faults: [{ ...fault, version: 'judged' }] }, 12);
    await send({ loads: [load] }, 12);
    const { versions } = (await read('remote-loads')).json<{ versions: Record<string, unknown>[] }>();
    const { browsers, failed_browsers, erred_browsers } =
      versions.find(({ version }) => version === 'judged') ?? {};
    assert.deepEqual(
      { browsers, failed_browsers, erred_browsers },
      {
        browsers: 3,
        failed_browsers: 0,
        erred_browsers: 1,
      },
    );
  });

  it('keeps a fixed number of distinct faults, and counts the others by the minute', async () => {
    const letters = 'abcdefgh';
    for (const one of letters) {
      for (const other of letters) {
        const faults = [{ ...fault, version: 'many', message: one + other }];
        assert.equal((await send({ faults }, 20 + letters.indexOf(one))).statusCode, 204);
      }
    }
    const rows = await test.database
      .selectFrom('release_faults')
      .innerJoin('reported_releases', 'reported_releases.id', 'release_id')
      .select('message')
      .where('version', '=', 'many')
      .execute();
    assert.equal(rows.length, faultsPerRelease);
    const { reports } = await test.database
      .selectFrom('release_page_counts')
      .innerJoin('reported_releases', 'reported_releases.id', 'release_id')
      .select('reports')
      .where('version', '=', 'many')
      .executeTakeFirstOrThrow();
    assert.equal(reports, 64);
  });

  const refused: [string, object][] = [
    ['an e-mail address', { message: 'No user ann@example.test' }],
    ['a query', { message: 'Failed to fetch /cars?place=Oslo' }],
    ['a number', { message: 'No booking 4711' }],
    ['a message that is too long', { message: 'x'.repeat(301) }],
    ['an address of elsewhere in its stack', { frames: ['https://example.test/a.js:1:2'] }],
    ['too many frames', { frames: Array.from({ length: 11 }, () => 'shell@a/main.js:1:2') }],
    ['a kind that no one knows', { kind: 'typed' }],
  ];
  for (const [what, change] of refused) {
    it(`refuses ${what}`, async () => {
      assert.equal((await send({ faults: [{ ...fault, ...change }] }, 40)).statusCode, 400);
    });
  }

  it('refuses more than ten faults at once', async () => {
    const faults = Array.from({ length: 11 }, () => fault);
    assert.equal((await send({ faults }, 41)).statusCode, 400);
  });

  it('hides faults from requests without the key', async () => {
    assert.equal((await read('faults', 'another')).statusCode, 404);
  });

  it('forgets faults and counts with their release', async () => {
    now = new Date('2099-07-30T12:00:00Z');
    await send({ faults: [{ ...fault, version: 'later' }] }, 50);
    assert.deepEqual(
      (await faultsOf('')).map(({ version }) => version),
      ['later'],
    );
    const counts = await test.database.selectFrom('release_page_counts').selectAll().execute();
    assert.equal(counts.length, 1);
  });
});
