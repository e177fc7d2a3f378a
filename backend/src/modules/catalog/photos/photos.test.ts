import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { aCarToList, uploadCarDocuments } from '../../../../testing/a-car.js';
import { aForm, aPhoto, aScene } from '../../../../testing/a-photo.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { memoryPhotoStorage } from '../../../../testing/memory-photo-storage.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { photoLimits } from './photo-limits.js';
import type { PhotoBody } from './photo.schemas.js';

/** Whatever an answer may hold; each test knows which of it is there. */
type Body = ProblemBody & { photo: PhotoBody; photos: PhotoBody[]; car_uuid: string; verification: string };

describe('/cars/{car_uuid}/photos', () => {
  const photoStorage = memoryPhotoStorage();
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;

  before(async () => {
    testApp = await startTestApp({ photoStorage });
    owner = await aSignedInUser(testApp, { role: 'car_owner' });
  });
  after(() => testApp.close());

  async function aDraft(): Promise<string> {
    const { headers } = owner;
    const answer = await testApp.app.inject({ method: 'POST', url: '/cars', headers, payload: {} });
    return answer.json<{ car_uuid: string }>().car_uuid;
  }

  async function upload(carUuid: string, bytes: Uint8Array, name?: string, by = owner) {
    const form = aForm(bytes, name === undefined ? {} : { name });
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/cars/${carUuid}/photos`,
      headers: { ...by.headers, ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }

  it('stores WebP sizes up to the width of the photo, without its metadata', async () => {
    const car = await aDraft();
    const { status, body } = await upload(car, await aPhoto({ width: 1000, height: 700 }));
    assert.equal(status, 201);
    assert.deepEqual(
      body.photo.sources.map(({ width }) => width),
      [400, 640, 800, 1000],
    );
    assert.match(body.photo.sources[2]!.url, /^http:\/\/api\.test\/photos\/[^/]+\/800\.webp$/);
    const answer = await testApp.app.inject(body.photo.sources[2]!.url);
    assert.equal(answer.headers['content-type'], 'image/webp');
    assert.match(String(answer.headers['cache-control']), /immutable/);
    const metadata = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([metadata.format, metadata.width, metadata.height], ['webp', 800, 560]);
    assert.equal(metadata.exif, undefined);
    const again = await testApp.app.inject({
      url: body.photo.sources[2]!.url,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    assert.equal(again.statusCode, 304);
    assert.match(String(again.headers['cache-control']), /immutable/);
  });

  it('sends AVIF to those that accept it, up to the width of a card, and WebP to others', async () => {
    const { body } = await upload(await aDraft(), await aScene());
    const read = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await testApp.app.inject({ url, headers: { ...headers } });
      assert.match(String(answer.headers.vary), /Accept/);
      return { type: answer.headers['content-type'], etag: String(answer.headers.etag), ...answer };
    };
    const accept = 'image/avif,image/webp,*/*';
    for (const { url, width } of body.photo.sources) {
      const webp = await read(url, { accept: 'image/webp,*/*' });
      const best = await read(url, { accept });
      assert.equal(webp.type, 'image/webp');
      assert.equal(best.type, width > 800 ? 'image/webp' : 'image/avif');
      if (width > 800) continue;
      assert.ok(best.rawPayload.length < webp.rawPayload.length);
      assert.notEqual(best.etag, webp.etag);
      assert.equal((await read(url, { accept, 'if-none-match': best.etag })).statusCode, 304);
    }
  });

  it('keeps WebP alone where AVIF is not smaller, and sends it to everyone', async () => {
    const { body } = await upload(await aDraft(), await aPhoto());
    const { url } = body.photo.sources[0]!;
    const answer = await testApp.app.inject({ url, headers: { accept: 'image/avif' } });
    assert.equal(answer.headers['content-type'], 'image/webp');
  });

  it('rotates a sideways photo upright', async () => {
    const sideways = await sharp(await aPhoto({ width: 900, height: 600 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(await aDraft(), sideways);
    assert.deepEqual([body.photo.width, body.photo.height], [600, 900]);
  });

  it('accepts PNG and WebP, and a photo with a wrong file name', async () => {
    const car = await aDraft();
    assert.equal((await upload(car, await aPhoto({ format: 'png' }), 'car.png')).status, 201);
    assert.equal((await upload(car, await aPhoto({ format: 'webp' }), 'car.webp')).status, 201);
    assert.equal((await upload(car, await aPhoto({ format: 'png' }), 'car.jpg')).status, 201);
  });

  it('refuses each invalid file with a sentence for its field', async () => {
    const car = await aDraft();
    const jpeg = await aPhoto();
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const cases: [string, Uint8Array, string, number, string][] = [
      [
        'text that calls itself a photo',
        Buffer.from('not a photo'),
        'car.jpg',
        415,
        'PHOTO_TYPE_NOT_ALLOWED',
      ],
      ['a PDF named .jpg', Buffer.from('%PDF-1.7 ...'), 'car.jpg', 415, 'PHOTO_TYPE_NOT_ALLOWED'],
      [
        'an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'a.svg',
        415,
        'PHOTO_TYPE_NOT_ALLOWED',
      ],
      ['a GIF', await aPhoto({ format: 'gif' }), 'car.gif', 415, 'PHOTO_TYPE_NOT_ALLOWED'],
      ['a truncated JPEG', noise.subarray(0, noise.length / 2), 'car.jpg', 422, 'PHOTO_DAMAGED'],
      ['only the head of a JPEG', jpeg.subarray(0, 40), 'car.jpg', 422, 'PHOTO_DAMAGED'],
      ['a bomb', bomb, 'car.png', 422, 'PHOTO_TOO_MANY_PIXELS'],
      ['a thumbnail', await aPhoto({ width: 200, height: 150 }), 'car.jpg', 422, 'PHOTO_TOO_SMALL'],
      ['a screenshot', await aPhoto({ width: 1170, height: 20_000 }), 'car.jpg', 422, 'PHOTO_TOO_SMALL'],
      [
        'an enormous file',
        Buffer.concat([jpeg, Buffer.alloc(photoLimits.bytes)]),
        'a.jpg',
        413,
        'PHOTO_TOO_LARGE',
      ],
      ['an empty file', Buffer.alloc(0), 'car.jpg', 400, 'PHOTO_MISSING'],
    ];
    for (const [what, bytes, name, status, code] of cases) {
      const answer = await upload(car, bytes, name);
      assert.deepEqual([answer.status, answer.body.code], [status, code], what);
      assert.ok(answer.body.fields?.['photo'], what);
    }
  });

  it('refuses a request without a form', async () => {
    const { headers } = owner;
    const url = `/cars/${await aDraft()}/photos`;
    const answer = await testApp.app.inject({ method: 'POST', url, headers, payload: { photo: 'x' } });
    assert.deepEqual([answer.statusCode, answer.json<Body>().code], [400, 'PHOTO_MISSING']);
  });

  it('accepts twelve photos and no thirteenth, even at once', async () => {
    const car = await aDraft();
    const photo = await aPhoto({ width: 400, height: 300 });
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(car, photo)));
    assert.equal(answers.filter(({ status }) => status === 201).length, 12);
    for (const { status, body } of answers)
      if (status !== 201) assert.equal(body.code, 'PHOTO_LIMIT_REACHED');
  });

  it('reorders photos, and deletes them with their files', async () => {
    const car = await aDraft();
    for (let index = 0; index < 3; index += 1)
      await upload(car, await aPhoto({ width: 400 + index, height: 300 }));
    const { headers } = owner;
    const url = `/cars/${car}/photos`;
    const read = await testApp.app.inject({ url: `/my/cars/${car}`, headers });
    const [first, second, third] = read.json<Body>().photos.map(({ photo_uuid }) => photo_uuid);

    const ordered = await testApp.app.inject({
      method: 'PATCH',
      url,
      headers,
      payload: { photo_uuids: [third, first, second] },
    });
    assert.deepEqual(
      ordered.json<Body>().photos.map(({ photo_uuid }) => photo_uuid),
      [third, first, second],
    );
    const incomplete = await testApp.app.inject({
      method: 'PATCH',
      url,
      headers,
      payload: { photo_uuids: [third, first] },
    });
    assert.deepEqual([incomplete.statusCode, incomplete.json<Body>().code], [422, 'VALUE_NOT_ALLOWED']);

    const before = photoStorage.files.size;
    const deleted = await testApp.app.inject({ method: 'DELETE', url: `${url}/${third}`, headers });
    assert.equal(deleted.json<Body>().photos.length, 2);
    const { photo_count } = await testApp.database
      .selectFrom('cars')
      .where('uuid', '=', car)
      .select('photo_count')
      .executeTakeFirstOrThrow();
    assert.equal(photo_count, 2);
    assert.ok(photoStorage.files.size < before);
    const gone = await testApp.app.inject({ method: 'DELETE', url: `${url}/${third}`, headers });
    assert.deepEqual([gone.statusCode, gone.json<Body>().code], [404, 'PHOTO_NOT_FOUND']);
  });

  it('refuses all but the owner of the car', async () => {
    const stranger = await aSignedInUser(testApp, { role: 'car_owner' });
    const customer = await aSignedInUser(testApp);
    const car = await aDraft();
    const photo = await aPhoto();
    assert.equal((await upload(car, photo, 'a.jpg', stranger)).body.code, 'CAR_NOT_FOUND');
    assert.equal((await upload(car, photo, 'a.jpg', customer)).body.code, 'ROLE_NOT_ALLOWED');
  });

  it('answers 404 for an unknown photo', async () => {
    const answer = await testApp.app.inject('/photos/0123456789abcdef/400.webp');
    assert.deepEqual([answer.statusCode, answer.json<Body>().code], [404, 'PHOTO_NOT_FOUND']);
    assert.equal((await testApp.app.inject('/photos/..%2F..%2Fetc/400.webp')).statusCode, 400);
  });

  it('refuses to delete the last photo of a submitted car', async () => {
    const { headers } = owner;
    const { car_uuid } = (
      await testApp.app.inject({ method: 'POST', url: '/cars', headers, payload: aCarToList() })
    ).json<Body>();
    const { body } = await upload(car_uuid, await aPhoto());
    await uploadCarDocuments(testApp, owner, car_uuid);
    const submitted = await testApp.app.inject({ method: 'POST', url: `/cars/${car_uuid}/submit`, headers });
    assert.equal(submitted.json<Body>().verification, 'pending');
    const url = `/cars/${car_uuid}/photos/${body.photo.photo_uuid}`;
    const answer = await testApp.app.inject({ method: 'DELETE', url, headers });
    assert.deepEqual([answer.statusCode, answer.json<Body>().code], [422, 'PHOTO_REQUIRED']);
  });
});
