import { isValidElement, type ReactNode } from 'react';
import { resolveValue, type Toast, type ToastType } from 'react-hot-toast';

/** A toast is a short notice: what is longer than this is cut, in characters. */
const LONGEST_TEXT = 300;

/** What a toast says that has nothing legible to say. */
export const genericSentences: Record<ToastType, string> = {
  success: 'Done',
  error: 'Something went wrong. Please try again',
  loading: 'Please wait…',
  blank: 'Something has changed on this page',
  custom: 'Something has changed on this page',
};

/**
 * What a toast shows for its message, which may be anything: callers are typed, but what they pass on (a caught value,
 * an answer of the network) often is not. An element is shown as it is; text is cut; an error or another object says
 * its `message`; all else becomes the generic sentence.
 *
 * @throws whatever a message that is a function throws
 */
export function toastContent(toast: Toast): ReactNode {
  const message: unknown = resolveValue(toast.message, toast);
  if (isValidElement(message)) return message;
  if (Array.isArray(message) && message.some(isElement)) return message as ReactNode[];
  return cut(textOf(message)) || genericSentences[toast.type];
}

const isElement = (value: unknown) => isValidElement(value);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ');
  const message: unknown = (value as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.trim() : '';
}

/** By characters as they are seen: an emoji is never cut in two. */
function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${Array.from(text.slice(0, LONGEST_TEXT * 2))
    .slice(0, LONGEST_TEXT - 1)
    .join('')
    .trimEnd()}…`;
}
