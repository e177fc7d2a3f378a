import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../../platform/deps.js';
import type { DisputeEvidence, SentEvidence } from '../payments/providers/payment-provider.js';
import type { PaymentDispute } from './payment-disputes.table.js';

/**
 * The evidence with the photos of the car as one file, a page each: the same bytes however often it is made. A photo whose
 * file is gone is left out.
 */
export async function withPhotos(
  { photoStorage, fileOpener }: Pick<Deps, 'photoStorage' | 'fileOpener'>,
  { answered_at: answeredAt, payment_uuid: paymentUuid }: PaymentDispute,
  { photoKeys = [], ...words }: DisputeEvidence,
): Promise<SentEvidence> {
  const photos: Uint8Array[] = [];
  for (const key of photoKeys) {
    const content = await photoStorage.read(key);
    if (content !== undefined) photos.push(await buffer(content));
  }
  if (photos.length === 0) return words;
  const title = `Photos of the car of payment ${paymentUuid}`;
  const paper = { of: 'photos' as const, title, date: answeredAt ?? new Date(0), photos };
  return { ...words, photosPdf: await fileOpener.open({ kind: 'paper', paper }) };
}
