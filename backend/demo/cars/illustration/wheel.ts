import { round } from './svg.js';

/** A wheel around 0,0; `style` chooses the rim. */
export function drawWheel(radius: number, style: number, isDark: boolean): string {
  const rim = radius * 0.68;
  const metal = isDark ? '#3d434b' : '#d5dade';
  const dark = isDark ? '#1d2126' : '#868e96';
  return `<circle r="${round(radius)}" fill="#16181b"/><circle r="${round(radius * 0.93)}" fill="#24272b"/>
    <circle r="${round(radius * 0.74)}" fill="#0f1113"/><circle r="${round(rim)}" fill="#30353b"/>
    ${drawSpokes(rim, style, metal, dark)}
    <circle r="${round(rim)}" fill="none" stroke="${metal}" stroke-width="${round(radius * 0.05)}"/>
    <circle r="${round(radius * 0.11)}" fill="${dark}"/><circle r="${round(radius * 0.06)}" fill="${metal}"/>
    <path d="M${round(-radius * 0.86)},${round(-radius * 0.2)} A${round(radius * 0.88)},${round(radius * 0.88)} 0 0 1 ${round(radius * 0.3)},${round(-radius * 0.83)}"
      fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${round(radius * 0.06)}"/>`;
}

function drawSpokes(rim: number, style: number, metal: string, dark: string): string {
  const spoke = (path: string, count: number, colour = metal) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<path d="${path}" fill="${colour}" transform="rotate(${round((360 * index) / count)})"/>`,
    ).join('');
  const r = rim * 0.97;
  switch (style % 4) {
    case 0:
      return spoke(`M${-r * 0.1},0 L${-r * 0.2},${-r} L${r * 0.2},${-r} L${r * 0.1},0 Z`, 5);
    case 1:
      return spoke(
        `M${-r * 0.05},0 L${-r * 0.26},${-r * 0.95} L${-r * 0.1},${-r} L0,${-r * 0.4} L${r * 0.1},${-r} L${r * 0.26},${-r * 0.95} L${r * 0.05},0 Z`,
        5,
      );
    case 2:
      return spoke(`M${-r * 0.04},0 L${-r * 0.08},${-r} L${r * 0.08},${-r} L${r * 0.04},0 Z`, 10);
    default:
      return `<circle r="${round(r)}" fill="${metal}"/>${spoke(`M${-r * 0.16},${-r * 0.5} Q0,${-r * 0.95} ${r * 0.16},${-r * 0.5} Q0,${-r * 0.38} ${-r * 0.16},${-r * 0.5} Z`, 7, dark)}`;
  }
}
