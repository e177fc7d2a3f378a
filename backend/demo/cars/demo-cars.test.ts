import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { memoryPhotoStorage } from '../../testing/memory-photo-storage.js';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { readCarPhotos } from '../../src/modules/catalog/photos/car-photos.repository.js';
import { changedFacts, factsToApprove } from '../../src/modules/catalog/verification/approved-facts.js';
import { findLastApproval } from '../../src/modules/catalog/verification/car-queue.repository.js';
import { seedDemo } from '../seed-demo.js';
import { demoPicturesByKey } from './demo-pictures.js';
import { drawnPhotoStorage } from './drawn-photo-storage.js';

describe('the demo', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database.kysely);
    await seedDemo(database.kysely);
  });
  after(() => database.close());

  it('has at least 60 public cars of many makes in at least 8 cities, once', async () => {
    const cars = await database.kysely.selectFrom('cars').selectAll().where('is_public', '=', true).execute();
    assert.ok(cars.length >= 60, `${cars.length} cars`);
    assert.ok(new Set(cars.map(({ city_id }) => city_id)).size >= 8);
    assert.ok(new Set(cars.map(({ make }) => make)).size >= 15);
  });

  it('has cars in every state that an owner or an administrator can meet', async () => {
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

  it('remembers of each approved car what was approved, and has one that was changed since and waits', async () => {
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

  it('has trips past, running and to come, and days that owners keep', async () => {
    const claims = await database.kysely.selectFrom('car_claims').selectAll().execute();
    const now = new Date();
    const trips = claims.filter(({ kind }) => kind === 'reservation');
    assert.ok(trips.some(({ ends_at }) => ends_at < now));
    assert.ok(trips.some(({ begins_at, ends_at }) => begins_at < now && ends_at > now));
    assert.ok(trips.some(({ begins_at }) => begins_at > now));
    assert.ok(claims.some(({ kind }) => kind === 'blocked'));
  });

  it('draws each picture when it is first asked for, and keeps it', async () => {
    const kept = memoryPhotoStorage();
    const storage = drawnPhotoStorage(kept, demoPicturesByKey());
    const photo = await database.kysely
      .selectFrom('car_photos')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const key = `${photo.storage_key}/400.webp`;
    const [first, second] = await Promise.all([storage.read(key), storage.read(key)]);
    const bytes = Buffer.concat((await first?.toArray()) as Buffer[]);
    assert.deepEqual(bytes, Buffer.concat((await second?.toArray()) as Buffer[]));
    const { format, width } = await sharp(bytes).metadata();
    assert.deepEqual([format, width], ['webp', 400]);
    assert.deepEqual([...kept.files.keys()], [key]);
    assert.equal(await storage.read(`${photo.storage_key}/401.webp`), undefined);
    assert.equal(await storage.read('demo-0000/400.webp'), undefined);
  });

  it('has a picture for every photo, and no two the same', async () => {
    const pictures = demoPicturesByKey();
    const photos = await database.kysely.selectFrom('car_photos').select('storage_key').execute();
    assert.ok(photos.length >= 180);
    assert.equal(new Set(photos.map(({ storage_key }) => storage_key)).size, photos.length);
    assert.ok(photos.every(({ storage_key }) => pictures.has(storage_key)));
  });
});
