import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { ComponentType } from 'react';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a router for the story alone, in no release
import { MemoryRouter } from 'react-router-dom';
import * as kit from '.';
import * as calendar from './day-range-calendar';
import * as forms from './forms';
import * as icons from './icons';

const folder = path.join(__dirname, 'stories');
const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
const told = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
const stories = files.flatMap((file) => {
  const { default: _meta, ...rest } = jest.requireActual<Record<string, ComponentType>>(
    path.join(folder, file),
  );
  return Object.entries(rest).map(([name, Story]) => ({ name: `${file} ${name}`, Story }));
});

const components = Object.entries({ ...kit, ...calendar, ...forms, ...icons })
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name);

/** By the pixel, or of a whole page. */
const measured = ['color-contrast', 'label-content-name-mismatch', 'region'];

it.each(components)('shows %s in a story', (name) => {
  expect(told).toMatch(new RegExp(String.raw`<${name}[\s/>]`));
});

it.each(stories)('finds nothing against accessibility in $name', async ({ Story }) => {
  const { container } = render(<Story />, { wrapper: MemoryRouter });

  // What is measured needs a browser, where Storybook's own panel does it.
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(measured.map((rule) => [rule, { enabled: false }])),
  });

  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
