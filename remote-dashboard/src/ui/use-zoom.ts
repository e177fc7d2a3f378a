import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved, scaled, turned, whole, type Point, type Zoom } from '../lib/zoom';

const STEP = 1.5;
const ARROW_PX = 60;
const arrows: Record<string, Point> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

/**
 * Zooming, turning and moving what is in a frame: by buttons, by the keyboard (`+ − 0 R` and arrows), by dragging and
 * pinching, and by the wheel: with Ctrl held, as a touchpad's pinch says it, so that the page still scrolls.
 */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(whole);
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());

  const sides = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const scaleBy = (factor: number, at?: Point) =>
    setZoom((now) => moved(scaled(now, factor, at), { x: 0, y: 0 }, sides()));
  const turn = (quarters: number) => setZoom((now) => turned(now, quarters));

  useEffect(() => {
    const element = frame.current;
    // React's own listener cannot keep the page from being zoomed.
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = sides();
      const at = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
      setZoom((now) => moved(scaled(now, Math.exp(-event.deltaY / 300), at), { x: 0, y: 0 }, box));
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, []);

  function follow(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const far = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const box = sides();
      scaleBy(far(now) / far(before), {
        x: (now.x + other.x) / 2 - box.left - box.width / 2,
        y: (now.y + other.y) / 2 - box.top - box.height / 2,
      });
    } else {
      setZoom((zoomed) => moved(zoomed, { x: now.x - before.x, y: now.y - before.y }, sides()));
    }
  }

  const voidPayment = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow && zoom.scale > 1) setZoom((now) => moved(now, arrow, sides()));
    else if (event.key === '+' || event.key === '=') scaleBy(STEP);
    else if (event.key === '-') scaleBy(1 / STEP);
    else if (event.key === '0') setZoom(whole);
    else if (event.key === 'r') turn(1);
    else if (event.key === 'R') turn(-1);
    else return;
    event.preventDefault();
  }

  return {
    zoom,
    larger: () => scaleBy(STEP),
    smaller: () => scaleBy(1 / STEP),
    turnLeft: () => turn(-1),
    turnRight: () => turn(1),
    reset: () => setZoom(whole),
    frame,
    onFrame: {
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: follow,
      onPointerUp: voidPayment,
      onPointerCancel: voidPayment,
      onDoubleClick: () => (zoom.scale > 1 ? setZoom(whole) : scaleBy(2.5)),
      onKeyDown: press,
    },
  };
}
