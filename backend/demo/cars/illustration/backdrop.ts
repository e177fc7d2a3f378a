import { landmarks } from './landmarks.js';
import { horizon, pictureHeight, pictureWidth, roadLine, type Picture } from './picture.js';
import { lights } from './sky.js';
import { gradient, mix, round, seededRandom } from './svg.js';

/** All between the sky and the car: the place's landmark, what lies before it, and the road. */
export function drawBackdrop(picture: Picture): string {
  const { haze } = lights[picture.daytime];
  const random = seededRandom(picture.seed + 5);
  const far = mix('#53698a', haze, picture.daytime === 'night' ? 0.35 : 0.55);
  const x = 330 + random() * 940;
  const landmark = landmarks[picture.place] ?? '';
  const size = picture.backdrop === 'city' ? 1.3 : 1.05;
  return `
  <g fill="${mix(far, haze, 0.35)}">${drawHouses(random, 60, 120)}</g>
  <g transform="translate(${round(x)} ${horizon + 4}) scale(${size})" fill="${far}" color="${far}">${landmark}</g>
  ${drawMiddle(picture, random)}
  ${drawRoad(picture)}`;
}

function drawHouses(random: () => number, least: number, more: number): string {
  let x = -20;
  const houses: string[] = [];
  while (x < pictureWidth) {
    const width = 40 + random() * 70;
    const height = least * 0.4 + random() * more * 0.7;
    const roof = random() < 0.4 ? `l${round(width / 2)},-22 l${round(width / 2)},22` : `h${round(width)}`;
    houses.push(`<path d="M${round(x)},${horizon + 6} v${-round(height)} ${roof} v${round(height)} z"/>`);
    x += width - 1;
  }
  return houses.join('');
}

function drawMiddle({ backdrop, daytime, seed }: Picture, random: () => number): string {
  const { haze } = lights[daytime];
  const tint = (colour: string, share = 0.25) =>
    mix(daytime === 'night' ? mix(colour, '#0b1226', 0.55) : colour, haze, share);
  switch (backdrop) {
    case 'city':
      return drawStreet(random, daytime === 'night' || daytime === 'evening', tint);
    case 'sea': {
      const sea = daytime === 'evening' ? '#6d6f9c' : '#3f8fb0';
      const waves = Array.from({ length: 26 }, () => {
        const y = horizon + 10 + random() * 90;
        return `<rect x="${round(random() * pictureWidth)}" y="${round(y)}" width="${round(40 + random() * 120)}"
          height="3" rx="1.5" fill="#fff" opacity="${round(0.12 + random() * 0.3)}"/>`;
      });
      return `<defs>${gradient('sea', [tint(sea, 0.5), tint(sea, 0.05)])}</defs>
        <rect y="${horizon}" width="${pictureWidth}" height="120" fill="url(#sea)"/>${waves.join('')}
        ${drawSails(random)}<rect y="${horizon + 112}" width="${pictureWidth}" height="22" fill="${tint('#e8dcc3')}"/>
        ${drawPalms(random, tint)}`;
    }
    case 'hills':
      return `<path d="M0,${horizon + 130} V${horizon - 20} q240,-90 460,10 q240,-130 540,-10 q260,-80 600,20 V${horizon + 130} z"
          fill="${tint('#6f9a6a', 0.4)}"/>
        <path d="M0,${horizon + 130} V${horizon + 50} q300,-70 620,0 q320,-90 980,10 V${horizon + 130} z" fill="${tint('#5b8a52', 0.15)}"/>
        ${drawTrees(random, tint, horizon + 84)}`;
    case 'country':
      return `<rect y="${horizon}" width="${pictureWidth}" height="140" fill="${tint('#9fae62', 0.25)}"/>
        <path d="M0,${horizon + 30} q400,-30 800,0 t800,0 v110 h-1600z" fill="${tint('#86a055', 0.12)}"/>
        ${Array.from({ length: 9 }, (_, row) => `<path d="M${-200 + row * 240},${horizon + 134} l${90 + row * 6},-96" stroke="${tint('#6d8a45')}" stroke-width="7" opacity=".5"/>`).join('')}
        ${drawTrees(seededRandom(seed + 77), tint, horizon + 60)}`;
  }
}

