import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { findPdfViolation } from '../../src/modules/people/documents/check-pdf.js';
import { processDocument } from '../../src/modules/people/documents/process-document.js';
import { memoryDocumentStorage } from '../../testing/memory-document-storage.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testBankDetails } from '../../testing/test-bank-details.js';
import { expireDocuments } from '../../src/modules/people/verification/expire-documents.js';
import { seedDemo } from '../seed-demo.js';
import { drawnDocumentStorage } from './drawn-document-storage.js';

describe('demo verifications', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database.kysely, testBankDetails);
    await seedDemo(database.kysely, testBankDetails);
  });
  after(() => database.close());

  const attempts = () =>
    database.kysely
      .selectFrom('users')
      .leftJoin('user_verifications as attempt', 'attempt.user_uuid', 'users.uuid')
      .select(['users.uuid', 'user_verification', 'attempt.status', 'attempt.submitted_at', 'fname'])
      .execute();

  it('cover every verification state of a person', async () => {
    const states = new Set((await attempts()).map(({ user_verification }) => user_verification));
    assert.deepEqual([...states].sort(), [
      ...['changes_requested', 'expired', 'pending', 'rejected', 'unverified', 'verified'],
    ]);
  });

  it('were submitted at different times, and include a second attempt', async () => {
    const rows = await attempts();
    const waiting = rows.filter(({ status }) => status === 'pending');
    assert.ok(waiting.length >= 4);
    assert.equal(new Set(waiting.map(({ submitted_at }) => submitted_at?.getTime())).size, waiting.length);
    assert.ok(waiting.some(({ uuid }) => rows.filter((row) => row.uuid === uuid).length === 2));
  });

  it('have no expired document yet, and one licence that expires within two weeks', async () => {
    assert.equal(await expireDocuments({ database: database.kysely, now: () => new Date() }), 0);
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
    const { licence_expires_on } = await database.kysely
      .selectFrom('users')
      .select('licence_expires_on')
      .where('fname', '=', 'Yara')
      .executeTakeFirstOrThrow();
    assert.ok(licence_expires_on !== null && licence_expires_on < inTwoWeeks.toISOString().slice(0, 10));
  });

  it('have documents that are drawn on first read and pass our own upload checks', async () => {
    const kept = memoryDocumentStorage();
    const storage = drawnDocumentStorage(kept, database.kysely);
    const documents = await database.kysely.selectFrom('documents').selectAll().execute();
    assert.ok(documents.length >= 30, `${documents.length} documents`);
    const firstOf = (type: string) => documents.find(({ media_type }) => media_type === type)!;
    const read = async ({ storage_key }: { storage_key: string }) =>
      Buffer.concat((await (await storage.read(storage_key))?.toArray()) as Buffer[]);

    const picture = firstOf('image/webp');
    const bytes = await read(picture);
    const { width, height } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [picture.width, picture.height]);
    assert.equal((await processDocument(bytes, { mayBePdf: true })).media_type, 'image/webp');
    assert.deepEqual([...kept.files.keys()], [picture.storage_key]);
    assert.deepEqual(await read(picture), bytes);

    const pdf = await read(firstOf('application/pdf'));
    assert.equal(findPdfViolation(pdf), undefined);
    assert.equal((await processDocument(pdf, { mayBePdf: true })).media_type, 'application/pdf');
    assert.equal(await storage.read('demo-999-selfie-1'), undefined);
    assert.equal(await storage.read('something-else'), undefined);
  });
});
