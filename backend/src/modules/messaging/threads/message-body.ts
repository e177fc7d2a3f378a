import { hideContacts } from '../../contacts/public.js';
import { agreedStatuses, type Reservation } from '../../booking/public.js';
import type { MessagePhotoBody } from '../photos/message-photo-body.js';
import type { ThreadMessageBody } from './thread.schemas.js';
import type { ThreadMessage } from './threads.table.js';

/** Contact details are shown once both sides have agreed on the trip: as the telephone numbers on its page. */
export function showsContacts(status: Reservation['status'] | null | undefined): boolean {
  return status !== null && status !== undefined && agreedStatuses.includes(status);
}

/** Who reads, whether the trip is agreed, and whose telephone numbers may have no country code. */
export interface MessageReader {
  readerUuid: string;
  isOpen: boolean;
  countries: readonly string[];
}

/** A message as its reader sees it. Its sender reads it masked too, and so knows what the other side reads. */
export function toMessage(
  { uuid, thread_uuid, number, sender_uuid, text, continued_units, scheduled, created_at }: ThreadMessage,
  { readerUuid, isOpen, countries }: MessageReader,
  photos: readonly MessagePhotoBody[],
): ThreadMessageBody {
  const shown = text === null || isOpen ? text : hideContacts(text, { countries }, continued_units);
  return {
    message_uuid: uuid,
    thread_uuid,
    number,
    is_mine: sender_uuid === readerUuid,
    text: shown,
    is_masked: shown !== text,
    photos: [...photos],
    is_scheduled: scheduled !== null,
    created_at: created_at.toISOString(),
  };
}

const excerptLength = 160;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How a message begins, in one hundred and sixty units at most; it ends between two characters as people see them. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text;
  let end = 0;
  // Of a little more than is shown: a character is longer only when it was made to be.
  for (const { index, segment } of graphemes.segment(text.slice(0, 2 * excerptLength))) {
    if (index + segment.length > excerptLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
