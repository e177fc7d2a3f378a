import { carShapes } from './car-shape.js';
import { roadLine, type Picture } from './picture.js';
import { lights } from './sky.js';
import { gradient, mix, round, roundedPath, seededRandom, shade } from './svg.js';

/** Pixels a metre: nearer than from the side. */
const scale = 345;
const ground = roadLine + 60;

/** A car seen from its front, in the middle of the picture. */
export function drawFrontView(picture: Picture): string {
  const { height, sill, open = false } = carShapes[picture.type];
  const isTall = height > 1.6;
  const width = isTall ? 1.86 : 1.76;
  const hood = isTall ? height * 0.64 : height * 0.66;
  const random = seededRandom(picture.seed + 11);
  const paint = mix(picture.paint, '#0a1024', lights[picture.daytime].dim);
  const isLit = picture.daytime === 'night' || picture.daytime === 'evening';
  const dark = shade(paint, -0.6);

  const half = width / 2;
  const roof = half * (picture.type === 'van' ? 0.84 : 0.64);
  const cabin = mirrored([
    [roof, height, 0.2],
    [half * 0.94, hood + 0.02, 0.1],
  ]);
  const glass = mirrored([
    [roof * 0.94, height - 0.08, 0.12],
    [half * 0.84, hood + 0.07, 0.08],
  ]);
  const body = mirrored([
    [half * 0.8, hood + 0.05, 0.16],
    [half, hood - 0.16, 0.16],
    [half * 1.01, sill + 0.3, 0.1],
    [half * 0.95, sill + 0.02, 0.1],
  ]);

  return `<defs>${gradient('front', [shade(paint, 0.3), `${paint}@40`, `${shade(paint, -0.38)}@100`])}
      ${gradient('screen', ['#6d8496', '#34434f', '#1d262e'])}
      <radialGradient id="lamp"><stop offset="0" stop-color="#fff8d8"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>
      <radialGradient id="under"><stop offset=".4" stop-color="#000" stop-opacity=".6"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="800" cy="${ground + 6}" rx="${round(half * scale * 1.25)}" ry="34" fill="url(#under)"/>
    <g transform="translate(800 ${ground})">
      ${[-1, 1].map((side) => `<rect x="${px(side * half * 0.8 - 0.12)}" y="${-px(0.42)}" width="${px(0.24)}" height="${px(0.42)}" rx="16" fill="#15171a"/>`).join('')}
      ${open ? drawOpenCabin(half, hood, height) : `<path d="${cabin}" fill="${shade(paint, 0.1)}"/>`}
      <path d="${glass}" fill="url(#screen)"${open ? ' opacity=".7"' : ''}/>
      <path d="M${px(-half * 0.5)},${-px(hood + 0.06)} l${px(0.3)},${-px(height - hood - 0.14)} h${px(0.2)} l${px(-0.3)},${px(height - hood - 0.14)}z" fill="#fff" opacity=".14"/>
      ${[-0.34, 0.34].map((x) => `<rect x="${px(x - 0.13)}" y="${-px(hood + 0.3)}" width="${px(0.26)}" height="${px(0.26)}" rx="30" fill="#0c1014" opacity=".5"/>`).join('')}
      ${drawMirrors(half, hood, paint, dark)}
      <path d="${body}" fill="url(#front)"/>
      <path d="M${px(-half * 0.74)},${-px(hood + 0.02)} Q0,${-px(hood + 0.08)} ${px(half * 0.74)},${-px(hood + 0.02)} L${px(half * 0.66)},${-px(hood - 0.16)} Q0,${-px(hood - 0.1)} ${px(-half * 0.66)},${-px(hood - 0.16)}z" fill="#fff" opacity=".16"/>
      <path d="M${px(-half * 0.4)},${-px(hood + 0.04)} L${px(-half * 0.34)},${-px(hood - 0.2)} M${px(half * 0.4)},${-px(hood + 0.04)} L${px(half * 0.34)},${-px(hood - 0.2)}" stroke="${dark}" stroke-opacity=".3" stroke-width="4"/>
      ${drawFace(picture, { half, hood, sill, paint, style: Math.floor(random() * 3), isLit })}
    </g>`;
}

type Corner = readonly [number, number, number];
const px = (metres: number) => round(metres * scale);

/** The right half of a shape from top to bottom, made whole. */
function mirrored(right: readonly Corner[]): string {
  const left = [...right].reverse().map(([x, y, radius]) => [-x, y, radius] as const);
  return roundedPath(
    [...right, ...left].map(([x, y, radius]) => ({ x: x * scale, y: -y * scale, radius: radius * scale })),
  );
}

function drawOpenCabin(half: number, hood: number, height: number): string {
  return `<path d="${mirrored([
    [half * 0.66, height, 0.1],
    [half * 0.9, hood + 0.02, 0.06],
  ])}" fill="none" stroke="#15181b" stroke-width="14"/>`;
}

