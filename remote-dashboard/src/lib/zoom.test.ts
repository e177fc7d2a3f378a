import { moved, scaled, turned, whole } from './zoom';

const frame = { width: 400, height: 300 };

it('keeps the point under the pointer in place while scaling', () => {
  const zoom = scaled(whole, 2, { x: 100, y: -50 });

  expect(zoom).toEqual({ scale: 2, turns: 0, x: -100, y: 50 });
  expect(scaled(zoom, 0.5, { x: 100, y: -50 })).toEqual(whole);
});

it.each([
  [100, 8],
  [0.01, 1],
])('limits scaling: %s times becomes %s times', (factor, scale) => {
  expect(scaled(whole, factor).scale).toBe(scale);
});

it('never leaves its frame', () => {
  expect(moved(scaled(whole, 2), { x: 900, y: -900 }, frame)).toMatchObject({ x: 200, y: -150 });
  expect(moved(whole, { x: 10, y: 10 }, frame)).toEqual(whole);
});

it('returns to the centre when turned', () => {
  const zoom = moved(scaled(whole, 2), { x: 50, y: 50 }, frame);

  expect(turned(zoom, 1)).toEqual({ scale: 2, turns: 1, x: 0, y: 0 });
});
