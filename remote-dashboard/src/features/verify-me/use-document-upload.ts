import { Refused } from 'api-client';
import { useRef, useState } from 'react';
import { useAddMyDocument } from './api/my-verification';
import type { DocumentKind } from '../../lib/verification-labels';
import { checkDocument } from './check-document';
import { documentMessage } from './send.messages';

interface Upload {
  file: File;
  state: 'sending' | 'failed';
  /** How much has been sent, from 0 to 1. */
  sent: number;
  /** Why it failed. */
  message: string;
  /** The same file may get through another time. */
  canRetry: boolean;
}

/** Whether the same file may be taken another time: when no one answered, or the server had trouble of its own. */
function mayPass(error: unknown): boolean {
  const status = error instanceof Refused ? error.problem?.status : undefined;
  return status === undefined || status >= 500 || status === 429;
}

/** Sends the file that was chosen for one kind of document; a failed one stays with its reason until it is dismissed. */
export function useDocumentUpload(kind: DocumentKind) {
  const addDocument = useAddMyDocument(kind);
  const [upload, setUpload] = useState<Upload>();
  const controller = useRef<AbortController>(undefined);

  async function send(file: File) {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const change = (changes: Partial<Upload>) =>
      setUpload((now) => (now && controller.current === own ? { ...now, ...changes } : now));
    setUpload({ file, state: 'sending', sent: 0, message: '', canRetry: false });
    try {
      const checked = await checkDocument(file, kind);
      if ('refusal' in checked) {
        change({ state: 'failed', message: checked.refusal });
        return;
      }
      await addDocument({ file: checked.file, signal: own.signal, onProgress: (sent) => change({ sent }) });
      if (controller.current === own) setUpload(undefined);
    } catch (error) {
      if (own.signal.aborted) return;
      const sentence = error instanceof Refused ? error.problem?.fields['document'] : undefined;
      change({ state: 'failed', message: sentence ?? documentMessage(error), canRetry: mayPass(error) });
    }
  }

  function dismiss() {
    controller.current?.abort();
    controller.current = undefined;
    setUpload(undefined);
  }

  return { upload, send, dismiss };
}
