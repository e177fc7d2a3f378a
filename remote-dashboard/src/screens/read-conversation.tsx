import { MessagePhotos } from '../features/messages/message-photos';
import type { ReadingReason } from '../features/trip-conversation/api/conversation';
import { TripConversation } from '../features/trip-conversation/trip-conversation';

interface ReadConversationProps {
  reservationUuid: string;
  reasons: ReadingReason[];
}

/** The conversation of a trip with its photos, for administrators. */
export function ReadConversation({ reservationUuid, reasons }: ReadConversationProps) {
  return (
    <TripConversation
      key={reservationUuid}
      reservationUuid={reservationUuid}
      reasons={reasons}
      Photos={MessagePhotos}
    />
  );
}
