import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { applyChange } from './apply-change.js';
import type { Change } from './changes.table.js';
import { moveChange } from './move-change.js';
import { changeLines, post, waivedLines } from '../../books/public.js';
import { readBalanceWithoutDisputes } from '../../payments/public.js';
import { findLastPaid, readPaidMinor, refundReservation } from '../../payments/public.js';

interface By {
  now: Date;
  actorUuid: string;
}

/** What a cheaper trip gives back, and in the books which parts of the price are less. */
export async function settleDifference(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  change: Change,
  { now, actorUuid }: By,
): Promise<void> {
  const { uuid: reservationUuid, currency } = reservation;
  const paidMinor = await readPaidMinor(transaction, reservationUuid);
  const lines = changeLines(reservation.price, change.price);
  // Once something was given back besides, the parts of the price are no longer all there.
  const isWhole = paidMinor === reservation.price.total_minor;
  const amountMinor = Math.min(-change.difference_minor, paidMinor);
  if (amountMinor > 0) {
    const reason = 'Your trip was changed and costs less.';
    const giving = { amountMinor, kind: 'change', reason, actorUuid, now } as const;
    await refundReservation(transaction, reservation, isWhole ? { ...giving, lines } : giving);
  } else if (isWhole) {
    const paymentUuid = await findLastPaid(transaction, reservationUuid);
    await post(transaction, { reservationUuid, currency, paymentUuid, lines, at: now });
  }
}

/** Makes a change at once whose difference is too little to be charged: the books have it, and the marketplace bears it. */
export async function waiveDifference(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  change: Change,
  by: By,
): Promise<Reservation> {
  const { uuid: reservationUuid, currency, price } = reservation;
  const paymentUuid = await findLastPaid(transaction, reservationUuid);
  const system = { now: by.now, actorUuid: null };
  const awaiting = await moveChange(transaction, change, 'awaiting_payment', { pay_by: null }, system);
  const balance = await readBalanceWithoutDisputes(transaction, reservationUuid, paymentUuid);
  const lines = waivedLines(changeLines(price, change.price), balance);
  await post(transaction, { reservationUuid, currency, paymentUuid, lines, at: by.now });
  return await applyChange(transaction, reservation, awaiting, by);
}