function drawStreet(
  random: () => number,
  isLit: boolean,
  tint: (colour: string, share?: number) => string,
): string {
  const walls = ['#c9a58a', '#b8bfc6', '#d8c7a8', '#a9887d', '#c4ccc0', '#cfb5a4'];
  let x = -30;
  const houses: string[] = [];
  while (x < pictureWidth) {
    const width = 130 + Math.floor(random() * 4) * 34;
    const height = 90 + random() * 120;
    const top = horizon + 120 - height;
    const wall = tint(walls[Math.floor(random() * walls.length)] ?? '#bbbbbb', 0.22);
    houses.push(`<rect x="${round(x)}" y="${round(top)}" width="${width}" height="${round(height)}" fill="${wall}"/>
      <rect x="${round(x) - 4}" y="${round(top) - 8}" width="${width + 8}" height="10" fill="${mix(wall, '#6b4b3e', 0.45)}"/>`);
    for (let column = 16; column + 22 <= width - 8; column += 36) {
      for (let row = 18; row + 30 <= height - 10; row += 46) {
        const glass = isLit && random() < 0.55 ? '#ffd98a' : mix(wall, '#33465c', 0.6);
        houses.push(
          `<rect x="${round(x + column)}" y="${round(top + row)}" width="20" height="28" rx="2" fill="${glass}"/>`,
        );
      }
    }
    x += width + (random() < 0.2 ? 24 : 0);
  }
  return `${houses.join('')}${drawTrees(random, tint, horizon + 122, 5)}`;
}

function drawTrees(
  random: () => number,
  tint: (colour: string, share?: number) => string,
  ground: number,
  count = 11,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + random() * 0.8) * pictureWidth) / count;
    const size = 26 + random() * 34;
    const leaf = tint(random() < 0.5 ? '#4d7c46' : '#5f8f4e', 0.14);
    const y = ground + random() * 8;
    const crown =
      random() < 0.35
        ? `<path d="M${round(x - size * 0.34)},${round(y - size * 0.4)} q${round(size * 0.34)},${round(-size * 3.4)} ${round(size * 0.68)},0 z" fill="${leaf}"/>`
        : `<circle cx="${round(x)}" cy="${round(y - size * 1.35)}" r="${round(size * 0.8)}" fill="${leaf}"/>
           <circle cx="${round(x - size * 0.5)}" cy="${round(y - size)}" r="${round(size * 0.55)}" fill="${leaf}"/>
           <circle cx="${round(x + size * 0.5)}" cy="${round(y - size)}" r="${round(size * 0.58)}" fill="${mix(leaf, '#ffffff', 0.06)}"/>`;
    return `<rect x="${round(x - 4)}" y="${round(y - size * 0.8)}" width="8" height="${round(size * 0.8)}" fill="${tint('#6b5140')}"/>${crown}`;
  }).join('');
}

function drawPalms(random: () => number, tint: (colour: string, share?: number) => string): string {
  return Array.from({ length: 4 }, (_, index) => {
    const x = (index + 0.2 + random() * 0.6) * (pictureWidth / 4);
    const size = 0.8 + random() * 0.5;
    const leaves = [-150, -115, -80, -45, -15, 10].map(
      (angle) => `<path d="M0,0 q40,-34 92,6 q-50,-12 -92,-6z" transform="rotate(${angle + 40})"/>`,
    );
    return `<g transform="translate(${round(x)} ${horizon + 122}) scale(${round(size * 10) / 10})">
      <path d="M-6,0 q-8,-90 6,-170 h8 q-8,80 0,170z" fill="${tint('#8a6a4c')}"/>
      <g transform="translate(4 -172)" fill="${tint('#3f7a4b', 0.12)}">${leaves.join('')}</g></g>`;
  }).join('');
}

function drawSails(random: () => number): string {
  return Array.from({ length: 3 }, () => {
    const x = round(100 + random() * 1400);
    const y = round(horizon + 26 + random() * 40);
    return `<path d="M${x},${y} h46 l-8,12 h-30z M${x + 22},${y - 4} v-52 l24,52z M${x + 18},${y - 4} v-40 l-16,40z" fill="#fff" opacity=".85"/>`;
  }).join('');
}

function drawRoad({ daytime }: Picture): string {
  const { dim, haze } = lights[daytime];
  const road = mix(mix('#6d7178', '#0a0f1e', dim * 1.6), haze, 0.12);
  const kerb = mix(mix('#c8c4ba', '#0a0f1e', dim * 1.5), haze, 0.15);
  const dashes = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${-60 + index * 260}" y="1000" width="150" height="10" rx="3" fill="#f4f1e4" opacity=".55"/>`,
  );
  return `<defs>${gradient('road', [mix(road, haze, 0.15), mix(road, '#000000', 0.18)])}</defs>
    <rect y="${horizon + 120}" width="${pictureWidth}" height="70" fill="${kerb}"/>
    <rect y="${horizon + 184}" width="${pictureWidth}" height="10" fill="${mix(kerb, '#000000', 0.22)}"/>
    <rect y="${horizon + 192}" width="${pictureWidth}" height="${pictureHeight - horizon - 192}" fill="url(#road)"/>
    <rect y="${roadLine + 60}" width="${pictureWidth}" height="2" fill="#000" opacity=".05"/>${dashes.join('')}`;
}
