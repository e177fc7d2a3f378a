import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files made to be slow to open, each small enough to be uploaded. */
export const slowPdfs: Record<string, (bytes: number) => Buffer> = {
  'streams without an object': (bytes) => aPdfOf('<<>>stream\nendstream\n', bytes),
  'streams that never end': (bytes) => aPdfOf('<<>>stream\n', bytes),
  'one object of many streams': (bytes) => aPdfOf('5 0 obj<<>>stream\nendstream\n', bytes),
  'nested dictionaries': (bytes) => aPdfOf('<</A', bytes),
  'nested arrays': (bytes) => aPdfOf('[', bytes),
  'line breaks': (bytes) => aPdfOf('\r\n', bytes),
  'object after object': (bytes) => aPdfOf('obj', bytes),
  'names of escapes': (bytes) => aPdfOf('#4', bytes),
  'different names': (bytes) => {
    const names = Array.from({ length: Math.floor(bytes / 9) }, (_, index) => `/${index}`.padEnd(9, 'x'));
    return aPdfOf(names.join(''), 1);
  },
  'small packed objects': (bytes) => aPdfOf(packedObjects(1), bytes),
  'packed objects that unfold to megabytes': (bytes) => aPdfOf(packedObjects(2_000_000), bytes),
};

function aPdfOf(part: string, bytes: number): Buffer {
  const content = part.repeat(Math.ceil(bytes / part.length));
  return Buffer.from(`%PDF-1.7\n${content}\ntrailer\n%%EOF\n`, 'latin1');
}

function packedObjects(unfoldedBytes: number): string {
  const packed = deflateSync(Buffer.alloc(unfoldedBytes, ' ')).toString('latin1');
  return `5 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${packed}\nendstream\n`;
}

/** A PNG with as many text chunks as fit before its picture. */
export async function aPngOfTextChunks(bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const chunk = pngChunk('tEXt', Buffer.from('k\0v'));
  const headerEnd = 8 + 12 + 13;
  const chunks = Array.from({ length: Math.floor(bytes / chunk.length) }, () => chunk);
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}

/** A PNG of a few hundred kilobytes whose pixels take eight bytes each. */
export async function aDeepPng(side: number): Promise<Buffer> {
  const picture = sharp({
    create: { width: side, height: side, channels: 4, background: '#36985240' },
    limitInputPixels: false,
  });
  return await picture.toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
}

/** A JPEG whose many passes over the whole picture each take a few bytes. */
export async function aJpegOfManyScans(side: number, scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
    .jpeg({ progressive: true })
    .toBuffer();
  // The last scan is refined again and again; what ends the picture are its last two bytes.
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const again = Array.from({ length: scans }, () => lastScan);
  return Buffer.concat([jpeg.subarray(0, -2), ...again, jpeg.subarray(-2)]);
}