function drawMirrors(half: number, hood: number, paint: string, dark: string): string {
  return [-1, 1]
    .map(
      (
        side,
      ) => `<rect x="${px(side * (half + 0.07) - 0.11)}" y="${-px(hood + 0.14)}" width="${px(0.22)}" height="${px(0.15)}" rx="18"
        fill="${shade(paint, -0.08)}" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/>`,
    )
    .join('');
}

interface Face {
  half: number;
  hood: number;
  sill: number;
  paint: string;
  style: number;
  isLit: boolean;
}

/** Lamps, grille, bumper and plate. */
function drawFace(picture: Picture, { half, hood, sill, style, isLit, paint }: Face): string {
  const lampY = hood - 0.3;
  const lamp = isLit ? '#fffbe6' : '#e9eff3';
  const lamps = [-1, 1].map((side) => {
    const x = side * half * 0.76;
    const shape =
      picture.type === 'small' || style === 2
        ? `<circle cx="${px(x)}" cy="${-px(lampY)}" r="${px(0.125)}" fill="${lamp}" stroke="#20262b" stroke-width="7"/>
           <circle cx="${px(x)}" cy="${-px(lampY)}" r="${px(0.06)}" fill="#fff" stroke="#9aa7b1" stroke-width="3"/>`
        : `<g transform="translate(${px(x)} ${-px(lampY)}) scale(${side} 1)">
           <path d="M${px(-0.2)},${px(0.05)} L${px(-0.16)},${-px(0.05)} L${px(0.17)},${-px(0.1)} Q${px(0.2)},${px(0.04)} ${px(0.1)},${px(0.07)}z" fill="${lamp}" stroke="#20262b" stroke-width="6"/>
           <path d="M${px(-0.14)},${px(0.01)} L${px(0.13)},${-px(0.045)}" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g>`;
    const glow = isLit
      ? `<circle cx="${px(x)}" cy="${-px(lampY)}" r="${px(0.55)}" fill="url(#lamp)" opacity=".75"/>`
      : '';
    return `${shape}${glow}`;
  });
  return `${drawGrille(picture, half, lampY, style, paint)}
    <path d="${mirrored([
      [half * 0.78, sill + 0.2, 0.05],
      [half * 0.7, sill + 0.05, 0.05],
    ])}" fill="#14171a"/>
    <rect x="${px(-0.26)}" y="${-px(sill + 0.36)}" width="${px(0.52)}" height="${px(0.12)}" rx="7" fill="#f6f6f1" stroke="#2a2f34" stroke-width="3"/>
    <rect x="${px(-0.26)}" y="${-px(sill + 0.36)}" width="${px(0.06)}" height="${px(0.12)}" rx="6" fill="#2b50a1"/>
    ${[-0.15, -0.09, -0.03, 0.05, 0.11, 0.17].map((x) => `<rect x="${px(x)}" y="${-px(sill + 0.33)}" width="${px(0.035)}" height="${px(0.06)}" rx="3" fill="#3a4046"/>`).join('')}
    ${lamps.join('')}`;
}

function drawGrille(picture: Picture, half: number, lampY: number, style: number, paint: string): string {
  if (picture.fuel === 'electric') {
    return `<rect x="${px(-half * 0.5)}" y="${-px(lampY + 0.03)}" width="${px(half)}" height="${px(0.05)}" rx="8" fill="${shade(paint, -0.3)}"/>
      <circle cx="0" cy="${-px(lampY)}" r="${px(0.05)}" fill="#dfe5e9" stroke="#5b6670" stroke-width="3"/>`;
  }
  const outer = mirrored([
    [half * (style === 1 ? 0.34 : 0.46), lampY + 0.08, 0.05],
    [half * (style === 1 ? 0.4 : 0.4), lampY - 0.14, 0.06],
  ]);
  const bars = Array.from({ length: style === 1 ? 9 : 4 }, (_, index) =>
    style === 1
      ? `<rect x="${px(-half * 0.3 + (index * half * 0.6) / 8) - 2}" y="${-px(lampY + 0.06)}" width="5" height="${px(0.17)}" fill="#8b959d"/>`
      : `<rect x="${px(-half * 0.4)}" y="${-px(lampY + 0.05 - index * 0.05)}" width="${px(half * 0.8)}" height="5" fill="#8b959d"/>`,
  );
  return `<path d="${outer}" fill="#15181b" stroke="#aab3ba" stroke-width="6"/>${bars.join('')}
    <circle cx="0" cy="${-px(lampY - 0.02)}" r="${px(0.055)}" fill="#e4e9ec" stroke="#5b6670" stroke-width="4"/>`;
}
