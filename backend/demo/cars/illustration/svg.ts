export interface Point {
  x: number;
  y: number;
  /** Of the rounded corner here. */
  radius?: number;
}

/** A closed path through points, its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  const parts = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const next = points[(index + 1) % points.length] ?? corner;
    const enter = towards(corner, before);
    const leave = towards(corner, next);
    return `${index === 0 ? 'M' : 'L'}${at(enter)} Q${at(corner)} ${at(leave)}`;
  });
  return `${parts.join(' ')} Z`;
}

function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(corner.radius ?? 0, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}

function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A vertical gradient, its stops spread evenly unless placed: `#fff` or `#fff@40` (percent). */
export function gradient(id: string, stops: readonly string[], direction: 'down' | 'right' = 'down'): string {
  const to = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  const body = stops.map((stop, index) => {
    const [colour, place = String((100 * index) / Math.max(1, stops.length - 1))] = stop.split('@');
    return `<stop offset="${place}%" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" x1="0" y1="0" ${to}>${body.join('')}</linearGradient>`;
}

/** A colour moved towards black (below zero) or white, by up to 1. */
export function shade(hex: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16);
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Two colours mixed: 0 is all of the first, 1 all of the second. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const from = parseInt(one.slice(start, start + 2), 16);
    const to = parseInt(other.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Numbers from 0 to 1 that look random and are the same each time for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
