import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { memoryPhotoStorage } from '../../testing/memory-photo-storage.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testBankDetails } from '../../testing/test-bank-details.js';
import { readCarPhotos } from '../../src/modules/catalog/photos/car-photos.repository.js';
import { changedFacts, factsToApprove } from '../../src/modules/catalog/verification/approved-facts.js';
import { findLastApproval } from '../../src/modules/catalog/verification/car-queue.repository.js';
import { seedDemo } from '../seed-demo.js';
import { processDocument } from '../../src/modules/people/documents/process-document.js';
import { memoryDocumentStorage } from '../../testing/memory-document-storage.js';
import { drawnDocumentStorage } from '../verification/drawn-document-storage.js';
import { demoPhotoStorage } from './demo-photo-storage.js';
import { demoPictureFile } from './demo-pictures.js';

const pictures = new URL('../pictures/', import.meta.url);
const isPicture = (file: string) => file.endsWith('.webp');

describe('the demo', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database.kysely, testBankDetails);
    await seedDemo(database.kysely, testBankDetails);
  });
  after(() => database.close());

  it('has at least 60 public cars of 15 makes in 8 cities', async () => {
    const cars = await database.kysely.selectFrom('cars').selectAll().where('is_public', '=', true).execute();
    assert.ok(cars.length >= 60, `${cars.length} cars`);
    assert.ok(new Set(cars.map(({ city_id }) => city_id)).size >= 8);
    assert.ok(new Set(cars.map(({ make }) => make)).size >= 15);
  });

  it('has cars with plates of their own, at addresses of their city, of owners in their country or of Oscar', async () => {
    const cars = await database.kysely
      .selectFrom('cars')
      .innerJoin('cities', 'cities.id', 'cars.city_id')
      .innerJoin('users', 'users.uuid', 'cars.owner_uuid')
      .innerJoin('cities as home', 'home.name', 'users.city')
      .where('cars.verification', '!=', 'draft')
      .select(['plate', 'cities.slug', 'users.fname', sql<string>`cars.street`.as('street')])
      .select(['cities.country_code', 'home.country_code as home_country_code'])
      .execute();
    assert.equal(new Set(cars.map(({ plate }) => plate)).size, cars.length);
    const streets = new Map(cars.map(({ slug, street }) => [slug, street.replace(/ \d+$/, '')]));
    assert.equal(new Set(streets.values()).size, streets.size);
    for (const { street, slug } of cars) assert.ok(street.startsWith(streets.get(slug) ?? '-'), street);
    const abroad = cars.filter((car) => car.country_code !== car.home_country_code);
    assert.deepEqual([...new Set(abroad.map(({ fname }) => fname))], ['Oscar']);
  });

  it('has people with telephone numbers of their own', async () => {
    const people = await database.kysely.selectFrom('users').select('phone').execute();
    assert.equal(new Set(people.map(({ phone }) => phone)).size, people.length);
  });

  it('has both documents of each car but a draft and one that was listed before, which are drawn', async () => {
    const rows = await database.kysely
      .selectFrom('cars')
      .leftJoin('car_documents as document', 'document.car_uuid', 'cars.uuid')
      .select(['cars.uuid', 'documents_due_on', 'verification', 'document.kind', 'document.decision'])
      .where('cars.verification', '<>', 'draft')
      .execute();
    const without = rows.filter(({ kind }) => kind === null);
    assert.equal(without.length, 1);
    assert.ok(without[0]!.documents_due_on! > new Date().toISOString().slice(0, 10));
    const approved = rows.filter(({ kind, verification }) => kind !== null && verification === 'approved');
    assert.ok(approved.every(({ decision }) => decision === 'accepted'));
    const { storage_key } = await database.kysely
      .selectFrom('documents')
      .select('storage_key')
      .where('kind', '=', 'insurance')
      .limit(1)
      .executeTakeFirstOrThrow();
    const read = await drawnDocumentStorage(memoryDocumentStorage(), database.kysely).read(storage_key);
    const bytes = Buffer.concat((await read?.toArray()) as Buffer[]);
    assert.equal((await processDocument(bytes, { mayBePdf: true })).media_type, 'image/webp');
  });

  it('has cars in every verification state', async () => {
    const rows = await database.kysely.selectFrom('cars').select('verification').distinct().execute();
    assert.deepEqual(rows.map(({ verification }) => verification).sort(), [
      'approved',
      'changes_requested',
      'draft',
      'pending',
      'rejected',
      'suspended',
    ]);
  });

  it('records the approved facts of each approved car, and has one pending car that was changed since', async () => {
    const cars = await database.kysely
      .selectFrom('cars')
      .selectAll()
      .where('verification', 'in', ['approved', 'suspended', 'pending'])
      .execute();
    const waiting: string[][] = [];
    for (const car of cars) {
      const approval = await findLastApproval(database.kysely, car.uuid);
      if (approval === undefined) {
        assert.equal(car.verification, 'pending');
        continue;
      }
      const now = factsToApprove(car, await readCarPhotos(database.kysely, car.uuid));
      const changed = changedFacts(approval.facts, now);
      if (car.verification === 'pending') waiting.push(changed);
      else assert.deepEqual(changed, []);
    }
    assert.deepEqual(waiting, [['colour', 'plate', 'daily_price_minor']]);
  });

  it('has past, ongoing and future trips, and blocked days', async () => {
    const claims = await database.kysely.selectFrom('car_claims').selectAll().execute();
    const now = new Date();
    const trips = claims.filter(({ kind }) => kind === 'reservation');
    assert.ok(trips.some(({ ends_at }) => ends_at < now));
    assert.ok(trips.some(({ begins_at, ends_at }) => begins_at < now && ends_at > now));
    assert.ok(trips.some(({ begins_at }) => begins_at > now));
    assert.ok(claims.some(({ kind }) => kind === 'blocked'));
  });

  it('serves the photos from files, in the widths that each photo names', async () => {
    const kept = memoryPhotoStorage();
    const storage = demoPhotoStorage(kept);
    const photo = await database.kysely
      .selectFrom('car_photos')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const width of photo.widths) {
      const file = await storage.read(`${photo.storage_key}/${String(width)}.webp`);
      const read = await sharp(Buffer.concat((await file?.toArray()) as Buffer[])).metadata();
      assert.deepEqual([read.format, read.width], ['webp', width]);
    }
    const small = await storage.read(`${photo.storage_key}/400.avif`);
    const { compression } = await sharp(Buffer.concat((await small?.toArray()) as Buffer[])).metadata();
    assert.equal(compression, 'av1');
    assert.equal(await storage.read(`${photo.storage_key}/800.avif`), undefined);
    assert.deepEqual(
      [...kept.files.keys()],
      [400, 640].flatMap((width) => ['avif', 'webp'].map((type) => `${photo.storage_key}/${width}.${type}`)),
    );
    assert.equal(await storage.read(`${photo.storage_key}/401.webp`), undefined);
    assert.equal(await storage.read('demo-0000/400.webp'), undefined);
  });

  it('has one unique picture file for each photo, all of them below 6 MB together', async () => {
    const photos = await database.kysely.selectFrom('car_photos').select('storage_key').execute();
    assert.ok(photos.length >= 180);
    const files = photos.map(({ storage_key }) => demoPictureFile(storage_key) ?? '');
    assert.deepEqual([...new Set(files)].sort(), readdirSync(pictures).filter(isPicture).sort());
    const hashes = files.map((file) => createHash('sha256').update(readFileSync(new URL(file, pictures))));
    assert.equal(new Set(hashes.map((hash) => hash.digest('hex'))).size, photos.length);
    assert.ok(files.reduce((bytes, file) => bytes + statSync(new URL(file, pictures)).size, 0) < 6_000_000);
  });
});
