import { onFirstUse } from './per-key';

const list = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** `place`, `place and dates`, `place, dates and price`. */
export const formatList = (parts: readonly string[]): string => list().format(parts);
