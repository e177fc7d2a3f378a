import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../../../../platform/http/problem.js';
import type { ProviderEvent } from '../payment-provider.js';
import type { TestIntent } from './test-provider.repository.js';

const signatureHeader = 'test-provider-signature';

/** Messages of the test provider, signed with a key that only this process has. */
export interface SignedMessages {
  sign: (intent: TestIntent) => { rawBody: Buffer; headers: Record<string, string> };
  /** @throws Problem 400 SIGNATURE_INVALID */
  read: (rawBody: Buffer, headers: IncomingHttpHeaders) => ProviderEvent;
}

export function signedMessages(key = randomBytes(32)): SignedMessages {
  const signatureOf = (rawBody: Buffer) => createHmac('sha256', key).update(rawBody).digest();
  return {
    sign: ({ ref, status, payment_uuid }) => {
      const event = { id: `event_${ref}_${status}`, type: `payment.${status}`, ref, payment_uuid };
      const rawBody = Buffer.from(JSON.stringify(event));
      return {
        rawBody,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf(rawBody).toString('hex'),
        },
      };
    },
    read: (rawBody, headers) => {
      const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'hex');
      const expected = signatureOf(rawBody);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new Problem(400, 'SIGNATURE_INVALID', 'This message is not from the payment provider.');
      }
      const event = JSON.parse(rawBody.toString()) as Record<'id' | 'type' | 'ref' | 'payment_uuid', string>;
      return { id: event.id, type: event.type, ref: event.ref, paymentUuid: event.payment_uuid };
    },
  };
}
