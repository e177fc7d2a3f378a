import { languageName } from '@drove/shared-ui/formats';
import type { AccountChanges } from '../../api/my-account';

export type Language = NonNullable<AccountChanges['languages']>[number];

/** As the API knows them, ISO 639-1. */
const codes = [
  ...(['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hi', 'hr'] as const),
  ...(['hu', 'is', 'it', 'lt', 'lv', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl'] as const),
  ...(['sq', 'sr', 'sv', 'tr', 'uk', 'zh'] as const),
] satisfies Language[];

/** All of them, by their names. */
export const languages = codes.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en-GB'),
);
