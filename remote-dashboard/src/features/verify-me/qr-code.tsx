import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is, for those who cannot see it. */
  title: string;
}

/** A code that a phone's camera reads: dark on light, whatever the page's colours are. */
export function QrCode({ text, title }: QrCodeProps) {
  // Four modules around it, as readers expect.
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 rounded-field bg-white"
    >
      {data.map((row, y) =>
        row.map((isDark, x) => isDark && <rect key={`${x},${y}`} x={x} y={y} width="1" height="1" />),
      )}
    </svg>
  );
}
