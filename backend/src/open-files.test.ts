import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { after, describe, it } from 'node:test';
import { processDocument } from './modules/people/documents/process-document.js';
import { Problem } from './platform/http/problem.js';
import { aPhoto } from '../testing/a-photo.js';
import { aPngClaiming, slowPdfs } from '../testing/slow-files.js';
import { createProductFileOpener } from './open-files.js';

const opener = createProductFileOpener();
after(() => opener.close());

/** How often this thread comes to other work until a task has ended; one of its own lets it come to none. */
async function turnsUntilEndOf(work: Promise<unknown>): Promise<number> {
  const task: { hasEnded?: true } = {};
  const end = () => {
    task.hasEnded = true;
  };
  void work.then(end, end);
  // What has ended already says so before the first turn.
  await Promise.resolve();
  let turns = 0;
  for (; !task.hasEnded; turns += 1) await nextTurn();
  return turns;
}

describe('the file opener', () => {
  it('opens slow files in another process, so that this one answers requests meanwhile', async () => {
    for (const slow of ['streams without an object', 'different names'] as const) {
      const bytes = slowPdfs[slow]?.(2_000_000) ?? assert.fail(slow);
      // How it would be here: the comparison that shows what the count tells.
      assert.equal(await turnsUntilEndOf(processDocument(bytes, { mayBePdf: true })), 0);
      const turns = await turnsUntilEndOf(opener.open({ kind: 'document', bytes, mayBePdf: true }));
      assert.ok(turns > 20, `${turns} turns`);
    }
  });

  it('limits a picture by its decoded size, not by its pixels', async () => {
    const open = async (isDeep: boolean) => {
      const bytes = aPngClaiming({ side: 5_100, isDeep });
      return await opener.open({ kind: 'photo', bytes, name: 'a.png' });
    };
    await assert.rejects(open(true), { status: 422, code: 'PHOTO_TOO_MANY_PIXELS' });
    // It has room enough, and is looked at: nothing is behind its head.
    await assert.rejects(open(false), { status: 422, code: 'PHOTO_DAMAGED' });
  });

  it('renders a statement as a PDF', async () => {
    const party = { name: 'A', street: 'B 1', zip_code: '1', city: 'C', country_code: 'DE', vat_id: null };
    const statement = {
      year: 2026,
      timeZone: 'UTC',
      issuedAt: new Date('2027-01-02T00:00:00Z'),
      seller: party,
      owner: party,
      trips: [],
      transfers: [],
    };
    const bytes = await opener.open({ kind: 'paper', paper: { of: 'statement', statement } });
    assert.equal(Buffer.from(bytes).subarray(0, 5).toString(), '%PDF-');
  });

  it('kills a worker past its time limit, refuses the file, and starts another worker', async () => {
    const impatient = createProductFileOpener({ atOnce: 1, limitMs: 5 });
    const bytes = await aPhoto({ width: 3_000, height: 3_000, format: 'png' });
    await assert.rejects(impatient.open({ kind: 'photo', bytes, name: 'slow.png' }), {
      status: 422,
      code: 'PHOTO_DAMAGED',
    });
    await assert.rejects(impatient.open({ kind: 'document', bytes, mayBePdf: true }), {
      code: 'DOCUMENT_DAMAGED',
    });
    await impatient.close();
  });

  it('queues a limited number of files, and answers 503 to the others', async () => {
    const narrow = createProductFileOpener({ atOnce: 1, waiting: 2 });
    const bytes = await aPhoto();
    const answers = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => narrow.open({ kind: 'photo', bytes, name: 'a.jpg' })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
    );
    const [, , , refused] = answers;
    assert.ok(refused?.status === 'rejected' && refused.reason instanceof Problem);
    assert.deepEqual(
      [refused.reason.status, refused.reason.code, refused.reason.retryAfterSeconds],
      [503, 'UPLOADS_BUSY', 10],
    );
    await narrow.close();
  });

  it('keeps places for others when one person sends many files at once', async () => {
    const narrow = createProductFileOpener({ atOnce: 1, waiting: 4, waitingOfOne: 2 });
    const bytes = await aPhoto();
    const open = (userUuid: string) => narrow.open({ kind: 'photo', bytes, name: 'a.jpg' }, userUuid);
    const many = ['one', 'one', 'one', 'one', 'one'].map(open);
    const [ofMany, others] = await Promise.all([
      Promise.allSettled(many),
      Promise.allSettled(['another', 'third'].map(open)),
    ]);
    assert.deepEqual(
      [...ofMany, ...others].map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled'],
    );
    await assert.rejects(many[3]!, { status: 429, code: 'TOO_MANY_UPLOADS', retryAfterSeconds: 10 });
    await narrow.close();
  });
});
