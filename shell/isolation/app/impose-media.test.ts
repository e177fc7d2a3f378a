import { imposedQuery } from './impose-media';

const dark = { 'prefers-color-scheme': 'dark' };

it.each([
  ['(prefers-color-scheme: dark)', '(min-width: 0px)'],
  ['(prefers-color-scheme:light)', '(max-width: 0px)'],
  [
    'screen and (prefers-color-scheme: dark) and (min-width: 640px)',
    'screen and (min-width: 0px) and (min-width: 640px)',
  ],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s is %s where the dark colours are chosen', (query, imposed) => {
  expect(imposedQuery(query, dark)).toBe(imposed);
});
