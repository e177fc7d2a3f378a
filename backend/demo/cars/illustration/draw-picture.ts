import { drawBackdrop } from './backdrop.js';
import { drawFrontView } from './front-view.js';
import { drawInsideView } from './inside-view.js';
import { pictureHeight, pictureWidth, type Picture } from './picture.js';
import { drawSideView } from './side-view.js';
import { drawSky } from './sky.js';

/** A picture of a car as SVG. It needs no fonts and no other files, so that it looks the same everywhere. */
export function drawPicture(picture: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}"
    viewBox="0 0 ${pictureWidth} ${pictureHeight}">${drawContent(picture)}</svg>`;
}

function drawContent(picture: Picture): string {
  const scenery = `${drawSky(picture.daytime, picture.seed)}${drawBackdrop(picture)}`;
  switch (picture.view) {
    case 'side':
      return `${scenery}${drawSideView(picture)}`;
    case 'front':
      return `${scenery}${drawFrontView(picture)}`;
    case 'inside':
      return drawInsideView(picture, scenery);
    case 'detail':
      // The other way round and closer, so that it is another picture and not the same again.
      return `<g transform="translate(-1010 -760) scale(1.72)">${scenery}${drawSideView(picture, { isMirrored: true })}</g>`;
  }
}
