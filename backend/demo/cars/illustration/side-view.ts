import { carShapes, type CarShape } from './car-shape.js';
import { roadLine, type Picture } from './picture.js';
import { lights } from './sky.js';
import { gradient, mix, round, roundedPath, seededRandom, shade } from './svg.js';
import { drawWheel } from './wheel.js';

/** Pixels a metre; the longest car still fits the picture. */
const scale = 284;

/** A car from its side, standing on the road in the middle of the picture. */
export function drawSideView(picture: Picture, { isMirrored = false } = {}): string {
  const shape = carShapes[picture.type];
  const left = (1600 - shape.length * scale) / 2;
  const flip = isMirrored ? 'translate(1600 0) scale(-1 1)' : '';
  return `<g transform="${flip}">${drawShadow(shape, left)}
    <g transform="translate(${round(left)} ${roadLine})">${drawCar(picture, shape)}</g></g>`;
}

function drawShadow(shape: CarShape, left: number): string {
  const width = shape.length * scale;
  return `<defs><radialGradient id="shadow"><stop offset=".35" stop-color="#000" stop-opacity=".62"/>
    <stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${round(left + width / 2)}" cy="${roadLine + 4}" rx="${round(width * 0.56)}" ry="30" fill="url(#shadow)"/>`;
}

type Corner = readonly [number, number, number];
const place = ([x, y, radius]: Corner) => ({ x: x * scale, y: -y * scale, radius: radius * scale });
const px = (metres: number) => round(metres * scale);

function drawCar(picture: Picture, shape: CarShape): string {
  const random = seededRandom(picture.seed + 3);
  const { dim } = lights[picture.daytime];
  const paint = mix(picture.paint, '#0a1024', dim);
  const bottom = shape.outline[0]?.[1] ?? shape.sill;
  const body = roundedPath(
    [
      ...shape.outline,
      [shape.rearAxle + shape.wheelRadius * 1.25, bottom - 0.06, 0.05] as const,
      [shape.frontAxle - shape.wheelRadius * 1.25, bottom - 0.06, 0.05] as const,
    ].map(place),
  );
  const isTwoTone = picture.type === 'small' && random() < 0.3;
  const wheelStyle = Math.floor(random() * 4);
  const isDarkRim = random() < 0.35;
  const isLit = picture.daytime === 'night' || picture.daytime === 'evening';

  return `<defs>${gradient('paint', [shade(paint, 0.34), `${paint}@42`, `${shade(paint, -0.14)}@66`, `${shade(paint, -0.42)}@100`])}
      ${gradient('glass', ['#5d7386', '#2b3947', '#18212b'])}
      <clipPath id="body"><path d="${body}"/></clipPath></defs>
    ${drawArches(shape)}
    ${shape.open === true ? drawCabin(shape) : ''}
    <path d="${body}" fill="url(#paint)"/>
    <g clip-path="url(#body)">${drawFlank(shape, paint)}${drawArchShades(shape)}</g>
    ${isTwoTone ? drawRoof(shape) : ''}
    ${drawWindows(shape)}
    ${drawDoors(shape, paint)}
    ${drawLamps(shape, isLit)}
    ${shape.roofRails === true ? drawRails(shape) : ''}
    ${picture.fuel === 'electric' || picture.fuel === 'plug_in_hybrid' ? drawSocket(shape) : ''}
    ${[shape.frontAxle, shape.rearAxle]
      .map(
        (
          axle,
        ) => `<g transform="translate(${px(axle)} ${-px(shape.wheelRadius)}) rotate(${Math.floor(random() * 70)})">
      ${drawWheel(shape.wheelRadius * scale, wheelStyle, isDarkRim)}</g>`,
      )
      .join('')}`;
}

function drawArches(shape: CarShape): string {
  const y = -px(shape.wheelRadius);
  return `<rect x="${px(shape.frontAxle)}" y="${-px(shape.sill + 0.12)}" width="${px(shape.rearAxle - shape.frontAxle)}" height="${px(0.14)}" fill="#101215"/>
    ${[shape.frontAxle, shape.rearAxle].map((axle) => `<circle cx="${px(axle)}" cy="${y}" r="${px(shape.wheelRadius * 1.1)}" fill="#0b0c0e"/>`).join('')}`;
}

function drawArchShades(shape: CarShape): string {
  const y = -px(shape.wheelRadius);
  return [shape.frontAxle, shape.rearAxle]
    .map(
      (
        axle,
      ) => `<circle cx="${px(axle)}" cy="${y}" r="${px(shape.wheelRadius * 1.24)}" fill="#fff" opacity=".08"/>
        <circle cx="${px(axle)}" cy="${y}" r="${px(shape.wheelRadius * 1.17)}" fill="#0d0f12"/>`,
    )
    .join('');
}

