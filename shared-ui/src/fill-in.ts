import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements at its placeholders: `fillIn('We wrote to {email}.', { email: <b>ada@…</b> })`. */
export function fillIn(sentence: string, elements: Record<string, ReactNode>): ReactNode {
  const parts = sentence.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  return createElement(Fragment, null, ...parts);
}
