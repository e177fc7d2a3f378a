import { horizon, pictureHeight, pictureWidth, type Daytime } from './picture.js';
import { gradient, round, seededRandom } from './svg.js';

interface Light {
  sky: readonly string[];
  sun: { colour: string; x: number; y: number; radius: number; glow: string };
  cloud: string;
  cloudOpacity: number;
  /** Tints everything far away. */
  haze: string;
  /** Darkens the car and the ground. */
  dim: number;
}

export const lights: Record<Daytime, Light> = {
  morning: {
    sky: ['#7fb6dd', '#bcd9ea', '#fbe3c8'],
    sun: { colour: '#fff3d6', x: 1220, y: 430, radius: 62, glow: '#ffd9a0' },
    ...{ cloud: '#ffffff', cloudOpacity: 0.75, haze: '#e9d8cf', dim: 0.04 },
  },
  day: {
    sky: ['#3f95d6', '#7fc0ec', '#d6eefa'],
    sun: { colour: '#fffbe8', x: 1330, y: 170, radius: 58, glow: '#fff6cf' },
    ...{ cloud: '#ffffff', cloudOpacity: 0.9, haze: '#cfe3ee', dim: 0 },
  },
  evening: {
    sky: ['#3b3f73', '#a65f86', '#f29a6b', '#ffd79a'],
    sun: { colour: '#ffe2ad', x: 360, y: 540, radius: 84, glow: '#ffb36b' },
    ...{ cloud: '#ffc9a6', cloudOpacity: 0.55, haze: '#c98a86', dim: 0.16 },
  },
  night: {
    sky: ['#0c1530', '#1b2a52', '#41507d'],
    sun: { colour: '#f4f1de', x: 1260, y: 200, radius: 44, glow: '#9fb0dc' },
    ...{ cloud: '#8695bd', cloudOpacity: 0.22, haze: '#34426b', dim: 0.34 },
  },
};

/** The sky with its sun or moon, clouds, and stars at night. */
export function drawSky(daytime: Daytime, seed: number): string {
  const { sky, sun, cloud, cloudOpacity } = lights[daytime];
  const random = seededRandom(seed + 17);
  const isMirrored = random() < 0.5;
  const x = isMirrored ? pictureWidth - sun.x : sun.x;
  return `<defs>${gradient('sky', sky)}
    <radialGradient id="glow"><stop offset="0" stop-color="${sun.glow}" stop-opacity=".85"/>
    <stop offset="1" stop-color="${sun.glow}" stop-opacity="0"/></radialGradient></defs>
  <rect width="${pictureWidth}" height="${pictureHeight}" fill="url(#sky)"/>
  ${daytime === 'night' ? drawStars(random) : ''}
  <circle cx="${x}" cy="${sun.y}" r="${sun.radius * 5}" fill="url(#glow)"/>
  <circle cx="${x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.colour}"/>
  <g fill="${cloud}" opacity="${cloudOpacity}">${drawClouds(random)}</g>`;
}

function drawStars(random: () => number): string {
  return Array.from({ length: 90 }, () => {
    const radius = 0.8 + random() * 1.7;
    return `<circle cx="${round(random() * pictureWidth)}" cy="${round(random() * horizon * 0.8)}" r="${round(radius)}"
      fill="#fff" opacity="${round(0.35 + random() * 0.6)}"/>`;
  }).join('');
}

function drawClouds(random: () => number): string {
  return Array.from({ length: 4 }, (_, index) => {
    const x = (index + random()) * (pictureWidth / 4) - 60;
    const y = 90 + random() * 260;
    const size = 0.6 + random() * 0.9;
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})">
      <rect x="-110" y="-16" width="230" height="32" rx="16"/>
      <rect x="-60" y="-40" width="120" height="48" rx="24"/>
      <rect x="-10" y="-62" width="80" height="70" rx="35"/></g>`;
  }).join('');
}
