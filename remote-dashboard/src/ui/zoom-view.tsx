import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { zoomViewLabels } from './labels';
import { useZoom } from './use-zoom';

interface ZoomViewProps {
  /** What the picture shows, for those who do not see it and for the buttons' names. */
  label: string;
  /** Draws the picture with these attributes: it fills the frame. */
  children: (picture: { className: string; style: CSSProperties }) => ReactNode;
  /** How high the frame is. */
  className?: string;
  /** Further buttons. */
  extra?: ReactNode;
}

/** A picture that can be looked at closely and turned: by mouse, touch and keyboard. */
export function ZoomView({ label, children, className = 'h-72 sm:h-80', extra }: ZoomViewProps) {
  const { zoom, larger, smaller, turnLeft, turnRight, reset, frame, onFrame } = useZoom();
  const { scale, turns, x, y } = zoom;
  const isAcross = turns % 2 !== 0;
  const tools: [name: string, icon: IconName, act: () => void, isOff?: boolean][] = [
    [zoomViewLabels.zoomOut, 'minus', smaller, scale === 1],
    [zoomViewLabels.zoomIn, 'plus', larger, scale === 8],
    [zoomViewLabels.turnLeft, 'turnLeft', turnLeft],
    [zoomViewLabels.turnRight, 'turnRight', turnRight],
  ];

  return (
    <div className="overflow-hidden rounded-field border border-base-300 bg-base-200">
      {/* The keyboard moves the picture in here, which no role of ARIA has a name for; the buttons do the rest. */}
      <div
        ref={frame}
        role="group"
        aria-label={zoomViewLabels.keys(label)}
        tabIndex={0}
        {...onFrame}
        className={`@container-size relative overflow-hidden select-none focus-visible:-outline-offset-4 ${scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'} ${className}`}
      >
        {children({
          className: `pointer-events-none absolute top-1/2 left-1/2 max-w-none object-contain ${isAcross ? 'h-[100cqw] w-[100cqh]' : 'h-[100cqh] w-[100cqw]'}`,
          style: {
            transform: `translate(-50%, -50%) translate(${String(x)}px, ${String(y)}px) rotate(${String(turns * 90)}deg) scale(${String(scale)})`,
          },
        })}
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-base-300 bg-base-100 p-1">
        {tools.map(([name, icon, act, isOff = false]) => (
          <button
            key={name}
            type="button"
            className="btn btn-ghost btn-square btn-sm aria-disabled:opacity-40"
            aria-label={`${name}: ${label}`}
            aria-disabled={isOff}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          className="btn btn-ghost btn-sm px-2 tabular-nums"
          aria-label={zoomViewLabels.showWhole(Math.round(scale * 100), label)}
          onClick={reset}
        >
          {`${Math.round(scale * 100)}%`}
        </button>
        {extra}
      </div>
    </div>
  );
}
