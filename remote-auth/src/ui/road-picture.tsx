/** Hills, a road and the sun: the trip that this is all about. Decorative, and the same in both themes. */
export function RoadPicture({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 40 400 320"
      className={`absolute inset-x-0 bottom-0 -z-10 h-auto w-full ${className}`}
    >
      <circle cx="332" cy="106" r="42" className="fill-marigold" />
      <path d="M0 190 Q110 110 220 175 T400 150 V360 H0Z" className="fill-paper opacity-15" />
      <path d="M0 250 Q90 185 200 235 T400 215 V360 H0Z" className="fill-paper opacity-20" />
      <path
        d="M150 360 C170 300 250 290 232 244 L240 244 C272 290 230 310 262 360Z"
        className="fill-asphalt"
      />
      <path
        d="M204 356 C214 312 262 292 237 250"
        className="fill-none stroke-marigold"
        strokeWidth="3"
        strokeDasharray="10 9"
      />
    </svg>
  );
}
