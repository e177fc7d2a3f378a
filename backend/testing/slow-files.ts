import { crc32, deflateSync } from 'node:zlib';

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

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}

/** A PNG whose head claims a size and a depth, with nothing behind it: each pixel of the deep one takes eight bytes. */
export function aPngClaiming({ side, isDeep }: { side: number; isDeep: boolean }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = isDeep ? 16 : 8;
  head[9] = isDeep ? 6 : 2;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
