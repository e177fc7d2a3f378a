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

/** A photo with light, edges and detail, as a camera would see it. */
export async function aScene({ width = 1200, height = 800 } = {}): Promise<Buffer> {
  const leaves = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [(index * 197) % width, (index * 131) % height];
    return `<ellipse cx="${x}" cy="${y}" rx="${9 + (index % 17)}" ry="${5 + (index % 11)}" fill="hsl(${index % 140} 45% ${30 + (index % 40)}%)" transform="rotate(${index * 7} ${x} ${y})" opacity="0.7"/>`;
  });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb7e8"/><stop offset="1" stop-color="#e9d7b0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${leaves.join('')}</svg>`;
  return await sharp(Buffer.from(drawn)).jpeg({ quality: 95 }).toBuffer();
}
