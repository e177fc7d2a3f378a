import { seededRandom } from './seeded-random.js';

const skins = ['#f1c9a5', '#e3b08a', '#c98d63', '#9a6544', '#6f4630'] as const;
const hairs = ['#2b211c', '#4a3122', '#7a4e2b', '#b98a4a', '#8d8d8d'] as const;
const clothes = ['#31506b', '#5b3a55', '#2f5a45', '#7a4237', '#4d4d57'] as const;

/** A face with shoulders in 300 × 360, the same one for the same seed; no one's. */
export function drawFace(seed: number): string {
  const random = seededRandom(seed + 17);
  const pick = (colours: readonly string[]) => colours[Math.floor(random() * colours.length)] ?? '#888888';
  const [skin, hair, cloth] = [pick(skins), pick(hairs), pick(clothes)];
  const isLong = random() > 0.5;
  const glasses =
    random() > 0.65
      ? `<g fill="none" stroke="#333" stroke-width="5"><circle cx="120" cy="160" r="24"/><circle cx="180" cy="160" r="24"/>
          <path d="M144 158q6 -6 12 0"/></g>`
      : '';
  const behind = isLong
    ? `<path d="M62 150q0 -110 88 -110t88 110v130q-30 24 -88 24t-88 -24z" fill="${hair}"/>`
    : '';
  return `${behind}
    <path d="M20 360q4 -86 92 -98h76q88 12 92 98z" fill="${cloth}"/>
    <path d="M122 220h56v52q-28 26 -56 0z" fill="${skin}"/>
    <ellipse cx="150" cy="160" rx="70" ry="86" fill="${skin}"/>
    <path d="M78 150q-4 -96 72 -96t72 96q-14 -52 -50 -58q-56 6 -94 58z" fill="${hair}"/>
    <circle cx="122" cy="160" r="8" fill="#2a2220"/><circle cx="178" cy="160" r="8" fill="#2a2220"/>
    <path d="M106 138q16 -10 32 0M162 138q16 -10 32 0" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/>
    <path d="M150 166l-8 28h14" fill="none" stroke="#00000044" stroke-width="5" stroke-linejoin="round"/>
    <path d="M126 214q24 14 48 0" fill="none" stroke="#7d3b36" stroke-width="7" stroke-linecap="round"/>${glasses}`;
}
