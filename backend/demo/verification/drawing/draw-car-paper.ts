import type { CarDocumentKind } from '../../../src/modules/people/documents/documents.table.js';
import { drawingHeight, drawingWidth } from './document-drawing.js';
import { drawText, widthOf } from './letters.js';

/** Everything that decides how a car's document looks. */
export interface CarPaper {
  kind: CarDocumentKind;
  make: string | null;
  model: string | null;
  year: number | null;
  plate: string | null;
  vin: string | null;
  fname: string;
  lname: string;
}

const titles: Record<CarDocumentKind, string> = {
  registration: 'VEHICLE REGISTRATION',
  insurance: 'INSURANCE CONFIRMATION',
};

/** A car's document as a scanner sees it, as SVG, with SPECIMEN across it. */
export function drawCarPaper({ kind, make, model, year, plate, vin, fname, lname }: CarPaper): string {
  const rows = [
    plate,
    `${make} ${model}`,
    year,
    vin,
    `${fname} ${lname}`,
    kind === 'insurance' ? 'COVERS RENTALS' : 'EXAMPLELAND',
  ];
  const lines = rows.map((text, row) =>
    drawText(String(text).toUpperCase(), { x: 120, y: 230 + row * 80, height: 38, colour: '#2b2f3a' }),
  );
  const specimen = drawText('SPECIMEN', {
    x: drawingWidth / 2 - widthOf('SPECIMEN', 130) / 2,
    y: 400,
    height: 130,
    colour: '#b3202a55',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${drawingHeight}"
    viewBox="0 0 ${drawingWidth} ${drawingHeight}"><rect width="100%" height="100%" fill="#9aa0a6"/>
    <rect x="50" y="30" width="1100" height="740" fill="${kind === 'insurance' ? '#f1f4ee' : '#eef1f6'}"/>
    <rect x="50" y="30" width="1100" height="120" fill="${kind === 'insurance' ? '#35614a' : '#3d4a6b'}"/>
    ${drawText(titles[kind], { x: 120, y: 70, height: 42, colour: '#ffffff' })}${lines.join('')}
    <g transform="rotate(-18 600 465)">${specimen}</g></svg>`;
}
