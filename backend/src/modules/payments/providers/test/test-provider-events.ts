import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../../../platform/http/problem.js';
import type { ProviderEvent } from '../payment-provider.js';
import type { TestIntent } from './test-provider.repository.js';

const signatureHeader = 'test-provider-signature';

/** Messages of the test provider, signed with a key that only this process has. */
export interface SignedMessages {
  sign: (intent: TestIntent) => { rawBody: Buffer; headers: Record<string, string> };
  signDispute: (
    disputeRef: string,
    status: 'opened' | 'won' | 'lost',
  ) => { rawBody: Buffer; headers: Record<string, string> };
  /** @throws Problem 400 SIGNATURE_INVALID */
  read: (rawBody: Buffer, headers: IncomingHttpHeaders) => ProviderEvent;
}

export function signedMessages(key = randomBytes(32)): SignedMessages {
  const signatureOf = (rawBody: Buffer) => createHmac('sha256', key).update(rawBody).digest();
  const signed = (event: object) => {
    const rawBody = Buffer.from(JSON.stringify(event));
    const signature = signatureOf(rawBody).toString('hex');
    return { rawBody, headers: { 'content-type': 'application/json', [signatureHeader]: signature } };
  };
  return {
    sign: ({ ref, status, payment_uuid }) => {
      const event = { id: `event_${ref}_${status}`, type: `payment.${status}`, ref, payment_uuid };
      return signed(event);
    },
    signDispute: (disputeRef, status) =>
      signed({ id: `event_${disputeRef}_${status}`, type: `dispute.${status}`, dispute_ref: disputeRef }),
    read: (rawBody, headers) => {
      const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'hex');
      const expected = signatureOf(rawBody);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new Problem(400, 'SIGNATURE_INVALID', 'This message is not from the payment provider.');
      }
      const event = JSON.parse(rawBody.toString()) as { id: string; type: string } & Partial<
        Record<'ref' | 'payment_uuid' | 'dispute_ref', string>
      >;
      const { id, type, ref, payment_uuid: paymentUuid, dispute_ref: disputeRef } = event;
      return { id, type, ref, paymentUuid, disputeRef };
    },
  };
}
