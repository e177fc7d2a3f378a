import { useApi } from '@drove/api-client';
import { useRef } from 'react';
import type { MessageTarget } from './api/messages';
import { noteTyping } from './api/threads';

/** Milliseconds between two signs that one is writing. */
const PAUSE_MS = 4000;

/** Lets the other side of a conversation see now and then that one is writing. */
export function useNoteWriting(subject: MessageTarget): () => void {
  const api = useApi();
  const last = useRef<number>(undefined);
  return () => {
    const at = performance.now();
    if (!('thread_uuid' in subject)) return;
    if (last.current !== undefined && at - last.current < PAUSE_MS) return;
    last.current = at;
    noteTyping(api, subject.thread_uuid);
  };
}
