import type { DocumentDrawing } from './document-drawing.js';

/** The identity document as a scanner's PDF: one page of A5 across, in a font that every reader has. */
export function drawPdf({
  fname,
  lname,
  dateOfBirth,
  expiresOn,
  identityType,
  seed,
}: DocumentDrawing): Buffer {
  const lines = [
    `Surname: ${lname}`,
    `Given names: ${fname}`,
    `Date of birth: ${dateOfBirth}`,
    `Valid until: ${expiresOn}`,
    `Number: SPEC-${String(seed).padStart(4, '0')}`,
  ];
  const page = [
    '0.86 0.90 0.93 rg 0 0 595 420 re f',
    '0.24 0.29 0.42 rg 0 350 595 70 re f',
    textAt(40, 374, 24, '1 1 1', `${identityType.replaceAll('_', ' ').toUpperCase()} - EXAMPLELAND`),
    '0.75 0.80 0.84 rg 40 120 150 190 re f',
    '0.55 0.60 0.66 rg 80 200 70 80 re f 60 120 110 60 re f',
    ...lines.map((line, row) => textAt(220, 290 - row * 34, 18, '0.17 0.18 0.23', line)),
    `q 0.91 0.42 -0.42 0.91 120 60 cm ${textAt(0, 0, 84, '0.85 0.45 0.48', 'SPECIMEN')} Q`,
  ].join('\n');
  return toPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 420]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>\nstream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ]);
}

function textAt(x: number, y: number, size: number, colour: string, text: string): string {
  return `BT /F ${size} Tf ${colour} rg ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
}

function toPdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
}
