import { useApi } from 'api-client';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useKeptForm } from 'shared-auth';
import { keepFocus } from 'shared-ui';
import { counted } from 'shared-ui/formats';
import type { MessageTarget, NewMessage } from './api/messages';
import { noteTyping } from './api/threads';
import { HiddenPreview } from './hidden-preview';
import { composerLabels } from './labels';

const MOST = 2000;
/** From here on the counter shows. */
const NEAR_END = 1800;
/** Milliseconds between two signs that one is writing. */
const TYPING_PAUSE_MS = 4000;

interface ComposerProps {
  name: string;
  /** Under which name the draft is kept in this tab. */
  draft: string;
  subject: MessageTarget;
  /** What was typed before coming here. */
  initial?: string;
  autoFocus?: boolean;
  onSend: (message: NewMessage) => void;
}

/** Under which name the draft of a conversation, or of its first message, is kept. */
export const draftOf = (about: string) => `message:${about}`;

/** On a touch screen Enter begins a new line: its keyboard has no Shift to hold. */
const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Where a message is written: a draft stays in this tab, and the keyboard stays in the field after sending. */
export function Composer({ name, draft, subject, initial = '', autoFocus = false, onSend }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptForm<{ text: string }>({ form: draft, fields: ['text'] });
  const [text, setText] = useState(() => initial || (kept.restore({ text: '' })?.text ?? ''));
  const noteWriting = useNoteWriting(subject);
  const left = MOST - text.length;

  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (text) kept.keep({ text });
    else kept.forget();
  }, [kept, text]);

  const write = (typed: string) => {
    setText(typed);
    if (typed) noteWriting();
  };
  const send = () => {
    const trimmed = text.trim();
    if (left < 0 || trimmed === '') return;
    onSend({ text: trimmed, photos: [] });
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="border-t border-base-300 px-3 py-3 sm:px-6"
      aria-label={composerLabels.message(name)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <HiddenPreview target={subject} text={text} />
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={2}
          aria-label={composerLabels.message(name)}
          aria-describedby={`${id}-hint ${id}-left`}
          aria-invalid={left < 0}
          placeholder={composerLabels.placeholder}
          className="textarea field-sizing-content max-h-48 min-h-12 min-w-0 flex-1 resize-none"
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={text.trim() === '' || left < 0}
          // The keyboard of a phone stays open.
          onMouseDown={keepFocus}
        >
          {composerLabels.send}
        </button>
      </div>
      <Below id={id} left={left} />
    </form>
  );
}

function Below({ id, left }: { id: string; left: number }): ReactNode {
  const count = (number: number) => counted(number, 'character');
  return (
    <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-base-content/75">
      <p id={`${id}-hint`} className="pointer-coarse:hidden">
        {composerLabels.keys}
      </p>
      <p id={`${id}-left`} role="status" className={left < 0 ? 'font-medium text-error' : undefined}>
        {left < 0
          ? composerLabels.tooLong(count(-left))
          : left <= MOST - NEAR_END
            ? composerLabels.left(count(left))
            : ''}
      </p>
    </div>
  );
}

/** Tells the other side of a conversation now and then that one is writing. */
function useNoteWriting(subject: MessageTarget): () => void {
  const api = useApi();
  const last = useRef(0);
  return () => {
    const now = performance.now();
    if (!('thread_uuid' in subject) || (last.current > 0 && now - last.current < TYPING_PAUSE_MS)) return;
    last.current = now;
    noteTyping(api, subject.thread_uuid);
  };
}
