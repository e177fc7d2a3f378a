import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MessageThread } from './api/messages-api';
import { markRead } from './api/messages';

/** Marks what is shown as read, as soon as the page is in view. */
export function useMarkRead({ thread_uuid: threadUuid, unread }: MessageThread, newest: number): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const marked = useRef(unread > 0 ? 0 : newest);

  const mark = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || newest <= marked.current) return;
    const before = marked.current;
    marked.current = newest;
    markRead(queryClient, api, threadUuid, newest).catch(() => {
      // The next message, or coming back to the page, tries again.
      marked.current = before;
    });
  });
  useEffect(() => mark(), [newest]);
  useEffect(() => {
    const look = () => mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
