import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../testing/contrast';

const [light = '', dark = ''] = readFileSync(join(__dirname, 'tokens.css'), 'utf8').split('@media');

function tokensOf(css: string): Record<string, string> {
  const declarations = css.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g);
  return Object.fromEntries(Array.from(declarations, ([, name = '', value = '']) => [name, value]));
}

const grounds = ['base-100', 'base-200'];
const signals = ['primary', 'secondary', 'info', 'success', 'warning', 'error'];
const fills = [...signals, 'accent', 'neutral'];

describe.each([
  ['light', tokensOf(light)],
  ['dark', tokensOf(dark)],
])('the %s theme', (_theme, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '');

  it.each([...grounds, 'base-300'])('has easily readable text on %s', (ground) => {
    expect(ratio('base-content', ground)).toBeGreaterThan(7);
  });

  it.each(fills)('has legible text on a %s fill', (fill) => {
    expect(ratio(`${fill}-content`, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signals.flatMap((signal) => grounds.map((ground) => [signal, ground] as const)))(
    'has legible %s text on %s',
    (signal, ground) => {
      expect(ratio(signal, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('define the same colours in both themes', () => {
  expect(Object.keys(tokensOf(dark))).toEqual(Object.keys(tokensOf(light)));
});

it('apply dark colours only on screens', () => {
  const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  expect(sheet.match(/@media .*(?= \{)/g)).toEqual([
    '@media screen and (prefers-color-scheme: dark)',
    '@media print',
  ]);
});
