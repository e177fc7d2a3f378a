import { onFirstUse } from './per-key';

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'language' }));

/** `German`, for `de`. */
export const languageName = (code: string): string => names().of(code) ?? code;
