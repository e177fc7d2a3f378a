import { Formik, Form, useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useKeepValues, useKeptForm, type KeptForm } from '@drove/shared-auth';
import { keepFocus } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import { useDescribedField } from '@drove/shared-ui/forms';
import type { MessageTarget, NewMessage } from './api/messages';
import { usePhotos } from './api/use-photos';
import { composerSchema, MOST_CHARACTERS } from './composer.schema';
import { HiddenPreview } from './hidden-preview';
import { composerLabels } from './labels';
import { AddPhotos, ChosenPhotos } from './photo-tray';
import { useNoteWriting } from './use-note-writing';

/** With so many characters left the counter shows. */
const NEAR_END = 200;

interface Draft {
  text: string;
}

interface ComposerProps {
  name: string;
  /** Under which name the draft is kept in this tab. */
  draft: string;
  subject: MessageTarget;
  /** What was typed before coming here. */
  initial?: string;
  takesFocus?: boolean;
  /** What can be put into the text, given a way to do so. */
  tools?: (insert: (text: string) => void) => ReactNode;
  onSend: (message: NewMessage) => void;
}

/** Under which name the draft of a conversation, or of its first message, is kept. */
export const draftOf = (about: string) => `message:${about}`;

/** Where a message is written: a draft stays in this tab, and the keyboard stays in the field after sending. */
export function Composer({ draft, onSend, ...props }: ComposerProps) {
  const kept = useKeptForm<Draft>({ form: draft, fields: ['text'] });
  const photos = usePhotos();
  return (
    <Formik<Draft>
      initialValues={{ text: '' }}
      validationSchema={composerSchema}
      onSubmit={({ text }, { resetForm }) => {
        const written = text.trim();
        const isEmpty = written === '' && photos.uuids.length === 0;
        if (isEmpty || photos.isBusy) return;
        onSend({ text: written, photos: photos.uuids });
        photos.clear();
        resetForm();
      }}
    >
      <Fields {...props} kept={kept} photos={photos} />
    </Formik>
  );
}

interface FieldsProps extends Omit<ComposerProps, 'draft' | 'onSend'> {
  kept: KeptForm<Draft>;
  photos: ReturnType<typeof usePhotos>;
}

function Fields({ name, subject, initial = '', takesFocus = false, tools, kept, photos }: FieldsProps) {
  const formik = useFormikContext<Draft>();
  const { text } = formik.values;
  const tooLong = formik.errors.text;
  const { control } = useDescribedField('text');
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useRef<HTMLInputElement>(null);
  const noteWriting = useNoteWriting(subject);
  useKeepValues(kept, formik);
  useLayoutEffect(() => {
    if (initial) void formik.setFieldValue('text', initial);
    if (takesFocus) field.current?.focus();
    // Once, when the field is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    void formik.submitForm();
  };
  const insert = (inserted: string) => {
    void formik.setFieldValue('text', text ? `${text}\n${inserted}` : inserted);
    field.current?.focus();
  };

  return (
    <div className="border-t border-base-300 px-3 py-3 sm:px-6">
      <Form aria-label={composerLabels.message(name)}>
        <HiddenPreview target={subject} text={text} />
        <ChosenPhotos photos={photos} add={add} />
        <div className="flex flex-wrap items-end gap-2">
          <textarea
            {...control}
            ref={field}
            rows={2}
            aria-label={composerLabels.message(name)}
            aria-describedby={`${hintId}-keys ${hintId}-left`}
            aria-invalid={tooLong !== undefined}
            placeholder={composerLabels.placeholder}
            className="textarea field-sizing-content max-h-[30dvh] min-h-12 min-w-40 flex-1 resize-none"
            onChange={(event) => {
              control.onChange(event);
              noteWriting();
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={
              tooLong !== undefined || photos.isBusy || (text.trim() === '' && photos.uuids.length === 0)
            }
            // The keyboard stays in the field, and that of a phone open.
            onMouseDown={keepFocus}
            onClick={() => field.current?.focus()}
          >
            {composerLabels.send}
          </button>
        </div>
      </Form>
      {/* Beside the form: what the tools open may have one of its own. */}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-base-content/75">
        <AddPhotos photos={photos} add={add} />
        {tools?.(insert)}
        <p id={`${hintId}-keys`} className="pointer-coarse:hidden">
          {composerLabels.keys}
        </p>
        <p
          id={`${hintId}-left`}
          role="status"
          className={`ml-auto ${tooLong ? 'font-medium text-error' : ''}`}
        >
          {tooLong ?? leftLabel(MOST_CHARACTERS - text.length)}
        </p>
      </div>
    </div>
  );
}

/** On a touch screen Enter begins a new line: its keyboard has no Shift to hold. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

const leftLabel = (left: number) =>
  left >= 0 && left <= NEAR_END ? composerLabels.left(counted(left, 'character')) : '';
