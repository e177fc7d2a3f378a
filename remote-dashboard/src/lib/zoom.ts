/** How a picture is looked at: how large, turned by how many quarters, moved by how many pixels. */
export interface Zoom {
  scale: number;
  turns: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const whole: Zoom = { scale: 1, turns: 0, x: 0, y: 0 };
const largestScale = 8;

/** Larger or smaller around a point, which is measured from the middle of the frame and stays where it is. */
export function scaled(zoom: Zoom, factor: number, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(largestScale, Math.max(1, zoom.scale * factor));
  if (scale === 1) return { ...zoom, scale, x: 0, y: 0 };
  const ratio = scale / zoom.scale;
  return { ...zoom, scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

/** Moved, but never out of its frame. */
export function moved(zoom: Zoom, by: Point, frame: { width: number; height: number }): Zoom {
  const kept = (to: number, side: number) => {
    const room = (side * (zoom.scale - 1)) / 2;
    return Math.min(room, Math.max(-room, to));
  };
  return { ...zoom, x: kept(zoom.x + by.x, frame.width), y: kept(zoom.y + by.y, frame.height) };
}

/** Turned by quarters, to the right when positive; in the middle of its frame again. */
export function turned(zoom: Zoom, quarters: number): Zoom {
  return { ...zoom, turns: zoom.turns + quarters, x: 0, y: 0 };
}
