import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '../../../platform/deps.js';
import type { Reservation } from './reservations.table.js';

/** As a link's token is looked for: who reads the database, or a copy of it, cannot follow the link. */
export const shareTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new link's token, as its reservation keeps it. */
export function newShareToken(
  { bankDetails }: Pick<Deps, 'bankDetails'>,
  reservationUuid: string,
  token: string = randomUUID(),
): Pick<Reservation, 'share_token_hash' | 'share_token_sealed'> {
  return {
    share_token_hash: shareTokenHash(token),
    share_token_sealed: bankDetails.seal(token, reservationUuid),
  };
}

/** The token of a trip's link, for its customer alone; null while there is none. */
export function readShareToken(
  { bankDetails }: Pick<Deps, 'bankDetails'>,
  { uuid, share_token_sealed: sealed }: Reservation,
): string | null {
  return sealed === null ? null : bankDetails.open(sealed, uuid);
}