/** Light and shade of the flank: a bright shoulder, a crease, and a dark sill. */
function drawFlank(shape: CarShape, paint: string): string {
  const { length, shoulder, doorBottom } = shape;
  const line = (y: number, sag: number) =>
    `M${px(0)},${-px(y - sag)} Q${px(length / 2)},${-px(y + sag)} ${px(length)},${-px(y - sag * 0.4)}`;
  return `<path d="${line(shoulder, 0.03)}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="5"/>
    <path d="${line(shoulder - 0.03, 0.03)}" fill="none" stroke="${shade(paint, -0.5)}" stroke-opacity=".35" stroke-width="5"/>
    <path d="${line(doorBottom + 0.16, 0.02)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="9"/>
    <rect x="0" y="${-px(doorBottom - 0.02)}" width="${px(length)}" height="${px(0.4)}" fill="#000" opacity=".34"/>`;
}

function drawRoof(shape: CarShape): string {
  const top = shape.outline.filter(([, y]) => y > shape.height - 0.16);
  const first = top[0];
  const last = top.at(-1);
  if (first === undefined || last === undefined) return '';
  const edge = [
    ...top,
    [last[0] - 0.02, last[1] - 0.05, 0.02],
    [first[0] + 0.06, first[1] - 0.05, 0.02],
  ] as Corner[];
  return `<path d="${roundedPath(edge.map(place))}" fill="#f3f1ea" opacity=".92"/>`;
}

function drawWindows(shape: CarShape): string {
  const panes = shape.windows.map((pane) => roundedPath(pane.map(place)));
  const low = Math.min(...shape.windows.flat().map(([, y]) => y));
  return `<g>${panes.map((pane) => `<path d="${pane}" fill="#12171c" stroke="#0d1013" stroke-width="12" stroke-linejoin="round"/>`).join('')}
    ${panes.map((pane) => `<path d="${pane}" fill="url(#glass)"/>`).join('')}</g>
    <clipPath id="panes">${panes.map((pane) => `<path d="${pane}"/>`).join('')}</clipPath>
    <g clip-path="url(#panes)" fill="#fff"><path d="M${px(1.5)},${-px(low)} l${px(0.4)},${-px(0.7)} h${px(0.24)} l${px(-0.4)},${px(0.7)}z" opacity=".17"/>
    <path d="M${px(2.56)},${-px(low)} l${px(0.4)},${-px(0.7)} h${px(0.4)} l${px(-0.4)},${px(0.7)}z" opacity=".12"/>
    <path d="M${px(3.5)},${-px(low)} l${px(0.4)},${-px(0.7)} h${px(0.14)} l${px(-0.4)},${px(0.7)}z" opacity=".12"/>
    ${drawSeats(shape, low)}</g>`;
}

function drawSeats(shape: CarShape, low: number): string {
  const xs = shape.doorLines.slice(1).map((x) => x - 0.28);
  return xs
    .map(
      (x) =>
        `<rect x="${px(x)}" y="${-px(low + 0.2)}" width="${px(0.16)}" height="${px(0.5)}" rx="14" fill="#0a0d11" opacity=".75"/>`,
    )
    .join('');
}

function drawDoors(shape: CarShape, paint: string): string {
  const { doorLines, doorBottom, shoulder, rearAxle, wheelRadius } = shape;
  const dark = shade(paint, -0.6);
  const top = shape.windows.length > 0 ? Math.min(...shape.windows.flat().map(([, y]) => y)) - 0.03 : 0.9;
  const last = doorLines.at(-1) ?? 0;
  const lines = doorLines.map((x) => {
    // The rear door's edge bends around the wheel.
    const isAtWheel = x === last && Math.abs(x - rearAxle) < wheelRadius * 1.4;
    const end = isAtWheel ? x - 0.26 : x;
    return `<path d="M${px(x)},${-px(top)} L${px(x)},${-px(doorBottom + 0.3)} Q${px(x)},${-px(doorBottom + 0.14)} ${px(end)},${-px(doorBottom)}"/>`;
  });
  const handles = doorLines
    .slice(1)
    .map(
      (x) =>
        `<rect x="${px(x - 0.24)}" y="${-px(shoulder + 0.005)}" width="${px(0.17)}" height="${px(0.035)}" rx="4" fill="${shade(paint, 0.3)}" stroke="${dark}" stroke-opacity=".5"/>`,
    );
  const mirror = (doorLines[0] ?? 1) + 0.16;
  return `<g fill="none" stroke="${dark}" stroke-opacity=".62" stroke-width="3">${lines.join('')}
      <path d="M${px(doorLines[0] ?? 1)},${-px(doorBottom)} H${px(last - 0.1)}"/></g>${handles.join('')}
    <path d="M${px(mirror)},${-px(top + 0.02)} q${px(-0.02)},${-px(0.12)} ${px(0.12)},${-px(0.12)} h${px(0.04)} q${px(0.05)},0 ${px(0.05)},${px(0.05)} v${px(0.06)}z"
      fill="${shade(paint, -0.1)}" stroke="${dark}" stroke-opacity=".6" stroke-width="2"/>`;
}

