import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** The share of its own width that a toast must be dragged past to be dismissed. */
const DISMISS_FRACTION = 0.8;

interface Drag {
  pointerId: number;
  startX: number;
  width: number;
}

/**
 * Lets a pointer (mouse, finger or pen) drag an element sideways. Released past 80 % of its width it leaves
 * on that side; before that it springs back.
 */
export function useDragToDismiss(dismiss: () => void) {
  const drag = useRef<Drag>(null);
  const [offsetX, setOffsetX] = useState(0);
  const [dragging, setDragging] = useState(false);

  function begin(event: PointerEvent<HTMLElement>) {
    const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (onControl || event.button !== 0 || drag.current) return;
    const { pointerId, clientX, currentTarget } = event;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { pointerId, startX: clientX, width: currentTarget.offsetWidth };
    setDragging(true);
  }

  const currentDrag = (event: PointerEvent) =>
    drag.current?.pointerId === event.pointerId ? drag.current : null;

  function move(event: PointerEvent<HTMLElement>) {
    const current = currentDrag(event);
    if (current) setOffsetX(event.clientX - current.startX);
  }

  function end(event: PointerEvent<HTMLElement>) {
    const current = currentDrag(event);
    if (!current) return;
    const { startX, width } = current;
    const distance = event.type === 'pointerup' ? event.clientX - startX : 0;
    const isPast = Math.abs(distance) > width * DISMISS_FRACTION;
    drag.current = null;
    setDragging(false);
    setOffsetX(isPast ? Math.sign(distance) * width * 1.5 : 0);
    if (isPast) dismiss();
  }

  const style: CSSProperties = {
    transform: `translateX(${offsetX}px)`,
    transition: dragging ? 'none' : undefined,
  };
  return {
    style,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}
