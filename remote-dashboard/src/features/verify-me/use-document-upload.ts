import { Refused } from '@drove/api-client';
import { use, useEffect, useRef, useState } from 'react';
import { useAddMyDocument } from './api/my-verification';
import type { DocumentKind } from '../../lib/verification-labels';
import { checkDocument } from './check-document';
import { documentMessage } from './send.messages';
import { UploadsContext } from './uploads';

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

  const uploads = use(UploadsContext);
  const running = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    uploads.set(kind, async () => {
      const last = (await running.current) ?? true;
      return last || !upload?.canRetry ? last : await send(upload.file);
    });
    return () => void uploads.delete(kind);
  });

  function send(file: File): Promise<boolean> {
    const sent = sendFile(file);
    running.current = sent;
    return sent;
  }

  /** Whether it has arrived, or is wanted no more. */
  async function sendFile(file: File): Promise<boolean> {
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
        return false;
      }
      await addDocument({ file: checked.file, signal: own.signal, onProgress: (sent) => change({ sent }) });
      if (controller.current === own) setUpload(undefined);
      return true;
    } catch (error) {
      if (own.signal.aborted) return true;
      const sentence = error instanceof Refused ? error.problem?.fields['document'] : undefined;
      change({ state: 'failed', message: sentence ?? documentMessage(error), canRetry: mayPass(error) });
      return false;
    }
  }

  function dismiss() {
    controller.current?.abort();
    controller.current = undefined;
    running.current = undefined;
    setUpload(undefined);
  }

  return { upload, send, dismiss };
}
