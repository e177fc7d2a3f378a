import { pictureHeight, pictureWidth, type Picture } from './picture.js';
import { gradient, seededRandom, shade } from './svg.js';

const upholsteries = ['#3a3f45', '#6e4630', '#a58a68', '#2c3a4a', '#7d2f2b'] as const;

/** The driver's view: wheel and dashboard, and the place through the windscreen. */
export function drawInsideView(picture: Picture, scenery: string): string {
  const random = seededRandom(picture.seed + 29);
  const trim = upholsteries[Math.floor(random() * upholsteries.length)] ?? upholsteries[0];
  const isElectric = picture.fuel === 'electric';
  const isOpen = picture.type === 'convertible';
  const frame = '#1b1e22';
  return `<defs>${gradient('dash', ['#3b4047', '#22262b', '#14171a'])}${gradient('seat', [shade(trim, 0.12), shade(trim, -0.35)])}
      <clipPath id="windscreen"><path d="M150,640 L330,${isOpen ? 40 : 130} Q800,${isOpen ? 0 : 84} 1270,${isOpen ? 40 : 130} L1450,640z"/></clipPath>
      <clipPath id="sides"><path d="M-10,660 V230 L222,170 L84,640z M1610,660 V230 L1378,170 L1516,640z"/></clipPath></defs>
    <rect width="${pictureWidth}" height="${pictureHeight}" fill="${isOpen ? '#0000' : '#26292e'}"/>
    ${isOpen ? scenery : ''}
    <g clip-path="url(#windscreen)"><g transform="translate(0 -110)">${scenery}</g>
      <path d="M430,640 L620,60 h140 L570,640z" fill="#fff" opacity=".1"/><path d="M900,640 L1090,60 h50 L950,640z" fill="#fff" opacity=".08"/></g>
    ${isOpen ? '' : `<g clip-path="url(#sides)"><g transform="translate(0 -60)">${scenery}</g></g>`}
    <path d="M150,640 L330,${isOpen ? 40 : 130} Q800,${isOpen ? 0 : 84} 1270,${isOpen ? 40 : 130} L1450,640" fill="none" stroke="${frame}" stroke-width="34" stroke-linejoin="round"/>
    <path d="M-10,560 q70,-20 90,30 v54 h-90z M1610,560 q-70,-20 -90,30 v54 h90z" fill="#15181b"/>
    <rect x="716" y="${isOpen ? 30 : 118}" width="168" height="62" rx="22" fill="#111316" stroke="#34393f" stroke-width="5"/>
    <rect x="730" y="${isOpen ? 42 : 130}" width="140" height="38" rx="12" fill="#8ea3b3" opacity=".7"/>
    <path d="M0,690 Q120,612 330,600 L1270,600 Q1480,612 1600,690 V1066 H0z" fill="url(#dash)"/>
    <path d="M0,700 Q120,624 330,612 L1270,612 Q1480,624 1600,700" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"/>
    <path d="M0,770 Q800,724 1600,770 V800 Q800,754 0,800z" fill="${trim}" opacity=".95"/>
    ${drawVents()}
    ${drawScreen(isElectric, random)}
    ${drawConsole(picture, trim)}
    ${drawDials(isElectric)}
    ${drawSteeringWheel(trim)}`;
}

function drawVents(): string {
  const vent = (
    x: number,
  ) => `<rect x="${x}" y="664" width="128" height="58" rx="16" fill="#0f1113" stroke="#454b52" stroke-width="4"/>
    ${[0, 1, 2].map((row) => `<rect x="${x + 12}" y="${676 + row * 14}" width="104" height="5" rx="2" fill="#3b4148"/>`).join('')}`;
  return [90, 1030, 1380].map(vent).join('');
}

