import { useQueryClient } from '@tanstack/react-query';
import { isAnswerLost, useApi } from 'api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptForm } from 'shared-auth';
import { messageKeys, type ThreadMessage } from '../../../api/messages';
import { addMessage, sendMessage, type MessageTarget, type NewMessage } from './messages';

/** A message that is on its way; its key is the same for every try, so that it is sent once. */
export interface Outgoing extends NewMessage {
  key: string;
  at: string;
  /** `waiting` for those before it, or for a connection. */
  state: 'waiting' | 'sending' | 'failed';
  /** Why it was not sent. */
  reason?: string;
}

interface Outbox {
  entries: Outgoing[];
  send: (message: NewMessage) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
}

const isOffline = () => !navigator.onLine;

/**
 * What was written to one target and has not arrived yet, sent one after the other. It is kept in this tab: without a
 * connection, and after a reload, it waits and is sent under the same key.
 *
 * @param name of what is kept, the same for the target
 */
export function useOutbox(
  name: string,
  target: MessageTarget,
  onSent?: (message: ThreadMessage) => void,
): Outbox {
  const api = useApi();
  const queryClient = useQueryClient();
  const kept = useKeptForm<{ entries: Outgoing[] }>({ form: `outbox:${name}`, fields: ['entries'] });
  const [entries, setEntries] = useState<Outgoing[]>(() =>
    (kept.restore({ entries: [] })?.entries ?? []).map((entry) =>
      entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry,
    ),
  );
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    if (entries.length === 0) {
      kept.forget();
      return;
    }
    kept.keep({ entries });
    kept.flush();
  }, [kept, entries]);

  const change = (key: string, to: Partial<Outgoing>) =>
    setEntries((now) => now.map((entry) => (entry.key === key ? { ...entry, ...to } : entry)));
  const discard = (key: string) => setEntries((now) => now.filter((entry) => entry.key !== key));

  const sendNext = useEffectEvent(async () => {
    const next = entries.find(({ state }) => state === 'waiting');
    if (!next || isTrying || isOffline()) return;
    setTrying(true);
    change(next.key, { state: 'sending' });
    try {
      const sent = await sendMessage(api, target, next, { 'idempotency-key': next.key });
      addMessage(queryClient, sent);
      discard(next.key);
      onSent?.(sent);
      void queryClient.invalidateQueries({ queryKey: messageKeys.threads });
    } catch (error) {
      const isWaiting = isAnswerLost(error) && isOffline();
      const reason = error instanceof Error ? error.message : '';
      change(next.key, isWaiting ? { state: 'waiting' } : { state: 'failed', reason });
    }
    setTrying(false);
  });

  useEffect(() => void sendNext(), [entries, isTrying]);
  useEffect(() => {
    const goOn = () => void sendNext();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, []);

  return {
    entries,
    send: (message) =>
      setEntries((now) => [
        ...now,
        { ...message, key: crypto.randomUUID(), at: new Date().toISOString(), state: 'waiting' },
      ]),
    retry: (key) => change(key, { state: 'waiting' }),
    discard,
  };
}
