import { agreedStatuses, type Reservation } from '../../booking/public.js';
import { maskContacts } from '../masking/mask-contacts.js';
import type { ThreadMessageBody } from './thread.schemas.js';
import type { ThreadMessage } from './threads.table.js';

/** Contact details are shown once both sides have agreed on the trip: as the telephone numbers on its page. */
export function showsContacts(status: Reservation['status'] | null | undefined): boolean {
  return status !== null && status !== undefined && agreedStatuses.includes(status);
}

/** Whether contact details in a text are hidden before a trip is confirmed. */
export function hidesContacts(text: string): boolean {
  return maskContacts(text).normalize('NFKC') !== text.normalize('NFKC');
}

/** A message as its reader sees it. Its sender reads it masked too, and so knows what the other side reads. */
export function toMessage(
  { uuid, thread_uuid, number, sender_uuid, text, created_at }: ThreadMessage,
  { readerUuid, isOpen }: { readerUuid: string; isOpen: boolean },
): ThreadMessageBody {
  const shown = text === null || isOpen ? text : maskContacts(text);
  return {
    message_uuid: uuid,
    thread_uuid,
    number,
    is_mine: sender_uuid === readerUuid,
    text: shown,
    is_masked: !isOpen && text !== null && hidesContacts(text),
    created_at: created_at.toISOString(),
  };
}
