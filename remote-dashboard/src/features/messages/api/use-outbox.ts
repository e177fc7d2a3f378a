import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswerLost, useApi } from '@drove/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptForm } from '@drove/shared-auth';
import { now } from '@drove/shared-ui/formats';
import { messageKeys, type ThreadMessage } from './messages-api';
import { addMessage, sendMessage, type MessageTarget, type NewMessage } from './messages';

/** A message that is on its way; its key is the same for every try, so that it is sent once. */
export interface Outgoing extends NewMessage {
  key: string;
  at: string;
  /** Why it was not sent; it then waits for a person. Others wait for those before them, or for a connection. */
  failure?: string | undefined;
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
  const [entries, setEntries] = useState(() => kept.restore({ entries: [] })?.entries ?? []);
  const discard = (key: string) => setEntries((all) => all.filter((entry) => entry.key !== key));
  const setFailure = (key: string, failure: string | undefined) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, failure } : entry)));

  const { mutate, isPending } = useMutation({
    mutationFn: (entry: Outgoing) => sendMessage(api, target, entry, { 'idempotency-key': entry.key }),
    // Whether there is a connection is looked at before, and shown.
    networkMode: 'always',
    onSuccess: (sent, { key }) => {
      addMessage(queryClient, sent);
      discard(key);
      onSent?.(sent);
      void queryClient.invalidateQueries({ queryKey: messageKeys.threads });
    },
    onError: (error, { key }) => {
      if (!(isAnswerLost(error) && isOffline())) setFailure(key, error.message);
    },
  });

  useEffect(() => {
    if (entries.length === 0) {
      kept.forget();
      return;
    }
    kept.keep({ entries });
    kept.flush();
  }, [kept, entries]);

  const sendNext = useEffectEvent(() => {
    const next = entries.find(({ failure }) => failure === undefined);
    if (next && !isPending && !isOffline()) mutate(next);
  });
  useEffect(() => sendNext(), [entries, isPending]);
  useEffect(() => {
    const goOn = () => sendNext();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, []);

  return {
    entries,
    send: (message) =>
      setEntries((all) => [
        ...all,
        { ...message, key: crypto.randomUUID(), at: new Date(now()).toISOString() },
      ]),
    retry: (key) => setFailure(key, undefined),
    discard,
  };
}
