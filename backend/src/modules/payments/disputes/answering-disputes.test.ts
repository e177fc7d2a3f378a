import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { aForm, aPhoto } from '../../../../testing/a-photo.js';
import { ask, type TripAnswer } from '../../../../testing/a-trip.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAudit } from '../../../../testing/check-audit.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { sendDisputeAnswer } from './send-dispute-answer.js';
import type { HomeBody } from '../../dashboard/home.schemas.js';
import type { DisputeBody, DisputeCaseBody } from './dispute.schemas.js';

const start = '2026-11-21T09:30:00Z';
const dueBy = '2026-12-11T14:40:00.000Z';

describe('a payment dispute', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkAudit));

  const aDispute = async (changes: Parameters<StripeMarketplace['double']['disputes']['open']>[2] = {}) => {
    const { trip, ref } = await market.paidTrip();
    const opened = market.double.disputes.open(market.double.intents, ref, changes);
    await market.tell('charge.dispute.created', opened);
    const url = `/admin/disputes?reservation_uuid=${trip.reservation_uuid}`;
    const { body } = await ask<{ disputes: DisputeBody[] }>(market, market.admin, 'GET', url);
    const [dispute] = body.disputes;
    assert.ok(dispute !== undefined, JSON.stringify(body));
    return { trip, opened, dispute, uuid: dispute.dispute_uuid };
  };
  const read = async (uuid: string) =>
    (await ask<DisputeCaseBody>(market, market.admin, 'GET', `/admin/disputes/${uuid}`)).body;
  const answer = (uuid: string, what: 'contest' | 'accept', explanation = 'They drove it for three days.') =>
    ask<DisputeCaseBody & TripAnswer>(market, market.admin, 'POST', `/admin/disputes/${uuid}/answer`, {
      answer: what,
      explanation,
    });
  const toAnswer = async () =>
    (await ask<HomeBody>(market, market.admin, 'GET', '/my/home')).body.administering?.queues
      .payment_disputes;

  it('is listed with its deadline for administrators until it is answered', async () => {
    const { uuid, dispute } = await aDispute();
    assert.deepEqual([dispute.answer_by, dispute.can], [dueBy, ['answer']]);
    assert.deepEqual(await toAnswer(), { waiting: 1, due_at: dueBy });
    assert.equal((await ask(market, market.owner, 'GET', `/admin/disputes/${uuid}`)).status, 403);
    assert.equal((await answer(uuid, 'contest')).status, 200);
    assert.deepEqual(await toAnswer(), { waiting: 0, due_at: null });
    const again = await answer(uuid, 'contest');
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('has an evidence pack of agreement, hand-over, timeline and messages, also as one file', async () => {
    const { uuid, trip } = await aDispute();
    const given = await read(uuid);
    assert.equal(given.reservation.total.amount_minor, trip.total.amount_minor);
    assert.ok(given.reservation.lines.length > 1 && given.reservation.timeline.length > 1);
    assert.ok(given.messages.length > 0, 'the confirmation');
    const file = await market.app.inject({
      method: 'GET',
      url: `/admin/disputes/${uuid}/evidence.zip`,
      headers: market.admin.headers,
    });
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/zip']);
    const files = unzipSync(file.rawPayload);
    const page = strFromU8(files['evidence.html'] ?? new Uint8Array());
    for (const part of [given.customer.email, given.reservation.cancellation_policy_text, 'Handed over']) {
      assert.ok(page.includes(part), part);
    }
    const data = JSON.parse(strFromU8(files['evidence.json'] ?? new Uint8Array())) as DisputeCaseBody;
    assert.equal(data.dispute.dispute_uuid, uuid);
    const exports = await market.database
      .selectFrom('audit_log')
      .select('actor_uuid')
      .where('action', '=', 'reservation.evidence_exported')
      .where('subject_uuid', '=', trip.reservation_uuid)
      .execute();
    assert.deepEqual(exports, [{ actor_uuid: market.admin.user.uuid }]);
  });

  it('is contested once through Stripe within its limits, and can be won', async () => {
    const { uuid, opened, trip } = await aDispute();
    const form = aForm(await aPhoto());
    const uploaded = await market.app.inject({
      method: 'POST',
      url: `/cars/${trip.car.car_uuid}/photos`,
      payload: form.payload,
      headers: { ...market.owner.headers, ...form.headers },
    });
    assert.equal(uploaded.statusCode, 201);
    const long = 'x'.repeat(5_000);
    await answer(uuid, 'contest', long);
    // The photos arrive, the answer does not.
    market.double.meet('answers', 'is_down', 'is_down');
    await assert.rejects(sendDisputeAnswer(market.deps, uuid));
    await sendDisputeAnswer(market.deps, uuid);
    await sendDisputeAnswer(market.deps, uuid);
    const sent = market.double.disputes.evidence.get(opened.id) ?? {};
    assert.equal(sent['evidence[customer_email_address]'], market.customer.user.email);
    assert.match(sent['evidence[access_activity_log]'] ?? '', /The trip was confirmed/);
    assert.match(sent['evidence[cancellation_policy_disclosure]'] ?? '', /before they paid/);
    assert.ok(sent['evidence[uncategorized_text]']?.includes(long));
    const file = market.double.files.all.get(sent['evidence[uncategorized_file]'] ?? '');
    assert.deepEqual([file?.purpose, file?.filename], ['dispute_evidence', 'photos.pdf']);
    assert.match(
      sent['evidence[uncategorized_text]'] ?? '',
      /Photos of the car \(1\), in a file of their own/,
    );
    assert.equal(market.double.files.all.size, 1, 'uploaded once, however often it is sent');
    const submissions = market.double.calls.filter((call) => call === `POST /v1/disputes/${opened.id}`);
    assert.equal(submissions.length, 3, 'two that were lost, and one');
    assert.ok((await read(uuid)).dispute.sent_at !== null);
    opened.status = 'won';
    await market.tell('charge.dispute.closed', opened);
    const { dispute, reservation } = await read(uuid);
    assert.deepEqual([dispute.status, dispute.taken.amount_minor], ['won', 0]);
    assert.ok(reservation.timeline.some(({ what }) => what.includes('our evidence goes to the bank')));
    assert.equal((await market.books(trip.reservation_uuid)).lines_minor, trip.total.amount_minor);
  });

  it('is lost and booked at once when it is accepted', async () => {
    const { uuid, trip } = await aDispute();
    await answer(uuid, 'accept', 'The car had broken down.');
    await sendDisputeAnswer(market.deps, uuid);
    const { dispute } = await read(uuid);
    assert.deepEqual([dispute.status, dispute.answer, dispute.can], ['lost', 'accept', []]);
    const books = await market.books(trip.reservation_uuid);
    assert.deepEqual([books.adds_up, books.lines_minor], [true, 0]);
  });

  it('returns with the reason and the text when Stripe refuses the answer, and can be answered again', async () => {
    const before = (await toAnswer())?.waiting ?? 0;
    const { uuid, opened, trip } = await aDispute();
    await answer(uuid, 'contest', 'They drove it.');
    market.double.meet('refuses_request');
    await sendDisputeAnswer(market.deps, uuid);
    const { dispute } = await read(uuid);
    assert.deepEqual(
      [dispute.answer, dispute.can, dispute.refusal, dispute.explanation],
      [null, ['answer'], 'Unknown parameter', 'They drove it.'],
    );
    assert.equal((await toAnswer())?.waiting, before + 1);
    const notes = [market.customer, market.admin].map(async (person) => {
      const { body } = await ask(market, person, 'GET', `/reservations/${trip.reservation_uuid}`);
      return body.timeline.find(({ what }) => what.includes('our answer did not reach the bank'))?.note;
    });
    assert.deepEqual(await Promise.all(notes), [undefined, 'Unknown parameter']);
    assert.equal((await answer(uuid, 'contest', 'They drove it for three days.')).status, 200);
    await sendDisputeAnswer(market.deps, uuid);
    const sent = market.double.disputes.evidence.get(opened.id) ?? {};
    assert.ok(sent['evidence[uncategorized_text]']?.includes('for three days'), 'not the answer of before');
    const again = (await read(uuid)).dispute;
    assert.ok(again.sent_at !== null);
    assert.equal(again.refusal, null);
  });

  it('cannot be answered after its deadline, and is marked as answered elsewhere when Stripe has an answer', async () => {
    const { uuid, opened } = await aDispute();
    const late = await aDispute();
    await answer(uuid, 'contest');
    opened.status = 'under_review';
    await sendDisputeAnswer(market.deps, uuid);
    assert.equal((await read(uuid)).dispute.answer, 'elsewhere');
    market.setNow('2026-12-12T00:00:00Z');
    const refused = await answer(late.uuid, 'contest');
    assert.deepEqual([refused.status, refused.body.code], [409, 'MOVE_NOT_ALLOWED']);
    assert.equal(
      (await ask(market, market.admin, 'GET', '/admin/disputes/none')).body.code,
      'DISPUTE_NOT_FOUND',
    );
  });

  it('needs no answer once it is answered at Stripe, until the bank requests another', async () => {
    const asked = { status: 'warning_needs_response' } as const;
    const { uuid, opened } = await aDispute(asked);
    opened.status = 'warning_under_review';
    await market.tell('charge.dispute.updated', opened);
    assert.equal((await read(uuid)).dispute.answer, 'elsewhere');
    opened.status = 'needs_response';
    opened.evidence_details = { due_by: Date.parse('2026-12-30T00:00:00Z') / 1000 };
    await market.tell('charge.dispute.updated', opened);
    const { dispute } = await read(uuid);
    assert.deepEqual([dispute.answer, dispute.answer_by], [null, '2026-12-30T00:00:00.000Z']);
  });
});
