import sharp from 'sharp';

/** A photo file as a camera makes them: a plain colour, with what cameras write about themselves. */
export async function aPhoto({
  width = 900,
  height = 600,
  format = 'jpeg',
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'gif' } = {}): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .withExif({ IFD0: { Copyright: 'secret of the photographer' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart form with one file, as a browser sends it. */
export function aForm(bytes: Uint8Array, { name = 'car.jpg', field = 'photo' } = {}) {
  const boundary = 'test-boundary';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          'Content-Type: image/jpeg\r\n\r\n',
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
