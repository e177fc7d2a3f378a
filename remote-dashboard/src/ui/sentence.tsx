import type { ReactNode } from 'react';
import { fillIn } from '@drove/shared-ui';

interface SentenceProps {
  /** With a name in braces for each element: `Trips are under {link}.` */
  text: string;
  parts: Record<string, ReactNode>;
}

/** A sentence with elements in it, which stays whole in the labels. */
export function Sentence({ text, parts }: SentenceProps) {
  return fillIn(text, parts);
}
