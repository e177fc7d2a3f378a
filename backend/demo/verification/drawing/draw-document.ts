import { seededRandom } from './seeded-random.js';
import { drawingHeight, drawingWidth, type DocumentDrawing } from './document-drawing.js';
import { drawFace } from './draw-face.js';
import { drawText, widthOf } from './letters.js';

const ink = '#2b2f3a';
const cardWidth = 1000;
const cardHeight = 630;

/** A document as a person would photograph it, as SVG; whose country does not exist, and SPECIMEN across it. */
export function drawDocument(drawing: DocumentDrawing): string {
  const random = seededRandom(drawing.seed * 7 + drawing.kind.length);
  const angle = (random() - 0.5) * 5;
  const table = ['#7b6a58', '#4f5d63', '#8a8f86', '#5d4c41'][Math.floor(random() * 4)] ?? '#777777';
  const content =
    drawing.kind === 'selfie'
      ? `<rect width="${drawingWidth}" height="${drawingHeight}" fill="#cfd6d2"/>
          <g transform="translate(300 80) scale(2)">${drawFace(drawing.seed)}</g>${specimen(130, 40)}`
      : `<rect width="${drawingWidth}" height="${drawingHeight}" fill="${table}"/>
          <g transform="translate(100 85) rotate(${angle.toFixed(2)} 500 315)">${drawCard(drawing)}</g>`;
  const blur = drawing.isBlurred
    ? '<filter id="shaken"><feGaussianBlur stdDeviation="14 9"/></filter>'
    : '<filter id="shaken"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${drawingHeight}"
    viewBox="0 0 ${drawingWidth} ${drawingHeight}"><defs>${blur}</defs>
    <g${drawing.isBlurred ? ' filter="url(#shaken)"' : ''}>${content}</g></svg>`;
}

function drawCard(drawing: DocumentDrawing): string {
  const paper = { licence_front: '#f3dadd', licence_back: '#f6e7e8', identity: '#dbe6ee', selfie: '' }[
    drawing.kind
  ];
  const waves = Array.from(
    { length: 9 },
    (_, row) =>
      `<path d="M0 ${90 + row * 64}q125 -50 250 0t250 0t250 0t250 0" fill="none" stroke="#00000012" stroke-width="10"/>`,
  );
  return `<rect x="8" y="12" width="${cardWidth}" height="${cardHeight}" rx="34" fill="#00000055"/>
    <clipPath id="card"><rect width="${cardWidth}" height="${cardHeight}" rx="34"/></clipPath>
    <g clip-path="url(#card)"><rect width="${cardWidth}" height="${cardHeight}" fill="${paper}"/>${waves.join('')}
    ${drawing.kind === 'licence_back' ? drawCategories(drawing) : drawFacts(drawing)}${specimen(120, 66)}</g>`;
}

/** Where a face is: licences' fronts and identity documents. */
function drawFacts(drawing: DocumentDrawing): string {
  const { kind, fname, lname, dateOfBirth, expiresOn, identityType, seed } = drawing;
  const title = kind === 'licence_front' ? 'DRIVING LICENCE' : identityType.replaceAll('_', ' ');
  const rows = [
    lname,
    fname,
    dayText(dateOfBirth),
    `UNTIL ${dayText(expiresOn)}`,
    `NO SPEC-${String(seed).padStart(4, '0')}`,
  ];
  const lines = rows.map((text, row) =>
    drawText(text, { x: 380, y: 165 + row * 62, height: 32, colour: ink }),
  );
  const name = `${lname}<<${fname}`.replaceAll(/[ -]/g, '<');
  const machine =
    kind === 'identity'
      ? drawText(`P<XAM${name}`.padEnd(36, '<').slice(0, 36), { x: 60, y: 545, height: 28, colour: ink })
      : drawText('CLASS B', { x: 380, y: 490, height: 32, colour: ink });
  return `${header(title)}
    <g transform="translate(60 150)"><rect width="290" height="350" rx="12" fill="#ffffff99"/>
    <svg x="-5" y="-5" width="300" height="355" viewBox="0 0 300 360">${drawFace(seed)}</svg></g>
    ${lines.join('')}${machine}`;
}

function drawCategories({ expiresOn }: DocumentDrawing): string {
  const rows = ['AM', 'A', 'B', 'BE', 'C', 'D'].map((category, row) => {
    const y = 150 + row * 72;
    const until = category === 'AM' || category === 'B' ? dayText(expiresOn) : '-';
    return `<path d="M60 ${y + 52}h880" stroke="${ink}55" stroke-width="3"/>
      ${drawText(category, { x: 80, y, height: 34, colour: ink })}${drawText(until, { x: 480, y, height: 34, colour: ink })}`;
  });
  return `${header('CLASSES')}${rows.join('')}`;
}

function header(title: string): string {
  return `<rect width="${cardWidth}" height="104" fill="#3d4a6b"/>
    ${drawText(title, { x: 60, y: 34, height: 38, colour: '#ffffff' })}
    ${drawText('EXAMPLELAND', { x: cardWidth - 60 - widthOf('EXAMPLELAND', 24), y: 42, height: 24, colour: '#ffffffcc' })}`;
}

function specimen(height: number, down: number): string {
  return `<g transform="translate(0 ${down}) rotate(-24 500 315)">
    ${drawText('SPECIMEN', { x: 500 - widthOf('SPECIMEN', height) / 2, y: 315 - height / 2, height, colour: '#b3202a66' })}</g>`;
}

/** `31.05.2032`. */
function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}