function drawLamps(shape: CarShape, isLit: boolean): string {
  const nose = shape.outline[2] ?? [0.1, 0.8, 0];
  const tail = shape.outline.at(-3) ?? [shape.length, 0.8, 0];
  const y = nose[1] - 0.11;
  const rear = Math.min(tail[1] + 0.02, shape.shoulder + 0.06);
  const beam = isLit
    ? `<defs>${gradient('beam', ['#fff3c400', '#fff3c4aa'], 'right')}</defs>
      <path d="M${px(0.06)},${-px(y)} L${px(-1.6)},${-px(y + 0.12)} L${px(-1.6)},${-px(0.02)} L${px(0.06)},${-px(y - 0.12)}z" fill="url(#beam)"/>`
    : '';
  return `${beam}<path d="M${px(0.05)},${-px(y - 0.05)} Q${px(0.08)},${-px(y + 0.08)} ${px(0.24)},${-px(y + 0.1)} L${px(0.44)},${-px(y + 0.1)} Q${px(0.36)},${-px(y - 0.04)} ${px(0.05)},${-px(y - 0.05)}z"
      fill="${isLit ? '#fffbe0' : '#e6edf2'}" stroke="#2b3138" stroke-opacity=".6" stroke-width="2"/>
    <path d="M${px(shape.length - 0.03)},${-px(rear - 0.12)} q${px(-0.02)},${-px(0.12)} ${px(-0.1)},${-px(0.13)} h${px(-0.1)} q${px(-0.02)},${px(0.08)} ${px(0.06)},${px(0.13)}z"
      fill="${isLit ? '#ff4b3e' : '#b3261e'}" stroke="#4b0f0b" stroke-opacity=".6" stroke-width="2"/>
    <rect x="${px(0.03)}" y="${-px(shape.sill + 0.2)}" width="${px(0.26)}" height="${px(0.06)}" rx="6" fill="#14171a" opacity=".8"/>`;
}

function drawRails(shape: CarShape): string {
  const from = (shape.windows[0]?.[1]?.[0] ?? 1.8) + 0.2;
  const to = (shape.windows.at(-1)?.[2]?.[0] ?? 3.6) - 0.1;
  const y = shape.height + 0.015;
  return `<path d="M${px(from)},${-px(y - 0.06)} Q${px(from + 0.06)},${-px(y)} ${px(from + 0.2)},${-px(y)} L${px(to - 0.2)},${-px(y - 0.02)} Q${px(to)},${-px(y - 0.03)} ${px(to + 0.04)},${-px(y - 0.1)}"
    fill="none" stroke="#23282d" stroke-width="9" stroke-linecap="round"/>`;
}

function drawSocket(shape: CarShape): string {
  const x = shape.frontAxle + shape.wheelRadius * 1.5;
  return `<g transform="translate(${px(x)} ${-px(shape.shoulder - 0.06)})"><circle r="13" fill="#1f9d61"/>
    <path d="M2,-9 l-7,11 h5 l-2,8 7,-11 h-5z" fill="#fff"/></g>`;
}

/** Seats and windscreen of a car whose roof is down. */
function drawCabin(shape: CarShape): string {
  const belt = 0.9;
  const seat = (
    x: number,
  ) => `<path d="M${px(x)},${-px(belt - 0.1)} q${px(0.02)},${-px(0.36)} ${px(0.14)},${-px(0.38)} h${px(0.06)} q${px(0.08)},0 ${px(0.08)},${px(0.08)} l${px(-0.02)},${px(0.3)}z" fill="#7a4a2f"/>
    <rect x="${px(x + 0.12)}" y="${-px(belt + 0.38)}" width="${px(0.15)}" height="${px(0.14)}" rx="10" fill="#6a3f28"/>`;
  return `${seat(2.05)}${seat(2.52)}
    <path d="M${px(1.42)},${-px(belt)} L${px(1.86)},${-px(shape.height + 0.02)}" stroke="#15181b" stroke-width="13" stroke-linecap="round"/>
    <path d="M${px(1.47)},${-px(belt)} L${px(1.87)},${-px(shape.height - 0.02)} L${px(1.93)},${-px(belt)}z" fill="#9db4c4" opacity=".55"/>
    <path d="M${px(1.72)},${-px(belt + 0.02)} l${px(0.14)},${-px(0.14)}" stroke="#111" stroke-width="10" stroke-linecap="round"/>`;
}
