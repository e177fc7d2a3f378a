import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'typeface.css'), 'utf8');
const faces = sheet.split('@font-face').slice(1);
const files = faces.flatMap((face) => /url\('(?<file>[^']+)'\)/.exec(face)?.groups?.['file'] ?? []);

it('loads files of at most 35 kB together, none of which delays text', () => {
  const bytes = files.map((file) => statSync(require.resolve(file)).size);

  expect(files).toHaveLength(2);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(35_000);
  expect(
    faces.filter((face) => face.includes('url(')).every((face) => face.includes('font-display: swap')),
  ).toBe(true);
});

it('matches the heights of Figtree in each fallback font', () => {
  const standIns = faces.filter((face) => face.includes('local('));
  const percent = (face: string, name: string) =>
    Number(new RegExp(`${name}: (?<value>[\\d.]+)%`).exec(face)?.groups?.['value']);

  expect(standIns).toHaveLength(4);
  for (const face of standIns) {
    const scale = percent(face, 'size-adjust') / 100;
    expect(percent(face, 'ascent-override') * scale).toBeCloseTo(95, 0);
    expect(percent(face, 'descent-override') * scale).toBeCloseTo(25, 0);
  }
});
