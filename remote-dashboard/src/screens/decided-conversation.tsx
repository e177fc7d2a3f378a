import { useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { reservationOptions, type Reservation } from '../api/reservations';
import { disputesOptions } from '../features/disputes/api/disputes';
import type { ReadingReason } from '../features/trip-conversation/api/conversation';
import { ReadConversation } from './read-conversation';

/** For administrators: the conversation of a trip while something about it is to be decided; nothing otherwise. */
export function DecidedConversation({ reservationUuid }: { reservationUuid: string }) {
  const api = useApi();
  const { data: trip } = useQuery(reservationOptions(api, reservationUuid));
  const { data } = useQuery(disputesOptions(api, reservationUuid));
  if (!trip) return null;
  const isDisputed = data?.disputes.some(({ status }) => status === 'open') === true;
  const reasons = openReasons(trip, isDisputed);
  if (reasons.length === 0) return null;
  return (
    <div className="w-full max-w-5xl px-4 pb-8 sm:px-8">
      <ReadConversation reservationUuid={reservationUuid} reasons={reasons} />
    </div>
  );
}

function openReasons(
  { status, objection, deposit_claim: claim }: Reservation,
  isDisputed: boolean,
): ReadingReason[] {
  return [
    ...(status === 'disputed' || isDisputed ? (['dispute'] as const) : []),
    ...(objection?.decision === null ? (['objection'] as const) : []),
    ...(claim?.decision === null ? (['deposit_claim'] as const) : []),
  ];
}
