import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** With a name in braces for each element: `Trips are under {link}.` */
  text: string;
  parts: Record<string, ReactNode>;
}

/** A sentence with elements in it, which stays whole in the labels. */
export function Sentence({ text, parts }: SentenceProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>);
}
