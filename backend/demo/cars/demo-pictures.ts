import { createHash } from 'node:crypto';
import { demoFleet, paints, toTransmission, type FleetLine } from './demo-fleet.js';
import { backdrops, type Backdrop, type Daytime, type Picture } from './illustration/picture.js';

export interface DemoPicture {
  storageKey: string;
  placeholder: string;
  picture: Picture;
}

/** Raise it when the drawings change: pictures are kept for a year under their key. */
const drawingVersion = 1;

const placeholders: Record<Daytime, string> = {
  morning: '#bcd0da',
  day: '#8fc3e6',
  evening: '#b9746f',
  night: '#2a3860',
};
const bySea = new Set(['lisbon', 'porto', 'barcelona', 'malaga', 'palma', 'las-palmas', 'nice', 'athens']);

/** The pictures of a demo car, its cover first; the same ones at every start. */
export function demoPicturesOf(line: FleetLine, index: number): DemoPicture[] {
  const [, , , type, gears, fuel, , colour, , place] = line;
  const shown = {
    type,
    fuel,
    place,
    transmission: toTransmission(gears),
    paint: paints[colour] ?? '#888888',
  };
  const covers: Daytime[] = ['day', 'morning', 'evening', 'day', 'morning', 'day', 'evening', 'night'];
  const cover = covers[index % covers.length] ?? 'day';
  const other: Daytime = cover === 'evening' || cover === 'night' ? 'day' : 'evening';
  const scenes: Pick<Picture, 'view' | 'daytime' | 'backdrop'>[] = [
    { view: 'side', daytime: cover, backdrop: backdropOf(place, index) },
    { view: 'front', daytime: other === 'day' ? 'morning' : cover, backdrop: backdropOf(place, index + 1) },
    { view: 'inside', daytime: cover, backdrop: backdropOf(place, index + 2) },
    { view: 'detail', daytime: other, backdrop: backdropOf(place, index) },
  ];
  return scenes.map((scene, number) => toDemoPicture({ ...shown, ...scene, seed: index * 10 + number }));
}

/** Every demo picture by its storage key, to be drawn when a person first asks for it. */
export function demoPicturesByKey(): Map<string, Picture> {
  const pictures = demoFleet.flatMap((line, index) => demoPicturesOf(line, index));
  return new Map(pictures.map(({ storageKey, picture }) => [storageKey, picture]));
}

function toDemoPicture(picture: Picture): DemoPicture {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, picture]))
    .digest('hex');
  return { picture, storageKey: `demo-${hash.slice(0, 24)}`, placeholder: placeholders[picture.daytime] };
}

function backdropOf(place: string, index: number): Backdrop {
  const fitting = backdrops.filter((backdrop) => backdrop !== 'sea' || bySea.has(place));
  return fitting[index % fitting.length] ?? 'city';
}
