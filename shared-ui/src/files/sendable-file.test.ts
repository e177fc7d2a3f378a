import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { fileKind } from './file-kind';
import { sendableFile } from './sendable-file';

const MB = 1024 * 1024;
/** jsdom's own files have no bytes to read. */
const aFile = (beginning: string, name = 'IMG_1.HEIC', size = beginning.length) => {
  const bytes = Buffer.alloc(size);
  bytes.write(beginning, 'latin1');
  return new NodeFile([bytes], name) as unknown as File;
};
const jpeg = '\xff\xd8\xff\xe0';
const heic = '\0\0\0\x18ftypheic';
const scaledTo: [width: number, height: number][] = [];
const scaler = (bytes = 3) => ({
  resize: (_from: HTMLImageElement, to: HTMLCanvasElement) => {
    scaledTo.push([to.width, to.height]);
    return Promise.resolve(to);
  },
  toBlob: (_canvas: HTMLCanvasElement, type: string) =>
    Promise.resolve(new NodeBlob([Buffer.alloc(bytes)], { type }) as unknown as Blob),
});
const notNeeded = () => Promise.reject(new Error('nothing is to be scaled'));

/** What the browser makes of a picture. */
function reads(size: [width: number, height: number] | undefined) {
  Object.assign(Image.prototype, {
    decode: () => (size ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError'))),
  });
  const [width = 0, height = 0] = size ?? [];
  Object.defineProperty(Image.prototype, 'naturalWidth', { get: () => width, configurable: true });
  Object.defineProperty(Image.prototype, 'naturalHeight', { get: () => height, configurable: true });
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-photo';
  URL.revokeObjectURL = () => undefined;
  scaledTo.length = 0;
});

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', undefined],
  ['%PDF-1.7', 'pdf'],
  [heic, 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x18ftypavif', undefined],
  ['<html>', undefined],
  ['', undefined],
])('reads the kind of a file from its beginning %j', async (beginning, kind) => {
  expect(await fileKind(aFile(beginning))).toBe(kind);
});

it('sends unchanged what the API takes', async () => {
  const file = aFile(jpeg);
  expect(await sendableFile(file, ['jpeg'], notNeeded)).toEqual({ file });
});

it.each([
  ['an empty file', aFile(''), 'empty'],
  ['another kind of file', aFile('<html>'), 'unknown'],
  ['a PDF where a picture is wanted', aFile('%PDF-1.7'), 'unknown'],
])('objects to %s', async (_, file, objection) => {
  expect(await sendableFile(file, ['jpeg'], notNeeded)).toEqual({ objection });
});

it('scales a picture down that is over the limit, and makes a JPEG of it', async () => {
  reads([12_000, 9000]);
  const sent = await sendableFile(aFile(jpeg, 'car.jpeg', 11 * MB), ['jpeg'], () =>
    Promise.resolve(scaler()),
  );

  expect(sent).toMatchObject({ file: { name: 'car.jpg', type: 'image/jpeg' } });
  expect(scaledTo).toEqual([[4096, 3072]]);
});

it('makes a JPEG of a phone’s photo where the browser reads it, at its own size', async () => {
  reads([4032, 3024]);
  const sent = await sendableFile(aFile(heic), ['jpeg'], () => Promise.resolve(scaler()));

  expect(sent).toMatchObject({ file: { name: 'IMG_1.jpg', type: 'image/jpeg' } });
  expect(scaledTo).toEqual([[4032, 3024]]);
});

it.each([
  ['a phone’s photo', aFile(heic), 'heic'],
  ['a damaged picture over the limit', aFile(jpeg, 'a.jpg', 11 * MB), 'too-large'],
  ['a PDF over the limit', aFile('%PDF-1.7', 'a.pdf', 11 * MB), 'too-large'],
])('objects to %s that the browser cannot read', async (_, file, objection) => {
  reads(undefined);
  expect(await sendableFile(file, ['jpeg', 'pdf'], notNeeded)).toEqual({ objection });
});

it('objects to a picture that is over the limit even when scaled down', async () => {
  reads([12_000, 9000]);
  const sent = sendableFile(aFile(jpeg, 'a.jpg', 11 * MB), ['jpeg'], () => Promise.resolve(scaler(11 * MB)));

  expect(await sent).toEqual({ objection: 'too-large' });
});
