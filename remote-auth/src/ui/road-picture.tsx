/** Hills, a road and the sun: the trip that this is all about. Drawn in the theme's own colours. */
export function RoadPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 360"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-full w-full lg:h-3/5"
    >
      <circle cx="300" cy="110" r="42" className="fill-accent" />
      <path d="M0 190 Q110 110 220 175 T400 150 V360 H0Z" className="fill-primary-content opacity-15" />
      <path d="M0 250 Q90 185 200 235 T400 215 V360 H0Z" className="fill-primary-content opacity-20" />
      <path
        d="M150 360 C170 300 250 290 232 244 L240 244 C272 290 230 310 262 360Z"
        className="fill-neutral opacity-60"
      />
      <path
        d="M204 356 C214 312 262 292 237 250"
        className="fill-none stroke-accent"
        strokeWidth="3"
        strokeDasharray="10 9"
      />
    </svg>
  );
}