function drawScreen(isElectric: boolean, random: () => number): string {
  const roads = Array.from({ length: 7 }, () => {
    const y = 640 + random() * 130;
    return `<path d="M690,${Math.round(y)} q110,${Math.round(random() * 80 - 40)} 300,${Math.round(random() * 90 - 45)}" stroke="#5a6b7b" stroke-width="7" fill="none"/>`;
  });
  const size = isElectric
    ? 'x="676" y="610" width="320" height="196"'
    : 'x="700" y="622" width="272" height="160"';
  return `<rect ${size} rx="20" fill="#0c0e10" stroke="#4a5159" stroke-width="5"/>
    <clipPath id="map"><rect ${size} rx="14"/></clipPath>
    <g clip-path="url(#map)"><rect x="690" y="624" width="294" height="170" fill="#23303c"/>${roads.join('')}
      <path d="M720,790 Q790,740 820,700 T960,650" stroke="#4aa8ff" stroke-width="10" fill="none" stroke-linecap="round"/>
      <circle cx="820" cy="701" r="13" fill="#fff"/><circle cx="820" cy="701" r="8" fill="#2f8cf0"/></g>`;
}

function drawConsole({ transmission }: Picture, trim: string): string {
  return `<path d="M690,820 h300 l70,246 h-440z" fill="#1b1e22"/><path d="M712,836 h256 l56,230 h-368z" fill="#24282d"/>
    <path d="M800,930 q40,-20 80,0 l10,70 h-100z" fill="#111316"/>
    <rect x="826" y="${transmission === 'manual' ? 840 : 880}" width="28" height="100" rx="12" fill="#565d64"/>
    <circle cx="840" cy="${transmission === 'manual' ? 846 : 884}" r="32" fill="#16181b" stroke="#7d868e" stroke-width="5"/>
    <path d="M1060,1066 q10,-200 120,-226 q200,-30 300,20 q80,40 100,206z" fill="url(#seat)"/>
    <path d="M1180,1066 q0,-150 60,-196 M1420,1066 q10,-150 -30,-190" stroke="${shade(trim, -0.5)}" stroke-opacity=".5" stroke-width="5" fill="none"/>`;
}

function drawDials(isElectric: boolean): string {
  if (isElectric) {
    return `<rect x="236" y="622" width="340" height="112" rx="22" fill="#0c0e10" stroke="#4a5159" stroke-width="5"/>
      <rect x="262" y="650" width="92" height="14" rx="7" fill="#35c27d"/><rect x="262" y="676" width="130" height="10" rx="5" fill="#5a6b7b"/>
      <path d="M430,712 a56,56 0 0 1 112,0" fill="none" stroke="#4aa8ff" stroke-width="12" stroke-linecap="round"/>`;
  }
  const dial = (
    x: number,
    angle: number,
  ) => `<circle cx="${x}" cy="690" r="68" fill="#0c0e10" stroke="#5a626a" stroke-width="6"/>
    ${Array.from({ length: 9 }, (_, index) => `<rect x="${x - 2}" y="630" width="4" height="13" fill="#d8dde1" transform="rotate(${-120 + index * 30} ${x} 690)"/>`).join('')}
    <path d="M${x},690 l-4,-6 4,-46 4,46z" fill="#ff5a3c" transform="rotate(${angle} ${x} 690)"/><circle cx="${x}" cy="690" r="9" fill="#8a9299"/>`;
  return `<path d="M220,760 Q240,604 405,604 Q570,604 590,760z" fill="#1a1d21"/>${dial(324, -60)}${dial(486, -100)}`;
}

function drawSteeringWheel(trim: string): string {
  return `<g transform="translate(405 850)"><circle r="232" fill="none" stroke="#0f1113" stroke-width="46"/>
    <circle r="232" fill="none" stroke="#2c3137" stroke-width="34"/><circle r="240" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="6"/>
    <path d="M-222,-20 Q-120,-46 -78,-54 H78 Q120,-46 222,-20 V26 Q130,26 86,64 L34,210 H-34 L-86,64 Q-130,26 -222,26z" fill="#1f2328"/>
    <circle r="72" fill="#2a2f35" stroke="#3f464d" stroke-width="4"/><circle r="24" fill="#c9d0d5"/>
    <circle r="11" fill="${trim}"/>${[-150, 150].map((x) => `<rect x="${x - 26}" y="-12" width="52" height="30" rx="12" fill="#111417" stroke="#444b52" stroke-width="3"/>`).join('')}</g>`;
}
