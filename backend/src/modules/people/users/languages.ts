/** The languages that people can say they speak, ISO 639-1: the European Union's, its neighbours' and the most learnt. */
export const languages = [
  ...(['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hi', 'hr'] as const),
  ...(['hu', 'is', 'it', 'lt', 'lv', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl'] as const),
  ...(['sq', 'sr', 'sv', 'tr', 'uk', 'zh'] as const),
] as const;
