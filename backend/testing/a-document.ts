import { deflateSync } from 'node:zlib';

/** A PDF as a scanner makes them. `extra` goes into its catalogue; `objects` are packed into an object stream. */
export function aPdf({ extra = '', objects }: { extra?: string; objects?: string } = {}): Buffer {
  const packed = objects === undefined ? undefined : deflateSync(Buffer.from(objects, 'latin1'));
  const stream =
    packed === undefined
      ? []
      : [
          Buffer.from(
            `5 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
          ),
          packed,
          Buffer.from('\nendstream\nendobj\n'),
        ];
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${extra}>>\nendobj\n` +
        '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>\nendobj\n' +
        '4 0 obj\n<</Length 44>>\nstream\nBT (/JS in the text of a page is no script) ET\nendstream\nendobj\n',
    ),
    ...stream,
    Buffer.from('trailer\n<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF\n'),
  ]);
}
