import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { aPdf } from '../../../../testing/a-document.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { eraseMessagesOf } from '../threads/messages.repository.js';
import type { AdminMessagesBody } from './admin-messages.schemas.js';
import type { MessagesBody, ThreadListBody, ThreadMessageBody } from '../threads/thread.schemas.js';
import { deleteOldPhotos } from './keep-message-photo.js';
import type { MessagePhotoBody } from '../photos/message-photo-body.js';

describe('photos in messages', () => {
  let market: Marketplace;
  let trip: string;
  let small: Buffer;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const car = await market.car();
    trip = (await aBookedTrip(market, market.customer, car.uuid, '2026-12-01', '2026-12-04'))
      .reservation_uuid;
    small = await aPhoto({ width: 200, height: 100 });
  });
  after(() => market.close());

  const upload = async (by: SignedIn, bytes: Buffer = small) => {
    const form = aForm(bytes);
    const headers = { ...by.headers, ...form.headers };
    const answer = await market.app.inject({
      method: 'POST',
      url: '/my/message-photos',
      headers,
      payload: form.payload,
    });
    return { status: answer.statusCode, body: answer.json<MessagePhotoBody & ProblemBody>() };
  };
  const send = (by: SignedIn, content: { text?: string; photos?: string[] }) =>
    ask<ThreadMessageBody & ProblemBody>(market, by, 'POST', `/reservations/${trip}/messages`, content);
  const open = async (by: SignedIn, uuid: string) =>
    (await market.app.inject({ url: `/my/message-photos/${uuid}`, headers: by.headers })).statusCode;

  it('are seen by the two sides, and by administrators while the trip is disputed', async () => {
    const { customer, owner, admin } = market;
    const [first, second] = [await upload(customer), await upload(customer)];
    assert.deepEqual([first.status, first.body.width, first.body.height], [201, 200, 100]);
    const uuids = [second.body.photo_uuid, first.body.photo_uuid];
    assert.equal(await open(owner, uuids[0]!), 404, 'not before it is sent');
    const { body: sent } = await send(customer, { text: '', photos: uuids });
    assert.deepEqual(
      sent.photos.map(({ photo_uuid }) => photo_uuid),
      uuids,
    );
    const read = await ask<MessagesBody>(market, owner, 'GET', `/my/threads/${sent.thread_uuid}/messages`);
    assert.deepEqual(read.body.messages[0]?.photos, sent.photos);
    const list = await ask<ThreadListBody>(market, owner, 'GET', '/my/threads');
    assert.equal(list.body.threads[0]?.excerpt, 'Photo');
    const stranger = await aSignedInUser(market);
    const seen = () => Promise.all([customer, owner, stranger, admin].map((each) => open(each, uuids[0]!)));
    assert.deepEqual(await seen(), [200, 200, 404, 404]);

    await market.database
      .updateTable('reservations')
      .set({ objected_at: new Date('2026-11-21T09:30:00Z'), objection: 'Scratches' })
      .where('uuid', '=', trip)
      .execute();
    assert.deepEqual(await seen(), [200, 200, 404, 200]);
    const url = `/admin/reservations/${trip}/messages?reason=objection`;
    const told = await ask<AdminMessagesBody>(market, admin, 'GET', url);
    assert.deepEqual(told.body.messages[0]?.photos, sent.photos);
  });

  it('are refused when they are none, another’s, sent already, or too many', async () => {
    const { customer, owner } = market;
    assert.equal((await upload(customer, aPdf())).body.code, 'DOCUMENT_TYPE_NOT_ALLOWED');
    assert.deepEqual(
      [(await send(customer, {})).body.fields, (await send(customer, { text: '\u200b' })).body.code],
      [{ text: 'Write a message, or add a photo.' }, 'VALUE_NOT_ALLOWED'],
    );
    const { photo_uuid } = (await upload(owner)).body;
    const refused = { photos: 'A photo was not sent within a day. Please choose it again.' };
    assert.deepEqual((await send(customer, { text: 'Hi', photos: [photo_uuid] })).body.fields, refused);
    assert.equal((await send(owner, { photos: [photo_uuid] })).status, 201);
    assert.deepEqual((await send(owner, { photos: [photo_uuid] })).body.fields, refused);
    const seven = Array.from({ length: 7 }, () => crypto.randomUUID());
    assert.equal((await send(owner, { photos: seven })).status, 400);
  });

  it('are refused a day after they were uploaded, before any job has deleted them', async () => {
    const [inTime, late] = [await upload(market.owner), await upload(market.owner)];
    market.setNow('2026-11-22T09:30:00Z');
    assert.equal((await send(market.owner, { photos: [inTime.body.photo_uuid] })).status, 201);
    market.setNow('2026-11-22T09:30:01Z');
    assert.deepEqual((await send(market.owner, { photos: [late.body.photo_uuid] })).body.fields, {
      photos: 'A photo was not sent within a day. Please choose it again.',
    });
    market.setNow('2026-11-21T09:30:00Z');
  });

  it('are deleted a day after they were not sent, with their sender’s account, and with old conversations', async () => {
    const { customer, owner, deps } = market;
    const kept = (await upload(owner)).body.photo_uuid;
    await send(owner, { photos: [kept] });
    const unsent = (await upload(owner)).body.photo_uuid;
    const erased = (await upload(customer)).body.photo_uuid;
    await send(customer, { photos: [erased] });
    await eraseMessagesOf(market.database, customer.user.uuid);
    const there = () => Promise.all([kept, unsent, erased].map((uuid) => open(owner, uuid)));
    market.setNow('2026-11-22T09:29:59Z');
    await deleteOldPhotos(deps);
    assert.deepEqual(await there(), [200, 200, 404]);
    market.setNow('2026-11-22T09:30:01Z');
    await deleteOldPhotos(deps);
    assert.deepEqual(await there(), [200, 404, 404]);
    market.setNow('2028-11-20T09:00:00Z');
    await deleteOldPhotos(deps);
    assert.deepEqual(await there(), [200, 404, 404]);
    market.setNow('2028-11-21T10:00:00Z');
    await deleteOldPhotos(deps);
    assert.deepEqual(await there(), [404, 404, 404]);
    assert.deepEqual(await market.database.selectFrom('message_photos').selectAll().execute(), []);
  });
});
