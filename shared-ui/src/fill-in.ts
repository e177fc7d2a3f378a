import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements at its placeholders: `fillIn('We wrote to {email}.', { email: <b>ada@…</b> })`. Its words are in
 * elements of their own: a browser that translates the page takes bare texts out of it.
 */
export function fillIn(sentence: string, elements: Record<string, ReactNode>): ReactNode {
  const parts = sentence.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  const spans = parts.map((part) =>
    typeof part === 'string' && part !== '' ? createElement('span', null, part) : part,
  );
  return createElement(Fragment, null, ...spans);
}
