import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '.';
import * as calendar from './day-range-calendar';
import * as forms from './forms';
import * as icons from './icons';

const folder = path.join(__dirname, 'stories');
const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');

const components = Object.entries({ ...kit, ...calendar, ...forms, ...icons })
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name);

it.each(components)('shows %s in a story', (name) => {
  expect(text).toMatch(new RegExp(String.raw`<${name}[\s/>]`));
});
