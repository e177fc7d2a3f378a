/** A car on its way through the hills, in the colours of the theme. Decorative. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="h-auto max-h-96 w-full rounded-[2rem] shadow-floating"
    >
      <defs>
        <clipPath id="hero-frame">
          <rect width="640" height="440" rx="32" />
        </clipPath>
      </defs>
      <g clipPath="url(#hero-frame)">
        <rect width="640" height="440" className="hero-sky" />
        <circle cx="470" cy="128" r="58" className="hero-sun" />
        <path d="M0 236C90 170 170 178 250 222S420 150 640 206V440H0Z" className="hero-far" />
        <path d="M0 286c120-62 220-34 320-14s200-44 320-22V440H0Z" className="hero-mid" />
        <path d="M0 338c140-30 260-18 360-8s190-8 280-20V440H0Z" className="hero-near" />
        <path d="M0 372h640v68H0Z" className="hero-road" />
        <path d="M24 406h72M150 406h72M276 406h72M402 406h72M528 406h72" className="hero-line" />
        <g transform="translate(170 262)">
          <path
            d="M14 92c-8 0-14-6-14-14V64c0-9 6-16 15-18l47-9 38-27c9-6 19-10 30-10h56c14 0 27 6 36 16l26 27 34 7c12 2 20 12 20 24v10c0 5-4 8-9 8Z"
            className="hero-car"
          />
          <path
            d="M84 38l28-19c6-4 13-6 20-6h12v27H84ZM156 13h28c9 0 17 4 23 10l17 17h-68Z"
            className="hero-glass"
          />
          <path d="M0 66h12c5 0 8 3 8 7s-3 7-8 7H0Z" className="fill-accent" />
          <path d="M288 58h12c-1 8-6 12-14 12-4 0-6-3-6-6s3-6 8-6Z" className="hero-lamp" />
          <circle cx="66" cy="92" r="25" className="hero-tyre" />
          <circle cx="66" cy="92" r="11" className="hero-rim" />
          <circle cx="236" cy="92" r="25" className="hero-tyre" />
          <circle cx="236" cy="92" r="11" className="hero-rim" />
        </g>
      </g>
    </svg>
  );
}
